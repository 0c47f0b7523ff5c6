internal import LocaleFormatAppleStrings
internal import LocalizedStrings

/// The parts of a text that are not language: specifiers, markup, tags, addresses, placeholders, escapes.
enum ProtectedRanges {
    /// UTF-8 ranges, ascending and apart from each other.
    ///
    /// - Parameter runs: whether the contents of runs of markup are protected, for runs with one of these attributes.
    static func ranges(in text: String, runsWith attributes: Set<String> = []) -> [Range<Int>] {
        let bytes = Array(text.utf8)
        var ranges = FormatReading(of: text).ranges + NamedArguments.ranges(in: text)
        if let tree = try? MarkupTree(parsing: text, lenient: true) {
            for node in tree.nodes where node.kind == .run {
                if node.attributes.contains(where: { attributes.contains($0.key) }) {
                    ranges.append(node.range)
                } else {
                    ranges.append(node.range.lowerBound..<node.content.lowerBound)
                    ranges.append(node.content.upperBound..<node.range.upperBound)
                }
            }
        }
        ranges += foreign(in: bytes)
        return merged(ranges)
    }

    /// Tags, character references, addresses, Markdown links' targets, `{placeholders}` and backslash escapes.
    private static func foreign(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        // Where the next word begins, so that an address is found from its start.
        var wordStart = 0
        while index < bytes.count {
            let byte = bytes[index]
            var end: Int?
            switch byte {
            case UInt8(ascii: "<"): end = tag(at: index, in: bytes)
            case UInt8(ascii: "&"): end = reference(at: index, in: bytes)
            case UInt8(ascii: "{"): end = braces(at: index, in: bytes)
            case UInt8(ascii: "\\") where index + 1 < bytes.count && bytes[index + 1] < 0x80: end = index + 2
            case UInt8(ascii: "]") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
                end = linkTarget(at: index, in: bytes)
            case UInt8(ascii: ":") where bytes[index...].starts(with: "://".utf8):
                let start = max(wordStart, scheme(before: index, in: bytes))
                let stop = wordEnd(from: index, in: bytes)
                if start < index { ranges.append(start..<stop) }
                end = stop
            case UInt8(ascii: "@") where index > wordStart && isName(bytes[index - 1]):
                let stop = wordEnd(from: index, in: bytes, limit: 64)
                if stop > index + 1, bytes[index..<stop].contains(UInt8(ascii: ".")) {
                    ranges.append(nameStart(before: index, in: bytes, wordStart)..<stop)
                    end = stop
                }
            case UInt8(ascii: "w") where index == wordStart && bytes[index...].starts(with: "www.".utf8):
                end = wordEnd(from: index, in: bytes)
            default: break
            }
            if let end {
                ranges.append(index..<end)
                index = end
                wordStart = end
            } else {
                index += 1
                if byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D { wordStart = index }
            }
        }
        return ranges
    }

    /// `<b>`, `</b>`, `<br/>`, `<a href="…">`: at most 400 bytes, so that a text of nothing but `<` stays linear.
    static func tag(at start: Int, in bytes: [UInt8]) -> Int? {
        guard start + 2 < bytes.count else { return nil }
        let first = bytes[start + 1]
        guard isLetter(first) || first == UInt8(ascii: "/") || first == UInt8(ascii: "!") else { return nil }
        for index in start + 1..<min(bytes.count, start + 400) {
            if bytes[index] == UInt8(ascii: ">") { return index + 1 }
            if bytes[index] == UInt8(ascii: "<") { return nil }
        }
        return nil
    }

    /// `&amp;`, `&#160;`
    private static func reference(at start: Int, in bytes: [UInt8]) -> Int? {
        for index in start + 1..<max(start + 1, min(bytes.count, start + 32)) {
            let byte = bytes[index]
            if byte == UInt8(ascii: ";") { return index > start + 1 ? index + 1 : nil }
            guard isName(byte) || byte == UInt8(ascii: "#") else { return nil }
        }
        return nil
    }

    /// `{name}`, `{{name}}`, `{0}`: without blanks, at most 100 bytes.
    static func braces(at start: Int, in bytes: [UInt8]) -> Int? {
        for index in start + 1..<max(start + 1, min(bytes.count, start + 100)) {
            switch bytes[index] {
            case UInt8(ascii: "}"):
                let isDouble =
                    bytes[start + 1] == UInt8(ascii: "{") && index + 1 < bytes.count
                    && bytes[index + 1] == UInt8(ascii: "}")
                return isDouble ? index + 2 : index + 1
            case UInt8(ascii: "{") where index == start + 1: continue
            case 0x20, 0x0A, UInt8(ascii: "{"): return nil
            default: continue
            }
        }
        return nil
    }

    /// `](https://example.com)`; a run of markup is found by its parser, this is Markdown.
    private static func linkTarget(at start: Int, in bytes: [UInt8]) -> Int? {
        for index in start + 2..<max(start + 2, min(bytes.count, start + 300)) {
            if bytes[index] == UInt8(ascii: ")") { return index + 1 }
            if bytes[index] == 0x20 || bytes[index] == 0x0A { return nil }
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    private static func isName(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
    }

    private static func scheme(before index: Int, in bytes: [UInt8]) -> Int {
        var start = index
        while start > 0, index - start < 32, isName(bytes[start - 1]) { start -= 1 }
        return start
    }

    private static func nameStart(before index: Int, in bytes: [UInt8], _ limit: Int) -> Int {
        var start = index
        while start > limit, isName(bytes[start - 1]) || ".-+".utf8.contains(bytes[start - 1]) { start -= 1 }
        return start
    }

    /// To the next blank or anything that is not ASCII, less the punctuation of the sentence.
    private static func wordEnd(from start: Int, in bytes: [UInt8], limit: Int = 2000) -> Int {
        var end = start
        while end < bytes.count, end - start < limit, (0x21...0x7E).contains(bytes[end]),
            !"<>\"".utf8.contains(bytes[end])
        { end += 1 }
        while end > start + 1, ".,;:!?)]}'".utf8.contains(bytes[end - 1]) { end -= 1 }
        return end
    }

    static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
