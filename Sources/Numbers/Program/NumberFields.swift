internal import LocaleFormatCore

/// What the parts of a program's affixes mean: sign, currency, percent. With these a program tells the fields of its texts
/// without ICU. Learned when the fields of a text are first asked for, as few programs are asked.
final class NumberFields: Sendable {
    struct Affixes: Sendable {
        var prefix: [FormattedText<NumberField>.Span] = []
        var suffix: [FormattedText<NumberField>.Span] = []
    }

    /// Positive, zero, negative zero, negative; empty where ICU marks fields otherwise than a program can.
    private let affixes: [Affixes]

    init(_ affixes: [Affixes]) { self.affixes = affixes }

    /// Nil where ICU has to be asked.
    func text(of value: NumberValue, by program: NumberProgram) -> FormattedText<NumberField>? {
        if affixes.isEmpty { return nil }
        if case .double(let double) = value, !double.isFinite { return nil }
        guard let number = program.buffered(value) else { return nil }
        let layout = program.layout(number)
        let parts = affixes[(layout.isNegative ? 2 : 0) + (layout.isNegative != layout.isZero ? 1 : 0)]
        var spans = parts.prefix
        let end = program.appendDigitSpans(layout, to: &spans)
        spans += parts.suffix.map { $0.moved(by: end) }
        return FormattedText(text: program.text(number, layout), spans: spans)
    }
}

extension FormattedText<NumberField>.Span {
    func moved(by offset: Int) -> Self {
        Self(field: field, range: range.lowerBound + offset..<range.upperBound + offset)
    }
}

extension NumberProgram {
    /// Appends the fields between the affixes.
    ///
    /// - Returns: where the last one ends.
    fileprivate func appendDigitSpans(_ layout: NumberLayout, to spans: inout [FormattedText<NumberField>.Span]) -> Int
    {
        var end = affixes.of(layout).prefix.count
        func append(_ field: NumberField, _ length: Int) {
            if length > 0 { spans.append(.init(field: field, range: end..<end + length)) }
            end += length
        }
        let separators = grouping.separators(in: layout.integerDigits)
        append(.integer, layout.integerDigits * digits.width + separators * group.count)
        if separators > 0, group.count > 0 {
            var start = end - (grouping.primary + (separators - 1) * grouping.secondary) * digits.width
            start -= separators * group.count
            for _ in 0..<separators {
                spans.append(.init(field: .group, range: start..<start + group.count))
                start += group.count + grouping.secondary * digits.width
            }
        }
        if layout.showsDecimal { append(.decimal, decimal.count) }
        append(.fraction, layout.fractionDigits * digits.width)
        return end
    }
}
