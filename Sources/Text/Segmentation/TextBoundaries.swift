internal import LocaleFormatBridge

/// Where text may be divided: between grapheme clusters, words and sentences (Unicode Standard Annex #29), and where a line
/// may end (Annex #14), by ICU's rules and dictionaries for the locale.
///
/// ```swift
/// let words = TextBoundaries(.word, locale: "th")
/// words.words(in: "สวัสดีชาวโลก").map(String.init)      // ["สวัสดี", "ชาว", "โลก"]
/// TextBoundaries(.grapheme, locale: .root).ranges(in: "e\u{301}🇮🇳").count      // 2
/// ```
///
/// The root's rules are those of the annexes; a locale may change them (`-u-lb-strict`, `-u-lw-phrase`, `-u-ss-standard` and
/// what CLDR changes for all languages: `a:b` are two words, and `-x` does not end a line behind its hyphen). Thai, Lao, Khmer, Burmese, Chinese and Japanese have no spaces between words: ICU finds them
/// with a dictionary, whatever the locale is.
///
/// The beginning and the end of a text are boundaries, but that no line ends at the beginning (rule LB2); an empty text has
/// none. A long text is read in windows that end at a line feed, which is a boundary of every kind, so that the memory in
/// use is that of the longest line.
public struct TextBoundaries: Hashable, Sendable {
    /// What is between two boundaries.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// What a reader takes for one character: extended grapheme clusters.
        case grapheme
        /// Words, and what is between them.
        case word
        /// Sentences, with the spaces behind them.
        case sentence
        /// What must stay on one line, with the spaces behind it.
        case line
    }

    /// What is between two boundaries.
    public let kind: Kind
    /// Whose rules hold.
    public let locale: LocaleID

    /// - Parameters:
    ///   - kind: what is between two boundaries.
    ///   - locale: whose rules hold; `.root` for those of the annexes.
    public init(_ kind: Kind, locale: LocaleID) {
        (self.kind, self.locale) = (kind, locale)
    }

    /// All boundaries of `text`, its ends among them; for lines without its beginning. None where it is empty.
    ///
    /// ```swift
    /// let text = "Mr. Smith"
    /// TextBoundaries(.word, locale: .root).boundaries(in: text).map { text.utf8.distance(from: text.startIndex, to: $0) }   // [0, 2, 3, 4, 9]
    /// ```
    public func boundaries(in text: some StringProtocol) -> [String.Index] {
        var found = text.isEmpty || kind == .line ? [] : [text.startIndex]
        forEachSegment(in: text) { segment in
            found.append(segment.range.upperBound)
            return true
        }
        return found
    }

    /// The segments of `text`, which are all of it.
    public func ranges(in text: some StringProtocol) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        forEachSegment(in: text) { segment in
            found.append(segment.range)
            return true
        }
        return found
    }

    /// The segments of `text` that are words: those with a letter, a digit, a kana or an ideograph. For kinds other than
    /// ``Kind-swift.enum/word`` those of a style of that kind and the same locale.
    ///
    /// ```swift
    /// TextBoundaries(.word, locale: .root).words(in: "“It’s 3.5 m”, he said.").map(String.init)   // ["It’s", "3.5", "m", "he", "said"]
    /// ```
    public func words<Text: StringProtocol>(in text: Text) -> [Text.SubSequence] {
        var found: [Text.SubSequence] = []
        TextBoundaries(.word, locale: locale).forEachSegment(in: text) { segment in
            if segment.isWord { found.append(text[segment.range]) }
            return true
        }
        return found
    }

    /// Calls `body` with one segment after another, until it answers false. Nothing is kept of them.
    public func forEachSegment(in text: some StringProtocol, _ body: (Segment) -> Bool) {
        let view = text.utf8
        var last = view.startIndex
        forEachSegment(inUTF8: String(text).utf8.span) { range, status in
            let end = view.index(last, offsetBy: range.count)
            let segment = Segment(range: last..<end, kind: kind, status: status)
            last = end
            return body(segment)
        }
    }

    /// The boundaries as offsets in Unicode scalars, those of ``boundaries(in:)``.
    ///
    /// ```swift
    /// TextBoundaries(.grapheme, locale: .root).scalarOffsets(in: "ne\u{301}e")      // [0, 1, 3, 4]
    /// ```
    public func scalarOffsets(in text: some StringProtocol) -> [Int] {
        let bytes = Array(text.utf8)
        var found = bytes.isEmpty || kind == .line ? [] : [0]
        var scalars = 0
        forEachSegment(inUTF8: bytes.span) { range, _ in
            for byte in bytes[range] where byte & 0xC0 != 0x80 { scalars += 1 }
            found.append(scalars)
            return true
        }
        return found
    }
}

extension TextBoundaries {
    /// A part of a text between two boundaries.
    public struct Segment: Hashable, Sendable {
        /// The part of the text.
        public let range: Range<String.Index>
        /// Whether it is a word, and not a space or punctuation; false for other kinds of boundaries.
        public let isWord: Bool
        /// Whether a line must end behind it (UAX #14, class BK and its like); false for other kinds of boundaries.
        public let endsLine: Bool

        init(range: Range<String.Index>, kind: Kind, status: Int32) {
            self.range = range
            // ICU's UBRK_WORD_NONE_LIMIT and UBRK_LINE_HARD are both 100.
            isWord = kind == .word && status >= 100
            endsLine = kind == .line && status >= 100
        }
    }
}
