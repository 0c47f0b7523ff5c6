import TestSupport
import Testing

@testable import LocaleFormatCalendars

/// What must hold in every calendar, whatever its rules.
@Suite("All calendars")
struct AllCalendarsTests {
    @Test("Fields lead back to the day, far and near", arguments: CalendarID.allCases)
    func roundTrip(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        var random = SeededGenerator(for: "round trip \(id)")
        var failures: [String] = []
        func check(_ day: FixedDay) throws {
            let fields = try system.fields(of: day)
            let back = try? system.day(of: fields.civilDate)
            if back != day { failures.append("\(day): \(fields) leads to \(String(describing: back))") }
            if fields.weekday != day.weekday { failures.append("\(day): weekday \(fields.weekday)") }
        }
        let count = TestSize.of(20_000, usually: 4_000) * SeededGenerator.rounds
        for _ in 0..<(isAstronomical(id) ? 300 : count) { try check(random.day(in: testedDays(system))) }
        for _ in 0..<count { try check(random.day(in: day("1900-03-01")...day("2049-12-31"))) }
        for _ in 0..<(isAstronomical(id) ? 50 : count) { try check(random.day(in: system.dayRange)) }
        #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(10).joined(separator: "\n"))")
    }

    @Test("Day after day the fields go up, and every change is a known one", arguments: CalendarID.allCases)
    func order(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        var failures: [String] = []
        for range in [day("1998-01-01")...day("2060-12-31"), day("1580-01-01")...day("1584-12-31")] {
            var previous = try system.fields(of: range.lowerBound)
            for today in range.dropFirst() {
                let fields = try system.fields(of: today)
                if let fault = fault(from: previous, to: fields, id) { failures.append("\(today): \(fault)") }
                previous = fields
            }
        }
        #expect(failures.isEmpty, "\(failures.count) failures: \(failures.prefix(10).joined(separator: "\n"))")
    }

    /// Says what is wrong with the step from one civil day to the next.
    private func fault(from a: CalendarFields, to b: CalendarFields, _ id: CalendarID) -> String? {
        let sameYear = a.extendedYear == b.extendedYear
        let sameMonth = sameYear && a.month == b.month && a.isLeapMonth == b.isLeapMonth
        if b.weekday != a.weekday % 7 + 1 { return "weekday \(a.weekday) is followed by \(b.weekday)" }
        if sameYear ? b.dayOfYear != a.dayOfYear + 1 : (b.dayOfYear != 1 || b.extendedYear != a.extendedYear + 1) {
            return "\(a) is followed by \(b)"
        }
        let skips = id.hasRepeatedDays || (a.extendedYear == 1582 && a.month == 10 && a.day == 4)
        if sameMonth {
            if b.day == a.day { return b.isRepeatedDay && !a.isRepeatedDay ? nil : "\(a) is repeated by \(b)" }
            if b.isRepeatedDay { return "\(b) is a first day" }
            return b.day == a.day + 1 || (skips && b.day > a.day) ? nil : "\(a) is followed by \(b)"
        }
        if !sameYear { return b.month == 1 ? nil : "\(b) opens a year" }
        // Within a year a new month is the next number, or, with a hole or a lost month, the one after; a leap month has the
        // number of its neighbour.
        let step = b.month - a.month
        if id == .vikram { return 0...2 ~= step ? nil : "\(a) is followed by \(b)" }
        if step == 0 { return id.hasLeapMonths && a.isLeapMonth != b.isLeapMonth ? nil : "\(a) is followed by \(b)" }
        let hole = id == .hebrew && a.month == 5 && b.month == 7
        return step == 1 || hole || (step == 2 && id.hasRepeatedDays) ? nil : "\(a) is followed by \(b)"
    }

