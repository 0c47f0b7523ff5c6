/// How the text of a `.strings` file is turned into bytes.
public enum StringsEncoding: String, Hashable, Sendable, CaseIterable {
    /// UTF-8, which Xcode writes today.
    case utf8
    /// UTF-16, the high byte first.
    case utf16BigEndian
    /// UTF-16, the low byte first.
    case utf16LittleEndian
}

/// Text read from bytes, and how to write it again.
struct DecodedText {
    /// UTF-8, valid, without byte order mark.
    var bytes: [UInt8]
    var encoding: StringsEncoding
    var hasByteOrderMark: Bool

    /// The first bytes tell: a byte order mark, or the zero byte that every ASCII character has in UTF-16, which a table
    /// begins with; anything else is UTF-8.
    init(_ input: [UInt8]) throws(StringsError) {
        if input.starts(with: [0xEF, 0xBB, 0xBF]) {
            (encoding, hasByteOrderMark) = (.utf8, true)
        } else if input.starts(with: [0xFE, 0xFF]) {
            (encoding, hasByteOrderMark) = (.utf16BigEndian, true)
        } else if input.starts(with: [0xFF, 0xFE]) {
            (encoding, hasByteOrderMark) = (.utf16LittleEndian, true)
        } else if input.count >= 2, input[0] == 0, input[1] != 0 {
            (encoding, hasByteOrderMark) = (.utf16BigEndian, false)
        } else if input.count >= 2, input[0] != 0, input[1] == 0 {
            (encoding, hasByteOrderMark) = (.utf16LittleEndian, false)
        } else {
            (encoding, hasByteOrderMark) = (.utf8, false)
        }
        guard encoding != .utf8 else {
            bytes = hasByteOrderMark ? Array(input.dropFirst(3)) : input
            do { _ = try UTF8Span(validating: bytes.span) } catch {
                let offset = error.byteOffsets.lowerBound + (hasByteOrderMark ? 3 : 0)
                throw .notText(file: "", encoding: "UTF-8", offset: offset)
            }
            return
        }
        let start = hasByteOrderMark ? 2 : 0
        guard input.count % 2 == 0 else {
            throw .notText(file: "", encoding: "UTF-16", offset: input.count - 1)
        }
        let (high, low) = encoding == .utf16BigEndian ? (0, 1) : (1, 0)
        let units = stride(from: start, to: input.count, by: 2).map {
            UInt16(input[$0 + high]) << 8 | UInt16(input[$0 + low])
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw .notText(file: "", encoding: "UTF-16", offset: start + 2 * Self.loneSurrogate(in: units))
        }
        bytes = Array(text.utf8)
        try StringsLimits.check(marks: bytes)
    }

    private static func loneSurrogate(in units: [UInt16]) -> Int {
        var index = 0
        while index < units.count {
            switch units[index] {
            case 0xD800..<0xDC00 where index + 1 < units.count && (0xDC00..<0xE000).contains(units[index + 1]):
                index += 2
            case 0xD800..<0xE000: return index
            default: index += 1
            }
        }
        return index
    }

    static func encode(_ text: String, _ encoding: StringsEncoding, byteOrderMark: Bool) -> [UInt8] {
        switch encoding {
        case .utf8: return (byteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
        case .utf16BigEndian:
            return (byteOrderMark ? [0xFE, 0xFF] : []) + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf16LittleEndian:
            return (byteOrderMark ? [0xFF, 0xFE] : []) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
    }
}
