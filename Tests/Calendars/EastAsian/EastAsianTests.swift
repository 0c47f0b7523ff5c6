import Testing

@testable import LocaleFormatCalendars

@Suite struct EastAsianTests {
    /// A year of a recorded table: first day, leap month, lengths.
    static func record(_ file: String) throws -> [(year: Int, start: Int, leap: Int, lengths: [Int])] {
        try calendarData(file).map { row in
            (Int(row[0]) ?? 0, gregorian(row[1]), Int(row[2]) ?? 0, row[3].map { $0 == "0" ? 30 : 29 })
        }
    }

    /// The month starts that a calendar has and a record lacks, and the leap months by which they differ.
    static func differences(
        _ family: EastAsian, _ yearOffset: Int, _ record: [(year: Int, start: Int, leap: Int, lengths: [Int])]
    ) -> [Int] {
        var result: [Int] = []
        for year in record {
            var day = year.start
            for (position, length) in year.lengths.enumerated() {
                let isLeap = year.leap != 0 && position == year.leap
                let month = position + (year.leap != 0 && position >= year.leap ? 0 : 1)
                let run = family.monthRun(containing: day)
                if run.start != day || run.month != month || run.isLeapMonth != isLeap
                    || run.extendedYear != year.year + yearOffset
                {
                    result.append(day)
                }
                day += length
            }
        }
        return result
    }

    @Test func chineseIsTheRecordOfTheObservatory() throws {
        let record = try Self.record("chinese-hko.csv")
        #expect(record.count == 200)
        #expect(Self.differences(EastAsian(.chinese), 2637, record).isEmpty)
    }

    @Test func computedChineseDiffersFromTheRecordInFourMonths() throws {
        let record = try Self.record("chinese-hko.csv")
        let computed = EastAsian(.chinese, EastAsianOptions(chinese: .computed))
        let expected = ["1914-11-17", "1916-02-03", "1920-11-10", "2057-09-28"].map(gregorian)
        #expect(Self.differences(computed, 2637, record) == expected)
    }

    @Test func koreanIsTheRecordOfTheInstitute() throws {
        let record = try Self.record("korean-kasi.csv")
        #expect(record.count == 150)
        #expect(Self.differences(EastAsian(.dangi), 2333, record).isEmpty)
    }

