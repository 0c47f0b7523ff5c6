import LocaleFormatCalendars
import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatDates

/// A date style as golden rows write it: words separated by spaces.
///
/// `date:full`, `time:short`, `calendar:hebrew`, `zone:Asia/Kolkata` (else UTC), `nu:deva`, `hc:h23`, `context:standalone`,
/// and last, to the end of the text, `skeleton:…` or `pattern:…`.
enum DateStyleText {
    struct Unknown: Error {
        let word: String
    }

    static func style(_ text: String, locale: String) throws -> DateStyle {
        var style = DateStyle(date: .none, time: .none, locale: try LocaleID(locale)).timeZone(.utc)
        var rest = text[...]
        var (date, time) = (DateStyle.Length.none, DateStyle.Length.none)
        while !rest.isEmpty {
            let key = rest.prefix { $0 != ":" }
            rest = rest.dropFirst(key.count + 1)
            if key == "skeleton" || key == "pattern" {
                style.template = key == "skeleton" ? .skeleton(String(rest)) : .pattern(String(rest))
                return style
            }
            let value = String(rest.prefix { $0 != " " })
            rest = rest.dropFirst(value.count + 1)
            switch key {
            case "date": date = try DateStyle.Length(rawValue: value) ?? { throw Unknown(word: value) }()
            case "time": time = try DateStyle.Length(rawValue: value) ?? { throw Unknown(word: value) }()
            case "calendar": style.calendar = try CalendarID(identifier: value) ?? { throw Unknown(word: value) }()
            case "zone": style.timeZone = try TimeZoneID(value)
            case "nu": style.numbering = try NumberingSystem(value)
            case "hc": style.hourCycle = try DateStyle.HourCycle(rawValue: value) ?? { throw Unknown(word: value) }()
            case "context":
                style.capitalization =
                    try DateStyle.CapitalizationContext(rawValue: value) ?? { throw Unknown(word: value) }()
            default: throw Unknown(word: String(key))
            }
        }
        style.template = .lengths(date: date, time: time)
        return style
    }
}
