public import LocaleFormatLexicon

/// Which rules run, how bad their findings are, and what a project has beyond the defaults.
///
/// ```swift
/// var options = LintOptions()
/// options.disabled = [.punctuation]
/// options.severities[.translationMissing] = .error
/// ```
public struct LintOptions: Hashable, Sendable {
    /// Rules that do not run. A rule in both sets does not run.
    public var disabled: Set<LintRule> = []
    /// The only rules that run; nil for all.
    public var only: Set<LintRule>?
    /// Severities in place of ``LintRule/defaultSeverity``.
    public var severities: [LintRule: LintSeverity] = [:]
    /// Languages that must be complete. Nil for those that the table has.
    public var languages: [String]?
    /// Attributes of the project's own that markup may have, beside Foundation's and ours.
    public var customAttributes: Set<String> = []
    /// The project's own words for inflection.
    public var lexicon = InflectionLexicon()
    /// Whether texts are measured, ``LintRule/textWidth``: by the room that a key's comment gives, `max 24 columns`, or ``widths``.
    public var checksWidths = false
    /// Columns that texts have, 0 to 10,000, by their keys; `*` stands for any text: `["menu.*": 24]`. Of several that fit the longest counts.
    public var widths: [String: Int] = [:]
    /// What stands for an argument that is a text where texts are measured: ten columns.
    public var sampleText = "Abcdefghij"

    static let maximumWidth = 10_000

    /// Every rule, with its own severity.
    public init() {}

    /// Whether a rule runs.
    public func isEnabled(_ rule: LintRule) -> Bool {
        !disabled.contains(rule) && (only?.contains(rule) ?? true)
    }

    /// How bad the findings of a rule are.
    public func severity(of rule: LintRule) -> LintSeverity { severities[rule] ?? rule.defaultSeverity }
}
