internal import LocaleFormatMemory

/// A ``LocalizedSearch`` ready to run: its pattern as codes, and the table that texts are folded with.
///
/// ```swift
/// let search = LocalizedSearch("2025", locale: "hi").compiled()
/// ["२०२५", "2025", "202"].filter { search.isFound(in: $0) }      // ["२०२५", "2025"]
/// ```
///
/// It reads the UTF-8 of a text where it is, once, in time that grows with the text's length whatever is in it, and takes no
/// memory for it. It may be shared between threads.
public struct CompiledSearch: Sendable {
    /// What it was made from.
    public let search: LocalizedSearch
    let program: SearchProgram
    /// For readers to whom ä is ae, and who leave its dots out as well.
    let withoutMarks: SearchProgram?

    init(_ search: LocalizedSearch) {
        self.search = search
        program = SearchProgram(search, alphabet: search.locale)
        withoutMarks =
            program.spellsMarks && search.folding.contains(.diacritics) ? SearchProgram(search, alphabet: "und") : nil
    }

    /// The first match.
    public func firstRange<Text: StringProtocol>(in text: Text) -> Range<String.Index>? {
        var found: Range<String.Index>?
        forEachRange(in: text) { range in
            found = range
            return false
        }
        return found
    }

    /// All matches, in order.
    ///
    /// ```swift
    /// let text = "Ångström, ÅNGSTRÖM"
    /// LocalizedSearch("angstrom", locale: "en").compiled().ranges(in: text).map { text[$0] }   // ["Ångström", "ÅNGSTRÖM"]
    /// ```
    public func ranges<Text: StringProtocol>(in text: Text) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        forEachRange(in: text) { range in
            found.append(range)
            return true
        }
        return found
    }

    /// Whether there is a match.
    public func isFound(in text: some StringProtocol) -> Bool { firstRange(in: text) != nil }

    /// Calls `body` with one match after another, until it answers false.
    public func forEachRange(in text: some StringProtocol, _ body: (Range<String.Index>) -> Bool) {
        let view = text.utf8
        var last = (offset: 0, index: view.startIndex)
        forEachRange(inUTF8: String(text).utf8.span) { range in
            let start = view.index(last.index, offsetBy: range.lowerBound - last.offset)
            let end = view.index(start, offsetBy: range.count)
            last = (range.upperBound, end)
            return body(start..<end)
        }
    }

    /// Calls `body` with one match after another, in bytes, until it answers false. A byte that is no UTF-8 matches nothing.
    public func forEachRange(inUTF8 text: Span<UInt8>, _ body: (Range<Int>) -> Bool) {
        var run = SearchRuns(self, textLength: text.count)
        while let range = run.next(in: text) {
            guard body(range) else { return }
        }
    }
}
