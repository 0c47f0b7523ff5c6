/// Reads JSON (RFC 8259) from UTF-8, with the order of members and the text of numbers kept.
///
/// Time and memory grow with the length of the text alone; nesting is bounded by ``limit``.
package struct JSONReader {
    /// A catalog nests eleven deep.
    package static let limit = 128

    private let bytes: [UInt8]
    private var offset: Int
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// - Parameter visit: told of each member as it is read: how deep its object lies (1 for the outermost), its key and
    ///   the place of its key in `bytes`.
    package static func read(
        _ bytes: [UInt8], visit: (_ depth: Int, _ key: String, _ offset: Int) -> Void = { _, _, _ in }
    ) throws(StringsError) -> JSONValue {
        do { _ = try UTF8Span(validating: bytes.span) } catch {
            throw .notText(file: "", encoding: "UTF-8", offset: error.byteOffsets.lowerBound)
        }
        var reader = JSONReader(bytes)
        reader.skipSpaces()
        let value = try reader.value(visit)
        guard reader.offset == bytes.count else { throw reader.failure("the end of the file") }
        return value
    }

    private mutating func value(_ visit: (Int, String, Int) -> Void) throws(StringsError) -> JSONValue {
        switch peek {
        case UInt8(ascii: "{"): return .object(try object(visit))
        case UInt8(ascii: "["): return .array(try array(visit))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-")?, UInt8(ascii: "0")?, UInt8(ascii: "1")?, UInt8(ascii: "2")?, UInt8(ascii: "3")?, UInt8(ascii: "4")?,
            UInt8(ascii: "5")?, UInt8(ascii: "6")?, UInt8(ascii: "7")?, UInt8(ascii: "8")?, UInt8(ascii: "9")?:
            return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw failure("a value")
        }
    }

    private mutating func object(_ visit: (Int, String, Int) -> Void) throws(StringsError) -> JSONObject {
        try open()
        var members: [JSONObject.Member] = []
        if peek == UInt8(ascii: "}") { return close(JSONObject()) }
        while true {
            guard peek == UInt8(ascii: "\"") else { throw failure("a key in quotes") }
            let place = offset
            let key = try string()
            guard take(UInt8(ascii: ":")) else { throw failure("':'") }
            visit(depth, key, place)
            members.append(JSONObject.Member(key: key, value: try value(visit)))
            if take(UInt8(ascii: ",")) { continue }
            guard peek == UInt8(ascii: "}") else { throw failure("',' or '}'") }
            return close(JSONObject(members: members))
        }
    }

    private mutating func array(_ visit: (Int, String, Int) -> Void) throws(StringsError) -> [JSONValue] {
        try open()
        var elements: [JSONValue] = []
        if peek == UInt8(ascii: "]") { return close(elements) }
        while true {
            elements.append(try value(visit))
            if take(UInt8(ascii: ",")) { continue }
            guard peek == UInt8(ascii: "]") else { throw failure("',' or ']'") }
            return close(elements)
        }
    }

    private mutating func open() throws(StringsError) {
        depth += 1
        guard depth <= Self.limit else {
            let place = TextPosition(of: offset, in: bytes)
            throw .tooDeep(file: "", line: place.line, column: place.column, limit: Self.limit)
        }
        offset += 1
        skipSpaces()
    }

    private mutating func close<Value>(_ value: Value) -> Value {
        depth -= 1
        offset += 1
        skipSpaces()
        return value
    }

    // MARK: Scalars

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(StringsError) -> JSONValue {
        guard bytes[offset...].starts(with: word.description.utf8) else { throw failure("a value") }
        offset += word.utf8CodeUnitCount
        skipSpaces()
        return value
    }

    private mutating func number() throws(StringsError) -> String {
        let start = offset
        if peek == UInt8(ascii: "-") { offset += 1 }
        if peek == UInt8(ascii: "0") { offset += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            offset += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        skipSpaces()
        return text
    }

    private mutating func digits() throws(StringsError) {
        let start = offset
        while let byte = peek, (0x30...0x39).contains(byte) { offset += 1 }
        guard offset > start else { throw failure("a digit") }
    }

    private mutating func string() throws(StringsError) -> String {
        offset += 1
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                let text = String(decoding: bytes[start..<offset], as: UTF8.self)
                offset += 1
                skipSpaces()
                return text
            }
            if byte == UInt8(ascii: "\\") { return try escaped(from: start) }
            guard byte >= 0x20 else { throw failure("an escape such as \\n for a control character") }
            offset += 1
        }
        throw failure("a closing quote")
    }

    /// The rest of a text in which there is an escape.
    private mutating func escaped(from start: Int) throws(StringsError) -> String {
        var text = Array(bytes[start..<offset])
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                skipSpaces()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<0x20: throw failure("an escape such as \\n for a control character")
            default:
                text.append(byte)
                offset += 1
            }
        }
        throw failure("a closing quote")
    }

    private mutating func escape(into text: inout [UInt8]) throws(StringsError) {
        let start = offset
        offset += 1
        let plain: UInt8
        switch peek {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): plain = bytes[offset]
        case UInt8(ascii: "b"): plain = 0x08
        case UInt8(ascii: "f"): plain = 0x0C
        case UInt8(ascii: "n"): plain = 0x0A
        case UInt8(ascii: "r"): plain = 0x0D
        case UInt8(ascii: "t"): plain = 0x09
        case UInt8(ascii: "u"):
            var scalar = try hexadecimal()
            if (0xD800..<0xDC00).contains(scalar), bytes[offset...].starts(with: "\\u".utf8) {
                offset += 1
                let low = try hexadecimal()
                guard (0xDC00..<0xE000).contains(low) else {
                    offset = start
                    throw failure("a pair of surrogates")
                }
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = UnicodeScalar(scalar) else {
                offset = start
                throw failure("a pair of surrogates")
            }
            return text.append(contentsOf: String(Character(scalar)).utf8)
        default: throw failure("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
        text.append(plain)
        offset += 1
    }

    /// Four digits after `u`.
    private mutating func hexadecimal() throws(StringsError) -> UInt32 {
        offset += 1
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw failure("four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }

    // MARK: Bytes

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        offset += 1
        skipSpaces()
        return true
    }

    private mutating func skipSpaces() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private func failure(_ expected: String) -> StringsError {
        .malformed(at: offset, in: bytes, expected: expected)
    }
}

extension StringsError {
    /// Malformed UTF-8 text at a byte, which is shown with its neighbors.
    package static func malformed(at offset: Int, in bytes: [UInt8], expected: String) -> StringsError {
        let place = TextPosition(of: offset, in: bytes)
        let rest = String(decoding: bytes[min(offset, bytes.count)...].prefix(64), as: UTF8.self)
        let word = rest.prefix { !$0.isNewline }.prefix(12)
        let found = rest.isEmpty ? "the end of the file" : word.isEmpty ? "the end of the line" : "'\(word)'"
        return .malformed(file: "", line: place.line, column: place.column, expected: expected, found: found)
    }
}
