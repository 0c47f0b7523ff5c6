internal import LocaleFormatGrammar

/// What a language knows of the forms of its words. It is asked by runs, whose words agree, and by phrases whose forms are asked for by
/// their features: what a word becomes is said here alone.
protocol Morphology {
    /// What is known of a noun.
    associatedtype NounEntry = Noun
    /// The form of a word for its features; nil where it has none, or none is known.
    func form(_ word: FormedWord<NounEntry>, _ features: FormFeatures) -> String?
    /// What is known of a noun without regard to its place.
    func knownNoun(_ word: String) -> Noun?
    static var nounsHaveGender: Bool { get }
    /// Whether a word is known as an adjective or participle, in any form.
    func isKnownAttribute(_ word: String) -> Bool
}

/// A word that has forms, with what is known of it; as it is written, in lower case, where that is all.
enum FormedWord<NounEntry> {
    case noun(NounEntry)
    case determiner(String)
    /// One before its noun has an ending; elsewhere, as in an argument, it may have none.
    case adjective(String, isInflected: Bool = true)
    /// A determiner or an adjective whose forms follow from gender and number.
    case agreeing(AgreeingForms)
}

/// What decides which form a word takes.
struct FormFeatures: Equatable {
    typealias Number = WordMorphology.GrammaticalNumber
    typealias Gender = WordMorphology.GrammaticalGender
    typealias Case = WordMorphology.GrammaticalCase

    /// Nil where it is not known.
    var gender: Gender?
    var number: Number
    /// Nil where none is asked for.
    var grammaticalCase: Case?
    /// Of adjectives, by the determiner before them.
    var strength = Declension.Strength.strong
    /// Of a noun that shows it.
    var isDefinite = false

    /// That of a declension's table; nil where gender decides and is not known.
    var column: Int? { Declension.column(gender, number) }
}
