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
        let bytes = text.utf8.span
        var entries: [Entry] = []
        // Without the line break.
        let end = lines[value + 1] - 1
        var start = lines[value]
        while start < end {
            var stop = start
            while stop < end, bytes[stop] != 0x3B { stop += 1 }
            if let entry = entry(of: word, bytes, start..<stop) { entries.append(entry) }
            start = stop + 1
        }
        return entries
    }

    /// Reads an entry from its bytes; nil for a form without the entry's ending.
    private func entry(of word: String, _ bytes: borrowing Span<UInt8>, _ line: Range<Int>) -> Entry? {
        var start = line.lowerBound
        func column(_ bytes: borrowing Span<UInt8>) -> Range<Int>? {
            guard start < line.upperBound else { return nil }
            var stop = start
            while stop < line.upperBound, bytes[stop] != 0x20 { stop += 1 }
            defer { start = stop + 1 }
            return start..<stop
        }
        guard let name = column(bytes), let wordClass = WordClass.byCode[Self.code(bytes, name)],
            let own = column(bytes),
            let stem = stem(of: word, bytes, own)
        else { return nil }
        var forms: [Substring] = []
        forms.reserveCapacity(4)
        while let form = column(bytes) {
            if form.count == 1, bytes[form.lowerBound] == 0x3F {
                forms.append("-")
            } else {
                forms.append(Self.isNone(bytes, form) ? stem[...] : (stem + slice(form))[...])
            }
        }
        return forms.isEmpty ? nil : Entry(wordClass: wordClass, forms: forms)
    }

    /// The word without an ending; nil where it has another.
    private func stem(of word: String, _ bytes: borrowing Span<UInt8>, _ ending: Range<Int>) -> String? {
        if Self.isNone(bytes, ending) { return word }
        let own = word.utf8.span
        var isComposed = own.count >= ending.count
        if isComposed {
            let start = own.count - ending.count
            for offset in 0..<ending.count where own[start + offset] != bytes[ending.lowerBound + offset] {
                isComposed = false
                break
            }
        }
        // By scalars, since the sign of a vowel is a part of a character in Devanagari; else by characters, of decomposed text.
        if isComposed { return String(Substring(word.utf8.dropLast(ending.count))) }
        let written = slice(ending)
        return word.hasSuffix(written) ? String(word.dropLast(written.count)) : nil
    }

    private func slice(_ range: Range<Int>) -> Substring {
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }

    private static func isNone(_ bytes: borrowing Span<UInt8>, _ column: Range<Int>) -> Bool {
        column.count == 1 && bytes[column.lowerBound] == 0x2D
    }

    /// One or two letters.
    private static func code(_ bytes: borrowing Span<UInt8>, _ column: Range<Int>) -> UInt16 {
        var code: UInt16 = 0
        for place in column { code = code << 8 | UInt16(bytes[place]) }
        return code
    }

    /// Every form with its entries.
    var forms: [(form: String, entries: [Entry])] {
        automaton.words.map { ($0, entries($0)) }
    }

    /// Every entry once, under its headword.
    package var all: [Entry] { forms.flatMap { form, entries in entries.filter { $0.forms[0] == form } } }
}

extension WordClass {
    /// By the letters of the raw value.
    fileprivate static let byCode = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue.utf8.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }, $0) })
}
