package import LocaleFormatGrammar

/// What a run is, and how its words are to agree, by Foundation's names.
package struct RunAttributes: Sendable {
    /// All attributes, as written.
    package let attributes: [String: MarkupValue]
    /// What it is if it is none of `^[…](…)`.
    package let markdown: MarkdownInline?
    /// `inflect: true`, or any of the attributes that say with what to agree.
    package var inflects = false
    /// `agreeWithArgument: 1`, counted from 1.
    package var agreementArgument: Int?
    /// `agreeWithConcept: 1`.
    package var agreementConcept: Int?
    /// `referentConcept: 1`: whose pronouns to take.
    package var referentConcept: Int?
    /// `morphology: { … }`: what the run is.
    package var morphology: WordMorphology?
    /// `inflect: { … }`: what its words shall become.
    package var agreement: WordMorphology?

    /// A run of markup whose attributes mean nothing yet.
    package init(_ attributes: [String: MarkupValue]) { (self.attributes, markdown) = (attributes, nil) }

    /// One of Markdown's.
    package init(_ markdown: MarkdownInline) { (attributes, self.markdown) = ([:], markdown) }
}
