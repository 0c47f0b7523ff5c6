internal import LocaleFormatCalendars

/// The values of fields as patterns show them.
extension DateProgram {
    /// Nil where a week cannot be numbered, at the very ends of a calendar's range.
    @inline(__always)
    package func number(_ source: NumberSource, _ values: DateValues) -> Int? {
        switch source {
        case .day: values.fields.day
        case .year: values.fields.year
        case .month: values.fields.month
        case .hour0To23: values.hour
        case .minute: values.minute
        case .second: values.second
        case .hour1To12: (values.hour + 11) % 12 + 1
        case .hour0To11: values.hour % 12
        case .hour1To24: values.hour == 0 ? 24 : values.hour
        case .hebrewMonth:
            // As ICU's SimpleDateFormat counts them.
            Hebrew.place(of: values.fields.month, in: values.fields.extendedYear)
        case .dayOfHalf: AlmanacDay.number(ofDay: values.fields.day)
        case .era: values.fields.era
        case .extendedYear: values.fields.extendedYear
        case .relatedYear: values.fields.relatedGregorianYear
        case .quarter: (values.fields.month + 2) / 3
        case .dayOfYear: values.fields.dayOfYear
        case .weekdayInMonth: (values.fields.day - 1) / 7 + 1
        case .julianDay: values.day.julianDayNumber
        case .localWeekday: weeks.place(of: values.fields.weekday)
        case .millisecondsInDay: values.secondOfDay * 1_000 + Int(values.nanoseconds) / 1_000_000
        case .weekOfYear: (try? calendar.weekOfYear(of: values.day, weeks: weeks))?.week
        case .weekYear: (try? calendar.weekOfYear(of: values.day, weeks: weeks))?.extendedYear
        case .weekOfMonth: try? calendar.weekOfMonth(of: values.day, weeks: weeks)
        }
    }

    @inline(__always)
    package func name(_ source: NameSource, _ values: DateValues) -> Int {
        switch source {
        case .weekday: values.fields.weekday
        case .month: MonthNameIndex.of(values.fields.month, isLeap: values.fields.isLeapMonth)
        case .hebrewMonth:
            Hebrew.isAdarII(values.fields.month, in: values.fields.extendedYear)
                ? MonthNameIndex.adarII : values.fields.month - 1
        case .dayHalf: values.hour / 12
        case .era: values.fields.era
        case .zone: Int(values.zone.nameKey)
        case .quarter: (values.fields.month - 1) / 3
        case .lunarHalf: AlmanacDay(values.fields, in: calendar)?.half.rawValue ?? 0
        // Names of years that are not an era of their own are the Indian ones, and those years are Saka years.
        case .cyclicYear: values.fields.cyclicYear ?? HinduLunisolar.samvatsara(sakaYear: values.fields.extendedYear)
        }
    }

    /// Whether a number that can wear a mark does.
    @inline(__always)
    package func isMarked(_ source: NumberSource, _ values: DateValues) -> Bool {
        source == .month ? values.fields.isLeapMonth : values.fields.isRepeatedDay
    }
}
