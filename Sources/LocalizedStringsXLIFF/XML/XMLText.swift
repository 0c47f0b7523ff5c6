internal import LocalizedStrings

/// The text of an XML file, as UTF-8 that holds nothing but characters of XML.
struct XMLText {
    let bytes: [UInt8]

    /// UTF-8, UTF-16, ISO 8859-1 and ASCII are read. The first bytes tell (XML 1.0, appendix F): a byte order mark, or the zero
    /// bytes of `<` in UTF-16; anything else is UTF-8, unless the declaration names another.
    init(_ file: [UInt8]) throws(XLIFFError) {
        if file.starts(with: [0xFE, 0xFF]) || file.starts(with: [0x00, 0x3C]) {
            bytes = try Self.utf16(file, high: 0)
        } else if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0x3C, 0x00]) {
            bytes = try Self.utf16(file, high: 1)
        } else {
            let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
            let text = hasMark ? Array(file.dropFirst(3)) : file
            switch hasMark ? nil : Self.declaredEncoding(text) {
            case "ISO-8859-1"?, "LATIN1"?:
                bytes = Array(String(String.UnicodeScalarView(text.lazy.map { Unicode.Scalar($0) })).utf8)
            case let name where name == nil || ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name):
                do { _ = try UTF8Span(validating: text.span) } catch {
                    let line = SourcePosition(of: error.byteOffsets.lowerBound, in: text).line
                    throw .encoding(file: "", line: line, name: name ?? "UTF-8")
                }
                bytes = text
            case let name: throw .encoding(file: "", line: 1, name: name ?? "")
            }
        }
        if let offset = StringsLimits.excessiveMark(in: bytes) {
            let place = SourcePosition(of: offset, in: bytes)
            throw .malformed(
                file: "", line: place.line, column: place.column,
                reason: "more than \(StringsLimits.combiningMarks) combining marks in a row")
        }
        if let offset = Self.firstOutsideXML(bytes) {
            let place = SourcePosition(of: offset, in: bytes)
            throw .malformed(
                file: "", line: place.line, column: place.column, reason: "a character that XML does not have")
        }
    }

    private static func utf16(_ file: [UInt8], high: Int) throws(XLIFFError) -> [UInt8] {
        let start = file[0] >= 0xFE ? 2 : 0
        // Half a unit at the end breaks the last line.
        let units = stride(from: start, to: file.count - 1, by: 2).map { index in
            UInt16(file[index + high]) << 8 | UInt16(file[index + 1 - high])
        }
        guard (file.count - start) % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
            let broken = Self.loneSurrogate(in: units) ?? units.count
            let line = 1 + units[..<broken].count { $0 == 0x0A }
            throw .encoding(file: "", line: line, name: "UTF-16")
        }
        return Array(text.utf8)
    }

    private static func loneSurrogate(in units: [UInt16]) -> Int? {
        var index = 0
        while index < units.count {
            guard 0xD800...0xDFFF ~= units[index] else {
                index += 1
                continue
            }
            guard units[index] < 0xDC00, index + 1 < units.count, 0xDC00...0xDFFF ~= units[index + 1] else {
                return index
            }
            index += 2
        }
        return nil
    }

    /// The encoding that `<?xml version="1.0" encoding="…"?>` names, in capitals; nil where it names none. Every encoding that is
    /// read has the declaration in ASCII.
    private static func declaredEncoding(_ text: [UInt8]) -> String? {
        let start = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard start.starts(with: "<?xml".utf8) else { return nil }
        // No declaration is as long.
        let declaration = start.prefix(1000).prefix { $0 != UInt8(ascii: ">") }
        let words = String(decoding: declaration, as: UTF8.self)
        guard let range = words.firstRange(of: "encoding") else { return nil }
        let rest = words[range.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return rest.dropFirst().prefix { $0 != quote }.uppercased()
    }

    /// Where the first character stands that no XML document has: a control, U+FFFE or U+FFFF (XML 1.0, section 2.2).
    private static func firstOutsideXML(_ bytes: [UInt8]) -> Int? {
        for (index, byte) in bytes.enumerated() {
            if byte < 0x20 {
                if byte != 0x09, byte != 0x0A, byte != 0x0D { return index }
            } else if byte >= 0xBE, byte <= 0xBF, index >= 2, bytes[index - 1] == 0xBF, bytes[index - 2] == 0xEF {
                return index - 2
            }
        }
        return nil
    }
}
