public import LocalizedStrings

extension MOFile {
    /// The file as `msgfmt` writes it: the messages sorted by their bytes, the table that finds them by a hash, all texts.
    ///
    /// - Throws: `StringsError.unexpected(file:path:expected:found:)` for a text with U+0000, or a character that the header's set has
    ///   not; `StringsError.tooLarge(file:bytes:limit:)`.
    public func bytes() throws(StringsError) -> [UInt8] {
        let charset = TextCharset(name: header.charset ?? "UTF-8")
        var rows: [(id: [UInt8], hashed: Int, text: [UInt8])] = []
        rows.reserveCapacity(entries.count)
        for entry in entries {
            func encoded(_ text: String) throws(StringsError) -> [UInt8] {
                guard let charset, case (let bytes, nil) = charset.encode(text), !bytes.contains(0) else {
                    throw .unexpected(
                        file: "", path: [entry.id],
                        expected: "characters of \(charset?.name ?? "a set that is written")",
                        found: VisibleScalars.text(text))
                }
                return bytes
            }
            var id = try entry.context.map { (text) throws(StringsError) in try encoded(text) + [4] } ?? []
            id += try encoded(entry.id)
            let hashed = id.count
            if let plural = entry.pluralID { id += try [0] + encoded(plural) }
            var text: [UInt8] = []
            for (index, string) in (entry.pluralID == nil ? Array(entry.strings.prefix(1)) : entry.strings).enumerated()
            {
                text += try (index == 0 ? [] : [0]) + encoded(string)
            }
            rows.append((id, hashed, text))
        }
        // Stable, so that of messages that stand twice the first stays first.
        let order = rows.indices.sorted { left, right in
            let (a, b) = (rows[left].id[..<rows[left].hashed], rows[right].id[..<rows[right].hashed])
            return a.lexicographicallyPrecedes(b) || !b.lexicographicallyPrecedes(a) && left < right
        }
        rows = order.map { rows[$0] }
        let table = hasHashTable ? MOHashTable(rows.map { $0.id[..<$0.hashed] }).cells : []
        let start = 28 + 16 * rows.count + 4 * table.count
        let size = rows.reduce(start) { $0 + $1.id.count + $1.text.count + 2 }
        guard size <= StringsLimits.bytes else { throw .tooLarge(file: "", bytes: size, limit: StringsLimits.bytes) }
        var words: [UInt32] = [Self.magic, 0, UInt32(rows.count), 28, 28 + 8 * UInt32(rows.count)]
        words += [UInt32(table.count), 28 + 16 * UInt32(rows.count)]
        var offset = start
        for texts in [rows.map(\.id), rows.map(\.text)] {
            for text in texts {
                words += [UInt32(text.count), UInt32(offset)]
                offset += text.count + 1
            }
        }
        words += table
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        for word in words {
            let parts = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * UInt32($0))) }
            bytes += byteOrder == .littleEndian ? parts : parts.reversed()
        }
        for row in rows { bytes += row.id + [0] }
        for row in rows { bytes += row.text + [0] }
        return bytes
    }
}

/// The table by which a message is found at once: open addressing with two hashes (GNU gettext manual, "The Format of GNU MO Files").
struct MOHashTable {
    /// 0 for an empty place, or the number of a message from 1.
    private(set) var cells: [UInt32]

    init(_ keys: [ArraySlice<UInt8>]) {
        let size = Self.prime(from: max(3, keys.count * 4 / 3))
        cells = [UInt32](repeating: 0, count: size)
        for (number, key) in keys.enumerated() {
            let hash = Self.hash(key)
            var place = Int(hash) % size
            let step = 1 + Int(hash) % (size - 2)
            while cells[place] != 0 { place = (place + step) % size }
            cells[place] = UInt32(number + 1)
        }
    }

    /// P. J. Weinberger's hash of 32 bits, which the format prescribes.
    static func hash(_ key: ArraySlice<UInt8>) -> UInt32 {
        var hash: UInt32 = 0
        for byte in key {
            hash = hash << 4 &+ UInt32(byte)
            let high = hash & 0xF000_0000
            if high != 0 { hash = (hash ^ high >> 24) ^ high }
        }
        return hash
    }

    /// The first odd prime that is not smaller.
    static func prime(from start: Int) -> Int {
        var candidate = start | 1
        while !isPrime(candidate) { candidate += 2 }
        return candidate
    }

    private static func isPrime(_ number: Int) -> Bool {
        var divisor = 3
        while divisor * divisor <= number {
            if number % divisor == 0 { return false }
            divisor += 2
        }
        return true
    }
}
