import LocaleFormat
import LocalizedStrings
import LocalizedStringsInterchange
import TestSupport
import Testing

/// `.ftl`: Fluent Syntax 1.0, kept and written again. The grammar itself is compared with Fluent's own parser in `CatalogRowTests`.
@Suite struct FluentFileTests {
    static let text = """
        ### File

        ## Group

        # The button
        save = Save
            .tooltip = Save { $name }
        -brand = { $case ->
           *[nominative] Firefox
            [genitive] Firefox's
        }
            .gender = male

        files =
            { $n ->
                [0] No files
                [one] One file
               *[other] { $n } files
            } in { -brand(case: "genitive") } folder.
        junk = {
        last = { "{" } { NUMBER($x, minimumFractionDigits: 2) } { DATETIME($d, month: "long", year: "numeric") }

        """

    private func read(_ text: String) throws -> FluentFile {
        try FluentFile(reading: Array(text.utf8), file: "a.ftl")
    }

    private func text(_ file: FluentFile) -> String { String(decoding: file.bytes(), as: UTF8.self) }

    @Test func parts() throws {
        let file = try read(Self.text)
        #expect(file.messages.map(\.name) == ["save", "-brand", "files", "last"])
        #expect(file["save"]?.comment == "The button" && file["save"]?.attributes.map(\.id) == ["tooltip"])
        #expect(file["save"]?.value == FluentPattern("Save"))
        #expect(file["-brand"]?.isTerm == true)
        #expect(file.entries[0].content == .comment("File", level: 3))
        #expect(file.entries[1].content == .comment("Group", level: 2))
        guard case .junk(let junk) = file.entries[5].content else {
            Issue.record("no junk")
            return
        }
        #expect(junk.text == "junk = {\n" && junk.expected == "'}'" && junk.position?.line == 21, "\(junk)")
        #expect(text(file) == Self.text)
        #expect(file.entries[2].position?.line == 5)
    }

