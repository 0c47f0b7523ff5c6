import TestSupport
import Testing

@testable import LocaleFormatCalendars

@Suite("Gregorian cutover")
struct GregorianCutoverTests {
    @Test("October 1582 has 21 days")
    func october1582() throws {
        let system = CalendarSystem(.gregorian)
        let fourth = try system.day(of: CivilDate(year: 1582, month: 10, day: 4))
        let fifteenth = try system.day(of: CivilDate(year: 1582, month: 10, day: 15))
        #expect(fourth.distance(to: fifteenth) == 1)
        #expect(try system.interval(of: .month, containing: fourth).count == 21)
        #expect(try system.interval(of: .year, containing: fourth).count == 355)
        #expect(try system.dayNumbers(inMonthOf: fourth) == 1...31)
        #expect(throws: CalendarError.skippedDay(day: 10, month: 10, isLeapMonth: false, year: 1582)) {
            try system.day(of: CivilDate(year: 1582, month: 10, day: 10))
        }
        #expect(throws: CalendarError.outOfRange(.day, value: 32, allowed: 1...31)) {
            try system.day(of: CivilDate(year: 1582, month: 10, day: 32))
        }
        #expect(try system.nearestDay(to: CivilDate(year: 1582, month: 10, day: 10)) == fourth)
    }

    @Test("Great Britain skipped 3 to 13 September 1752")
    func britain() throws {
        let cutover = try GregorianCutover(firstGregorianDay: day("1752-09-14"))
        let system = CalendarSystem(.gregorian, options: CalendarOptions(gregorianCutover: cutover))
        let second = try system.day(of: CivilDate(year: 1752, month: 9, day: 2))
        #expect(try system.fields(of: second.advanced(by: 1)).day == 14)
        #expect(try system.fields(of: second.advanced(by: 1)).dayOfYear == 247)
        #expect(throws: CalendarError.skippedDay(day: 3, month: 9, isLeapMonth: false, year: 1752)) {
            try system.day(of: CivilDate(year: 1752, month: 9, day: 3))
        }
        #expect(try system.day(of: CivilDate(year: 1700, month: 2, day: 29)).julianDayNumber == 2_342_042)
    }

    @Test("Any cutover: days stay in order and lead back")
    func anyCutover() throws {
        var random = SeededGenerator(for: "cutover")
        for _ in 0..<300 {
            let first = Int.random(in: GregorianCutover.allowedDays, using: &random)
            let system = CalendarSystem(
                .gregorian,
                options: CalendarOptions(gregorianCutover: try GregorianCutover(firstGregorianDay: FixedDay(first))))
            var previous = try system.fields(of: FixedDay(first - 401))
            for number in (first - 400)...(first + 400) {
                let day = try FixedDay(number)
                let fields = try system.fields(of: day)
                #expect(try system.day(of: fields.civilDate) == day)
                #expect(
                    (previous.year, previous.month, previous.day) < (fields.year, fields.month, fields.day))
                #expect(fields.dayOfYear == (fields.year == previous.year ? previous.dayOfYear + 1 : 1))
                previous = fields
            }
        }
    }

    @Test("Julian and Gregorian for all time")
    func always() throws {
        let proleptic = CalendarSystem(.gregorian, options: CalendarOptions(gregorianCutover: .proleptic))
        let julian = CalendarSystem(.gregorian, options: CalendarOptions(gregorianCutover: .never))
        #expect(try proleptic.day(of: CivilDate(year: 1, month: 1, day: 1)).dayNumber == 1)
        #expect(try julian.day(of: CivilDate(year: 1, month: 1, day: 1)).dayNumber == -1)
        #expect(try julian.fields(of: day("2025-11-21")).day == 8)
    }

    @Test("Cutovers outside the allowed days throw; words and days encode")
    func values() throws {
        #expect(throws: CalendarError.outOfRange(.cutover, value: 1, allowed: GregorianCutover.allowedDays)) {
            try GregorianCutover(firstGregorianDay: FixedDay(1))
        }
        for cutover in [GregorianCutover.october1582, .proleptic, .never] {
            #expect(try decodedAgain([cutover]) == [cutover])
        }
        #expect(GregorianCutover.october1582.firstGregorianDay == day("1582-10-15"))
    }
}
