internal import LocaleFormatMemory
internal import LocaleFormatOperations

/// The texts of a column that says an option, each with a number from 1; null is 0.
struct OptionTexts {
    let name: OptionName
    private let column: ColumnSource
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]
    /// By the row of the dictionary; -1 where it was not asked for yet.
    private var entries: [Int32]
    private var runs: RunCursor
    /// Short texts that were seen, each at the place that its bytes say, with their numbers.
    private var seen = [Seen](repeating: Seen(), count: 256)

    private struct Seen: BitwiseCopyable {
        var key = UInt128.max
        var number: Int32 = 0

        @inline(__always)
        func known(_ key: UInt128) -> Int32? { self.key == key ? number : nil }
    }

    /// Texts of one column.
    static let limit = 0xFFFF

    init(_ name: OptionName, _ column: ColumnSource) {
        self.name = name
        self.column = column
        runs = RunCursor(column)
        entries = Array(repeating: -1, count: min(column.dictionary.first?.count ?? 0, 1 << 20))
    }

    /// The numbers of the texts of some rows.
    mutating func write(_ rows: Range<Int>, to numbers: inout MutableSpan<Int32>) throws(ColumnFailure) {
        if let values = column.dictionary.first {
            switch column.format {
            case .signed(1): try writeEntries(rows, values, to: &numbers) { Int($0.load(Int8.self, at: $1)) }
            case .signed(4): try writeEntries(rows, values, to: &numbers) { Int($0.load(Int32.self, at: $1)) }
            default:
                for row in rows { numbers[row - rows.lowerBound] = try number(ofEntry: column.entry(row), values, row) }
            }
        } else if column.format == .runs, let values = column.children.last {
            for row in rows {
                let place = try runs.place(of: row)
                numbers[row - rows.lowerBound] = if let place { try number(ofPlace: place, values, row) } else { 0 }
            }
        } else {
            let cells = TextCells(column)
            for row in rows {
                if let key = cells?.bytes(row)?.packed, let known = seen[Self.slot(key)].known(key) {
                    numbers[row &- rows.lowerBound] = known
                } else {
                    numbers[row &- rows.lowerBound] = try number(ofRow: row)
                }
            }
        }
    }

    /// The usual indices, without asking what they are for each row.
    @inline(__always)
    private mutating func writeEntries(
        _ rows: Range<Int>, _ values: ColumnSource, to numbers: inout MutableSpan<Int32>,
        index: (LentBytes, Int) -> Int
    ) throws(ColumnFailure) {
        let (cells, offset, validity) = (column.cells, column.offset, column.validity)
        for row in rows {
            let place = offset &+ row
            let entry = index(cells, place)
            if validity.map({ $0.isSet(place) }) ?? true, entry >= 0, entry < entries.count, entries[entry] >= 0 {
                numbers[row &- rows.lowerBound] = entries[entry]
            } else {
                numbers[row &- rows.lowerBound] = try number(ofEntry: column.entry(row), values, row)
            }
        }
    }

    @inline(never)
    private mutating func number(
        ofEntry entry: Int?, _ values: ColumnSource, _ row: Int
    ) throws(ColumnFailure) -> Int32 {
        guard let entry else { return 0 }
        if entry < entries.count, entries[entry] >= 0 { return entries[entry] }
        let number = try number(ofPlace: entry, values, row)
        if entry < entries.count { entries[entry] = number }
        return number
    }

    /// The number of a text that a row of the column means.
    private mutating func number(
        ofPlace place: Int, _ values: ColumnSource, _ row: Int
    ) throws(ColumnFailure) -> Int32 {
        let text: String
        do throws(ColumnFailure) { text = try values.text(place) } catch { throw error.at(row) }
        return try number(of: text)
    }

    @inline(never)
    private mutating func number(ofRow row: Int) throws(ColumnFailure) -> Int32 {
        if column.isNull(row) { return 0 }
        let number = try number(of: column.text(row))
        if let key = try column.bytes(row).packed { seen[Self.slot(key)] = Seen(key: key, number: number) }
        return number
    }

    @inline(__always)
    private static func slot(_ key: UInt128) -> Int {
        let mixed = (key._low ^ (key._high &* 0x9E37_79B9_7F4A_7C15)) &* 0xE703_7ED1_A0B4_28DB
        return Int(truncatingIfNeeded: mixed &>> 56)
    }

    private mutating func number(of text: String) throws(ColumnFailure) -> Int32 {
        if let known = numbers[text] { return Int32(known) }
        guard texts.count < Self.limit else {
            throw ColumnFailure(.column, "the option column '\(name.batchName)' has more than \(Self.limit) texts")
        }
        texts.append(text)
        numbers[text] = texts.count
        return Int32(texts.count)
    }
}
