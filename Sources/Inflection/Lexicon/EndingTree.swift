/// Endings, letter by letter from the end of a word: one walk finds all that a word has.
struct EndingTree: Sendable {
    private var letters: [Unicode.Scalar] = ["\0"]
    /// The first place that a place's letter stands behind, and the next one beside it; 0 for none.
    private var firsts: [Int32] = [0]
    private var nexts: [Int32] = [0]
    /// Letters that are more than one scalar where they are decomposed.
    private var composed: [Character: Unicode.Scalar] = [:]

    /// The place of an ending, which has one from then on.
    mutating func insert(_ ending: String) -> Int {
        var place = 0
        for letter in ending.unicodeScalars.reversed() {
            if let next = child(of: place, letter) {
                place = next
                continue
            }
            letters.append(letter)
            nexts.append(firsts[place])
            firsts.append(0)
            firsts[place] = Int32(letters.count - 1)
            place = letters.count - 1
            if letter.value >= 0x80 { composed[Character(letter)] = letter }
        }
        return place
    }

    private func child(of place: Int, _ letter: Unicode.Scalar) -> Int? {
        var next = Int(firsts[place])
        while next != 0 {
            if letters[next] == letter { return next }
            next = Int(nexts[next])
        }
        return nil
    }

    /// The place of an ending; nil for one that is none.
    func place(of ending: String) -> Int? {
        var place = 0
        for letter in ending.unicodeScalars.reversed() {
            guard let next = child(of: place, letter) else { return nil }
            place = next
        }
        return place
    }

    /// The endings of a word.
    struct Found {
        /// By their lengths in letters.
        var places: [Int]
        /// The letters of the word.
        let count: Int
        fileprivate let word: String
        fileprivate let isComposed: Bool

        /// The longest first; a stem of one letter at least stays.
        var lengths: ReversedCollection<Range<Int>> { (0..<places.count).reversed() }

        /// The word without an ending of so many letters.
        func stem(_ length: Int) -> String {
            guard isComposed else { return String(word.dropLast(length)) }
            return length == 0 ? word : String(String.UnicodeScalarView(word.unicodeScalars.dropLast(length)))
        }
    }

    func endings(of word: String) -> Found {
        let isComposed = !word.utf8.contains { $0 == 0xCC || $0 == 0xCD }
        var places = [0]
        guard isComposed else {
            // With marks of their own: letters as readers count them.
            let count = word.count
            for character in word.reversed() where places.count < count {
                guard let letter = composed[character] ?? character.unicodeScalars.first,
                    let next = child(of: places[places.count - 1], letter)
                else { break }
                places.append(next)
            }
            return Found(places: places, count: count, word: word, isComposed: false)
        }
        let count = word.unicodeScalars.count
        var place = 0
        for letter in word.unicodeScalars.reversed() where places.count < count {
            guard let next = child(of: place, letter) else { break }
            places.append(next)
            place = next
        }
        return Found(places: places, count: count, word: word, isComposed: true)
    }
}
