// UTS #35 part 8, "Derive the name order".

/// CLDR's `nameOrderLocales` of one formatting locale, ready to be asked.
package struct NameOrderTable: Sendable {
    package let givenFirst: Set<String>
    package let surnameFirst: Set<String>
    /// The languages with the surname first, when the lists name nothing but languages: then one comparison of words
    /// decides, and no tag is taken apart.
    private let surnameFirstLanguages: [LanguageKey]?

    package init(givenFirst: [String], surnameFirst: [String]) {
        self.givenFirst = Set(givenFirst)
        self.surnameFirst = Set(surnameFirst)
        let isPlain = (givenFirst + surnameFirst).allSatisfy { !$0.contains("_") && !$0.contains("-") }
        surnameFirstLanguages =
            isPlain && !self.surnameFirst.contains("und")
            ? self.surnameFirst.subtracting(self.givenFirst).ordered().map(LanguageKey.init(tag:)) : nil
    }

    /// Whether a name from that locale begins with the given name.
    ///
    /// The locale, then its parents, are looked up in both lists, each also with `und` for its language, so that
    /// `und_JP` stands for whoever lives in Japan. Where nothing is found, the given name is first.
    package func isGivenFirst(_ name: NameLocale, _ known: any NameKnowledge) -> Bool {
        if let surnameFirstLanguages { return !surnameFirstLanguages.contains(name.language) }
        for tag in Self.chain(of: known.subtags(of: name)) {
            if givenFirst.contains(tag) { return true }
            if surnameFirst.contains(tag) { return false }
        }
        return true
    }

    /// `de_Latn_DE`, `und_Latn_DE`, `de_Latn`, `und_Latn`, `de_DE`, `und_DE`, `de`, `und`; scripts and regions that the
    /// tag lacks are added when they are likely.
    private static func chain(of full: NameSubtags) -> [String] {
        var chain: [String] = []
        func add(_ language: String, _ script: String?, _ region: String?) {
            for language in [language, "und"] {
                let tag = [language, script, region].compactMap(\.self).joined(separator: "_")
                if !chain.contains(tag) { chain.append(tag) }
            }
        }
        add(full.language, full.script, full.region)
        add(full.language, full.script, nil)
        add(full.language, nil, full.region)
        add(full.language, nil, nil)
        return chain
    }
}