    @Test func koreanAndVietnameseDepartFromChinese() {
        func starts(_ id: CalendarID, _ from: String, _ to: String) -> Set<[Int]> {
            let offset = id == .dangi ? 2333 : 2637
            let family = EastAsian(id, EastAsianOptions(chinese: .computed))
            return Set(
                runs(family, gregorian(from)...gregorian(to)).map {
                    [$0.start, $0.extendedYear - offset, $0.month, $0.isLeapMonth ? 1 : 0]
                })
        }
        let korean = starts(.dangi, "1912-01-01", "2050-12-31")
        let chinese = starts(.chinese, "1912-01-01", "2050-12-31")
        #expect(korean.subtracting(chinese).count == 63)
        let newYears = korean.filter { $0[2] == 1 && $0[3] == 0 }.subtracting(chinese).map { $0[1] }.sorted()
        #expect(newYears == [1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028])
        let vietnamese = starts(.vietnamese, "1968-01-01", "2050-12-31")
        let tet = vietnamese.filter { $0[2] == 1 && $0[3] == 0 }.subtracting(chinese).map { $0[0] }.sorted()
        #expect(
            tet == ["1968-01-29", "1969-02-16", "1985-01-21", "2007-02-17", "2030-02-02"].map(gregorian))
        let leaps = vietnamese.filter { $0[3] == 1 }.map { $0[1] * 100 + $0[2] }
        #expect(leaps.contains(1985 * 100 + 2) && leaps.contains(1987 * 100 + 7))
        #expect(!leaps.contains { $0 / 100 == 1984 })
    }

    /// Until it was reckoned for Hanoi the calendar was China's. Hồ Ngọc Đức: Tết came to the North on 29 January 1968, a
    /// day before the South; the first of these months were a day late by UTC+8.
    @Test func vietnameseWasChineseBefore1968() throws {
        let record = try Self.record("chinese-hko.csv").filter { $0.year <= 1966 }
        #expect(record.count == 66)
        #expect(Self.differences(EastAsian(.vietnamese), 2637, record).isEmpty)
        for (day, month) in [
            ("1914-11-17", 10), ("1916-02-03", 1), ("1920-11-10", 10), ("1945-02-13", 1), ("1954-02-03", 1),
            ("1967-02-09", 1), ("1968-01-29", 1), ("1975-02-11", 1), ("1985-01-21", 1), ("2007-02-17", 1),
            ("2025-01-29", 1),
        ] {
            let fields = EastAsian(.vietnamese).fields(of: gregorian(day))
            #expect(fields.month == month && fields.day == 1 && !fields.isLeapMonth, "\(day)")
        }
        #expect(EastAsian(.chinese).fields(of: gregorian("1968-01-30")).day == 1)
        // By another option UTC+7 counts always.
        let constant = EastAsian(.vietnamese, EastAsianOptions(vietnamese: .constant))
        #expect(constant.fields(of: gregorian("1968-01-29")).day == 1)
    }

    @Test(arguments: [
        ("1984-11-23", 1984, 10, true), ("2024-02-10", 2024, 1, false), ("2033-12-22", 2033, 11, true),
    ])
    func facts(_ row: (String, Int, Int, Bool)) throws {
        let fields = EastAsian(.chinese).fields(of: gregorian(row.0))
        #expect(fields.extendedYear == row.1 + 2637 && fields.month == row.2 && fields.isLeapMonth == row.3)
        #expect(fields.day == 1)
    }

    @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese]) func tableIsTheEngine(_ id: CalendarID) {
        let offset = id == .dangi ? 2333 : 2637
        let table = EastAsian(id)
        let engine = EastAsian(id, EastAsianOptions(), usesTable: false)
        let recorded = Set(["1914-11-17", "1916-02-03", "1920-11-10", "2057-09-28"].map(gregorian))
        var differing: [Int] = []
        for year in 1900...2100 {
            var day = table.yearStart(year + offset)
            while day < table.yearStart(year + 1 + offset) {
                let run = table.monthRun(containing: day)
                if engine.monthRun(containing: day).start != run.start { differing.append(run.start) }
                day = run.end
            }
        }
        // By the mean time of Beijing this month starts a day earlier than in the record.
        let expected: Set<Int> =
            switch id {
            case .chinese: recorded
            case .vietnamese: [gregorian("1906-04-24")]
            default: []
            }
        #expect(Set(differing) == expected)
    }

    @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese]) func daysConvertBothWays(_ id: CalendarID) {
        let family = EastAsian(id)
        checkDays(family, gregorian("1895-01-01")...gregorian("1905-12-31"), id.rawValue)
        checkDays(family, gregorian("2095-01-01")...gregorian("2105-12-31"), id.rawValue)
        checkDays(family, spread(20000, gregorian("1900-02-01")...gregorian("2100-12-31")), id.rawValue)
        checkDays(family, spread(300, -4_900_000...4_900_000), id.rawValue)
    }

    @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese]) func monthsAreCounted(_ id: CalendarID) {
        let family = EastAsian(id)
        for range in [
            gregorian("1890-01-01")...gregorian("2120-01-01"), -4_800_000...(-4_799_000), 4_800_000...4_801_000,
        ] {
            var index = family.monthIndex(containing: range.lowerBound)
            for run in runs(family, range) {
                #expect(family.monthIndex(containing: run.start) == index)
                #expect(family.monthRun(at: index) == run)
                #expect(run.length == 29 || run.length == 30)
                index += 1
            }
        }
    }

    @Test func addingMonthsCountsLeapMonths() {
        let family = EastAsian(.chinese)
        // 2023 has a leap month 2 from 22 March.
        #expect(family.addingMonths(1, to: gregorian("2023-02-20")) == gregorian("2023-03-22"))
        #expect(family.addingMonths(-1, to: gregorian("2023-03-22")) == gregorian("2023-02-20"))
        #expect(family.addingMonths(Int.max, to: 738_000) == nil)
        #expect(family.addingMonths(200_000, to: 738_000) == nil)
    }

    @Test func errors() {
        let family = EastAsian(.chinese)
        func error(_ year: Int, _ month: Int, _ isLeap: Bool, _ day: Int) -> CalendarError? {
            do throws(CalendarError) {
                _ = try family.fixedDay(
                    extendedYear: year + 2637, month: month, isLeapMonth: isLeap, day: day, isRepeatedDay: false)
                return nil
            } catch {
                return error
            }
        }
        #expect(error(2024, 13, false, 1) == .outOfRange(.month, value: 13, allowed: 1...12))
        #expect(error(2024, 2, true, 1) == .missingMonth(month: 2, isLeapMonth: true, year: 2024 + 2637))
        #expect(error(2024, 1, false, 30) == .outOfRange(.day, value: 30, allowed: 1...29))
        #expect(error(2024, 1, false, 0) == .outOfRange(.day, value: 0, allowed: 1...29))
        #expect(error(2023, 2, true, 29) == nil)
    }
}
