package import LocaleFormatGrammar
package import LocaleFormatNumbers

/// What a text asks of a language's rules while its runs are inflected.
///
/// A text knows no more of grammar than this, so that messages, which inflect nothing, carry no language.
package protocol RunInflector: Sendable {
    /// The plural rules of the language; nil where ICU has none.
    var plurals: PluralRules? { get }
    /// Whether a run depends on ``InflectionContext/preceding``. What all languages look at behind a run is no more than the first
    /// word.
    var readsTextBefore: Bool { get }
    /// The run with its words made to agree.
    func inflect(_ pieces: [InflectionPiece], in context: InflectionContext) -> Inflected
    /// What is known of a phrase; nil when nothing is.
    func morphology(of phrase: String) -> WordMorphology?
    /// Of whole numbers that are written digit by digit: two of one class and one plural category leave the words around them alike.
    var numerals: NumeralClasses { get }
}
