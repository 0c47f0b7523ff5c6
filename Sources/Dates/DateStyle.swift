public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatLocales

/// How a date and time are written: a value that says what is wanted, in which calendar, zone, digits and language.
///
/// ```swift
/// let style = DateStyle(date: .long, time: .short, locale: "de-AT")
/// style.timeZone("Europe/Vienna").format(instant)                      // "21. November 2025 um 09:30"
/// DateStyle(date: .long, locale: "gu").calendar(.gujarati).format(instant)    // "1 માગશર, વિ. સં. 2082"
/// DateStyle(skeleton: "yMMMd", locale: "fa").format(instant)           // "۳۰ آبان ۱۴۰۴"; in Iran's calendar
/// ```
///
/// What the style leaves open the locale decides: `-u-ca-` or the region's calendar, `-u-nu-` or the language's digits,
/// `-u-hc-` or the region's hour cycle, `-u-fw-`, `-u-rg-` and `-u-tz-`.
///
/// Where a calendar can give a month or a day twice, the text says which it is, in digits too: leap months ("Jyeshtha
/// (Adhika) 3", "4bis") and the second of two days with one number ("Kartika 2 (Vriddhi)").
public struct DateStyle: Hashable, Codable, Sendable {
    /// How long a date or a time is written.
    public enum Length: String, Hashable, Codable, Sendable, CaseIterable {
        /// No date, or no time.
        case none
        /// "11/21/25", "9:30 AM".
        case short
        /// "Nov 21, 2025", "9:30:00 AM".
        case medium
        /// "November 21, 2025", "9:30:00 AM GMT+1".
        case long
        /// "Friday, November 21, 2025", "9:30:00 AM Central European Standard Time".
        case full

        /// ICU's `UDateFormatStyle`.
        var icu: Int32 {
            switch self {
            case .none: -1
            case .full: 0
            case .long: 1
            case .medium: 2
            case .short: 3
            }
        }
    }

    /// What decides the pattern.
    public enum Template: Hashable, Codable, Sendable {
        /// A date of medium length, until the first field is asked for, as by ``DateStyle/year(_:)``.
        case automatic
        /// The locale's own patterns.
        case lengths(date: Length, time: Length)
        /// The fields that are wanted, `yMMMd`; order and punctuation are the locale's.
        case skeleton(String)
        /// A CLDR pattern, used as it is.
        case pattern(String)
    }

    /// Twelve or twenty-four hours, by the names of `-u-hc-`.
    public enum HourCycle: String, Hashable, Codable, Sendable, CaseIterable {
        /// 0 to 11.
        case h11
        /// 1 to 12.
        case h12
        /// 0 to 23.
        case h23
        /// 1 to 24.
        case h24
    }

    /// Where the text will stand, for languages that write month or day names with a capital there.
    public typealias CapitalizationContext = LocaleFormatLocales.CapitalizationContext

    /// Lengths, a skeleton or a pattern.
    public var template: Template
    /// Whose words and order are used; its extensions decide what the style leaves open.
    public var locale: LocaleID
    /// Nil for the locale's calendar.
    public var calendar: CalendarID?
    /// Choices within the calendars. Nil for the usual ones, with the Bangla rules of Bangladesh where the locale's region
    /// is `BD`.
    public var calendarOptions: CalendarOptions?
    /// Nil for the locale's `-u-tz-`, and without one `TimeZoneID.current` at the time of compiling.
    public var timeZone: TimeZoneID?
    /// Nil for the locale's digits, or those that its pattern asks for.
    public var numbering: NumberingSystem?
    /// Nil for the locale's hour cycle. It decides the hours of lengths, and of letter `j` in skeletons; patterns are used as they are.
    public var hourCycle: HourCycle?
    /// Where the text will stand.
    public var capitalization: CapitalizationContext
    /// Whether lunisolar days are counted through the month or in its halves.
    public var lunarDays: LunarDays

