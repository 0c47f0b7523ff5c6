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
        func fault(_ path: [String], _ expected: String, _ found: String) -> StringsError {
            .unexpected(file: "", path: path, expected: expected, found: found)
        }
        guard bytes.count >= 28 else { throw fault([], "at least 28 bytes", "\(bytes.count)") }
        let words = MOWords(bytes)
        guard let order = words.order else { throw fault(["magic number"], "that of a .mo file", "another") }
        let revision = words.word(4, order)
        guard revision >> 16 <= 1 else { throw fault(["revision"], "0 or 1", "\(revision >> 16)") }
        if revision & 0xFFFF >= 1, bytes.count >= 48, words.word(36, order) > 0 {
            throw fault(["revision"], "no texts that depend on the system", "\(words.word(36, order)) of them")
        }
        let count = Int(words.word(8, order))
        guard count <= StringsLimits.values else { throw .tooManyValues(file: "", limit: StringsLimits.values) }
        let tables = (ids: Int(words.word(12, order)), strings: Int(words.word(16, order)))
        for (name, table) in [("msgid", tables.ids), ("msgstr", tables.strings)]
        where table % 4 != 0 && table > bytes.count || table + 8 * count > bytes.count {
            throw fault(["table of \(name)"], "\(count) rows within \(bytes.count) bytes", "an offset of \(table)")
        }
        var total = 0
        func string(_ table: Int, _ index: Int, _ name: String) throws(StringsError) -> ArraySlice<UInt8> {
            let length = Int(words.word(table + 8 * index, order))
            let offset = Int(words.word(table + 8 * index + 4, order))
            guard offset + length < bytes.count else {
                throw fault(
                    ["\(name) \(index)"], "\(length) bytes and a zero within \(bytes.count) bytes",
                    "an offset of \(offset)")
            }
            guard bytes[offset + length] == 0 else { throw fault(["\(name) \(index)"], "a zero at the end", "none") }
            // Rows may all show the same bytes.
            total += length
            guard total <= StringsLimits.bytes else {
                throw .tooLarge(file: "", bytes: total, limit: StringsLimits.bytes)
            }
            return bytes[offset..<offset + length]
        }
        var rows: [(id: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] = []
        rows.reserveCapacity(count)
        for index in 0..<count {
            rows.append((try string(tables.ids, index, "msgid"), try string(tables.strings, index, "msgstr")))
        }
        let header = rows.first { $0.id.isEmpty }.map { String(decoding: $0.text, as: UTF8.self) } ?? ""
        let name = TextCharset.name(inField: header) ?? "UTF-8"
        guard let charset = TextCharset(name: name) else {
            throw fault(["Content-Type"], "a character set that is read, such as UTF-8", name)
        }
        entries = []
        entries.reserveCapacity(count)
        for (index, row) in rows.enumerated() {
            func decoded(_ bytes: ArraySlice<UInt8>, _ name: String) throws(StringsError) -> String {
                let (text, fault) = charset.decode(Array(bytes))
                guard fault == nil else {
                    throw .unexpected(
                        file: "", path: ["\(name) \(index)"], expected: "text in \(charset.name)", found: "other bytes")
                }
                return String(decoding: text, as: UTF8.self)
            }
            var id = row.id
            var entry = Entry(id: "", strings: [])
            if let mark = id.firstIndex(of: 4) {
                entry.context = try decoded(id[..<mark], "msgid")
                id = id[(mark + 1)...]
            }
            let parts = id.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
            entry.id = try decoded(parts[0], "msgid")
            if parts.count > 1 { entry.pluralID = try decoded(parts[1], "msgid") }
            if entry.pluralID == nil {
                entry.strings = [try decoded(row.text, "msgstr")]
            } else {
                for part in row.text.split(separator: 0, omittingEmptySubsequences: false) {
                    entry.strings.append(try decoded(part, "msgstr"))
                }
            }
            entries.append(entry)
        }
        byteOrder = order
        hasHashTable = words.word(20, order) > 2
    }
}

/// Numbers of 32 bits in a file.
private struct MOWords {
    private let bytes: [UInt8]

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
