package import LocaleFormatCore

/// The name of an `.lproj` folder.
package enum LanguageFolder: Hashable {
    case language(LocaleID)
    /// `Base.lproj`: what the development language shares with all others.
    case base
    /// `mul.lproj`: catalogs, which hold many languages.
    case multiple

    /// - Parameter name: with or without `.lproj`: `zh-Hans.lproj`, `pt_BR`, `English.lproj`.
    package init?(_ name: String) {
        let name = name.hasSuffix(".lproj") ? String(name.dropLast(6)) : name
        if name == "Base" {
            self = .base
        } else if name == "mul" {
            self = .multiple
        } else if let language = Self.legacy(name) {
            self = .language(language)
        } else if let locale = try? LocaleID(name), !locale.tag.isEmpty {
            self = .language(locale)
        } else {
            return nil
        }
    }

    /// The English names under which folders went before there were tags (Apple's Internationalization Programming Topics,
    /// "Language and Locale Designations", and GNUstep's `Languages` folder).
    package static func legacy(_ name: String) -> LocaleID? { tags[name].flatMap { try? LocaleID($0) } }

    private static let tags = [
        "Albanian": "sq", "Arabic": "ar", "Armenian": "hy", "Bulgarian": "bg", "Catalan": "ca", "Croatian": "hr",
        "Czech": "cs",
        "Danish": "da", "Dutch": "nl", "English": "en", "Esperanto": "eo", "Estonian": "et", "Finnish": "fi",
        "Flemish": "nl-BE", "French": "fr", "German": "de", "Greek": "el", "Hebrew": "he", "Hindi": "hi",
        "Hungarian": "hu",
        "Icelandic": "is", "Indonesian": "id", "Italian": "it", "Japanese": "ja", "Korean": "ko", "Latvian": "lv",
        "Lithuanian": "lt",
        "Macedonian": "mk", "Malay": "ms", "Norwegian": "nb", "Polish": "pl", "Portuguese": "pt", "Romanian": "ro",
        "Russian": "ru",
        "Serbian": "sr", "SimplifiedChinese": "zh-Hans", "Slovak": "sk", "Slovenian": "sl", "Spanish": "es",
        "Swedish": "sv", "Thai": "th", "TraditionalChinese": "zh-Hant", "Turkish": "tr", "Ukrainian": "uk",
        "Vietnamese": "vi",
    ]
}
