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
        (lenient.toNull, lenient.tellsFailures, lenient.isLenient) = (true, true, true)
        var formatter = ColumnFormatter(values, self, lenient)
        try formatter.run(prepared)
        return formatter.finish()
    }

    private func dictionary(
        _ source: ColumnSource, _ values: ColumnSource, _ request: ColumnRequest, _ prepared: PreparedStyle
    ) throws(ColumnFailure) -> EncodedOutput {
        var output = try self.values(values, request, prepared)
        var failures = RowFailures(rows: source.count, request)
        let width = source.format.width ?? 4
        var indices = ValueColumn(rows: source.count, width: width)
        var start = 0
        while let rows = try request.block(from: start, of: source.count) {
            for row in rows {
                let entry = try source.entry(row)
                if let entry, let failure = output.failures.failure(of: entry) {
                    try failures.append(row, failure, request)
                }
                indices.append(entry.map(Int64.init), width: width)
            }
            start = rows.upperBound
        }
        if indices.isExhausted { throw .memory }
        output.failures = failures
        return .dictionary(output, indices: indices, format: source.format)
    }

    private func runs(
        _ source: ColumnSource, _ request: ColumnRequest, _ prepared: PreparedStyle
    ) throws(ColumnFailure) -> ColumnOutput {
        guard source.children.count == 2 else { throw .column("runs have two children: their ends, and values") }
        let texts = try values(source.children[1], request, prepared)
        var output = ColumnOutput(rows: source.count, request)
        var cursor = RunCursor(source)
        var start = 0
        while let rows = try request.block(from: start, of: source.count) {
            for row in rows {
                guard let place = try cursor.place(of: row) else {
                    output.texts.appendNull()
                    continue
                }
                if let failure = texts.failures.failure(of: place) {
                    try output.fail(row, failure, request)
                } else {
                    output.texts.appendRow(place, of: texts.texts)
                }
            }
            start = rows.upperBound
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
