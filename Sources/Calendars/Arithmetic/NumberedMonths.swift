/// A family in which every year has the same months, numbered from 1 without holes, and every day number once.
///
/// It has to say only where a month starts and which fields a day has; the rest follows.
protocol NumberedMonths: CalendarFamily {
    /// 12 or 13.
    static var monthsInYear: Int { get }

    /// The fixed day on which a month starts. `month` may be one more than the year has, for the start of the next year.
    func monthStart(_ extendedYear: Int, _ month: Int) -> Int
}

/// Years that any arithmetic formula of this room takes without overflow, and that contain the years of every
/// representable day in every calendar.
let computableYears = -5_700_000...5_700_000

extension NumberedMonths {
    package var yearRange: ClosedRange<Int> {
        fields(of: dayRange.lowerBound).extendedYear...fields(of: dayRange.upperBound).extendedYear
    }

    @inline(__always)
    package func yearStart(_ extendedYear: Int) -> Int { monthStart(extendedYear, 1) }

    @inline(__always)
    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        try checkMonth(month, isLeapMonth, of: extendedYear)
        let start = monthStart(extendedYear, month)
        // Every month has 28 days, except the 13th, so the next month's start is needed only for the last numbers.
        if day < 1 || day > 28 || month == 13 {
            let length = monthStart(extendedYear, month + 1) - start
            guard 1...length ~= day else { throw .outOfRange(.day, value: day, allowed: 1...length) }
        }
        return start + day - 1
    }

    /// Throws unless the year is computable and has this month.
    @inline(__always)
    func checkMonth(_ month: Int, _ isLeapMonth: Bool, of extendedYear: Int) throws(CalendarError) {
        guard computableYears ~= extendedYear else {
            throw .outOfRange(.year, value: extendedYear, allowed: yearRange)
        }
        guard 1...Self.monthsInYear ~= month else {
            throw .outOfRange(.month, value: month, allowed: 1...Self.monthsInYear)
        }
        guard !isLeapMonth else { throw .missingMonth(month: month, isLeapMonth: true, year: extendedYear) }
    }

    package func monthRun(containing fixedDay: Int) -> MonthRun {
        let fields = fields(of: fixedDay)
        return monthRun(fields.extendedYear, fields.month)
    }

    package func monthIndex(containing fixedDay: Int) -> Int {
        let fields = fields(of: fixedDay)
        return fields.extendedYear * Self.monthsInYear + fields.month - 1
    }

    package func monthRun(at index: Int) -> MonthRun {
        monthRun(floorDivide(index, Self.monthsInYear), floorModulo(index, Self.monthsInYear) + 1)
    }

    private func monthRun(_ extendedYear: Int, _ month: Int) -> MonthRun {
        let start = monthStart(extendedYear, month)
        let length = monthStart(extendedYear, month + 1) - start
        return MonthRun(extendedYear: extendedYear, month: month, start: start, length: length, lastNumber: length)
    }
}
