import LocaleFormatMessageFormat1
import LocalizedStrings
import LocalizedStringsTools
import Testing

/// Messages of files that have them: arguments, choices and tags by their names.
@Suite struct MessageLintTests {
    private func lint(_ source: String, _ text: String, in language: String = "ru") throws -> [LintFinding] {
        var catalog = StringCatalog()
        catalog["k"] = CatalogEntry()
        catalog["k"]?["en"] = CatalogLocalization(source)
        catalog["k"]?[language] = CatalogLocalization(text)
        let files = try [("en", source), (language, text)].map { own, text in
            LintTable.LanguageFile(
                language: own, path: "\(own).json", lines: ["k": 2],
                messages: ["k": try MessageFormat1(text, syntax: .formatJS)])
        }
        let table = LintTable(catalog, name: "T", files: files, isSourceInAll: false)
        var options = LintOptions()
        options.disabled = [.punctuation, .whitespace]
        return StringLint(options).lint([table]).findings
    }

    private static let plural = "{n, plural, one {# фото} few {# фото} many {# фото} other {# фото}}"

    @Test func nothingWrong() throws {
        for (source, text) in [
            ("You are {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "Вы {n}-й"),
            ("{g, select, f {her} other {their}} {n, plural, one {# photo} other {# photos}}", "\(Self.plural) – её"),
            (
                "{n, plural, =0 {none} one {a file} other {# files}}",
                "{n, plural, one {# файл} few {# файла} many {# файлов} other {#}}"
            ),
            (
                "{p, number, ::currency/EUR} for <b>{d, date, long}</b>",
                "<b>{d, date, short}</b>: {p, number, ::currency/EUR}"
            ),
            ("100% of {name}", "100 % {name}"), ("It is {n}", "{n, plural, one {#} few {#} many {#} other {#}}"),
        ] {
            let findings = try lint(source, text)
            #expect(findings.isEmpty, "\(text): \(findings.map(\.message))")
        }
        // `=1` is all that one is for in German, and 0 and 1 are in French.
        #expect(
            try lint("{n, plural, one {# file} other {# files}}", "{n, plural, =1 {Datei} other {# Dateien}}", in: "de")
                .isEmpty)
        #expect(
            try lint(
                "{n, plural, one {# file} other {# files}}", "{n, plural, =1 {fichier} other {# fichiers}}", in: "fr"
            )
            .contains { $0.rule == .pluralMissing })
    }

    @Test func arguments() throws {
        let renamed = try lint("Hi {name}", "Привет, {nmae}")
        #expect(renamed.map(\.rule) == [.formatExtra, .formatMissing])
        #expect(
            renamed[0].message == "{nmae} is no argument of en, which has {name}" && renamed[0].suggestion == "{name}")
        #expect(renamed.allSatisfy { $0.file == "ru.json" && $0.line == 2 })
        #expect(
            try lint("{n, number} of {d, date}", "{n, date} из {d, number}").map(\.rule) == [.formatType, .formatType])
        // In one wording of several.
        let few = "{n, plural, one {# кот} few {# кота} many {котов} other {# кота}}"
        #expect(
            try lint("{n, plural, one {# cat} other {# cats}}", few).map(\.message) == [
                "{n} of en is not used in every wording"
            ])
        #expect(
            try lint("{g, select, f {{a} her} other {{a}}}", "{g, select, f {её} other {{a}}}").map(\.rule) == [
                .formatMissing
            ])
    }

    @Test func choices() throws {
        let found = try lint(
            "{g, select, female {her} other {their}}", "{g, select, femal {её} other {их}}")
        #expect(found.map(\.rule) == [.selectOption] && found[0].suggestion == "female")
        #expect(
            try lint("{n, plural, one {# cat} other {# cats}}", "{n, plural, one {# кот} other {# кота}}").map(\.rule)
                == [.pluralMissing, .pluralMissing])
        #expect(try lint("{n, plural, one {# cat} other {# cats}}", "{n} котиков").map(\.rule) == [.pluralPlain])
        #expect(
            try lint(
                "{n, plural, one {# cat} other {# cats}}", "{n, plural, few {# Katzen} one {# Katze} other {# Katzen}}",
                in: "de"
            ).map(\.rule) == [.pluralUnused])
    }

    @Test func tags() throws {
        #expect(try lint("<b>a</b>", "<i>б</i>").map(\.rule) == [.tags, .tags])
        #expect(try lint("<b>a</b>", "<b>б</b>").isEmpty)
    }
}
