/// The commonest number, ready to be written: at most 64 bits of digits between affixes, grouped, with a fraction.
///
/// All of it is packed in words of eight bytes and written backwards with eight-byte stores, so that two digits of any
/// script cost one store and no loop over bytes. `NumberProgram` writes whatever does not fit here.
///
/// `@unchecked Sendable` is true because `words` is filled in the initialiser and only read afterwards.
@usableFromInline
package final class DigitTemplate: @unchecked Sendable {
    /// What stands before and after the digits, as UTF-8.
    package struct Affixes {
        let prefix: InlineUTF8
        let suffix: InlineUTF8

        package init(prefix: InlineUTF8, suffix: InlineUTF8) {
            self.prefix = prefix
            self.suffix = suffix
        }
    }

    /// Affixes by sign, in this order: positive, zero, negative, negative zero.
    package static let signs = 4

    /// Bytes that the longest text may take: 20 digits of 4 bytes, as many zeros, 19 separators and a decimal separator of
    /// 8 bytes, two affixes of 16; and 8 more in front, because a store always writes eight.
    private static let capacity = 80 + 80 + 160 + 32 + 8

    /// For each sign suffix and prefix, each as two words and two counts.
    private let words: UnsafeMutablePointer<UInt64>
    private let digits: PackedDigits
    private let group: UInt64
    private let groupCount: Int
    private let decimal: UInt64
    private let decimalCount: Int
    private let primary: Int
    private let secondary: Int
    /// Integers from here on are grouped.
    private let threshold: UInt64
    /// Whether a store holds three digits and a separator, and all groups have three digits.
    private let isThousands: Bool
    /// The separator before three digits.
    private let thousandsGroup: UInt64
    /// Whether a store holds two digits and a separator.
    private let isSeparatorShort: Bool
    /// Ten to the power of `secondary`: what stands before the first separator from here on takes another one.
    private let above: UInt64
    private let minimumFraction: Int
    private let alwaysShowsDecimal: Bool
    private let hidesZeroFraction: Bool
    private let isASCII: Bool
    /// Bytes of the affixes by sign, and of the integer with its separators by the count of its digits.
    private let affixLengths: InlineArray<4, UInt8>
    private let integerLengths: InlineArray<21, UInt8>

    /// Nil when something is too long for its words. No array is made on the way, since the first one of a type costs a process more than its
    /// first text.
    ///
    /// - Parameters:
    ///   - affixes: by sign, in the order of ``signs``.
    ///   - grouping: digits of the last group and of the others, and of the shortest integer that has a separator; a
    ///     primary of 0 for none.
    package init?(
        digits: PackedDigits, group: InlineUTF8, decimal: InlineUTF8, affixes: InlineArray<4, Affixes>,
        grouping: (primary: Int, secondary: Int, shortest: Int), minimumFraction: Int, alwaysShowsDecimal: Bool,
        hidesZeroFraction: Bool
    ) {
        var isASCII = digits.width == 1 && group.isASCII && decimal.isASCII
        guard minimumFraction <= 20, grouping.primary >= 0, grouping.primary == 0 || grouping.secondary > 0,
            grouping.shortest <= 19, group.count <= 8, decimal.count <= 8, group.isUTF8,
            decimal.isUTF8
        else { return nil }
        for sign in 0..<Self.signs {
            let affix = affixes[sign]
            guard affix.prefix.count <= 16, affix.suffix.count <= 16, affix.prefix.isUTF8, affix.suffix.isUTF8 else {
                return nil
            }
            isASCII = isASCII && affix.prefix.isASCII && affix.suffix.isASCII
        }
        words = .allocate(capacity: Self.signs * 8)
        words.initialize(repeating: 0, count: Self.signs * 8)
        for sign in 0..<Self.signs {
            Self.pack(affixes[sign].suffix, into: words + sign * 8)
            Self.pack(affixes[sign].prefix, into: words + sign * 8 + 4)
        }
        let group = grouping.primary == 0 ? .empty : group
        self.digits = digits
        self.group = group.packed(before: group.count).word
        groupCount = group.count
        self.decimal = decimal.packed(before: decimal.count).word
        decimalCount = decimal.count
        primary = grouping.primary
        secondary = grouping.secondary
        threshold =
            grouping.primary == 0
            ? .max : (1..<grouping.shortest).reduce(1 as UInt64) { power, _ in power * 10 }
        above = (0..<min(19, grouping.secondary)).reduce(1 as UInt64) { power, _ in power * 10 }
        let separated = digits.width * 3 + group.count
        isThousands = separated <= 8 && (grouping.primary == 0 || (grouping.primary, grouping.secondary) == (3, 3))
        thousandsGroup = isThousands ? self.group >> UInt64(24 * digits.width) : 0
        isSeparatorShort = separated - digits.width <= 8
        self.minimumFraction = minimumFraction
        self.alwaysShowsDecimal = alwaysShowsDecimal
        self.hidesZeroFraction = hidesZeroFraction
        self.isASCII = isASCII
        affixLengths = InlineArray { UInt8(affixes[$0].prefix.count + affixes[$0].suffix.count) }
        integerLengths = InlineArray { count in
            let isGrouped = grouping.primary > 0 && count >= grouping.shortest
            let separators = isGrouped ? 1 + (count - grouping.primary - 1) / grouping.secondary : 0
            return UInt8(count * digits.width + separators * group.count)
        }
    }

    deinit { words.deallocate() }

    /// Up to sixteen bytes, as two words and their counts, the last eight first.
    private static func pack(_ text: InlineUTF8, into word: UnsafeMutablePointer<UInt64>) {
        let last = text.packed(before: text.count)
        let first = text.packed(before: text.count - last.count)
        (word[0], word[1]) = (last.word, UInt64(last.count))
        (word[2], word[3]) = (first.word, UInt64(first.count))
    }

    // MARK: Running

    /// `coefficient` divided by ten to the power of `places`, at most 20, as text.
    @usableFromInline
    package func string(_ coefficient: UInt64, places: Int, isNegative: Bool) -> String {
        withUnsafeTemporaryAllocation(byteCount: Self.capacity, alignment: 8) { buffer in
            let start = write(coefficient, places, isNegative, to: buffer)
            let text = UnsafeRawBufferPointer(rebasing: buffer[start...])
            // Digits, separators and affixes were validated, and only whole ones are put together.
            return String(
                copying: UTF8Span(
                    unchecked: Span(_unsafeElements: text.assumingMemoryBound(to: UInt8.self)), isKnownASCII: isASCII))
        }
    }

    /// The same, appended to a writer: in its place, where eight bytes stand before it that stores may reach into.
    @usableFromInline
    package func append(_ coefficient: UInt64, places: Int, isNegative: Bool, to output: inout UTF8Writer) {
        let length = length(coefficient, places, isNegative)
        guard output.count >= 8, output.count &+ length <= output.capacity else {
            return appendCopy(coefficient, places, isNegative, to: &output)
        }
        let start = UnsafeMutableRawPointer(output.start + output.count)
        let before = start.loadUnaligned(fromByteOffset: -8, as: UInt64.self)
        let written = write(
            coefficient, places, isNegative, to: UnsafeMutableRawBufferPointer(start: start - 8, count: length &+ 8))
        precondition(written == 8, "the length was computed otherwise")
        (start - 8).storeBytes(of: before, as: UInt64.self)
        output.count &+= length
    }

    @inline(never)
    private func appendCopy(_ coefficient: UInt64, _ places: Int, _ isNegative: Bool, to output: inout UTF8Writer) {
        withUnsafeTemporaryAllocation(byteCount: Self.capacity, alignment: 8) { buffer in
            let start = write(coefficient, places, isNegative, to: buffer)
            output.append(UnsafeRawBufferPointer(rebasing: buffer[start...]))
        }
    }

    /// Bytes of the text.
    @inline(__always)
    private func length(_ coefficient: UInt64, _ places: Int, _ isNegative: Bool) -> Int {
        let integers = max(1, digits.count(coefficient) &- places)
        let affixes = affixLengths[(isNegative ? 2 : 0) &+ (coefficient == 0 ? 1 : 0)]
        let fraction = fractionDigits(places)
        let decimal = fraction > 0 || alwaysShowsDecimal ? decimalCount : 0
        return Int(affixes) &+ Int(integerLengths[integers]) &+ fraction &* digits.width &+ decimal
    }

    @inline(__always)
    private func fractionDigits(_ places: Int) -> Int {
        hidesZeroFraction && places == 0 ? 0 : max(places, minimumFraction)
    }

    /// The same, appended as UTF-8.
    @usableFromInline
    package func append(_ coefficient: UInt64, places: Int, isNegative: Bool, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(byteCount: Self.capacity, alignment: 8) { buffer in
            let start = write(coefficient, places, isNegative, to: buffer)
            bytes.append(addingCapacity: buffer.count - start) { output in
                output.append(buffer, from: start)
            }
        }
    }

    /// The same where there is room for it; false, with nothing appended, where there is not.
    @usableFromInline
    package func append(
        _ coefficient: UInt64, places: Int, isNegative: Bool, to output: inout OutputSpan<UInt8>
    ) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: Self.capacity, alignment: 8) { buffer in
            let start = write(coefficient, places, isNegative, to: buffer)
            guard buffer.count - start <= output.freeCapacity else { return false }
            output.append(buffer, from: start)
            return true
        }
    }

    /// Fills the buffer from its end and returns where the text starts.
    @inline(__always)
    private func write(
        _ coefficient: UInt64, _ places: Int, _ isNegative: Bool, to buffer: UnsafeMutableRawBufferPointer
    ) -> Int {
        precondition(places <= 20, "more places than the buffer is sized for")
        var writer = BackwardWriter(buffer, digits)
        var rest = coefficient
        let affix = words + ((isNegative ? 2 : 0) + (rest == 0 ? 1 : 0)) * 8
        put(affix, to: &writer)
        if places > 0 || minimumFraction > 0 || alwaysShowsDecimal { putFraction(places, of: &rest, to: &writer) }
        putInteger(rest, to: &writer)
        put(affix + 4, to: &writer)
        return writer.end
    }

    @inline(__always)
    private func putFraction(_ places: Int, of rest: inout UInt64, to writer: inout BackwardWriter) {
        let fraction = fractionDigits(places)
        var zero: UInt64 = 0
        for _ in places..<fraction { writer.putDigit(of: &zero) }
        writer.putDigits(places, of: &rest)
        if fraction > 0 || alwaysShowsDecimal { writer.put(decimal, decimalCount) }
    }

    /// All digits of a number, at least one, and the separators between them.
    @inline(__always)
    private func putInteger(_ number: UInt64, to writer: inout BackwardWriter) {
        var rest = number
        if isThousands {
            let isGrouped = rest >= threshold
            let (group, count) = (isGrouped ? thousandsGroup : 0, isGrouped ? groupCount : 0)
            while rest >= 1_000 { writer.putTriple(of: &rest, group, count) }
            return writer.putUpToThree(rest)
        }
        if rest >= threshold, primary > 0 {
            putGroup(primary, of: &rest, to: &writer)
            while rest >= above { putGroup(secondary, of: &rest, to: &writer) }
        }
        writer.putAll(rest)
    }

    /// The last digits of a number, and the separator before them: with the highest of them in one store where that holds both.
    @inline(__always)
    private func putGroup(_ count: Int, of rest: inout UInt64, to writer: inout BackwardWriter) {
        if count == 3, isSeparatorShort {
            writer.putPair(of: &rest)
            writer.putDigit(of: &rest, group, groupCount)
        } else if count == 2, isSeparatorShort {
            writer.putPair(of: &rest, group, groupCount)
        } else {
            writer.putDigits(count, of: &rest)
            writer.put(group, groupCount)
        }
    }

    @inline(__always)
    private func put(_ text: UnsafeMutablePointer<UInt64>, to writer: inout BackwardWriter) {
        writer.put(text[0], Int(truncatingIfNeeded: text[1]))
        if text[3] > 0 { writer.put(text[2], Int(truncatingIfNeeded: text[3])) }
    }
}

