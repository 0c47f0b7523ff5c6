import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// Catalogs from files of other ecosystems and back, with what is lost on the way.
@Suite struct ConversionTests {
    private static let po = #"""
        msgid ""
        msgstr ""
        "Language: ru\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"
        "X-Generator: Tool 1\n"

        #. How many
        #: a.c:1
        #, c-format
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d файл"
        msgstr[1] "%d файла"
        msgstr[2] "%d файлов"

        #, fuzzy, c-format
        msgctxt "menu"
        msgid "Open %s"
        msgstr "Открыть %s"

        msgid "Cancel"
        msgstr ""

        #~ msgid "Old"
        #~ msgstr "Старый"

        """#

    @Test func poToCatalog() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(try POFile(reading: Array(Self.po.utf8)))
        #expect(Set(catalog.keys) == ["%d file", "menu\u{4}Open %@", "Cancel", "Old"])
        let files = try #require(catalog["%d file"])
        #expect(files.comment == "How many")
        #expect(
            files["ru"]?.units.map { "\($0.path): \($0.unit.value)" } == [
                "plural.few: %d файла", "plural.many: %d файлов", "plural.one: %d файл", "plural.other: %d файлов",
            ])
        #expect(files["en"]?.units.map(\.unit.value) == ["%d file", "%d files"])
        let open = try #require(catalog["menu\u{4}Open %@"])
        #expect(open["ru"]?[.root] == CatalogUnit("Открыть %@", state: .needsReview))
        #expect(open["en"]?[.root]?.value == "Open %@")
        #expect(catalog["Cancel"]?["ru"] == nil && catalog["Cancel"]?["en"] == nil)
        #expect(catalog["Old"]?.extractionState == .stale)
        #expect(
            losses.map(\.description) == [
                "no place for the header field 'X-Generator: Tool 1'",
                "key '%d file' (ru): no place for the reference 'a.c:1'",
            ])
        #expect(losses[1].line == 11)
    }

    @Test func poAndBack() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(try POFile(reading: Array(Self.po.utf8)))
        let made = catalog.poFile(for: "ru")
        #expect(made.losses == [])
        var wanted = try POFile(reading: Array(Self.po.utf8))
        wanted.entries[1].references = []
        #expect(Set(made.value.messages) == Set(wanted.messages))
        #expect(made.value.entries.filter(\.isObsolete) == wanted.entries.filter(\.isObsolete))
        #expect(made.value.header.pluralForms?.count == 3 && made.value.header.language == "ru")
        var again = StringCatalog(sourceLanguage: "en")
        #expect(again.merge(try POFile(reading: made.value.bytes())) == [])
        #expect(again == catalog)
    }

    @Test func catalogToPO() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["days.%lld"] = CatalogEntry(comment: "c")
        for (language, one, other) in [("en", "%lld day", "%lld days"), ("ar", "يوم", "%lld يوم")] {
            var days = CatalogLocalization()
            days[CatalogUnitPath([.plural("one")])] = CatalogUnit(one)
            days[CatalogUnitPath([.plural("other")])] = CatalogUnit(other)
            catalog["days.%lld"]?[language] = days
        }
        catalog["Hello %@"] = CatalogEntry(extractionState: .manual)
        catalog["Hello %@"]?["ar"] = CatalogLocalization("مرحبا %@")
        let made = catalog.poFile(for: "ar")
        #expect(made.losses.map(\.description) == ["key 'Hello %@' (ar): no place for the extraction state 'manual'"])
        let file = made.value
        #expect(file.header["X-Catalog-Key"] == "msgctxt")
        // Two wordings need two forms, even in Arabic.
        #expect(file.header.pluralForms?.count == 2)
        let days = try #require(file.messages.first { $0.pluralID != nil })
        #expect((days.context, days.id, days.pluralID) == ("days.%lld", "%lld day", "%lld days"))
        #expect(days.strings == ["يوم", "%lld يوم"] && days.flags == ["c-format"])
        #expect(file.messages.contains { $0.id == "Hello %s" && $0.strings == ["مرحبا %s"] })
        var again = StringCatalog(sourceLanguage: "en")
        #expect(again.merge(file) == [])
        #expect(again["days.%lld"] == catalog["days.%lld"])
        let apple = catalog.poFile(for: "ar", dialect: .apple).value
        #expect(apple.messages.first?.flags == ["objc-format"] && apple.messages.contains { $0.id == "Hello %@" })
    }

    @Test func everyLanguageHasForms() throws {
        for language in LocaleID.available where language.description.utf8.count <= 3 {
            let rules = try PluralRules(locale: language)
            var catalog = StringCatalog(sourceLanguage: "en")
            var text = CatalogLocalization()
            for category in rules.categories {
                text[CatalogUnitPath([.plural(category.rawValue)])] = CatalogUnit("\(category.rawValue)")
            }
            catalog["k"] = CatalogEntry()
            catalog["k"]?["\(language)"] = text
            let made = catalog.poFile(for: "\(language)")
            let forms = try #require(made.value.header.pluralForms)
            // No whole number takes the category.
            let reached = Set((UInt64(0)...1200).map { rules.category(for: $0) } + [rules.category(for: 1_000_000)])
            guard
                made.losses.allSatisfy({ loss in
                    rules.categories.contains {
                        !reached.contains($0) && loss.description.hasSuffix("'\($0.rawValue)'")
                    }
                })
            else {
                Issue.record("\(language): \(made.losses)")
                continue
            }
            for number in UInt64(0)...1200 {
                let index = try #require(forms.index(for: number))
                #expect(
                    made.value.messages[0].strings[index] == rules.category(for: number).rawValue,
                    "\(language) \(number)")
            }
        }
    }

    @Test(arguments: [
        ("%1$s %2$d", "%1$@ %2$lld"), ("%,d %,.2f", "%'lld %'.2f"),
        ("100% of %s", "100%% of %@"), ("50% off", "50% off"), ("%%", "%%"), ("%s%n", "%@\n"),
        ("%1$s %<s", "%1$@ %1$@"),
        ("%-10s|%5.1f|%x", "%-10@|%5.1f|%x"), ("no", "no"),
    ])
    func javaToApple(java: String, apple: String) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let file = AndroidStrings(resources: [AndroidResource(name: "a", .string(AndroidText(java)))])
        #expect(catalog.merge(file, language: "en") == [])
        #expect(catalog["a"]?["en"]?[.root]?.value == apple)
    }

    @Test(arguments: [
        ("%@ and %lld", "%1$s and %2$d"), ("%lld", "%d"), ("%@", "%s"), ("%1$@: %2$.2f %%", "%1$s: %2$.2f %%"),
        ("%lu%i", "%1$d%2$d"),
        ("%'d", "%,d"), ("%5@", "%5s"), ("50% of %@", "50%% of %s"), ("100% %@", "100%% %s"),
    ])
    func appleToJava(apple: String, java: String) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        catalog["a"]?["en"] = CatalogLocalization(apple)
        let made = catalog.androidStrings(for: "en")
        #expect(made.losses == [])
        #expect(made.value["a"]?.value == .string(AndroidText(java)))
    }

    @Test func whatPrintfLacks() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let file = AndroidStrings(resources: [
            AndroidResource(name: "a", .string(AndroidText("%tY %b %(d"))),
            AndroidResource(name: "b", .string(try AndroidText(xml: "<b>x</b> @y"))),
            AndroidResource(name: "c", .other(xml: "<color name=\"c\"/>")),
        ])
        #expect(
            catalog.merge(file, language: "en").map(\.description) == [
                "key 'a' (en): the specifier '%tY' is none in the target",
                "key 'a' (en): the specifier '%b' is none in the target",
                "key 'a' (en): the specifier '%(d' is none in the target",
                "key 'b' (en): no place for the tag '<b>'",
                "key 'c' (en): left out: '<color name=\"c\"/>' is no string",
            ])
        #expect(catalog["b"]?["en"]?[.root]?.value == "x @y")
    }

    @Test func androidAndBack() throws {
        let file = try AndroidStrings(reading: Array(AndroidStringsTests.text.utf8))
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(file, language: "en")
        #expect(losses.count == 4)
        #expect(catalog["days"]?["en"]?.units.map(\.unit.value) == ["Mon", "Tue"])
        #expect(catalog["files"]?["en"]?[CatalogUnitPath([.plural("one")])]?.value == "%lld file")
        #expect(catalog["app"]?.shouldTranslate == false)
        let made = catalog.androidStrings(for: "en")
        #expect(made.losses == [])
        var again = StringCatalog(sourceLanguage: "en")
        #expect(again.merge(made.value, language: "en") == [])
        // Without formatted="false", percent signs are for printf.
        for key in catalog.keys where key != "percent" { #expect(again[key] == catalog[key]) }
        #expect(catalog.androidStrings(for: "de").value.resources.isEmpty)
    }

    @Test func keysThatAreNoNames() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        for key in ["Save %@…", "save", "Save!", "12", "日本"] { catalog[key] = CatalogEntry() }
        let made = catalog.androidStrings(for: "en")
        #expect(Set(made.value.resources.map(\.name)) == ["save", "save_2", "save_3", "text_12", "text"])
        #expect(made.losses.count == 4)
    }

    /// What `.stringsdict` files and catalogs say with a substitution, other formats say with a plural.
    @Test func substitutions() throws {
        var text = CatalogLocalization()
        text[.root] = CatalogUnit("%#@files@ in %@")
        text[substitution: "files"] = (1, "lld")
        text[CatalogUnitPath([.substitution("files"), .plural("one")])] = CatalogUnit("%arg file")
        text[CatalogUnitPath([.substitution("files"), .plural("other")])] = CatalogUnit("%arg files")
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["files"] = CatalogEntry()
        catalog["files"]?["en"] = text
        let made = catalog.androidStrings(for: "en")
        #expect(made.losses == [])
        #expect(
            made.value["files"]?.value
                == .plurals([
                    .init(quantity: .one, text: AndroidText("%1$d file in %2$s")),
                    .init(quantity: .other, text: AndroidText("%1$d files in %2$s")),
                ]))
        catalog["files"]?["en"]?[CatalogUnitPath([.device("mac")])] = CatalogUnit("Mac")
        #expect(!catalog.androidStrings(for: "en").losses.isEmpty)
    }

    @Test func devices() throws {
        var text = CatalogLocalization()
        text[CatalogUnitPath([.device("iphone")])] = CatalogUnit("Tap")
        text[CatalogUnitPath([.device("other")])] = CatalogUnit("Click")
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        catalog["a"]?["en"] = text
        let made = catalog.androidStrings(for: "en")
        #expect(made.value["a"]?.value == .string(AndroidText("Click")))
        #expect(made.losses.map(\.description) == ["key 'a' (en): no place for the variation device.iphone 'Tap'"])
    }
}
