/// Reads JSON (RFC 8259) from UTF-8 bytes: one value, or the members of one object.
///
/// ```swift
/// try JSONReader.value(of: Array("[1.50, 1e400]".utf8))    // .array([.number("1.50"), .number("1e400")])
/// ```
///
/// Not `JSONDecoder`: number tokens must stay the text they are (it reads 0.1 and 1e400 as binary numbers), members their
/// order, a member's bytes must be there to be copied, and a line of a batch must cost about a microsecond. Strict: no
/// comments, no trailing commas, no invalid UTF-8, no half of a surrogate pair, and at most ``depthLimit`` arrays and objects
/// inside one another, and ``valueLimit`` values. A byte order mark in front is passed over. Time and memory grow with the length of the bytes alone.
public struct JSONReader {
    /// More levels than this are an error rather than a deep recursion.
    public static let depthLimit = 128
    /// More values than this, objects and arrays counted too, are an error: each takes some forty bytes of memory, though a file
    /// has them for two.
    public static let valueLimit = 1 << 24

    /// Told of each member before its value is read: how deep its object lies (1 for the outermost), its key, and the
    /// place of the key's quote, counted from the first byte.
    public typealias Visitor = (_ depth: Int, _ key: String, _ offset: Int) -> Void

    let bytes: ArraySlice<UInt8>
    var index: Int
    private var depth = 0
    private var values = 0
    private let valueLimit: Int

    private init(_ bytes: ArraySlice<UInt8>, valueLimit: Int = Self.valueLimit) {
        (self.bytes, self.valueLimit) = (bytes, valueLimit)
        index = bytes.startIndex
        if bytes.first == 0xEF, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    }

    /// Reads a text that is one value.
    ///
    /// - Parameters:
    ///   - bytes: the text, in UTF-8.
    ///   - valueLimit: more values than this are an error.
    ///   - visit: told of each member before its value is read.
    /// - Throws: ``JSONError`` with the byte at fault: `{"a":}` at 5.
    public static func value(
        of bytes: [UInt8], valueLimit: Int = valueLimit, visit: Visitor = { _, _, _ in }
    ) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes[...], valueLimit: valueLimit)
        reader.skipSpace()
        let value = try reader.value(visit)
        try reader.end()
        return value
    }

    /// Reads a part of a text that is one value.
    package static func value(in bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes)
        reader.skipSpace()
        let value = try reader.value { _, _, _ in }
        try reader.end()
        return value
    }

    /// A member of an object, and its value's bytes as they were written.
    public struct SourceMember: Sendable {
        /// The name, its escapes resolved.
        public let key: String
        /// What the name stands for.
        public let value: JSONValue
        /// The value as it was written.
        public let bytes: ArraySlice<UInt8>
    }

    /// The members of a text that is one object, in order; a key that is there twice is there twice.
    ///
    /// - Throws: ``JSONError`` with the byte at fault, counted from the first one given.
    public static func members(of bytes: ArraySlice<UInt8>) throws(JSONError) -> [SourceMember] {
        var reader = JSONReader(bytes)
        reader.skipSpace()
        guard reader.accept(UInt8(ascii: "{")) else { throw reader.expected("an object such as {\"a\":1}") }
        var members: [SourceMember] = []
        members.reserveCapacity(6)
        reader.depth = 1
        try reader.readMembers({ _, _, _ in }) { members.append(SourceMember(key: $0, value: $1, bytes: $2)) }
        try reader.end()
        return members
    }

    private mutating func end() throws(JSONError) {
        skipSpace()
        guard index == bytes.endIndex else { throw expected("nothing after the value") }
    }

    // MARK: Values

    private mutating func value(_ visit: Visitor) throws(JSONError) -> JSONValue {
        values += 1
        guard values <= valueLimit else { throw .tooMany(offset: index - bytes.startIndex) }
        switch peek {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
        case UInt8(ascii: "t") where word("true"): return .bool(true)
        case UInt8(ascii: "f") where word("false"): return .bool(false)
        case UInt8(ascii: "n") where word("null"): return .null
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < Self.depthLimit else { throw .tooDeep(offset: index - bytes.startIndex) }
            depth += 1
            defer { depth -= 1 }
            let isObject = peek == UInt8(ascii: "{")
            index += 1
            guard isObject else { return .array(try elements(visit)) }
            var members: [JSONObject.Member] = []
            try readMembers(visit) { key, value, _ in members.append(.init(key: key, value: value)) }
            return .object(JSONObject(members: members))
        default: throw expected("a value")
        }
    }

    /// Reads what follows an opening brace.
    private mutating func readMembers(
        _ visit: Visitor, _ body: (String, JSONValue, ArraySlice<UInt8>) -> Void
    ) throws(JSONError) {
        skipSpace()
        if accept(UInt8(ascii: "}")) { return }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw expected("a member's name in quotes") }
            let place = index - bytes.startIndex
            let key = try string()
            skipSpace()
            guard accept(UInt8(ascii: ":")) else { throw expected("':' after a member's name") }
            visit(depth, key, place)
            skipSpace()
            let start = index
            let value = try value(visit)
            body(key, value, bytes[start..<index])
            skipSpace()
        } while accept(UInt8(ascii: ","))
        guard accept(UInt8(ascii: "}")) else { throw expected("',' or '}'") }
    }

    /// Reads what follows an opening bracket.
    private mutating func elements(_ visit: Visitor) throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        skipSpace()
        if accept(UInt8(ascii: "]")) { return elements }
        repeat {
            skipSpace()
            elements.append(try value(visit))
            skipSpace()
        } while accept(UInt8(ascii: ","))
        guard accept(UInt8(ascii: "]")) else { throw expected("',' or ']'") }
        return elements
    }

    private mutating func word(_ word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    private mutating func number() throws(JSONError) -> String {
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

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
        guard index > start else { throw expected("a digit") }
    }

    // MARK: Bytes

    @inline(__always)
    var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    @inline(__always)
    mutating func accept(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    @inline(__always)
    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { index += 1 }
    }

    func expected(_ what: String) -> JSONError { .malformed(offset: index - bytes.startIndex, expected: what) }
}
