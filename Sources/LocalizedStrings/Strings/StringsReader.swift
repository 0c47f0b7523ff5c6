/// Reads the text form of `.strings`, the grammar of old property lists as Foundation reads them:
///
/// ```text
/// file   = entry* | '{' entry* '}'
/// entry  = text ('=' text)? ';'          without '=', the key is the value too
/// text   = '"' … '"' | '\'' … '\'' | [A-Za-z0-9_$/:.-]+
/// ```
///
/// Between all of them stand spaces, `// …` and `/* … */`.
struct StringsReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var lines = SourcePositionCounter()

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(
        _ text: DecodedText, entryLimit: Int = StringsLimits.values
    ) throws(StringsError) -> StringsFile {
        var reader = StringsReader(text.bytes)
        let format = StringsFile.Format.text(text.encoding, byteOrderMark: text.hasByteOrderMark)
        var file = StringsFile(entries: [], format: format, opening: "", ending: "")
        var leading = try reader.spaces()
        let isInBraces = reader.peek == UInt8(ascii: "{")
        if isInBraces {
            reader.offset += 1
            file.opening = leading + "{"
            leading = try reader.spaces()
        }
        while let byte = reader.peek, !(isInBraces && byte == UInt8(ascii: "}")) {
            var entry = try reader.entry(leading)
            (entry.layout.trailing, leading) = reader.partOfLine(try reader.spaces())
            guard file.entries.count < entryLimit else { throw .tooManyValues(file: "", limit: entryLimit) }
            file.entries.append(entry)
        }
        file.ending = leading
        if isInBraces {
            guard reader.peek == UInt8(ascii: "}") else { throw reader.failure("'}' or a key") }
            reader.offset += 1
            file.ending += "}"
            file.ending += try reader.spaces()
            guard reader.peek == nil else { throw reader.failure("the end of the file") }
        }
        return file
    }

    private mutating func entry(_ leading: String) throws(StringsError) -> StringsEntry {
        let position = position()
        let (key, keySpelling) = try text("a key")
        var layout = StringsEntry.Layout(
            leading: leading, key: keySpelling, assignment: "", value: "", closing: "", trailing: "")
        var value = key
        let gap = try spaces()
        if peek == UInt8(ascii: "=") {
            offset += 1
            layout.assignment = gap + "="
            layout.assignment += try spaces()
            (value, layout.value) = try text("a text in quotes")
            layout.closing = try spaces()
        } else {
            layout.closing = gap
        }
        guard peek == UInt8(ascii: ";") else {
            throw failure(layout.assignment.isEmpty ? "'=' or ';'" : "';'")
        }
        offset += 1
        layout.closing += ";"
        return StringsEntry(key: key, value: value, position: position, layout: layout)
    }

    // MARK: Texts

    /// A text and its spelling.
    private mutating func text(_ expected: String) throws(StringsError) -> (String, String) {
        let start = offset
        if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let text = try quoted(quote)
            return (text, String(decoding: bytes[start..<offset], as: UTF8.self))
        }
        while let byte = peek, Self.isPlain(byte), !isComment(at: offset) { offset += 1 }
        guard offset > start else { throw failure(expected) }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        return (text, text)
    }

    /// What needs no quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(StringsError) -> String {
        let open = offset
        offset += 1
        var start = offset
        var text: [UInt8] = []
        while let byte = peek {
            if byte == quote {
                text += bytes[start..<offset]
                offset += 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") {
                text += bytes[start..<offset]
                text += String(Character(try escape())).utf8
                start = offset
            } else {
                offset += 1
            }
        }
        offset = open
        throw failure("a closing \(quote == UInt8(ascii: "'") ? "apostrophe" : "quote") for the text that begins here")
    }

    /// One escape. As Foundation has it, a character that no escape is named after stands for itself, and so does a line's
    /// end.
    private mutating func escape() throws(StringsError) -> UnicodeScalar {
        let start = offset
        offset += 1
        guard let byte = peek else {
            offset = start
            throw failure("a character after '\\'")
        }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = 0
            for _ in 0..<3 {
                guard let digit = peek, (0x30...0x37).contains(digit) else { break }
                value = value << 3 | Int(digit - 0x30)
                offset += 1
            }
            guard let byte = UInt8(exactly: value), let scalar = NextStepLatin.scalar(byte) else {
                offset = start
                throw failure("an octal number from 0 to 375")
            }
            return scalar
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var value = try hexadecimal(start)
            if (0xD800..<0xDC00).contains(value), peek == UInt8(ascii: "\\"), offset + 1 < bytes.count,
                bytes[offset + 1] | 0x20 == UInt8(ascii: "u")
            {
                offset += 1
                let low = try hexadecimal(start)
                value = (0xDC00..<0xE000).contains(low) ? 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) : value
            }
            guard let scalar = UnicodeScalar(value) else {
                offset = start
                throw failure("a pair of surrogates")
            }
            return scalar
        default:
            let plain: [UInt8: UnicodeScalar] = [
                UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
                UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
            ]
            if let scalar = plain[byte] {
                offset += 1
                return scalar
            }
            var end = offset + 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
            offset = end
            return scalar ?? "\\"
        }
    }

    /// Up to four digits after the letter, at least one.
    private mutating func hexadecimal(_ start: Int) throws(StringsError) -> UInt32 {
        offset += 1
        var value: UInt32 = 0
        var count = 0
        while count < 4, let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 {
            value = value << 4 | UInt32(digit)
            offset += 1
            count += 1
        }
        guard count > 0 else {
            offset = start
            throw failure("four hexadecimal digits after '\\U'")
        }
        return value
    }

    // MARK: Between texts

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private func isComment(at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count
            && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
    }

    /// Spaces and comments, as they are.
    private mutating func spaces() throws(StringsError) -> String {
        let start = offset
        while let byte = peek {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
                || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9])
            {
                offset += 3
            } else if isComment(at: offset) {
                let end = Self.commentEnd(in: bytes, from: offset)
                guard bytes[offset + 1] == UInt8(ascii: "/") || end >= offset + 4 && bytes[..<end].hasSuffix("*/")
                else {
                    throw failure("'*/' for the comment that begins here")
                }
                offset = end
            } else {
                break
            }
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Where the comment that begins at a byte ends: before its line's end, or after `*/`, or with the file.
    static func commentEnd(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 2
        let isLine = bytes[start + 1] == UInt8(ascii: "/")
        while index < bytes.count {
            if isLine {
                if bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
            } else if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/")
            {
                return index + 2
            }
            index += 1
        }
        return bytes.count
    }

    /// Divides what follows a semicolon at the first line's end, if there is a comment before it.
    private func partOfLine(_ text: String) -> (line: String, rest: String) {
        guard let end = text.firstIndex(where: \.isNewline), text[..<end].contains("/"),
            !text[..<end].contains("/*") || text[..<end].contains("*/")
        else { return ("", text) }
        return (String(text[..<end]), String(text[end...]))
    }

    private mutating func position() -> SourcePosition { lines.position(of: offset, in: bytes) }

    private func failure(_ expected: String) -> StringsError { .malformed(at: offset, in: bytes, expected: expected) }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: StaticString) -> Bool {
        suffix(text.utf8CodeUnitCount).elementsEqual(text.description.utf8)
    }
}
