internal import LocaleFormatMemory

/// How many combining marks may follow each other where texts are compared, looked up or put into canonical order.
///
/// Two texts may be written with other characters and mean the same: `é` is one scalar or two. To tell so, marks have to be put in
/// order, and of thousands in a row that takes minutes. Nobody writes so: thirty is the limit of Unicode's stream-safe text format
/// (UAX #15, section 13). Keys, names and words with more of them are refused, or are known to nobody; texts that are only
/// formatted, cut, sorted or searched may have any number.
///
/// ```swift
/// CombiningMarks.excess(in: "a\u{301}")                                      // nil
/// CombiningMarks.excess(in: "a" + String(repeating: "\u{301}", count: 31))   // 61
/// ```
public enum CombiningMarks {
    /// 30 scalars.
    public static let limit = MarkRuns.limit

    /// Where the first mark beyond the limit begins, in UTF-8 bytes; nil where there is none.
    public static func excess(in text: some StringProtocol) -> Int? { text.excessiveMark }

    /// A canonically equivalent text that is compared and hashed in time with its length: the marks of each run beyond the limit in
    /// canonical order (Unicode Standard, section 3.11). The same text where no run is so long.
    ///
    /// ```swift
    /// let text = "a" + String(repeating: "\u{301}\u{327}", count: 20)
    /// CombiningMarks.ordered(text) == text                                      // true
    /// ```
    public static func ordered(_ text: String) -> String { text.withOrderedMarks }
}
