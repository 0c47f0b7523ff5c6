internal import LocaleFormatBridge
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// One unit of a relative style: "yesterday", "in {0} days", "{0} days ago".
final class RelativeUnit: Sendable {
    /// What stands around a number, or instead of it.
    struct Pattern: Sendable {
        let before: PooledText
        let after: PooledText
        /// Set where the language says it without a number: "in two days" is one word in Arabic.
        let word: String?
    }

    /// Whether ICU is not asked.
    let isProgram: Bool
    /// For -2 to 2.
    private let words: [String?]
    /// For each plural category in the past, then in the future.
    private let patterns: [Pattern?]
    /// Every text of the patterns, one after another, in UTF-8.
    private let bytes: [UInt8]
    private let capacity: Int

    /// A unit that ICU has to write.
    init() { (isProgram, words, patterns, bytes, capacity) = (false, [], [], [], 0) }

    /// - Parameters:
    ///   - own: in the style's context.
    ///   - plain: without a context.
    init(
        _ unit: Int32, _ numbers: RelativeNumbers, isNumeric: Bool, own: RelativeDateHandle, plain: RelativeDateHandle
    ) throws(ICUError) {
        var words: [String?] = [nil, nil, nil, nil, nil]
        if !isNumeric {
            for place in 0..<5 { words[place] = try Self.word(Double(place - 2), unit, own) }
        }
        var builder = Builder()
        var patterns: [Pattern?] = []
        for sign in [-1.0, 1] {
            for category in PluralCategory.allCases {
                guard let sample = numbers.samples[category]?.first else {
                    patterns.append(nil)
                    continue
                }
                patterns.append(try builder.pattern(sign * sample, unit, own, plain))
            }
        }
        self.words = words
        self.patterns = patterns
        bytes = builder.bytes + [UInt8](repeating: 0, count: UTF8Writer.slack)
        capacity = builder.longest + 4 * 4 + UTF8Writer.slack
        isProgram = true
    }

    /// The word for a whole distance; nil where there is none. ICU takes it for distances within half a percent too, by
    /// which it is told from a pattern.
    private static func word(_ offset: Double, _ unit: Int32, _ handle: RelativeDateHandle) throws(ICUError) -> String?
    {
        let near = offset + 0.004
        let text = try handle.text(offset, unit: unit, numeric: false)
        let nearText = try handle.text(near, unit: unit, numeric: false)
        let number = try handle.text(offset, unit: unit, numeric: true)
        let nearNumber = try handle.text(near, unit: unit, numeric: true)
        return text != number || nearText != nearNumber ? text : nil
    }

    private struct Builder {
        var bytes: [UInt8] = []
        var longest = 0

        mutating func pool(_ text: some Collection<UInt8>) -> PooledText {
            let place = PooledText(offset: UInt32(bytes.count), count: UInt32(text.count))
            bytes.append(contentsOf: text)
            return place
        }

        /// The pattern that ICU used for a number; nil where the context changes more than what stands before the number.
        mutating func pattern(
            _ sample: Double, _ unit: Int32, _ own: RelativeDateHandle, _ plain: RelativeDateHandle
        ) throws(ICUError) -> Pattern? {
            let raw = try plain.format(sample, unit: unit, numeric: true)
            let text = Array(try own.text(sample, unit: unit, numeric: true).utf8)
            guard let number = raw.number else {
                return Pattern(before: .empty, after: .empty, word: String(decoding: text, as: UTF8.self))
            }
            let rest = Array(raw.text.utf8)[number.lowerBound...]
            guard text.count >= rest.count, text.suffix(rest.count).elementsEqual(rest) else { return nil }
            let before = text.dropLast(rest.count)
            let after = rest.dropFirst(number.count)
            longest = max(longest, before.count + after.count)
            return Pattern(before: pool(before), after: pool(after), word: nil)
        }
    }

    static func part(of text: String, _ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }

    // MARK: Running

