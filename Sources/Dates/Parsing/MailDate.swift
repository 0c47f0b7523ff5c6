/// A date as in the headers of mail and of HTTP, `Fri, 21 Nov 2025 14:05:00 +0530` (RFC 5322, 3.3, which RFC 2822 preceded;
/// RFC 9110, 5.6.7). It is English in every language.
enum MailDate {
    /// The same in ISO 8601, and the weekday, 1 for Sunday; nil for other texts. The weekday may be missing, as may the seconds.
    static func iso8601(_ text: String) -> (text: String, weekday: Int?)? {
        guard text.utf8.count <= 64, text.utf8.contains(0x3A) else { return nil }
        var words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
        // A comment that says what the offset is called: `(CET)`.
        if words.count > 5, let last = words.last, last.hasPrefix("("), last.hasSuffix(")") { words.removeLast() }
        var weekday: Int?
        if let first = words.first, first.hasSuffix(",") {
            weekday = weekdays.firstIndex(of: first.dropLast().lowercased()).map { $0 + 1 }
            guard weekday != nil else { return nil }
            words.removeFirst()
        }
        guard words.count == 5, let day = number(words[0], 1...2),
            let month = months.firstIndex(of: words[1].lowercased()), let year = number(words[2], 4...4),
            let offset = offset(words[4])
        else { return nil }
        let clock = words[3].split(separator: ":", omittingEmptySubsequences: false)
        guard 2...3 ~= clock.count, clock.allSatisfy({ number($0, 2...2) != nil }) else { return nil }
        return ("\(year)-\(two(month + 1))-\(two(day))T\(words[3])\(offset)", weekday)
    }

    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

    private static func two(_ text: String) -> String { text.count < 2 ? "0" + text : text }
    private static func two(_ number: Int) -> String { two("\(number)") }

    /// The digits, if they are so many.
    private static func number(_ text: some StringProtocol, _ length: ClosedRange<Int>) -> String? {
        length.contains(text.count) && text.allSatisfy(\.isASCIIDigit) ? String(text) : nil
    }

    /// `+0530`, and the names that RFC 5322, 4.3, gives a meaning.
    private static func offset(_ text: String) -> String? {
        if let sign = text.first, sign == "+" || sign == "-", number(text.dropFirst(), 4...4) != nil {
            return "\(sign)\(text.dropFirst().prefix(2)):\(text.suffix(2))"
        }
        return [
            "GMT": "Z", "UT": "Z", "UTC": "Z", "Z": "Z", "EST": "-05:00", "EDT": "-04:00", "CST": "-06:00",
            "CDT": "-05:00", "MST": "-07:00", "MDT": "-06:00", "PST": "-08:00", "PDT": "-07:00",
        ][text]
    }
}