    @Test func changes() throws {
        var file = try read(Self.text.replacing("\n", with: "\r\n"))
        #expect(text(file) == Self.text.replacing("\n", with: "\r\n"))
        file["save"]?.value = FluentPattern("[Keep]\n  it ")
        file["new"] = FluentMessage(id: "new", value: FluentPattern(""))
        let written = text(file)
        #expect(
            written.replacing("\r\n", with: "\n")
                == Self.text.replacing(
                    "save = Save\n", with: "save =\n    { \"[\" }Keep]\n    { \"  \" }it{ \" \" }\n")
                + "new = { \"\" }\n")
        #expect(try read(written)["save"]?.attributes == file["save"]?.attributes)
    }

    /// What any text comes to, written and read, is that text.
    @Test func anyText() throws {
        var random = SeededGenerator(for: "Fluent texts")
        let pieces = [
            " ", "\n", "{", "}", "[", "*", ".", "a", "é", "\r", "\"", "\\", "\t", "  ", "-", "#", "=", "😀", "\u{0}",
        ]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            var file = FluentFile()
            file["a"] = FluentMessage(
                id: "a", value: FluentPattern(text), attributes: [.init(id: "b", value: FluentPattern(text))])
            let back = try FluentFile(reading: file.bytes())
            let shown = back["a"]?.value.map(Self.shown)
            #expect(shown == text, "\(text.debugDescription): \(self.text(file)) (\(random.seed))")
            #expect(back["a"]?.attributes.first.map { Self.shown($0.value) } == text)
        }
    }

    private static func shown(_ pattern: FluentPattern) -> String {
        pattern.elements.map { element in
            switch element {
            case .text(let text): text
            case .placeable(let expression): expression.text ?? "?"
            }
        }.joined()
    }

    @Test func messages() throws {
        let made = try read(Self.text).exchanged(language: "en")
        let texts = Dictionary(uniqueKeysWithValues: made.value.map { ($0.id, $0.message.text ?? "") })
        #expect(
            texts == [
                "save": "Save", "save.tooltip": "Save {name}", "-brand": "Firefox", "-brand.gender": "male",
                "files":
                    "{n, plural, =0 {No files} one {One file} other {{n} files}} in Firefox's folder.",
                "last": "'{' {x, number, ::.00* rounding-mode-half-up} {d, date, ::yMMMM}",
            ], "\(texts)")
        #expect(
            made.losses.map(\.description) == [
                "no place for the comment of level 3 'File'", "no place for the comment of level 2 'Group'",
                "key 'files' (en): the term '-brand', with what it is told, is written out",
                "left out: no entry: expected '}': 'junk = {\\n'",
            ], "\(made.losses)")
        #expect(made.value.first?.comment == "The button")
    }

    /// Variants are tried in their order, and the default is for what is left.
    @Test(arguments: [
        ("{ $n ->\n [one] a\n [1] b\n *[other] c\n }", "{n, plural, one {a} other {c}}"),
        ("{ $n ->\n *[other] { $n } c\n }", "{n, plural, other {{n} c}}"),
        ("{ $n ->\n *[any] c\n }", "{n, select, other {c}}"),
        ("{ $n ->\n [1] b\n [one] a\n *[other] c\n }", "{n, plural, =1 {b} one {a} other {c}}"),
        ("{ $n ->\n *[one] a\n [other] c\n }", "{n, plural, one {a} other {c}}"),
        ("{ $g ->\n [male] a\n *[female] c\n }", "{g, select, male {a} other {c}}"),
        ("{ NUMBER($n, type: \"ordinal\") ->\n [two] a\n *[other] c\n }", "{n, selectordinal, two {a} other {c}}"),
        ("{ \"x\" ->\n [x] a\n *[y] b\n }", "a"),
        ("{ -t.g ->\n [f] a\n *[m] b\n }", "a"),
        ("{{ $x }}", "{x}"), ("{ m.a } { m2 }", "attr self {m}"),
    ])
    func choices(pattern: String, message: String) throws {
        let file = try read("m = \(pattern)\n    .a = attr\n-t = t\n    .g = f\nm2 = self { m }\n")
        let made = file.exchanged(language: "en").value.first { $0.id == "m" }
        if message.hasSuffix("{m}") {
            #expect(made?.message.text?.hasPrefix("attr self") == true)
        } else {
            #expect(made?.message.text == message)
        }
    }

    @Test func writing() throws {
        let message =
            "{n, plural, =0 {none} one {# file} other {# files}} {g, select, f {her} other {their}} {d, date, ::yMMMd}"
        var source = FormatJSFile()
        source["a-b"] = FormatJSMessage(message, description: "Comment")
        source["a.b c"] = FormatJSMessage("{0} {x y, number, ::.00} <b>!</b>")
        let made = FluentFile.file(of: source.exchanged(language: "en").value, language: "en")
        #expect(
            text(made.value).hasPrefix(
                """
                # Comment
                a-b =
                    { $n ->
                        [0] none
                        [one] { $n } file
                       *[other] { $n } files
                    } { $g ->
                        [f] her
                       *[other] their
                    } { DATETIME($d, year: "numeric", month: "short", day: "numeric") }

                """), "\(text(made.value))")
        let back = made.value.exchanged(language: "en")
        #expect(
            back.value.first?.message.text?.contains("{n, plural, =0 {none} one {{n} file} other {{n} files}}") == true)
    }

    @Test func catalog() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        _ = catalog.merge(try read(Self.text), language: "en")
        #expect(catalog["save.tooltip"]?["en"]?.units.map(\.unit.value) == ["Save %(name)@"])
        let made = catalog.fluentFile(for: "en")
        #expect(made.value["save"]?.attributes.map(\.id) == ["tooltip"])
        #expect(made.value["-brand"]?.attributes.map(\.id) == ["gender"])
        #expect(made.value.duplicateKeys.isEmpty)
    }

    @Test func hostile() throws {
        let deep = "a = " + String(repeating: "{", count: 100_000)
        #expect(throws: StringsError.self) { try read(deep) }
        #expect(throws: StringsError.self) { try read("a = { F(" + String(repeating: "G(", count: 100_000)) }
        #expect(throws: StringsError.self) { try FluentFile(reading: [0x61, 0x3D, 0xFF]) }
        #expect(try read("\u{FEFF}a = b\n").bytes() == Array("\u{FEFF}a = b\n".utf8))
        // Texts that refer to themselves, and ones that double with each reference.
        let cycle = try read("a = { b }\nb = { a }\n").exchanged(language: "en")
        #expect(cycle.losses.contains { "\($0)".contains("refers to itself") })
        let bomb = "a0 = x\n" + (1...40).map { "a\($0) = { a\($0 - 1) }{ a\($0 - 1) }\n" }.joined()
        let made = try read(bomb).exchanged(language: "en")
        #expect(made.value.count < 41 && made.losses.contains { "\($0)".contains("left out") })
        let chain = "a0 = x\n" + (1...20_000).map { "a\($0) = { a\($0 - 1) }\n" }.joined()
        #expect(try read(chain).exchanged(language: "en").value.count == FluentLimits.references)
        #expect(try read(String(repeating: "a = b\n", count: 50_000)).duplicateKeys.count == 49_999)
        #expect(try read(String(repeating: "}\n", count: 50_000)).entries.count == 1)
    }
}

private enum FluentLimits {
    /// Texts that may be within each other.
    static let references = 32
}
