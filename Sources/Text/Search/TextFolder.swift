internal import LocaleFormatMemory

/// Folds a text to codes, one unit after another: a scalar, or several that are one letter to the locale.
struct TextFolder {
    private let table: SearchTable
    private let nasalCode: UInt32
    /// The codes of the unit that was read last.
    private(set) var codes: [UInt32] = []

    /// Marks that are read with a letter; more of them are on their own. Unicode's Stream-Safe Text Format allows 30 (UAX #15,
    /// section 13).
    private static let markLimit = 32

    init(_ table: SearchTable, nasalCode: UInt32) {
        self.table = table
        self.nasalCode = nasalCode
    }

    /// The code of the unit at an offset, and where it ends, if it is one scalar of at most one code. What most are.
    @inline(__always)
    func simpleUnit(at offset: Int, in text: Span<UInt8>) -> (code: UInt32, end: Int)? {
        let (scalar, length) = text.checkedScalar(at: offset)
        let entry = table.entry(scalar)
        let end = offset &+ length
        guard entry.isAlone else { return nil }
        // Marks begin at U+0300, whose first byte is 0xCC.
        if end < text.count, text[end] >= 0xCC {
            let next = table.entry(text.checkedScalar(at: end).value)
            if next.has(FoldEntry.mark | FoldEntry.joins) { return nil }
        }
        return (entry.value, end)
    }

    /// Whether the unit that a scalar is in, or begins, may begin with a code.
    func mayBegin(
        with code: UInt32, _ entry: FoldEntry, endingAt end: Int, in text: Span<UInt8>
    ) -> Bool {
        if entry.needsContext || entry.has(FoldEntry.startsContraction | FoldEntry.nasal) { return true }
        if table.firstCode(of: entry) == code { return true }
        // A mark may make another letter of it: й of и.
        guard end < text.count, text[end] >= 0xCC else { return false }
        return table.entry(text.checkedScalar(at: end).value).has(FoldEntry.mark | FoldEntry.joins)
    }

    /// Reads the unit at an offset into ``codes``; where it ends.
    mutating func unit(at offset: Int, in text: Span<UInt8>) -> Int {
        let (scalar, length) = text.checkedScalar(at: offset)
        let entry = table.entry(scalar)
        let end = offset + length
        if entry.has(FoldEntry.startsContraction), let longer = contraction(of: scalar, to: end, in: text) {
            return longer
        }
        if entry.has(FoldEntry.nasal), let longer = nasal(scalar, to: end, in: text) { return longer }
        if end < text.count, text[end] >= 0xCC, let longer = joined(from: offset, to: end, in: text) { return longer }
        codes.removeAll(keepingCapacity: true)
        table.forEachCode(of: entry) { codes.append($0) }
        return end
    }

    private mutating func contraction(of first: UInt32, to end: Int, in text: Span<UInt8>) -> Int? {
        for contraction in table.contractions[first] ?? [] {
            var offset = end
            var isEqual = true
            for scalar in contraction.scalars.dropFirst() {
                guard offset < text.count else {
                    isEqual = false
                    break
                }
                let next = text.checkedScalar(at: offset)
                offset += next.count
                if next.value != scalar {
                    isEqual = false
                    break
                }
            }
            guard isEqual else { continue }
            codes = contraction.codes
            return offset
        }
        return nil
    }

    /// A nasal consonant and a virama before a stop of its class, as the nasal sign that may stand for both.
    private mutating func nasal(_ scalar: UInt32, to end: Int, in text: Span<UInt8>) -> Int? {
        guard end < text.count else { return nil }
        let virama = text.checkedScalar(at: end)
        guard IndicNasals.isVirama(virama.value), IndicNasals.areOfOneScript(scalar, virama.value) else { return nil }
        var offset = end + virama.count
        // A joiner may ask for a form of the conjunct; the letters are the same.
        if offset < text.count, (0x200C...0x200D).contains(text.checkedScalar(at: offset).value) { offset += 3 }
        guard offset < text.count else { return nil }
        let next = text.checkedScalar(at: offset).value
        guard IndicNasals.areOfOneScript(scalar, next),
            IndicNasals.stopClass(next) == IndicNasals.nasalClass(scalar)
        else { return nil }
        codes = [nasalCode]
        return offset
    }

    /// A letter and its marks, where one of them makes another letter of it, or where they are seen: canonically equivalent
    /// orders are the same.
    private mutating func joined(from start: Int, to end: Int, in text: Span<UInt8>) -> Int? {
        var offset = end
        var joins = table.seesMarks
        var count = 0
        while offset < text.count, count < Self.markLimit {
            let (scalar, length) = text.checkedScalar(at: offset)
            let entry = table.entry(scalar)
            guard entry.has(FoldEntry.mark | FoldEntry.joins) else { break }
            joins = joins || entry.has(FoldEntry.joins)
            offset += length
            count += 1
        }
        guard joins, count > 0, Self.carriesMarks(text.checkedScalar(at: start).value) else { return nil }
        var unit = String.UnicodeScalarView()
        var position = start
        while position < offset {
            let (scalar, length) = text.checkedScalar(at: position)
            unit.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
            position += length
        }
        codes = table.codes(ofUnit: String(unit))
        return offset
    }

    /// Whether marks behind a character are of its cluster (UAX #29, rule GB4).
    private static func carriesMarks(_ scalar: UInt32) -> Bool {
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, nil: false
        default: true
        }
    }
}
