internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

/// An analysed run whose words can be put into the forms that features ask for.
protocol Realizer {
    var text: Tokens { get set }
    var context: InflectionContext { get set }
    var unresolved: Unresolved { get set }
    /// What the run is, for other runs to agree with.
    var morphology: WordMorphology { get }
    /// What each word agrees with: those of one node take their forms from the same features. Negative for a word that agrees with
    /// nothing.
    var nodes: [Int] { get }
    /// The clause of each word.
    var clauses: [Int] { get }
    var hasCoordination: Bool { get }
    /// The number that is counted first.
    var counted: WordMorphology.GrammaticalNumber? { get }
    /// Puts the features in place of those that are asked for.
    mutating func read(at features: WrittenFeatures)
    /// Puts words into the forms that their features ask for.
    mutating func agree()
    /// What neighbours do to each other then: elision, contraction; and pronouns, which are words of their own.
    mutating func join()
}

extension Realizer {
    /// A word that is left as it is written, because what it agrees with is open.
    mutating func report(_ index: Int) { unresolved.conflicts.insert(index) }
}

/// Words that are left as written.
struct Unresolved {
    /// Where an analysis does not explain the text, or grammar leaves it open.
    var conflicts: Set<Int> = []
    /// By which gender of the reader a word goes is not told.
    var readers: Set<Int> = []
    var needsTerm = false

    /// The words as they are written, each once, in order.
    func words(in text: Tokens) -> [String] {
        var words = UnresolvedWords()
        for index in conflicts.union(readers).sorted() { words.insert(text[index].text) }
        return words.words
    }
}
