/// A dictionary ready for look-ups: the automaton of its lemmas, whose values are sets of paradigms.
///
/// The text has a line with the letters, the frequent ones first; a line for each value: its paradigms, with semicolons between;
/// an empty line; and the automaton. A form that is no lemma is found from its ending: whatever ending a paradigm has for it is
/// replaced by that of the lemma, and the lemma is looked up. What is found has the form, so that no word is found by mistake.
package final class CompactLexicon: Sendable {
    package typealias Entry = Lexicon.Entry

    private let automaton: WordAutomaton
    private let values: [[Paradigm]]
    /// By the ending of a form: the endings that its lemma may have.
    private let lemmaEndings: [String: [String]]
    private let longest: Int

    init(_ text: String) {
        let letters = text.prefix { $0 != "\n" }
        var values: [[Paradigm]] = []
        var lemmaEndings: [String: [String]] = [:]
        var rest = text[letters.endIndex...].dropFirst()
        while let end = rest.utf8.firstIndex(of: 0x0A) {
            let line = rest[..<end]
            rest = rest[rest.utf8.index(after: end)...]
            if line.isEmpty { break }
            let paradigms = line.split(separator: ";").compactMap { Paradigm($0) }
            for paradigm in paradigms {
                for ending in paradigm.endings.dropFirst() {
                    guard let ending, ending != paradigm.lemma else { continue }
                    if lemmaEndings[ending]?.contains(paradigm.lemma) != true {
                        lemmaEndings[ending, default: []].append(paradigm.lemma)
                    }
                }
            }
            values.append(paradigms)
        }
        self.values = values
        self.lemmaEndings = lemmaEndings
        longest = lemmaEndings.keys.map(\.count).max() ?? 0
        automaton = WordAutomaton(letters: letters, digits: rest)
    }

    /// The entries that have this form, which must be in lower case; those of which it is the lemma first.
    package func entries(_ word: String) -> [Entry] {
        guard !word.isEmpty, word.utf8.count <= Lexicon.maximumLength else { return [] }
        var entries = lemmas(word)
        for length in 0...min(longest, word.count) {
            guard let lemmaEndings = lemmaEndings[String(word.suffix(length))] else { continue }
            for ending in lemmaEndings {
                entries += lemmas(word.dropLast(length) + ending).filter { $0.forms.contains(word[...]) }
            }
        }
        return entries
    }

    /// The entries of a lemma.
    private func lemmas(_ word: String) -> [Entry] {
        guard let value = automaton.value(of: word), values.indices.contains(value) else { return [] }
        return values[value].compactMap { $0.entry(word) }
    }

    /// Every entry, for tests.
    var all: [Entry] { automaton.words.flatMap { lemmas($0) } }
}

/// How the forms of a word are made from its lemma: a class, and the endings behind what all forms have in common.
private struct Paradigm {
    let wordClass: WordClass
    /// The lemma's first; nil for a form that does not exist.
    let endings: [String?]

    /// `n y ies`; `-` is no ending, `?` no form.
    init?(_ text: Substring) {
        let columns = text.split(separator: " ")
        guard columns.count > 1, columns[1] != "?", let wordClass = WordClass(rawValue: String(columns[0])) else {
            return nil
        }
        self.wordClass = wordClass
        endings = columns.dropFirst().map { $0 == "?" ? nil : $0 == "-" ? "" : String($0) }
    }

    var lemma: String { (endings.first ?? nil) ?? "" }

    /// Nil for a word without the lemma's ending.
    func entry(_ word: String) -> Lexicon.Entry? {
        guard word.hasSuffix(lemma) else { return nil }
        let stem = word.dropLast(lemma.count)
        return Lexicon.Entry(wordClass: wordClass, forms: endings.map { $0.map { (stem + $0)[...] } ?? "-" })
    }
}
