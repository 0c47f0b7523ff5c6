import ArgumentParser
import LocalizedStringsTools

/// `fmt strings lint`
struct LintCommand: StringsCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks tables: arguments, markup, plural forms, missing and changed translations.",
        discussion: """
            EXAMPLES:
              fmt strings lint Localizable.xcstrings
              fmt strings lint Resources --format sarif > strings.sarif
              fmt strings lint Resources --fail-on warning --disable raw-number
              fmt strings lint Localizable.xcstrings --severity translation-missing=error --language fr --language ja

            RULES: \(LintRule.allCases.map(\.rawValue).joined(separator: ", "))
            """)

    @Argument(help: "Catalogs, .strings and .stringsdict files, folders.") var paths: [String]
    @Option(help: "How findings are printed: text|json|sarif.") var format = "text"
    @Flag(help: "The same as --format json.") var json = false
    @Option(help: "The least severity that makes the exit status 1: error|warning|note|never.") var failOn = "error"
    @Option(help: "A rule that is left out; may be repeated.") var disable: [String] = []
    @Option(help: "A rule that is checked, and no other; may be repeated.") var only: [String] = []
    @Option(help: "RULE=SEVERITY; may be repeated.") var severity: [String] = []
    @Option(help: "A language that must be complete; may be repeated. Default: all that the tables have.") var language:
        [String] = []
    @Option(help: "The development language of tables that are no catalogs; default: en.") var sourceLanguage: String?

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
        if !language.isEmpty { options.languages = language }
        guard failOn == "never" || LintSeverity(rawValue: failOn) != nil else {
            throw CommandFailure.usage("--fail-on \(failOn): expected \(Self.severities)|never")
        }
        guard ["text", "json", "sarif"].contains(format) else {
            throw CommandFailure.usage("--format \(format): expected text|json|sarif")
        }
        let report = StringLint(options).lint(paths: paths, sourceLanguage: sourceLanguage)
        let text =
            switch json ? "json" : format {
            case "json": report.json()
            case "sarif": report.sarif()
            default: report.text()
            }
        console.write(Array((text.isEmpty || text.hasSuffix("\n") ? text : text + "\n").utf8))
        return report.exitStatus(failingAt: LintSeverity(rawValue: failOn))
    }

    private static let severities = LintSeverity.allCases.map(\.rawValue).joined(separator: "|")

    private static func rule(_ name: String) throws -> LintRule {
        guard let rule = LintRule(rawValue: name) else {
            throw CommandFailure.usage("no rule '\(name)'; fmt strings lint --help names them")
        }
        return rule
    }
}
