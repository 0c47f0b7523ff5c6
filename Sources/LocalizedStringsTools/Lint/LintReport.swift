internal import LocaleFormatLexicon

/// What ``StringLint`` found in one or more tables, in the order of files and lines.
///
/// ```swift
/// let report = StringLint().lint([LintTable(catalog, file: "Localizable.xcstrings")])
/// print(report.text(), terminator: "")
/// // Localizable.xcstrings: error: “%lld files” in de: argument 1 is text (%@) here and a whole number (%lld) in the key [format-type]
/// // 1 error, 0 warnings, 0 notes in 1 file
/// exit(report.exitStatus(failingAt: .error))       // 1
/// ```
public struct LintReport: Hashable, Sendable {
    /// What is wrong, by file, line and column.
    public var findings: [LintFinding]
    /// What comments in the tables suppress. In SARIF as suppressed results, elsewhere only counted.
    public var suppressed: [LintFinding]
    /// The files that were read, whether something was found in them or not.
    public var files: [String]
    /// The rules that ran, with the severities that were asked for.
    public var rules: [LintRule: LintSeverity]

    /// A report with the findings put in order.
    public init(
        findings: [LintFinding], suppressed: [LintFinding] = [], files: [String] = [],
        rules: [LintRule: LintSeverity] = [:]
    ) {
        self.findings = findings.sorted(by: LintFinding.isBefore)
        self.suppressed = suppressed.sorted(by: LintFinding.isBefore)
        self.files = files
        self.rules = rules
    }

    /// How many findings are exactly this bad; suppressed ones do not count.
    public func count(of severity: LintSeverity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// What a process that reports should exit with: 1 if something is at least as bad as `severity`, else 0. Nil never fails.
    public func exitStatus(failingAt severity: LintSeverity? = .error) -> Int32 {
        guard let severity else { return 0 }
        return findings.contains { $0.severity >= severity } ? 1 : 0
    }

    /// The words that inflection does not know, as lines of an `InflectionLexicon` to be filled in; a remark behind each says what is
    /// wanted: `de	Blorf	?	# gender, plural`.
    public func lexiconTemplate() -> String {
        InflectionLexicon.template(
            for: findings.flatMap { finding in
                let language = String((finding.language ?? "").prefix { $0.isLetter })
                return finding.words.enumerated().map { index, word in
                    (language: language, word: word, wanted: index < finding.wanted.count ? finding.wanted[index] : "")
                }
            })
    }

    /// Findings of several runs as one report.
    public static func + (left: LintReport, right: LintReport) -> LintReport {
        LintReport(
            findings: left.findings + right.findings, suppressed: left.suppressed + right.suppressed,
            files: left.files + right.files.filter { !left.files.contains($0) },
            rules: left.rules.merging(right.rules) { max($0, $1) })
    }
}
