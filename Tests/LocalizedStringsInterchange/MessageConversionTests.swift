import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// ARB and FormatJS messages as texts of a catalog, and back.
@Suite struct MessageConversionTests {
    private func catalog(_ message: String, numbers: [String] = []) -> (text: [String], losses: [String]) {
        var file = ARBFile(locale: "en")
        file["a"] = ARBMessage(message)
        file["a"]?.placeholders = numbers.map { ARBPlaceholder(name: $0, type: "int") }
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(file)
        return (
            catalog["a"]?["en"]?.units.map { "\($0.path): \($0.unit.value)" } ?? [], losses.map(\.description)
        )
    }

    @Test func plurals() {
        #expect(
            catalog("{count, plural, one {# file} other {# files}} in {folder}").text == [
                "plural.one: %(count)lld file in %(folder)@", "plural.other: %(count)lld files in %(folder)@",
            ])
        #expect(
            catalog("{n, plural, =1{a file} other{{n} files}}").text == [
                "plural.one: a file", "plural.other: %(n)lld files",
            ])
    }

    @Test func texts() {
        #expect(catalog("It's '{'fine'}' 100%").text == [": It's {fine} 100%"])
        #expect(catalog("Hello {name}, 50% off").text == [": Hello %(name)@, 50%% off"])
        #expect(catalog("{n} of {m}", numbers: ["n"]).text == [": %(n)lld of %(m)@"])
        #expect(catalog("Hello {name}").losses == [])
        // A name that a catalog would not read as one, names beside a choice that they do not show, and numbers that a program
        // gives without names.
        #expect(catalog("Hello {0}").text == [": Hello %@"])
        #expect(
            catalog("{n, plural, one {a file} other {files}}").losses.contains { $0.contains("argument's name '1: n'") }
        )
        #expect(catalog("Hello {arg1} {arg2}").text == [": Hello %1$@ %2$@"])
        // The first number of a wording chooses in a catalog, which would be the other one here: only a substitution says it.
        #expect(
            catalog("{m, plural, one {{n} of #} other {{n} of #}}", numbers: ["n"]).text == [
                ": %#@m@", "substitutions.m.plural.one: %2$lld of %arg",
                "substitutions.m.plural.other: %2$lld of %arg",
            ])
    }

    /// Through a catalog, in two languages of which one turns the arguments around.
    @Test func namesThroughCatalog() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        for (language, message) in [
            ("en", "{count, plural, one {# file in {folder}} other {# files in {folder}}}"),
            ("de", "{count, plural, one {In {folder}: # Datei} other {In {folder}: # Dateien}}"),
        ] {
            var file = ARBFile(locale: language)
            file["a"] = ARBMessage(message)
            #expect(catalog.merge(file) == [])
            // Flutter takes # for text.
            #expect(
                catalog.arbFile(for: language).value["a"]?.message == message.replacing("#", with: "{count}"))
            #expect(catalog.formatJSFile(for: language).value["a"]?.message == message)
        }
        let strings = LocalizedBundle(catalogs: ["Localizable": catalog])
        let german = try strings.localized(for: ["de"]).string(
            LocalizedText(key: "a", arguments: [.integer(2), .string("x")]))
        #expect(german == "In x: 2 Dateien")
    }

    /// A message of which a catalog would lose text stays, and that is told with the reasons.
    @Test(arguments: [
        "{g, select, female {She} other {They}}", "{n, plural, =7 {none} other {#}}",
        "{n, plural, offset:1 one {#} other {#}}", "{n, selectordinal, one {#st} other {#th}}",
    ])
    func opaque(message: String) {
        let (text, losses) = catalog(message)
        #expect(text == [": \(message)"])
        #expect(losses.count >= 2 && losses[0].contains("no place for the syntax MessageFormat 1"))
        #expect(losses[1].hasPrefix("key 'a' (en): line 1, column 1: "))
    }

    @Test func faults() {
        #expect(catalog("{broken").text == [": {broken"])
        #expect(
            catalog("{broken").losses[0].contains("'{broken' is no message: line 1, column 1: expected '}'"))
        // What printf would take apart is doubled, and a form that is lost is told.
        #expect(catalog("%d").text == [": %%d"])
        let date = catalog("on {d, date, short}")
        #expect(date.text == [": on %(d)@"] && date.losses[0].contains("the program gives a date its form"))
    }

    /// Several choices are substitutions, within each other too.
    @Test func substitutions() {
        #expect(
            catalog("{a, plural, one {# file} other {# files}} in {b, plural, one {a folder} other {# folders}}").text
                == [
                    ": %#@a@ in %#@b@", "substitutions.a.plural.one: %arg file",
                    "substitutions.a.plural.other: %arg files",
                    "substitutions.b.plural.one: a folder", "substitutions.b.plural.other: %arg folders",
                ])
        #expect(
            catalog("{n, plural, other {{m, plural, other {#}} of #}}").text == [
                ": %#@n@", "substitutions.m.plural.other: %arg", "substitutions.n.plural.other: %#@m@ of %arg",
            ])
    }

    /// From a catalog with several substitutions to each syntax and back.
    @Test(arguments: MessageFileSyntax.allCases)
    func substitutionsInBothDirections(syntax: MessageFileSyntax) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        var text = CatalogLocalization("%#@files@ in %#@folders@ of %3$@")
        text[substitution: "files"] = (1, "lld")
        text[substitution: "folders"] = (2, "lld")
        for (name, one) in [("files", "%arg file"), ("folders", "one folder")] {
            let path = CatalogUnitPath([.substitution(name)])
            text[path.appending(.plural("one"))] = CatalogUnit(one)
            text[path.appending(.plural("other"))] = CatalogUnit("%arg \(name)")
        }
        catalog["k"] = CatalogEntry()
        catalog["k"]?["en"] = text
        let made = catalog.formatJSFile(for: "en", syntax: syntax)
        #expect(made.losses == [])
        let message = try #require(made.value["k"]?.message)
        if syntax == .messageFormat1 {
            #expect(
                message
                    == "{files, plural, one {# file} other {# files}} in {folders, plural, one {one folder} other {# folders}} of {arg3}"
            )
            var again = StringCatalog(sourceLanguage: "en")
            #expect(again.merge(made.value, language: "en").count == 2)
            #expect(again["k"]?["en"] == text)
        } else {
            #expect(
                message.hasPrefix(
                    ".input {$files :integer}\n.input {$folders :integer}\n.match $files $folders\none one {{"))
            var again = StringCatalog(sourceLanguage: "en")
            _ = again.merge(made.value, language: "en", syntax: .messageFormat2)
            let back = again.formatJSFile(for: "en", syntax: .messageFormat2)
            #expect(back.value["k"]?.message.hasPrefix(".input {$files :integer}") == true)
        }
    }

    /// What a catalog calls arguments, Xcode 26's way.
    @Test func names() {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["k"] = CatalogEntry()
        catalog["k"]?["en"] = CatalogLocalization("%(count)lld files in %(folder)@")
        catalog["k"]?["de"] = CatalogLocalization("In %(folder)@: %(count)lld")
        #expect(catalog.arbFile(for: "en").value["k"]?.message == "{count} files in {folder}")
        #expect(catalog.arbFile(for: "de").value["k"]?.placeholders.map(\.name) == ["folder", "count"])
        let unicode = catalog.formatJSFile(for: "de", syntax: .messageFormat2)
        #expect(unicode.value["k"]?.message == "In {$folder}: {$count :integer}" && unicode.losses == [])
    }

    @Test func devices() {
        var catalog = StringCatalog(sourceLanguage: "en")
        var text = CatalogLocalization()
        text[CatalogUnitPath([.device("mac")])] = CatalogUnit("Click")
        text[CatalogUnitPath([.device("other")])] = CatalogUnit("Tap")
        catalog["k"] = CatalogEntry()
        catalog["k"]?["en"] = text
        let made = catalog.arbFile(for: "en")
        #expect(made.value["k"]?.message == "Tap")
        #expect(
            made.losses.map(\.description) == [
                "key 'k' (en): variant 'device.mac': only Apple's syntax chooses by device; 'other' is left"
            ])
    }

    /// Between files of messages nothing goes through a catalog.
    @Test func fileToFile() throws {
        var file = FormatJSFile()
        file["a"] = FormatJSMessage(
            "{g, select, f {<b>her</b>} other {{n, plural, one {#} other {#s}}}}", description: "d")
        file["broken"] = FormatJSMessage("{x")
        let made = file.converted(from: .messageFormat1, to: .messageFormat2, language: "en")
        #expect(
            made.value["a"]?.message
                == ".input {$g :string}\n.input {$n :number}\n.match $g $n\nf * {{{#b}her{/b}}}\n* one {{{$n}}}\n* * {{{$n}s}}"
        )
        #expect(made.value["a"]?.description == "d" && made.value["broken"]?.message == "{x" && made.losses.count == 1)
        let back = made.value.converted(from: .messageFormat2, to: .messageFormat1, language: "en")
        #expect(back.value["a"]?.message == file["a"]?.message)
    }

    static let messages = [
        "{gender, select, male {He} female {She} other {They}} liked {count, plural, =1 {one} few {a few} other {# things}}",
        "Hello {name}, it's {n, number, ::compact-short} on {d, date, ::yMMMd}", "1 < 2  {0}",
        "{n, selectordinal, one {#st} other {#th}}",
    ]

    /// Between ARB and FormatJS messages stay as they are written, in both directions.
    @Test func arbAndFormatJS() throws {
        var file = ARBFile(locale: "pt_BR")
        for (place, text) in Self.messages.enumerated() {
            file["m\(place)"] = ARBMessage(text, description: "d\(place)")
        }
        let json = file.formatJSFile()
        #expect(json.losses == [])
        #expect(json.value.ids.map { json.value[$0]?.message } == Self.messages)
        let back = json.value.arbFile(language: "pt-BR")
        #expect(back.losses == [] && back.value.locale == "pt_BR" && back.value.ids == file.ids)
        #expect(back.value.ids.map { back.value[$0]?.message } == Self.messages)
        #expect(back.value["m1"]?.description == "d1")
        #expect(
            back.value["m1"]?.placeholders == [
                ARBPlaceholder(name: "name", type: "Object"), ARBPlaceholder(name: "n", type: "num"),
                ARBPlaceholder(name: "d", type: "DateTime"),
            ])
        #expect(back.value["m0"]?.placeholders.map(\.type) == ["String", "num"])
        let unicode = file.formatJSFile(syntax: .messageFormat2)
        #expect(
            unicode.value["m3"]?.message
                == ".input {$n :number select=ordinal}\n.match $n\none {{{$n}st}}\n* {{{$n}th}}")
        #expect(
            unicode.value.arbFile(language: "pt", from: .messageFormat2).value["m3"]?.message
                == "{n, selectordinal, one {{n}st} other {{n}th}}")
    }

    /// What the other file has no place for is told, and so is what means something else there.
    @Test func lossesBetweenFiles() throws {
        var file = ARBFile(locale: "en")
        file[global: "author"] = "Ann"
        file["a"] = ARBMessage(
            "on {date} <b>{n}</b>", metadata: ["description": "d", "context": "menu", "x-file": "a.dart"])
        file["a"]?.placeholders = [
            ARBPlaceholder(name: "date", fields: ["type": "DateTime", "format": "yMd", "example": "x"]),
            ARBPlaceholder(name: "n", type: "double"),
        ]
        file["broken"] = ARBMessage("{x")
        file["percent"] = ARBMessage("{n, number, ::percent scale/100}")
        file["tag"] = ARBMessage("a <b> c")
        let json = file.formatJSFile()
        #expect(
            json.losses.map(\.description) == [
                "no place for the member '@@author'",
                "key 'a' (en): markup '<b>': it is a tag in FormatJS, and text in ICU's syntax",
                "key 'a' (en): no place for the metadata 'context' '\"menu\"'",
                "key 'a' (en): no place for the metadata 'type' of 'date' '\"DateTime\"'",
                "key 'a' (en): no place for the metadata 'format' of 'date' '\"yMd\"'",
                "key 'a' (en): no place for the metadata 'example' of 'date' '\"x\"'",
                "key 'a' (en): no place for the metadata 'type' of 'n' '\"double\"'",
                "key 'broken' (en): '{x' is no message: line 1, column 1: expected '}' before the end of the text, to close '{'",
            ])
        #expect(json.value["a"]?.message == "on {date} <b>{n}</b>" && json.value["broken"]?.message == "{x")
        #expect(json.value["a"]?.metadata == ["description": "d", "file": "a.dart"])
        #expect(json.value["percent"]?.message == "{n, number, ::percent}")
        #expect(json.value["tag"]?.message == "a '<b>' c")
        var script = FormatJSFile()
        script["a.b"] = FormatJSMessage("<b>{n, number, ::percent}</b> '<'i>", description: nil)
        script["a.b"]?.metadata = ["description": .object(["x": "y"]), "file": "a.ts"]
        let arb = script.arbFile(language: "en")
        #expect(
            arb.losses.map(\.description) == [
                "key 'a.b' (en): written as 'a_b'",
                "key 'a.b' (en): markup '<b>': it is a tag in FormatJS, and text in ICU's syntax",
            ])
        #expect(arb.value["a_b"]?.message == "<b>{n, number, ::percent scale/100}</b> <i>")
        #expect(arb.value["a_b"]?.metadata.last("x-file") == "a.ts")
        #expect(arb.value["a_b"]?.metadata.last("x-description") == .object(["x": "y"]))
    }

    /// Flutter's apostrophes are text unless it is told otherwise; what a message declares tells which (real files have `'{name}'`).
    @Test(arguments: [
        ("call it '{name}'", ["name"], "call it ''{name}''", 0), ("call it '{name}'", ["other"], "call it '{name}'", 1),
        ("call it '{name}'", [], "call it '{name}'", 1), ("{x} it''s", ["x"], "{x} it''s", 0),
        ("it's {x}", [], "it's {x}", 0),
        ("{x} as '{name}'", ["x"], "{x} as '{name}'", 0), ("'{'x'}'", [], "'{'x'}'", 0),
        ("{n} o'{x", ["n"], "{n} o'{x", 0),
    ])
    func apostrophesRead(message: String, declared: [String], text: String, losses: Int) {
        var file = ARBFile(locale: "en")
        file["a"] = ARBMessage(message)
        file["a"]?.placeholders = declared.map { ARBPlaceholder(name: $0, fields: [:]) }
        let json = file.formatJSFile()
        #expect(json.value["a"]?.message == text && json.losses.count == losses, "\(json.losses)")
    }

    @Test(arguments: [
        ("users' %@ it's", "users' {arg1} it's", 0), ("'%@'", "''{arg1}''", 1), ("{x}", "'{x}'", 1), ("''", "''''", 1),
        ("a'", "a'", 0),
    ])
    func apostrophesWritten(text: String, message: String, losses: Int) {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        catalog["a"]?["en"] = CatalogLocalization(text)
        let made = catalog.arbFile(for: "en")
        #expect(made.value["a"]?.message == message && made.losses.count == losses, "\(made.losses)")
        var back = StringCatalog(sourceLanguage: "en")
        _ = back.merge(made.value)
        #expect(back["a"]?["en"]?[.root]?.value == text)
    }

    /// Members of an unusual kind are told as well, and members that stand twice.
    @Test func unusualMembers() throws {
        let text =
            "{\"a\": \"x\", \"a\": \"{n}\", \"@a\": {\"description\": [1], \"placeholders\": {\"n\": \"int\"}}, \"b\": \"y\", \"@b\": {\"placeholders\": []}}"
        let arb = try ARBFile(reading: Array(text.utf8))
        var catalog = StringCatalog(sourceLanguage: "en")
        for losses in [arb.formatJSFile().losses, catalog.merge(arb)].map({ $0.map(\.description) }) {
            #expect(losses.contains("key 'a': no place for the first of two members of this name '\"x\"'"))
            #expect(losses.contains("key 'a' (en): no place for the metadata 'description' '[1]'"))
            #expect(losses.contains("key 'a' (en): no place for the metadata of 'n' '\"int\"'"))
            #expect(losses.contains("key 'b' (en): no place for the metadata 'placeholders' '[]'"))
        }
        let json = try FormatJSFile(
            reading: Array("{\"a\": \"x\", \"a\": {\"defaultMessage\": \"y\", \"description\": {\"d\": \"e\"}}}".utf8))
        let losses = catalog.merge(json, language: "en").map(\.description)
        #expect(losses.contains("key 'a' (en): no place for the metadata 'description' '{\"d\":\"e\"}'"))
        #expect(json.arbFile(language: "en").losses.map(\.key) == ["a"])
    }

    /// Types that a catalog does not have are told.
    @Test(arguments: [
        ("String", true), ("Object", false), ("double", true), ("num", true), ("DateTime", true), ("int", false),
    ])
    func placeholderTypes(type: String, isLost: Bool) {
        var file = ARBFile(locale: "en")
        file["a"] = ARBMessage("at {x}")
        file["a"]?.placeholders = [ARBPlaceholder(name: "x", type: type)]
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(file).map(\.description)
        #expect(losses.contains("key 'a' (en): no place for the metadata 'type' of 'x' '\"\(type)\"'") == isLost)
        let back = catalog.arbFile(for: "en").value["a"]?.placeholders.map(\.type)
        #expect(isLost == (back != [type]))
    }

    @Test func toMessages() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["Hello %@, it's {%lld}"] = CatalogEntry(comment: "greeting")
        catalog["files"] = CatalogEntry()
        var files = CatalogLocalization()
        files[CatalogUnitPath([.plural("one")])] = CatalogUnit("%lld # file in %@")
        files[CatalogUnitPath([.plural("other")])] = CatalogUnit("%lld files in %@")
        catalog["files"]?["en"] = files
        let made = catalog.arbFile(for: "en")
        #expect(
            made.value.ids == ["files", "hello_it_s_lld"] || made.value.ids == ["files", "hello_it_s_lld"].reversed())
        #expect(
            made.value["files"]?.message
                == "{arg1, plural, one {{arg1} '#' file in {arg2}} other {{arg1} files in {arg2}}}")
        #expect(made.value["files"]?.placeholders.map(\.type) == ["int", "Object"])
        let greeting = try #require(made.value["hello_it_s_lld"])
        #expect(greeting.description == "greeting")
        var again = StringCatalog(sourceLanguage: "en")
        _ = again.merge(made.value)
        #expect(again["hello_it_s_lld"]?["en"]?[.root]?.value == "Hello %1$@, it's {%2$lld}")
        #expect(again["files"]?["en"]?[CatalogUnitPath([.plural("one")])]?.value == "%1$lld # file in %2$@")
        let formatJS = catalog.formatJSFile(for: "en")
        #expect(formatJS.value["Hello %@, it's {%lld}"]?.description == "greeting")
        #expect(formatJS.losses == [])
    }

    @Test func formatJSTags() throws {
        var file = FormatJSFile()
        file["a"] = FormatJSMessage("<b>Hi</b> {name}", description: "d")
        file["b"] = FormatJSMessage("1 '<' 2")
        var catalog = StringCatalog(sourceLanguage: "en")
        #expect(
            catalog.merge(file, language: "en").contains { $0.description.contains("Apple's syntax has other markup") })
        #expect(catalog["a"]?["en"]?[.root]?.value == "<b>Hi</b> {name}" && catalog["a"]?.comment == "d")
        #expect(catalog["b"]?["en"]?[.root]?.value == "1 < 2")
    }
}
