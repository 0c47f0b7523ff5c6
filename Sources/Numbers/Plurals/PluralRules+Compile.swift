internal import LocaleFormatBridge
internal import LocaleFormatMemory
public import LocaleFormatCore

/// The rules that ICU's data has.
extension PluralRules {
    /// The rules of a locale; those of its parent where it has none (`de` for `de-AT`), at last `other` for everything.
    ///
    /// - Throws: ``PluralRuleError/missingData`` when ICU has no plural rules at all, and
    ///   ``PluralRuleError/malformed(rule:offset:expected:)`` when it has rules in a grammar newer than this package.
    public init(locale: LocaleID, type: Kind = .cardinal) throws(PluralRuleError) {
        self.init(try Self.program(of: locale, type))
    }

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

    private static func rules(_ table: ResourceBundle?) throws(PluralRuleError) -> [PluralProgram.Rule] {
        var rules: [PluralProgram.Rule] = []
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
