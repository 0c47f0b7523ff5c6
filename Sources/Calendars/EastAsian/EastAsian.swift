/// The Chinese, Korean (dangi) and Vietnamese calendars.
///
/// One rule, three clocks: a new moon or a solar term near midnight falls on different days in Beijing, Seoul and Hanoi,
/// and then months, leap months and sometimes the new year differ.
package struct EastAsian: CalendarFamily {
    private let engine: EastAsianEngine
    private let table: EastAsianTable?
    /// Extended year minus the Gregorian year in which it starts.
    private let yearOffset: Int

    /// - Parameter id: `.chinese`, `.dangi` or `.vietnamese`.
    package init(_ id: CalendarID, _ options: EastAsianOptions = EastAsianOptions()) {
        self.init(id, options, usesTable: true)
    }

    /// With `usesTable` false every year is computed; the tables are made and tested so.
    package init(_ id: CalendarID, _ options: EastAsianOptions, usesTable: Bool) {
        switch id {
        case .dangi:
            engine = EastAsianEngine(clock: options.korean == .almanac ? .korea : .seoulLegal)
            table = usesTable && options.korean == .almanac ? .dangi : nil
            yearOffset = 2333
        case .vietnamese:
            engine = EastAsianEngine(clock: options.vietnamese == .hanoi ? .hanoi : .vietnam)
            table = usesTable && options.vietnamese == .hanoi ? .vietnamese : nil
            yearOffset = 2637
        default:
            engine = EastAsianEngine(clock: .beijing)
            table = usesTable && options.chinese == .observatory ? .chinese : nil
            yearOffset = 2637
        }
    }

    package var dayRange: ClosedRange<Int> { -5_000_000...5_000_000 }

    /// The years that start in the Gregorian years -13689...13690.
    package var yearRange: ClosedRange<Int> { (yearOffset - 13_689)...(yearOffset + 13_690) }

    @inline(__always)
    private func data(_ gregorianYear: Int) -> EastAsianYear {
        if let table, let found = table.year(gregorianYear) { return found }
        return engine.year(gregorianYear)
    }

    /// The year that holds a day, by the Gregorian year in which it starts.
    @inline(__always)
    private func find(_ day: Int) -> (year: Int, data: EastAsianYear) {
        var year = floorDivide(day * 400, 146_097) + 1
        var found = data(year)
        if day < found.start {
            repeat {
                year -= 1
                found = data(year)
            } while day < found.start
        } else {
            while day - found.start >= EastAsianYear.leastLength, day - found.start >= found.length {
                year += 1
                found = data(year)
            }
        }
        return (year, found)
    }

    package func fields(of fixedDay: Int) -> DayFields {
        let (year, data) = find(fixedDay)
        let offset = fixedDay - data.start
        let (position, daysBefore) = data.month(holding: offset)
        let name = data.name(position)
        return DayFields(
            extendedYear: year + yearOffset, month: name.month, isLeapMonth: name.isLeap,
            day: offset - daysBefore + 1, dayOfYear: offset + 1)
    }

    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        guard yearRange ~= extendedYear else { throw .outOfRange(.year, value: extendedYear, allowed: yearRange) }
        guard 1...12 ~= month else { throw .outOfRange(.month, value: month, allowed: 1...12) }
        let data = data(extendedYear - yearOffset)
        guard let position = data.position(month: month, isLeap: isLeapMonth) else {
            throw .missingMonth(month: month, isLeapMonth: isLeapMonth, year: extendedYear)
        }
        let length = data.length(position)
        guard day >= 1, day <= length else { throw .outOfRange(.day, value: day, allowed: 1...length) }
        return data.start + data.daysBefore(position) + day - 1
    }

    package func yearStart(_ extendedYear: Int) -> Int { data(extendedYear - yearOffset).start }

    package func monthRun(containing fixedDay: Int) -> MonthRun {
        let (year, data) = find(fixedDay)
        let (position, daysBefore) = data.month(holding: fixedDay - data.start)
        let name = data.name(position)
        let length = data.length(position)
        return MonthRun(
            extendedYear: year + yearOffset, month: name.month, isLeapMonth: name.isLeap,
            start: data.start + daysBefore, length: length, lastNumber: length)
    }

    /// The number of the lunation (see `NewMoon`), from the mean Moon at the noon of the month's first day.
    package func monthIndex(containing fixedDay: Int) -> Int {
        let (_, data) = find(fixedDay)
        let start = data.start + data.month(holding: fixedDay - data.start).daysBefore
        let t = Moment.centuries(universal: Double(start) + 0.2)
        return Int(MoonPosition.meanElongation(t).rounded())
    }

    package func monthRun(at index: Int) -> MonthRun {
        monthRun(containing: NewMoon.meanMiddle(index))
    }

    package func addingMonths(_ months: Int, to fixedDay: Int) -> Int? {
        guard -400_000...400_000 ~= months, dayRange.contains(fixedDay) else { return nil }
        let index = monthIndex(containing: fixedDay) + months
        guard dayRange.contains(NewMoon.meanMiddle(index)) else { return nil }
        let run = monthRun(containing: fixedDay)
        let target = monthRun(at: index)
        let result = target.start + min(fixedDay - run.start, target.length - 1)
        return dayRange.contains(result) ? result : nil
    }
}
