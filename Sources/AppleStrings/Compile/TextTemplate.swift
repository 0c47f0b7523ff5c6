/// One localized string of one language, as a table holds it: wordings with `%` arguments and `^[…](…)` markup, not yet read.
///
/// ```swift
/// let template = TextTemplate("^[0.5](formatNumber: true)× zoom")
/// try template.compiled(in: "es-ES").format([])     // "0,5× zoom"
/// try template.compiled(in: "es-US").format([])     // "0.5× zoom"
/// ```
public struct TextTemplate: Hashable, Sendable {
    /// The wordings, or the one that there is.
    public var variation: TextVariation
    /// By name: what `%#@name@` stands for. In the wordings of a substitution, `%arg` is its argument.
    public var substitutions: [String: TextSubstitution]

    /// A string with wordings to choose among.
    public init(_ variation: TextVariation, substitutions: [String: TextSubstitution] = [:]) {
        self.variation = variation
        self.substitutions = substitutions
    }

    /// A string with a single wording.
    public init(_ text: String, substitutions: [String: TextSubstitution] = [:]) {
        self.init(.text(text), substitutions: substitutions)
    }
}
