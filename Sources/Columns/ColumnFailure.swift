/// Why a column, a style or a value of them failed: the code that C has, the row, and one line for a person.
package struct ColumnFailure: Error, Sendable {
    /// The numbers of `localeformat.h`.
    package enum Code: Int32, Sendable {
        case usage = 1
        case value, column, buffer, cancelled, memory, misuse
    }

    package let code: Code
    package let message: String
    /// From 0; nil where no row is at fault.
    package var row: Int?

    package init(_ code: Code, _ message: String, row: Int? = nil) {
        self.code = code
        self.message = message
        self.row = row
    }

    /// The same, of a row.
    func at(_ row: Int) -> ColumnFailure { ColumnFailure(code, message, row: row) }

    package static func column(_ message: String, row: Int? = nil) -> ColumnFailure {
        ColumnFailure(.column, message, row: row)
    }

    package static let memory = ColumnFailure(.memory, "no memory for the new column")
    package static let cancelled = ColumnFailure(.cancelled, "cancelled by the caller")
}
