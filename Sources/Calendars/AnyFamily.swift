/// Any one family, held without a box: a calendar system chooses it once and then calls it without allocation.
package enum AnyFamily: CalendarFamily {
    case gregorian(Gregorian)
    case coptic(Coptic)
    case hebrew(Hebrew)
    case indianNational(IndianNational)
    case persian(Persian)
    case islamicTabular(IslamicTabular)
    case islamicUmmAlQura(IslamicUmmAlQura)
    case islamicConjunction(IslamicConjunction)
    case eastAsian(EastAsian)
    case hinduSolar(HinduSolar)
    case hinduLunisolar(HinduLunisolar)

    package var dayRange: ClosedRange<Int> {
        switch self {
        case .gregorian(let family): family.dayRange
        case .coptic(let family): family.dayRange
        case .hebrew(let family): family.dayRange
        case .indianNational(let family): family.dayRange
        case .persian(let family): family.dayRange
        case .islamicTabular(let family): family.dayRange
        case .islamicUmmAlQura(let family): family.dayRange
        case .islamicConjunction(let family): family.dayRange
        case .eastAsian(let family): family.dayRange
        case .hinduSolar(let family): family.dayRange
        case .hinduLunisolar(let family): family.dayRange
        }
    }

    package var yearRange: ClosedRange<Int> {
        switch self {
        case .gregorian(let family): family.yearRange
        case .coptic(let family): family.yearRange
        case .hebrew(let family): family.yearRange
        case .indianNational(let family): family.yearRange
        case .persian(let family): family.yearRange
        case .islamicTabular(let family): family.yearRange
        case .islamicUmmAlQura(let family): family.yearRange
        case .islamicConjunction(let family): family.yearRange
        case .eastAsian(let family): family.yearRange
        case .hinduSolar(let family): family.yearRange
        case .hinduLunisolar(let family): family.yearRange
        }
    }

    package var numbersMayRepeat: Bool {
        switch self {
        case .gregorian(let family): family.numbersMayRepeat
        case .coptic(let family): family.numbersMayRepeat
        case .hebrew(let family): family.numbersMayRepeat
        case .indianNational(let family): family.numbersMayRepeat
        case .persian(let family): family.numbersMayRepeat
        case .islamicTabular(let family): family.numbersMayRepeat
        case .islamicUmmAlQura(let family): family.numbersMayRepeat
        case .islamicConjunction(let family): family.numbersMayRepeat
        case .eastAsian(let family): family.numbersMayRepeat
        case .hinduSolar(let family): family.numbersMayRepeat
        case .hinduLunisolar(let family): family.numbersMayRepeat
        }
    }

    @inline(__always)
    package func fields(of fixedDay: Int) -> DayFields {
        switch self {
        case .gregorian(let family): family.fields(of: fixedDay)
        case .coptic(let family): family.fields(of: fixedDay)
        case .hebrew(let family): family.fields(of: fixedDay)
        case .indianNational(let family): family.fields(of: fixedDay)
        case .persian(let family): family.fields(of: fixedDay)
        case .islamicTabular(let family): family.fields(of: fixedDay)
        case .islamicUmmAlQura(let family): family.fields(of: fixedDay)
        case .islamicConjunction(let family): family.fields(of: fixedDay)
        case .eastAsian(let family): family.fields(of: fixedDay)
        case .hinduSolar(let family): family.fields(of: fixedDay)
        case .hinduLunisolar(let family): family.fields(of: fixedDay)
        }
    }

    @inline(__always)
    package func fixedDay(
        extendedYear: Int, month: Int, isLeapMonth: Bool, day: Int, isRepeatedDay: Bool
    ) throws(CalendarError) -> Int {
        switch self {
        case .gregorian(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .coptic(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .hebrew(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .indianNational(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .persian(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .islamicTabular(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .islamicUmmAlQura(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .islamicConjunction(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .eastAsian(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .hinduSolar(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        case .hinduLunisolar(let family):
            try family.fixedDay(
                extendedYear: extendedYear, month: month, isLeapMonth: isLeapMonth, day: day,
                isRepeatedDay: isRepeatedDay)
        }
    }

    package func yearStart(_ extendedYear: Int) -> Int {
        switch self {
        case .gregorian(let family): family.yearStart(extendedYear)
        case .coptic(let family): family.yearStart(extendedYear)
        case .hebrew(let family): family.yearStart(extendedYear)
        case .indianNational(let family): family.yearStart(extendedYear)
        case .persian(let family): family.yearStart(extendedYear)
        case .islamicTabular(let family): family.yearStart(extendedYear)
        case .islamicUmmAlQura(let family): family.yearStart(extendedYear)
        case .islamicConjunction(let family): family.yearStart(extendedYear)
        case .eastAsian(let family): family.yearStart(extendedYear)
        case .hinduSolar(let family): family.yearStart(extendedYear)
        case .hinduLunisolar(let family): family.yearStart(extendedYear)
        }
    }

    package func monthRun(containing fixedDay: Int) -> MonthRun {
        switch self {
        case .gregorian(let family): family.monthRun(containing: fixedDay)
        case .coptic(let family): family.monthRun(containing: fixedDay)
        case .hebrew(let family): family.monthRun(containing: fixedDay)
        case .indianNational(let family): family.monthRun(containing: fixedDay)
        case .persian(let family): family.monthRun(containing: fixedDay)
        case .islamicTabular(let family): family.monthRun(containing: fixedDay)
        case .islamicUmmAlQura(let family): family.monthRun(containing: fixedDay)
        case .islamicConjunction(let family): family.monthRun(containing: fixedDay)
        case .eastAsian(let family): family.monthRun(containing: fixedDay)
        case .hinduSolar(let family): family.monthRun(containing: fixedDay)
        case .hinduLunisolar(let family): family.monthRun(containing: fixedDay)
        }
    }

    package func monthIndex(containing fixedDay: Int) -> Int {
        switch self {
        case .gregorian(let family): family.monthIndex(containing: fixedDay)
        case .coptic(let family): family.monthIndex(containing: fixedDay)
        case .hebrew(let family): family.monthIndex(containing: fixedDay)
        case .indianNational(let family): family.monthIndex(containing: fixedDay)
        case .persian(let family): family.monthIndex(containing: fixedDay)
        case .islamicTabular(let family): family.monthIndex(containing: fixedDay)
        case .islamicUmmAlQura(let family): family.monthIndex(containing: fixedDay)
        case .islamicConjunction(let family): family.monthIndex(containing: fixedDay)
        case .eastAsian(let family): family.monthIndex(containing: fixedDay)
        case .hinduSolar(let family): family.monthIndex(containing: fixedDay)
        case .hinduLunisolar(let family): family.monthIndex(containing: fixedDay)
        }
    }

    package func monthRun(at index: Int) -> MonthRun {
        switch self {
        case .gregorian(let family): family.monthRun(at: index)
        case .coptic(let family): family.monthRun(at: index)
        case .hebrew(let family): family.monthRun(at: index)
        case .indianNational(let family): family.monthRun(at: index)
        case .persian(let family): family.monthRun(at: index)
        case .islamicTabular(let family): family.monthRun(at: index)
        case .islamicUmmAlQura(let family): family.monthRun(at: index)
        case .islamicConjunction(let family): family.monthRun(at: index)
        case .eastAsian(let family): family.monthRun(at: index)
        case .hinduSolar(let family): family.monthRun(at: index)
        case .hinduLunisolar(let family): family.monthRun(at: index)
        }
    }

    package func addingMonths(_ months: Int, to fixedDay: Int) -> Int? {
        switch self {
        case .gregorian(let family): family.addingMonths(months, to: fixedDay)
        case .coptic(let family): family.addingMonths(months, to: fixedDay)
        case .hebrew(let family): family.addingMonths(months, to: fixedDay)
        case .indianNational(let family): family.addingMonths(months, to: fixedDay)
        case .persian(let family): family.addingMonths(months, to: fixedDay)
        case .islamicTabular(let family): family.addingMonths(months, to: fixedDay)
        case .islamicUmmAlQura(let family): family.addingMonths(months, to: fixedDay)
        case .islamicConjunction(let family): family.addingMonths(months, to: fixedDay)
        case .eastAsian(let family): family.addingMonths(months, to: fixedDay)
        case .hinduSolar(let family): family.addingMonths(months, to: fixedDay)
        case .hinduLunisolar(let family): family.addingMonths(months, to: fixedDay)
        }
    }
}
