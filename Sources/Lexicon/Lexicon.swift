/// The words of a language that the rules need to be told of: the package's own, a project's, a dictionary's.
///
/// A key is a word in lower case; comparison is by canonical equivalence, so that decomposed text finds its words.
package struct Lexicon: Sendable {
    /// A word: what it is, and its forms, the headword first.
    package struct Entry: Sendable {
        package let wordClass: WordClass
        package let forms: [Substring]

        package init(wordClass: WordClass, forms: [Substring]) { (self.wordClass, self.forms) = (wordClass, forms) }

        package func form(_ index: Int) -> String? {
            index < forms.count && forms[index] != "-" ? String(forms[index]) : nil
        }
    }

    /// Longer words are in no lexicon.
    package static let maximumLength = 96

    private let words: CompactLexicon
    /// A project's own words, which count for more.
    private var own = OwnWords()
    /// What is asked where neither has a word.
    private var dictionary: InflectionDictionary?

    private struct Remembered {
        let listed: [Entry]
        let entries: [Entry]
    }

    private var remembered: [String: Remembered] = [:]

    /// The words of a text as ``CompactLexicon`` describes it.
    package init(_ text: String) { words = CompactLexicon(text) }

    package func adding(_ own: OwnWords?, _ dictionary: InflectionDictionary?) -> Lexicon {
        var lexicon = self
        lexicon.own = own ?? OwnWords()
        lexicon.dictionary = dictionary
        return lexicon
    }

    /// Looks a word up, once for all the times that rules ask for it.
    package mutating func remember(_ word: String) -> (listed: [Entry], entries: [Entry]) {
        if let known = remembered[word] { return (known.listed, known.entries) }
        let listed = find(word)
        let entries = listed.isEmpty ? dictionary?.lexicon.entries(word) ?? [] : listed
        remembered[word] = Remembered(listed: listed, entries: entries)
        return (listed, entries)
    }

    /// The entries that have this form, which must be in lower case.
    package func entries(_ word: String) -> [Entry] {
        if let remembered = remembered[word] { return remembered.entries }
        let entries = find(word)
        return entries.isEmpty ? dictionary?.lexicon.entries(word) ?? [] : entries
    }

    /// The same, and those of a dictionary behind them: all that a word may be.
    package func readings(_ word: String) -> [Entry] { find(word) + (dictionary?.lexicon.entries(word) ?? []) }

    /// A project's forms of several words that begin with this one, the longest first.
    package func phrases(_ first: String) -> [String] { own.phrases[OwnWords.key(first)] ?? [] }

    /// Whether a project has forms of several words.
    package var hasPhrases: Bool { !own.phrases.isEmpty }

    /// The entries of the project and of the package itself.
    package func listed(_ word: String) -> [Entry] { remembered[word]?.listed ?? find(word) }

    private func find(_ word: String) -> [Entry] {
        if !own.entries.isEmpty, let entries = own.entries[word] { return entries }
        return words.entries(word)
    }

    /// Of the package itself, for words that are asked for by their class.
    package func entries(of wordClass: WordClass) -> [Entry] { words.all.filter { $0.wordClass == wordClass } }

    /// All keys, for tests.
    package var keys: [String] { words.forms.map(\.form) }
}
