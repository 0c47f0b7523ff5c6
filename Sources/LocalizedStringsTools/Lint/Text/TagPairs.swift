/// Whether what marks a text pairs up: tags as HTML, Android and FormatJS have them, and Markdown's `**`.
enum TagPairs {
    /// The first tag without its partner, as it is written; nil where all pair up.
    static func firstUnpaired(in text: String) -> String? {
        guard text.contains("<") else { return nil }
        var open: [(name: String, written: String)] = []
        for tag in tags(in: Array(text.utf8)) {
            if !tag.isEnd {
                open.append((tag.name, tag.written))
            } else if open.last?.name == tag.name {
                open.removeLast()
            } else {
                return open.last?.written ?? tag.written
            }
        }
        return open.first?.written
    }

    /// How often a text has `**`.
    static func boldMarks(in text: String) -> Int {
        var count = 0
        var stars = 0
        for byte in text.utf8 {
            stars = byte == UInt8(ascii: "*") ? stars + 1 : 0
            if stars == 2 { (count, stars) = (count + 1, 0) }
        }
        return count
    }

    private struct Tag {
        let name: String
        let written: String
        let isEnd: Bool
    }

    /// Without those that have no partner: `<br>`, `<b/>`.
    private static func tags(in bytes: [UInt8]) -> [Tag] {
        var tags: [Tag] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), let end = ProtectedRanges.tag(at: index, in: bytes) else {
                index += 1
                continue
            }
            let inner = bytes[(index + 1)..<(end - 1)]
            let isEnd = inner.first == UInt8(ascii: "/")
            let name = inner.dropFirst(isEnd ? 1 : 0).prefix { byte in
                (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || (0x30...0x39).contains(byte)
                    || ":-_.".utf8.contains(byte)
            }
            // <https://example.com> and <me@example.com> are none.
            let next = bytes[name.endIndex]
            let isTag = !name.isEmpty && (next == 0x20 || next == 0x0A || name.endIndex == end - 1)
            let text = String(decoding: name, as: UTF8.self)
            if isTag, inner.last != UInt8(ascii: "/"), !alone.contains(text.lowercased()) {
                tags.append(Tag(name: text, written: "<\(isEnd ? "/" : "")\(text)>", isEnd: isEnd))
            }
            index = end
        }
        return tags
    }

    /// HTML's elements that have no end.
    private static let alone: Set<String> = ["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"]
}
