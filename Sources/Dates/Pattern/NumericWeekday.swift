/// Weekdays by number, `e` and `ee`, which ICU 67 takes for names when it chooses a pattern.
enum NumericWeekday {
    /// The pattern with the weekday as the skeleton asks for it.
    static func restored(_ pattern: String, _ skeleton: String) -> String {
        let count = skeleton.count { $0 == "e" }
        guard (1...2).contains(count), let parts = (try? DatePattern(pattern))?.parts else { return pattern }
        return DatePattern(
            parts: parts.map { part in
                if case .field(let letter, _) = part, "Eec".contains(letter) { return .field("e", count: count) }
                return part
            }
        ).text
    }
}
