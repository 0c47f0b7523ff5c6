/// Reads one JSON value (RFC 8259) from UTF-8 bytes. Strict: no comments, no trailing commas, no invalid UTF-8.
///
/// An escape of half a surrogate pair becomes U+FFFD, as no Swift string can hold it.
public struct JSONReader {
    /// Arrays and objects inside one another; more is an error rather than a deep recursion.
    public static let depthLimit = 128

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    /// - Throws: ``JSONError`` with the byte at fault: `{"a":}` at 5.
    public static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value()
        reader.skipSpace()
        guard reader.offset == bytes.count else { throw reader.expected("the end") }
        return value
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        guard let first = peek else { throw expected("a value") }
        switch first {
        case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try .object(reader.members()) }
        case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try .array(reader.elements()) }
        case UInt8(ascii: "\""): return try .string(string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try .number(number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw expected("a value")
        }
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(JSONError) -> JSONValue
    ) throws(JSONError) -> JSONValue {
        guard depth < Self.depthLimit else { throw expected("at most \(Self.depthLimit) levels") }
        depth += 1
        defer { depth -= 1 }
        offset += 1
        return try body(&self)
    }

    private mutating func members() throws(JSONError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        skipSpace()
        if accept("}") { return members }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw expected("a member's name") }
            let key = try string()
            skipSpace()
            guard accept(":") else { throw expected("':'") }
            members.append(.init(key, try value()))
            skipSpace()
            if accept("}") { return members }
            guard accept(",") else { throw expected("',' or '}'") }
        }
    }

    private mutating func elements() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        skipSpace()
        if accept("]") { return elements }
        while true {
            elements.append(try value())
            skipSpace()
            if accept("]") { return elements }
            guard accept(",") else { throw expected("',' or ']'") }
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let text = Array("\(word)".utf8)
        guard bytes.dropFirst(offset).starts(with: text) else { throw expected("'\(word)'") }
        offset += text.count
        return value
    }

    private mutating func number() throws(JSONError) -> String {
        let start = offset
        _ = accept("-")
        if !accept("0") { try digits() }
        if accept(".") { try digits() }
        if accept("e") || accept("E") {
            if !accept("+") { _ = accept("-") }
            try digits()
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func digits() throws(JSONError) {
        let start = offset
        while let byte = peek, byte >= 0x30, byte <= 0x39 { offset += 1 }
        guard offset > start else { throw expected("a digit") }
    }

    private mutating func string() throws(JSONError) -> String {
        offset += 1
        var text = ""
        while true {
            let start = offset
            while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { offset += 1 }
            guard let run = String(validating: bytes[start..<offset], as: UTF8.self) else {
                offset = start
                throw expected("valid UTF-8 in the string")
            }
            text += run
            if accept("\"") { return text }
            guard accept("\\") else { throw expected("the string's end; control characters need an escape") }
            text.unicodeScalars.append(try escape())
        }
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let mark = peek else { throw expected("an escape") }
        offset += 1
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(mark)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try codePoint()
        default:
            offset -= 1
            throw expected("an escape")
        }
    }

    private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
        let unit = try hexUnit()
        guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let afterHigh = offset
        if accept("\\"), accept("u") {
            let low = try hexUnit()
            if low & 0xFC00 == 0xDC00 {
                return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
            }
        }
        offset = afterHigh
        return "\u{FFFD}"
    }

    private mutating func hexUnit() throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw expected("four hexadecimal digits")
            }
            unit = unit << 4 | UInt32(digit)
            offset += 1
        }
        return unit
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    private func expected(_ what: String) -> JSONError { JSONError(offset: offset, expected: what) }
}
