import LocaleFormat

/// A locale whose language CLDR does not know, such as `gb`, `jp` and `german`.
struct UnknownLanguage {
    let locale: LocaleID

    /// Nil where CLDR has data for the language, or at least its name.
    init?(_ locale: LocaleID) {
        guard !locale.hasData else { return nil }
        guard let language = try? LocaleID(locale.language), language.displayName(in: "en") == locale.language else {
            return nil
        }
        self.locale = locale
    }

    var message: String {
        let known = "CLDR knows no language '\(locale.language)'"
        guard let likely else { return known + "; 'fmt locales' lists those that it has data for" }
        return known + "; did you mean '\(likely)'?"
    }

    /// The locale that was likely meant: the code is a region's, or the language's name, or nearly another code.
    var likely: String? {
        let code = locale.language
        let rest = locale.tag.dropFirst(code.count)
        let hasOnlyExtensions = locale.script == nil && locale.region == nil
        if let region = Self.mainLanguage(ofRegion: code.uppercased()) {
            return (hasOnlyExtensions ? region.tag : region.language) + rest
        }
        return (LanguageNames.language(named: code) ?? Self.nearestCode(to: code)).map { $0 + rest }
    }

    /// The language that most people of a region write (UTS #35, "Likely Subtags"), with the region where it needs to be said.
    private static func mainLanguage(ofRegion code: String) -> LocaleID? {
        guard code.utf8.count == 2, LanguageNames.regions.contains(code), let region = try? LocaleID("und-" + code)
        else {
            return nil
        }
        return region.maximized.minimized
    }

    /// Codes are short and near to each other: of two letters only one with the same letters, else one that begins alike.
    private static func nearestCode(to code: String) -> String? {
        if code.utf8.count == 2 { return LanguageNames.languages.first { $0.elementsEqual(code.reversed()) } }
        return NearestWord.nearest(to: code, among: LanguageNames.languages.filter { $0.first == code.first })
    }
}

/// The languages that CLDR has data for, by their names in English and in themselves.
enum LanguageNames {
    /// The language of a name, or of nearly that name.
    static func language(named text: some StringProtocol) -> String? {
        let name = text.lowercased()
        guard name.count >= 4 else { return nil }
        if let exact = names[name] { return exact }
        return NearestWord.nearest(to: name, among: names.keys.sorted()).flatMap { names[$0] }
    }

    private static let available = LocaleID.available
    static let languages = Set(available.map(\.language)).sorted()
    static let regions = Set(available.compactMap(\.region))

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for code in languages {
            guard let language = try? LocaleID(code) else { continue }
            names[language.displayName(in: language).lowercased()] = code
            names[language.displayName(in: "en").lowercased()] = code
        }
        return names
    }()
}
