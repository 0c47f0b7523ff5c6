internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Numbers with separators of the style's own: the locale's text, with those parts replaced.
final class SeparatedNumbers: Sendable {
    let style: CompiledNumber
    private let separators: NumberSeparators

    /// Nil for styles with the locale's separators.
    ///
    /// - Throws: ``NumberError/conflict(_:)`` for what is no separator, and for styles that write no digits of their own.
    init?(_ resolved: ResolvedNumber) throws(NumberError) {
        guard let separators = resolved.specification.options.separators else { return nil }
        try separators.check()
        guard resolved.format == nil else {
            throw .conflict("separators go with digits, not with words, ordinals, numerals by rules or patterns")
        }
        self.separators = separators
        var specification = resolved.specification
        specification.options.separators = nil
        style = try CompiledNumber(specification)
        // One that is not given is the locale's, which must not be the same.
        let symbols: Symbols
        do throws(ICUError) { symbols = try Symbols(locale: resolved.locale.name) } catch { throw NumberError(error) }
        let decimal = separators.decimal ?? symbols.decimal
        if decimal == separators.grouping ?? symbols.group {
            throw .conflict("decimal and grouping separator are both '\(decimal)'")
        }
    }

    /// The symbols of a locale's numbers.
    private struct Symbols {
        let decimal: String
        let group: String

        /// By ICU's `UNumberFormatSymbol`.
        init(locale: String) throws(ICUError) {
            let handle = try DecimalFormatHandle(.pattern("0"), locale: locale)
            decimal = try handle.symbol(0)
            group = try handle.symbol(1)
        }
    }

    func formattedText(_ value: NumberValue) throws(NumberError) -> FormattedText<NumberField> {
        let text = try style.formattedText(value)
        var output: [UInt8] = []
        let bytes = Array(text.text.utf8)
        // Where each of the old bytes is.
        var moved = Array(0...bytes.count)
        var start = 0
        for span in text.spans {
            let new: String? =
                switch span.field {
                case .decimal: separators.decimal
                case .group: separators.grouping
                default: nil
                }
            guard let new, span.range.lowerBound >= start else { continue }
            for index in start..<span.range.lowerBound { moved[index] = output.count + index - start }
            output += bytes[start..<span.range.lowerBound]
            for index in span.range { moved[index] = output.count }
            output += new.utf8
            start = span.range.upperBound
        }
        for index in start...bytes.count { moved[index] = output.count + index - start }
        output += bytes[start...]
        let spans = text.spans.map {
            FormattedText<NumberField>.Span(
                field: $0.field, range: moved[$0.range.lowerBound]..<moved[$0.range.upperBound])
        }
        return FormattedText(text: String(decoding: output, as: UTF8.self), spans: spans)
    }
}
