internal import LocaleFormatBridge
internal import LocaleFormatCore

/// The fields that ICU marks.
extension NumberField {
    /// ICU's `UNumberFormatFields`, in its order.
    private static let icuOrder: [NumberField] = [
        .integer, .fraction, .decimal, .exponentSymbol, .exponentSign, .exponent, .group, .currency, .percent,
        .permille,
        .sign, .unit, .compact, .approximately,
    ]

    init?(_ span: RawFieldSpan) {
        switch span.category {
        case .number:
            guard Self.icuOrder.indices.contains(Int(span.field)) else { return nil }
            self = Self.icuOrder[Int(span.field)]
        case .numberRangeEnd:
            self = span.field == 0 ? .start : .end
        default: return nil
        }
    }
}

extension FormattedText<NumberField> {
    init(_ raw: RawFormatted) {
        let spans = raw.spans.compactMap { span in
            NumberField(span).map { FormattedText.Span(field: $0, range: span.range) }
        }
        self.init(
            text: raw.text,
            spans: spans.ordered {
                $0.range.lowerBound != $1.range.lowerBound
                    ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
            })
    }
}
