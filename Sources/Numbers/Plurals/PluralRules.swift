internal import LocaleFormatMemory

/// Which form of a word goes with a number in a language: "1 file", "2 files"; "1 plik", "2 pliki", "5 plików".
///
/// The rules are CLDR's, read from the system's ICU once for each language and then run in Swift. Equal to ICU's own
/// selection for every locale.
///
/// ```swift
/// let rules = try PluralRules(locale: "pl")
/// rules.category(for: 5)                                        // .many
/// try rules.category(forText: "1.0")                            // .other
/// try PluralRules(locale: "en", type: .ordinal).category(for: 22)   // .two; "22nd"
/// ```
public struct PluralRules: Sendable {
    /// What numbers are used for.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// Counting: "3 files".
        case cardinal
        /// Ranking: "3rd file".
        case ordinal
    }

    /// Shared by all that have the same rules, and not counted.
    private let kept: KeptReference<PluralProgram>

    init(_ kept: KeptReference<PluralProgram>) { self.kept = kept }

    package var program: PluralProgram { kept.read { $0 } }

    /// Rules as UTS #35 part 3 writes them: `"one: i = 1 and v = 0; other:"`.
    ///
    /// - Throws: ``PluralRuleError/malformed(rule:offset:expected:)``.
    public init(rules: String) throws(PluralRuleError) {
        kept = .counted(PluralProgram(try PluralRuleParser.rules(rules)))
    }

    /// The categories that the language has, `other` last: what a translator must write.
    public var categories: [PluralCategory] { kept.read(\.categories) }

    /// The category of a number shown with all its digits. `other` for NaN and infinities.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - visibleFractionDigits: zeros shown after the decimal separator count: 1 shown as `1.0` has one.
    @inlinable
    public func category(
        for value: some NumberConvertible, visibleFractionDigits: Int = 0
    ) -> PluralCategory {
        category(for: value.numberValue, visibleFractionDigits: visibleFractionDigits)
    }

    /// The category of a number whose type is known at run time only.
    public func category(for value: NumberValue, visibleFractionDigits: Int = 0) -> PluralCategory {
        guard let operands = PluralOperands(value, visibleFractionDigits: visibleFractionDigits) else { return .other }
        return category(for: operands)
    }

    /// The category of a number by the operands of UTS #35 part 3.
    public func category(for operands: PluralOperands) -> PluralCategory {
        kept.read { $0.category(for: operands) }
    }

    /// The category of decimal text as it stands, its zeros included: `1.0`, and `1c6` for a million in compact form.
    ///
    /// - Throws: ``NumberError/notANumber(text:offset:)``, ``NumberError/tooLarge(text:limit:)``.
    public func category(forText text: some StringProtocol) throws(NumberError) -> PluralCategory {
        category(for: try PluralOperands(text: text))
    }

}
