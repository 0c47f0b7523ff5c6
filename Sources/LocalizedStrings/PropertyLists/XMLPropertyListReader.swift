/// Reads XML property lists, in the order of their keys and with their comments.
///
/// FoundationEssentials' decoder is not used for them: its scanner recurses without bound, so that a file of 100,000
/// `<dict>` ends the process; and it keeps neither order, comments, positions, nor a key that stands twice.
package struct XMLPropertyListReader {
    package static let limit = 128

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0
    private var comments: [String] = []
    private var layout = PropertyListLayout()
    private var place = (offset: 0, position: TextPosition(line: 1, column: 1))

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    package static func read(_ input: [UInt8]) throws(StringsError) -> (PropertyListValue, PropertyListLayout) {
        var reader = XMLPropertyListReader(try DecodedText(input).bytes)
        let value = try reader.document()
        return (value, reader.layout)
    }

    private mutating func document() throws(StringsError) -> PropertyListValue {
        try skipMarkup()
        guard let tag = try openTag(), tag.name == "plist", !tag.isEmpty else { throw failure("<plist>") }
        try skipMarkup()
        let start = offset
        guard let tag = try openTag() else { throw failure("a value") }
        layout.margin = indentation(before: start)
        layout.header = String(decoding: bytes[..<(start - layout.margin.utf8.count)], as: UTF8.self)
        layout.newline = layout.header.utf8.contains(0x0D) ? "\r\n" : "\n"
        comments = []
        let value = try self.value(tag)
        let end = offset
        try skipMarkup()
        try closeTag("plist")
        try skipMarkup()
        guard offset == bytes.count else { throw failure("the end of the file") }
        layout.footer = String(decoding: bytes[end...], as: UTF8.self)
        return value
    }

    private mutating func value(_ tag: Tag) throws(StringsError) -> PropertyListValue {
        switch tag.name {
        case "dict": return .dictionary(try dictionary(tag))
        case "array": return .array(try array(tag))
        case "string": return .string(try text(tag))
        case "integer":
            let text = try text(tag)
            let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
            let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
            guard !digits.isEmpty, isHexadecimal || digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw failure("a whole number in <integer>")
            }
            return .integer(text)
        case "real": return .real(try text(tag))
        case "date": return .date(try text(tag))
        case "data": return .data(try text(tag))
        case "true", "false":
            if !tag.isEmpty {
                try skipMarkup()
                try closeTag(tag.name)
            }
            return .bool(tag.name == "true")
        default:
            offset = tag.start
            throw failure("<dict>, <array>, <string>, <integer>, <real>, <date>, <data>, <true/> or <false/>")
        }
    }

    private mutating func dictionary(_ tag: Tag) throws(StringsError) -> PropertyListDictionary {
        try enter(tag)
        defer { depth -= 1 }
        var dictionary = PropertyListDictionary()
        if tag.isEmpty { return dictionary }
        while true {
            try skipMarkup()
            let before = comments
            comments = []
            let start = offset
            guard let inner = try openTag() else {
                dictionary.comments = before
                try closeTag("dict")
                return dictionary
            }
            guard inner.name == "key" else {
                offset = start
                throw failure("<key> or </dict>")
            }
            if depth == 1, dictionary.members.isEmpty {
                let indentation = indentation(before: start)
                if indentation.hasPrefix(layout.margin) {
                    layout.indent = String(indentation.dropFirst(layout.margin.count))
                }
            }
            let position = position(of: start)
            let key = try text(inner)
            try skipMarkup()
            guard let tag = try openTag() else { throw failure("a value for the key '\(key.prefix(40))'") }
            dictionary.members.append(
                PropertyListDictionary.Member(key: key, value: try value(tag), comments: before, position: position))
        }
    }

    private mutating func array(_ tag: Tag) throws(StringsError) -> [PropertyListValue] {
        try enter(tag)
        defer { depth -= 1 }
        var elements: [PropertyListValue] = []
        if tag.isEmpty { return elements }
        while true {
            try skipMarkup()
            guard let inner = try openTag() else {
                try closeTag("array")
                return elements
            }
            elements.append(try value(inner))
        }
    }

    private mutating func enter(_ tag: Tag) throws(StringsError) {
        depth += 1
        if tag.isEmpty { layout.closesEmpty = true }
        guard depth <= Self.limit else {
            let place = TextPosition(of: tag.start, in: bytes)
            throw .tooDeep(file: "", line: place.line, column: place.column, limit: Self.limit)
        }
    }

    // MARK: Text

    /// The text up to the closing tag: character data, entities, CDATA, and comments, which are no part of it.
    private mutating func text(_ tag: Tag) throws(StringsError) -> String {
        if tag.isEmpty { return "" }
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "<"):
                if starts("<![CDATA[") {
                    let start = offset + 9
                    guard let end = find("]]>", from: start) else { throw failure("']]>'") }
                    text += bytes[start..<end]
                    offset = end + 3
                } else if starts("<!--") {
                    try skipComment()
                } else {
                    if text.isEmpty { layout.closesEmpty = false }
                    try closeTag(tag.name)
                    return String(decoding: text, as: UTF8.self)
                }
            case UInt8(ascii: "&"): text += String(Character(try entity())).utf8
            // XML reads every line's end as a line feed.
            case 0x0D:
                text.append(0x0A)
                offset += 1
                if peek == 0x0A { offset += 1 }
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw failure("</\(tag.name)>")
    }

    private mutating func entity() throws(StringsError) -> UnicodeScalar {
        let named: [(String, UnicodeScalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
        ]
        for (name, scalar) in named where starts(name) {
            offset += name.utf8.count
            return scalar
        }
        guard starts("&#"), let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw failure("one of the entities &amp; &lt; &gt; &quot; &apos; &#…;")
        }
        let digits = String(decoding: bytes[offset + 2..<end], as: UTF8.self)
        let isHexadecimal = digits.hasPrefix("x")
        let number = UInt32(isHexadecimal ? String(digits.dropFirst()) : digits, radix: isHexadecimal ? 16 : 10)
        guard let number, let scalar = UnicodeScalar(number), number > 0 else { throw failure("the number of a character") }
        offset = end + 1
        return scalar
    }

    // MARK: Tags

    private struct Tag {
        var name: String
        var isEmpty: Bool
        var start: Int
    }

    /// The next opening tag; nil before a closing one.
    private mutating func openTag() throws(StringsError) -> Tag? {
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

    private mutating func closeTag(_ name: String) throws(StringsError) {
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
    private mutating func skipMarkup() throws(StringsError) {
        while let byte = peek {
            if Self.isSpace(byte) {
                offset += 1
            } else if starts("<!--") {
                comments.append(try skipComment())
            } else if starts("<?") {
                guard let end = find("?>", from: offset) else { throw failure("'?>'") }
                offset = end + 2
            } else if starts("<!DOCTYPE") {
                let start = offset
                while let byte = peek, byte != UInt8(ascii: ">") {
                    guard byte != UInt8(ascii: "[") else { throw failure("a document type without entities of its own") }
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
    private mutating func skipComment() throws(StringsError) -> String {
        guard let end = find("-->", from: offset + 4) else { throw failure("'-->' for the comment that begins here") }
        let text = String(decoding: bytes[offset + 4..<end], as: UTF8.self)
        offset = end + 3
        return text
    }

    // MARK: Bytes

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private func starts(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private func find(_ text: String, from start: Int) -> Int? {
        let pattern = Array(text.utf8)
        var index = start
        while index + pattern.count <= bytes.count {
            if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
            index += 1
        }
        return nil
    }

    /// The spaces between a line's start and a byte; none where something else stands there.
    private func indentation(before offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return "" }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func position(of offset: Int) -> TextPosition {
        let step = TextPosition(of: offset - place.offset, in: bytes[place.offset...])
        let column = step.line == 1 ? place.position.column + step.column - 1 : step.column
        place = (offset, TextPosition(line: place.position.line + step.line - 1, column: column))
        return place.position
    }

    private func failure(_ expected: String) -> StringsError { .malformed(at: offset, in: bytes, expected: expected) }
}
