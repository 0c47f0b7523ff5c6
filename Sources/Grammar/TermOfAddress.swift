/// How a person wants to be addressed or spoken of, which chooses among inflections ("Bienvenido", "Bienvenida") and
/// pronouns ("he", "she", "they").
///
/// The names are those of Foundation's `TermOfAddress`, which exists on Apple's systems only: a file there that imports
/// Foundation too writes `LocaleFormat.TermOfAddress`.
public enum TermOfAddress: Hashable, Codable, Sendable {
    /// Without gender, where the language can: English "they". Elsewhere a word with gender stays as it is written.
    case neutral
    /// "Bienvenido", "he".
    case masculine
    /// "Bienvenida", "she".
    case feminine
    /// Pronouns of one's own. A word other than a pronoun follows their grammatical gender, if they agree on one.
    case custom(pronouns: [WordMorphology.Pronoun])

    /// The gender that adjectives, participles and verbs take; nil where none is chosen.
    public var grammaticalGender: WordMorphology.GrammaticalGender? {
        switch self {
        case .neutral: return nil
        case .masculine: return .masculine
        case .feminine: return .feminine
        case .custom(let pronouns):
            let genders = Set(pronouns.compactMap(\.morphology.grammaticalGender))
            return genders.count == 1 ? genders.first : nil
        }
    }
}
