import Harness
import LocaleFormat
import RawICU

/// Days to fields and fields to days, the calendars' own work, against ICU's `UCalendar` where it has the calendar.
func calendars() throws -> [Benchmark] {
    let known: [(CalendarID, icu: String?, fields: String)] = [
        (.gregorian, "gregorian", "2025-11-21"), (.coptic, "coptic", "1742-3-12"), (.persian, "persian", "1404-8-30"),
        (.hebrew, "hebrew", "5786-3-1"), (.islamicCivil, "islamic-civil", "1447-5-30"),
        (.islamicUmmAlQura, "islamic-umalqura", "1447-5-30"), (.chinese, "chinese", "4662-10-2"),
        (.dangi, "dangi", "4358-10-2"), (.vietnamese, nil, "4662-10-2"), (.gujarati, nil, "2082-2-1"),
        (.vikram, nil, "2082-9-16"), (.tamil, nil, "1947-8-6"), (.bangla, nil, "1432-8-5"),
    ]
    return try known.flatMap { try calendar(CalendarSystem($0.0), icu: $0.icu, known: $0.fields) }
}

private func calendar(_ calendar: CalendarSystem, icu name: String?, known: String) throws -> [Benchmark] {
    let task = calendar.id.rawValue
    let days = try Moments.seconds.map { try FixedDay(unixDay: Int($0 / 86_400)) }
    let fields = try calendar.fields(of: FixedDay(unixDay: Int(Moments.known / 86_400)))
    require("\(fields.extendedYear)-\(fields.month)-\(fields.day)", known, "\(task)/ours")
    let dates = try days.map { day in
        let date = try calendar.fields(of: day).civilDate
        guard try calendar.day(of: date) == day else { fatalError("\(task): no round trip") }
        return date
    }
    let ours = [
        Benchmark("fields/\(task)/ours", count: days.count) { () -> Int in
            var sum = 0
            for day in days { if let fields = try? calendar.fields(of: day) { sum &+= fields.day &+ fields.month } }
            return sum
        },
        Benchmark("day/\(task)/ours", count: dates.count) { () -> Int in
            var sum = 0
            for date in dates { if let day = try? calendar.day(of: date) { sum &+= day.dayNumber } }
            return sum
        },
    ]
    guard let name else { return ours }
    let rival = rawicu_calendar_open("en@calendar=" + name)
    let moments = days.map { Double($0.unixDay) * 86_400_000 }
    let raw = zip(moments, dates).map { moment, date in
        let packed = rawicu_calendar_fields(rival, moment)
        let leap: Int32 = date.isLeapMonth ? 1 : 0
        return (year: Int32(packed >> 10), month: Int32(packed >> 6 & 15), leap: leap, day: Int32(packed & 63))
    }
    for (theirs, date) in zip(raw, dates) where Int(theirs.day) != date.day || Int(theirs.month) + 1 != date.month {
        fatalError("\(task): ICU has \(theirs), we have \(date)")
    }
    return ours + [
        Benchmark("fields/\(task)/icu", count: moments.count) { () -> Int in
            moments.reduce(0) { $0 &+ Int(rawicu_calendar_fields(rival, $1)) }
        },
        Benchmark("day/\(task)/icu", count: raw.count) { () -> Int in
            var sum = 0
            for date in raw { sum &+= Int(rawicu_calendar_day(rival, date.year, date.month, date.leap, date.day)) }
            return sum
        },
    ]
}
