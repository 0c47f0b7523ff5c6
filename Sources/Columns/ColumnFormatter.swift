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
    private var scratch: [UInt8] = []

    init(_ source: ColumnSource, _ style: ColumnStyle, _ request: ColumnRequest) {
        self.source = source
        self.style = style
        self.request = request
        output = ColumnOutput(rows: source.count, isLarge: request.isLarge)
    }

    consuming func finish() -> ColumnOutput { output }

    /// All rows by one style.
    mutating func run(_ prepared: PreparedStyle) throws(ColumnFailure) {
        var start = 0
        while start < source.count {
            if let isCancelled = request.isCancelled, isCancelled() { throw .cancelled }
            let rows = start..<min(source.count, start + ColumnRequest.blockSize)
            switch prepared.form {
            case .number(let compiled): try numbers(rows, compiled, prepared)
            case .date(let compiled) where source.isTime && source.dictionary.isEmpty:
                for row in rows { try date(row, compiled) }
            default: for row in rows { try general(row, prepared) }
            }
            if output.texts.isExhausted { throw .memory }
            start = rows.upperBound
        }
    }

    /// Each row by the style of its options.
    mutating func run(_ styles: inout RowStyles) throws(ColumnFailure) {
        for row in 0..<source.count {
            if row % ColumnRequest.blockSize == 0 {
                if let isCancelled = request.isCancelled, isCancelled() { throw .cancelled }
                if output.texts.isExhausted { throw .memory }
            }
            let prepared: PreparedStyle
            do throws(ColumnFailure) { prepared = try styles.style(of: row) } catch {
                try output.fail(row, error, request)
                continue
            }
            switch prepared.form {
            case .number(let compiled) where source.dictionary.isEmpty:
                if source.isNull(row) {
                    output.texts.appendNull()
                } else if let number = source.number(row) {
                    try write(number, row, compiled)
                } else {
                    try general(row, prepared)
                }
            case .date(let compiled) where source.isTime && source.dictionary.isEmpty: try date(row, compiled)
            default: try general(row, prepared)
            }
        }
        if output.texts.isExhausted { throw .memory }
    }

    // MARK: Numbers

    private mutating func numbers(
        _ rows: Range<Int>, _ compiled: CompiledNumber, _ prepared: PreparedStyle
    ) throws(ColumnFailure) {
        guard source.dictionary.isEmpty, source.format != .runs else {
            for row in rows { try general(row, prepared) }
            return
        }
        let (cells, offset) = (source.cells, source.offset)
        switch source.format {
        case .signed(8):
            for row in rows {
                if source.isNull(row) { output.texts.appendNull(); continue }
                let value = cells.load(Int64.self, at: offset &+ row)
                try write(.integer(isNegative: value < 0, magnitude: value.magnitude), row, compiled)
            }
        case .float(8):
            for row in rows {
                if source.isNull(row) { output.texts.appendNull(); continue }
                try write(.double(cells.load(Double.self, at: offset &+ row)), row, compiled)
            }
        default:
            for row in rows {
                if source.isNull(row) { output.texts.appendNull(); continue }
                if let number = source.number(row) {
                    try write(number, row, compiled)
                } else {
                    try general(row, prepared)
                }
            }
        }
    }

    @inline(__always)
    private mutating func write(_ number: NumberValue, _ row: Int, _ compiled: CompiledNumber) throws(ColumnFailure) {
        if output.texts.appendRow({ compiled.append(number, to: &$0) }) { return }
        try writeSlowly(number, row, compiled)
    }

    @inline(never)
    private mutating func writeSlowly(
        _ number: NumberValue, _ row: Int, _ compiled: CompiledNumber
    ) throws(ColumnFailure) {
        scratch.removeAll(keepingCapacity: true)
        do { try compiled.append(number, to: &scratch) } catch {
            return try output.fail(row, ColumnFailure(CommandFailure(error)), request)
        }
        output.texts.appendRow(scratch)
    }

    // MARK: Dates

    @inline(__always)
    private mutating func date(_ row: Int, _ compiled: CompiledDate) throws(ColumnFailure) {
        if source.isNull(row) { return output.texts.appendNull() }
        do throws(DateError) {
            guard let instant = try source.instant(row, in: compiled.timeZone) else { return output.texts.appendNull() }
            if output.texts.appendRow({ compiled.append(instant, to: &$0) }) { return }
            scratch.removeAll(keepingCapacity: true)
            try compiled.append(instant, to: &scratch)
            output.texts.appendRow(scratch)
        } catch { try output.fail(row, ColumnFailure(CommandFailure(error)), request) }
    }

    // MARK: All else

    private mutating func general(_ row: Int, _ prepared: PreparedStyle) throws(ColumnFailure) {
        scratch.removeAll(keepingCapacity: true)
        do throws(ColumnFailure) {
            guard let input = try source.input(row, of: style.name, prepared.template) else {
                return output.texts.appendNull()
            }
            try prepared.append(input, isSortKey: style.isSortKey, to: &scratch)
            output.texts.appendRow(scratch)
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
