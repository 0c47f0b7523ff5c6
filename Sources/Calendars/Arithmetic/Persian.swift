/// The Persian (Solar Hijri) calendar: six months of 31 days, five of 30, and Esfand with 29 or 30.
///
/// Leap years follow the cycle of 33 years with 8 leap years, which agrees with the official rule (new year is the day
/// whose noon at Tehran follows the March equinox) for 1900-2100. `PersianRule.equinox` adds the years after AP 1501 in
/// which the equinox moves the leap day.
package struct Persian: NumberedMonths {
    static let monthsInYear = 12

    /// 1 Farvardin of year 1: 622-03-19 Julian.
    private static let epoch = 226_895
    private static let daysInCycle = 12_053

    private let rule: PersianRule

    package init(rule: PersianRule) { self.rule = rule }

    @inline(__always)
    private func start(_ year: Int) -> Int {
        var start = Self.epoch + 365 * (year - 1) + floorDivide(8 * year + 21, 33)
        // The year before was to be leap by the cycle and is not; this year has the leap day instead.
        if rule == .equinox, PersianCorrections.contains(year - 1) { start -= 1 }
        return start
    }

    @inline(__always)
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        if month == 13 { return start(extendedYear + 1) }
        return start(extendedYear) + 30 * (month - 1) + min(month - 1, 6)
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        var year = floorDivide(33 * (fixedDay - Self.epoch) + 3, Self.daysInCycle) + 1
        var dayOfYear = fixedDay - start(year)
        if dayOfYear < 0 {
            year -= 1
            dayOfYear = fixedDay - start(year)
        }
        if rule == .equinox, dayOfYear == 365, fixedDay == start(year + 1) {
            year += 1
            dayOfYear = 0
        }
        if dayOfYear < 186 {
            return DayFields(
                extendedYear: year, month: dayOfYear / 31 + 1, day: dayOfYear % 31 + 1, dayOfYear: dayOfYear + 1)
        }
        let later = dayOfYear - 186
        return DayFields(extendedYear: year, month: later / 30 + 7, day: later % 30 + 1, dayOfYear: dayOfYear + 1)
    }
}

extension PersianCorrections {
    /// True for a year in the table. The table is ordered and short; few years are close enough to it to be looked up.
    static func contains(_ year: Int) -> Bool {
        guard year >= 1502, year <= 2987 else { return false }
        var low = 0
        var high = years.count
        while low < high {
            let middle = (low + high) / 2
            if Int(years[middle]) < year { low = middle + 1 } else { high = middle }
        }
        return low < years.count && Int(years[low]) == year
    }
}
