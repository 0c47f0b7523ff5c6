internal import LocaleFormatBridge
public import LocaleFormatCore

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

    let program: PluralProgram

    /// The rules of a locale; those of its parent where it has none (`de` for `de-AT`), at last `other` for everything.
    ///
    /// - Throws: ``PluralRuleError/missingData`` when ICU has no plural rules at all, and
    ///   ``PluralRuleError/malformed(rule:offset:expected:)`` when it has rules in a grammar newer than this package.
    public init(locale: LocaleID, type: Kind = .cardinal) throws(PluralRuleError) {
        let key = Key(locale: locale, kind: type)
        program = try Self.cache.value(for: key) { () throws(PluralRuleError) in
            PluralProgram(try Self.rules(of: locale.withoutExtensions.icuName, type))
        }
    }

    /// Rules as UTS #35 part 3 writes them: `"one: i = 1 and v = 0; other:"`.
    ///
    /// - Throws: ``PluralRuleError/malformed(rule:offset:expected:)``.
    public init(rules: String) throws(PluralRuleError) {
        program = PluralProgram(try PluralRuleParser.rules(rules))
    }

    /// The categories that the language has, `other` last: what a translator must write.
    public var categories: [PluralCategory] { program.categories }

    /// The category of a number shown with all its digits. `other` for NaN and infinities.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - visibleFractionDigits: zeros shown after the decimal separator count: 1 shown as `1.0` has one.
    public func category(
        for value: some NumberConvertible, visibleFractionDigits: Int = 0
    ) -> PluralCategory {
        category(for: value.numberValue, visibleFractionDigits: visibleFractionDigits)
    }

    /// The category of a number whose type is known at run time only.
    public func category(for value: NumberValue, visibleFractionDigits: Int = 0) -> PluralCategory {
        guard let operands = PluralOperands(value, visibleFractionDigits: visibleFractionDigits) else { return .other }
        return program.category(for: operands)
    }

    /// The category of a number by the operands of UTS #35 part 3.
    public func category(for operands: PluralOperands) -> PluralCategory { program.category(for: operands) }

    /// The category of decimal text as it stands, its zeros included: `1.0`, and `1c6` for a million in compact form.
    ///
    /// - Throws: ``NumberError/notANumber(text:offset:)``, ``NumberError/tooLarge(text:limit:)``.
    public func category(forText text: some StringProtocol) throws(NumberError) -> PluralCategory {
        program.category(for: try PluralOperands(text: text))
    }

    // MARK: ICU's data

    private struct Key: Hashable {
        let locale: LocaleID
        let kind: Kind
    }

    private static let cache = CompiledCache<Key, PluralProgram>(capacity: 256)

    private static func rules(of locale: String, _ kind: Kind) throws(PluralRuleError) -> [PluralRuleParser.Rule] {
        guard let bundle = try? ResourceBundle(name: "plurals", fallback: false),
            let names = bundle.child(kind == .cardinal ? "locales" : "locales_ordinals")
        else { throw .missingData }
        // Plural rules are inherited by shortening alone: CLDR's parent locales do not apply to them.
        var name = Substring(locale)
        var set = names.child(String(name))?.string
        while set == nil, let end = name.lastIndex(of: "_") {
            name = name[..<end]
            set = names.child(String(name))?.string
        }
        guard let set, !set.isEmpty, let table = bundle.node("rules", set) else { return [] }
        var rules: [PluralRuleParser.Rule] = []
        for node in table.children {
            guard let category = node.key.flatMap(PluralCategory.init(rawValue:)), let text = node.string else {
                continue
            }
            rules.append(.init(category: category, alternatives: try PluralRuleParser.condition(text)))
        }
        return rules
    }
}
