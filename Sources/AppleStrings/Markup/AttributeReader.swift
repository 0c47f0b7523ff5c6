internal import LocaleFormatTexts

/// Reads an attribute list, `key: value, …)`, up to its closing parenthesis, by JSON5's grammar (json5.org, sections 3 to 8):
/// the list is the inside of a JSON5 object.
struct AttributeReader {
    struct Failure: Error {
        let reason: MarkupError.Reason
        let offset: Int
    }

    private let bytes: [UInt8]
    private(set) var offset: Int
    private var values = 0

    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func attributes() throws(Failure) -> [MarkupMember] {
        try members(until: UInt8(ascii: ")"), depth: 0)
    }

    private mutating func members(until end: UInt8, depth: Int) throws(Failure) -> [MarkupMember] {
        var members: [MarkupMember] = []
        var keys: Set<String> = []
        let close = "'\(Character(Unicode.Scalar(end)))'"
        try skipSpace()
        while !take(end) {
            let keyStart = offset
            let key = try self.key(orEnd: close)
            let keyRange = keyStart..<offset
            guard keys.insert(key).inserted else { throw Failure(reason: .duplicateKey(key), offset: keyStart) }
            try skipSpace()
            guard take(UInt8(ascii: ":")) else { throw failure("':' after the key '\(key.shortened)'") }
            try skipSpace()
            let valueStart = offset
            let value = try self.value(depth: depth + 1)
            members.append(
                MarkupMember(key: key, value: value, keyRange: keyRange, valueRange: valueStart..<offset))
            try skipSpace()
            if take(end) { return members }
            guard take(UInt8(ascii: ",")) else { throw failure("',' or \(close)") }
            try skipSpace()
        }
        return members
    }

    private mutating func value(depth: Int) throws(Failure) -> MarkupValue {
        let isNest = peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[")
        guard !isNest || depth <= TextLimits.attributeDepth else {
            throw Failure(reason: .nestedTooDeep(limit: TextLimits.attributeDepth), offset: offset)
        }
        values += 1
        guard values <= TextLimits.parts else {
            throw Failure(reason: .tooManyParts(limit: TextLimits.parts), offset: offset)
        }
        switch peek {
        case UInt8(ascii: "{"):
            offset += 1
            return .object(try members(until: UInt8(ascii: "}"), depth: depth))
        case UInt8(ascii: "["):
            offset += 1
            var values: [MarkupValue] = []
            try skipSpace()
            while !take(UInt8(ascii: "]")) {
                values.append(try value(depth: depth + 1))
                try skipSpace()
                if take(UInt8(ascii: "]")) { break }
                guard take(UInt8(ascii: ",")) else { throw failure("',' or ']'") }
                try skipSpace()
            }
            return .array(values)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return .string(try JSON5String.read(bytes, at: &offset))
        default: return try word()
        }
    }

    /// `true`, `false`, `null` or a number: everything up to the next delimiter.
    private mutating func word() throws(Failure) -> MarkupValue {
        let start = offset
        while let byte = peek, Self.isWordByte(byte) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            if JSON5Number.isNumber(word) { return .number(word) }
            let expected = "a value: true, false, null, a number, a string in quotes, '{' or '['"
            if word.isEmpty { throw failure(expected) }
            throw Failure(reason: .syntax(found: "'\(word.shortened)'", expected: expected), offset: start)
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    // MARK: Keys

    private mutating func key(orEnd close: String) throws(Failure) -> String {
        if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try JSON5String.read(bytes, at: &offset) }
        var key = ""
        while offset < bytes.count {
            let start = offset
            if peek == UInt8(ascii: "\\") {
                guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else { throw failure("a key") }
                offset += 2
                guard let unit = JSON5String.hexadecimal(4, bytes, at: &offset), let scalar = Unicode.Scalar(unit),
                    Self.isKeyScalar(scalar, first: key.isEmpty)
                else {
                    throw Failure(reason: .syntax(found: "an escape", expected: "a letter, \\uXXXX"), offset: start)
                }
                key.unicodeScalars.append(scalar)
                continue
            }
            guard let (scalar, length) = scalar(at: offset), Self.isKeyScalar(scalar, first: key.isEmpty) else { break }
            key.unicodeScalars.append(scalar)
            offset += length
        }
        guard !key.isEmpty else { throw failure("a key or \(close)") }
        return key
    }

    /// ECMAScript's identifiers: letters, `$`, `_`; digits and marks after the first.
    private static func isKeyScalar(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
        if scalar == "$" || scalar == "_" { return true }
        if scalar.properties.isIDStart { return true }
        return !first && (scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}")
    }

    // MARK: Between tokens

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        offset += 1
        return true
    }

    /// White space and comments, `/* … */` and `// …` to the end of the line.
    private mutating func skipSpace() throws(Failure) {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09...0x0D: offset += 1
            case UInt8(ascii: "/"):
                try skipComment()
            case 0x80...:
                guard let (scalar, length) = scalar(at: offset),
                    scalar.properties.isWhitespace || scalar == "\u{FEFF}"
                else { return }
                offset += length
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if next == UInt8(ascii: "/") {
            while let byte = peek, byte != 0x0A, byte != 0x0D { offset += 1 }
            return
        }
        guard next == UInt8(ascii: "*") else { throw failure("a key, a value or a comment, '/* … */' or '// …'") }
        var index = offset + 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                offset = index + 2
                return
            }
            index += 1
        }
        throw Failure(
            reason: .syntax(found: "the end of the text", expected: "'*/' to close a comment"), offset: bytes.count)
    }

    /// The scalar at an offset of well-formed UTF-8.
    private func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
        guard offset < bytes.count else { return nil }
        let length = bytes[offset] < 0x80 ? 1 : bytes[offset] < 0xE0 ? 2 : bytes[offset] < 0xF0 ? 3 : 4
        let text = String(decoding: bytes[offset..<min(offset + length, bytes.count)], as: UTF8.self)
        return text.unicodeScalars.first.map { ($0, length) }
    }

    private func failure(_ expected: String) -> Failure {
        let found = scalar(at: offset).map { "'\($0.0)'" } ?? "the end of the text"
        return Failure(reason: .syntax(found: found, expected: expected), offset: offset)
    }
}
