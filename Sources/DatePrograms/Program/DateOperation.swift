package import LocaleFormatMemory

/// A step of a date program: what is written next.
package enum DateOperation: Sendable, BitwiseCopyable {
    /// Text that is copied.
    case literal(PooledText)
    /// A number from a field.
    case number(NumberSource, NumberForm)
    /// A number in letters or words: from a table where the value lies in it, else by ICU's rules.
    case numeral(NumberSource, NumeralTable)
    /// A number that wears a mark: that of a leap month, or of the second day with one number.
    case marked(NumberSource, NumberForm, before: PooledText, after: PooledText)
    /// A number in letters, likewise.
    case markedNumeral(NumberSource, NumeralTable, before: PooledText, after: PooledText)
    /// One name of a list.
    case name(NameSource, NameTable)
    /// A fraction of a second, cut off after so many digits.
    case fraction(digits: Int)
    /// A part of the day, from 24 names for hours and 2 for exact midnight and noon.
    case dayPeriod(NameTable, seesMinutes: Bool, seesSeconds: Bool)
    /// A part that only ICU can write: index into ``DateProgram/external``.
    case external(Int)
}

/// Consecutive texts in ``DateProgram/texts``; the first one is for the value `base`.
package struct NameTable: Sendable, BitwiseCopyable {
    package let first: Int32
    package let base: Int32
    package let count: Int32
    /// What is written for values outside: nothing, as ICU does, or everything is left to ICU.
    package let isComplete: Bool

    /// The index into ``DateProgram/texts``, or nil.
    @inline(__always)
    package func index(of value: Int) -> Int? {
        let place = value &- Int(base)
        return place >= 0 && place < Int(count) ? Int(first) &+ place : nil
    }
}

/// Numbers by rules rather than by ten digits.
package struct NumeralTable: Sendable, BitwiseCopyable {
    package let names: NameTable
    /// Index into ``DateProgram/numerals``.
    package let rules: Int
    /// Hebrew years are written without their thousands (UTS #35 part 4, "y" with `hebr`).
    package let dropsHebrewThousands: Bool

    /// A year of the present millennium without it.
    package static func withoutHebrewThousands(_ year: Int) -> Int { 5_001..<6_000 ~= year ? year - 5_000 : year }
}

/// How a number is written.
package struct NumberForm: Sendable, BitwiseCopyable {
    /// Leading zeros up to so many digits.
    package let minimum: UInt8
    /// Only the last two digits.
    package let isTwoDigits: Bool

    package init(minimum: UInt8, isTwoDigits: Bool) { (self.minimum, self.isTwoDigits) = (minimum, isTwoDigits) }
}

/// The numbers that patterns show.
package enum NumberSource: UInt8, Sendable, BitwiseCopyable {
    case era, year, weekYear, extendedYear, relatedYear
    case quarter, month, hebrewMonth
    /// 1 to 15 in either half of a lunar month.
    case dayOfHalf
    case weekOfYear, weekOfMonth, day, dayOfYear, weekdayInMonth, julianDay, localWeekday
    case hour0To11, hour1To12, hour0To23, hour1To24, minute, second, millisecondsInDay
}

/// The values that names stand for.
package enum NameSource: UInt8, Sendable, BitwiseCopyable {
    case era, cyclicYear, quarter, weekday, dayHalf
    /// The bright and the dark half of a lunar month.
    case lunarHalf
    /// From 0; leap months follow the twelve others.
    case month
    /// From 0; Adar II in a leap year is the fourteenth.
    case hebrewMonth
    /// A zone's name key.
    case zone
}
