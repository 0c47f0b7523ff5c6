internal import LocaleFormatBridge
package import LocaleFormatCore
internal import LocaleFormatMemory

/// CLDR's patterns, and the one by which ICU puts a day and a time together.
extension RelativeTimePattern {
    /// - Parameter text: with ``day`` and ``time`` in it.
    private convenience init?(_ text: String) {
        let scalars = text.unicodeScalars
        guard let day = scalars.firstIndex(of: Self.day), let time = scalars.firstIndex(of: Self.time) else {
            return nil
        }
        let (first, second) = (min(day, time), max(day, time))
        self.init(
            before: String(scalars[..<first]), between: String(scalars[scalars.index(after: first)..<second]),
            after: String(scalars[scalars.index(after: second)...]), isDayFirst: day < time)
    }

    // Private use, which no pattern has.
    private static let day: Unicode.Scalar = "\u{F8D1}"
    private static let time: Unicode.Scalar = "\u{F8D2}"

    /// - Parameters:
    ///   - isWide: whether the day is in full.
    ///   - combine: ICU's own way.
    package static func of(
        _ locale: LocaleID, isWide: Bool, combine: (String, String) throws(DateError) -> String
    ) throws(DateError) -> RelativeTimePattern {
        func make() throws(DateError) -> RelativeTimePattern {
            if isWide, let own = Self.long(in: locale) { return own }
            let text = try combine(String(Self.day), String(Self.time))
            guard let pattern = RelativeTimePattern(text) else { throw .outOfRange("pattern \(text)") }
            return pattern
        }
        guard let number = locale.number else { return try make() }
        return try cache.value(for: WordKey(number, isWide ? 1 : 0), make: make)
    }

    private static let cache = StyleCache<RelativeTimePattern>(limit: 1_024)

    private static func long(in locale: LocaleID) -> RelativeTimePattern? {
        let calendars = locale.bundles().compactMap { $0.node("calendar", "gregorian") }
        // In the last the patterns for lengths follow those of dates and times, and one for all lengths.
        for (key, place) in [
            ("DateTimePatterns%relative", 1), ("DateTimePatterns%atTime", 1), ("DateTimePatterns", 10),
        ] {
            for calendar in calendars {
                guard let patterns = calendar.child(key)?.strings, patterns.count > place else { continue }
                return RelativeTimePattern(unquoted(patterns[place]))
            }
        }
        return nil
    }

    /// A pattern as dates have them, `{1} 'at' {0}`, with marks in place of numbers.
    private static func unquoted(_ pattern: String) -> String {
        let marked = pattern.replacing("{1}", with: String(day)).replacing("{0}", with: String(time))
        var text = ""
        var rest = marked[...]
        while let first = rest.first {
            rest = rest.dropFirst()
            if first == "'", rest.first == "'" {
                text.append("'")
                rest = rest.dropFirst()
            } else if first != "'" {
                text.append(first)
            }
        }
        return text
    }
}
