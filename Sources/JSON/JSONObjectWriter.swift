/// Writes one JSON object as UTF-8, member by member, on one line without blanks.
///
/// ```swift
/// var object = JSONObjectWriter()
/// object.member("text", string: "a\nb")
/// object.member("count", integer: 2)
/// String(decoding: object.finish(), as: UTF8.self)     // "{"text":"a\nb","count":2}"
/// ```
///
/// Not `JSONEncoder`: it belongs to the half of Foundation that these programs do not link, sorts or shuffles members, and
/// allocates several times a line.
public struct JSONObjectWriter {
    /// What was written so far, in UTF-8.
    public private(set) var bytes: [UInt8]
    private var isFirst = true

    /// Begins an object.
    public init() { bytes = [UInt8(ascii: "{")] }

    /// Begins an object behind `bytes`, which move into the writer until ``finish()``: never are there two references to them, by
    /// which they would be copied at the next byte.
    public init(taking bytes: inout [UInt8]) {
        self.bytes = []
        swap(&self.bytes, &bytes)
        self.bytes.append(UInt8(ascii: "{"))
    }

    /// What was written; the writer is empty then.
    public mutating func finish() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        var finished: [UInt8] = []
        swap(&finished, &bytes)
        return finished
    }

    /// A string; what JSON cannot hold as it is, and what would break the line, is escaped.
    public mutating func member(_ key: String, string: String) {
        begin(key)
        JSONString.append(string, to: &bytes)
    }

    /// A string of valid UTF-8 bytes.
    public mutating func member(_ key: String, utf8: [UInt8]) {
        begin(key)
        JSONString.append(utf8: utf8, to: &bytes)
    }

    /// A string that a closure appends as valid UTF-8, so that it need not be made elsewhere first.
    ///
    /// ```swift
    /// var object = JSONObjectWriter()
    /// object.member("text") { $0.append(contentsOf: "a\nb".utf8) }
    /// String(decoding: object.finish(), as: UTF8.self)     // "{"text":"a\nb"}"
    /// ```
    ///
    /// - Parameters:
    ///   - key: the member's name, as text.
    ///   - append: must leave what the bytes have already. Where it throws there is no member.
    public mutating func member<Failure: Error>(
        _ key: String, appending append: (inout [UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let (before, wasFirst) = (bytes.count, isFirst)
        begin(key)
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        do throws(Failure) { try append(&bytes) } catch {
            bytes.removeLast(bytes.count - before)
            isFirst = wasFirst
            throw error
        }
        if JSONString.isPlain(bytes[start...]) {
            bytes.append(UInt8(ascii: "\""))
        } else {
            let text = Array(bytes[start...])
            bytes.removeLast(bytes.count - start + 1)
            JSONString.append(utf8: text, to: &bytes)
        }
    }

    /// A value that is JSON already, on one line. It is copied as it is, but control characters in it are escaped.
    public mutating func member(_ key: String, json: ArraySlice<UInt8>) {
        member(key, json: json.span)
    }

    /// The same from a span of bytes.
    public mutating func member(_ key: String, json: borrowing Span<UInt8>) {
        begin(key)
        JSONString.append(json: json, to: &bytes)
    }

    /// A value that is JSON already, such as the digits of a number.
    public mutating func member(_ key: String, json: String) {
        begin(key)
        bytes.append(contentsOf: json.utf8)
    }

    /// An array of strings.
    public mutating func member(_ key: String, strings: [String]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, string) in strings.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONString.append(string, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// An array of objects.
    public mutating func member(_ key: String, objects: [[(key: String, string: String)]]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, object) in objects.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(object)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// An object of strings.
    public mutating func member(_ key: String, object: [(key: String, string: String)]) {
        begin(key)
        append(object)
    }

    /// `true` or `false`.
    public mutating func member(_ key: String, bool: Bool) { member(key, json: bool ? "true" : "false") }

    /// A whole number.
    public mutating func member(_ key: String, integer: Int) { member(key, json: "\(integer)") }

    private mutating func append(_ members: [(key: String, string: String)]) {
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
        for member in members { self.member(member.key, string: member.string) }
        bytes.append(UInt8(ascii: "}"))
        isFirst = false
    }

    private mutating func begin(_ key: String) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        JSONString.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }
}
