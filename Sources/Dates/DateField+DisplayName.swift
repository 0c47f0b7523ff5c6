public import LocaleFormatCore
public import LocaleFormatLocales

extension DateField {
    /// What the field is called: "month", short "mo." (UTS #35 part 4, "Calendar Fields"). Nil for a field that CLDR has no name for,
    /// such as `julianDay`.
    ///
    /// ```swift
    /// DateField.weekday.displayName(in: "fr")                     // "jour de la semaine"
    /// DateField.month.displayName(in: "en", width: .short)        // "mo."
    /// ```
    public func displayName(in locale: LocaleID, width: DisplayNames.Width = .standard) -> String? {
        guard let key = nameKey else { return nil }
        let suffixes =
            switch width {
            case .narrow: ["-narrow", "-short", ""]
            case .short: ["-short", ""]
            default: [""]
            }
        return locale.resourceText(nil, anyOf: suffixes.map { ["fields", key + $0, "dn"] })
    }

    /// CLDR's name of the field.
    private var nameKey: String? {
        switch self {
        case .era: "era"
        case .year: "year"
        case .quarter: "quarter"
        case .month: "month"
        case .weekOfYear: "week"
        case .weekOfMonth: "weekOfMonth"
        case .day: "day"
        case .dayOfYear: "dayOfYear"
        case .weekday: "weekday"
        case .weekdayInMonth: "weekdayOfMonth"
        case .dayPeriod: "dayperiod"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        case .timeZone: "zone"
        default: nil
        }
    }
}
