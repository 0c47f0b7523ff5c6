package import LocaleFormatNumbers

/// A number option by the words of MessageFormat 2, which are ECMA-402's: the one table for who reads messages and who writes them.
/// Sources: UTS #35 part 9, "Numeric Value Selection and Formatting"; ECMA-402, "Intl.NumberFormat".
package protocol OptionWord: Hashable {
    /// Each word once, the one of what happens unasked among them.
    static var words: [String: Self] { get }
}

extension OptionWord {
    /// Nil for another word, or none.
    package init?(word: String?) {
        guard let word, let value = Self.words[word] else { return nil }
        self = value
    }
}

extension Grouping: OptionWord {
    package static let words: [String: Grouping] = [
        "auto": .automatic, "always": .always, "never": .never, "min2": .minimumTwo,
    ]
}

extension SignDisplay: OptionWord {
    package static let words: [String: SignDisplay] = [
        "auto": .automatic, "always": .always(), "exceptZero": .always(includingZero: false), "negative": .negative,
        "never": .never,
    ]
}

extension RoundingMode: OptionWord {
    package static let words: [String: RoundingMode] = [
        "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
        "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
    ]
}

extension CurrencyPresentation: OptionWord {
    /// Without `never`, which writes no currency at all.
    package static let words: [String: CurrencyPresentation] = [
        "symbol": .standard, "narrowSymbol": .narrow, "name": .fullName, "code": .isoCode,
    ]
}

extension NumberSpecification.UnitWidth: OptionWord {
    package static let words: [String: NumberSpecification.UnitWidth] = [
        "short": .short, "narrow": .narrow, "long": .wide,
    ]
}

extension Precision.Priority: OptionWord {
    package static let words: [String: Precision.Priority] = [
        "morePrecision": .morePrecision, "lessPrecision": .lessPrecision,
    ]
}

extension OptionWord {
    /// The word for it; nil where there is none, as for two of ICU's ways of rounding.
    package var word: String? { Self.words.first { $0.value == self }?.key }
}
