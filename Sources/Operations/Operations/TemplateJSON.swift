import LocaleFormat
import LocaleFormatJSON
import LocalizedStrings

/// Apple's texts as string catalogs have them: the text itself, or the JSON object of a localization where there is more than one.
extension TextTemplate {
    /// - Parameter text: a text, or `{"stringUnit": …}`, `{"variations": …}`, either with `"substitutions"` beside it.
    init(catalogText text: String) {
        guard text.utf8.first == UInt8(ascii: "{"), let json = try? JSONReader.value(of: Array(text.utf8)),
            let catalog = try? StringCatalog(reading: Array(Self.catalog(of: json).utf8)),
            let template = catalog[Self.key]?[Self.language]?.template
        else {
            self.init(text)
            return
        }
        self = template
    }

    var catalogText: String {
        if case .text(let text) = variation, substitutions.isEmpty { return text }
        var entry = CatalogEntry()
        entry[Self.language] = CatalogLocalization(self)
        var catalog = StringCatalog(sourceLanguage: Self.language)
        catalog[Self.key] = entry
        let json = try? JSONReader.value(of: catalog.bytes())
        return json?["strings"]?[Self.key]?["localizations"]?[Self.language]?.text ?? ""
    }

    private static let key = "text"
    private static let language = "en"

    /// A catalog of one text in one language.
    private static func catalog(of localization: JSONValue) -> String {
        let localizations = JSONValue.object(JSONObject([(language, localization)]))
        let entry = JSONValue.object(JSONObject([("localizations", localizations)]))
        let catalog = JSONObject([
            ("sourceLanguage", .string(language)),
            ("strings", .object(JSONObject([(key, entry)]))), ("version", .string("1.0")),
        ])
        return JSONValue.object(catalog).text
    }
}
