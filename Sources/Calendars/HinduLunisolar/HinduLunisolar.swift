/// The Indian lunisolar calendars: Kannada, Telugu, Marathi, Gujarati and Vikram.
///
/// All five share their days and months: a civil day has the number of the tithi that runs at its sunrise, so numbers are
/// skipped and repeated, and a month is a lunation named after the sign that the Sun enters in it, so months are
/// doubled (leap, adhika, before the regular one) and rarely lost (kshaya). The calendars differ in where months end,
/// which month is the first, and the era.
package struct HinduLunisolar: CalendarFamily {
    let scheme: LunisolarScheme
    let source: LunationSource

    /// - Parameter id: `.kannada`, `.telugu`, `.marathi`, `.gujarati` or `.vikram`.
    package init(_ id: CalendarID, _ options: HinduOptions = HinduOptions()) {
        self.init(id, options, usesTable: true)
    }

    /// With `usesTable` false every month is computed; the tables are made and tested so.
    package init(_ id: CalendarID, _ options: HinduOptions, usesTable: Bool) {
        scheme = LunisolarScheme(id, options)
        source = LunationSource(sky: HinduSky(options), usesTable: usesTable)
    }

    /// About 13,600 years either way. Beyond a few thousand years from now the theories of Sun and Moon no longer
    /// predict the sky, but days and fields still correspond one to one.
    package var dayRange: ClosedRange<Int> { -5_000_000...5_000_000 }

    package var yearRange: ClosedRange<Int> {
        let era = scheme.shift > 0 ? 135 : 0
        return (era - 13_768)...(era + 13_612)
    }

    package var numbersMayRepeat: Bool { true }

    package func fields(of fixedDay: Int) -> DayFields {
        let (index, month) = source.lunation(containing: fixedDay)
        let offset = fixedDay - month.start
        let tithi = month.number(offset)
        let name = scheme.name(month, tithi: tithi)
        let yearStart = self.yearStart(name.year, near: (index, month.monthCount))
        return DayFields(
            extendedYear: name.year, month: name.month, isLeapMonth: name.isLeap,
            day: scheme.dayNumber(tithi: tithi, isLeap: name.isLeap), isRepeatedDay: month.isRepeated(offset),
            dayOfYear: fixedDay - yearStart + 1)
    }

    package func yearStart(_ extendedYear: Int) -> Int {
        // Lunation 0 is Margashirsha of Saka 1921.
        yearStart(extendedYear, near: (0, 12 * 1921 + 8))
    }

    /// The first day of a year, searched from a lunation whose month count is known.
    @inline(__always)
    private func yearStart(_ year: Int, near known: (index: Int, monthCount: Int)) -> Int {
        let opening = year * 12 - scheme.shift
        let n = source.firstIndex(monthCount: opening, near: known)
        if scheme.isPurnimanta, !scheme.keepsYearInDarkHalf, source.monthCount(n - 1) == opening - 1 {
            // The dark half of the regular month 12 opens the year.
            return source.firstDay(n - 1, ofDarkHalf: true)
        }
        return source.firstDay(n)
    }

    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        guard yearRange ~= extendedYear else { throw .outOfRange(.year, value: extendedYear, allowed: yearRange) }
        guard 1...12 ~= month else { throw .outOfRange(.month, value: month, allowed: 1...12) }
        guard 1...30 ~= day else { throw .outOfRange(.day, value: day, allowed: 1...30) }
        var count = extendedYear * 12 + month - 1 - scheme.shift
        var tithi = day
        if scheme.isPurnimanta, !isLeapMonth {
            tithi = day <= 15 ? day + 15 : day - 15
            if day <= 15 { count += month == 1 && scheme.keepsYearInDarkHalf ? 11 : -1 }
        }
        var index = source.firstIndex(monthCount: count)
        if !isLeapMonth, source.monthCount(index + 1) == count { index += 1 }
        let found = source.lunation(index)
        guard found.monthCount == count, found.isLeap == isLeapMonth else {
            throw .missingMonth(month: month, isLeapMonth: isLeapMonth, year: extendedYear)
        }
        let offset = found.offset(of: tithi)
        guard offset < found.length, found.number(offset) == tithi else {
            throw .skippedDay(day: day, month: month, isLeapMonth: isLeapMonth, year: extendedYear)
        }
        if isRepeatedDay, offset + 1 < found.length, found.isRepeated(offset + 1) {
            return found.start + offset + 1
        }
        return found.start + offset
    }
}
