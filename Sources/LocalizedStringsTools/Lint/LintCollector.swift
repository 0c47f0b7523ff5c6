/// Takes what the checks find, adds places and severities, and keeps apart what comments suppress.
struct LintCollector {
    private(set) var findings: [LintFinding] = []
    private(set) var suppressed: [LintFinding] = []
    let table: LintTable
    private let options: LintOptions
    private var suppression = LintSuppression(comment: nil)

    init(table: LintTable, options: LintOptions) { (self.table, self.options) = (table, options) }

    /// The findings that follow are about this key.
    mutating func begin(_ key: String, comment: String?) {
        suppression = LintSuppression(comment: comment)
        for name in suppression.unknown {
            add(.suppression, key: key, language: nil, "no rule is called “\(name)”")
        }
    }

    func isEnabled(_ rule: LintRule) -> Bool { options.isEnabled(rule) }

    mutating func add(
        _ rule: LintRule, key: String?, language: String?, variant: String = "", place: LintTable.Place? = nil,
        _ message: String, suggestion: String? = nil, words: [String] = [], wanted: [String] = []
    ) {
        guard options.isEnabled(rule) else { return }
        let place = place ?? table.place(of: key, language: language)
        var finding = LintFinding(
            rule: rule, severity: options.severity(of: rule), table: table.name, key: key, language: language,
            variant: variant, file: place.file, line: place.line, column: place.column,
            message: message, suggestion: suggestion)
        (finding.words, finding.wanted) = (words, wanted)
        if key != nil, suppression.covers(rule) { suppressed.append(finding) } else { findings.append(finding) }
    }

    mutating func add(
        _ rule: LintRule, _ context: LintContext, _ wording: LintWording?, _ message: String, suggestion: String? = nil,
        words: [String] = [], wanted: [String] = []
    ) {
        add(
            rule, key: context.subject.key, language: context.language, variant: wording?.path.description ?? "",
            message, suggestion: suggestion, words: words, wanted: wanted)
    }
}
