/// A lexicon ready for look-ups: the automaton of all forms of its words, whose values tell the words.
///
/// The text has a line with the letters, the frequent ones first; a line for each value: the entries of a form, with semicolons between;
/// an empty line; and the automaton. An entry is its class, the ending of the form, and the endings of all forms of the word, the
/// headword's first: `n men - men` makes of `mappen` the word `map`, `mappen`. `-` is no ending, `?` no such form. A look-up is one walk
/// along the letters.
package final class CompactLexicon: Sendable {
    package typealias Entry = Lexicon.Entry

    private let automaton: WordAutomaton
    private let text: String
    /// Where the line of each value begins, and where the last one ends.
    private let lines: [Int]

    package init(_ text: String) {
        let bytes = text.utf8.span
        var lines: [Int] = []
        var (start, place) = (0, 0)
        // The line of letters, then those of values, up to an empty one.
        while place < bytes.count {
            if bytes[place] == 0x0A {
                if place == start, !lines.isEmpty { break }
                start = place + 1
                lines.append(start)
            }
            place += 1
        }
        self.text = text
        self.lines = lines
        automaton = WordAutomaton(
            letters: text.prefix { $0 != "\n" }, text: text, start: min(place + 1, bytes.count))
    }

    /// The entries that have this form, which must be in lower case; those of which it is the headword first.
    package func entries(_ word: String) -> [Entry] {
        guard !word.isEmpty, word.utf8.count <= Lexicon.maximumLength, let value = automaton.value(of: word) else {
            return []
        }
        return entries(of: word, value)
    }

    private func entries(of word: String, _ value: Int) -> [Entry] {
        guard value >= 0, value + 1 < lines.count else { return [] }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lines[value])
        // Without the line break.
        let line = text[start..<utf8.index(start, offsetBy: lines[value + 1] - lines[value] - 1)]
        if line.utf8.contains(0x3B) { return line.split(separator: ";").compactMap { Self.entry(word, $0) } }
        return Self.entry(word, line).map { [$0] } ?? []
    }

    /// Nil for a form without the entry's ending.
    private static func entry(_ word: String, _ text: Substring) -> Entry? {
        let columns = text.utf8.split(separator: 0x20)
        guard columns.count > 2, let wordClass = WordClass(rawValue: String(Substring(columns[0]))) else { return nil }
        let ending = ending(columns[1])
        let isComposed = word.hasSuffixScalars(ending)
        guard isComposed || word.hasSuffix(ending) else { return nil }
        let stem =
            isComposed ? word.droppingScalars(ending.unicodeScalars.count) : String(word.dropLast(ending.count))
        return Entry(
            wordClass: wordClass,
            forms: columns.dropFirst(2).map { column in
                column.elementsEqual("?".utf8) ? "-" : (stem + Self.ending(column))[...]
            })
    }

    private static func ending(_ column: Substring.UTF8View) -> String {
        column.elementsEqual("-".utf8) ? "" : String(Substring(column))
    }

    /// Every form with its entries.
    var forms: [(form: String, entries: [Entry])] {
        automaton.words.map { ($0, entries($0)) }
    }

    /// Every entry once, under its headword.
    package var all: [Entry] { forms.flatMap { form, entries in entries.filter { $0.forms[0] == form } } }
}

extension String {
    /// Whether the last scalars are those: the sign of a vowel is a part of a character in Devanagari.
    fileprivate func hasSuffixScalars(_ ending: String) -> Bool {
        utf8.count >= ending.utf8.count && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }

    fileprivate func droppingScalars(_ count: Int) -> String {
        String(String.UnicodeScalarView(unicodeScalars.dropLast(count)))
    }
}
