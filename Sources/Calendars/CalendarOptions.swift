/// The choices within calendars that are disputed, vary by region, or depend on a place. The defaults are the usual ones.
///
/// ```swift
/// var options = CalendarOptions()
/// options.gregorianCutover = .proleptic
/// let proleptic = CalendarSystem(.gregorian, options: options)
/// ```
public struct CalendarOptions: Hashable, Codable, Sendable {
    /// When the Gregorian calendar starts; used by gregorian, iso8601, buddhist, japanese and republicOfChina.
    public var gregorianCutover: GregorianCutover
    /// The leap years of the Persian calendar.
    public var persian: PersianRule
    /// The meaning of `CalendarID.islamic`.
    public var islamic: IslamicRule
    /// Chinese, Korean and Vietnamese calendars.
    public var eastAsian: EastAsianOptions
    /// Indian solar and lunisolar calendars: place of observation, rules of Bangla and others.
    public var hindu: HinduOptions

    /// The usual choices, but for those that are given.
    public init(
        gregorianCutover: GregorianCutover = .october1582, persian: PersianRule = .cycle33,
        islamic: IslamicRule = .ummAlQura, eastAsian: EastAsianOptions = EastAsianOptions(),
        hindu: HinduOptions = HinduOptions()
    ) {
        self.gregorianCutover = gregorianCutover
        self.persian = persian
        self.islamic = islamic
        self.eastAsian = eastAsian
        self.hindu = hindu
    }
}
