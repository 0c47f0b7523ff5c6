public import FoundationEssentials
public import LocalizedStrings

/// Rows of fields, as RFC 4180 has them: fields between commas, in quotes where they hold a comma, a quote or a line's end.
///
/// ```swift
/// let table = try CSVTable(reading: Array("key,de\r\nsave,\"Sichern, jetzt\"\r\n".utf8))
/// table.rows                                         // [["key", "de"], ["save", "Sichern, jetzt"]]
/// ```
public struct CSVTable: Hashable, Sendable, ReadableFile {
    /// How a file is read and written.
    public struct Options: Hashable, Sendable {
        /// What stands between fields: a comma, a semicolon or a tab.
        public var separator: Character = ","
        /// Whether the file begins with a byte order mark, without which some spreadsheets do not take it for UTF-8. One that is read
        /// is passed over either way.
        public var hasByteOrderMark = false
        /// Whether a field that a spreadsheet would take for a formula, since it begins with `=`, `+`, `-`, `@`, a tab or a carriage
        /// return, is written with an apostrophe in front, and read without it (OWASP, "CSV Injection"). A field that begins with an
        /// apostrophe gets another one, so that nothing is lost.
        public var guardsFormulas = false

        /// By RFC 4180.
        public init() {}
    }

    /// The fields of each row. Rows need not be of one length.
    public var rows: [[String]]
    /// How it is written.
    public var options: Options

    /// A table of rows.
    public init(rows: [[String]] = [], options: Options = Options()) { (self.rows, self.options) = (rows, options) }

    /// Reads a file in UTF-8. Rows end with a line feed, a carriage return, or both; empty lines are no rows.
    ///
    /// - Throws: `StringsError.malformed(file:line:column:expected:found:)` for a quote that is not closed, for text behind a closing
    ///   one, `"a"b`, for a quote within a field that is not in quotes, and for bytes that are no UTF-8;
    ///   `StringsError.tooLarge(file:bytes:limit:)`, `StringsError.tooManyValues(file:limit:)`.
    public init(reading bytes: [UInt8], options: Options = Options(), file: String = "") throws(StringsError) {
        do throws(StringsError) {
            try StringsLimits.check(bytes: bytes)
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
            do { _ = try UTF8Span(validating: text.span) } catch {
                let place = SourcePosition(of: error.byteOffsets.lowerBound, in: text)
                throw .malformed(
                    file: "", line: place.line, column: place.column, expected: "text in UTF-8", found: "other bytes")
            }
            var reader = CSVReader(bytes: text, separator: options.separator.asciiValue ?? 0x2C)
            rows = try reader.rows()
            self.options = options
            self.options.hasByteOrderMark = hasMark
            if options.guardsFormulas {
                rows = rows.map { row in row.map { $0.utf8.first == 0x27 ? String($0.dropFirst()) : $0 } }
            }
        } catch {
            throw error.inFile(file)
        }
    }

    /// Reads a file in UTF-8 with the usual options.
    public init(reading bytes: [UInt8], file: String) throws(StringsError) {
        try self.init(reading: bytes, options: Options(), file: file)
    }

    /// Reads the file at a path.
    ///
    /// - Throws: what the bytes throw; `StringsError.unreadable(file:reason:)` where there is no such file.
    public init(contentsOf path: String, options: Options) throws(StringsError) {
        try self.init(reading: FileReader.bytes(of: path), options: options, file: path)
    }

    /// Reads the file at a URL, as ``init(contentsOf:options:)-(String,_)`` does at a path.
    ///
    /// - Throws: what the path throws; a URL of the network is unreadable.
    public init(contentsOf url: URL, options: Options) throws(StringsError) {
        try self.init(contentsOf: FileReader.path(of: url), options: options)
    }

    /// The file in UTF-8; rows end with carriage return and line feed.
    public func bytes() -> [UInt8] {
        var bytes: [UInt8] = options.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
        let separator = options.separator.asciiValue ?? 0x2C
        for row in rows {
            // A row of one empty field would be an empty line.
            if row == [""] { bytes += [0x22, 0x22] }
            for (index, field) in row.enumerated() where row != [""] {
                if index > 0 { bytes.append(separator) }
                append(field, separator, to: &bytes)
            }
            bytes += [0x0D, 0x0A]
        }
        return bytes
    }

    private func append(_ field: String, _ separator: UInt8, to bytes: inout [UInt8]) {
        var field = field
        if options.guardsFormulas, let first = field.utf8.first, Self.formulaStarts.contains(first) {
            field = "'" + field
        }
        guard field.utf8.contains(where: { $0 == separator || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }) else {
            bytes += field.utf8
            return
        }
        bytes.append(0x22)
        for byte in field.utf8 {
            if byte == 0x22 { bytes.append(0x22) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }

    private static let formulaStarts = Set("=+-@\t\r'".utf8)
}

/// Cuts a file into rows and fields.
private struct CSVReader {
    let bytes: [UInt8]
    let separator: UInt8
    private var index = 0
    private var count = 0

    init(bytes: [UInt8], separator: UInt8) { (self.bytes, self.separator) = (bytes, separator) }

    mutating func rows() throws(StringsError) -> [[String]] {
        var rows: [[String]] = []
        while index < bytes.count {
            if bytes[index] == 0x0A || bytes[index] == 0x0D {
                index += 1
                continue
            }
            var row = [try field()]
            while index < bytes.count, bytes[index] == separator {
                index += 1
                row.append(try field())
            }
            rows.append(row)
        }
        return rows
    }

    private mutating func field() throws(StringsError) -> String {
        count += 1
        guard count <= StringsLimits.values else { throw .tooManyValues(file: "", limit: StringsLimits.values) }
        guard index < bytes.count, bytes[index] == 0x22 else {
            let start = index
            while index < bytes.count, !ends(bytes[index]) {
                guard bytes[index] != 0x22 else {
                    throw .malformed(at: index, in: bytes, expected: "a field in quotes, since it holds one")
                }
                index += 1
            }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        let start = index
        index += 1
        var field: [UInt8] = []
        while index < bytes.count {
            if bytes[index] == 0x22 {
                guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else {
                    index += 1
                    guard index == bytes.count || ends(bytes[index]) else {
                        throw .malformed(at: index, in: bytes, expected: "a separator or the end of the line")
                    }
                    return String(decoding: field, as: UTF8.self)
                }
                index += 1
            }
            field.append(bytes[index])
            index += 1
        }
        throw .malformed(at: start, in: bytes, expected: "a closing quote")
    }

    private func ends(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }
}
