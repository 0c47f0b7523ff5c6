/// What a part of a formatted date is.
public enum DateField: String, Hashable, Codable, Sendable, CaseIterable, BitwiseCopyable {
    /// "AD", "Reiwa".
    case era
    /// The year of the era.
    case year
    /// The name of a year in the cycle of sixty: "yi-si".
    case cyclicYear
    /// The Gregorian year that goes with a year of the calendar.
    case relatedYear
    /// The year counted without eras.
    case extendedYear
    /// The year that a week belongs to.
    case weekYear
    /// "Q4".
    case quarter
    /// The month, by name or number.
    case month
    /// The number of the week in its year.
    case weekOfYear
    /// The number of the week in its month.
    case weekOfMonth
    /// The bright or dark half of a lunar month, beside the day within it.
    case lunarHalf
    /// The day of the month.
    case day
    /// The day counted from the start of the year, from 1.
    case dayOfYear
    /// The 3 of "the third Friday of the month".
    case weekdayInMonth
    /// The day counted from 24 November 4714 BCE (Gregorian), at midnight of the zone.
    case julianDay
    /// "Friday", or its number.
    case weekday
    /// "AM", "noon", "in the morning".
    case dayPeriod
    /// The hour, in whatever cycle.
    case hour
    /// The minute of the hour.
    case minute
    /// The second of the minute.
    case second
    /// The digits after the decimal separator of the seconds.
    case fractionalSecond
    /// The milliseconds since midnight.
    case millisecondsInDay
    /// The zone: "GMT+1", "Central European Standard Time", "Asia/Kolkata".
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
    package static func letter(icuField: Int32) -> Character? {
        icuLetters.indices.contains(Int(icuField)) ? icuLetters[Int(icuField)] : nil
    }

    /// ICU's number for the field of a letter.
    package static func icuField(_ letter: Character) -> Int32 {
        Int32(icuLetters.firstIndex(of: letter) ?? -1)
    }

    /// Whether a letter shows the zone.
    package static func isZone(_ letter: Character) -> Bool { DateField(letter: letter) == .timeZone }

    package init?(icuField: Int32) {
        guard let letter = Self.letter(icuField: icuField) else { return nil }
        self.init(letter: letter)
    }
}
