import LocalizedTextTools

/// Rows of a table: columns as wide as their widest cell, right-to-left cells isolated.
struct TourTable {
    let title: String
    let rows: [[String]]

    var lines: [String] {
        let count = rows.map { $0.count }.max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { column < $0.count ? DisplayWidth.columns(of: $0[column]) : nil }.max() ?? 0
        }
        return [title]
            + rows.map { row in
                let cells = row.enumerated().map { column, cell in
                    let padding = String(repeating: " ", count: widths[column] - DisplayWidth.columns(of: cell))
                    return BidiIsolation.isolated(cell) + (column == row.count - 1 ? "" : padding)
                }
                return "  " + cells.joined(separator: "  ")
            }
    }
}
