internal import LocaleFormatLexicon

/// The second stage: all that the lexicon says a word may be, looked up once. Nothing is chosen here.
struct Reading {
    /// Of the package's own few words and of a project's.
    var listed: [Lexicon.Entry] = []
    /// The same, or a dictionary's where there are none.
    var entries: [Lexicon.Entry] = []

    func isListed(_ wordClass: WordClass) -> Bool { listed.contains { $0.wordClass == wordClass } }

    func has(_ wordClass: WordClass) -> Bool { entries.contains { $0.wordClass == wordClass } }
}

extension Tokens {
    /// Reads every word, and keeps what was found for rules that ask for the word without its place.
    mutating func read(with lexicon: inout Lexicon) {
        for index in indices where self[index].isWord {
            let word = self[index].lower
            let (listed, entries) = lexicon.remember(word)
            self[index].reading = Reading(listed: listed, entries: entries)
        }
    }
}
