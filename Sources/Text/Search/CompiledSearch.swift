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

/// The pattern as codes, with what a search does where one of them differs (Knuth, Morris and Pratt).
final class SearchProgram: Sendable {
    let table: SearchTable
    let search: LocalizedSearch
    let codes: [UInt32]
    /// After so many equal codes and one that differs, how many of the last are a beginning of the pattern.
    let borders: [Int]
    let nasalCode: UInt32
    private let firstBytes = Lock<ByteSet?>(nil)

    /// Texts below are searched without knowing what the pattern can begin with, which takes milliseconds for each locale.
    private static let longText = 1 << 15

    /// - Parameter alphabet: the locale whose letters are compared.
    init(_ search: LocalizedSearch, alphabet: LocaleID) {
        self.search = search
        table = SearchTable.table(for: alphabet, folding: search.folding)
        nasalCode = table.nasalCode
        var folder = TextFolder(table, nasalCode: nasalCode)
        var codes: [UInt32] = []
        let pattern = Array(search.pattern.utf8)
        var offset = 0
        while offset < pattern.count {
            let unit = folder.unit(at: offset, in: pattern.span)
            codes += folder.codes
            offset = unit
        }
        self.codes = codes
        var borders = [0]
        var border = 0
        for index in codes.indices.dropFirst() {
            while border > 0, codes[border] != codes[index] { border = borders[border - 1] }
            if codes[border] == codes[index] { border += 1 }
            borders.append(border)
        }
        self.borders = borders
    }

    /// Whether ä is a and e (CLDR's collation for searching in German).
    var spellsMarks: Bool {
        var folder = TextFolder(table, nasalCode: nasalCode)
        let letter = Array("ä".utf8)
        _ = folder.unit(at: 0, in: letter.span)
        return folder.codes.count == 2
    }

    /// The bytes that end what a match can begin with; nil for a short text.
    func firstBytes(textLength: Int) -> ByteSet? {
        guard textLength >= Self.longText, let first = codes.first, !search.isAnchored else { return nil }
        return firstBytes.withLock { set in
            if let set { return set }
            let made = table.lastBytes(ofFirst: first)
            set = made
            return made
        }
    }
}
