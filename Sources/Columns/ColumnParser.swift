internal import LocaleFormatMemory
internal import LocaleFormatOperations

/// Reads the rows of a column of text into numbers.
struct ColumnParser: ~Copyable {
    let source: ColumnSource
    let style: ColumnStyle
    let request: ColumnRequest
    let target: ParseTarget
    private var output: ParsedOutput
    /// By the place of the style.
    private var readers = AmountReaders()
    private let texts: TextCells?

    init(_ source: ColumnSource, _ style: ColumnStyle, _ request: ColumnRequest, _ target: ParseTarget) {
        self.source = source
        self.style = style
        self.request = request
        self.target = target
        output = ParsedOutput(
            values: ValueColumn(rows: source.count, width: target.width),
            failures: RowFailures(rows: source.count, request))
        texts = TextCells(source)
    }

    consuming func finish() -> ParsedOutput { output }

    /// All rows by one style.
    mutating func run(_ prepared: PreparedStyle) throws(ColumnFailure) {
        readers.append(prepared.form)
        var start = 0
        while let rows = try nextBlock(start) {
            for row in rows where try !isRead(row, 0) { try append(row, prepared, 0) }
            start = rows.upperBound
        }
    }

    /// Each row by the style of its options.
    mutating func run(_ styles: inout RowStyles) throws(ColumnFailure) {
        var start = 0
        while let rows = try nextBlock(start) {
            try styles.prepare(rows)
            while readers.count < styles.count {
                readers.append(try? styles.style(at: readers.count).form)
            }
            for row in rows {
                let place = Int(styles.places[row &- start])
                if try isRead(row, place) { continue }
                let prepared: PreparedStyle
                do throws(ColumnFailure) { prepared = try styles.style(at: place) } catch {
                    if try source.isNothing(row) { target.appendNull(to: &output.values) } else { try fail(row, error) }
                    continue
                }
                try append(row, prepared, place)
            }
            start = rows.upperBound
        }
    }

    private func nextBlock(_ start: Int) throws(ColumnFailure) -> Range<Int>? {
        if output.values.isExhausted { throw .memory }
        return try request.block(from: start, of: source.count)
    }

    /// Reads the usual text; false, with nothing appended, where more has to be done.
    @inline(__always)
    private mutating func isRead(_ row: Int, _ place: Int) throws(ColumnFailure) -> Bool {
        let text = if let atHand = texts?.bytes(row) { atHand } else { try source.lentText(row) }
        guard let text, let amount = readers.read(place, text) else { return false }
        return target.append(amount, to: &output.values)
    }

    @inline(never)
    private mutating func append(_ row: Int, _ prepared: PreparedStyle, _ place: Int) throws(ColumnFailure) {
        do throws(ColumnFailure) {
            guard let text = try source.cellText(row) else { return target.appendNull(to: &output.values) }
            var answer: [UInt8] = []
            try target.append(text, by: prepared, answer: &answer, to: &output.values)
            if let lent = try source.lentText(row) { readers.learn(place, lent, answer: answer) }
        } catch { try fail(row, error) }
    }

    private mutating func fail(_ row: Int, _ error: ColumnFailure) throws(ColumnFailure) {
        try output.failures.append(row, error, request)
        target.appendNull(to: &output.values)
    }
}
