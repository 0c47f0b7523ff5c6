/// Writes JSON strings.
enum JSONString {
    /// Appends a text in quotes: `"a\nb"`.
    static func append(_ text: String, escapesControls: Bool = true, to bytes: inout [UInt8]) {
        append(utf8: text.utf8, escapesControls: escapesControls, to: &bytes)
    }

    /// The same for valid UTF-8.
    ///
    /// - Parameter escapesControls: whether, beside what must be escaped, every control character is (C1 and delete too), every
    ///   character that some reader takes for the end of a line, and what opens or closes a stretch of another direction: a string
    ///   stays on its line everywhere, and turns nothing around it.
    static func append(utf8: some Sequence<UInt8>, escapesControls: Bool = true, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in utf8 {
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                appendEscape(of: byte, to: &bytes)
            } else if byte < 0x7F || !escapesControls {
                bytes.append(byte)
            } else {
                append(beyondASCII: byte, to: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether every byte of valid UTF-8 stands in a string as it is. Not all of what may stand so is known to.
    static func isPlain(_ utf8: ArraySlice<UInt8>) -> Bool {
        var before: UInt8 = 0
        for byte in utf8 {
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F { return false }
            // C2 begins the C1 controls, U+0080…U+009F; E2 80 A8…AE and E2 81 A6…A9 are lines and directions.
            if byte <= 0x9F, before == 0xC2 { return false }
            if 0xA6...0xAE ~= byte, before == 0x80 || before == 0x81 { return false }
            before = byte
        }
        return true
    }

    /// Appends JSON that may hold strings, which are kept but for the characters that ``append(utf8:escapesControls:to:)`` escapes.
    static func append(json: borrowing Span<UInt8>, to bytes: inout [UInt8]) {
        for index in json.indices {
            let byte = json[index]
            if byte >= 0x7F {
                append(beyondASCII: byte, to: &bytes)
            } else {
                // A tab or a carriage return between values; within strings there is none.
                bytes.append(max(byte, 0x20))
            }
        }
    }

    /// Appends a byte that ends or continues a character from U+007F on, or the escape of a character that it completes.
    private static func append(beyondASCII byte: UInt8, to bytes: inout [UInt8]) {
        if byte == 0x7F {
            return appendUnicodeEscape(0x7F, to: &bytes)
        }
        // U+0080…U+009F are C2 80…9F.
        if byte <= 0x9F, bytes.last == 0xC2 {
            bytes.removeLast()
            return appendUnicodeEscape(UInt16(byte), to: &bytes)
        }
        // U+2028…U+202E are E2 80 A8…AE, U+2066…U+2069 are E2 81 A6…A9.
        if 0xA6...0xAE ~= byte, let middle = bytes.last, middle == 0x80 ? byte >= 0xA8 : middle == 0x81 && byte <= 0xA9,
            bytes.dropLast().last == 0xE2
        {
            bytes.removeLast(2)
            return appendUnicodeEscape(0x2000 | UInt16(middle & 1) << 6 | UInt16(byte & 0x3F), to: &bytes)
        }
        bytes.append(byte)
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
