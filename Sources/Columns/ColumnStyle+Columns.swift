package import LocaleFormatMemory
internal import LocaleFormatOperations

/// A column that was formatted, as it is encoded.
package enum EncodedOutput: ~Copyable {
    case plain(ColumnOutput)
    /// The texts of a dictionary, and the indices of the rows.
    case dictionary(ColumnOutput, indices: ValueColumn, format: ColumnFormat)
}

extension ColumnStyle {
    /// Formats a column: of a dictionary and of runs each value once, where no option differs from row to row.
    package func format(_ source: ColumnSource, _ request: ColumnRequest) throws(ColumnFailure) -> EncodedOutput {
        guard request.optionColumns.isEmpty else {
            var styles = try RowStyles(self, request, rows: source.count, base: zone(of: source))
            var formatter = ColumnFormatter(source, self, request)
            try formatter.run(&styles)
            return .plain(formatter.finish())
        }
        let prepared = try inZone(of: source).get()
        if let values = source.dictionary.first { return try dictionary(source, values, request, prepared) }
        if source.format == .runs { return .plain(try runs(source, request, prepared)) }
        var formatter = ColumnFormatter(source, self, request)
        try formatter.run(prepared)
        return .plain(formatter.finish())
    }

    /// The style in the zone of the column, where it says none itself.
    private func inZone(of source: ColumnSource) throws(ColumnFailure) -> Result<PreparedStyle, ColumnFailure> {
        let zone = zone(of: source)
        guard !zone.isEmpty, case .success = prepared else { return prepared }
        return .success(try preparing(zone))
    }

    /// The zone of instants, or of the first instants in a struct.
    private func zone(of source: ColumnSource) -> [(OptionName, String)] {
        guard !saysZone, name.type.options.contains(.timeZone) else { return [] }
        for column in source.format == .structure && source.dictionary.isEmpty ? source.children : [source] {
            let values = column.dictionary.first ?? (column.format == .runs ? column.children.last : nil) ?? column
            if case .timestamp(_, let zone) = values.format, !zone.isEmpty { return [(.timeZone, zone)] }
        }
        return []
    }

    /// Texts of all values, with failures that count only where a row has the value.
    private func values(
        _ values: ColumnSource, _ request: ColumnRequest, _ prepared: PreparedStyle
    ) throws(ColumnFailure) -> ColumnOutput {
        var lenient = request
        lenient.toNull = true
        var formatter = ColumnFormatter(values, self, lenient)
        try formatter.run(prepared)
        return formatter.finish()
    }

    private func dictionary(
        _ source: ColumnSource, _ values: ColumnSource, _ request: ColumnRequest, _ prepared: PreparedStyle
    ) throws(ColumnFailure) -> EncodedOutput {
        var output = try self.values(values, request, prepared)
        let messages = Dictionary(uniqueKeysWithValues: output.failures.map { ($0.row, $0.message) })
        output.failures = []
        let width = source.format.width ?? 4
        var indices = ValueColumn(rows: source.count, width: width)
        for row in 0..<source.count {
            let entry: Int?
            do throws(ColumnFailure) { entry = try source.entry(row) } catch { throw error }
            if let entry, let message = messages[entry] {
                guard request.toNull else { throw ColumnFailure(.value, message, row: row) }
                output.failures.append((row, message))
            }
            indices.append(entry.map(Int64.init), width: width)
        }
        if indices.isExhausted { throw .memory }
        return .dictionary(output, indices: indices, format: source.format)
    }

    private func runs(
        _ source: ColumnSource, _ request: ColumnRequest, _ prepared: PreparedStyle
    ) throws(ColumnFailure) -> ColumnOutput {
        guard source.children.count == 2 else { throw .column("runs have two children: their ends, and values") }
        let texts = try values(source.children[1], request, prepared)
        let messages = Dictionary(uniqueKeysWithValues: texts.failures.map { ($0.row, $0.message) })
        var output = ColumnOutput(rows: source.count, isLarge: request.isLarge)
        var cursor = RunCursor(source)
        for row in 0..<source.count {
            if row % ColumnRequest.blockSize == 0, let isCancelled = request.isCancelled, isCancelled() {
                throw .cancelled
            }
            guard let place = try cursor.place(of: row) else {
                output.texts.appendNull()
                continue
            }
            if let message = messages[place] {
                try output.fail(row, ColumnFailure(.value, message), request)
            } else {
                output.texts.appendRow(place, of: texts.texts)
            }
        }
        if output.texts.isExhausted { throw .memory }
        return output
    }
}

extension ValueColumn {
    /// An integer of so many bytes; null where there is none.
    mutating func append(_ value: Int64?, width: Int) {
        switch width {
        case 1: value.map { append(UInt8(truncatingIfNeeded: $0)) } ?? appendNull(0 as UInt8)
        case 2: value.map { append(UInt16(truncatingIfNeeded: $0)) } ?? appendNull(0 as UInt16)
        case 4: value.map { append(UInt32(truncatingIfNeeded: $0)) } ?? appendNull(0 as UInt32)
        default: value.map { append(UInt64(truncatingIfNeeded: $0)) } ?? appendNull(0 as UInt64)
        }
    }
}
