import Testing

@testable import LocaleFormatCalendars

/// The generated tables and the public records that they are made from.
@Suite("Tables of the arithmetic calendars")
struct ArithmeticTableTests {
    @Test("Umm al-Qura: every month of AH 1300-1600 is the record's")
    func ummAlQura() throws {
        let rows = try calendarData("umm-al-qura.csv")
        #expect(rows.count == 301)
        let family = IslamicUmmAlQura()
        var failures: [String] = []
        for row in rows {
            let year = try #require(Int(row[0]))
            var start = gregorian(row[1])
            for (index, length) in row[2].split(separator: " ").enumerated() {
                let run = family.monthRun(containing: start)
                let expected = MonthRun(
                    extendedYear: year, month: index + 1, start: start, length: Int(length) ?? 0,
                    lastNumber: Int(length) ?? 0)
                if run != expected { failures.append("\(run) instead of \(expected)") }
                start = run.end
            }
        }
        #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(10))")
    }

    @Test("Umm al-Qura meets the civil calendar on both sides of its table")
    func seams() {
        let table = IslamicUmmAlQura()
        #expect(table.yearStart(1300) == IslamicTabular.civil.yearStart(1300))
        #expect(table.yearStart(1601) == IslamicTabular.civil.yearStart(1601))
        #expect(table.fields(of: table.yearStart(1300) - 1).extendedYear == 1299)
        #expect(table.fields(of: table.yearStart(1601)).day == 1)
    }

    @Test("Japanese eras: every start and name is the record's")
    func eras() throws {
        let rows = try calendarData("japanese-eras.csv")
        #expect(rows.count == 237)
        #expect(JapaneseEra.all.count == 237)
        for (row, era) in zip(rows, JapaneseEra.all) {
            #expect([era.number, era.start.year, era.start.month, era.start.day].map(String.init) + [era.name] == row)
            let system = CalendarSystem(.japanese)
            // Some starts, such as 30 February 1504, are no days of their years; the era then starts on the day after.
            let first = try (try? system.day(of: era.start)) ?? system.nearestDay(to: era.start).advanced(by: 1)
            #expect(try system.fields(of: first).era == era.number)
            #expect(try system.fields(of: first).year == 1)
            #expect(try system.fields(of: first.advanced(by: -1)).era == max(era.number - 1, 0))
        }
        #expect(JapaneseEra.reiwa.name == "Reiwa")
        #expect(throws: CalendarError.outOfRange(.era, value: 237, allowed: 0...236)) { try JapaneseEra(number: 237) }
    }

    @Test("Persian corrections: the table is the record's, and moves one leap day each")
    func persian() throws {
        let rows = try calendarData("persian-corrections.csv")
        #expect(rows.map { $0[0] } == PersianCorrections.years.map(String.init))
        let cycle = Persian(rule: .cycle33)
        let equinox = Persian(rule: .equinox)
        let corrected = Set(PersianCorrections.years.map(Int.init))
        for year in -500...3500 {
            let difference = equinox.yearStart(year + 1) - cycle.yearStart(year + 1)
            #expect(difference == (corrected.contains(year) ? -1 : 0))
            for fixedDay in [equinox.yearStart(year) - 1, equinox.yearStart(year)] {
                let fields = equinox.fields(of: fixedDay)
                let back = try equinox.fixedDay(
                    extendedYear: fields.extendedYear, month: fields.month, isLeapMonth: false, day: fields.day,
                    isRepeatedDay: false)
                #expect(back == fixedDay)
            }
        }
    }

    /// The official rule, with the Sun of this package: new year is the day whose noon at 52.5° E follows the March equinox.
    /// Noon is the Sun's, 7.4 minutes after the clock's in March; with the clock's, 2124 and 2223 would differ.
    @Test("Persian new year 1900-2400 falls on the day of the equinox, unless it is within a minute of noon")
    func persianEquinox() {
        let equinox = Persian(rule: .equinox)
        let cycle = Persian(rule: .cycle33)
        var failures: [Int] = []
        var moved = 0
        for gregorianYear in 1900...2400 {
            let moment = Moment.universal(centuries: SolarTerm.major(12 * (gregorianYear - 2000) + 12)) + 3.5 / 24
            let toNoon = moment - moment.rounded(.down) - 0.5 - 7.4 / 1440
            let expected = Int(moment.rounded(.down)) + (toNoon < 0 ? 0 : 1)
            if abs(toNoon) * 1440 < 1 { continue }
            if equinox.yearStart(gregorianYear - 621) != expected { failures.append(gregorianYear) }
            if cycle.yearStart(gregorianYear - 621) != expected { moved += 1 }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(moved > 0)
    }
}
