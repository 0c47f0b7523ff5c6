/// A phrase taken apart into words, with what stands before each.
struct PhraseText {
    struct Word {
        var text: String
        /// In lower case and composed, as lexicons have it.
        let lower: String
        /// Spaces and signs before it.
        var gap: String
    }

    /// Longer phrases are read no further.
    static let maximumCount = 64

    var words: [Word] = []
    /// Behind the last word.
    private(set) var end = ""

    /// - Parameter splitsAtApostrophe: French and Italian articles are words of their own: `l’` and `ami`.
    init(_ phrase: String, splitsAtApostrophe: Bool = false) {
        var (gap, word) = ("", "")
        func isPart(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark, .decimalNumber, .otherNumber: true
            default: scalar.properties.isAlphabetic || scalar == "\u{200D}" || scalar == "\u{200C}"
            }
        }
        let scalars = Array(phrase.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isInside = !word.isEmpty && index + 1 < scalars.count && isPart(scalars[index + 1])
            let isApostrophe = scalar == "'" || scalar == "\u{2019}"
            if isPart(scalar) || isInside && (isApostrophe || ["-", "\u{2010}", "\u{2011}"].contains(scalar)) {
                word.unicodeScalars.append(scalar)
                guard isApostrophe, splitsAtApostrophe else { continue }
                append(&gap, &word)
            } else {
                append(&gap, &word)
                gap.unicodeScalars.append(scalar)
            }
        }
        append(&gap, &word)
        end = gap
    }

    private mutating func append(_ gap: inout String, _ word: inout String) {
        guard !word.isEmpty else { return }
        words.append(Word(text: word, lower: word.lowercased(), gap: gap))
        (gap, word) = ("", "")
    }

    var text: String { words.map { $0.gap + $0.text }.joined() + end }

    /// Puts in another form of a word, in the case of letters of this one.
    mutating func set(_ index: Int, _ form: String) {
        words[index].text = LetterCase.apply(of: words[index].text, lower: words[index].lower, to: form)
    }

    /// Takes words away; what stood before the first of them stands before the one behind them.
    /// Behind everything.
    mutating func append(_ sign: String) { end += sign }

    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let gap = words[range.lowerBound].gap
        words.removeSubrange(range)
        if range.lowerBound < words.count { words[range.lowerBound].gap = gap }
    }

    /// Puts a word before another.
    mutating func insert(_ word: String, at index: Int) {
        let gap = index < words.count ? words[index].gap : ""
        if index < words.count { words[index].gap = " " }
        words.insert(Word(text: word, lower: word.lowercased(), gap: gap), at: index)
    }
}
