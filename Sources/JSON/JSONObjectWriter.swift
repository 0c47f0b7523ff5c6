/// Writes one JSON object as UTF-8, member by member, on one line without blanks.
///
/// ```swift
/// var object = JSONObjectWriter()
/// object.member("text", string: "a\nb")
/// object.member("count", integer: 2)
/// object.finish()                          // {"text":"a\nb","count":2}
/// ```
///
/// Not `JSONEncoder`: it belongs to the half of Foundation that these programs do not link, sorts or shuffles members, and
/// allocates several times a line.
package struct JSONObjectWriter {
    package private(set) var bytes: [UInt8]
    private var isFirst = true

    /// Begins an object behind `bytes`.
    package init(after bytes: consuming [UInt8] = []) {
        self.bytes = bytes
        self.bytes.append(UInt8(ascii: "{"))
    }

    package mutating func finish() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    package mutating func member(_ key: String, string: String) {
        begin(key)
        JSONString.append(string, to: &bytes)
    }

    /// A string of valid UTF-8 bytes.
    package mutating func member(_ key: String, utf8: [UInt8]) {
        begin(key)
        JSONString.append(utf8: utf8, to: &bytes)
    }

    /// A value that is JSON already, copied as it is.
    package mutating func member(_ key: String, json: ArraySlice<UInt8>) {
        begin(key)
        bytes.append(contentsOf: json)
    }

    /// A value that is JSON already, such as the digits of a number.
    package mutating func member(_ key: String, json: String) {
        begin(key)
        bytes.append(contentsOf: json.utf8)
    }

    package mutating func member(_ key: String, strings: [String]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, string) in strings.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONString.append(string, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// An array of objects.
    package mutating func member(_ key: String, objects: [[(key: String, string: String)]]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, object) in objects.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(object)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// An object of strings.
    package mutating func member(_ key: String, object: [(key: String, string: String)]) {
        begin(key)
        append(object)
    }

    package mutating func member(_ key: String, bool: Bool) { member(key, json: bool ? "true" : "false") }

    package mutating func member(_ key: String, integer: Int) { member(key, json: "\(integer)") }

    private mutating func append(_ members: [(key: String, string: String)]) {
        var inner = JSONObjectWriter(after: bytes)
        // The array moves into the inner writer and back, so that it is never copied.
        bytes = []
        for member in members { inner.member(member.key, string: member.string) }
        bytes = inner.finish()
    }

    private mutating func begin(_ key: String) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        JSONString.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }
}
