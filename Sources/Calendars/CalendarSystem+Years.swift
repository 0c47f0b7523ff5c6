// Eras, cycles and the Gregorian years next to them: how the year that a family counts is named in each calendar.

/// Extended year minus related Gregorian year, for the calendars of the 60-year cycle.
private let chineseEpochOffset = 2_637
private let dangiEpochOffset = 2_333

extension CalendarSystem {
    /// Completes a family's fields with era, year of era, cycle, related Gregorian year and weekday.
    @inline(__always)
    func labelled(_ fields: DayFields, weekday: Int) -> CalendarFields {
        let year = fields.extendedYear
        var era = 0
        var yearOfEra = year
        var related = year
        var cyclicYear: Int?
        switch id {
        case .gregorian, .iso8601:
            era = year > 0 ? 1 : 0
            yearOfEra = year > 0 ? year : 1 - year
        case .buddhist:
            yearOfEra = year + 543
        case .japanese:
            era = JapaneseEraLookup.era(year, fields.month, fields.day)
            yearOfEra = year - JapaneseEraLookup.startYear(era) + 1
        case .republicOfChina:
            era = year > 1911 ? 1 : 0
            yearOfEra = year > 1911 ? year - 1911 : 1912 - year
        case .coptic:
            era = year > 0 ? 1 : 0
            yearOfEra = year > 0 ? year : 1 - year
            related = year + 284
        case .ethiopicAmeteMihret:
            era = year > 0 ? 1 : 0
            yearOfEra = year > 0 ? year : year + ethiopicWorldYears
            related = year + 8
        case .ethiopicAmeteAlem:
            related = year + 8 - ethiopicWorldYears
        case .hebrew: related = year - 3760
        case .indian: related = year + 79
        case .persian: related = year + 622
        case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
            related = Self.gregorianYear(ofIslamicYear: year)
        case .chinese, .dangi, .vietnamese:
            related = year - (id == .dangi ? dangiEpochOffset : chineseEpochOffset)
            let count = related + chineseEpochOffset - 1
            era = floorDivide(count, 60) + 1
            yearOfEra = floorModulo(count, 60) + 1
            cyclicYear = yearOfEra
        case .tamil, .kannada, .telugu, .marathi: related = year + 78
        case .malayalam: related = year + 824
        case .odia: related = year + 592
        case .bangla: related = year + 593
        case .gujarati, .vikram: related = year - 57
        }
        return CalendarFields(
            era: era, year: yearOfEra, extendedYear: year, relatedGregorianYear: related, cyclicYear: cyclicYear,
            month: fields.month, isLeapMonth: fields.isLeapMonth, day: fields.day,
            isRepeatedDay: fields.isRepeatedDay, dayOfYear: fields.dayOfYear, weekday: weekday)
    }

    /// The eras that a date may name, or nil where any number is a cycle.
    var eras: ClosedRange<Int>? {
        switch id {
        case .gregorian, .iso8601, .republicOfChina, .coptic, .ethiopicAmeteMihret: 0...1
        case .japanese: JapaneseEra.numbers
        case .chinese, .dangi, .vietnamese: nil
        default: 0...0
        }
    }

    /// The extended year of a date's era and year. Throws for an unknown era or an absurd year.
    @inline(__always)
    func extendedYear(of date: CivilDate) throws(CalendarError) -> Int {
        let year = date.year
        // Room for every era's offset, and far beyond every calendar's range.
        guard computableYears ~= year else { throw .outOfRange(.year, value: year, allowed: computableYears) }
        guard let era = date.era else { return year + mainEraOffset }
        if let eras, !(eras ~= era) { throw .outOfRange(.era, value: era, allowed: eras) }
        switch id {
        case .gregorian, .iso8601, .coptic: return era == 1 ? year : 1 - year
        case .republicOfChina: return era == 1 ? year + 1911 : 1912 - year
        case .ethiopicAmeteMihret: return era == 1 ? year : year - ethiopicWorldYears
        case .japanese: return year + JapaneseEraLookup.startYear(era) - 1
        case .chinese, .dangi, .vietnamese:
            guard 1...60 ~= year else { throw .outOfRange(.year, value: year, allowed: 1...60) }
            guard -200_000...200_000 ~= era else {
                throw .outOfRange(.era, value: era, allowed: -200_000...200_000)
            }
            return (era - 1) * 60 + year + (id == .dangi ? dangiEpochOffset - chineseEpochOffset : 0)
        default: return year + mainEraOffset
        }
    }

    /// Extended year minus the year of the main era.
    @inline(__always)
    private var mainEraOffset: Int {
        switch id {
        case .buddhist: -543
        case .republicOfChina: 1911
        default: 0
        }
    }

    /// Restates an error about an extended year in the years that the caller uses.
    func inYears(of date: CivilDate, _ error: CalendarError, extendedYear: Int) -> CalendarError {
        switch error {
        case .missingMonth(let month, let isLeapMonth, _):
            return .missingMonth(month: month, isLeapMonth: isLeapMonth, year: date.year)
        case .skippedDay(let day, let month, let isLeapMonth, _):
            return .skippedDay(day: day, month: month, isLeapMonth: isLeapMonth, year: date.year)
        case .outOfRange(.year, _, let allowed):
            // Years of an era before the epoch run backwards.
            let isBackwards = date.era == 0 && (eras == 0...1 && id != .ethiopicAmeteMihret)
            if isBackwards {
                let sum = extendedYear + date.year
                return .outOfRange(.year, value: date.year, allowed: 1...(sum - allowed.lowerBound))
            }
            let offset = date.year - extendedYear
            return .outOfRange(
                .year, value: date.year, allowed: (allowed.lowerBound + offset)...(allowed.upperBound + offset))
        default:
            return error
        }
    }

    /// Throws when a Japanese era was not in force on an existing date.
    func checkEra(_ era: Int, of date: CivilDate, extendedYear: Int) throws(CalendarError) {
        guard JapaneseEraLookup.era(extendedYear, date.month, date.day) == era else {
            throw .outsideEra(era: era, year: date.year, month: date.month, day: date.day)
        }
    }

    /// The Gregorian year that ICU pairs with an Islamic one. 67 Islamic years take 65 Gregorian ones, counted both ways
    /// from AH 1397, which is paired with 1976.
    static func gregorianYear(ofIslamicYear year: Int) -> Int {
        if year >= 1397 {
            let later = year - 1397
            return year + 579 - 2 * (later / 67) - (later % 67 >= 33 ? 1 : 0)
        }
        let earlier = 1396 - year
        return year + 581 + 2 * (earlier / 67) - (earlier % 67 <= 33 ? 1 : 0)
    }
}
