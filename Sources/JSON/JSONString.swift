/// Writes JSON strings.
enum JSONString {
    /// Appends a text in quotes: `"a\nb"`.
    static func append(_ text: String, escapesLineEnds: Bool = true, to bytes: inout [UInt8]) {
        append(utf8: text.utf8, escapesLineEnds: escapesLineEnds, to: &bytes)
    }

    /// The same for valid UTF-8.
    ///
    /// - Parameter escapesLineEnds: whether, beside what must be escaped, every character is that some reader takes for the
    ///   end of a line, and every control character (C1 and delete too), so that a string stays on its line everywhere.
    static func append(utf8: some Sequence<UInt8>, escapesLineEnds: Bool = true, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in utf8 {
            // U+0080…U+009F are C2 80…9F, U+2028 and U+2029 are E2 80 A8 and A9.
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                appendEscape(of: byte, to: &bytes)
            } else if byte < 0x7F || !escapesLineEnds {
                bytes.append(byte)
            } else if byte == 0x7F {
                appendUnicodeEscape(0x7F, to: &bytes)
            } else if byte <= 0x9F, bytes.last == 0xC2 {
                bytes.removeLast()
                appendUnicodeEscape(UInt16(byte), to: &bytes)
            } else if byte == 0xA8 || byte == 0xA9, bytes.last == 0x80, bytes.dropLast().last == 0xE2 {
                bytes.removeLast(2)
                appendUnicodeEscape(0x2000 | UInt16(byte & 0x3F), to: &bytes)
            } else {
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x08: bytes += #"\b"#.utf8
        case 0x09: bytes += #"\t"#.utf8
        case 0x0A: bytes += #"\n"#.utf8
        case 0x0C: bytes += #"\f"#.utf8
        case 0x0D: bytes += #"\r"#.utf8
        default: appendUnicodeEscape(UInt16(byte), to: &bytes)
        }
    }

    private static func appendUnicodeEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
        bytes += #"\u"#.utf8
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(unit >> shift & 15)
            bytes.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
        }
    }
}
