package import LocaleFormatMemory
package import LocaleFormatOperations

/// How a column is formatted.
package struct ColumnRequest {
    /// Whether rows that fail become null.
    package var toNull = false
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

    /// What is told of a row that becomes null; the failure of a row that may not is thrown.
    func told(_ failure: ColumnFailure, of row: Int) throws(ColumnFailure) -> (row: Int, message: String) {
        guard toNull, failure.code == .value || failure.code == .usage else {
            var failure = failure
            failure.row = row
            throw failure
        }
        return (row, failure.message)
    }
}

/// A column that was written.
package struct ColumnOutput: ~Copyable {
    package var texts: TextColumn
    /// The rows that failed, and why, in their order.
    package var failures: [(row: Int, message: String)] = []

    package var isLarge: Bool { texts.isLarge }

    package consuming func takeTexts() -> TextColumn { texts }

    init(rows: Int, isLarge: Bool) { texts = TextColumn(rows: rows, isLarge: isLarge) }

    /// Ends a row that failed, or the whole.
    mutating func fail(_ row: Int, _ failure: ColumnFailure, _ request: ColumnRequest) throws(ColumnFailure) {
        failures.append(try request.told(failure, of: row))
        texts.appendNull()
    }
}
