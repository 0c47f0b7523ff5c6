import LocalizedTextTools

/// What the page shows where a text alone would not do.
enum Picture {
    typealias Shown = (text: String, picture: String?)

    /// A sorted list.
    static func list(_ words: [String]) -> Shown {
        (words.joined(separator: " "), "<ol>" + words.map { "<li>\(HTML.escaped($0))</li>" }.joined() + "</ol>")
    }

    /// A text that is HTML already, with its marks.
    static func marked(_ html: String) -> Shown { (html, html) }

    /// A drag over columns of the screen: the stored ranges, in Unicode scalars, and a drawing.
    static func selection(_ line: BidiLine, _ columns: Range<Int>) -> Shown {
        let scalars = line.text.unicodeScalars
        let ranges = line.storedRanges(ofVisual: columns).ranges.map { range in
            let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
            return "\(start)-\(start + scalars.distance(from: range.lowerBound, to: range.upperBound))"
        }
        return (ranges.joined(separator: ","), drawing(line, selecting: columns))
    }

    /// A drawing of two rows of characters: as stored, and as seen from left to right. Each is in a box of its own, so that no browser
    /// orders them anew.
    private static func drawing(_ line: BidiLine, selecting columns: Range<Int>) -> String {
        let scalars = Array(line.text.unicodeScalars)
        let order = line.visualOrder
        let chosen = Set(columns.clamped(to: 0..<order.count).map { order[$0] })
        let width = 26 * scalars.count
        var svg = "<svg role=\"img\" width=\"\(width)\" height=\"96\" viewBox=\"0 0 \(width) 96\">"
        svg += "<title>Stored, and as seen: \(HTML.escaped(String(line.text)))</title>"
        for (place, offset) in scalars.indices.enumerated() {
            svg += box(scalars[offset], place, 0, chosen.contains(offset))
        }
        for (place, offset) in order.enumerated() {
            let from = 26 * offset + 12
            svg += "<line x1=\"\(from)\" y1=\"34\" x2=\"\(26 * place + 12)\" y2=\"60\"/>"
            svg += box(scalars[offset], place, 62, chosen.contains(offset))
        }
        return svg + "</svg>"
    }

    private static func box(_ scalar: Unicode.Scalar, _ place: Int, _ top: Int, _ isChosen: Bool) -> String {
        let left = 26 * place
        return "<rect x=\"\(left)\" y=\"\(top)\" width=\"24\" height=\"32\"\(isChosen ? " class=\"chosen\"" : "")/>"
            + "<text x=\"\(left + 12)\" y=\"\(top + 22)\"\(isChosen ? " class=\"chosen\"" : "")>"
            + HTML.escaped(String(scalar)) + "</text>"
    }
}
