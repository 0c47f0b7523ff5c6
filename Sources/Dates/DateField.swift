/// What a part of a formatted date is.
public enum DateField: String, Hashable, Codable, Sendable, CaseIterable {
    case era, year, cyclicYear, relatedYear, extendedYear, weekYear
    case quarter, month, weekOfYear, weekOfMonth
    /// The bright or dark half of a lunar month, beside the day within it.
    case lunarHalf
    case day, dayOfYear, weekdayInMonth, julianDay, weekday
    case dayPeriod, hour, minute, second, fractionalSecond, millisecondsInDay
    case timeZone
    /// One of the two ends of an interval.
    case start, end

    /// The field that a pattern letter writes.
    package init?(letter: Character) {
        switch letter {
        case "G": self = .era
        case "y": self = .year
        case "Y": self = .weekYear
        case "u": self = .extendedYear
        case "U": self = .cyclicYear
        case "r": self = .relatedYear
        case "Q", "q": self = .quarter
        case "M", "L": self = .month
        case "w": self = .weekOfYear
        case "W": self = .weekOfMonth
        case "d": self = .day
        case "D": self = .dayOfYear
        case "F": self = .weekdayInMonth
        case "g": self = .julianDay
        case "E", "e", "c": self = .weekday
        case "a", "b", "B": self = .dayPeriod
        case "h", "H", "K", "k": self = .hour
        case "m": self = .minute
        case "s": self = .second
        case "S": self = .fractionalSecond
        case "A": self = .millisecondsInDay
        case "z", "Z", "O", "v", "V", "X", "x": self = .timeZone
        default: return nil
        }
    }

    /// ICU's `UDateFormatField` numbers are places in this string of pattern letters.
    private static let icuLetters = Array("GyMdkHmsSEDFwWahKzYeugAZvcLQqVUOXxrbB")

    /// The pattern letter of one of ICU's fields.
    static func letter(icuField: Int32) -> Character? {
        icuLetters.indices.contains(Int(icuField)) ? icuLetters[Int(icuField)] : nil
    }

    package init?(icuField: Int32) {
        guard let letter = Self.letter(icuField: icuField) else { return nil }
        self.init(letter: letter)
    }
}
