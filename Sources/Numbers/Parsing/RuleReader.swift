internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Words, ordinals, algorithmic numerals and `DecimalFormat` patterns: ICU reads them, and in strict mode the style must
/// write the very same text for what was read.
struct RuleReader: Sendable {
    /// ICU's rules try many ways to read a text, so that long texts could take long. Words for any 64-bit integer fit.
    static let limit = 4_096

    private let pool: HandlePool<DecimalFormatHandle>
    private let formatter: CompiledNumber

    init(_ kind: DecimalFormatHandle.Kind, _ specification: NumberSpecification) throws(NumberError) {
        formatter = try CompiledNumber(specification)
        let locale = try NumberSkeleton.icuLocale(specification.locale, numbering: specification.options.numbering)
        pool = HandlePool { () throws(ICUError) in try DecimalFormatHandle(kind, locale: locale) }
    }

    struct Reading {
        let value: ParsedNumber.Value
        /// UTF-8 bytes taken.
        let end: Int
    }

    func read(_ text: String, mode: NumberParseMode, isPrefix: Bool) throws(NumberParseError) -> Reading {
        let length = text.utf8.count
        guard length <= Self.limit else { throw .tooLong(length: length, limit: Self.limit) }
        let parsed: (decimal: String, length: Int)
        do throws(ICUError) {
            parsed = try pool.withHandle { (handle) throws(ICUError) in
                handle.setLenientParse(false)
                return try handle.parse(text)
            }
        } catch { throw .unexpected(text: text.utf8Span.span.excerpt(at: 0), at: 0, expected: "a number of this style") }
        let units = text.utf16
        let index = units.index(units.startIndex, offsetBy: parsed.length, limitedBy: units.endIndex) ?? units.endIndex
        let end = text.utf8.distance(from: text.startIndex, to: index)
        guard end > 0 else { throw .unexpected(text: text.utf8Span.span.excerpt(at: 0), at: 0, expected: "a number of this style") }
        guard isPrefix || end == length else {
            throw .unexpected(text: text.utf8Span.span.excerpt(at: end), at: end, expected: "the end")
        }
        let value = try Self.value(of: parsed.decimal)
        if mode == .strict {
            let number = ParsedNumber(value)
            guard let written = try? formatter.format(number.numberValue), written == text[..<index] else {
                throw .doesNotRoundTrip(text: text.utf8Span.span.excerpt(at: 0), value: number.numberValue.plainText)
            }
        }
        return Reading(value: value, end: end)
    }

    /// ICU's `unum_parseDecimal` writes plain decimals, and `Infinity` and `NaN` in words.
    private static func value(of text: String) throws(NumberParseError) -> ParsedNumber.Value {
        if let decimal = try? ExactDecimal(text) { return .finite(decimal) }
        if text.lowercased().contains("inf") { return .infinity(isNegative: text.hasPrefix("-")) }
        if text.lowercased() == "nan" { return .nan }
        throw .tooLarge
    }
}
