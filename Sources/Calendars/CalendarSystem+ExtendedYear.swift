// Years counted without eras: where they lie, which month opens them, and which Gregorian years go with them.

extension CalendarSystem {
    /// Which month opens the year, in the order that the Indian calendars share: from 0, the Sun's entry into Mesha in the
    /// solar ones, Chaitra in the lunisolar ones. The first day of that month is decided by `SankrantiRule` or by the new
    /// Moon. 0 in all other calendars.
    package var openingMonth: Int {
        switch family {
        case .hinduSolar(let family): family.firstSign
        case .hinduLunisolar(let family): family.scheme.openingMonth
        default: 0
        }
    }

    /// The civil days of a year, as far as the calendar can convert them.
    ///
    /// - Throws: `outOfRange(.year, …)` beyond the calendar's range.
    package func days(ofExtendedYear year: Int) throws(CalendarError) -> Range<FixedDay> {
        try check(extendedYear: year)
        let start = max(family.yearStart(year), family.dayRange.lowerBound)
        return FixedDay(unchecked: start)..<FixedDay(unchecked: max(family.yearStart(year + 1), start + 1))
    }

    /// The day that a date in a year without eras names, exactly.
    ///
    /// - Throws: as ``day(of:)``; years in errors are extended ones.
    package func day(
        ofExtendedYear year: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> FixedDay {
        try check(extendedYear: year)
        let day = try family.fixedDay(
            extendedYear: year, month: month, isLeapMonth: isLeapMonth, day: day, isRepeatedDay: isRepeatedDay)
        guard family.dayRange ~= day else { throw .outOfRange(.year, value: year, allowed: family.yearRange) }
        return try FixedDay(day)
    }

    /// The years that are paired with a Gregorian one: two of the Islamic calendars now and then, one in the others.
    ///
    /// - Throws: `outOfRange(.year, …)` for a year that is in no calendar's range.
    package func extendedYears(relatedTo gregorianYear: Int) throws(CalendarError) -> [Int] {
        guard relatedYears ~= gregorianYear else {
            throw .outOfRange(.year, value: gregorianYear, allowed: relatedYears)
        }
        switch id {
        case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
            // 67 of these years are about 65 Gregorian ones.
            let estimate = 1_397 + (gregorianYear - 1_976) * 67 / 65
            return (estimate - 4...estimate + 4).filter {
                family.yearRange ~= $0 && Self.gregorianYear(ofIslamicYear: $0) == gregorianYear
            }
        default:
            // The distance is the same in all years.
            let zero = DayFields(extendedYear: 0, month: 1, day: 1, dayOfYear: 1)
            return [gregorianYear - labelled(zero, weekday: 1).relatedGregorianYear]
        }
    }

    private func check(extendedYear year: Int) throws(CalendarError) {
        guard family.yearRange ~= year else {
            throw .outOfRange(.year, value: year, allowed: family.yearRange)
        }
    }
}

/// Beyond every calendar's range.
private let relatedYears = -6_000_000...6_000_000

extension CalendarSystem {
    /// The calendar of ISO 8601: Gregorian rules for all time.
    package static let iso8601 = CalendarSystem(.iso8601, options: CalendarOptions(gregorianCutover: .proleptic))
}
