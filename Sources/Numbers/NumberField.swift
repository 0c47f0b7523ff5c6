internal import LocaleFormatBridge
internal import LocaleFormatCore

/// A part of a formatted number, by ICU's and ECMA-402's names.
public enum NumberField: String, Hashable, Codable, Sendable, CaseIterable {
    case integer, fraction, decimal
    case exponentSymbol, exponentSign, exponent
    case group, currency, percent, permille, sign
    case unit, compact, approximately
    /// The first or the second number of a range.
    case start, end

    /// ICU's `UNumberFormatFields`, in its order.
    private static let icuOrder: [NumberField] = [
        .integer, .fraction, .decimal, .exponentSymbol, .exponentSign, .exponent, .group, .currency, .percent,
        .permille,
        .sign, .unit, .compact, .approximately,
    ]

    init?(_ span: RawFieldSpan) {
        switch span.category {
        case 2:  // UFIELD_CATEGORY_NUMBER
            guard Self.icuOrder.indices.contains(Int(span.field)) else { return nil }
            self = Self.icuOrder[Int(span.field)]
        case 0x1002:  // UFIELD_CATEGORY_NUMBER_RANGE_SPAN
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
            spans: spans.sorted {
                $0.range.lowerBound != $1.range.lowerBound
                    ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
            })
    }
}
