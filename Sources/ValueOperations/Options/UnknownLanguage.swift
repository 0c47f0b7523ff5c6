import LocaleFormat

/// A locale whose language CLDR does not know, such as `gb`, `jp` and `german`.
public struct UnknownLanguage: Sendable {
    /// The locale.
    public let locale: LocaleID

    /// Nil where CLDR has data for the language, or at least knows it.
    public init?(_ locale: LocaleID) {
        guard !locale.hasData, let language = locale.validity.subtags.first, language.status == nil else { return nil }
        self.locale = locale
        nearest = language.nearest
    }

    private let nearest: String?

    /// One line for a person.
    public var message: String {
        let known = "CLDR knows no language '\(locale.language)'"
        guard let likely else { return known + "; '\(CommandName.own) locales' lists those that it has data for" }
        return known + "; did you mean '\(likely)'?"
    }

    /// The locale that was likely meant: the code is the language's name, or a region's, or nearly another code.
    public var likely: String? {
        (LanguageNames.language(named: locale.language) ?? nearest).map {
            $0 + locale.tag.dropFirst(locale.language.count)
        }
    }
}

/// The languages that CLDR has data for, by their names in English and in themselves.
package enum LanguageNames {
    /// The language of a name, of the first word of one (`scottish`), or of nearly a name.
    package static func language(named text: some StringProtocol) -> String? {
        let name = text.lowercased()
        guard name.count >= 4 else { return nil }
        if let exact = names[name] { return exact }
        let sorted = names.keys.sorted()
        let near = sorted.first { $0.hasPrefix(name + " ") } ?? NearestWord.nearest(to: name, among: sorted)
        return near.flatMap { names[$0] }
    }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for code in Set(LocaleID.available.map(\.language)).sorted() {
            guard let language = try? LocaleID(code) else { continue }
            names[language.displayName(in: language).lowercased()] = code
            names[language.displayName(in: "en").lowercased()] = code
        }
        return names
    }()
}
