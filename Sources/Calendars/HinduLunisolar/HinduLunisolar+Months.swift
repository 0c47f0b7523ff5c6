extension HinduLunisolar {
    package func monthRun(containing fixedDay: Int) -> MonthRun {
        let (index, month) = source.lunation(containing: fixedDay)
        let tithi = month.number(fixedDay - month.start)
        if !scheme.isPurnimanta || month.isLeap {
            return run(month, from: 0, to: month.length)
        }
        if tithi <= 15 {
            let bright = run(month, from: 0, to: month.darkHalf)
            let before = source.lunation(index - 1)
            if before.isLeap { return bright }
            return joined(run(before, from: before.darkHalf, to: before.length), bright)
        }
        let dark = run(month, from: month.darkHalf, to: month.length)
        let after = source.lunation(index + 1)
        if after.isLeap { return dark }
        return joined(dark, run(after, from: 0, to: after.darkHalf), preferSecond: false)
    }

    /// The amanta lunation: for the purnimanta calendar the index grows by one every lunation, at the new moon in the
    /// middle of its months, so that a difference of indices counts lunations as in the other calendars.
    package func monthIndex(containing fixedDay: Int) -> Int {
        source.lunation(containing: fixedDay).index
    }

    /// The month of a lunation; in the purnimanta calendar the one that holds the lunation's first day.
    package func monthRun(at index: Int) -> MonthRun {
        monthRun(containing: source.lunation(index).start)
    }

    /// Keeps the tithi and moves by whole lunations, which in the purnimanta calendar keeps the half of the month too.
    package func addingMonths(_ months: Int, to fixedDay: Int) -> Int? {
        // The range holds fewer than 400,000 lunations.
        guard -400_000...400_000 ~= months, dayRange.contains(fixedDay) else { return nil }
        let (index, month) = source.lunation(containing: fixedDay)
        let approximate = Double(fixedDay) + Double(months) * 29.530588853
        guard Double(dayRange.lowerBound - 40)...Double(dayRange.upperBound + 40) ~= approximate else { return nil }
        let target = source.lunation(index + months)
        let tithi = month.number(fixedDay - month.start)
        var offset = target.offset(of: tithi)
        if offset == target.length || target.number(offset) > tithi, offset > 0 {
            offset = target.offset(of: target.number(offset - 1))
        }
        let result = target.start + offset
        return dayRange.contains(result) ? result : nil
    }

    /// Civil days `from..<to` of an amanta month, which must lie in one month of the calendar.
    private func run(_ month: Lunation, from: Int, to: Int) -> MonthRun {
        let first = month.number(from)
        let last = month.number(to - 1)
        let name = scheme.name(month, tithi: first)
        return MonthRun(
            extendedYear: name.year, month: name.month, isLeapMonth: name.isLeap, start: month.start + from,
            length: to - from, firstNumber: scheme.dayNumber(tithi: first, isLeap: name.isLeap),
            lastNumber: scheme.dayNumber(tithi: last, isLeap: name.isLeap))
    }

    /// A dark half and the bright half after it as one run, when they bear one name; else the one that was asked for.
    private func joined(_ dark: MonthRun, _ bright: MonthRun, preferSecond: Bool = true) -> MonthRun {
        guard dark.extendedYear == bright.extendedYear, dark.month == bright.month else {
            return preferSecond ? bright : dark
        }
        return MonthRun(
            extendedYear: dark.extendedYear, month: dark.month, start: dark.start, length: dark.length + bright.length,
            firstNumber: dark.firstNumber, lastNumber: bright.lastNumber)
    }

    /// The name, 1...60 from Prabhava, of a Saka year in the southern cycle of years: Saka 1909 (1987-88) was Prabhava.
    package static func samvatsara(sakaYear: Int) -> Int {
        floorModulo(sakaYear - 1909, 60) + 1
    }
}
