internal import LocaleFormatMemory
internal import LocaleFormatDates
internal import LocaleFormatNumbers
internal import LocaleFormatOperations

/// Formats the rows of a column: numbers and instants by what their style compiled to, all else as `fmt batch` would.
struct ColumnFormatter: ~Copyable {
    let source: ColumnSource
    let style: ColumnStyle
    let request: ColumnRequest
    var output: ColumnOutput
    private let numbers: NumberCells?
    private let instants: InstantCells?
    /// By the place of the style.
    private var readers = AmountReaders()
    private var scratch: [UInt8] = []

    init(_ source: ColumnSource, _ style: ColumnStyle, _ request: ColumnRequest) {
        self.source = source
        self.style = style
        self.request = request
        output = ColumnOutput(rows: source.count, request)
        numbers = NumberCells(source)
        instants = InstantCells(source)
    }

    consuming func finish() -> ColumnOutput { output }

    /// All rows by one style.
    mutating func run(_ prepared: PreparedStyle) throws(ColumnFailure) {
        readers.append(prepared.form)
        var start = 0
        while let rows = try nextBlock(start) {
            switch (prepared.form, numbers, instants) {
            case (.number(let compiled), let cells?, _):
                for row in rows { try number(row, cells, compiled) }
            case (.date(let compiled), _, let cells?): for row in rows { try date(row, cells, compiled) }
            default: for row in rows { try general(row, prepared, place: 0) }
            }
            start = rows.upperBound
        }
    }

    /// Each row by the style of its options.
    mutating func run(_ styles: inout RowStyles) throws(ColumnFailure) {
        var start = 0
        while let rows = try nextBlock(start) {
            try styles.prepare(rows)
            for row in rows {
                let place = Int(styles.places[row &- start])
                if let numbers {
                    let isDone = styles.numbers.read(place) { writes(row, numbers, $0) }
                    if isDone == true { continue }
                } else if let instants {
                    let isDone = styles.dates.read(place) { writes(row, instants, $0) }
                    if isDone == true { continue }
                }
                try other(row, styles, place)
            }
            start = rows.upperBound
        }
    }

    private mutating func nextBlock(_ start: Int) throws(ColumnFailure) -> Range<Int>? {
        if output.texts.isExhausted { throw .memory }
        if start == ColumnRequest.blockSize { output.texts.expectRest() }
        return try request.block(from: start, of: source.count)
    }

    @inline(never)
    private mutating func other(_ row: Int, _ styles: borrowing RowStyles, _ place: Int) throws(ColumnFailure) {
        let prepared: PreparedStyle
        do throws(ColumnFailure) { prepared = try styles.style(at: place) } catch {
            if try source.isNothing(row) { return output.texts.appendNull() }
            return try output.fail(row, error, request)
        }
        while readers.count <= place {
            readers.append(try? styles.style(at: readers.count).form)
        }
        switch (prepared.form, numbers, instants) {
        case (.number(let compiled), let cells?, _): try number(row, cells, compiled)
        case (.date(let compiled), _, let cells?): try date(row, cells, compiled)
        default: try general(row, prepared, place: place)
        }
    }

    // MARK: Numbers

    /// The usual number; false where more has to be done.
    @inline(__always)
    private mutating func writes(_ row: Int, _ cells: NumberCells, _ compiled: CompiledNumber) -> Bool {
        if cells.isNull(row) {
            output.texts.appendNull()
            return true
        }
        if cells.kind == .double {
            return output.texts.appendRow { compiled.append(.double(cells.double(row)), to: &$0) }
        }
        guard let (coefficient, places, isNegative) = cells.scaled(row) else { return false }
        return output.texts.appendRow {
            compiled.append(coefficient, places: places, isNegative: isNegative, to: &$0)
        }
    }

    @inline(__always)
    private mutating func number(
        _ row: Int, _ cells: NumberCells, _ compiled: CompiledNumber
    ) throws(ColumnFailure) {
        if !writes(row, cells, compiled) { try numberSlowly(row, compiled) }
    }

    @inline(never)
    private mutating func numberSlowly(_ row: Int, _ compiled: CompiledNumber) throws(ColumnFailure) {
        guard let number = source.number(row) else { return try output.fail(row, source.noNumber, request) }
        scratch.removeAll(keepingCapacity: true)
        do { try compiled.append(number, to: &scratch) } catch {
            return try output.fail(row, ColumnFailure(CommandFailure(error)), request)
        }
        output.texts.appendRow(scratch)
    }

    // MARK: Dates

    /// The usual date; false where more has to be done.
    @inline(__always)
    private mutating func writes(_ row: Int, _ cells: InstantCells, _ compiled: CompiledDate) -> Bool {
        if cells.isNull(row) {
            output.texts.appendNull()
            return true
        }
        guard let instant = try? cells.instant(row, in: compiled.timeZone) else { return false }
        return output.texts.appendRow { compiled.append(instant, to: &$0) }
    }

    @inline(__always)
    private mutating func date(_ row: Int, _ cells: InstantCells, _ compiled: CompiledDate) throws(ColumnFailure) {
        if !writes(row, cells, compiled) { try dateSlowly(row, cells, compiled) }
    }

    @inline(never)
    private mutating func dateSlowly(
        _ row: Int, _ cells: InstantCells, _ compiled: CompiledDate
    ) throws(ColumnFailure) {
        scratch.removeAll(keepingCapacity: true)
        do throws(DateError) {
            try compiled.append(cells.instant(row, in: compiled.timeZone), to: &scratch)
        } catch { return try output.fail(row, ColumnFailure(CommandFailure(error)), request) }
        output.texts.appendRow(scratch)
    }

    // MARK: All else

    private mutating func general(_ row: Int, _ prepared: PreparedStyle, place: Int) throws(ColumnFailure) {
        scratch.removeAll(keepingCapacity: true)
        do throws(ColumnFailure) {
            let text = readers.isIdle(place) ? nil : try source.lentText(row)
            if let text, let amount = readers.read(place, text), output.texts.appendRow({ amount.append(to: &$0) }) {
                return
            }
            guard let input = try source.input(row, of: style.name, prepared.template) else {
                return output.texts.appendNull()
            }
            try prepared.append(input, isSortKey: style.isSortKey, to: &scratch)
            output.texts.appendRow(scratch)
            if let text { readers.learn(place, text, answer: scratch) }
        } catch { try output.fail(row, error, request) }
    }
}

extension PreparedStyle {
    /// Appends what `fmt batch` answers to a value, or its key in the order.
    func append(_ input: OperationInput, isSortKey: Bool, to bytes: inout [UInt8]) throws(ColumnFailure) {
        do throws(CommandFailure) {
            if isSortKey, case .order(let collation) = form {
                bytes.append(contentsOf: collation.sortKey(try input.text).bytes)
                return
            }
            var problems: [OperationProblem] = []
            try operation.append(input, to: &bytes, problems: &problems)
        } catch { throw ColumnFailure(error) }
    }
}
