/// The words of a language that the rules need to be told of: one text of sorted lines, searched by halving.
///
/// Nothing is built at start; a look-up is a dozen comparisons. A key is a word in lower case; comparison is by canonical
/// equivalence, so that decomposed text finds its words.
struct Lexicon: Sendable {
    /// A word: what it is, and its forms, the headword first.
    struct Entry: Sendable {
        let wordClass: WordClass
        let forms: [Substring]

        func form(_ index: Int) -> String? { index < forms.count && forms[index] != "-" ? String(forms[index]) : nil }
    }

    /// Longer words are in no lexicon.
    static let maximumLength = 96

    /// Lines `key TAB class SPACE forms`, sorted character by character: comparing whole strings, of which one is decomposed
    /// and a prefix of the other, has an answer in Swift 6.3 that depends on the composition.
    private let text: String
    /// A project's own words, which count for more.
    private var own: [String: [Entry]] = [:]
    /// What is asked where neither has a word.
    private var dictionary: InflectionDictionary?

    init(_ text: String) { self.text = text }

    func adding(_ own: [String: [Entry]]?, _ dictionary: InflectionDictionary?) -> Lexicon {
        var lexicon = self
        lexicon.own = own ?? [:]
        lexicon.dictionary = dictionary
        return lexicon
    }

    /// The entries that have this form, which must be in lower case.
    func entries(_ word: String) -> [Entry] {
        let entries = listed(word)
        return entries.isEmpty ? dictionary?.lexicon.entries(word) ?? [] : entries
    }

    /// The entries of the project and of the package itself.
    func listed(_ word: String) -> [Entry] {
        guard !word.isEmpty, word.utf8.count <= Self.maximumLength else { return [] }
        if !own.isEmpty, let entries = own[word] { return entries }
        let bytes = text.utf8
        var low = 0
        var high = bytes.count
        func index(_ offset: Int) -> String.Index { bytes.index(bytes.startIndex, offsetBy: offset) }
        // Invariant: the first line with the key starts at `low` or after, and before or at `high`.
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
        var entries: [Entry] = []
        var rest = text[index(low)...]
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

    /// All keys, for tests.
    var keys: [Substring] { text.split(separator: "\n").compactMap { $0.split(separator: "\t").first } }

    static let english = Lexicon(EnglishLexicon.text)
    static let german = Lexicon(GermanLexicon.text)
    static let dutch = Lexicon(DutchLexicon.text)
    static let spanish = Lexicon(SpanishLexicon.text)
    static let french = Lexicon(FrenchLexicon.text)
    static let italian = Lexicon(ItalianLexicon.text)
    static let portuguese = Lexicon(PortugueseLexicon.text)
    static let hindi = Lexicon(HindiLexicon.text)
    static let korean = Lexicon(KoreanLexicon.text)
}