    @Test("The months of a year follow each other and fill it", arguments: CalendarID.allCases)
    func months(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        var start = day("1950-06-01")
        for _ in 0..<100 {
            let year = try system.interval(of: .year, containing: start)
            let months = try system.months(inYearOf: start)
            var cursor = year.lowerBound
            for month in months {
                #expect(month.firstDay == cursor)
                let interval = try system.interval(of: .month, containing: cursor)
                #expect(interval.count == month.length)
                #expect(try system.dayNumbers(inMonthOf: cursor) == month.dayNumbers)
                cursor = interval.upperBound
            }
            #expect(cursor == year.upperBound)
            let regular = Set(months.filter { !$0.isLeap }.map(\.number))
            #expect(regular.count >= (id.hasLeapMonths ? 11 : 12))
            #expect(try system.fields(of: year.lowerBound).dayOfYear == 1)
            start = year.upperBound
        }
    }

    @Test("Adding is undone by subtracting, and the difference is what was added", arguments: CalendarID.allCases)
    func addThenSubtract(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        var random = SeededGenerator(for: "add then subtract \(id)")
        let range = day("1905-01-01")...day("2044-12-31")
        for _ in 0..<(isAstronomical(id) ? 400 : 2_000) {
            let start = random.day(in: range)
            let end = random.day(in: range)
            let days = start.distance(to: end)
            #expect(try system.day(start, adding: CalendarPeriod(days: days)) == end)
            #expect(try system.day(start, adding: CalendarPeriod(weeks: days / 7, days: days % 7)) == end)
            for units: Set<CalendarUnit> in [
                [.year, .month, .day], [.month, .day], [.year, .day], [.year, .month, .week, .day],
            ] {
                let period = try system.period(from: start, to: end, in: units)
                #expect(try system.day(start, adding: period) == end, "\(id) \(start) \(end) \(period)")
                let parts = [period.years, period.months, period.weeks, period.days]
                #expect(parts.allSatisfy { days >= 0 ? $0 >= 0 : $0 <= 0 }, "\(id) \(start) \(end) \(period)")
            }
            let months = Int.random(in: -60...60, using: &random)
            let moved = try system.day(start, adding: months, .month)
            let before = try system.fields(of: start)
            let after = try system.fields(of: moved)
            if before.day == after.day, !before.isRepeatedDay, !after.isRepeatedDay {
                #expect(try system.day(moved, adding: -months, .month) == start, "\(id) \(start) \(months)")
            }
        }
    }

