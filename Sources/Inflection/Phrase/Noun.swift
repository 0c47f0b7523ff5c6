internal import LocaleFormatGrammar

/// What is known of a noun: its gender and its forms.
struct Noun: Equatable {
    typealias Gender = WordMorphology.GrammaticalGender

    var gender: Gender?
    /// Nil where it is not known.
    var singular: String?
    var plural: String?
    /// Whether the word as written is the plural; nil where one form is both.
    var isPlural: Bool?
    /// Of both genders, by the person it is about: "artista".
    var isCommon = false
    /// German Kunde, Name: every form but the nominative singular is that of the plural.
    var isWeak = false
    /// An adjective that stands for a noun, and is declined like one: German Bekannter, Erwachsene.
    var isAdjectival = false
    /// The four forms of a word for persons: usuario, usuarios, usuaria, usuarias.
    var person: AgreeingForms?
}

extension Noun {
    /// A word for persons, as it is written.
    init(person forms: AgreeingForms, as word: String) {
        let gender = forms.gender(of: word)
        self.init(
            gender: gender, singular: forms.form(gender ?? .masculine, .singular),
            plural: forms.form(gender ?? .masculine, .plural), isPlural: forms.number(of: word)?.isPlural, person: forms
        )
    }

    /// The number of the word as it is written; nil where one form is both.
    var number: WordMorphology.GrammaticalNumber? { isPlural.map { $0 ? .plural : .singular } }

    /// The noun behind the first part of a compound: `Textdatei` of `Datei`.
    func compounded(with first: String) -> Noun {
        var noun = self
        noun.singular = singular.map { first + $0 }
        noun.plural = plural.map { first + $0 }
        noun.person = person.map { AgreeingForms($0.forms.map { $0.map { first + $0 } }) }
        return noun
    }
}
