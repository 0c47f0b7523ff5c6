internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Formats numbers with ICU and takes the texts apart by the fields ICU marks, to learn a style's ``ParseShape``.
struct ParseProbe {
    let handle: NumberHandle

    /// A formatted number: what stands before, inside and after its digits.
    struct Parts {
        let text: [UInt8]
        /// From the first integer digit to the last digit of fraction or exponent, separators included; nil for text
        /// without digits.
        let body: Range<Int>?
        let integer: Range<Int>?
        let decimal: Range<Int>?
        let groups: [Range<Int>]
        let exponentSymbol: Range<Int>?
        let exponent: Range<Int>?
        let hasFraction: Bool
        let isCompact: Bool
    }

    func parts(of operand: NumberHandle.Operand) throws(ICUError) -> Parts {
        let raw = try handle.formatWithFields(operand)
        var fields: [NumberField: Range<Int>] = [:]
        var groups: [Range<Int>] = []
        for span in raw.spans {
            guard let field = NumberField(span) else { continue }
            if field == .group { groups.append(span.range) } else if fields[field] == nil { fields[field] = span.range }
        }
        let inside = [NumberField.integer, .decimal, .fraction, .exponent].compactMap { fields[$0] }
        let hasDigits = fields[.integer] != nil || fields[.fraction] != nil
        var body: Range<Int>?
        if hasDigits, let start = inside.map(\.lowerBound).min(), let end = inside.map(\.upperBound).max() {
            body = start..<end
        }
        return Parts(
            text: Array(raw.text.utf8), body: body, integer: fields[.integer], decimal: fields[.decimal],
            groups: groups,
            exponentSymbol: fields[.exponentSymbol], exponent: fields[.exponent],
            hasFraction: fields[.fraction] != nil, isCompact: fields[.compact] != nil)
    }

    func parts(of decimal: String) throws(ICUError) -> Parts { try parts(of: .decimal(decimal)) }
}

extension ParseProbe.Parts {
    func bytes(_ range: Range<Int>?) -> [UInt8] { range.map { Array(text[$0]) } ?? [] }

    var prefix: [UInt8] { body.map { Array(text[..<$0.lowerBound]) } ?? [] }
    var suffix: [UInt8] { body.map { Array(text[$0.upperBound...]) } ?? [] }

    /// The first digit's scalar.
    var firstDigit: UInt32? {
        guard let integer, !integer.isEmpty else { return nil }
        return String(decoding: text[integer], as: UTF8.self).unicodeScalars.first?.value
    }

    /// Digits after each separator, from left to right.
    var groupLengths: [Int] {
        guard let integer else { return [] }
        let limits = groups.dropFirst().map(\.lowerBound) + [integer.upperBound]
        return zip(groups, limits).map { group, limit in
            group.upperBound > limit
                ? 0 : String(decoding: text[group.upperBound..<limit], as: UTF8.self).unicodeScalars.count
        }
    }
}
