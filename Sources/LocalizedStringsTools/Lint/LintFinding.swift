/// One thing that ``StringLint`` found.
public struct LintFinding: Hashable, Sendable {
    /// The rule that the text breaks.
    public var rule: LintRule
    /// How bad it is: the rule's own severity, or what ``LintOptions/severities`` made of it.
    public var severity: LintSeverity
    /// The table's name, `Localizable`; empty where the caller gave none.
    public var table: String
    /// Nil for what concerns a whole file: a language code.
    public var key: String?
    /// The language as the table writes it. Nil for what concerns all of them.
    public var language: String?
    /// Which wording: `plural.one`, `substitutions.count.plural.few`; empty for a text without variations.
    public var variant: String
    /// Path of the file, as the caller gave it.
    public var file: String?
    /// Line and column of the key or of its text, both counted from 1, where the file's reader knows them.
    public var line: Int?
    /// In Unicode scalars.
    public var column: Int?
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What to write instead, where there is one answer.
    public var suggestion: String?
    /// Of ``LintRule/inflectionUnresolved``, the words that nothing is known of.
    public var words: [String] = []
    /// Of each of these, what a line of an `InflectionLexicon` would have to tell: `gender, plural`.
    public var wanted: [String] = []

    /// A finding, with the rule's own severity unless one is given.
    public init(
        rule: LintRule, severity: LintSeverity? = nil, table: String = "", key: String? = nil, language: String? = nil,
        variant: String = "", file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
        suggestion: String? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.defaultSeverity
        self.table = table
        self.key = key
        self.language = language
        self.variant = variant
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }
}

extension LintFinding {
    /// By file, line, key, language, then by how bad it is: the order of a report.
    static func isBefore(_ left: LintFinding, _ right: LintFinding) -> Bool {
        if left.file != right.file { return (left.file ?? "") < (right.file ?? "") }
        if left.line != right.line { return (left.line ?? 0) < (right.line ?? 0) }
        if left.table != right.table { return left.table < right.table }
        if left.key != right.key { return (left.key ?? "") < (right.key ?? "") }
        if left.language != right.language { return (left.language ?? "") < (right.language ?? "") }
        if left.severity != right.severity { return left.severity > right.severity }
        if left.rule != right.rule { return left.rule.rawValue < right.rule.rawValue }
        if left.variant != right.variant { return left.variant < right.variant }
        return left.message < right.message
    }
}