extension OutputSpan<UInt8> {
    /// Appends the end of a buffer, for which there is room.
    @inline(__always)
    fileprivate mutating func append(_ buffer: UnsafeMutableRawBufferPointer, from start: Int) {
        withUnsafeMutableBufferPointer { target, count in
            let text = UnsafeRawBufferPointer(rebasing: buffer[start...])
            UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(target)[count...]).copyMemory(
                from: text)
            count += text.count
        }
    }
}

/// Writes from the end of a buffer towards its start, eight bytes a store.
private struct BackwardWriter {
    private let base: UnsafeMutableRawPointer
    /// Where the text written so far starts.
    private(set) var end: Int
    /// A copy here is read once, where the template's would be read again after each store.
    private let digits: PackedDigits

    @inline(__always)
    init(_ buffer: UnsafeMutableRawBufferPointer, _ digits: PackedDigits) {
        // A temporary allocation of more than no bytes has a base address.
        base = buffer.baseAddress.unsafelyUnwrapped
        end = buffer.count
        self.digits = digits
    }

    /// Puts `count` bytes, up to eight, in front of the text; the last one is the highest byte of `bits`.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ count: Int) {
        base.storeBytes(of: bits.littleEndian, toByteOffset: end &- 8, as: UInt64.self)
        end &-= count
    }

    /// The last digit of a number, with a separator before it.
    @inline(__always)
    mutating func putDigit(of rest: inout UInt64, _ group: UInt64 = 0, _ groupCount: Int = 0) {
        let quotient = rest / 10
        let word = digits.word(digit: rest &- quotient &* 10)
        put(word | group &>> UInt64(truncatingIfNeeded: 8 &* digits.width), digits.width &+ groupCount)
        rest = quotient
    }

    /// The last two digits of a number, with a separator before them.
    @inline(__always)
    mutating func putPair(of rest: inout UInt64, _ group: UInt64 = 0, _ groupCount: Int = 0) {
        let quotient = rest / 100
        let word = digits.word(pair: rest &- quotient &* 100)
        put(word | group &>> UInt64(truncatingIfNeeded: 16 &* digits.width), 2 &* digits.width &+ groupCount)
        rest = quotient
    }

    /// The last three digits of a number, with a separator before them, which is in its place already.
    @inline(__always)
    mutating func putTriple(of rest: inout UInt64, _ group: UInt64, _ groupCount: Int) {
        let quotient = rest / 1_000
        put(digits.word(triple: rest &- quotient &* 1_000) | group, 3 &* digits.width &+ groupCount)
        rest = quotient
    }

    /// All digits of a number below a thousand, at least one. Zeros are stored in front of them, and overwritten by what is put
    /// there.
    @inline(__always)
    mutating func putUpToThree(_ number: UInt64) {
        let count = 1 &+ (number >= 10 ? 1 : 0) &+ (number >= 100 ? 1 : 0)
        put(digits.word(triple: number), count &* digits.width)
    }

    @inline(__always)
    mutating func putDigits(_ count: Int, of rest: inout UInt64) {
        for _ in 0..<count / 2 { putPair(of: &rest) }
        if count % 2 == 1 { putDigit(of: &rest) }
    }

    /// All digits of a number, at least one.
    @inline(__always)
    mutating func putAll(_ number: UInt64) {
        var rest = number
        while rest >= 10 { putPair(of: &rest) }
        if rest > 0 || number == 0 { putDigit(of: &rest) }
    }
}
