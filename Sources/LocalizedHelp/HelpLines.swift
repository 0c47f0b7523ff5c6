internal import LocaleFormatCore
internal import LocaleFormatText

/// Divides a text into lines of so many columns where the language allows it: between words, and in Chinese and Japanese between
/// most characters (UAX #14). Not after hyphens, which names of options and values have.
struct HelpLines {
    let columns: Int
    /// Columns that something else takes at the beginning of each line.
    let indentation: Int
    let locale: LocaleID

    /// Lines without space at their ends. A word that is wider than a line has one of its own.
    func lines(of text: String) -> [String] {
        let width = max(1, columns - indentation)
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            var used = 0
            var start = paragraph.startIndex
            for range in TextBoundaries(.line, locale: locale).ranges(in: paragraph) {
                let piece = paragraph[start..<range.upperBound]
                guard piece.last != "-" || range.upperBound == paragraph.endIndex else { continue }
                start = range.upperBound
                let bare = DisplayWidth.columns(of: Self.withoutEnd(piece))
                if used + bare > width, !line.isEmpty {
                    lines.append(String(Self.withoutEnd(line[...])))
                    (line, used) = ("", 0)
                }
                line += piece
                used += DisplayWidth.columns(of: piece)
            }
            lines.append(String(Self.withoutEnd(line[...])))
        }
        return lines
    }

    private static func withoutEnd(_ text: Substring) -> Substring {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
