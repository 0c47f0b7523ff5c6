/// Strings of JSON5 (json5.org, section 5), in either quote.
enum JSON5String {
    /// Reads a string whose quote stands at the offset.
    static func read(_ bytes: [UInt8], at offset: inout Int) throws(AttributeReader.Failure) -> String {
        let start = offset
        let quote = bytes[offset]
        offset += 1
        var result: [UInt8] = []
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            let byte = bytes[offset]
            offset += 1
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { try escape(bytes, at: &offset, into: &result) } else { result.append(byte) }
        }
        let mark = Character(Unicode.Scalar(quote))
        let found = offset < bytes.count ? "the end of the line" : "the end of the text"
        let opening = "the string that begins \(offset - start) bytes before"
        throw AttributeReader.Failure(
            reason: .syntax(found: found, expected: "\(mark) to close \(opening)"), offset: offset)
    }

    private static func escape(
        _ bytes: [UInt8], at offset: inout Int, into result: inout [UInt8]
    ) throws(AttributeReader.Failure) {
        guard offset < bytes.count else { return }
        let start = offset - 1
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "v"): result.append(0x0B)
        case 0x0A: return  // a line that goes on
        case 0x0D: if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        case UInt8(ascii: "0"):
            guard offset == bytes.count || !(0x30...0x39).contains(bytes[offset]) else {
                throw failure("\\0 without a digit after it", at: start)
            }
            result.append(0)
        case 0x31...0x39: throw failure("no digit after a backslash but 0", at: start)
        case UInt8(ascii: "x"):
            guard let unit = hexadecimal(2, bytes, at: &offset), let scalar = Unicode.Scalar(unit) else {
                throw failure("two hexadecimal digits after \\x", at: start)
            }
            result.append(contentsOf: Array(String(Character(scalar)).utf8))
        case UInt8(ascii: "u"):
            guard let scalar = unicodeEscape(bytes, at: &offset) else {
                throw failure("four hexadecimal digits after \\u, surrogates in pairs", at: start)
            }
            result.append(contentsOf: Array(String(Character(scalar)).utf8))
        default: result.append(byte)  // U+2028 after a backslash stays; the rest of its bytes follow as they are
        }
    }

    private static func unicodeEscape(_ bytes: [UInt8], at offset: inout Int) -> Unicode.Scalar? {
        guard let first = hexadecimal(4, bytes, at: &offset) else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else {
            return nil
        }
        offset += 2
        guard let second = hexadecimal(4, bytes, at: &offset), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    static func hexadecimal(_ count: Int, _ bytes: [UInt8], at offset: inout Int) -> UInt32? {
        guard offset + count <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[offset..<offset + count] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 + UInt32(digit)
        }
        offset += count
        return value
    }

    private static func failure(_ expected: String, at offset: Int) -> AttributeReader.Failure {
        AttributeReader.Failure(reason: .syntax(found: "an escape", expected: expected), offset: offset)
    }
}
