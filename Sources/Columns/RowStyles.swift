internal import LocaleFormatDates
internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

/// The style of each row, by columns that say options: one for each combination of their texts.
struct RowStyles: ~Copyable {
    private let style: ColumnStyle
    /// What the column of values itself says, its zone: under what the option columns say.
    private let base: [(OptionName, String)]
    private let isCancelled: (() -> Bool)?
    private var columns: [OptionTexts]
    /// For each column, what stands in it beside a combination of those before it.
    private var tables: [PairTable]
    private var styles: [Result<PreparedStyle, ColumnFailure>] = []
    /// What writes numbers, and dates, by the place of the style.
    private(set) var numbers = HeldList<CompiledNumber>()
    private(set) var dates = HeldList<CompiledDate>()
    private var texts = [Int32](repeating: 0, count: ColumnRequest.blockSize)
    /// The places of the styles of a block.
    private(set) var places = [Int32](repeating: 0, count: ColumnRequest.blockSize)

    init(
        _ style: ColumnStyle, _ request: ColumnRequest, rows: Int, base: [(OptionName, String)] = []
    ) throws(ColumnFailure) {
        self.style = style
        self.base = base
        isCancelled = request.isCancelled
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
        tables = columns.map { _ in PairTable() }
    }

    /// Finds the styles of a block of rows, and makes those that are new.
    mutating func prepare(_ rows: Range<Int>) throws(ColumnFailure) {
        // Taken out for the time, so that they are checked for being nobody else's once.
        var (ownPlaces, ownTexts): ([Int32], [Int32]) = ([], [])
        swap(&ownPlaces, &places)
        swap(&ownTexts, &texts)
        defer {
            swap(&ownPlaces, &places)
            swap(&ownTexts, &texts)
        }
        try find(rows, &ownPlaces, &ownTexts)
        while styles.count < tables[tables.count - 1].count {
            // Some styles take longer than all of a block's rows.
            if styles.count % 16 == 15, let isCancelled, isCancelled() { throw .cancelled }
            try make(styles.count)
        }
    }

    private mutating func find(
        _ rows: Range<Int>, _ places: inout [Int32], _ texts: inout [Int32]
    ) throws(ColumnFailure) {
        var places = places.mutableSpan
        var texts = texts.mutableSpan
        for row in 0..<rows.count { places[row] = 0 }
        for index in columns.indices {
            try columns[index].write(rows, to: &texts)
            tables[index].combine(&places, texts.span, count: rows.count)
        }
    }

    /// How many there are.
    var count: Int { styles.count }

    /// The style at a place.
    func style(at place: Int) throws(ColumnFailure) -> PreparedStyle { try styles[place].get() }

    private mutating func make(_ place: Int) throws(ColumnFailure) {
        guard place < ColumnRequest.styleLimit else {
            throw ColumnFailure(.column, "option columns make more than \(ColumnRequest.styleLimit) styles")
        }
        var changes: [(OptionName, String)] = []
        var before = place
        for index in columns.indices.reversed() {
            let pair = tables[index].pair(at: before)
            if pair.text > 0 { changes.append((columns[index].name, columns[index].texts[Int(pair.text) - 1])) }
            before = Int(pair.before)
        }
        let style = style
        let made = base + changes.reversed()
        let result = Result { () throws(ColumnFailure) in try style.preparing(made) }
        styles.append(result)
        var (number, date): (CompiledNumber?, CompiledDate?)
        switch try? result.get().form {
        case .number(let compiled): number = compiled
        case .date(let compiled): date = compiled
        default: break
        }
        numbers.append(number)
        dates.append(date)
    }
}

/// Pairs of small numbers, each with a place from 0 in the order in which they came.
private struct PairTable {
    private var places: [UInt64: UInt32] = [:]
    private var pairs: [UInt64] = []
    /// Pairs that were seen, each at the place that its bits say.
    private var seen = [Seen](repeating: Seen(), count: 1_024)

    private struct Seen: BitwiseCopyable {
        var key = UInt64.max
        var place: UInt32 = 0
    }

    var count: Int { pairs.count }

    func pair(at place: Int) -> (before: UInt32, text: UInt32) {
        (UInt32(truncatingIfNeeded: pairs[place] >> 32), UInt32(truncatingIfNeeded: pairs[place]))
    }

    /// The places of pairs in place of their first halves.
    mutating func combine(_ places: inout MutableSpan<Int32>, _ texts: Span<Int32>, count: Int) {
        for row in 0..<count {
            let key = UInt64(UInt32(bitPattern: places[row])) << 32 | UInt64(UInt32(bitPattern: texts[row]))
            let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 54)
            if seen[slot].key != key { seen[slot] = Seen(key: key, place: found(key)) }
            places[row] = Int32(truncatingIfNeeded: seen[slot].place)
        }
    }

    private mutating func found(_ key: UInt64) -> UInt32 {
        if let known = places[key] { return known }
        let place = UInt32(truncatingIfNeeded: pairs.count)
        pairs.append(key)
        places[key] = place
        return place
    }
}
