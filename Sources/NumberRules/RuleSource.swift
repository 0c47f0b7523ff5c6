internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Which rules a style of words or letters goes by: a group of rule sets of a locale, and one set in it.
struct RuleSource {
    /// `SpelloutRules`, `OrdinalRules`, `DurationRules` or `NumberingSystemRules`.
    let group: String
    /// In ICU's form; its symbols are in the numbers that rules write in digits.
    let locale: String
    /// Nil for the group's standard set.
    let setName: String?
    /// Whether U+00AD, where words may be broken, is left out of them.
    private(set) var dropsSoftHyphens = false

    /// Nil for formats without rules.
    ///
    /// - Parameter locale: in ICU's form.
    init?(_ kind: DecimalFormatHandle.Kind, locale: String) {
        switch kind {
        case .spellout: self.init(group: "SpelloutRules", locale: locale, setName: nil)
        case .ordinal: self.init(group: "OrdinalRules", locale: locale, setName: nil)
        case .duration: self.init(group: "DurationRules", locale: locale, setName: nil)
        case .ruleSet(let group, let name, let drops):
            guard let standard = RuleSource(group, locale: locale) else { return nil }
            self.init(group: standard.group, locale: locale, setName: name)
            dropsSoftHyphens = drops
        case .decimal:
            guard let system = try? NumberingSystemData.used(by: locale), system.isAlgorithmic else { return nil }
            // `%roman-upper`, or `ja/SpelloutRules/%spellout-cardinal`.
            let parts = system.description.split(separator: "/").map(String.init)
            if parts.count == 3 {
                self.init(group: parts[1], locale: parts[0], setName: parts[2])
            } else {
                self.init(group: "NumberingSystemRules", locale: locale, setName: system.description)
            }
        case .percent, .pattern: return nil
        }
    }

    private init(group: String, locale: String, setName: String?) {
        self.group = group
        self.locale = locale
        self.setName = setName
    }

    /// The rules of ICU's bundle `rbnf`: the locale's, or those of the nearest parent that has the group.
    var text: String? {
        var name = String(locale.prefix { $0 != "@" })
        while let bundle = try? ResourceBundle(package: "rbnf", name: name), let rules = bundle.child("RBNFRules") {
            if let group = rules.child(group) {
                let text = group.strings.joined()
                guard dropsSoftHyphens else { return text }
                return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{AD}" }))
            }
            guard let found = rules.actualLocale, found != "root" else { return nil }
            let parent = found == bundle.actualLocale ? bundle.child("%%Parent")?.string : nil
            name = parent ?? found.lastIndex(of: "_").map { String(found[..<$0]) } ?? "root"
        }
        return nil
    }
}
