extension DateStyle {
    /// How the days of the Indian lunisolar months are counted: Gujarati, Kannada, Marathi, Telugu and Vikram. Other calendars
    /// are not touched by it.
    ///
    /// ```swift
    /// let instant = try Instant(iso8601: "2025-10-23T12:00:00Z")
    /// let style = DateStyle(date: .long, locale: "gu").calendar(.gujarati)
    /// style.format(instant)                        // "2 કારતક, વિ. સં. 2082"
    /// style.lunarDays(.halves).format(instant)     // "કારતક સુદ 2, વિ. સં. 2082"
    /// ```
    public enum LunarDays: String, Hashable, Codable, Sendable, CaseIterable {
        /// 1 to 30 through the month.
        case throughMonth
        /// 1 to 15 in the bright half and 1 to 15 in the dark half (paksha), with the half's name before the number.
        ///
        /// In a pattern the letter `d` writes both, "Shukla 2". The locale's own patterns and skeletons put the month's name
        /// before them, whatever their order, as all almanacs do: "Kartika Shukla 2". A pattern that is given stays as it is.
        case halves
    }
}

/// A locale's pattern for a date whose day is the name of a half and a number.
enum LunarHalfPattern {
    /// The pattern with the name of the month right before the day. A month in digits stays where it is.
    static func arranged(_ pattern: DatePattern) -> DatePattern {
        var parts = pattern.parts
        guard let day = parts.firstIndex(where: { isField($0, "d") }), let month = parts.firstIndex(where: isMonthName),
            (day - 2...day + 2).contains(month)
        else { return pattern }
        let name = parts[month]
        let low = min(day, month)
        let high = max(day, month)
        // Something other than text stands between the two.
        if high - low == 2, case .field = parts[low + 1] { return pattern }
        if month < day {
            guard high - low == 1 else { return pattern }
            parts.insert(.literal(" "), at: day)
        } else {
            parts.replaceSubrange(low...high, with: [name, .literal(" "), parts[day]])
            // The number of a day that has moved to the end must not run into that of the year.
            let next = low + 3
            if next + 1 < parts.count, case .literal(let text) = parts[next], text.allSatisfy(\.isWhitespace),
                case .field(let letter, _) = parts[next + 1], "yYur".contains(letter)
            {
                parts[next] = .literal(", ")
            }
        }
        return (try? DatePattern(DatePattern(parts: parts).text)) ?? pattern
    }

    private static func isField(_ part: DatePattern.Part, _ letter: Character) -> Bool {
        if case .field(letter, _) = part { true } else { false }
    }

    private static func isMonthName(_ part: DatePattern.Part) -> Bool {
        // Narrow months are numbers.
        if case .field("M", 3...4) = part { return true }
        if case .field("L", 3...4) = part { return true }
        return false
    }
}
