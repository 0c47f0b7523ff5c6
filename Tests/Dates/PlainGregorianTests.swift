import LocaleFormatCalendars
import TestSupport
import Testing

@testable import LocaleFormatDates

/// The shortcut for plain Gregorian dates says what the calendar says, and is taken nowhere else.
@Suite struct PlainGregorianTests {
    @Test(arguments: [CalendarID.gregorian, .iso8601]) func everyDay(calendar: CalendarID) throws {
        let system = CalendarSystem(calendar)
        let days = PlainGregorian.days(of: system)
        #expect(days == 577_814..<3_652_060)
        var mismatches = Mismatches()
        for day in days where PlainGregorian.fields(of: day) != (try system.fields(of: FixedDay(day))) {
            mismatches.add("\(day)")
        }
        mismatches.expect(mismatches.count, equals: 0, "days")
        mismatches.report()
    }

    @Test func onlyWhereThereAreNoExceptions() throws {
        var options = CalendarOptions()
        for (cutover, first) in [
            (try GregorianCutover(firstGregorianDay: FixedDay(639_797)), 639_906), (.proleptic, 1),
            (.october1582, 577_814),
        ] {
            options.gregorianCutover = cutover
            let system = CalendarSystem(.gregorian, options: options)
            let days = PlainGregorian.days(of: system)
            #expect(days.lowerBound == first)
            #expect(PlainGregorian.fields(of: first) == (try system.fields(of: FixedDay(first))))
            #expect(
                PlainGregorian.fields(of: days.upperBound - 1) == (try system.fields(of: FixedDay(days.upperBound - 1)))
            )
        }
        options.gregorianCutover = .never
        #expect(PlainGregorian.days(of: CalendarSystem(.gregorian, options: options)).isEmpty)
        for calendar in CalendarID.allCases where calendar != .gregorian && calendar != .iso8601 {
            #expect(PlainGregorian.days(of: CalendarSystem(calendar)).isEmpty)
        }
    }
}
