/// A minimal acyclic automaton of words, each with a value, in the characters of a string literal: it needs no building and no
/// memory of its own.
///
/// Digits are the 92 characters from `!` to `~` without `"` and `\`. The first three are the address of the initial state. A state is
/// its arcs, one behind the other; an arc begins with a digit that is a label and, thirty apart, a kind:
///
/// | kind | |
/// |---|---|
/// | 0 | an address follows, then another arc |
/// | 1 | an address follows; the last arc |
/// | 2 | the last arc; the state that it leads to follows |
///
/// | label | |
/// |---|---|
/// | 0 | the end of a word; its value follows in place of an address |
/// | 1 | a rare letter, whose number follows |
/// | from 2 | a frequent letter |
///
/// Letters are Unicode scalars of composed text (NFC). Of an address below 2,576 there are two digits, of others three; of a value below
/// 64 one, of others two. Wherever the digits are no automaton, no word is found.
struct WordAutomaton: Sendable {
    private static let labels = 30
    private static let base = 92
    private static let frequent = labels - 2
    private static let near = 0x980
    /// A look-up ends after so many letters, whatever the digits say.
    private static let longest = Lexicon.maximumLength

    private let letters: [Unicode.Scalar]
    /// Of the letters below U+0980, Latin and Devanagari, by their code; negative for what is none of the letters.
    private let nearNumbers: [Int16]
    private let farNumbers: [Unicode.Scalar: Int]
    /// Letters that are more than one scalar where they are decomposed.
    private let characters: [Character: Int]
    private let text: String
    /// Where in the text the digits begin.
    private let start: Int
    /// Of the initial state, which has the most arcs: where each letter leads to, by its number; 0 for nowhere.
    private let initialTargets: [Int32]

    init(letters: Substring, text: String, start: Int) {
        self.letters = Array(letters.unicodeScalars)
        var near = [Int16](repeating: -1, count: Self.near)
        var far: [Unicode.Scalar: Int] = [:]
        var characters: [Character: Int] = [:]
        for (number, letter) in self.letters.enumerated() {
            if letter.value < Self.near {
                near[Int(letter.value)] = Int16(clamping: number)
            } else {
                far[letter] = number
            }
            if letter.value >= 0x80 { characters[Character(letter)] = number }
        }
        (nearNumbers, farNumbers, self.characters) = (near, far, characters)
        (self.text, self.start) = (text, start)
        var targets = [Int32](repeating: 0, count: self.letters.count)
        let digits = text.utf8.span.extracting(start...)
        if var place = Self.initial(digits) {
            while let arc = Self.arc(at: &place, digits) {
                if let letter = arc.letter, targets.indices.contains(letter) {
                    targets[letter] = Int32(clamping: arc.target)
                }
                if arc.isLast { break }
            }
        }
        initialTargets = targets
    }

    private struct Arc {
        /// Nil at the end of a word.
        var letter: Int?
        /// The address of a state, or a word's value.
        var target: Int
        var isLast: Bool
    }

    /// The value of a word; nil for one that is not there.
    func value(of word: String) -> Int? {
        let digits = text.utf8.span.extracting(start...)
        var place: Int?
        var (isFirst, mayBeDecomposed) = (true, false)
        for letter in word.unicodeScalars {
            if letter.value >= 0x300, !Self.isWhole(letter) { mayBeDecomposed = true }
            let number = number(of: letter)
            if isFirst {
                isFirst = false
                place = number.flatMap { initialTargets[$0] > 0 ? Int(initialTargets[$0]) : nil }
            } else {
                guard let state = place else { break }
                place = number.flatMap { Self.target(of: $0, from: state, digits) }
            }
        }
        if let state = place { return Self.target(of: nil, from: state, digits) }
        return mayBeDecomposed ? valueComposed(word, digits) : nil
    }

    /// The same, letter by letter as a reader sees them: what is decomposed in the word is not in the automaton.
    private func valueComposed(_ word: String, _ digits: Span<UInt8>) -> Int? {
        var place = Self.initial(digits)
        for character in word.prefix(Self.longest) {
            let numbers =
                characters[character].map { [$0] }
                ?? character.unicodeScalars.flatMap(Self.decomposed).map { number(of: $0) ?? -1 }
            for number in numbers {
                guard let state = place else { return nil }
                place = number < 0 ? nil : Self.target(of: number, from: state, digits)
            }
        }
        return place.flatMap { Self.target(of: nil, from: $0, digits) }
    }

