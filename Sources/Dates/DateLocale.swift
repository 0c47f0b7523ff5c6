internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// What the locale of a style decides for dates: found out once, as asking ICU for it takes as long as opening a format.
final class DateLocale: Sendable {
    /// The locale with digits and hour cycle, and without calendar and zone.
    let numberLocale: LocaleID
    let calendar: CalendarID
    /// The calendar that ICU is asked for: the same, or the nearest one that it has.
    let reference: CalendarID
    /// The locale with that calendar, in ICU's form.
    let icuName: String

    private init(_ style: DateStyle) throws(DateError) {
        let numbers = try Self.numberLocale(of: style)
        numberLocale = numbers
        calendar = try Self.calendar(of: style, numbers)
        let reference = Self.reference(of: calendar)
        self.reference = reference
        icuName = try located { () throws(LocaleError) in try numbers.setting("ca", to: reference.bcp47).icuName }
    }

    private static let cache = StyleCache<DateLocale>(limit: 1_024)

    static func of(_ style: DateStyle) throws(DateError) -> DateLocale {
        guard let locale = style.locale.number else { return try DateLocale(style) }
        let key = WordKey(locale, style.localeWord, style.numbering?.shortName.packed ?? 0)
        return try cache.value(for: key) { () throws(DateError) in try DateLocale(style) }
    }

    private static func numberLocale(of style: DateStyle) throws(DateError) -> LocaleID {
        try located { () throws(LocaleError) in
            var locale = style.locale
            for key in ["ca", "tz", "fw"] where locale.keyword(key) != nil { locale = try locale.setting(key, to: nil) }
            if let cycle = style.hourCycle { locale = try locale.setting("hc", to: cycle.rawValue) }
            if let numbering = style.numbering {
                locale = try locale.setting("nu", to: numbering.name)
            } else if let asked = locale.keyword("nu") {
                _ = try NumberingSystem(asked)
            }
            return locale
        }
    }

    private static func calendar(of style: DateStyle, _ locale: LocaleID) throws(DateError) -> CalendarID {
        if let calendar = style.calendar { return calendar }
        let name: String
        if let asked = style.locale.keyword("ca") {
            name = asked
        } else {
            name = try bridged { () throws(ICUError) in try TimeZoneData.calendarType(of: locale.icuName) }
        }
        guard let calendar = CalendarID(identifier: name) else { throw .unknownCalendar(name) }
        return calendar
    }

    private static func reference(of calendar: CalendarID) -> CalendarID {
        switch calendar {
        // ICU's `islamic` is an astronomical approximation of its own; ours is Umm al-Qura, with the same words.
        case .islamic: .islamicUmmAlQura
        case .vietnamese: .chinese
        case .tamil, .malayalam, .odia, .bangla, .kannada, .telugu, .marathi, .gujarati, .vikram: .indian
        default: calendar
        }
    }
}
