public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatLocales
public import LocaleFormatDates
public import LocaleFormatGrammar
public import LocaleFormatNumbers

/// Whom a text is for: the languages that they read, and how they want numbers, dates and money, where that is not as their
/// language has it.
///
/// ```swift
/// var reader = Reader("en-IN")
/// reader.numbering = .devanagari
/// reader.calendar = .vikram
/// 1_234.5.formatted(.number(in: "en").reader(reader))        // "१,२३४.५"
/// reader.locale(for: .time).tag                              // "en-IN-u-ca-vikram-nu-deva"
/// ```
///
/// A style takes what concerns it by `reader(_:)`; what was chosen for the style itself stays. ``current`` is who runs the
/// program, and a server has one for each request (`AcceptLanguage`).
public struct Reader: Hashable, Codable, Sendable {
    /// A day of the week, by the values of `-u-fw-`.
    public enum Weekday: String, Hashable, Codable, Sendable, CaseIterable {
        /// `-u-fw-sun`
        case sunday = "sun"
        /// `-u-fw-mon`
        case monday = "mon"
        /// `-u-fw-tue`
        case tuesday = "tue"
        /// `-u-fw-wed`
        case wednesday = "wed"
        /// `-u-fw-thu`
        case thursday = "thu"
        /// `-u-fw-fri`
        case friday = "fri"
        /// `-u-fw-sat`
        case saturday = "sat"
    }

    /// Degrees Celsius, Fahrenheit or Kelvin.
    public typealias TemperatureUnit = LocaleFormatLocales.TemperatureUnit

    /// The languages, the best liked first. Of none the root's patterns are used.
    public var languages: [LocaleID]
    /// Whose conventions are followed in a category, where not those of the first language: German dates in an English text.
    public var locales: [LocaleCategory: LocaleID]

    /// Hours from 0 to 23, or from 1 to 12 with a day period …; keyword `-u-hc-`.
    public var hourCycle: DateStyle.HourCycle?
    /// The day that a week begins with; keyword `-u-fw-`.
    public var firstWeekday: Weekday?
    /// The digits; keyword `-u-nu-`.
    public var numbering: NumberingSystem?
    /// The calendar; keyword `-u-ca-`.
    public var calendar: CalendarID?
    /// Metres or feet; keyword `-u-ms-`.
    public var measurementSystem: MeasurementSystem?
    /// Degrees Celsius or Fahrenheit; keyword `-u-mu-`.
    public var temperatureUnit: TemperatureUnit?
    /// The currency of prices; keyword `-u-cu-`.
    public var currency: CurrencyCode?
    /// The zone whose clocks are meant. It has no part in the locale: dates take it beside that.
    public var timeZone: TimeZoneID?
    /// How a text addresses the reader; it has no part in the locale.
    public var termOfAddress: TermOfAddress?

    /// - Parameters:
    ///   - languages: the best liked first.
    ///   - locales: whose conventions are followed in a category, where not those of the first language.
    public init(_ languages: [LocaleID], locales: [LocaleCategory: LocaleID] = [:]) {
        self.languages = languages
        self.locales = locales
    }

    /// Who reads one language, and follows its conventions.
    public init(_ language: LocaleID) { self.init([language]) }

    /// Who runs the program, by the environment: `LocaleID.preferred`, `LocaleID.current(_:)` for each category, and
    /// `TimeZoneID.current`. Read anew at each call.
    ///
    /// ```swift unchecked
    /// // LANG=en_US.UTF-8 LC_TIME=de_DE.UTF-8
    /// date.formatted(.date(.long, in: "en").reader(.current))        // "21. November 2025"
    /// ```
    public static var current: Reader {
        var reader = Reader(LocaleID.preferred)
        for category in LocaleCategory.allCases where category != .messages {
            let locale = LocaleID.current(category)
            if locale != reader.language { reader.locales[category] = locale }
        }
        reader.timeZone = .current
        return reader
    }

    /// The first of ``languages``; the root where there is none.
    public var language: LocaleID { languages.first ?? .root }

    /// The locale for a category, with a `-u-` keyword for each choice that was made: `en-US-u-hc-h23-nu-arab`.
    ///
    /// In texts (`LocaleCategory.messages`) the measurement system is that of its own category, if it has one.
    public func locale(for category: LocaleCategory = .messages) -> LocaleID {
        applyingChoices(to: locales[category] ?? language, for: category)
    }

    /// A locale with a `-u-` keyword for each choice that was made.
    package func applyingChoices(to locale: LocaleID, for category: LocaleCategory = .messages) -> LocaleID {
        var locale = locale
        var system = measurementSystem
        if category == .messages, system == nil, let measurement = locales[.measurement] {
            let own = MeasurementSystem(usedIn: measurement)
            if own != MeasurementSystem(usedIn: locale) { system = own }
        }
        let keywords: [(String, String?)] = [
            ("ca", calendar?.bcp47), ("cu", currency?.code.lowercased()), ("fw", firstWeekday?.rawValue),
            ("hc", hourCycle?.rawValue), ("ms", system?.rawValue), ("mu", temperatureUnit?.rawValue),
            ("nu", numbering?.name),
        ]
        for (key, value) in keywords {
            // Each is a value that BCP 47 has.
            if let value, let with = try? locale.setting(key, to: value) { locale = with }
        }
        return locale
    }
}
