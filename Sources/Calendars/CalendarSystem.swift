/// A calendar with its options, ready to convert between fixed days and fields and to calculate with dates.
///
/// A value type without references: making one is cheap, conversions neither allocate nor lock, and it may be shared between
/// threads freely.
///
/// ```swift
/// let hebrew = CalendarSystem(.hebrew)
/// let day = try hebrew.day(of: CivilDate(year: 5784, month: 6, day: 1))   // 1 Adar I, 2024-02-10
/// try hebrew.fields(of: day).weekday                                      // 7; Saturday
/// ```
public struct CalendarSystem: Sendable {
    /// Which calendar.
    public let id: CalendarID
    /// The choices made within it.
    public let options: CalendarOptions
    /// The arithmetic, chosen once from both.
    package let family: AnyFamily

    /// A calendar with the given options, by default the usual ones.
    public init(_ id: CalendarID, options: CalendarOptions = CalendarOptions()) {
        self.id = id
        self.options = options
        family = Self.family(id, options)
    }

    private static func family(_ id: CalendarID, _ options: CalendarOptions) -> AnyFamily {
        switch id {
        case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina:
            .gregorian(Gregorian(cutover: options.gregorianCutover))
        case .coptic: .coptic(.martyrs)
        case .ethiopicAmeteMihret: .coptic(.ethiopic)
        case .ethiopicAmeteAlem: .coptic(.ethiopicWorld)
        case .hebrew: .hebrew(Hebrew())
        case .indian: .indianNational(IndianNational())
        case .persian: .persian(Persian(rule: options.persian))
        case .islamicCivil: .islamicTabular(.civil)
        case .islamicTabular: .islamicTabular(.astronomical)
        case .islamicUmmAlQura: .islamicUmmAlQura(IslamicUmmAlQura())
        case .islamic:
            options.islamic == .ummAlQura
                ? .islamicUmmAlQura(IslamicUmmAlQura()) : .islamicConjunction(IslamicConjunction())
        case .chinese, .dangi, .vietnamese: .eastAsian(EastAsian(id, options.eastAsian))
        case .tamil, .malayalam, .odia, .bangla: .hinduSolar(HinduSolar(id, options.hindu))
        case .kannada, .telugu, .marathi, .gujarati, .vikram: .hinduLunisolar(HinduLunisolar(id, options.hindu))
        }
    }

    /// The days that this calendar can convert. Arithmetic calendars take every `FixedDay`; astronomical ones at least the
    /// years -10,000 to +10,000.
    public var dayRange: ClosedRange<FixedDay> {
        FixedDay(unchecked: family.dayRange.lowerBound)...FixedDay(unchecked: family.dayRange.upperBound)
    }

    /// The fields of a day.
    ///
    /// Throws `outOfRange(.fixedDay, …)` outside `dayRange`, which cannot happen in an arithmetic calendar.
    ///
    /// ```swift
    /// let fields = try CalendarSystem(.persian).fields(of: FixedDay(739_576))   // 2025-11-21
    /// (fields.year, fields.month, fields.day)                                   // (1404, 8, 30)
    /// ```
    @inline(__always)
    public func fields(of day: FixedDay) throws(CalendarError) -> CalendarFields {
        try check(day.dayNumber)
        return labelled(family.fields(of: day.dayNumber), weekday: day.weekday)
    }

    /// The day that a date names, exactly: nothing is rounded to a neighbour.
    ///
    /// Throws
    /// - `outOfRange` for a month, day, year or era that the calendar, or that month, does not have;
    /// - `missingMonth` for a leap month, Adar I or other month that this year lacks;
    /// - `skippedDay` for a number that no civil day carries, such as 10 October 1582;
    /// - `outsideEra` for a Japanese date before or after its era.
    ///
    /// `isRepeatedDay` on a day that is not repeated gives that day.
    ///
    /// ```swift
    /// try CalendarSystem(.gregorian).day(of: CivilDate(year: 2025, month: 2, day: 30))
    /// // throws: day 30 is outside 1...28
    /// ```
    @inline(__always)
    public func day(of date: CivilDate) throws(CalendarError) -> FixedDay {
        let extendedYear = try extendedYear(of: date)
        let fixedDay: Int
        do throws(CalendarError) {
            fixedDay = try family.fixedDay(
                extendedYear: extendedYear, month: date.month, isLeapMonth: date.isLeapMonth, day: date.day,
                isRepeatedDay: date.isRepeatedDay)
        } catch {
            throw inYears(of: date, error, extendedYear: extendedYear)
        }
        guard family.dayRange ~= fixedDay else {
            throw inYears(
                of: date, .outOfRange(.year, value: extendedYear, allowed: family.yearRange),
                extendedYear: extendedYear)
        }
        if id == .japanese, let era = date.era { try checkEra(era, of: date, extendedYear: extendedYear) }
        return FixedDay(unchecked: fixedDay)
    }

    /// Throws unless the family can convert this fixed day.
    @inline(__always)
    func check(_ fixedDay: Int) throws(CalendarError) {
        guard family.dayRange ~= fixedDay else {
            throw .outOfRange(.fixedDay, value: fixedDay, allowed: family.dayRange)
        }
    }
}

extension CalendarSystem: Hashable {
    public static func == (lhs: CalendarSystem, rhs: CalendarSystem) -> Bool {
        lhs.id == rhs.id && lhs.options == rhs.options
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(options)
    }
}

extension CalendarSystem: Codable {
    private enum CodingKeys: String, CodingKey { case calendar, options }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = try container.decode(CalendarID.self, forKey: .calendar)
        self.init(
            id, options: try container.decodeIfPresent(CalendarOptions.self, forKey: .options) ?? CalendarOptions())
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .calendar)
        try container.encode(options, forKey: .options)
    }
}
