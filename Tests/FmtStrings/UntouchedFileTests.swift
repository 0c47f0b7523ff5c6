import LocalizedStrings
import Testing

@testable import fmt_strings

/// What comes back from a translator in a format that holds a part of a catalog's texts alone.
@Suite struct UntouchedFileTests {
    /// Of all that some format has no place for: devices, two substitutions, a plural for fractions, markup, states, keys that are no names,
    /// what is not translated.
    private static let catalog = """
        {"sourceLanguage":"en","strings":{
        "%lld files":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},"other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}},
        "ru":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld файл"}},"few":{"stringUnit":{"state":"translated","value":"%lld файла"}},"many":{"stringUnit":{"state":"needs_review","value":"%lld файлов"}},"other":{"stringUnit":{"state":"translated","value":"%lld файла!"}}}}}}},
        "brand":{"shouldTranslate":false},
        "hint":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Tap"}},
        "ru":{"variations":{"device":{"mac":{"stringUnit":{"state":"translated","value":"Щёлкните"}},"other":{"stringUnit":{"state":"translated","value":"Коснитесь"}}}}}}},
        "photos":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%lld photos in %lld albums"}},
        "ru":{"stringUnit":{"state":"translated","value":"%#@photos@ в %#@albums@"},"substitutions":{
        "albums":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%arg альбоме"}},"few":{"stringUnit":{"state":"translated","value":"%arg альбомах"}},"many":{"stringUnit":{"state":"translated","value":"%arg альбомах"}},"other":{"stringUnit":{"state":"translated","value":"%arg альбома"}}}}},
        "photos":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%arg снимок"}},"few":{"stringUnit":{"state":"translated","value":"%arg снимка"}},"many":{"stringUnit":{"state":"translated","value":"%arg снимков"}},"other":{"stringUnit":{"state":"translated","value":"%arg снимка"}}}}}}}}},
        "Save as…":{"localizations":{"ru":{"stringUnit":{"state":"translated","value":"Сохранить как…"}}}},
        "size":{"localizations":{"ru":{"stringUnit":{"state":"new","value":"Size"}}}},
        "zoom":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"^[0.5](formatNumber: true)"}},
        "ru":{"stringUnit":{"state":"translated","value":"^[0.5](formatNumber: true)"}}}}
        },"version":"1.0"}
        """

    private static let formats = [
        "po": "ru.po", "arb": "ru.arb", "android": "values-ru/strings.xml", "formatjs": "ru.json", "i18next": "ru.json",
        "fluent": "ru.ftl", "properties": "m_ru.properties", "csv": "ru.csv", "xliff": "ru.xliff",
        "strings": "ru.lproj/L.strings", "stringsdict": "ru.lproj/L.stringsdict",
    ]

    /// The catalog after a file in a format came back with some of its text in the place of other.
    private func back(
        _ format: String, _ changes: [(String, String)] = [], flags: String...
    ) throws -> (catalog: StringCatalog, outcome: Outcome, isSame: Bool) {
        let folder = try Folder()
        let path = try folder.write("L.xcstrings", Self.catalog)
        let file = try folder.write(Self.formats[format]!, "")
        #expect(run("convert", path, "--language", "ru", "--to", format, "--output", file).code == 0)
        var text = try folder.read(Self.formats[format]!)
        for (old, new) in changes {
            #expect(text.contains(old), "\(format): \(old)\n\(text)")
            text = text.replacing(old, with: new)
        }
        try folder.write(Self.formats[format]!, text)
        let outcome = run(list: ["import", file, "--into", path] + flags)
        let bytes = try folder.read("L.xcstrings")
        return (try StringCatalog(reading: Array(bytes.utf8)), outcome, bytes == Self.catalog)
    }

    /// Nothing of the catalog changes, and nothing is wrong.
    @Test(arguments: formats.keys.sorted())
    func untouched(format: String) throws {
        let (_, outcome, isSame) = try back(format)
        #expect(isSame && outcome.code == 0, "\(outcome.errors)\(outcome.output)")
        #expect(outcome.output.contains(" 0 added, 0 changed, "), "\(outcome.output)")
    }

