public import LocaleFormatGrammar
public import LocaleFormatNumbers

/// A part of a run that is inflected as one: text of the translation, or the text that an argument became.
public struct InflectionPiece: Sendable, Hashable {
    /// What a piece was before it became text.
    public enum Kind: Sendable, Hashable {
        /// Text of the translation.
        case literal
        /// The text of an argument. Its noun is the head of the run: other words follow its gender.
        case argument
        /// A number, whose ``InflectionPiece/text`` is its formatted form; nouns follow the number. The text is never
        /// changed.
        case number(ExactDecimal)
    }

    /// As it stands in the run, spaces and punctuation included.
    public var text: String
    /// Whether the piece may be changed, and what other words take from it.
    public var kind: Kind
    /// What is known of the piece, and counts for more than the lexicon and the rules.
    public var morphology: WordMorphology?

    /// A piece, by default text of the translation of which nothing is known beforehand.
    public init(_ text: String, kind: Kind = .literal, morphology: WordMorphology? = nil) {
        self.text = text
        self.kind = kind
        self.morphology = morphology
    }
}

/// What surrounds a run and is known about it when it is inflected.
public struct InflectionContext: Sendable, Hashable {
    /// What the run agrees with: the argument or concept of `agreeWithArgument` or `agreeWithConcept`.
    public var agreement: WordMorphology?
    /// What the markup says of the run itself: `morphology: { … }`.
    public var morphology: WordMorphology?
    /// That of the reader, or of the person the text is about.
    public var termOfAddress: TermOfAddress?
    /// The text before the run; Korean particles follow its last sound if the run begins with one.
    public var preceding: String
    /// The text after the run; "a" becomes "an" by its first sound if the run ends with it.
    public var following: String

    /// A context of which only what is given is known.
    public init(
        agreement: WordMorphology? = nil, morphology: WordMorphology? = nil, termOfAddress: TermOfAddress? = nil,
        preceding: String = "", following: String = ""
    ) {
        self.agreement = agreement
        self.morphology = morphology
        self.termOfAddress = termOfAddress
        self.preceding = preceding
        self.following = following
    }
}

/// An inflected run.
public struct Inflected: Sendable, Hashable {
    /// The pieces' texts, as many as were given.
    public var pieces: [String]
    /// Of the whole run: gender and number of its head, for other runs to agree with.
    public var morphology: WordMorphology
    /// Words that the rules could not inflect and left as written, each once, in order.
    public var unresolved: [String]
    /// Whether a word was left as written because its form depends on the reader's gender and no term of address chose
    /// one. This is when `inflectionAlternative` is for.
    public var needsTermOfAddress: Bool

    /// The run as one text.
    public var text: String { pieces.joined() }

    /// The result of inflecting: for one who writes an inflector of their own, or tests with one.
    public init(
        pieces: [String], morphology: WordMorphology = WordMorphology(), unresolved: [String] = [],
        needsTermOfAddress: Bool = false
    ) {
        self.pieces = pieces
        self.morphology = morphology
        self.unresolved = unresolved
        self.needsTermOfAddress = needsTermOfAddress
    }
}
