/// The Indian solar calendars: Tamil, Malayalam, Odia and Bangla.
///
/// A month is the time of the Sun in one sign of the sidereal zodiac, brought to civil days by the calendar's rule. No
/// months are leap and no days skipped or repeated.
package struct HinduSolar: CalendarFamily {
    private let engine: SolarYearEngine
    private let table: SolarTable?

    /// - Parameter id: `.tamil`, `.malayalam`, `.odia` or `.bangla`.
    package init(_ id: CalendarID, _ options: HinduOptions = HinduOptions()) {
        self.init(id, options, usesTable: true)
    }

    /// With `usesTable` false every year is computed; the tables are made and tested so.
    package init(_ id: CalendarID, _ options: HinduOptions, usesTable: Bool) {
        let scheme = SolarScheme(id, options)
        engine = SolarYearEngine(scheme: scheme, sky: HinduSky(options))
        table = usesTable && engine.sky == .standard ? scheme.table : nil
    }

    /// The sign (Mesha = 0) whose entry opens the year.
    var firstSign: Int { engine.scheme.firstSign }

    package var dayRange: ClosedRange<Int> { -5_000_000...5_000_000 }

    package var yearRange: ClosedRange<Int> {
        (engine.scheme.yearIn2000 - 15_689)...(engine.scheme.yearIn2000 + 11_690)
    }

    @inline(__always)
    private func solarYear(_ year: Int) -> SolarYear {
        if let table, let found = table.year(year) { return found }
        return engine.year(year)
    }

    /// The year that holds a day.
    @inline(__always)
    private func find(_ day: Int) -> (year: Int, data: SolarYear) {
        // 14 April 2000 is day 730224; the first sign is entered about 30.4 days apart. The sidereal year is the mean.
        let reference = 730_224 + engine.scheme.firstSign * 30
        var year = engine.scheme.yearIn2000 + floorDivide((day - reference) * 100_000, 36_525_636)
        var data = solarYear(year)
        if day < data.start {
            repeat {
                year -= 1
                data = solarYear(year)
            } while day < data.start
        } else {
            while day >= data.start + data.length {
                year += 1
                data = solarYear(year)
            }
        }
        return (year, data)
    }

    package func fields(of fixedDay: Int) -> DayFields {
        let (year, data) = find(fixedDay)
        let offset = fixedDay - data.start
        let month = data.month(offset)
        return DayFields(
            extendedYear: year, month: month, day: offset - data.daysBefore(month) + 1, dayOfYear: offset + 1)
    }

    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        guard yearRange ~= extendedYear else { throw .outOfRange(.year, value: extendedYear, allowed: yearRange) }
        guard 1...12 ~= month else { throw .outOfRange(.month, value: month, allowed: 1...12) }
        guard !isLeapMonth else { throw .missingMonth(month: month, isLeapMonth: true, year: extendedYear) }
        let data = solarYear(extendedYear)
        let length = data.length(month)
        guard day >= 1, day <= length else { throw .outOfRange(.day, value: day, allowed: 1...length) }
        return data.start + data.daysBefore(month) + day - 1
    }

    package func yearStart(_ extendedYear: Int) -> Int { solarYear(extendedYear).start }

    package func monthRun(containing fixedDay: Int) -> MonthRun {
        let (year, data) = find(fixedDay)
        return run(year, data.month(fixedDay - data.start), data)
    }

    /// Twelve for each year, plus the month.
    package func monthIndex(containing fixedDay: Int) -> Int {
        let (year, data) = find(fixedDay)
        return year * 12 + data.month(fixedDay - data.start) - 1
    }

    package func monthRun(at index: Int) -> MonthRun {
        let year = floorDivide(index, 12)
        return run(year, index - year * 12 + 1, solarYear(year))
    }

    package func addingMonths(_ months: Int, to fixedDay: Int) -> Int? {
        guard -400_000...400_000 ~= months, dayRange.contains(fixedDay) else { return nil }
        let (year, data) = find(fixedDay)
        let offset = fixedDay - data.start
        let month = data.month(offset)
        let number = offset - data.daysBefore(month)
        let index = year * 12 + month - 1 + months
        let approximate = Double(fixedDay) + Double(months) * 30.43803
        guard Double(dayRange.lowerBound - 40)...Double(dayRange.upperBound + 40) ~= approximate else { return nil }
        let target = monthRun(at: index)
        let result = target.start + min(number, target.length - 1)
        return dayRange.contains(result) ? result : nil
    }

    @inline(__always)
    private func run(_ year: Int, _ month: Int, _ data: SolarYear) -> MonthRun {
        let length = data.length(month)
        return MonthRun(
            extendedYear: year, month: month, start: data.start + data.daysBefore(month), length: length,
            lastNumber: length)
    }
}
