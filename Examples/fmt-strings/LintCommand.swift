import ArgumentParser
import InflectionLexicons
import LocaleFormat
import LocalizedStrings
import LocalizedStringsTools

/// `fmt strings lint`
struct LintCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks tables: arguments, markup, plural forms, missing and changed translations.",
        discussion: """
            Files of other systems are checked as the catalog that 'fmt strings convert' makes of them, and messages by their own arguments and \
            choices. Those of one name in several languages are one table: 'locales/en/app.ftl' and 'locales/de/app.ftl', 'app_en.arb' and \
            'app_de.arb'. The language of a file is what the file says (po, arb), else what its path names; the texts of po, mo, xliff and csv \
            files are those of the development language.

            EXAMPLES:
              fmt strings lint Localizable.xcstrings
              fmt strings lint locales
              fmt strings lint messages.properties messages_de.properties
              fmt strings lint Resources --format sarif > strings.sarif
              fmt strings lint Resources --fail-on warning --disable raw-number
              fmt strings lint Localizable.xcstrings --fix --dry-run
              fmt strings lint Localizable.xcstrings --severity translation-missing=error --language fr --language ja

              fmt strings lint Localizable.xcstrings --widths
              fmt strings lint Localizable.xcstrings --width 'menu.*=24' --sample-text Desktop

              fmt strings lint Localizable.xcstrings --list-words >> words.txt
              fmt strings lint Localizable.xcstrings --lexicon words.txt

            --lexicon gives a file of the project's own words: a line has a language, a word, its kind and its forms \
            ('es pódcast masculine pódcasts'); a word with spaces stands in quotation marks. --list-words prints a line for each word \
            that inflection does not know, its kind a '?' to be filled in, and a remark that says what is wanted: gender, plural, \
            singular, feminine or kind.

            --widths measures texts by the room that a key's comment gives ('max 24 columns') or --width: the longest text over all \
            numbers and wordings, in columns of a terminal.

            --fix mends in catalogs what has one right answer (\(StringFix.rules.map(\.rawValue).joined(separator: ", "))), prints \
            what it changed, and lints the result.

            RULES: \(LintRule.allCases.map(\.rawValue).joined(separator: ", "))
            """)

    @Argument(
        help: "Catalogs, .strings and .stringsdict files, files that 'convert' reads, folders.", completion: .file())
    var paths: [String]
    @Option(help: "How findings are printed: text|json|sarif.", completion: .list(["text", "json", "sarif"]))
    var format = "text"
    @Flag(help: "The same as --format json.") var json = false
    @Option(
        help: "The least severity that makes the exit status 1: error|warning|note|never.",
        completion: .list(["error", "warning", "note", "never"])) var failOn = "error"
    @Option(help: "A rule that is left out; may be repeated.") var disable: [String] = []
    @Option(help: "A rule that is checked, and no other; may be repeated.") var only: [String] = []
    @Option(help: "RULE=SEVERITY; may be repeated.") var severity: [String] = []
    @Option(help: "A language that must be complete; may be repeated. Default: all that the tables have.") var language:
        [String] = []
    @Option(help: "The development language of tables that are no catalogs; default: en.") var sourceLanguage: String?

    @Flag(help: "Measure texts whose comment says 'max 24 columns'.") var widths = false
    @Option(help: "KEY=COLUMNS, '*' in KEY for any text; measures those too; may be repeated.") var width: [String] = []
    @Option(help: "What stands for a text argument where texts are measured; default: ten letters.")
    var sampleText: String?

    @Option(help: "A file of the project's own words for inflection.", completion: .file()) var lexicon: String?
    @Flag(help: "Inflect without the words of InflectionLexicons, as programs that do not have that product.")
    var noDictionaries = false
    @Flag(help: "Print the words that inflection does not know, as lines of a lexicon, and nothing else.")
    var listWords =
        false

    @Flag(help: "Mend in catalogs what has one right answer, and print what was changed.") var fix = false
    @Flag(help: "With --fix: print what would be changed, and write nothing.") var dryRun = false

    func run(on console: StringsConsole) throws -> Int32 {
        var options = LintOptions()
        options.disabled = Set(try disable.map(Self.rule))
        if !only.isEmpty { options.only = Set(try only.map(Self.rule)) }
        for text in severity {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let level = LintSeverity(rawValue: parts[1]) else {
                throw CommandFailure.usage("--severity \(text): expected RULE=\(Self.severities)")
            }
            options.severities[try Self.rule(parts[0])] = level
        }
        options.checksWidths = widths || !width.isEmpty
        for text in width {
            let parts = text.lastIndex(of: "=").map { (text[..<$0], text[$0...].dropFirst()) }
            guard let (key, number) = parts, let columns = Int(number), 0...10_000 ~= columns else {
                throw CommandFailure.usage("--width \(text): expected KEY=COLUMNS, columns from 0 to 10000")
            }
            options.widths[String(key)] = columns
        }
        if let sampleText { options.sampleText = sampleText }
        if let wrong = language.first(where: { (try? LocaleID($0)) == nil }) {
            throw CommandFailure.usage("'\(wrong)' is not a language")
        }
        if !language.isEmpty { options.languages = language }
        if let lexicon { options.lexicon = try Self.words(of: lexicon) }
        if !noDictionaries { options.lexicon.dictionaries = InflectionDictionary.all }
        guard failOn == "never" || LintSeverity(rawValue: failOn) != nil else {
            throw CommandFailure.usage("--fail-on \(failOn): expected \(Self.severities)|never")
        }
        guard ["text", "json", "sarif"].contains(format) else {
            throw CommandFailure.usage("--format \(format): expected text|json|sarif")
        }
        guard fix || !dryRun else { throw CommandFailure.usage("--dry-run goes with --fix") }
        if fix { try mend(options, console) }
        if dryRun { return 0 }
        let report = try report(options)
        if listWords {
            console.write(Array(report.lexiconTemplate().utf8))
            let unread = report.findings.filter { $0.rule == .file && $0.severity == .error }
            for finding in unread {
                console.report("\(CommandName.strings): \(finding.file ?? finding.table): \(finding.message)")
            }
            return unread.isEmpty ? 0 : 1
        }
        let text =
            switch json ? "json" : format {
            case "json": report.json()
            case "sarif": report.sarif()
            default: report.text()
            }
        console.write(Array((text.isEmpty || text.hasSuffix("\n") ? text : text + "\n").utf8))
        return report.exitStatus(failingAt: LintSeverity(rawValue: failOn))
    }

    /// Bytes that a list of words may have, as for 'fmt markup': 16 MiB.
    static let lexiconLimit = 1 << 24

    /// The library opens the files that have a name in UTF-8; catalogs of other names are opened here.
    private func report(_ options: LintOptions) throws(CommandFailure) -> LintReport {
        let lint = StringLint(options)
        var interchanged: [String] = []
        var others: [String] = []
        for path in paths {
            let found = try Self.interchanged(path)
            if found.isEmpty, !FileName.hasEscapes(path) { others.append(path) }
            interchanged += found
        }
        let named = paths.filter { FileName.hasEscapes($0) && InterchangeTables.format(of: $0) == nil }
        guard !interchanged.isEmpty || !named.isEmpty else {
            return lint.lint(paths: paths, sourceLanguage: sourceLanguage)
        }
        var (tables, findings) = try InterchangeTables.tables(interchanged, sourceLanguage: sourceLanguage ?? "en")
        for path in named {
            let (bytes, file) = (try StringTables.bytes(of: path), FileName.shown(path))
            do {
                tables.append(LintTable(try StringCatalog(reading: bytes, file: file), file: file, bytes: bytes))
            } catch {
                throw .failed("\(error)")
            }
        }
        var report = lint.lint(tables)
        let rest = lint.lint(paths: others, sourceLanguage: sourceLanguage)
        findings.removeAll { finding in
            options.disabled.contains(finding.rule) || options.only.map { !$0.contains(finding.rule) } ?? false
        }
        report.findings += findings + rest.findings
        report.suppressed += rest.suppressed
        report.files += rest.files
        return report
    }

    /// The path of a file of another system, and those in a folder that has no tables.
    private static func interchanged(_ path: String) throws(CommandFailure) -> [String] {
        guard StringTables.isFolder(path) else { return InterchangeTables.format(of: path) == nil ? [] : [path] }
        return LintTable.tables(in: path, sourceLanguage: "en").tables.isEmpty
            ? try InterchangeTables.paths(in: path) : []
    }

    private static func words(of path: String) throws(CommandFailure) -> InflectionLexicon {
        let bytes: [UInt8]
        do throws(CommandFailure) { bytes = try StringTables.bytes(of: path) } catch {
            throw .usage("--lexicon: \(error)")
        }
        guard bytes.count <= lexiconLimit, let text = String(validating: bytes, as: UTF8.self) else {
            throw .usage("--lexicon: '\(path)' is no text of UTF-8 of at most \(lexiconLimit >> 20) MiB")
        }
        do { return try InflectionLexicon(parsing: text) } catch { throw .usage("--lexicon: \(error)") }
    }

    /// Changes the catalogs among the paths, and prints each wording before and after.
    private func mend(_ options: LintOptions, _ console: StringsConsole) throws {
        let catalogs = try paths.flatMap { path throws -> [String] in
            guard StringTables.isFolder(path) else { return path.hasSuffix(".xcstrings") ? [path] : [] }
            return try StringTables.tables(path, sourceLanguage: sourceLanguage ?? "en").flatMap(\.files)
                .filter { $0.hasSuffix(".xcstrings") }
        }
        guard !catalogs.isEmpty else { throw CommandFailure.usage("--fix changes catalogs, and there is none") }
        for path in catalogs {
            var catalog = try StringTables.catalog(path)
            let changes = StringFix(options).fix(&catalog)
            // What a program reads is on standard output alone.
            let tell = format == "text" && !json ? console.tell : console.report
            for change in changes {
                let place = change.path.steps.isEmpty ? "" : " \(change.path)"
                tell("\(path): '\(change.key)' \(change.language)\(place): \(change.rule.rawValue)")
                if let before = change.before { tell("- \(before)") }
                tell("+ \(change.after)")
            }
            if !changes.isEmpty, !dryRun { try StringTables.write(catalog.bytes(), to: path) }
        }
    }

    private static let severities = LintSeverity.allCases.map(\.rawValue).joined(separator: "|")

    private static func rule(_ name: String) throws -> LintRule {
        guard let rule = LintRule(rawValue: name) else {
            throw CommandFailure.usage("no rule '\(name)'; '\(CommandName.strings) lint --help' names them")
        }
        return rule
    }
}
