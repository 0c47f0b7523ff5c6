/// What languages need beside a phrase: articles, alone or joined with a preposition, demonstratives. Names are Unicode Inflection's;
/// which of them a language has, ``Inflector/pieces`` says.
///
/// ```swift
/// let italian = Inflector(locale: "it")!
/// try italian.give(.defArticle, of: "studente")                          // "lo "
/// try italian.give("withAPrepArticle", of: "studente")                   // "allo studente"
/// try Inflector(locale: "de")!.give(.withDefArticleInPreposition, of: "Bank", to: .init(case: .dative))     // "in der Bank"
/// try Inflector(locale: "es")!.give("gender", of: "luz")                 // "feminine"
/// ```
///
/// | languages | pieces |
/// |---|---|
/// | all but Hindi and Korean | `defArticle`, `indefArticle` |
/// | German | `possArticle` ("dein"), `negArticle`, `demonArticle`, `interrogativeArticle`, `defArticleInPreposition` ("im", "in der", "ins") |
/// | Spanish | `dePrepArticle` ("del"), `aPrepArticle`, `demAdj` ("este") |
/// | French | `dePrepArticle`, `aPrepArticle`, `genitiveArticle`, `demonArticle` ("cet"), `dePrep` ("d’"), `que` ("qu’") |
/// | Italian | `dePrepArticle`, `aPrepArticle`, `daPrepArticle`, `inPrepArticle`, `suPrepArticle` |
/// | Portuguese | `dePrepArticle`, `emPrepArticle`, `emPrepIndefArticle`, `porPrepArticle`, `aPrepArticle`, `possArticle` ("seu"), `demAdj` ("este"), `thisDemAdj` ("esse"), `thatDemAdj` ("aquele"), and of these three with "em" and "de" `inDemAdj`, `ofDemAdj` … |
///
/// Each stands with the phrase behind it too, by its name with `with`: `withDefArticle`. A name of ``InflectionFeatures/Name`` gives the
/// feature's value. A piece that loses its vowel before another in French and Italian, `l’`, is given with the space that it has elsewhere.
public struct PhrasePiece: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name, `defArticle`.
    public let rawValue: String

    /// A piece by its name. Whether a language has it, is told when it is asked for.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A piece by its name.
    public init(stringLiteral name: String) { self.init(rawValue: name) }

    /// "the", "die", "il ".
    public static let defArticle = PhrasePiece(rawValue: "defArticle")
    /// "an", "eine", "un’".
    public static let indefArticle = PhrasePiece(rawValue: "indefArticle")
    /// "the cat".
    public static let withDefArticle = PhrasePiece(rawValue: "withDefArticle")
    /// "a cat".
    public static let withIndefArticle = PhrasePiece(rawValue: "withIndefArticle")
    /// German "im", "in der", "ins".
    public static let defArticleInPreposition = PhrasePiece(rawValue: "defArticleInPreposition")
    /// German "im Haus".
    public static let withDefArticleInPreposition = PhrasePiece(rawValue: "withDefArticleInPreposition")
}

extension PhrasePiece {
    /// The piece of a name that begins with `with`; nil where it does not.
    var base: PhrasePiece? {
        guard rawValue.hasPrefix("with"), let first = rawValue.dropFirst(4).first else { return nil }
        return PhrasePiece(rawValue: first.lowercased() + rawValue.dropFirst(5))
    }

    var withPhrase: PhrasePiece {
        PhrasePiece(rawValue: "with" + rawValue.prefix(1).uppercased() + rawValue.dropFirst())
    }
}
