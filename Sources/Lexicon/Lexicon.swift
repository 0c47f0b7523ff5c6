/// The words of a language that the rules need to be told of: one text of sorted lines, searched by halving.
///
/// Nothing is built at start; a look-up is a dozen comparisons. A key is a word in lower case; comparison is by canonical
/// equivalence, so that decomposed text finds its words.
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

    /// Lines `key TAB class SPACE forms`, sorted character by character: comparing whole strings, of which one is decomposed
    /// and a prefix of the other, has an answer in Swift 6.3 that depends on the composition.
    private let text: String
    /// A project's own words, which count for more.
    private var own: [String: [Entry]] = [:]
    /// What is asked where neither has a word.
    private var dictionary: InflectionDictionary?

    private struct Remembered {
        let listed: [Entry]
        let entries: [Entry]
    }

    private var remembered: [String: Remembered] = [:]

    package init(_ text: String) { self.text = text }

    package func adding(_ own: [String: [Entry]]?, _ dictionary: InflectionDictionary?) -> Lexicon {
        var lexicon = self
        lexicon.own = own ?? [:]
        lexicon.dictionary = dictionary
        return lexicon
    }

    /// Looks a word up, once for all the times that rules ask for it.
    package mutating func remember(_ word: String) {
        guard remembered[word] == nil else { return }
        let listed = find(word)
        let entries = listed.isEmpty ? dictionary?.lexicon.entries(word) ?? [] : listed
        remembered[word] = Remembered(listed: listed, entries: entries)
    }

    /// The entries that have this form, which must be in lower case.
    package func entries(_ word: String) -> [Entry] {
        if let remembered = remembered[word] { return remembered.entries }
        let entries = find(word)
        return entries.isEmpty ? dictionary?.lexicon.entries(word) ?? [] : entries
    }

    /// The entries of the project and of the package itself.
    package func listed(_ word: String) -> [Entry] { remembered[word]?.listed ?? find(word) }

    private func find(_ word: String) -> [Entry] {
        guard !word.isEmpty, word.utf8.count <= Self.maximumLength else { return [] }
        if !own.isEmpty, let entries = own[word] { return entries }
        // Below the first combining mark, U+0300, characters are ordered as their bytes.
        let isPlain = word.utf8.allSatisfy { $0 < 0xCC }
        let start = isPlain ? firstLine(bytes: word.utf8.span) : firstLine(characters: word)
        var entries: [Entry] = []
        var rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
        while let end = rest.utf8.firstIndex(of: 0x0A) {
            let halves = rest[..<end].split(separator: "\t", maxSplits: 1)
            guard halves.count == 2, halves[0] == word else { break }
            let words = halves[1].split(separator: " ")
            if let wordClass = WordClass(rawValue: String(words[0])) {
                entries.append(Entry(wordClass: wordClass, forms: Array(words.dropFirst())))
            }
            rest = rest[rest.utf8.index(after: end)...]
        }
        return entries
    }

    /// Where the first line begins that does not precede a word's.
    private func firstLine(bytes word: Span<UInt8>) -> Int {
        let bytes = text.utf8.span
        var (low, high) = (0, bytes.count)
        // Invariant: the line begins at `low` or after, and before or at `high`.
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != 0x0A { start -= 1 }
            var (place, offset) = (start, 0)
            while offset < word.count, bytes[place] == word[offset] { (place, offset) = (place + 1, offset + 1) }
            // The tab behind the key is less than what a word has.
            if offset < word.count, bytes[place] < word[offset] {
                while bytes[place] != 0x0A { place += 1 }
                low = place + 1
            } else {
                high = start
            }
        }
        return low
    }

    private func firstLine(characters word: String) -> Int {
        let bytes = text.utf8
        var (low, high) = (0, bytes.count)
        func index(_ offset: Int) -> String.Index { bytes.index(bytes.startIndex, offsetBy: offset) }
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[index(start - 1)] != 0x0A { start -= 1 }
            var tab = start
            while bytes[index(tab)] != 0x09 { tab += 1 }
            if text[index(start)..<index(tab)].lexicographicallyPrecedes(word) {
                while bytes[index(tab)] != 0x0A { tab += 1 }
                low = tab + 1
            } else {
                high = start
            }
        }
        return low
    }

    /// Of the package itself, for words that are asked for by their class.
    package func entries(of wordClass: WordClass) -> [Entry] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: "\t", maxSplits: 1)[1].split(separator: " ")
            return words[0] == wordClass.rawValue ? Entry(wordClass: wordClass, forms: Array(words.dropFirst())) : nil
        }
    }

    /// All keys, for tests.
    package var keys: [Substring] { text.split(separator: "\n").compactMap { $0.split(separator: "\t").first } }
}
