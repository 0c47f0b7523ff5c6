/// The tags of an XML property list, and what stands between them.
extension XMLPropertyListReader {
    struct Tag {
        var name: String
        var isEmpty: Bool
        var start: Int
    }

    /// The next opening tag; nil before a closing one.
    mutating func openTag() throws(StringsError) -> Tag? {
        guard peek == UInt8(ascii: "<") else { throw failure("a tag") }
        if starts("</") { return nil }
        let start = offset
        offset += 1
        let name = self.name()
        guard !name.isEmpty else { throw failure("the name of a tag") }
        // Attributes mean nothing here but the version of <plist>, which every reader passes over.
        var quote: UInt8?
        while let byte = peek {
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return Tag(name: name, isEmpty: bytes[offset - 2] == UInt8(ascii: "/"), start: start)
            } else if byte == UInt8(ascii: "<") {
                offset -= 1
                break
            }
        }
        throw failure("'>'")
    }

    mutating func closeTag(_ name: String) throws(StringsError) {
        let start = offset
        guard starts("</") else { throw failure("</\(name)>") }
        offset += 2
        let found = self.name()
        while let byte = peek, Self.isSpace(byte) { offset += 1 }
        guard found == name, peek == UInt8(ascii: ">") else {
            offset = start
            throw failure("</\(name)>")
        }
        offset += 1
    }

    private mutating func name() -> String {
        let start = offset
        while let byte = peek, byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    // MARK: Between tags

    /// Spaces, comments, processing instructions and the document type.
    mutating func skipMarkup() throws(StringsError) {
        while let byte = peek {
            if Self.isSpace(byte) {
                offset += 1
            } else if starts("<!--") {
                try count()
                comments.append(try skipComment())
            } else if starts("<?") {
                guard let end = find("?>", from: offset) else { throw failure("'?>'") }
                offset = end + 2
            } else if starts("<!DOCTYPE") {
                let start = offset
                while let byte = peek, byte != UInt8(ascii: ">") {
                    guard byte != UInt8(ascii: "[") else {
                        throw failure("a document type without entities of its own")
                    }
                    offset += 1
                }
                guard offset < bytes.count else {
                    offset = start
                    throw failure("'>' after the document type")
                }
                offset += 1
            } else {
                return
            }
        }
    }

    /// The text of the comment.
    @discardableResult
    mutating func skipComment() throws(StringsError) -> String {
        guard let end = find("-->", from: offset + 4) else { throw failure("'-->' for the comment that begins here") }
        let text = String(decoding: bytes[offset + 4..<end], as: UTF8.self)
        offset = end + 3
        return text
    }

    // MARK: Bytes

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    func find(_ text: String, from start: Int) -> Int? {
        let pattern = Array(text.utf8)
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
            index += 1
        }
        return nil
    }

    /// The spaces between a line's start and a byte; none where something else stands there.
    func indentation(before offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return "" }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    func failure(_ expected: String) -> StringsError { .malformed(at: offset, in: bytes, expected: expected) }
}
