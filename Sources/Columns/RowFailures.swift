package import LocaleFormatMemory

/// The rows that failed in a column where a row may: how many, and why, where somebody asks for that.
package struct RowFailures: ~Copyable {
    package private(set) var count = 0
    /// What is told of each row, up to the last one that failed.
    private var messages: TextColumn
    private let isTold: Bool
    private let rows: Int
    /// The rows that are malformed: of the values of a dictionary, of which no row of the column may be one.
    private var malformed: Set<Int> = []

    init(rows: Int, _ request: ColumnRequest) {
        self.rows = rows
        isTold = request.tellsFailures
        messages = TextColumn(rows: isTold ? rows : 0)
    }

    /// Notes a row behind those before; throws where the request says that none may fail, or not so.
    mutating func append(_ row: Int, _ failure: ColumnFailure, _ request: ColumnRequest) throws(ColumnFailure) {
        guard request.mayFail(failure) else { throw failure.at(row) }
        count += 1
        guard isTold else { return }
        if failure.code == .column { malformed.insert(row) }
        while messages.count < row { messages.appendNull() }
        messages.appendRow(Array(failure.message.utf8))
    }

    /// Why a row failed; nil for one that did not.
    func failure(of row: Int) -> ColumnFailure? {
        guard count > 0, let message = messages.text(of: row) else { return nil }
        return ColumnFailure(malformed.contains(row) ? .column : .value, message)
    }

    /// Gives the messages away, a row for each of the column's; nil where nobody asked.
    package mutating func takeMessages() -> TextColumn? {
        guard isTold else { return nil }
        while messages.count < rows { messages.appendNull() }
        var taken = TextColumn(rows: 0)
        swap(&taken, &messages)
        return taken
    }
}

extension TextColumn {
    /// The text of a row; nil where it is null or was not written.
    fileprivate borrowing func text(of row: Int) -> String? {
        guard row < count, !isNull(row) else { return nil }
        let range = range(of: row)
        return bytes.withLent { $0.part(range).text }
    }
}
