import LocaleFormat

/// Writes one JSON object as UTF-8, member by member, on one line.
///
/// Not `JSONEncoder`: it belongs to the half of Foundation that this program does not link, sorts or shuffles members, and
/// allocates several times a line.
struct JSONObjectWriter {
    private(set) var bytes: [UInt8]
    private var isFirst = true

    /// Begins an object behind `bytes`.
    init(after bytes: consuming [UInt8] = []) {
        self.bytes = bytes
        self.bytes.append(UInt8(ascii: "{"))
    }

    mutating func finish() -> [UInt8] {
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    mutating func member(_ key: String, string: String) {
        begin(key)
        Self.append(string, to: &bytes)
    }

    /// A string of UTF-8 bytes.
    mutating func member(_ key: String, utf8: [UInt8]) {
        begin(key)
        bytes.append(UInt8(ascii: "\""))
        for byte in utf8 { Self.append(escaping: byte, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A value that is JSON already, copied as it is.
    mutating func member(_ key: String, json: some Sequence<UInt8>) {
        begin(key)
        bytes.append(contentsOf: json)
    }

    mutating func member(_ key: String, strings: [String]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, string) in strings.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            Self.append(string, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    mutating func member(_ key: String, bool: Bool) { member(key, json: (bool ? "true" : "false").utf8) }

    mutating func member(_ key: String, integer: Int) { member(key, json: "\(integer)".utf8) }

    /// The parts of a formatted text, whose texts together are the text: `[{"field":"integer","text":"12"}, …]`.
    mutating func member<Field: RawRepresentable<String>>(_ key: String, parts text: FormattedText<Field>) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, part) in FlatPart.parts(of: text).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(contentsOf: #"{"field":"#.utf8)
            Self.append(part.field, to: &bytes)
            bytes.append(contentsOf: #","text":"#.utf8)
            Self.append(part.text, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func begin(_ key: String) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        Self.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    /// A JSON string. Only what must be escaped is.
    static func append(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 { append(escaping: byte, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func append(escaping byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
        case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
        case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
        case 0..<0x20:
            bytes.append(contentsOf: #"\u00"#.utf8)
            bytes.append(byte >> 4 == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            bytes.append(Array("0123456789abcdef".utf8)[Int(byte & 15)])
        default: bytes.append(byte)
        }
    }
}
