package import LocaleFormatMemory
internal import LocaleFormatBridge

/// The digits of a text as a style writes them: groups of the style's size, then a fraction. What most texts have between their affixes.
package struct PlainBody: BitwiseCopyable {
    /// The digits without separators: at most eighteen, zeros in front not counted.
    package let coefficient: UInt64
    /// How many of them stand behind the decimal separator.
    package let places: Int
    /// The bytes that they take.
    package let start: Int
    package let end: Int
    /// Whether they are Latin digits where the style has others.
    package let isOther: Bool
}

/// How a style writes digits, packed: what reads columns finds them with, and leaves to the parser whatever is not as plain.
package final class PlainDigits: Sendable {
    private let own: PackedShape
    private let latin: PackedShape?

    /// Nil for words, abbreviations, numbers that ICU multiplied, digits that are not in a row.
    convenience init?(_ reader: ShapeReader) {
        guard !reader.isExactFirst, reader.isUndivided, let shape = reader.shapes.first, let own = PackedShape(shape)
        else { return nil }
        self.init(own, latin: reader.shapes.dropFirst().first { $0.digits == .latin }.flatMap { PackedShape($0) })
    }

    private init(_ own: PackedShape, latin: PackedShape?) { (self.own, self.latin) = (own, latin) }

    /// The digits that a text has; nil where there are none, or they are not as the style writes them.
    package func body(in text: LentBytes) -> PlainBody? {
        text.withSpan { text in
            for offset in 0..<text.count {
                if own.digit(in: text, at: offset) != nil { return own.body(in: text, from: offset, isOther: false) }
                if let latin, latin.digit(in: text, at: offset) != nil {
                    return latin.body(in: text, from: offset, isOther: true)
                }
            }
            return nil
        }
    }
}

extension CompiledNumberParser {
    /// Whether what stands around the digits of a text means the same around all others: it has no digits, and no separator beside the body.
    package func hasPlainAffixes(_ body: PlainBody, in text: LentBytes) -> Bool {
        let folding = lenient.folding
        let marks = lenient.separators.flatMap { [$0.foldedDecimal, $0.foldedGroup] }.filter { $0 != 0x20 } + [0x27]
        let (before, behind) = (text.part(0..<body.start).text, text.part(body.end..<text.count).text)
        guard let before = before?.unicodeScalars, let behind = behind?.unicodeScalars else { return false }
        let isFree = [before, behind].allSatisfy { affix in
            affix.allSatisfy { ReadableDigits.unicodeValue(of: $0.value) == nil }
        }
        // Marks that are not seen may stand between.
        let neighbours = [before.reversed().map(\.value), behind.map(\.value)].compactMap { affix in
            affix.map(folding.fold).first { $0 != LenientFolding.invisible && $0 != 0x20 }
        }
        return isFree && neighbours.allSatisfy { !marks.contains($0) }
    }
}

/// Digits of one system and their separators, as few words.
private struct PackedShape: Sendable, BitwiseCopyable {
    /// The UTF-8 bytes of zero, the first one lowest.
    private let zero: UInt32
    private let width: Int
    private let decimal: UInt64
    private let decimalCount: Int
    private let group: UInt64
    private let groupCount: Int
    private let primary: Int
    private let secondary: Int

    init?(_ shape: ParseShape) {
        guard let scalar = Unicode.Scalar(shape.digits.zero), shape.digits.zero != 0 else { return nil }
        let bytes = Array(String(Character(scalar)).utf8)
        // The other nine differ in their last byte alone.
        guard let last = bytes.last, bytes.count == 1 || last & 0x3F <= 0x3F - 9, !shape.decimal.isEmpty,
            shape.decimal.count <= 8, shape.group.count <= 8, shape.decimal != shape.group,
            shape.grouping == .none || 2...4 ~= shape.grouping.secondary
        else { return nil }
        func pack(_ bytes: [UInt8]) -> UInt64 { bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
        zero = UInt32(truncatingIfNeeded: pack(bytes))
        width = bytes.count
        (decimal, decimalCount) = (pack(shape.decimal), shape.decimal.count)
        let isGrouped = shape.grouping != .none
        (group, groupCount) = (isGrouped ? pack(shape.group) : 0, isGrouped ? shape.group.count : 0)
        (primary, secondary) = (shape.grouping.primary, shape.grouping.secondary)
    }

    @inline(__always)
    func digit(in text: Span<UInt8>, at offset: Int) -> UInt64? {
        guard offset &+ width <= text.count else { return nil }
        if width == 1 {
            let value = text[offset] &- 0x30
            return value < 10 ? UInt64(value) : nil
        }
        var bits = zero
        for index in 0..<width &- 1 {
            if text[offset &+ index] != UInt8(truncatingIfNeeded: bits) { return nil }
            bits >>= 8
        }
        let value = text[offset &+ width &- 1] &- UInt8(truncatingIfNeeded: bits)
        return value < 10 ? UInt64(value) : nil
    }

    @inline(__always)
    private func has(_ word: UInt64, _ count: Int, in text: Span<UInt8>, at offset: Int) -> Bool {
        guard offset &+ count <= text.count else { return false }
        var bits = word
        for index in 0..<count {
            if text[offset &+ index] != UInt8(truncatingIfNeeded: bits) { return false }
            bits >>= 8
        }
        return true
    }

    @inline(__always)
    func body(in text: Span<UInt8>, from start: Int, isOther: Bool) -> PlainBody? {
        var (offset, value, run): (Int, UInt64, Int) = (start, 0, 0)
        var isSeparated = false
        while true {
            if let digit = digit(in: text, at: offset) {
                guard value < Self.limit else { return nil }
                value = value &* 10 &+ digit
                offset &+= width
                run &+= 1
            } else if groupCount > 0, has(group, groupCount, in: text, at: offset),
                digit(in: text, at: offset &+ groupCount) != nil
            {
                guard isSeparated ? run == secondary : run <= secondary else { return nil }
                isSeparated = true
                offset &+= groupCount
                run = 0
            } else {
                break
            }
        }
        if isSeparated, run != primary { return nil }
        var places = 0
        if has(decimal, decimalCount, in: text, at: offset), digit(in: text, at: offset &+ decimalCount) != nil {
            offset &+= decimalCount
            while let digit = digit(in: text, at: offset) {
                guard value < Self.limit, places < 18 else { return nil }
                value = value &* 10 &+ digit
                offset &+= width
                places &+= 1
            }
        }
        return PlainBody(coefficient: value, places: places, start: start, end: offset, isOther: isOther)
    }

    private static let limit: UInt64 = 100_000_000_000_000_000
}