    /// A text for all devices is that for other devices; that for `mac` stays, and is named.
    @Test(arguments: ["po", "arb", "android", "formatjs", "i18next", "fluent", "properties"])
    func devices(format: String) throws {
        let (catalog, outcome, _) = try back(format, [("Коснитесь", "Нажмите")])
        let hint = catalog["hint"]?["ru"]
        #expect(hint?[CatalogUnitPath([.device("other")])]?.value == "Нажмите")
        #expect(hint?[CatalogUnitPath([.device("mac")])]?.value == "Щёлкните")
        #expect(
            outcome.code == 0 && outcome.errors.contains("no place for device.mac, which stays"), "\(outcome.errors)")
    }

    /// One form of a plural has changed; the others, their states, and the one for fractions stay.
    @Test(arguments: ["po", "android", "i18next", "formatjs"])
    func plural(format: String) throws {
        let (catalog, outcome, _) = try back(format, [("файлов", "файликов")])
        let files = catalog["%lld files"]?["ru"]
        func unit(_ category: String) -> CatalogUnit? { files?[CatalogUnitPath([.plural(category)])] }
        #expect(unit("many")?.value == "%lld файликов", "\(outcome.errors)\(outcome.output)")
        #expect(unit("few") == CatalogUnit("%lld файла") && unit("other") == CatalogUnit("%lld файла!"))
        #expect(outcome.output.contains(" 0 added, 1 changed, ") && outcome.code == 0, "\(outcome.errors)")
    }

    /// A changed text takes the place of one that the file does not hold whole, and that is told.
    @Test func lost() throws {
        let (catalog, outcome, _) = try back("po", [("снимков", "фотографий")])
        #expect(catalog["photos"]?["ru"]?.substitutionNames.isEmpty == true)
        #expect(outcome.code == 1)
        #expect(
            outcome.errors.contains(
                "'photos' (ru): lost: no place for the wording for 'one' of the substitution 'albums'"))
        let markup = try back("formatjs", [("\"zoom\": \"0.5\"", "\"zoom\": \"0,6\"")])
        #expect(markup.catalog["zoom"]?["ru"]?[.root]?.value == "0,6")
        #expect(markup.outcome.code == 1 && markup.outcome.errors.contains("lost: it was '^[0.5](formatNumber: true)'"))
    }

    @Test(arguments: [
        ("arb", "\"Size\"", "\"Размер\""), ("po", "msgstr \"Size\"", "msgstr \"Размер\""),
        ("fluent", "size = Size", "size = Размер"), ("properties", "size = Size", "size = Размер"),
    ])
    func state(format: String, old: String, new: String) throws {
        let size = try back(format, [(old, new)]).catalog["size"]?["ru"]?[.root]
        #expect(size?.value == "Размер" && (format == "po" || size?.state == .translated))
    }

    /// Names that `convert` gave keys are known again.
    @Test(arguments: ["arb", "android", "fluent"])
    func names(format: String) throws {
        let (catalog, outcome, _) = try back(format, [("Сохранить как…", "Сохранить в…")])
        #expect(catalog["Save as…"]?["ru"]?[.root]?.value == "Сохранить в…", "\(outcome.errors)")
        #expect(catalog.keys.count == 7 && outcome.code == 0)
    }

    @Test(arguments: [
        ("arb", "\"Коснитесь\"", "\"\""), ("formatjs", "\"Коснитесь\"", "\"\""), ("i18next", "\"Коснитесь\"", "\"\""),
        ("android", "Коснитесь", ""), ("po", "\"Коснитесь\"", "\"\""), ("properties", "Коснитесь", ""),
        ("strings", "\"Сохранить как…\"", "\"\""), ("i18next", "\"Сохранить как…\"", "\"\""),
        ("android", "Сохранить как…", ""), ("android", "%d файлов", ""),
    ])
    func empty(format: String, old: String, new: String) throws {
        let (_, outcome, isSame) = try back(format, [(old, new)])
        #expect(isSame && outcome.code == 0, "\(outcome.errors)\(outcome.output)")
    }

    /// Two keys whose names differ by a number alone: after a third came, the number may be another's.
    @Test func rivals() throws {
        let folder = try Folder()
        func text(_ key: String) -> String {
            "\"\(key)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(key) de\"}}}}"
        }
        let path = try folder.write(
            "L.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\(text("Go!")),\(text("Go?"))},\"version\":\"1.0\"}"
        )
        let file = "\(folder.path)/de.arb"
        #expect(run("convert", path, "--language", "de", "--output", file).code == 0)
        #expect(run("import", file, "--into", path).code == 0)
        try folder.write("de.arb", try folder.read("de.arb").replacing("Go? de", with: "Los?"))
        let outcome = run("import", file, "--into", path)
        #expect(
            outcome.code == 1 && outcome.errors.contains("it may be any of the keys 'Go!', 'Go?'"), "\(outcome.errors)")
    }
}
