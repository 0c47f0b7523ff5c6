import LocalizedTextTools

/// A pattern in texts, in bytes and in a stream.
enum SearchEntry {
    /// Line 1: a locale. 2: flags. 3: how large the pieces of a stream are. 4: the pattern. Then the text, see ``Fields/long()``.
    static func run(_ fields: inout Fields) {
        let locale = fields.locale()
        let flags = fields.flags()
        let size = abs(fields.integer() % 70_000) + 1
        var search = LocalizedSearch(
            fields.line(), locale: locale, folding: LocalizedSearch.Folding(rawValue: flags & 255))
        search.wholeWords = flags & 256 != 0
        search.isAnchored = flags & 512 != 0
        search.cutClusters =
            LocalizedSearch.CutClusters.allCases[
                (flags >> 10) % LocalizedSearch.CutClusters.allCases.count]
        let compiled = search.compiled()
        let bytes = fields.longBytes()
        let text = String(decoding: bytes, as: UTF8.self)

        let ranges = compiled.ranges(in: text)
        require(compiled.firstRange(in: text) == ranges.first, "the first match is not the first of all")
        require(compiled.isFound(in: text) == !ranges.isEmpty, "what is found has no range")
        var last = text.startIndex
        for range in ranges {
            require(range.lowerBound >= last, "matches overlap")
            require(
                range.lowerBound.samePosition(in: text.unicodeScalars) != nil
                    && range.upperBound.samePosition(in: text.unicodeScalars) != nil, "a match tears a scalar")
            last = range.upperBound
        }
        var inBytes: [Range<Int>] = []
        compiled.forEachRange(inUTF8: bytes.span) {
            inBytes.append($0)
            return true
        }
        if Array(text.utf8) == bytes {
            require(
                inBytes == ranges.map { offset($0.lowerBound, text)..<offset($0.upperBound, text) },
                "\(inBytes) in bytes, not so in the text")
        }
        var stream = SearchStream(compiled)
        var streamed: [Range<Int>] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            streamed += stream.ranges(in: Array(bytes[start..<min(bytes.count, start + size)]))
        }
        streamed += stream.finish()
        if inBytes.allSatisfy({ $0.count < SearchStream.reach / 2 }) {
            require(streamed == inBytes, "\(streamed) in a stream, \(inBytes) in all")
        }
        highlight(ranges, text, flags)
    }

    private static func highlight(_ ranges: [Range<String.Index>], _ text: String, _ flags: Int) {
        let units = TextHighlight.Unit.allCases
        let highlight = TextHighlight(ranges, in: text, keeping: units[flags % units.count])
        require(highlight.pieces.map(\.text).joined() == text, "the pieces are not the text")
        let html = highlight.html(element: "i")
        let bare = html.replacing("<i>", with: "").replacing("</i>", with: "")
        require(!bare.utf8.contains(UInt8(ascii: "<")), "an angle bracket is in the HTML")
        require(
            !highlight.terminalText().replacing("\u{1B}[1;31m", with: "").replacing("\u{1B}[m", with: "")
                .unicodeScalars.contains("\u{1B}"), "the terminal is steered")
    }

    private static func offset(_ index: String.Index, _ text: String) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }
}
