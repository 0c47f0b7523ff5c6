import TestSupport
import Testing

@testable import LocaleFormatCalendars

@Suite("Date arithmetic")
struct DateArithmeticTests {
    private func date(_ id: CalendarID, _ year: Int, _ month: Int, _ day: Int, leap: Bool = false) throws -> FixedDay {
        try CalendarSystem(id).day(of: CivilDate(year: year, month: month, isLeapMonth: leap, day: day))
    }

    @Test("A day number that the month lacks becomes its last")
    func endOfMonth() throws {
        let system = CalendarSystem(.gregorian)
        let start = try date(.gregorian, 2024, 1, 31)
        #expect(try system.day(start, adding: 1, .month) == date(.gregorian, 2024, 2, 29))
        #expect(try system.day(start, adding: 13, .month) == date(.gregorian, 2025, 2, 28))
        #expect(try system.day(start, adding: -2, .month) == date(.gregorian, 2023, 11, 30))
        #expect(try system.day(date(.gregorian, 2024, 2, 29), adding: 1, .year) == date(.gregorian, 2025, 2, 28))
        #expect(
            try system.day(start, adding: CalendarPeriod(years: 1, months: 1, weeks: 1, days: -1))
                == date(.gregorian, 2025, 3, 6))
    }

    @Test("Hebrew month 6 is stepped over in common years, and Adar I becomes Adar")
    func hebrewHole() throws {
        let system = CalendarSystem(.hebrew)
        #expect(try system.day(date(.hebrew, 5785, 5, 10), adding: 1, .month) == date(.hebrew, 5785, 7, 10))
        #expect(try system.day(date(.hebrew, 5784, 5, 10), adding: 1, .month) == date(.hebrew, 5784, 6, 10))
        #expect(try system.day(date(.hebrew, 5784, 6, 10), adding: 1, .year) == date(.hebrew, 5785, 7, 10))
        #expect(try system.nearestDay(to: CivilDate(year: 5785, month: 6, day: 1)) == date(.hebrew, 5785, 7, 1))
        #expect(throws: CalendarError.missingMonth(month: 6, isLeapMonth: false, year: 5785)) {
            try date(.hebrew, 5785, 6, 1)
        }
        #expect(
            try system.months(inYearOf: date(.hebrew, 5785, 1, 1)).map(\.number) == [
                1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13,
            ])
        #expect(try system.monthNumbers(inYearOf: date(.hebrew, 5785, 1, 1)) == 1...13)
        #expect(try system.interval(of: .year, containing: date(.hebrew, 5784, 6, 10)).count == 383)
    }

    @Test("Months added step over the days that the cutover skipped")
    func cutover() throws {
        let system = CalendarSystem(.gregorian)
        #expect(try system.day(date(.gregorian, 1582, 9, 10), adding: 1, .month) == date(.gregorian, 1582, 10, 4))
        #expect(try system.day(date(.gregorian, 1582, 9, 20), adding: 1, .month) == date(.gregorian, 1582, 10, 20))
    }

    @Test("A Chinese leap month that the year lacks becomes the regular one")
    func chineseLeapMonth() throws {
        let system = CalendarSystem(.chinese)
        let leap = try system.day(of: CivilDate(era: 78, year: 42, month: 6, isLeapMonth: true, day: 1))
        #expect(leap == day("2025-07-25"))
        let next = try system.fields(of: system.day(leap, adding: 1, .year))
        #expect([next.year, next.month, next.day] == [43, 6, 1])
        #expect(!next.isLeapMonth)
        let month = try system.fields(of: system.day(leap, adding: -1, .month))
        #expect(month.month == 6 && !month.isLeapMonth)
        #expect(throws: CalendarError.missingMonth(month: 5, isLeapMonth: true, year: 42)) {
            try system.day(of: CivilDate(era: 78, year: 42, month: 5, isLeapMonth: true, day: 1))
        }
    }

    @Test("Indian months: leap before regular, lost months, days that start with 2")
    func hinduMonths() throws {
        let telugu = CalendarSystem(.telugu)
        let lost = try telugu.months(inYearOf: day("1963-12-17"))
        #expect(lost.map(\.number) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 11, 12])
        #expect(lost.map(\.isLeap).firstIndex(of: true) == 7)
        #expect(try telugu.interval(of: .year, containing: day("2026-03-20")).lowerBound == day("2026-03-20"))
        #expect(try telugu.dayNumbers(inMonthOf: day("2026-03-20")).lowerBound == 2)
        #expect(try telugu.nearestDay(to: CivilDate(year: 1948, month: 1, day: 1)) == day("2026-03-20"))
        #expect(throws: CalendarError.skippedDay(day: 1, month: 1, isLeapMonth: false, year: 1948)) {
            try telugu.day(of: CivilDate(year: 1948, month: 1, day: 1))
        }
        #expect(throws: CalendarError.missingMonth(month: 9, isLeapMonth: false, year: 1885)) {
            try telugu.day(of: CivilDate(year: 1885, month: 9, day: 1))
        }
        let moved = try telugu.fields(of: telugu.day(day("1964-12-10"), adding: -1, .year))
        #expect(moved.extendedYear == 1885)
    }

    @Test("The purnimanta month is split around its leap month")
    func vikram() throws {
        let vikram = CalendarSystem(.vikram)
        let months = try vikram.months(inYearOf: day("2026-05-20"))
        let third = months.filter { $0.number == 3 }
        #expect(third.map(\.isLeap) == [false, true, false])
        // Number 16 of the second half is a skipped tithi.
        #expect(third.map(\.dayNumbers.lowerBound) == [1, 1, 17])
        #expect(third[1].firstDay == day("2026-05-17"))
        // One month after a dark fifth is the dark fifth of the next lunation, which is number 20 of the leap month.
        let dark = try vikram.day(of: CivilDate(year: 2083, month: 3, day: 5))
        let leap = try vikram.fields(of: vikram.day(dark, adding: 1, .month))
        #expect(leap.month == 3 && leap.isLeapMonth && leap.day == 20)
        let next = try vikram.fields(of: vikram.day(dark, adding: 2, .month))
        #expect(next.month == 4 && !next.isLeapMonth && next.day == 5)
    }

    @Test("Differences in the largest units")
    func differences() throws {
        let system = CalendarSystem(.gregorian)
        let start = try date(.gregorian, 2024, 1, 31)
        let end = try date(.gregorian, 2025, 3, 1)
        #expect(try system.period(from: start, to: end) == CalendarPeriod(years: 1, months: 1, days: 1))
        #expect(try system.period(from: end, to: start) == CalendarPeriod(years: -1, months: -1, days: -1))
        #expect(try system.period(from: start, to: end, in: [.week, .day]) == CalendarPeriod(weeks: 56, days: 3))
        #expect(try system.period(from: start, to: end, in: [.month]) == CalendarPeriod(months: 13))
        #expect(try system.period(from: .min, to: .max, in: [.day]).days == 4_000_000_000)
        #expect(try system.period(from: start, to: start) == CalendarPeriod())
    }

    @Test("Era intervals start and end on the day")
    func eras() throws {
        let japanese = CalendarSystem(.japanese)
        let heisei = try japanese.interval(of: .era, containing: day("2000-01-01"))
        #expect(heisei == day("1989-01-08")..<day("2019-05-01"))
        #expect(try japanese.interval(of: .era, containing: day("2025-01-01")).lowerBound == day("2019-05-01"))
        let chinese = CalendarSystem(.chinese)
        #expect(try chinese.interval(of: .era, containing: day("2025-01-01")) == day("1984-02-02")..<day("2044-01-30"))
        #expect(throws: CalendarError.outsideEra(era: 235, year: 31, month: 5, day: 1)) {
            try japanese.day(of: CivilDate(era: 235, year: 31, month: 5, day: 1))
        }
    }

    @Test("Weeks of the year and of the month")
    func weeks() throws {
        let iso = CalendarSystem(.iso8601)
        #expect(try iso.weekOfYear(of: day("2025-11-21")) == WeekOfYear(year: 2025, week: 47))
        #expect(try iso.weekOfYear(of: day("2021-01-03")) == WeekOfYear(year: 2020, week: 53))
        #expect(try iso.weekOfYear(of: day("2024-12-30")) == WeekOfYear(year: 2025, week: 1))
        #expect(try iso.day(week: WeekOfYear(year: 2025, week: 47), weekday: 6) == day("2025-11-21"))
        #expect(throws: CalendarError.outOfRange(.weekOfYear, value: 53, allowed: 1...52)) {
            try iso.day(week: WeekOfYear(year: 2025, week: 53), weekday: 2)
        }
        let american = try WeekRules(firstWeekday: 1, minimumDays: 1)
        #expect(try iso.weekOfYear(of: day("2024-12-29"), weeks: american) == WeekOfYear(year: 2025, week: 1))
        #expect(try iso.weekOfMonth(of: day("2025-11-01"), weeks: american) == 1)
        #expect(try iso.weekOfMonth(of: day("2025-11-02")) == 0)
        #expect(throws: CalendarError.outOfRange(.weekday, value: 8, allowed: 1...7)) {
            try WeekRules(firstWeekday: 8, minimumDays: 1)
        }
        for id in CalendarID.allCases {
            let system = CalendarSystem(id)
            for offset in stride(from: 0, to: 900, by: 7) {
                let today = day("2024-01-01").advanced(by: offset)
                let week = try system.weekOfYear(of: today, weeks: american)
                #expect(try system.day(week: week, weekday: today.weekday, weeks: american) == today)
            }
        }
    }

    @Test("Searching for days")
    func matching() throws {
        let system = CalendarSystem(.gregorian)
        let today = day("2025-11-21")
        func find(
            _ match: DateMatch, _ direction: DateMatch.Direction = .forward,
            _ missing: DateMatch.MissingDay = .skipMonth
        ) throws -> FixedDay? {
            try system.day(after: today, matching: match, direction: direction, missing: missing)
        }
        #expect(try find(DateMatch(day: 13, weekday: 6)) == day("2026-02-13"))
        #expect(try find(DateMatch(day: 13, weekday: 6), .backward) == day("2025-06-13"))
        #expect(try find(DateMatch(month: 2, day: 29)) == day("2028-02-29"))
        #expect(try find(DateMatch(month: 2, day: 29), .forward, .earlierDay) == day("2026-02-28"))
        #expect(try find(DateMatch(month: 2, day: 29, weekday: 3)) == day("2028-02-29"))
        #expect(try find(DateMatch(weekday: 6)) == day("2025-11-28"))
        #expect(try find(DateMatch(day: 31)) == day("2025-12-31"))
        #expect(try find(DateMatch(month: 2, day: 30)) == nil)
        #expect(try find(DateMatch(isRepeatedDay: true)) == nil)
        #expect(try find(DateMatch(year: 2030, month: 1)) == day("2030-01-01"))
        #expect(try find(DateMatch(year: 2020)) == nil)
        #expect(try find(DateMatch(year: 2020), .backward) == day("2020-12-31"))
        #expect(throws: CalendarError.self) { try find(DateMatch(year: Int.max)) }
        let telugu = CalendarSystem(.telugu)
        let first = try telugu.day(after: day("2024-08-01"), matching: DateMatch(month: 5, day: 30))
        let second = try telugu.day(after: day("2024-08-01"), matching: DateMatch(day: 30, isRepeatedDay: true))
        #expect(first == day("2024-09-02"))
        #expect(second == day("2024-09-03"))
        let leap = try telugu.day(after: day("2023-01-01"), matching: DateMatch(isLeapMonth: true))
        #expect(leap == day("2023-07-18"))
        let chinese = CalendarSystem(.chinese)
        #expect(
            try chinese.day(after: day("2025-01-01"), matching: DateMatch(month: 11, isLeapMonth: true, day: 1))
                == day("2033-12-22"))
        let hebrew = CalendarSystem(.hebrew)
        #expect(try hebrew.day(after: day("2024-06-01"), matching: DateMatch(month: 6, day: 1)) == day("2027-02-08"))
    }

    @Test(
        "A search finds what a look at each day finds",
        arguments: TestSize.isFull ? [CalendarID.vikram, .gujarati, .chinese, .japanese] : [.gujarati])
    func searchOfEachDay(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        let start = day("2023-07-10")
        let days = try (1...400).map { try system.fields(of: start.advanced(by: $0)) }
        for number in TestSize.isFull ? Array(1...31) : [1, 30] {
            for isRepeated in [nil, false, true] {
                for weekday in [nil, 3] {
                    let first = days.firstIndex { fields in
                        fields.day == number && (isRepeated ?? fields.isRepeatedDay) == fields.isRepeatedDay
                            && (weekday ?? fields.weekday) == fields.weekday
                    }
                    let match = DateMatch(day: number, isRepeatedDay: isRepeated, weekday: weekday)
                    let found = try system.day(after: start, matching: match)
                    if let first {
                        #expect(found == start.advanced(by: first + 1), "\(match)")
                    } else {
                        #expect(found.map { $0 > start.advanced(by: 400) } ?? true, "\(match)")
                    }
                }
            }
        }
    }

    @Test("What no day has is not searched for day by day")
    func impossibleMatches() throws {
        for id in CalendarID.allCases {
            let system = CalendarSystem(id)
            let today = day("2025-11-21")
            for direction in [DateMatch.Direction.forward, .backward] {
                for weekday in [0, 8, Int.min, Int.max] {
                    #expect(
                        try system.day(after: today, matching: DateMatch(weekday: weekday), direction: direction) == nil
                    )
                }
                // Of a cycle of sixty years there may be any number, of other eras not.
                let isCyclic = system.eras == nil
                for era in [-5, 999] {
                    let match = DateMatch(era: era, month: 1)
                    if isCyclic {
                        #expect(try system.day(after: today, matching: match, direction: direction) == nil)
                    } else {
                        #expect(throws: CalendarError.self) {
                            try system.day(after: today, matching: match, direction: direction)
                        }
                    }
                }
            }
        }
    }

    @Test("Errors say what was given and what is allowed")
    func messages() {
        #expect("\(CalendarError.outOfRange(.day, value: 31, allowed: 1...30))" == "day 31 is outside 1...30")
        #expect(
            "\(CalendarError.missingMonth(month: 3, isLeapMonth: true, year: 2024))" == "year 2024 has no leap month 3")
        #expect(
            "\(CalendarError.outsideEra(era: 235, year: 31, month: 5, day: 1))"
                == "year 31, month 5, day 1 does not lie in era 235")
    }
}