    /// A date of medium length, or the fields that are asked for one by one, as by ``year(_:)``.
    @inlinable public init(locale: LocaleID) { self.init(.automatic, locale: locale) }

    /// Dates and times of the locale's usual lengths.
    @inlinable
    public init(date: Length = .medium, time: Length = .none, locale: LocaleID) {
        self.init(.lengths(date: date, time: time), locale: locale)
    }

    /// The fields that are wanted, such as `yMMMEd` or `jm`; the locale decides the rest (UTS #35 part 4, "Matching
    /// Skeletons"). `j` is the hour in the locale's cycle.
    @inlinable
    public init(skeleton: String, locale: LocaleID) { self.init(.skeleton(skeleton), locale: locale) }

    /// A CLDR pattern such as `yyyy-MM-dd'T'HH:mm`.
    @inlinable
    public init(pattern: String, locale: LocaleID) { self.init(.pattern(pattern), locale: locale) }

    /// A style of which only template and locale are given.
    @inlinable
    public init(_ template: Template, locale: LocaleID) {
        self.template = template
        self.locale = locale
        calendar = nil
        calendarOptions = nil
        timeZone = nil
        numbering = nil
        hourCycle = nil
        capitalization = .unknown
        lunarDays = .throughMonth
    }
}

extension DateStyle {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same in another locale. What was chosen for the style itself stays.
    public func locale(_ locale: LocaleID) -> Self { with { $0.locale = locale } }
    /// In this calendar, whatever the locale prefers.
    public func calendar(_ calendar: CalendarID) -> Self { with { $0.calendar = calendar } }
    /// A place for the Indian calendars, the rules of Bangla, the Gregorian cutover and so on.
    public func calendarOptions(_ options: CalendarOptions) -> Self { with { $0.calendarOptions = options } }
    /// The same on the clocks of this zone.
    public func timeZone(_ zone: TimeZoneID) -> Self { with { $0.timeZone = zone } }
    /// With digits of this system, whatever the locale prefers.
    public func numbering(_ system: NumberingSystem) -> Self { with { $0.numbering = system } }
    /// With hours of this cycle, where lengths or letter `j` of a skeleton ask for hours. Patterns are used as they are.
    ///
    /// ```swift
    /// DateStyle(date: .none, time: .short, locale: "en").timeZone(.utc).hourCycle(.h23).format(instant)    // "08:30"
    /// ```
    public func hourCycle(_ cycle: HourCycle) -> Self { with { $0.hourCycle = cycle } }
    /// With the capitals of the place where the text will stand.
    public func capitalizationContext(_ context: CapitalizationContext) -> Self { with { $0.capitalization = context } }
    /// With the days of Indian lunisolar months counted in halves, or through the month.
    public func lunarDays(_ count: LunarDays) -> Self { with { $0.lunarDays = count } }

    /// The style made ready to run: hold it where many dates are formatted. It needs no cache and no lock.
    ///
    /// - Throws: `DateError` for a bad pattern or skeleton, or a calendar, zone or numbering system that is not there.
    public func compiled() throws(DateError) -> CompiledDate { try CompiledDate(self) }

    /// The formatted instant.
    ///
    /// Never fails: a style that cannot be compiled gives ISO 8601 (`Instant.description`). To see why, call
    /// ``compiled()``.
    public func format(_ instant: Instant) -> String {
        TieredDate.read(self) { style in
            style.read(mayBeICU: style.once.mayBeICU(instant)) { try? $0.format(instant) }
        } ?? instant.description
    }

    /// The formatted instant with the meaning of its parts.
    public func formattedText(_ instant: Instant) throws(DateError) -> FormattedText<DateField> {
        try CompiledDate.cached(self).formattedText(instant)
    }
}

extension Instant {
    /// The instant as a style writes it.
    ///
    /// ```swift
    /// Instant.now.formatted(DateStyle(date: .long, locale: "ja-u-ca-japanese"))
    /// ```
    public func formatted(_ style: DateStyle) -> String { style.format(self) }
}
