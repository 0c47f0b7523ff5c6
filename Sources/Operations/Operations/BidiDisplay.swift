import LocalizedTextTools

/// A text as it is stored and as it is seen, in columns: right-to-left characters are isolates, each for itself, so that the
/// columns stand where they are on a terminal that reorders text, and on one that does not.
struct BidiDisplay {
    let lines: [String]

    private struct Cell {
        let text: String
        let offset: Int
        let level: UInt8?
        var isSelected = false
    }

    /// - Parameters:
    ///   - columns: what was selected on the screen.
    ///   - ranges: where that is stored.
    init(_ layout: BidiLayout, _ columns: ClosedRange<Int>?, _ ranges: [Range<Int>]?) {
        var lines: [String] = []
        var (start, column) = (0, 0)
        let selected = Set((ranges ?? []).joined())
        for line in layout.lines {
            let levels = line.levels
            let scalars = Array(line.text.unicodeScalars)
            let stored = scalars.indices.map { place in
                let offset = start + place
                return Cell(
                    text: Self.text(scalars[place], isMirrored: false), offset: offset, level: levels[place],
                    isSelected: selected.contains(offset))
            }
            let seen = line.visualOrder.map { place in
                let isMirrored = (levels[place] ?? 0) % 2 == 1
                return Cell(
                    text: Self.text(scalars[place], isMirrored: isMirrored), offset: start + place,
                    level: levels[place], isSelected: selected.contains(start + place))
            }
            if !lines.isEmpty { lines.append("") }
            lines.append("paragraph \(line.direction == .leftToRight ? "left to right" : "right to left")")
            let first = column
            lines += Self.rows(stored, marked: ranges != nil) { cells, _ in
                [
                    ("stored", cells.map(\.text)), ("offset", cells.map { "\($0.offset)" }),
                    ("level", cells.map { $0.level.map { "\($0)" } ?? "x" }),
                ]
            }
            lines += Self.rows(seen, marked: ranges != nil) { cells, place in
                [
                    ("seen", cells.map(\.text)), ("offset", cells.map { "\($0.offset)" }),
                    ("column", cells.indices.map { "\(first + place + $0 - cells.startIndex)" }),
                ]
            }
            start += scalars.count
            column += seen.count
        }
        self.lines = lines
    }

    /// Rows of cells that are as wide as a terminal at most.
    private static func rows(
        _ cells: [Cell], marked: Bool, _ texts: (ArraySlice<Cell>, Int) -> [(label: String, texts: [String])]
    ) -> [String] {
        let widest = cells.map { max(DisplayWidth.columns(of: $0.text), "\($0.offset)".count) }.max() ?? 1
        let perRow = max(1, 68 / (widest + 1))
        var lines: [String] = []
        for first in stride(from: 0, to: cells.count, by: perRow) {
            let row = cells[first..<min(first + perRow, cells.count)]
            var rows = texts(row, first)
            if marked { rows.append(("selected", row.map { $0.isSelected ? "^" : "" })) }
            for (label, texts) in rows {
                let shown = texts.map { text in
                    BidiIsolation.isolated(text)
                        + String(repeating: " ", count: max(0, widest + 1 - DisplayWidth.columns(of: text)))
                }
                let line = DisplayWidth.padded(label, to: 10) + shown.joined()
                lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
            }
        }
        return lines
    }

    /// One scalar by itself: marks on a circle, what is not seen by its name or code.
    private static func text(_ scalar: Unicode.Scalar, isMirrored: Bool) -> String {
        if let name = names[scalar] { return name }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return "\u{25CC}\(scalar)"
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
            return "U+" + String(scalar.value, radix: 16, uppercase: true)
        case .spaceSeparator: return "\u{2423}"
        default: return isMirrored ? "\(scalar.bidiMirrored)" : "\(scalar)"
        }
    }

    /// The names of UAX #9, section 2.
    private static let names: [Unicode.Scalar: String] = [
        "\u{202A}": "LRE", "\u{202B}": "RLE", "\u{202C}": "PDF", "\u{202D}": "LRO", "\u{202E}": "RLO",
        "\u{2066}": "LRI",
        "\u{2067}": "RLI", "\u{2068}": "FSI", "\u{2069}": "PDI", "\u{200E}": "LRM", "\u{200F}": "RLM", "\u{61C}": "ALM",
        "\u{200C}": "ZWNJ", "\u{200D}": "ZWJ", "\t": "TAB", "\n": "LF", "\r": "CR", "\u{AD}": "SHY",
    ]
}
