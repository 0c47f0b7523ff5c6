import LocalizedTextTools

/// A month's grid laid out for a terminal or a file.
///
/// A place is as wide as the widest number or weekday, in terminal columns, with a mark on either side:
///
/// | mark | meaning |
/// |---|---|
/// | `[21]` | today; on a terminal reverse video in its place |
/// | `~7` | numbers before this one are skipped |
/// | `14+` | the second day with this number |
///
/// On a terminal the day that was asked for is underlined. Below the grid the skipped numbers stand behind `~`, the repeated
/// ones behind `+`. Where days are counted in halves, the line below that names the halves in their order.
struct MonthText {
    let grid: MonthGrid
    /// Whether the lines go to a terminal that takes escape sequences.
    let isTerminal: Bool

    var lines: [String] {
        let cells = grid.cells
        let width = (cells.map(\.number) + grid.weekdays).map { DisplayWidth.columns(of: $0) }.max() ?? 2
        let lineWidth = 7 * (width + 2)
        var lines = [directed(centered(grid.title, in: lineWidth), to: lineWidth)]
        lines.append(directed(grid.weekdays.map { " " + Self.flushRight($0, width) + " " }.joined(), to: lineWidth))
        for week in grid.weeks {
            let places = week.map { $0.map { place($0, width) } ?? String(repeating: " ", count: width + 2) }
            lines.append(directed(places.joined(), to: lineWidth))
        }
        let repeated = cells.filter(\.fields.isRepeatedDay).map { grid.halves?.text($0.fields) ?? $0.number }
        let skipped = grid.skipped.map { run in
            grid.halves?.text(run, in: cells[0].fields) ?? grid.digits.text(run)
        }
        let notes = [("~", skipped), ("+", repeated)].filter { !$0.1.isEmpty }
        if !notes.isEmpty {
            let text = notes.map { " \($0.0) " + $0.1.joined(separator: ", ") }.joined(separator: "  ")
            lines.append(directed(text, to: lineWidth))
        }
        if let halves = grid.halves {
            let runs = halves.runs(cells)
            if !runs.isEmpty { lines.append(directed(" " + runs.joined(separator: ", "), to: lineWidth)) }
        }
        return lines
    }

    private func place(_ cell: MonthGrid.Cell, _ width: Int) -> String {
        let number = Self.flushRight(cell.number, width)
        let isBracketed = cell.isToday && !isTerminal
        let before = isBracketed ? "[" : cell.skippedBefore.isEmpty ? " " : "~"
        let after = isBracketed ? "]" : cell.fields.isRepeatedDay ? "+" : " "
        guard isTerminal, cell.isToday || cell.isAsked else { return Self.hugged(before, number) + after }
        let code = cell.isToday ? "7" : "4"
        return Self.hugged(before, "\u{1B}[\(code)m\(number)\u{1B}[0m") + after
    }

    /// The mark right before the digits, behind the spaces that make them flush.
    private static func hugged(_ mark: String, _ number: String) -> String {
        let spaces = number.prefix { $0 == " " }
        return spaces + mark + number.dropFirst(spaces.count)
    }

    private static func flushRight(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text))) + text
    }

    private func centered(_ text: String, in width: Int) -> String {
        String(repeating: " ", count: max(0, width - DisplayWidth.columns(of: text)) / 2) + text
    }

    /// A line from left to right loses the spaces at its end. One from right to left keeps its order in a right-to-left
    /// isolate (UAX #9), where the first weekday is the rightmost, and keeps its full width so that lines stay flush.
    private func directed(_ line: String, to width: Int) -> String {
        guard grid.isRightToLeft else {
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        let plain = DisplayWidth.columns(of: line.withoutEscapes)
        return "\u{2067}" + line + String(repeating: " ", count: max(0, width - plain)) + "\u{2069}"
    }
}

extension String {
    /// Without the sequences that switch a terminal's colours.
    fileprivate var withoutEscapes: String {
        var result = ""
        var isInside = false
        for character in self {
            if character == "\u{1B}" { isInside = true }
            if !isInside { result.append(character) }
            if character == "m" { isInside = false }
        }
        return result
    }
}
