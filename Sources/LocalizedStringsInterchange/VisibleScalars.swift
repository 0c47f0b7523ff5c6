/// Text for messages, on one line.
enum VisibleScalars {
    /// At most so many characters, controls as their code points.
    static func text(_ text: String, limit: Int = 40) -> String {
        var shown = ""
        for scalar in text.unicodeScalars.prefix(limit) {
            switch scalar {
            case "\n": shown += "\\n"
            case "\0"..<" ", "\u{7F}"..<"\u{A0}": shown += "U+" + String(scalar.value, radix: 16, uppercase: true)
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return text.unicodeScalars.count > limit ? shown + "…" : shown
    }
}