    /// Devanagari letters with a dot below, of which composed text has two scalars.
    private static func decomposed(_ letter: Unicode.Scalar) -> [Unicode.Scalar] {
        let bases: [Unicode.Scalar] = [
            "\u{915}", "\u{916}", "\u{917}", "\u{91C}", "\u{921}", "\u{922}", "\u{92B}", "\u{92F}",
        ]
        guard (0x958...0x95F).contains(letter.value) else { return [letter] }
        return [bases[Int(letter.value) - 0x958], "\u{93C}"]
    }

    /// Devanagari but for the dot below and the letters that have it: nothing else is written in two ways.
    private static func isWhole(_ letter: Unicode.Scalar) -> Bool {
        (0x900..<0x980).contains(letter.value) && letter.value != 0x93C && !(0x958...0x95F).contains(letter.value)
    }

    private func number(of letter: Unicode.Scalar) -> Int? {
        guard letter.value < Self.near else { return farNumbers[letter] }
        let number = nearNumbers[Int(letter.value)]
        return number < 0 ? nil : Int(number)
    }

    private static func initial(_ digits: Span<UInt8>) -> Int? {
        guard let first = digit(0, digits), let second = digit(1, digits), let third = digit(2, digits) else {
            return nil
        }
        return (first * base + second) * base + third
    }

    private static func target(of letter: Int?, from state: Int, _ digits: Span<UInt8>) -> Int? {
        var place = state
        while let arc = arc(at: &place, digits) {
            if arc.letter == letter { return arc.target }
            if arc.isLast { return nil }
        }
        return nil
    }

    /// Reads an arc; nil where there is none.
    private static func arc(at place: inout Int, _ digits: Span<UInt8>) -> Arc? {
        guard let first = digit(place, digits), first < labels * 3 else { return nil }
        place += 1
        let (kind, label) = first.quotientAndRemainder(dividingBy: labels)
        guard label > 0 else {
            return number(at: &place, digits, below: 64, digits: 1).map {
                Arc(letter: nil, target: $0, isLast: kind > 0)
            }
        }
        var letter = label - 2
        if label == 1 {
            guard let rare = digit(place, digits) else { return nil }
            letter = frequent + rare
            place += 1
        }
        if kind == 2 { return Arc(letter: letter, target: place, isLast: true) }
        return number(at: &place, digits, below: 28, digits: 2).map {
            Arc(letter: letter, target: $0, isLast: kind == 1)
        }
    }

    /// A number of so many digits where the first is below a limit, else of one more.
    private static func number(at place: inout Int, _ digits: Span<UInt8>, below limit: Int, digits count: Int) -> Int?
    {
        guard let first = digit(place, digits) else { return nil }
        var value = first < limit ? first : first - limit
        var limits = limit
        for offset in 1..<(first < limit ? count : count + 1) {
            guard let next = digit(place + offset, digits) else { return nil }
            value = value * base + next
            if offset < count { limits *= base }
        }
        place += first < limit ? count : count + 1
        return first < limit ? value : value + limits
    }

    private static func digit(_ place: Int, _ digits: Span<UInt8>) -> Int? {
        guard digits.indices.contains(place) else { return nil }
        // Without the quotation mark, the second of these characters, and the backslash.
        switch digits[place] {
        case 0x21: return 0
        case 0x23...0x5B: return Int(digits[place]) - 0x22
        case 0x5D...0x7E: return Int(digits[place]) - 0x23
        default: return nil
        }
    }

    /// All words; so many as an automaton of these digits may have.
    var words: [String] {
        let digits = text.utf8.span.extracting(start...)
        var words: [String] = []
        var open: [(word: String.UnicodeScalarView, state: Int)] =
            Self.initial(digits).map { [(String.UnicodeScalarView(), $0)] } ?? []
        var visits = 0
        while let (word, state) = open.popLast(), visits < digits.count * Self.longest {
            visits += 1
            var place = state
            while let arc = Self.arc(at: &place, digits) {
                if let letter = arc.letter {
                    guard letters.indices.contains(letter), word.count < Self.longest else { break }
                    var longer = word
                    longer.append(letters[letter])
                    open.append((longer, arc.target))
                } else {
                    words.append(String(word))
                }
                if arc.isLast { break }
            }
        }
        return words
    }
}
