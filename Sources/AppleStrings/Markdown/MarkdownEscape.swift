/// Backslashes and character references: CommonMark, "Backslash escapes" and "Entity and numeric character references".
enum MarkdownEscape {
    /// What the names of HTML stand for.
    private static let names: [Substring: String] = Dictionary(
        uniqueKeysWithValues: NamedCharacters.list.split(separator: " ").map { entry in
            let parts = entry.split(separator: "=")
            let scalars = parts[1].split(separator: "+").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            return (parts[0], String(String.UnicodeScalarView(scalars)))
        })
    /// `&CounterClockwiseContourIntegral;`
    private static let longest = 33

    /// ASCII punctuation: what a backslash before it makes plain text.
    static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// The text as readers see it.
    static func removed(from text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else { return text }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if bytes[index] == UInt8(ascii: "\\"), isPunctuation(next) {
                result.append(next)
                index += 2
            } else if bytes[index] == UInt8(ascii: "\\"), next == 0x0A || next == 0x0D {
                // A hard break, which the line's end is anyway.
                index += 1
            } else if bytes[index] == UInt8(ascii: "&"), let (text, end) = reference(at: index, in: bytes) {
                result += text.utf8
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func reference(at start: Int, in bytes: [UInt8]) -> (String, Int)? {
        guard let end = bytes[start...].prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let body = bytes[start + 1..<end]
        guard body.first == UInt8(ascii: "#") else {
            return names[Substring(decoding: body, as: UTF8.self)].map { ($0, end + 1) }
        }
        let isHex = body.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = String(decoding: body.dropFirst(isHex ? 2 : 1), as: UTF8.self)
        guard (1...(isHex ? 6 : 7)).contains(digits.utf8.count), digits.first != "+", digits.first != "-",
            let code = UInt32(digits, radix: isHex ? 16 : 10)
        else { return nil }
        // CommonMark writes U+FFFD for what is no character, and for U+0000.
        return (String(Character(code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}")), end + 1)
    }
}
