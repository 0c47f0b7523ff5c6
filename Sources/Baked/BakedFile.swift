internal import LocaleFormatMemory

/// The file of baked formats, read in place. `Data/Baked/FORMAT.md` says what each byte means.
struct BakedFile: Sendable {
    static let magic = "LFBAKED\n"
    static let version = 1
    /// The checksum is of the bytes from here on.
    static let checkedPlace = 24
    /// Where the header has the places of the sections, of the tables of records and texts, and the versions that baked.
    static let sectionPlace = 24
    static let tablePlace = sectionPlace + 4 * Section.allCases.count
    static let versionPlace = tablePlace + 8
    static let headerCount = versionPlace + 8

    /// Sections of words, in the order in which they stand.
    enum Section: Int, CaseIterable {
        case formats, locales, rows, parents, scripts, languages, regions

        /// Words of an entry; nil for rows, which have one for each format.
        var width: Int? {
            switch self {
            case .formats: 1
            case .rows: nil
            case .locales, .parents, .scripts, .languages, .regions: 2
            }
        }
    }

    let data: BakedData
    let icuVersion: String
    let cldrVersion: String
    private let bytes: BakedBytes
    /// Where each section's words begin, and how many entries it has.
    private let starts: InlineArray<7, Int>
    private let counts: InlineArray<7, Int>

    /// - Throws: ``BakedError/malformed(offset:expected:)``, ``BakedError/unsupportedVersion(_:known:)``, ``BakedError/changed``.
    init(_ bytes: BakedBytes, verifying: Bool) throws(BakedError) {
        let version: Int
        let checksum: UInt64
        do throws(BakedFault) {
            guard bytes.count >= 8, try bytes.order(0..<8, Self.magic) == 0 else {
                throw BakedFault(at: 0, expected: "the first bytes of baked formats")
            }
            version = try bytes.word16(8)
            checksum = try bytes.word64(16)
        } catch { throw BakedError(error) }
        guard version == Self.version else {
            throw .unsupportedVersion(version, known: Self.version...Self.version)
        }
        if verifying, bytes.checksum(from: Self.checkedPlace) != checksum { throw .changed }
        do throws(BakedFault) { try self.init(sections: bytes) } catch { throw BakedError(error) }
    }

    private init(sections bytes: BakedBytes) throws(BakedFault) {
        guard try bytes.word32(12) == bytes.count else {
            throw BakedFault(at: 12, expected: "the number of all bytes, \(bytes.count)")
        }
        let records = try bytes.word32(Self.tablePlace)
        let texts = try bytes.word32(Self.tablePlace + 4)
        data = BakedData(
            bytes, texts: try BakedTable(bytes, at: texts, end: bytes.count),
            records: try BakedTable(bytes, at: records, end: texts))
        var starts = InlineArray<7, Int>(repeating: 0)
        var counts = InlineArray<7, Int>(repeating: 0)
        for section in Section.allCases {
            let place = try bytes.word32(Self.sectionPlace + 4 * section.rawValue)
            let count = try bytes.word32(place)
            let width = section.width ?? counts[Section.formats.rawValue]
            guard place >= Self.headerCount, place <= bytes.count - 4, count <= bytes.count,
                count * width <= (bytes.count - 4 - place) / 4
            else { throw BakedFault(at: place, expected: "a section that ends where the bytes do, or before") }
            starts[section.rawValue] = place + 4
            counts[section.rawValue] = count
        }
        (self.bytes, self.starts, self.counts) = (bytes, starts, counts)
        icuVersion = try data.texts.text(bytes.word32(Self.versionPlace))
        cldrVersion = try data.texts.text(bytes.word32(Self.versionPlace + 4))
    }

    func count(_ section: Section) -> Int { counts[section.rawValue] }

    /// A word of an entry.
    private func word(_ section: Section, _ entry: Int, _ column: Int) throws(BakedFault) -> Int {
        let width = section.width ?? count(.formats)
        guard entry >= 0, entry < count(section), column >= 0, column < width else {
            throw BakedFault(at: starts[section.rawValue] - 4, expected: "an entry \(entry)")
        }
        return try bytes.word32(starts[section.rawValue] + 4 * (entry * width + column))
    }

    /// The text that an entry begins with.
    func name(_ section: Section, _ entry: Int) throws(BakedFault) -> String {
        try data.texts.text(word(section, entry, 0))
    }

    /// The entry of a text, in a section that is sorted by the bytes of its first texts.
    func entry(_ section: Section, of text: String) throws(BakedFault) -> Int? {
        var (low, high) = (0, count(section))
        while low < high {
            let middle = (low + high) / 2
            let order = try data.texts.order(word(section, middle, 0), text)
            if order == 0 { return middle }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// What a text stands for in a section of pairs of texts.
    func replacement(_ section: Section, of text: String) throws(BakedFault) -> String? {
        guard let entry = try entry(section, of: text) else { return nil }
        return try data.texts.text(word(section, entry, 1))
    }

    /// The row of a locale; nil where it was not baked.
    func row(ofLocale tag: String) throws(BakedFault) -> Int? {
        guard let entry = try entry(.locales, of: tag) else { return nil }
        return try word(.locales, entry, 1)
    }

    /// The record of a format in a row.
    func record(row: Int, format: Int) throws(BakedFault) -> Int { try word(.rows, row, format) }
}

extension BakedError {
    init(_ fault: BakedFault) { self = .malformed(offset: fault.offset, expected: fault.expected) }
}
