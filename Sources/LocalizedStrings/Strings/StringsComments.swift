/// The comments in what stands between two entries: `/* … */` and `// …`.
enum StringsComments {
    /// The comments that belong to what follows: the last ones, if no empty line parts them from it or from each other.
    static func own(_ text: String) -> String? {
        let comments = own(in: split(text))
        return comments.isEmpty ? nil : comments.map(content).joined(separator: "\n")
    }

    /// The same text with another comment, or none, before what follows.
    static func replacing(in text: String, with comment: String?) -> String {
        var pieces = split(text)
        let own = own(in: pieces)
        // The comments and the spaces between them go; spaces before the first of them and after the last stay.
        if let first = own.first, let last = own.last {
            pieces.removeSubrange(first.index..<last.index + 1)
            if comment == nil, first.index < pieces.count { pieces.remove(at: first.index) }
            guard let comment else { return pieces.joined() }
            pieces.insert(written(comment), at: first.index)
            return pieces.joined()
        }
        guard let comment else { return text }
        return text + written(comment) + "\n"
    }

    /// `*/` within a comment would end it.
    private static func written(_ comment: String) -> String {
        "/* " + comment.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /") + " */"
    }

    private static func own(in pieces: [String]) -> [(index: Int, text: String)] {
        var own: [(index: Int, text: String)] = []
        for (index, piece) in pieces.enumerated().reversed() {
            if isComment(piece) { own.append((index, piece)) } else if lineEnds(piece) > 1 { break }
        }
        return own.reversed()
    }

    private static func isComment(_ piece: String) -> Bool { piece.hasPrefix("/") }

    private static func lineEnds(_ piece: String) -> Int { piece.count { $0.isNewline } }

    /// The text of one comment without its marks and the spaces inside them.
    private static func content(_ comment: (index: Int, text: String)) -> String {
        var text = comment.text.dropFirst(2)
        if comment.text.hasPrefix("/*"), text.hasSuffix("*/") { text = text.dropLast(2) }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text.drop { $0.isWhitespace })
    }

    /// Comments and the spaces between them, in turn. A line comment goes without its line's end.
    private static func split(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var (start, index) = (0, 0)
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
            else {
                index += 1
                continue
            }
            if index > start { pieces.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
            let end = StringsReader.commentEnd(in: bytes, from: index)
            pieces.append(String(decoding: bytes[index..<end], as: UTF8.self))
            (start, index) = (end, end)
        }
        if index > start { pieces.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
        return pieces
    }
}
