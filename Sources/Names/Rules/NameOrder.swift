// UTS #35 part 8, "Derive the name order".
internal import LocaleFormatCore

/// CLDR's `nameOrderLocales` of one formatting locale, ready to be asked.
struct NameOrderTable: Sendable {
    private let givenFirst: Set<String>
    private let surnameFirst: Set<String>
    /// The languages with the surname first, when the lists name nothing but languages: then one comparison of words
    /// decides, and no tag is taken apart.
    private let surnameFirstLanguages: [LanguageKey]?

    init(_ data: NameData) {
        givenFirst = Set(data.givenFirst)
        surnameFirst = Set(data.surnameFirst)
        let isPlain = (data.givenFirst + data.surnameFirst).allSatisfy { !$0.contains("_") && !$0.contains("-") }
        surnameFirstLanguages =
            isPlain && !surnameFirst.contains("und")
            ? surnameFirst.subtracting(givenFirst).sorted().map(LanguageKey.init(tag:)) : nil
    }

    /// Whether a name from that locale begins with the given name.
    ///
    /// The locale, then its parents, are looked up in both lists, each also with `und` for its language, so that
    /// `und_JP` stands for whoever lives in Japan. Where nothing is found, the given name is first.
    func isGivenFirst(_ name: NameLocale) -> Bool {
        if let surnameFirstLanguages { return !surnameFirstLanguages.contains(name.language) }
        for tag in Self.chain(of: name.locale) {
            if givenFirst.contains(tag) { return true }
            if surnameFirst.contains(tag) { return false }
        }
        return true
    }

    /// `de_Latn_DE`, `und_Latn_DE`, `de_Latn`, `und_Latn`, `de_DE`, `und_DE`, `de`, `und`; scripts and regions that the
    /// tag lacks are added when they are likely.
    static func chain(of locale: LocaleID) -> [String] {
        let given = locale.parts
        let full = locale.withoutExtensions.maximized.parts
        var chain: [String] = []
        func add(_ language: String, _ script: String?, _ region: String?) {
            for language in [language, "und"] {
                let tag = [language, script, region].compactMap(\.self).joined(separator: "_")
                if !chain.contains(tag) { chain.append(tag) }
            }
        }
        add(given.language, full.script, full.region)
        add(given.language, full.script, nil)
        add(given.language, nil, full.region)
        add(given.language, nil, nil)
        return chain
    }
}