    /// What a distance is written with.
    private enum Form {
        case word(String)
        case small(UInt64, Pattern)
        /// A number with many digits or a fraction.
        case long
        /// ICU has to take it.
        case unknown
    }

    @inline(__always)
    private func form(_ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool) -> Form {
        if !isNumeric, offset > -2.1, offset < 2.1 {
            // Within half a percent of a whole number, as ICU takes it.
            let hundredfold = offset * 100
            let hundredths = Int(hundredfold < 0 ? hundredfold - 0.5 : hundredfold + 0.5)
            if hundredths % 100 == 0, let word = words[hundredths / 100 + 2] { return .word(word) }
        }
        let magnitude = offset.magnitude
        guard magnitude < Double(RelativeNumbers.small) else { return .long }
        let whole = UInt64(magnitude)
        guard Double(whole) == magnitude else { return .long }
        guard let pattern = patterns[Self.direction(offset) &+ numbers.category(small: whole)] else { return .unknown }
        if let word = pattern.word { return .word(word) }
        return .small(whole, pattern)
    }

    /// Where the patterns of the past and of the future begin.
    @inline(__always)
    private static func direction(_ offset: Double) -> Int { offset.sign == .minus ? 0 : 6 }

    /// Nil when ICU has to take it.
    @inline(__always)
    func text(_ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool) -> String? {
        switch form(offset, numbers, isNumeric: isNumeric) {
        case .word(let word): word
        case .small(let whole, let pattern):
            String(utf8Capacity: capacity) { write(whole, pattern, numbers, to: &$0) }
        case .long: long(offset.magnitude, Self.direction(offset), numbers)
        case .unknown: nil
        }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    func append(
        _ offset: Double, _ numbers: RelativeNumbers, isNumeric: Bool, to output: inout [UInt8]
    ) -> Bool {
        if case .small(let whole, let pattern) = form(offset, numbers, isNumeric: isNumeric) {
            return output.append(utf8Capacity: capacity) { write(whole, pattern, numbers, to: &$0) }
        }
        guard let text = text(offset, numbers, isNumeric: isNumeric) else { return false }
        output.append(contentsOf: text.utf8)
        return true
    }

    @inline(__always)
    private func write(
        _ whole: UInt64, _ pattern: Pattern, _ numbers: RelativeNumbers, to output: inout UTF8Writer
    ) -> Bool {
        output.append(bytes, from: Int(pattern.before.offset), count: Int(pattern.before.count))
        numbers.digits.write(whole, minimum: 1, to: &output)
        output.append(bytes, from: Int(pattern.after.offset), count: Int(pattern.after.count))
        return true
    }

    @inline(never)
    private func long(_ magnitude: Double, _ direction: Int, _ numbers: RelativeNumbers) -> String? {
        guard magnitude.isFinite, let category = try? numbers.number.pluralCategory(of: magnitude),
            let pattern = patterns[direction + RelativeNumbers.place(category)]
        else { return nil }
        if let word = pattern.word { return word }
        guard let digits = try? numbers.number.format(magnitude) else { return nil }
        return text(pattern.before) + digits + text(pattern.after)
    }

    private func text(_ part: PooledText) -> String {
        String(decoding: bytes[Int(part.offset)..<Int(part.offset + part.count)], as: UTF8.self)
    }

    // MARK: Proof

    /// Whether it writes what ICU does, for words, for numbers of each category, and for numbers that are rounded or grouped.
    func agrees(
        _ unit: Int32, _ numbers: RelativeNumbers, isNumeric: Bool, with handle: RelativeDateHandle
    ) throws(ICUError) -> Bool {
        let magnitudes = Set(numbers.samples.values.joined()).union([0, 1, 2, 1.004, 1.9996, 101, 999, 1_000.25])
        for magnitude in magnitudes {
            for offset in [magnitude, -magnitude] {
                guard let text = text(offset, numbers, isNumeric: isNumeric) else { continue }
                if text != (try handle.text(offset, unit: unit, numeric: isNumeric)) { return false }
            }
        }
        return true
    }
}
