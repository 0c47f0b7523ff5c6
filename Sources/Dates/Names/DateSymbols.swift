internal import LocaleFormatBridge
public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatLocales

/// The names that dates are written with, in one locale and calendar, and its weeks: for calendars drawn as a grid, menus
/// of months, and the like.
///
/// ```swift
/// let symbols = try DateSymbols(locale: "de", calendar: .gregorian)
/// symbols.months(.wide)[0]                   // "Januar"
/// symbols.weekdays(.short)[0]                // "So."; Sunday first
/// symbols.weeks.firstWeekday                 // 2
/// ```
public struct DateSymbols: Hashable, Sendable {
    /// How long a name is (UTS #35 part 4, "Calendar Elements"). Only weekdays have short ones; elsewhere they are the
    /// abbreviated.
    public enum Width: String, Hashable, Codable, Sendable, CaseIterable {
        /// "January", "Sunday".
        case wide
        /// "Jan", "Sun".
        case abbreviated
        /// "Su".
        case short
        /// "J", "S": the same letter may stand for several.
        case narrow

        var source: SymbolSource.Width {
            switch self {
            case .wide: .wide
            case .abbreviated: .abbreviated
            case .short: .short
            case .narrow: .narrow
            }
        }
    }

    private struct Key: Hashable {
        let width: Width
        let standAlone: Bool
    }

    private let monthNames: [Key: [String]]
    private let weekdayNames: [Key: [String]]
    private let quarterNames: [Key: [String]]
    private let eraNames: [Width: [String]]
    /// Sixty names of years, the first one for year 1 of the cycle; empty where the calendar has none.
    public let cyclicYears: [String]
    /// The bright and the dark half of a lunar month; empty where the calendar counts days through the month.
    public let lunarHalves: [String]
    /// Before and after noon.
    public let dayHalves: [String]
    /// The part of the day that each hour from 0 to 23 belongs to ("in the morning"), by the locale's rules.
    public let dayPeriods: [String]
    /// The first weekday, and the days that the first week of a year needs.
    public let weeks: WeekRules

    /// - Parameters:
    ///   - locale: whose words.
    ///   - calendar: nil for the locale's.
    ///   - capitalization: where a name will stand: Czech writes "leden", and "Leden" in a menu.
    /// - Throws: `DateError` for a numbering system or calendar in the locale that is not there.
    public init(
        locale: LocaleID, calendar: CalendarID? = nil, capitalization: CapitalizationContext = .unknown
    ) throws(DateError) {
        var style = DateStyle(pattern: "y", locale: locale).timeZone(.utc)
        style.calendar = calendar
        let resolved = try ResolvedDate(style)
        let names =
            resolved.calendar == resolved.reference
            ? nil : CalendarNames.of(resolved.calendar.id, in: locale)
        var months: [Key: [String]] = [:]
        var weekdays: [Key: [String]] = [:]
        var quarters: [Key: [String]] = [:]
        var eras: [Width: [String]] = [:]
        do throws(ICUError) {
            let source = try SymbolSource(locale: resolved.locale, calendar: resolved.reference, names: names)
            let title = TitleCase(capitalization, locale: resolved.locale)
            for width in Width.allCases {
                let isNarrow = width == .narrow
                for standAlone in [false, true] {
                    let key = Key(width: width, standAlone: standAlone)
                    months[key] = title.apply(
                        try source.months(width.source, standAlone: standAlone),
                        isNarrow ? .monthNarrow : standAlone ? .monthStandAlone : .monthFormat)
                    weekdays[key] = title.apply(
                        try source.weekdays(width.source, standAlone: standAlone),
                        isNarrow ? .dayNarrow : standAlone ? .dayStandAlone : .dayFormat)
                    quarters[key] = title.apply(try source.quarters(width.source, standAlone: standAlone), .other)
                }
                // The eras of the 60-year calendars are numbers.
                guard !resolved.reference.id.hasCyclicYears else { continue }
                let list = try source.eras(width.source)
                let kind: TitleCase.Usage = width == .wide ? .eraName : isNarrow ? .eraNarrow : .eraAbbreviation
                eras[width] = [String](repeating: "", count: max(0, list.first)) + title.apply(list.names, kind)
            }
            cyclicYears = try source.cyclicYears()
            lunarHalves = source.halves ?? []
            dayHalves = try source.dayHalves(narrow: false)
            dayPeriods = Array(try source.dayPeriods("B", count: 4).prefix(24))
            weeks = (try? resolved.open().weeks()) ?? .iso8601
        } catch { throw DateError(error) }
        (monthNames, weekdayNames, quarterNames, eraNames) = (months, weekdays, quarters, eras)
    }

    /// Names of months, month 1 first. In calendars with leap months these follow from index 12 on; the fourteenth of the
    /// Hebrew names is Adar II.
    ///
    /// - Parameters:
    ///   - width: how much of each name.
    ///   - standAlone: as in a heading, rather than within a date; some languages decline the latter.
    public func months(_ width: Width, standAlone: Bool = false) -> [String] {
        monthNames[Key(width: width, standAlone: standAlone)] ?? []
    }

    /// Names of weekdays, Sunday first.
    public func weekdays(_ width: Width, standAlone: Bool = false) -> [String] {
        weekdayNames[Key(width: width, standAlone: standAlone)] ?? []
    }

    /// Names of quarters.
    public func quarters(_ width: Width, standAlone: Bool = false) -> [String] {
        quarterNames[Key(width: width, standAlone: standAlone)] ?? []
    }

    /// Names of eras by their number; none in the Chinese, Korean and Vietnamese calendars. Narrow names of Japanese eras before Meiji are empty.
    public func eras(_ width: Width) -> [String] { eraNames[width] ?? [] }
}
