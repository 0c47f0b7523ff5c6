internal import LocaleFormatBridge
internal import LocaleFormatCore

/// A number that ICU formatted, taken apart by the fields it marked: what stands before, between and after the digits. All
/// programs and parsers learn their styles from these.
struct NumberParts {
    /// All of it, in UTF-8.
    let text: [UInt8]
    /// From the first digit to the last of integer, fraction or exponent, with what stands between them; nil for a text
    /// without digits.
    let body: Range<Int>?
    /// Each separator in the integer, from left to right.
    let groups: [Range<Int>]
    /// The first of each field but separators in the integer.
    private let fields: [(field: NumberField, range: Range<Int>)]

    init(_ raw: RawFormatted) {
        // Few: a dictionary would take longer than it takes to look through them.
        var fields: [(field: NumberField, range: Range<Int>)] = []
        func range(_ field: NumberField) -> Range<Int>? { fields.first { $0.field == field }?.range }
        fields.reserveCapacity(8)
        var groups: [Range<Int>] = []
        groups.reserveCapacity(4)
        for span in raw.spans {
            guard let field = NumberField(span) else { continue }
            if field == .group {
                groups.append(span.range)
            } else if range(field) == nil {
                fields.append((field, span.range))
            }
        }
        text = Array(raw.text.utf8)
        self.fields = fields
        self.groups = groups
        var body: Range<Int>?
        for (field, range) in fields {
            switch field {
            case .integer, .decimal, .fraction, .exponent:
                body = min(body?.lowerBound ?? .max, range.lowerBound)..<max(body?.upperBound ?? 0, range.upperBound)
            default: break
            }
        }
        self.body = range(.integer) != nil || range(.fraction) != nil ? body : nil
    }

    /// Where a field is.
    subscript(field: NumberField) -> Range<Int>? { fields.first { $0.field == field }?.range }

    /// What a field says; nothing where it is missing.
    func bytes(_ field: NumberField) -> ArraySlice<UInt8> { self[field].map { text[$0] } ?? [] }

    /// What stands before the digits: all of a text that has none.
    var prefix: ArraySlice<UInt8> { text[..<(body?.lowerBound ?? text.count)] }
    /// What stands behind the digits.
    var suffix: ArraySlice<UInt8> { text[(body?.upperBound ?? text.count)...] }

    /// The first separator in the integer; nothing where there is none.
    var groupSeparator: ArraySlice<UInt8> { groups.first.map { text[$0] } ?? [] }

    /// Between the digits and those of the exponent: `E`, `×10^`, and its sign; nothing where there is no exponent.
    var exponentMark: ArraySlice<UInt8> {
        guard let symbol = self[.exponentSymbol], let digits = self[.exponent] else { return [] }
        return text[symbol.lowerBound..<digits.lowerBound]
    }

    /// The scalar of the first integer digit.
    var firstDigit: UInt32? { String(decoding: bytes(.integer), as: UTF8.self).unicodeScalars.first?.value }

    /// How many digits the integer has in each group, from left to right; just one number where there are no separators.
    var groupSizes: [Int] {
        guard let integer = self[.integer] else { return [] }
        let starts = [integer.lowerBound] + groups.map(\.upperBound)
        let ends = groups.map(\.lowerBound) + [integer.upperBound]
        return zip(starts, ends).map { start, end in
            // Scalars, by their first bytes.
            start < end ? text[start..<end].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } : 0
        }
    }
}
