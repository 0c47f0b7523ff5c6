// RFC 8259, section 7: strings and their escapes.

extension JSONReader {
    mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { index += 1 }
        // Most strings have no escape, and are copied in one go.
        if peek == UInt8(ascii: "\"") {
            let text = try text(bytes[start..<index])
            index += 1
            return text
        }
        var unescaped = Array(bytes[start..<index])
        while let byte = peek, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw expected("an escape such as \\n for a control character") }
            index += 1
            if byte == UInt8(ascii: "\\") { try escape(into: &unescaped) } else { unescaped.append(byte) }
        }
        let text = try text(unescaped[...])
        guard accept(UInt8(ascii: "\"")) else { throw expected("a closing quote") }
        return text
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> String {
        guard let text = try? UTF8Span(validating: bytes.span) else { throw expected("valid UTF-8 before this") }
        return String(copying: text)
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        guard let mark = peek else { throw expected("an escape") }
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(mark)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            index += 1
            text.append(contentsOf: String(try codePoint()).utf8)
            return
        default: throw expected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
        index += 1
    }

    private mutating func codePoint() throws(JSONError) -> Character {
        let start = index - 2
        var value = try hexadecimal()
        if value & 0xFC00 == 0xD800, accept(UInt8(ascii: "\\")), accept(UInt8(ascii: "u")) {
            let low = try hexadecimal()
            if low & 0xFC00 == 0xDC00 { value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
        }
        // No Swift string can hold a half, and putting something else in its place would change the text.
        guard let scalar = Unicode.Scalar(value) else {
            index = start
            throw expected("a pair of surrogates")
        }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Self.hexDigit(byte) else { throw expected("four hexadecimal digits") }
            value = value << 4 | digit
            index += 1
        }
        return value
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
