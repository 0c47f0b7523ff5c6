import ArgumentParser
import InflectionLexicons
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings gallery`
struct GalleryCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Writes a page of all texts in all languages, with the fewest arguments that show every wording.",
        discussion: """
            The page is one file of HTML that needs no network. A number stands for each plural category, 'Abc', 'Def' for texts. \
            en-XA is a pseudo-language with accents, ar-XB one from right to left; --no-pseudo leaves them out.

            With --code the page says where each key is in the code; fmt-strings-extract reads it, as for 'fmt strings extract'.

            Wordings that nothing leads to are told on standard error: a plural category that a language does not have, a \
            substitution that no text names. The exit status is 1 where a text cannot be written.

            EXAMPLES:
              fmt strings gallery Localizable.xcstrings -o gallery.html
              fmt strings gallery Resources --language de --language ar -o gallery.html
              fmt strings gallery Localizable.xcstrings --code Sources -o gallery.html
              fmt strings gallery locales -o gallery.html
            """)

    @Argument(
        help: "A catalog, a .strings or .stringsdict file, one that 'convert' reads, or a folder of them.",
        completion: .file()) var path: String
    @Option(name: .shortAndLong, help: "The page to write; '-' for standard output.", completion: .file())
    var output: String
    @Option(help: "A language to show; may be repeated. Default: all.") var language: [String] = []
    @Option(help: "The development language of tables that are no catalogs.") var sourceLanguage = "en"
    @Option(help: "Swift files and folders in which keys are looked for; may be repeated.", completion: .file())
    var code: [String] = []
    @Flag(inversion: .prefixedNo, help: "Show the pseudo-languages en-XA and ar-XB.") var pseudo = true

    func run(on console: StringsConsole) throws -> Int32 {
        let tables = try StringTables.tables(path, sourceLanguage: sourceLanguage)
        let codes = try ReaderLanguages.codes(language, in: tables.map(\.catalog))
        let places = try places()
        var galleries: [CatalogGallery] = []
        for table in tables {
            var catalog = table.catalog
            var languages = codes.isEmpty ? nil : codes
            if pseudo {
                let styles = [PseudoStyle.accented, .rightToLeft]
                for style in styles { style.add(to: &catalog) }
                languages? += styles.map(\.language)
            }
            var lexicon = InflectionLexicon()
            lexicon.dictionaries = InflectionDictionary.all
            var gallery = CatalogGallery(catalog, name: table.name, languages: languages, lexicon: lexicon)
            gallery.places = places[table.name] ?? [:]
            for wording in gallery.unreached {
                console.report(
                    "\(CommandName.strings): '\(wording.key)' \(wording.language) \(wording.wording): no arguments lead to it"
                )
            }
            for row in gallery.rows {
                guard let error = row.error else { continue }
                console.report("\(CommandName.strings): '\(row.key)' \(row.language): cannot be written: \(error)")
            }
            galleries.append(gallery)
        }
        try console.write(Array(CatalogGallery.html(galleries).utf8), to: output)
        let rows = galleries.flatMap(\.rows)
        if output != "-" {
            let wordings = galleries.reduce(0) { $0 + $1.wordingCount }
            let shown = wordings - galleries.reduce(0) { $0 + $1.unreached.count }
            console.tell("\(output): \(rows.count) texts; \(shown) of \(wordings) wordings are shown")
        }
        return rows.allSatisfy { $0.error == nil } ? 0 : 1
    }

    /// Where keys are in the code, by table and key.
    private func places() throws -> [String: [String: String]] {
        guard !code.isEmpty else { return [:] }
        var places: [String: [String: String]] = [:]
        for string in try Extractor.run(["--"] + code).strings where places[string.tableName]?[string.key] == nil {
            places[string.tableName, default: [:]][string.key] = "\(string.file):\(string.line)"
        }
        return places
    }
}
