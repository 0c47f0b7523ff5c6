internal import LocalizedStrings

/// What stands before the root element: the encoding, and whether there is a document type.
enum XMLProlog {
    /// The document in UTF-8, from the root element on, with the lines before it kept as empty ones so that positions hold.
    static func plain(_ bytes: [UInt8]) throws(XLIFFError) -> (bytes: [UInt8], encoding: String) {
        var (text, encoding) = try utf8(bytes)
        // Everything before the root element is replaced by line feeds.
        var index = 0
        var lines = 0
        func starts(_ prefix: String) -> Bool { text[index...].starts(with: prefix.utf8) }
        while index < text.count {
            switch text[index] {
            case 0x20, 0x09, 0x0D: index += 1
            case 0x0A:
                lines += 1
                index += 1
            case UInt8(ascii: "<") where starts("<?") || starts("<!--"):
                let isComment = starts("<!--")
                guard let end = find(isComment ? "-->" : "?>", in: text, from: index + (isComment ? 4 : 2)) else {
                    throw .malformed(
                        file: "", line: lines + 1, column: 1, reason: "a comment or an instruction is not closed")
                }
                if !isComment, index == 0 || starts("<?xml "), let name = declaredEncoding(text[index..<end]) {
                    text = try decoded(text, as: name, was: encoding)
                    encoding = name
                    // Only bytes beyond ASCII change, and a declaration has none.
                }
                lines += text[index..<end].count { $0 == 0x0A }
                index = end
            case UInt8(ascii: "<") where starts("<!"):
                throw .documentType(file: "", line: lines + 1)
            default:
                try checkAttributes(text, from: index, lines)
                return (Array(repeating: 0x0A, count: lines) + text[index...], encoding)
            }
        }
        return ([], encoding)
    }

    /// The most attributes that an element may have. libxml2 compares each with all others, which takes minutes for 200,000.
    static let attributeLimit = 256

    private static func checkAttributes(_ text: [UInt8], from start: Int, _ lines: Int) throws(XLIFFError) {
        var attributes = 0
        var isInTag = false
        var index = start
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "<") where !isInTag:
                // Between these, anything may stand.
                for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
                where text[index...].starts(with: opening.utf8) {
                    index = (find(closing, in: text, from: index + opening.utf8.count) ?? text.count) - 1
                    break
                }
                if text[index] == UInt8(ascii: "<") { (isInTag, attributes) = (true, 0) }
            case UInt8(ascii: ">"): isInTag = false
            case let quote where isInTag && (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")):
                attributes += 1
                if attributes > attributeLimit {
                    throw .malformed(
                        file: "", line: lines + 1 + text[start..<index].count { $0 == 0x0A }, column: 1,
                        reason: "an element has more than \(attributeLimit) attributes")
                }
                index = text[(index + 1)...].firstIndex(of: quote) ?? text.count
            default: break
            }
            index += 1
        }
    }

    /// The offset behind the next `end`.
    private static func find(_ end: String, in text: [UInt8], from start: Int) -> Int? {
        let pattern = Array(end.utf8)
        var at = start
        while at + pattern.count <= text.count {
            if text[at] == pattern[0], text[at..<(at + pattern.count)].elementsEqual(pattern) {
                return at + pattern.count
            }
            at += 1
        }
        return nil
    }

    /// By the byte order mark, or the zero bytes of `<` in UTF-16; else taken for UTF-8 until the declaration says more.
    private static func utf8(_ bytes: [UInt8]) throws(XLIFFError) -> (text: [UInt8], encoding: String) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (Array(bytes.dropFirst(3)), "UTF-8") }
        let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x00, 0x3C])
        let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0x00])
        guard isBig || isLittle else { return (bytes, "UTF-8") }
        let start = bytes[0] >= 0xFE ? 2 : 0
        guard (bytes.count - start) % 2 == 0 else { throw .encoding(file: "", name: "UTF-16") }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: start, to: bytes.count, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw .encoding(file: "", name: "UTF-16") }
        return (Array(text.utf8), "UTF-16")
    }

    private static func declaredEncoding(_ declaration: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: declaration, as: UTF8.self)
        guard text.hasPrefix("<?xml"), let range = text.firstRange(of: "encoding") else { return nil }
        let rest = text[range.upperBound...].drop { $0 == " " || $0 == "=" || $0 == "\t" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return rest.dropFirst().prefix { $0 != quote }.uppercased()
    }

    private static func decoded(_ text: [UInt8], as name: String, was known: String) throws(XLIFFError) -> [UInt8] {
        if known == "UTF-16" { return text }
        switch name {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII":
            guard String(validating: text, as: UTF8.self) != nil else { throw .encoding(file: "", name: name) }
            return text
        case "ISO-8859-1", "LATIN1":
            return Array(String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) })).utf8)
        default: throw .encoding(file: "", name: name)
        }
    }
}
