public import LocalizedStrings

extension MOFile: ReadableFile {
    /// Reads a file of revision 0 or 1, in either byte order.
    ///
    /// - Throws: `StringsError.unexpected(file:path:expected:found:)` for what is no such file: a length or an offset beyond its end, a
    ///   text that is none in the header's character set, texts that the system's printf must complete;
    ///   `StringsError.tooLarge(file:bytes:limit:)`, `StringsError.tooManyValues(file:limit:)`.
    public init(reading bytes: [UInt8], file: String = "") throws(StringsError) {
        do throws(StringsError) {
            try StringsLimits.check(bytes: bytes)
            try self.init(checking: bytes)
        } catch {
            throw error.inFile(file)
        }
    }

    private init(checking bytes: [UInt8]) throws(StringsError) {
        var table = try MOTable(bytes)
        let rows = try table.rows()
        let charset = try MOTable.charset(of: rows)
        entries = []
        entries.reserveCapacity(rows.count)
        for (index, row) in rows.enumerated() { entries.append(try Entry(row, at: index, in: charset)) }
        byteOrder = table.order
        hasHashTable = table.hasHashTable
    }
}

extension MOFile.Entry {
    /// Context, text and plural of a row, whose marks are U+0004 and U+0000.
    fileprivate init(_ row: MOTable.Row, at index: Int, in charset: TextCharset) throws(StringsError) {
        func decoded(_ bytes: ArraySlice<UInt8>, _ name: String) throws(StringsError) -> String {
            let (text, fault) = charset.decode(Array(bytes))
            guard fault == nil else {
                throw MOTable.fault(["\(name) \(index)"], "text in \(charset.name)", "other bytes")
            }
            return String(decoding: text, as: UTF8.self)
        }
        self.init(id: "", strings: [])
        var id = row.id
        if let mark = id.firstIndex(of: 4) {
            context = try decoded(id[..<mark], "msgid")
            id = id[(mark + 1)...]
        }
        let parts = id.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        self.id = try decoded(parts[0], "msgid")
        if parts.count > 1 { pluralID = try decoded(parts[1], "msgid") }
        if pluralID == nil {
            strings = [try decoded(row.text, "msgstr")]
        } else {
            for part in row.text.split(separator: 0, omittingEmptySubsequences: false) {
                strings.append(try decoded(part, "msgstr"))
            }
        }
    }
}

/// The rows of a file, as bytes.
private struct MOTable {
    typealias Row = (id: ArraySlice<UInt8>, text: ArraySlice<UInt8>)

    let order: MOFile.ByteOrder
    private let words: MOWords
    private let count: Int
    /// Of all rows read. Rows may all show the same bytes.
    private var total = 0

    /// Reads the head of a file.
    init(_ bytes: [UInt8]) throws(StringsError) {
        guard bytes.count >= 28 else { throw Self.fault([], "at least 28 bytes", "\(bytes.count)") }
        words = MOWords(bytes)
        guard let order = words.order else { throw Self.fault(["magic number"], "that of a .mo file", "another") }
        self.order = order
        let revision = words.word(4, order)
        guard revision >> 16 <= 1 else { throw Self.fault(["revision"], "0 or 1", "\(revision >> 16)") }
        if revision & 0xFFFF >= 1, bytes.count >= 48, words.word(36, order) > 0 {
            throw Self.fault(["revision"], "no texts that depend on the system", "\(words.word(36, order)) of them")
        }
        count = Int(words.word(8, order))
        guard count <= StringsLimits.values else { throw .tooManyValues(file: "", limit: StringsLimits.values) }
    }

    var hasHashTable: Bool { words.word(20, order) > 2 }

    mutating func rows() throws(StringsError) -> [Row] {
        let bytes = words.bytes
        let tables = (ids: Int(words.word(12, order)), strings: Int(words.word(16, order)))
        for (name, table) in [("msgid", tables.ids), ("msgstr", tables.strings)]
        where table % 4 != 0 && table > bytes.count || table + 8 * count > bytes.count {
            throw Self.fault(
                ["table of \(name)"], "\(count) rows within \(bytes.count) bytes", "an offset of \(table)")
        }
        var rows: [Row] = []
        rows.reserveCapacity(count)
        for index in 0..<count {
            rows.append((try string(tables.ids, index, "msgid"), try string(tables.strings, index, "msgstr")))
        }
        return rows
    }

    private mutating func string(
        _ table: Int, _ index: Int, _ name: String
    ) throws(StringsError) -> ArraySlice<UInt8> {
        let bytes = words.bytes
        let length = Int(words.word(table + 8 * index, order))
        let offset = Int(words.word(table + 8 * index + 4, order))
        guard offset + length < bytes.count else {
            throw Self.fault(
                ["\(name) \(index)"], "\(length) bytes and a zero within \(bytes.count) bytes",
                "an offset of \(offset)")
        }
        guard bytes[offset + length] == 0 else { throw Self.fault(["\(name) \(index)"], "a zero at the end", "none") }
        total += length
        guard total <= StringsLimits.bytes else {
            throw .tooLarge(file: "", bytes: total, limit: StringsLimits.bytes)
        }
        return bytes[offset..<offset + length]
    }

    /// What the header says, UTF-8 where it says nothing.
    static func charset(of rows: [Row]) throws(StringsError) -> TextCharset {
        let header = rows.first { $0.id.isEmpty }.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
        let name = TextCharset.name(inField: header) ?? "UTF-8"
        guard let charset = TextCharset(name: name) else {
            throw fault(["Content-Type"], "a character set that is read, such as UTF-8", name)
        }
        return charset
    }

    static func fault(_ path: [String], _ expected: String, _ found: String) -> StringsError {
        .unexpected(file: "", path: path, expected: expected, found: found)
    }
}

/// Numbers of 32 bits in a file.
private struct MOWords {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// By the magic number at the start; nil for another number.
    var order: MOFile.ByteOrder? {
        MOFile.ByteOrder.allCases.first { word(0, $0) == MOFile.magic }
    }

    /// The offset and three bytes behind it must lie in the file.
    func word(_ offset: Int, _ order: MOFile.ByteOrder) -> UInt32 {
        let parts = (0..<4).map { UInt32(bytes[offset + $0]) }
        switch order {
        case .littleEndian: return parts[0] | parts[1] << 8 | parts[2] << 16 | parts[3] << 24
        case .bigEndian: return parts[3] | parts[2] << 8 | parts[1] << 16 | parts[0] << 24
        }
    }
}
