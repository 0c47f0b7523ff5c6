import Testing

@testable import LocaleFormatCalendars

/// The option by which a month opens on the first day at whose 0 h UT the Moon has passed the Sun.
@Suite("Islamic months by the conjunction")
struct IslamicConjunctionTests {
    private let system = CalendarSystem(.islamic, options: CalendarOptions(islamic: .conjunction))

    /// New moons in UT, from the U.S. Naval Observatory's dates of the phases of the Moon, and the months that they open.
    @Test(
        "The day after a new moon opens the month",
        arguments: [
            ("1999-12-07 22:32", "1999-12-08", 1420, 9), ("2000-04-04 18:12", "2000-04-05", 1421, 1),
            ("2023-07-17 18:32", "2023-07-18", 1445, 1), ("2024-03-10 09:00", "2024-03-11", 1445, 9),
            ("2024-07-05 22:57", "2024-07-06", 1446, 1), ("2025-02-28 00:45", "2025-03-01", 1446, 9),
            ("2025-06-25 10:31", "2025-06-26", 1447, 1),
        ])
    func newMoons(_ moment: String, _ opening: String, _ year: Int, _ month: Int) throws {
        let fields = try system.fields(of: day(opening))
        #expect([fields.year, fields.month, fields.day] == [year, month, 1], "\(moment)")
        #expect(try system.day(of: CivilDate(year: year, month: month, day: 1)) == day(opening))
        let before = try system.fields(of: day(opening).adding(days: -1))
        #expect(before.day == 29 || before.day == 30)
        #expect([before.year, before.month] == (month == 1 ? [year - 1, 12] : [year, month - 1]))
        let newYear = try system.day(of: CivilDate(year: year, month: 1, day: 1))
        #expect(fields.dayOfYear == newYear.distance(to: day(opening)) + 1)
    }

    /// The Moon met the Sun early on 14 July 622 (Julian); the era opens at the next 0 h, which is the day 227,014 of the
    /// astronomers' reckoning of the epoch (Reingold and Dershowitz, "Calendrical Calculations", 4th edition, chapter 7).
    @Test func epoch() throws {
        let first = try system.fields(of: FixedDay(227_014))
        #expect([first.year, first.month, first.day] == [1, 1, 1])
        let last = try system.fields(of: FixedDay(227_013))
        #expect([last.year, last.month] == [0, 12])
    }

    @Test func monthsAreLunations() throws {
        var start = day("1990-01-01")
        for _ in 0..<500 {
            let month = try system.interval(of: .month, containing: start)
            #expect(29...30 ~= month.count)
            let fields = try system.fields(of: month.lowerBound)
            #expect(fields.day == 1)
            for today in [month.lowerBound, start, try month.upperBound.adding(days: -1)] {
                #expect(try system.day(of: system.fields(of: today).civilDate) == today)
            }
            start = month.upperBound
        }
        // 500 mean lunations of 29.530588 days are 14,765 days; the first month had begun.
        #expect(14_735...14_766 ~= day("1990-01-01").distance(to: start))
    }
}
