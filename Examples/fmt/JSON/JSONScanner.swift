/// Reads the members of one JSON object (RFC 8259) from UTF-8 bytes, one line of a batch.
///
/// Not `JSONDecoder`: number tokens must stay the text they are (it reads 0.1 and 1e400 as binary numbers), `id` must be
/// copied byte for byte, and a line must cost about a microsecond. Strict: valid UTF-8, no half of a surrogate pair, no
/// member twice, at most ``depthLimit`` arrays and objects inside one another.
struct JSONScanner {
    static let depthLimit = 64

    /// What a member's value is.
    enum Value {
        case string(String)
        /// The digits as written, `1.50` or `1E400`.
        case number(String)
        case bool(Bool)
        case null
        /// An array or an object, checked and otherwise left alone.
        case nested
    }

    struct Fault: Error {
        /// Bytes from the start of the line.
        let offset: Int
        let expected: String
    }

    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    struct Member {
        let key: String
        let value: Value
        /// The value's bytes as written.
        let bytes: ArraySlice<UInt8>
    }

    /// Reads the whole line as one object.
    mutating func members() throws(Fault) -> [Member] {
        skipSpace()
        guard accept(UInt8(ascii: "{")) else { throw fault("an object such as {\"op\":\"number\",\"value\":\"1\"}") }
        var members: [Member] = []
        members.reserveCapacity(6)
        try readMembers(depth: 1) { members.append($0) }
        skipSpace()
        guard index == bytes.endIndex else { throw fault("nothing after the object") }
        return members
    }

    // MARK: Values

    private mutating func readMembers(depth: Int, _ body: (Member) -> Void) throws(Fault) {
        skipSpace()
        if accept(UInt8(ascii: "}")) { return }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw fault("a member's name in quotes") }
            let key = try string()
            skipSpace()
            guard accept(UInt8(ascii: ":")) else { throw fault("':' after a member's name") }
            skipSpace()
            let start = index
            let value = try value(depth: depth)
            body(Member(key: key, value: value, bytes: bytes[start..<index]))
            skipSpace()
        } while accept(UInt8(ascii: ","))
        guard accept(UInt8(ascii: "}")) else { throw fault("',' or '}'") }
    }

    private mutating func readElements(depth: Int) throws(Fault) {
        skipSpace()
        if accept(UInt8(ascii: "]")) { return }
        repeat {
            skipSpace()
            _ = try value(depth: depth)
            skipSpace()
        } while accept(UInt8(ascii: ","))
        guard accept(UInt8(ascii: "]")) else { throw fault("',' or ']'") }
    }

    private mutating func value(depth: Int) throws(Fault) -> Value {
        switch peek {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
        case UInt8(ascii: "t") where word("true"): return .bool(true)
        case UInt8(ascii: "f") where word("false"): return .bool(false)
        case UInt8(ascii: "n") where word("null"): return .null
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            // Bounded, so that no line can exhaust the stack.
            guard depth < Self.depthLimit else { throw fault("at most \(Self.depthLimit) levels") }
            let isObject = peek == UInt8(ascii: "{")
            index += 1
            if isObject { try readMembers(depth: depth + 1) { _ in } } else { try readElements(depth: depth + 1) }
            return .nested
        default: throw fault("a value")
        }
    }

    private mutating func word(_ word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    private mutating func number() throws(Fault) -> String {
        let start = index
        _ = accept(UInt8(ascii: "-"))
        if !accept(UInt8(ascii: "0")) { try digits() }
        if accept(UInt8(ascii: ".")) { try digits() }
        if accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) {
            if !accept(UInt8(ascii: "+")) { _ = accept(UInt8(ascii: "-")) }
            try digits()
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func digits() throws(Fault) {
        let start = index
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        guard index > start else { throw fault("a digit") }
    }

    // MARK: Strings

    private mutating func string() throws(Fault) -> String {
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
            guard byte >= 0x20 else { throw fault("no control character in a string") }
            index += 1
            if byte == UInt8(ascii: "\\") { try escape(into: &unescaped) } else { unescaped.append(byte) }
        }
        let text = try text(unescaped[...])
        guard accept(UInt8(ascii: "\"")) else { throw fault("the end of the string") }
        return text
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("valid UTF-8 before this") }
        return text
    }

    private mutating func escape(into text: inout [UInt8]) throws(Fault) {
        guard let mark = peek else { throw fault("an escape") }
        index += 1
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(mark)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: String(try codePoint()).utf8)
        default: throw fault("an escape that JSON has")
        }
    }

    private mutating func codePoint() throws(Fault) -> Character {
        var value = try hexadecimal()
        if value & 0xFC00 == 0xD800, accept(UInt8(ascii: "\\")), accept(UInt8(ascii: "u")) {
            let low = try hexadecimal()
            guard low & 0xFC00 == 0xDC00 else { throw fault("the second half of a surrogate pair") }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw fault("both halves of a surrogate pair") }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(Fault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    // MARK: Bytes

    @inline(__always)
    private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    @inline(__always)
    private mutating func accept(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    @inline(__always)
    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { index += 1 }
    }

    private func fault(_ expected: String) -> Fault { Fault(offset: index - bytes.startIndex, expected: expected) }
}
