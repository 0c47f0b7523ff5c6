/// Marks parts of a text without tearing what is written as one sign.
///
/// ```swift
/// let highlight = TextHighlight(of: LocalizedSearch("strasse", locale: "de"), in: "Lange Straße")
/// highlight.html()                                    // "Lange <mark>Straße</mark>"
/// ```
///
/// Ranges are extended outwards to whole units of ``Unit``, sorted, and joined where they meet.
public struct TextHighlight: Hashable, Sendable {
    /// What a mark does not cut.
    public enum Unit: String, Hashable, Codable, Sendable, CaseIterable {
        /// Grapheme clusters: letters with their marks, emoji sequences, flags.
        case clusters
        /// And orthographic syllables: consonants of Brahmic scripts that a virama joins to a conjunct, `क्ष`.
        case syllables
        /// And letters that join, by the property Joining_Type, in Arabic, Syriac, Mongolian and others: a style that begins between
        /// them may change their shapes. In `باب` the first two are one unit, and the last one another.
        case joinedLetters
    }

    /// The text.
    public let text: String
    /// What is marked, in order; no two ranges overlap or meet.
    public let ranges: [Range<String.Index>]

    /// - Parameters:
    ///   - ranges: parts of `text`, in any order; an empty one marks nothing.
    ///   - text: the text.
    ///   - unit: what a mark does not cut.
    public init(_ ranges: [Range<String.Index>], in text: String, keeping unit: Unit = .syllables) {
        self.text = text
        var joined: [Range<String.Index>] = []
        var units = HighlightUnits(text, unit: unit)
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            let whole = units.whole(range)
            if let last = joined.last, last.upperBound >= whole.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, whole.upperBound)
            } else {
                joined.append(whole)
            }
        }
        self.ranges = joined
    }

    /// All matches of a search.
    public init(of search: LocalizedSearch, in text: String, keeping unit: Unit = .syllables) {
        self.init(search.ranges(in: text), in: text, keeping: unit)
    }

    /// All matches of a compiled search.
    public init(of search: CompiledSearch, in text: String, keeping unit: Unit = .syllables) {
        self.init(search.ranges(in: text), in: text, keeping: unit)
    }

    /// The pieces of the text in order, with whether they are marked.
    public var pieces: [(text: Substring, isMarked: Bool)] {
        var pieces: [(Substring, Bool)] = []
        var last = text.startIndex
        for range in ranges {
            if last < range.lowerBound { pieces.append((text[last..<range.lowerBound], false)) }
            pieces.append((text[range], true))
            last = range.upperBound
        }
        if last < text.endIndex { pieces.append((text[last...], false)) }
        return pieces
    }

    /// The text as HTML, its `&`, `<`, `>` and quotation marks escaped, with an element around what is marked.
    ///
    /// ```swift
    /// TextHighlight(of: LocalizedSearch("b", locale: "en"), in: "a<b").html()        // "a&lt;<mark>b</mark>"
    /// ```
    ///
    /// - Parameter element: the element's name; `mark` is HTML's for what a reader looks for.
    public func html(element: String = "mark") -> String {
        pieces.reduce(into: "") { html, piece in
            let escaped = Self.escaped(piece.text)
            html += piece.isMarked ? "<\(element)>\(escaped)</\(element)>" : escaped
        }
    }

    /// The text for a terminal, bold and red where it is marked (ECMA-48, SGR). What would steer the terminal is written out.
    public func terminalText() -> String {
        pieces.reduce(into: "") { line, piece in
            let shown = VisibleText.block(String(piece.text))
            line += piece.isMarked ? "\u{1B}[1;31m\(shown)\u{1B}[m" : shown
        }
    }

    private static func escaped(_ text: Substring) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

}
