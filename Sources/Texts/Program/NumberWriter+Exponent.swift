internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// `%e` and `%g`. Which digits, how many, and when an exponent, is as C has it (ISO/IEC 9899:2018, 7.21.6.1, paragraph 8); a double is rounded by its
/// very value, as C's libraries do. Digits, decimal separator and signs are the reader's. The exponent is C's in all languages: an `e`, a sign, and at
/// least two digits.
extension NumberWriter {
    /// How one of these is written.
    private struct Form {
        /// The least that is shown, rounded.
        var mantissa: ExactDecimal
        var fractionCount: Int
        /// Digits before the decimal separator.
        var integerCount: Int
        /// Nil for none.
        var exponent: Int?
    }

    /// Nil for other conversions, for NaN and infinities, and for runs that say themselves how numbers are written: money, short forms.
    func exponential(width: Int?, precision: Int?) throws(TextError) -> ArgumentWriter.Rendered? {
        guard let isUppercase = specifier.exponentIsUppercase, var style = place.specification,
            style.kind == .decimal, style.options.notation == .automatic, style.options.increment == nil,
            style.options.scale == nil, let form = form(precision)
        else { return nil }
        style.options.precision = .fractionLength(min(form.fractionCount, Precision.limit))
        if form.exponent != nil || flags.contains(.zero) { style.options.grouping = .never }
        if flags.contains(.plus) { style.options.sign = .always() }
        if flags.contains(.alternate) { style.options.decimalSeparator = .always }
        do throws(NumberError) {
            var compiled = try CompiledNumber.cached(style)
            var parts = try compiled.formattedText(form.mantissa)
            let tail = try form.exponent.map { exponent throws(NumberError) in
                try self.tail(exponent, isUppercase ? "E" : "e", style)
            }
            let isSpaced = flags.contains(.space) && !flags.contains(.plus) && !form.mantissa.isNegative
            if flags.contains(.zero), !flags.contains(.left), let width {
                let missing = width - (isSpaced ? 1 : 0) - parts.text.printedCount - (tail?.text.printedCount ?? 0)
                if missing > 0 {
                    style.options.minimumIntegerDigits = min(999, form.integerCount + missing)
                    compiled = try CompiledNumber.cached(style)
                    parts = try compiled.formattedText(form.mantissa)
                }
            }
            guard let tail else {
                let text = isSpaced ? " " + parts.text : parts.text
                return .init(text: text, value: .decimal(form.mantissa), style: compiled, parts: parts)
            }
            let whole = parts.inserting(tail)
            return .init(
                text: isSpaced ? " " + whole.text : whole.text, value: value, style: place.style, parts: whole)
        } catch { throw .number(argument: place.argument, error) }
    }

    private func form(_ precision: Int?) -> Form? {
        var exact = value.exactDecimal
        if case .double(let double) = value { exact = ExactDecimal(binary: double) }
        guard let exact else { return nil }
        let isGeneral = specifier.isGeneral
        let count = isGeneral ? max(1, precision ?? 6) : (precision ?? 6) + 1
        let (digits, exponent) = exact.rounded(toDigits: count)
        // "Let P equal the precision … if P > X ≥ −4, the conversion is with style f"
        let hasExponent = !isGeneral || exponent < -4 || exponent >= count
        let point = hasExponent ? 0 : exponent
        var shown = count
        if isGeneral, !flags.contains(.alternate) { shown = (digits.lastIndex { $0 != 0 } ?? 0) + 1 }
        return Form(
            mantissa: ExactDecimal(isNegative: exact.isNegative, digits: digits, exponent: point - count + 1),
            fractionCount: max(0, shown - 1 - point), integerCount: max(1, point + 1),
            exponent: hasExponent ? exponent : nil)
    }

    /// `e+05`
    private func tail(
        _ exponent: Int, _ symbol: String, _ style: NumberSpecification
    ) throws(NumberError) -> FormattedText<NumberField> {
        var options = NumberOptions()
        options.numbering = style.options.numbering
        options.grouping = .never
        options.sign = .always()
        options.minimumIntegerDigits = 2
        let specification = NumberSpecification(locale: style.locale, kind: .decimal, options: options)
        let parts = try CompiledNumber.cached(specification).formattedText(exponent)
        let length = symbol.utf8.count
        let spans = parts.spans.map { span in
            FormattedText<NumberField>.Span(
                field: span.field == .sign ? .exponentSign : .exponent,
                range: span.range.lowerBound + length..<span.range.upperBound + length)
        }
        return FormattedText(
            text: symbol + parts.text, spans: [.init(field: .exponentSymbol, range: 0..<length)] + spans)
    }
}

extension FormatSpecifier {
    /// Of `%e` and `%g`; nil for all others.
    fileprivate var exponentIsUppercase: Bool? {
        switch conversion {
        case .exponent(let isUppercase), .general(let isUppercase): isUppercase
        default: nil
        }
    }
}

extension FormattedText<NumberField> {
    /// With another text behind the last digit: some languages have a sign or a mark behind it.
    fileprivate func inserting(_ tail: FormattedText) -> FormattedText {
        let digits = spans.filter { [.integer, .fraction, .decimal].contains($0.field) }
        let place = digits.map(\.range.upperBound).max() ?? text.utf8.count
        let bytes = Array(text.utf8)
        let length = tail.text.utf8.count
        func moved(_ span: Span, by offset: Int) -> Span {
            Span(field: span.field, range: span.range.lowerBound + offset..<span.range.upperBound + offset)
        }
        return FormattedText(
            text: String(decoding: bytes[..<place] + Array(tail.text.utf8) + bytes[place...], as: UTF8.self),
            spans: spans.filter { $0.range.lowerBound < place } + tail.spans.map { moved($0, by: place) }
                + spans.filter { $0.range.lowerBound >= place }.map { moved($0, by: length) })
    }
}
