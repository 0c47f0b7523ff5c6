/// How many columns text takes on a terminal.
///
/// By UAX #11 East Asian Width: wide and fullwidth characters take two columns, others one; marks that take no space and
/// format characters take none. Indic vowels that stand beside their consonant (general category Mc) take a column of
/// their own, as they do in terminals, which lay text out scalar by scalar. Ranges are those of EastAsianWidth.txt that are W or F, with unassigned places between them filled as the annex says (section 5.2), and an emoji sequence counts as wide.
///
/// ```swift
/// DisplayWidth.columns(of: "東京 e\u{301}")      // 6
/// ```
public enum DisplayWidth {
    /// The columns of all the characters of `text`.
    public static func columns(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

    /// `text` with spaces behind it up to `width` columns.
    public static func padded(_ text: String, to width: Int) -> String {
        let columns = columns(of: text)
        return width > columns ? text + String(repeating: " ", count: width - columns) : text
    }

    /// 0, 1 or 2, and more where a cluster has several signs that stand beside each other.
    public static func columns(of character: Character) -> Int {
        // An emoji of several scalars, a flag or a keycap among them, is one wide picture.
        if character.unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) {
            return 2
        }
        return character.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
        default: break
        }
        // Vowels and final consonants that join the Hangul syllable before them.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
