internal import LocaleFormatBridge
internal import LocaleFormatCore

/// A part of a formatted number, by ICU's and ECMA-402's names.
public enum NumberField: String, Hashable, Codable, Sendable, CaseIterable {
    /// The digits before the decimal separator, group separators included.
    case integer
    /// The digits after the decimal separator.
    case fraction
    /// The decimal separator.
    case decimal
    /// "E", "×10".
    case exponentSymbol
    /// The sign of the exponent.
    case exponentSign
    /// The digits of the exponent.
    case exponent
    /// A group separator, within the integer.
    case group
    /// The symbol, code or name of the currency.
    case currency
    /// The percent sign.
    case percent
    /// The permille sign.
    case permille
    /// The sign of the number, bidirectional marks included.
    case sign
    /// The unit: "km/h", "meters".
    case unit
    /// The word or letter of a compact number: "K", "thousand".
    case compact
    /// The sign for "about".
    case approximately
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
            spans: spans.sorted {
                $0.range.lowerBound != $1.range.lowerBound
                    ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
            })
    }
}
