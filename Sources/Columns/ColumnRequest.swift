package import LocaleFormatMemory
package import LocaleFormatOperations

/// How a column is formatted.
package struct ColumnRequest {
    /// Whether rows that fail become null.
    package var toNull = false
    /// Whether it is kept why each of them did.
    package var tellsFailures = false
    /// Whether a row that is malformed becomes null too: of the values of a dictionary, of which no row may be one.
    var isLenient = false
    /// Whether offsets are of 64 bits in any case.
    package var isLarge = false
    /// Options that differ from row to row.
    package var optionColumns: [(name: OptionName, column: ColumnSource)] = []
    /// Asked now and then.
    package var isCancelled: (() -> Bool)?

    package init() {}

    /// The most columns of options, and the most styles that they make.
    package static let columnLimit = 8
    package static let styleLimit = 65_536
    /// Rows between two questions whether to stop.
    static let blockSize = 4_096

    /// The rows from one on that are done before the caller is asked again; nil behind the last of so many.
    func block(from start: Int, of count: Int) throws(ColumnFailure) -> Range<Int>? {
        guard start < count else { return nil }
        if let isCancelled, isCancelled() { throw .cancelled }
        return start..<min(count, start + Self.blockSize)
    }

    /// Whether a row that fails so becomes null.
    func mayFail(_ failure: ColumnFailure) -> Bool {
        switch failure.code {
        case .value, .usage: toNull
        case .column: isLenient
        case .buffer, .cancelled, .memory, .misuse: false
        }
    }
}

/// A column that was written.
package struct ColumnOutput: ~Copyable {
    package var texts: TextColumn
    package var failures: RowFailures

    package var isLarge: Bool { texts.isLarge }

    package consuming func takeTexts() -> TextColumn { texts }

    init(rows: Int, _ request: ColumnRequest) {
        texts = TextColumn(rows: rows, isLarge: request.isLarge)
        failures = RowFailures(rows: rows, request)
    }

    /// Ends a row that failed, or the whole.
    mutating func fail(_ row: Int, _ failure: ColumnFailure, _ request: ColumnRequest) throws(ColumnFailure) {
        try failures.append(row, failure, request)
        texts.appendNull()
    }
}
