public import LocaleFormatCore

extension VisibleText {
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
}
