/// Cuts a text to a width, with the locale's ellipsis where something is left out (CLDR, "Ellipsis Patterns").
///
/// ```swift
/// TextTruncation(to: 8, locale: "en").truncate("International")              // "Interna…"
/// ```
///
/// No grapheme cluster is torn, and the ellipsis counts. A text that fits stays as it is.
public struct TextTruncation: Hashable, Sendable {
    /// What the width is counted in.
    public enum Unit: String, Hashable, Codable, Sendable, CaseIterable {
        /// Grapheme clusters, what a reader takes for characters.
        case clusters
        /// Columns of a terminal, by ``DisplayWidth``.
        case columns
    }

    /// How wide the text may be, the ellipsis included.
    public var limit: Int
    /// What the width is counted in.
    public var unit: Unit
    /// Where text is left out.
    public var place: LocaleInformation.EllipsisPlace
    /// Whether to cut between words only. A first (or last) word that does not fit is cut all the same.
    public var betweenWords: Bool
    /// Whose ellipsis it is, and whose words.
    public var locale: LocaleID

    /// - Parameters:
    ///   - limit: how wide the text may be, the ellipsis included; at 0 and below, as
    ///     no columns, nothing is left but what has no width: marks and controls that begin a text.
    ///   - unit: what the width is counted in.
    ///   - place: where text is left out; by default behind what is shown.
    ///   - betweenWords: whether to cut between words only.
    ///   - locale: whose ellipsis it is, and whose words.
    public init(
        to limit: Int, _ unit: Unit = .clusters, at place: LocaleInformation.EllipsisPlace = .final,
        betweenWords: Bool = false, locale: LocaleID
    ) {
        (self.limit, self.unit, self.place) = (limit, unit, place)
        (self.betweenWords, self.locale) = (betweenWords, locale)
    }

    /// The text, cut where it is wider than the limit. Where not even the ellipsis fits, what fits without it.
    ///
    /// ```swift
    /// TextTruncation(to: 11, at: .medial, locale: "en").truncate("a rather long name")        // "a rat…name"
    /// TextTruncation(to: 12, betweenWords: true, locale: "en").truncate("a rather long name") // "a rather …"
    /// TextTruncation(to: 5, .columns, locale: "ja").truncate("東京都庁")                         // "東京…"
    /// ```
    public func truncate(_ text: some StringProtocol) -> String {
        guard !fits(text) else { return String(text) }
        let pieces = LocaleInformation(of: locale).ellipsis(place, betweenWords: betweenWords).split(
            separator: "{", omittingEmptySubsequences: false)
        // "{0}…{1}" is split into "", "0}…" and "1}": what is between the places of the pieces is the ellipsis.
        let mark = pieces.map { $0.drop { $0 != "}" }.dropFirst() }.joined() + (pieces.first ?? "")
        // Nothing fits below 0, and nothing is to be taken from the least of integers.
        let room = max(0, limit) - width(of: mark)
        let head = start(of: text, width: place == .final ? room : room - room / 2)
        let tail = end(of: text, width: place == .initial ? room : room / 2)
        // Without room for the ellipsis, and without one whole word, it is as if words were nothing.
        guard room > 0, !betweenWords || !(place == .initial ? tail.isEmpty : head.isEmpty) else {
            if !betweenWords { return String(start(of: text, width: max(0, limit))) }
            var copy = self
            copy.betweenWords = false
            return copy.truncate(text)
        }
        switch place {
        case .final: return trimmed(head) + mark
        case .initial: return mark + trimmed(tail)
        case .medial: return trimmed(head) + mark + trimmed(tail)
        }
    }

    private func width(of character: Character) -> Int {
        unit == .clusters ? 1 : DisplayWidth.columns(of: character)
    }

    private func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    /// Reads no more of the text than is needed.
    private func fits(_ text: some StringProtocol) -> Bool {
        var rest = max(0, limit)
        for character in text {
            rest -= width(of: character)
            if rest < 0 { return false }
        }
        return true
    }

    private func trimmed(_ text: some StringProtocol) -> String {
        var text = String(text)
        if place != .initial { while text.last?.isWhitespace == true { text.removeLast() } }
        if place != .final { text = String(text.drop(while: \.isWhitespace)) }
        return text
    }

    /// As much of the beginning as fits, whole words of it where only they are asked for.
    private func start<Text: StringProtocol>(of text: Text, width: Int) -> Text.SubSequence {
        var rest = width
        let end = text.indices.first { index in
            rest -= self.width(of: text[index])
            return rest < 0
        }
        let cut = end ?? text.endIndex
        guard betweenWords, cut < text.endIndex else { return text[..<cut] }
        var last = text.startIndex
        TextBoundaries(.word, locale: locale).forEachSegment(in: text) { segment in
            guard segment.range.upperBound <= cut else { return false }
            last = segment.range.upperBound
            return true
        }
        return text[..<last]
    }

    private func end<Text: StringProtocol>(of text: Text, width: Int) -> Text.SubSequence {
        // From the beginning: backwards, each step through a run of regional indicators counts all that are before it.
        var rest = self.width(of: text)
        let cut =
            text.indices.first { index in
                defer { rest -= self.width(of: text[index]) }
                return rest <= width
            } ?? text.endIndex
        guard betweenWords, cut > text.startIndex, cut < text.endIndex else { return text[cut...] }
        let next = TextBoundaries(.word, locale: locale).ranges(in: text).first { $0.lowerBound >= cut }
        return text[(next?.lowerBound ?? text.endIndex)...]
    }
}
