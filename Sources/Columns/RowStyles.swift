internal import LocaleFormatMemory
internal import LocaleFormatOperations

/// The style of each row, by columns that say options: one for each combination of their texts.
struct RowStyles: ~Copyable {
    private let style: ColumnStyle
    private var columns: [OptionTexts]
    private var styles: [Result<PreparedStyle, ColumnFailure>] = []
    private var places: [UInt128: Int] = [:]
    private var lastKey: UInt128?
    private var lastPlace = 0
    /// By the combination of small numbers that few texts have, six bits each.
    private var table = [Int32](repeating: 0, count: Self.tableSize)
    private static let tableSize = 4_096

    init(_ style: ColumnStyle, _ request: ColumnRequest, rows: Int) throws(ColumnFailure) {
        self.style = style
        columns = []
        guard request.optionColumns.count <= ColumnRequest.columnLimit else {
            throw ColumnFailure(.misuse, "more than \(ColumnRequest.columnLimit) option columns")
        }
        for (name, column) in request.optionColumns {
            guard style.name.type.options.contains(name) else {
                throw ColumnFailure(.usage, "'\(name.batchName)' is no option of \(style.name.rawValue)")
            }
            guard column.count == rows else {
                throw .column("the option column '\(name.batchName)' has \(column.count) rows, not \(rows)")
            }
            columns.append(OptionTexts(name, column))
        }
    }

    @inline(__always)
    mutating func style(of row: Int) throws(ColumnFailure) -> PreparedStyle {
        var key: UInt128 = 0
        var small = 0
        for index in columns.indices {
            let text = try columns[index].number(of: row)
            key = key << 16 | UInt128(truncatingIfNeeded: text)
            // One that is too large stays so, however many columns follow: shifted on, it would be lost.
            small = text < 64 && small < Self.tableSize >> 6 ? small << 6 | text : Self.tableSize
        }
        if key == lastKey { return try styles[lastPlace].get() }
        if small < Self.tableSize, table[small] > 0 {
            lastPlace = Int(table[small]) - 1
        } else {
            lastPlace = try place(of: key)
            if small < Self.tableSize { table[small] = Int32(lastPlace) + 1 }
        }
        lastKey = key
        return try styles[lastPlace].get()
    }

    private mutating func place(of key: UInt128) throws(ColumnFailure) -> Int {
        if let known = places[key] { return known }
        guard styles.count < ColumnRequest.styleLimit else {
            throw ColumnFailure(.column, "option columns make more than \(ColumnRequest.styleLimit) styles")
        }
        var changes: [(OptionName, String)] = []
        for (index, column) in columns.reversed().enumerated() {
            let text = Int(truncatingIfNeeded: key >> UInt128(16 * index) & 0xFFFF)
            if text > 0 { changes.append((column.name, column.texts[text - 1])) }
        }
        let style = style
        let made = changes
        styles.append(Result { () throws(ColumnFailure) in try style.preparing(made) })
        places[key] = styles.count - 1
        return styles.count - 1
    }
}

/// The texts of a column that says an option, each with a number from 1; null is 0.
private struct OptionTexts {
    let name: OptionName
    private let column: ColumnSource
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]
    /// By the row of the dictionary; -1 where it was not asked for yet.
    private var entries: [Int32]
    private var last: (bytes: LentBytes, number: Int)?
    private var runs: RunCursor

    init(_ name: OptionName, _ column: ColumnSource) {
        self.name = name
        self.column = column
        runs = RunCursor(column)
        entries = Array(repeating: -1, count: min(column.dictionary.first?.count ?? 0, 1 << 20))
    }

    @inline(__always)
    mutating func number(of row: Int) throws(ColumnFailure) -> Int {
        if let values = column.dictionary.first {
            guard let entry = try column.entry(row) else { return 0 }
            if entry < entries.count, entries[entry] >= 0 { return Int(entries[entry]) }
            let number = try number(of: values.text(entry))
            if entry < entries.count { entries[entry] = Int32(number) }
            return number
        }
        if column.format == .runs {
            guard let place = try runs.place(of: row), let values = column.children.last else { return 0 }
            return try number(of: values.text(place))
        }
        if column.isNull(row) { return 0 }
        let bytes = try column.bytes(row)
        if let last, last.bytes == bytes { return last.number }
        let number = try number(of: column.text(row))
        last = (bytes, number)
        return number
    }

    private mutating func number(of text: String) throws(ColumnFailure) -> Int {
        if let known = numbers[text] { return known }
        guard texts.count < 0xFFFF else {
            throw ColumnFailure(.column, "the option column '\(name.batchName)' has more than 65,535 texts")
        }
        texts.append(text)
        numbers[text] = texts.count
        return texts.count
    }
}
