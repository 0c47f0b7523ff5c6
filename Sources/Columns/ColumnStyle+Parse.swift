package import LocaleFormatMemory
internal import LocaleFormatOperations

/// A column of numbers that was read.
package struct ParsedOutput: ~Copyable {
    var values: ValueColumn
    package var failures: RowFailures

    package consuming func takeValues() -> ValueColumn { values }
}

extension ColumnStyle {
    /// Whether it reads texts back.
    package func checkParses() throws(ColumnFailure) {
        guard name.rawValue.hasPrefix("parse-") else { throw .column("\(name.rawValue) reads no texts back") }
    }

    /// Reads texts into numbers or instants of one of Arrow's formats.
    package func parse(
        _ source: ColumnSource, into format: String, _ request: ColumnRequest
    ) throws(ColumnFailure) -> ParsedOutput {
        try checkParses()
        guard let target = ParseTarget(format, of: name) else {
            throw .column("\(name.rawValue) is not read into columns of Arrow's format '\(format)'")
        }
        var parser = ColumnParser(source, self, request, target)
        if request.optionColumns.isEmpty {
            try parser.run(prepared.get())
        } else {
            var styles = try RowStyles(self, request, rows: source.count)
            try parser.run(&styles)
        }
        return parser.finish()
    }
}