    @Test("More added never comes earlier", arguments: CalendarID.allCases)
    func monotonic(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        for start in [day("2024-01-31"), day("2023-08-15"), day("2026-05-20")] {
            for unit in [CalendarUnit.month, .year] {
                var previous: FixedDay?
                for amount in -20...20 {
                    let moved = try system.day(start, adding: amount, unit)
                    if let previous { #expect(moved > previous, "\(id) \(start) \(amount) \(unit)") }
                    previous = moved
                }
            }
        }
    }

    @Test("From any day any distance leads to a day of the range, or to an error", arguments: CalendarID.allCases)
    func extremeDistances(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        let range = system.dayRange
        let starts = [range.lowerBound, day("2025-11-21"), range.upperBound]
        for start in starts {
            for amount in [
                Int.max, .min, .max - 1, .min + 1, 1 << 40, -(1 << 40), 5_700_000, -5_700_000, 5_700_001, -5_700_001,
            ] {
                for unit in CalendarUnit.allCases {
                    guard let end = try? system.day(start, adding: amount, unit) else { continue }
                    #expect(range.contains(end), "\(id) \(start) \(amount) \(unit)")
                }
            }
            #expect(throws: CalendarError.self) { try system.day(start, adding: .max, .year) }
            #expect(throws: CalendarError.self) { try system.day(start, adding: .min, .year) }
        }
        // The whole range in one step, and back.
        let days = range.lowerBound.distance(to: range.upperBound)
        #expect(try system.day(range.lowerBound, adding: days, .day) == range.upperBound)
        #expect(try system.day(range.upperBound, adding: -days, .day) == range.lowerBound)
    }

    @Test("Every unit's interval contains its day and touches the next", arguments: CalendarID.allCases)
    func intervals(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        var random = SeededGenerator(for: "intervals \(id)")
        for _ in 0..<100 {
            let today = random.day(in: day("1950-01-01")...day("2040-12-31"))
            for unit in CalendarUnit.allCases where unit != .era {
                let interval = try system.interval(of: unit, containing: today)
                #expect(interval.contains(today))
                let next = try system.interval(of: unit, containing: interval.upperBound)
                #expect(next.lowerBound == interval.upperBound)
                let last = interval.upperBound.advanced(by: -1)
                #expect(try system.interval(of: unit, containing: last) == interval)
            }
        }
    }

    @Test("The first and last day convert, the days beyond throw", arguments: CalendarID.allCases)
    func extremes(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        let range = system.dayRange
        #expect(range.lowerBound <= day("0001-01-01").advanced(by: -3_652_500))
        #expect(range.upperBound >= day("9999-12-31"))
        for day in [range.lowerBound, range.upperBound] {
            #expect(try system.day(of: system.fields(of: day).civilDate) == day)
        }
        for amount in [Int.max, Int.min, 4_000_000_000, -4_000_000_000, 12_000_000] {
            for unit in [CalendarUnit.year, .month, .week, .day] where unit != .day || amount.magnitude > 12_000_000 {
                let error = calendarError { _ = try system.day(day("2000-01-01"), adding: amount, unit) }
                if unit == .week || unit == .day || amount.magnitude > 12_000_000 || unit == .year {
                    if case .outOfRange? = error { continue }
                    if amount == 12_000_000, unit == .week, error == nil { continue }
                    Issue.record("\(id): adding \(amount) \(unit) gives \(String(describing: error))")
                }
            }
        }
        if range.upperBound < .max {
            #expect(throws: CalendarError.self) { try system.fields(of: range.upperBound.advanced(by: 1)) }
        }
    }

    @Test("Hostile fields throw", arguments: CalendarID.allCases)
    func hostile(_ id: CalendarID) throws {
        let system = CalendarSystem(id)
        let numbers = [Int.min, Int.min + 1, -1_000_000_000, -1, 0, 14, 33, 61, 1_000_000_000, Int.max - 1, Int.max]
        for bad in numbers where !(0...13 ~= bad) {
            #expect(throws: CalendarError.self) { try system.day(of: CivilDate(year: 2000, month: bad, day: 1)) }
            if bad.magnitude > 1_000_000 {
                #expect(throws: CalendarError.self) { try system.day(of: CivilDate(year: bad, month: 1, day: 1)) }
                #expect(throws: CalendarError.self) {
                    try system.day(of: CivilDate(era: bad, year: 1, month: 1, day: 1))
                }
                #expect(throws: CalendarError.self) {
                    try system.day(of: CivilDate(era: 1, year: bad, month: 1, day: 1))
                }
                #expect(throws: CalendarError.self) {
                    try system.day(of: CivilDate(era: 0, year: bad, month: 1, day: 1))
                }
            }
            if bad != 14 {
                #expect(throws: CalendarError.self) { try system.day(of: CivilDate(year: 2000, month: 1, day: bad)) }
                #expect(throws: CalendarError.self) {
                    try system.day(of: CivilDate(year: 2000, month: 3, isLeapMonth: true, day: bad))
                }
            }
        }
        #expect(throws: CalendarError.self) { try system.day(of: CivilDate(year: 2000, month: 1, day: 0)) }
        #expect(throws: CalendarError.self) { try system.day(of: CivilDate(year: 2000, month: 0, day: 1)) }
    }

    @Test("Equal values hash and encode alike", arguments: CalendarID.allCases)
    func codable(_ id: CalendarID) throws {
        let system = CalendarSystem(id, options: CalendarOptions(gregorianCutover: .proleptic, persian: .equinox))
        let decoded = try decodedAgain(system)
        #expect(decoded == system)
        #expect(decoded.hashValue == system.hashValue)
        let fields = try system.fields(of: day("2025-11-21"))
        #expect(try decodedAgain(fields) == fields)
        #expect(try decodedAgain(fields.civilDate) == fields.civilDate)
    }
}
