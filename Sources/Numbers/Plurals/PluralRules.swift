internal import LocaleFormatBridge
internal import LocaleFormatMemory
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

    /// Shared by all that have the same rules, and not counted.
    private let kept: KeptReference<PluralProgram>

    var program: PluralProgram { kept.read { $0 } }

    /// The rules of a locale; those of its parent where it has none (`de` for `de-AT`), at last `other` for everything.
    ///
    /// - Throws: ``PluralRuleError/missingData`` when ICU has no plural rules at all, and
    ///   ``PluralRuleError/malformed(rule:offset:expected:)`` when it has rules in a grammar newer than this package.
    public init(locale: LocaleID, type: Kind = .cardinal) throws(PluralRuleError) {
        kept = try Self.program(of: locale, type)
    }

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

    // MARK: ICU's data

    /// Programs by ICU's names of sets of rules, of which there are some sixty.
    private static let sets = (
        cardinal: InternTable<PluralProgram>(limit: 128), ordinal: InternTable<PluralProgram>(limit: 128)
    )

    private static func program(
        of locale: LocaleID, _ kind: Kind
    ) throws(PluralRuleError) -> KeptReference<PluralProgram> {
        let place: LocalePlace<PluralProgram> = kind == .cardinal ? .cardinals : .ordinals
        if let known = locale.kept(at: place) { return known }
        let sets = kind == .cardinal ? sets.cardinal : sets.ordinal
        let set = try ruleSet(of: locale.withoutExtensions.icuName, kind)
        let known = sets.find(set.name)
        let program = if let known { known } else { sets.insert(PluralProgram(try rules(set.rules)), for: set.name) }
        locale.keep(program, at: place)
        return program
    }

    /// The rules that a locale has, and ICU's name of them; none, which is `other` for everything, for one without rules.
    private static func ruleSet(
        of locale: String, _ kind: Kind
    ) throws(PluralRuleError) -> (name: String, rules: ResourceBundle?) {
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
        guard let set, !set.isEmpty, let rules = bundle.node("rules", set) else { return ("", nil) }
        return (set, rules)
    }

    private static func rules(_ table: ResourceBundle?) throws(PluralRuleError) -> [PluralRuleParser.Rule] {
        var rules: [PluralRuleParser.Rule] = []
        for node in table?.children ?? [] {
            guard let category = node.key.flatMap(PluralCategory.init(rawValue:)), let text = node.string else {
                continue
            }
            rules.append(.init(category: category, alternatives: try PluralRuleParser.condition(text)))
        }
        return rules
    }
}

extension LocalePlace<PluralProgram> {
    fileprivate static var cardinals: Self { Self(0) }
    fileprivate static var ordinals: Self { Self(1) }
}
