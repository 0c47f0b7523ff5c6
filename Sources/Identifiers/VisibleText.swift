/// Text from outside, made fit for a terminal or a log: what would steer the terminal, forge a line or turn the text around it is
/// written out instead.
///
/// ```swift
/// VisibleText.line("a\u{1B}[31m\nb")              // "a\u{1B}[31m\nb"; on one line
/// ```
public enum VisibleText {
    /// One line: a message that quotes a file's name, a key, an argument.
    ///
    /// Line feeds, carriage returns and tabs become `\n`, `\r` and `\t`; every other control character (C0, delete, C1), line and
    /// paragraph separator and format character, among them all that direct bidirectional text (Unicode Standard Annex #9), become
    /// `\u{1B}`. Joiners (U+200C, U+200D) stay, since many languages are spelled with them.
    public static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            case "\u{200C}", "\u{200D}": line.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator: line += escape(scalar)
                default: line.unicodeScalars.append(scalar)
                }
            }
        }
        return line
    }

    /// What an error quotes of a text that could not be read, and of what was expected: as ``line(_:)``, and whatever else looks like an
    /// ordinary space or like nothing is written out too, a no-break space as `\u{A0}`, joiners and variation selectors. Otherwise
    /// a message may say: unexpected ' €', expected ' €'.
    package static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var quoted = ""
        for scalar in text.unicodeScalars {
            let isHidden =
                scalar != " " && scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            if isHidden, !scalar.isASCII { quoted += escape(scalar) } else { quoted += line(String(scalar)) }
        }
        return quoted
    }

    /// The beginning of a text from outside, for messages: at most `limit` Unicode scalars, of which the last are `end` where there were
    /// more. It is cut between characters, but for a character that alone is longer, such as a letter under a thousand accents; so
    /// that a message is no longer than its own words and this.
    package static func shortened(_ text: some StringProtocol, to limit: Int = 60, end: String = "...") -> String {
        let scalars = text.unicodeScalars
        guard scalars.dropFirst(limit).first != nil else { return String(text) }
        let head = scalars.prefix(max(0, limit - end.unicodeScalars.count))
        var start = String(String.UnicodeScalarView(head))
        var longer = start
        longer.unicodeScalars.append(scalars[head.endIndex])
        if longer.count == start.count, start.count > 1 { start.removeLast() }
        return start + end
    }

    /// `\u{1B}`
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

extension String {
    /// At most 60 characters, for messages.
    package var shortened: String { VisibleText.shortened(self) }
}
