import LocaleFormat
import LocalizedStrings
import Testing

@testable import LocalizedStringsInterchange

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

    /// A plural that is not translated yet has an empty form for each category that everyday numbers have in its language.
    @Test(arguments: [("ru", 3), ("fr", 2), ("ar", 6), ("ja", 1)])
    func pluralsToBeTranslated(language: String, count: Int) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        var source = CatalogLocalization()
        source[CatalogUnitPath([.plural("one")])] = CatalogUnit("%lld file")
        source[CatalogUnitPath([.plural("other")])] = CatalogUnit("%lld files")
        var entry = CatalogEntry()
        entry["en"] = source
        catalog["files"] = entry
        let text = try String(decoding: catalog.poFile(for: language).value.bytes(), as: UTF8.self)
        #expect(text.contains("nplurals=\(count);"), "\(text)")
        #expect(text.contains("msgstr[\(count - 1)] \"\"") && !text.contains("msgstr[\(count)]"), "\(text)")
    }

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
        ("%'d", "%,d"), ("%5@", "%5s"), ("100% %@", "100%% %s"), ("50% off", "50% off"),
        ("% d of %@", "%1$ d of %2$s"),
    ])
    func appleToJava(apple: String, java: String) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        catalog["a"]?["en"] = CatalogLocalization(apple)
        let made = catalog.androidStrings(for: "en")
        #expect(made.losses == [])
        #expect(made.value["a"]?.value == .string(AndroidText(java)))
    }

    /// Percent signs are read as where a catalog's text is shown, and as printf reads them: `% o` is an octal number with room for a sign
    /// (C17, 7.21.6.1). Where there is nothing else it is text, as it is shown without arguments. What was written is read alike.
    @Test(arguments: [
        ("50 % off %@", 2, "50 % off %s", "50 % off %@"), ("50 % off", 0, "50 % off", "50 % off"),
        ("%1$ d %2$@", 2, "%1$ d %2$s", "%1$ d %2$@"), ("100 % %@", 1, "100 %% %s", "100 %% %@"),
        ("50 % Rabatt, %lld", 1, "50 %% Rabatt, %lld", "50 %% Rabatt, %lld"),
        ("100% y %@", 1, "100%% y %s", "100%% y %@"), ("%(a)@ 5 % of", 2, "%(a)@ 5 % of", "%(a)@ 5 % of"),
        // A text with %% is a format, in which every percent sign that is text is written twice.
        ("5 % de %%", 0, "5 %% de %%", "5 %% de %%"),
    ])
    func percentSignAndSpace(apple: String, count: Int, c: String, back: String) throws {
        let names = PrintfText.countNames(apple)
        #expect(names.named + names.others == count)
        #expect(PrintfText.convert(apple, from: .apple, to: .c).text == c)
        #expect(PrintfText.convert(c, from: .c, to: .apple).text == back)
    }

    /// The entry of a source that has an argument more than its translation is fuzzy, since msgfmt refuses a file with other arguments.
    @Test func percentSignAndSpaceInOneLanguage() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["50 % off %@"] = CatalogEntry()
        catalog["50 % off %@"]?["de"] = CatalogLocalization("50 % Rabatt auf %@", state: .translated)
        let made = catalog.poFile(for: "de")
        let text = String(decoding: try made.value.bytes(), as: UTF8.self)
        #expect(
            text.hasSuffix(
                "#, fuzzy, c-format\nmsgid \"50 % off %s\"\nmsgstr \"50 %% Rabatt auf %s\"\n"), "\(text)")
        #expect(made.losses.count == 1)
        var again = StringCatalog(sourceLanguage: "en")
        #expect(again.merge(try POFile(reading: made.value.bytes()), language: "de") == [])
        #expect(again["50 % off %@"]?["de"]?[.root]?.value == "50 %% Rabatt auf %@")
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
        #expect(catalog["percent"]?["en"]?[.root]?.value == "50%% of %s and %s")
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

    private func substitution(
        _ text: inout CatalogLocalization, _ name: String, _ argument: Int?, _ wordings: KeyValuePairs<String, String>
    ) {
        text[substitution: name] = (argument, "lld")
        for (category, wording) in wordings {
            text[CatalogUnitPath([.substitution(name), .plural(category)])] = CatalogUnit(wording)
        }
    }

    /// One argument chooses a wording there; of the others the wording for `other` is written, and the rest is told.
    @Test func severalSubstitutions() throws {
        var text = CatalogLocalization("%#@files@ in %#@folders@ of %@")
        substitution(&text, "files", nil, ["one": "%arg file", "other": "%arg files"])
        substitution(&text, "folders", nil, ["one": "%arg folder", "other": "%arg folders"])
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["files"] = CatalogEntry()
        catalog["files"]?["en"] = text
        let made = catalog.androidStrings(for: "en")
        #expect(
            made.losses.map(\.description) == [
                "key 'files' (en): no place for the wording for 'one' of the substitution 'folders' '%arg folder'"
            ])
        #expect(
            made.value["files"]?.value
                == .plurals([
                    .init(quantity: .one, text: AndroidText("%1$d file in %2$d folders of %3$s")),
                    .init(quantity: .other, text: AndroidText("%1$d files in %2$d folders of %3$s")),
                ]))
        let file = catalog.poFile(for: "en")
        #expect(file.losses == made.losses)
        #expect(file.value.messages[0].pluralID == "%1$lld files in %2$lld folders of %3$s")
    }

    /// Substitutions about one argument choose together, within each other too.
    @Test func substitutionsOfOneArgument() throws {
        var text = CatalogLocalization("%2$@: %#@files@ %#@are@")
        substitution(&text, "files", 1, ["one": "%arg file", "other": "%arg files"])
        substitution(&text, "are", 1, ["one": "is %#@here@", "other": "are %#@here@"])
        substitution(&text, "here", 1, ["other": "here"])
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["files"] = CatalogEntry()
        catalog["files"]?["en"] = text
        let made = catalog.androidStrings(for: "en")
        #expect(made.losses == [])
        #expect(
            made.value["files"]?.value
                == .plurals([
                    .init(quantity: .one, text: AndroidText("%2$s: %1$d file is here")),
                    .init(quantity: .other, text: AndroidText("%2$s: %1$d files are here")),
                ]))
    }

    /// No other format gets `%#@name@`, which would be shown as it is written.
    @Test func substitutionsWithoutWording() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        var circle = CatalogLocalization("%#@a@")
        substitution(&circle, "a", 1, ["other": "%#@b@"])
        substitution(&circle, "b", 1, ["other": "%#@a@"])
        var doubling = CatalogLocalization("%#@s0@")
        for level in 0..<20 { substitution(&doubling, "s\(level)", 1, ["other": "%#@s\(level + 1)@%#@s\(level + 1)@"]) }
        substitution(&doubling, "s20", 1, ["other": "x"])
        for (key, text) in [("circle", circle), ("doubling", doubling), ("none", CatalogLocalization("x %#@nope@"))] {
            catalog[key] = CatalogEntry()
            catalog[key]?["en"] = text
        }
        catalog["%#@nope@"] = CatalogEntry()
        for language in ["en", "de"] {
            let file = catalog.poFile(for: language)
            #expect(file.value.messages == [])
            #expect(file.losses.count == 4 && file.losses.allSatisfy { $0.description.contains("left out: ") })
        }
        let android = catalog.androidStrings(for: "en")
        #expect(android.value.resources == [] && android.losses.count == 4)
        #expect(
            android.losses.map(\.description).contains(
                "key 'none' (en): left out: '%#@nope@' is no substitution that has a wording of its own"))
    }

    /// Android asks for the quantities of the language's rules, and for no others.
    @Test(arguments: [("en", ["one", "other"]), ("ja", ["other"]), ("lv", ["zero", "one", "other"])])
    func quantities(language: String, kept: [String]) throws {
        var text = CatalogLocalization()
        for category in ["zero", "one", "two", "other"] {
            text[CatalogUnitPath([.plural(category)])] = CatalogUnit("\(category) %lld")
        }
        var catalog = StringCatalog(sourceLanguage: language)
        catalog["a"] = CatalogEntry()
        catalog["a"]?[language] = text
        let made = catalog.androidStrings(for: language)
        #expect(made.losses.count == 4 - kept.count)
        #expect(
            made.losses.first?.description.hasSuffix(
                language == "lv"
                    ? "no place for the quantity 'two', which the language has not, 'two %d'"
                    : "no place for the quantity 'zero', which the language has not, 'zero %d'") == true)
        guard case .plurals(let items)? = made.value["a"]?.value else {
            Issue.record("no plurals")
            return
        }
        #expect(items.map(\.quantity.rawValue) == kept)
    }

    private static let python = #"""
        # Of the header of a window
        #. How many
        #, python-format
        msgid "%(name)s has %(n)d files"
        msgstr "%(n)d Dateien hat %(name)s"

        msgid "%(name)s, no format"
        msgstr "%(name)s, kein Format"

        """#

    /// Python's arguments have names, as a catalog's may; other printfs have numbers.
    @Test func python() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(try POFile(reading: Array(Self.python.utf8)), language: "de")
        #expect(
            losses.map(\.description) == [
                "key '%(name)@ has %(n)lld files' (de): "
                    + "no place for the mark '#' of the translator's comment 'Of the header of a window'"
            ])
        #expect(catalog["%(name)@ has %(n)lld files"]?["de"]?[.root]?.value == "%(n)lld Dateien hat %(name)@")
        #expect(catalog["%(name)s, no format"]?["de"]?[.root]?.value == "%%(name)s, kein Format")
        let again = catalog.poFile(for: "de", dialect: .python)
        #expect(again.losses == [])
        // C has no names, so that entries with names are Python's unless C is asked for.
        #expect(catalog.poFile(for: "de").value == again.value && catalog.poFile(for: "de").losses == [])
        #expect(catalog.poFile(for: "de", dialect: .c).losses.count == 2)
        let entries = again.value.messages
        #expect(entries.map(\.id) == ["%(name)s has %(n)d files", "%(name)s, no format"])
        #expect(entries.map(\.strings) == [["%(n)d Dateien hat %(name)s"], ["%(name)s, kein Format"]])
        #expect(entries.map(\.flags) == [["python-format"], []])
        let android = catalog.androidStrings(for: "de")
        #expect(android.value.resources.first?.value == .string(AndroidText("%2$d Dateien hat %1$s")))
        #expect(
            android.losses.map(\.description).filter { $0.contains("name '") } == [
                "key '%(name)@ has %(n)lld files' (de): no place for the argument's name '1: name'",
                "key '%(name)@ has %(n)lld files' (de): no place for the argument's name '2: n'",
            ])
        // Numbers Python has not.
        catalog["%(name)@ has %(n)lld files"]?["de"] = CatalogLocalization("%2$@ %1$@")
        #expect(catalog.poFile(for: "de", dialect: .python).losses.count == 2)
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

    /// Specifiers' own flags, widths and precisions stay, and a space behind a name is one of them.
    @Test(arguments: [
        "%(n)05d", "%(n)-10s|", "%(x)+.2f", "% d".replacing(" ", with: "(n) "), "%(n)#x", "%(a)s %(b)s %(a)s",
    ])
    func pythonFlags(text: String) throws {
        var entry = POEntry(id: text, strings: [text])
        entry.flags = ["python-format"]
        var catalog = StringCatalog(sourceLanguage: "en")
        #expect(catalog.merge(POFile(entries: [entry]), language: "de") == [])
        let made = catalog.poFile(for: "de")
        #expect(made.losses == [] && made.value.messages == [entry], "\(made)")
    }

    /// `msgfmt -c` refuses a file for a translation that is no format where its entry is flagged as one.
    @Test(arguments: [
        ("%%", "Rabatt 5 %", PrintfDialect.c, ["c-format"], "Rabatt 5 %%"),
        ("%%", "100% %% 5 %", .python, ["python-format"], "100%% %% 5 %%"),
        ("%lld %%", "%%", .apple, ["objc-format"], "%%"), ("%@", "50 %", .java, ["java-printf-format"], "50 %%"),
        ("100 %", "5 %", .c, [], "5 %"),
        ("%d %c", "%2$c %1$d", .python, ["fuzzy", "python-format"], "%2$c %1$d"),
        ("%d %c", "%1$d %2$c", .python, ["python-format"], "%d %c"),
        ("%d %c", "%2$c %1$d", .c, ["c-format"], "%2$c %1$d"),
    ])
    func checkedFormats(
        _ key: String, _ text: String, _ dialect: PrintfDialect, _ flags: [String], _ string: String
    ) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog[key] = CatalogEntry()
        catalog[key]?["de"] = CatalogLocalization(text)
        let entry = try #require(catalog.poFile(for: "de", dialect: dialect).value.messages.first)
        #expect(entry.flags == flags)
        #expect(entry.strings == [string])
    }

    /// Contexts, keys that are not their own text, and names, in one catalog: what is written is read back, and no `msgctxt` has U+0004,
    /// which msgfmt refuses.
    @Test func contextsAndKeys() throws {
        let text = #"""
            msgctxt "menu"
            msgid "Open"
            msgstr "Öffnen"

            #, python-format
            msgctxt "menu"
            msgid "Open %(name)s"
            msgstr "%(name)s öffnen"

            #, python-format
            msgid "Hello %(name)s"
            msgstr "Hallo %(name)s"

            msgctxt "a␄b␛"
            msgid "c"
            msgstr "d"

            msgctxt "rate"
            msgid "100%"
            msgstr "100 %"

            """#
        for (dialect, key) in [
            (nil, nil), (.c, nil), (.python, nil), (.apple, "k␄␛e\u{4}y"), (nil, "key"), (.c, "a\u{4}b"),
            (.python, "␄"),
        ] as [(PrintfDialect?, String?)] {
            var catalog = StringCatalog(sourceLanguage: "en")
            _ = catalog.merge(try POFile(reading: Array(text.utf8)), language: "de")
            if let key {
                catalog[key] = CatalogEntry()
                catalog[key]?["en"] = CatalogLocalization("text")
                catalog[key]?["de"] = CatalogLocalization("Text")
            }
            let made = catalog.poFile(for: "de", dialect: dialect).value
            #expect(made.duplicateKeys.isEmpty)
            for entry in made.entries {
                #expect(!"\(entry.context ?? "")\(entry.id)".unicodeScalars.contains("\u{4}"), "\(entry)")
            }
            var again = StringCatalog(sourceLanguage: "en")
            _ = again.merge(try POFile(reading: made.bytes()))
            #expect(again.keys.sorted() == catalog.keys.sorted(), "\(String(describing: dialect)) \(key ?? "-")")
            for key in catalog.keys where dialect == nil || dialect == .python {
                #expect(again[key]?["de"] == catalog[key]?["de"], "\(key)")
            }
        }
    }
}
