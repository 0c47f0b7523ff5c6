/// Text from outside, made fit for a terminal or a log: what would steer the terminal, forge a line or turn the text around it is
/// written out instead.
///
/// ```swift
/// VisibleText.line("a\u{1B}[31m\nb")              // "a\u{1B}[31m\nb"; on one line
/// VisibleText.block("1\n\u{202E}2")                // "1\n\u{202E}2"; the line feed is one still
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

    /// Text of many lines that is shown for its own sake, such as a localized string.
    ///
    /// Line feeds and tabs stay. So do marks (U+200E, U+200F, U+061C), embeddings, overrides and isolates in lines where they pair
    /// up, since dates and numbers of right-to-left languages need them; where one lacks its partner, all of its line are written
    /// out. So are all other control characters, line and paragraph separators.
    public static func block(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return text }
        // By scalars: as characters, a carriage return and a line feed are one.
        return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { shown(String($0)) }.joined(separator: "\n")
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

    private static func shown(_ line: String) -> String {
        let isBalanced = BidiBalance.firstUnpaired(in: line) == nil
        var shown = ""
        for scalar in line.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where scalar != "\t", .lineSeparator, .paragraphSeparator: shown += escape(scalar)
            case .format where scalar.properties.isBidiControl && !isMark(scalar) && !isBalanced:
                shown += escape(scalar)
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{200E}" || scalar == "\u{200F}" || scalar == "\u{61C}"
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

extension String {
    /// At most 60 characters, for messages.
    package var shortened: String { VisibleText.shortened(self) }
}
