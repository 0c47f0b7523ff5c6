package import LocaleFormatMemory

/// The two tables that baked programs stand in: texts, and records that refer to texts and to records before them.
package struct BakedData: Sendable {
    package let bytes: BakedBytes
    package let texts: BakedTable
    package let records: BakedTable

    package init(_ bytes: BakedBytes, texts: BakedTable, records: BakedTable) {
        (self.bytes, self.texts, self.records) = (bytes, texts, records)
    }

    package func record(_ index: Int) throws(BakedFault) -> BakedReader {
        BakedReader(self, index, try records.range(index))
    }
}

/// What the first byte of a record says that it is.
package enum BakedKind: UInt8, Sendable {
    case number = 1
    case compact, plural, list
    case date = 8
    case interval
    case name = 12, rules
    case strings = 14
    case string
    case relative = 20
    case unitDuration, clockDuration, quantity, moment
    /// Parts of the others.
    case symbols = 64
    case affixes
    case calendar = 72
    case names, zoneNames, zone, offsets
    case relativeNumbers = 80
    case relativeUnit, unitList, mixed, isolation
    case nameCharacters = 100
    case likelySubtags, namePrograms, nameProgram
    case stringKeys = 120
    case stringList
}

/// Reads a record from its first byte to its last. A record refers only to those before it, so that reading ends.
package struct BakedReader: Sendable {
    private let data: BakedData
    private let index: Int
    private let end: Int
    /// The place of the next byte.
    package private(set) var offset: Int

    fileprivate init(_ data: BakedData, _ index: Int, _ range: Range<Int>) {
        (self.data, self.index, offset, end) = (data, index, range.lowerBound, range.upperBound)
    }

    /// A fault of what was just read, or is to be read.
    package func fault(_ expected: String) -> BakedFault { BakedFault(at: offset, expected: expected) }

    package mutating func byte() throws(BakedFault) -> UInt8 {
        guard offset < end else { throw fault("more bytes of record \(index)") }
        defer { offset += 1 }
        return try data.bytes.byte(offset)
    }

    package mutating func kind() throws(BakedFault) -> BakedKind {
        guard let kind = BakedKind(rawValue: try byte()) else { throw fault("a kind of record that is known") }
        return kind
    }

    /// Passes over the first byte of a record of this kind.
    package mutating func expect(_ kind: BakedKind) throws(BakedFault) {
        guard try self.kind() == kind else { throw fault("a record of kind \(kind.rawValue)") }
    }

    /// Six bits a byte, the lowest first; all but the last byte have 64 more.
    package mutating func word() throws(BakedFault) -> UInt64 {
        var word: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 6) {
            let byte = try byte()
            let bits = UInt64(byte & 0x3F)
            guard byte < 0x80, shift < 60 || bits < 16 else { break }
            word |= bits << UInt64(shift)
            if byte < 0x40 { return word }
        }
        throw fault("a number of 64 bits")
    }

    /// A number within limits.
    package mutating func number(_ allowed: ClosedRange<Int>) throws(BakedFault) -> Int {
        let word = try word()
        guard let number = Int(exactly: word), allowed.contains(number) else {
            throw fault("a number from \(allowed.lowerBound) to \(allowed.upperBound)")
        }
        return number
    }

    /// A number of either sign: twice its magnitude, and one more for a negative one.
    package mutating func signed(_ allowed: ClosedRange<Int>) throws(BakedFault) -> Int {
        let word = try word()
        let magnitude = Int(truncatingIfNeeded: word >> 1)
        let number = word & 1 == 1 ? -magnitude : magnitude
        guard allowed.contains(number) else {
            throw fault("a number from \(allowed.lowerBound) to \(allowed.upperBound)")
        }
        return number
    }

    /// A text of the table of texts.
    package mutating func text() throws(BakedFault) -> String {
        try data.texts.text(number(0...Int(UInt32.max)))
    }

    /// A record before this one.
    package mutating func record() throws(BakedFault) -> BakedReader {
        let other = try number(0...Int(UInt32.max))
        guard other < index else { throw fault("a record before record \(index)") }
        return try data.record(other)
    }

    /// A map within the record, which is read where it is.
    package mutating func map(_ keys: BakedMap.Keys, valueWidth: Int) throws(BakedFault) -> BakedMap {
        let width = keys.width + valueWidth
        let count = try number(0...BakedBytes.limit)
        guard count <= (end - offset) / width else { throw fault("\(count) entries of \(width) bytes") }
        defer { offset += count * width }
        return BakedMap(data, record: index, start: offset, count: count, keys, valueWidth: valueWidth)
    }

    /// Numbers of a fixed width, up to the end of the record: each is found by its place.
    package mutating func words() throws(BakedFault) -> BakedWords {
        guard (end - offset) % 4 == 0 else { throw fault("numbers of four bytes up to the end of record \(index)") }
        defer { offset = end }
        return BakedWords(data, before: index, at: offset, count: (end - offset) / 4)
    }

    /// At the end of a record nothing is left.
    package func finish() throws(BakedFault) {
        guard offset == end else { throw fault("the end of record \(index)") }
    }
}
