import LocaleFormat

/// The options that all dates share: calendar, zone, place, digits, and how the date is written.
public enum DateOptions {
    /// What decides the calendar and its digits.
    static let calendarNames: [OptionName] = [
        .locale, .calendar, .timeZone, .numberingSystem, .location, .bangla, .malayalam, .newYear, .halves,
    ]

    /// The options that say how dates are written.
    public static let names: [OptionName] =
        calendarNames + [.date, .time, .skeleton, .pattern, .hourCycle, .capitalization]

    /// The style that options say.
    public static func read(_ values: OptionValues) throws(CommandFailure) -> DateStyle {
        var style = DateStyle(try template(values), locale: try values.locale(.time))
        if let name = values[.calendar] {
            guard let calendar = CalendarID(identifier: name) else { throw CommandFailure(.unknownCalendar(name)) }
            style.calendar = calendar
        }
        if let zone = values[.timeZone] {
            do { style.timeZone = try TimeZoneID(zone) } catch { throw CommandFailure(error) }
        }
        style.numbering = try values.numberingSystem()
        style.hourCycle = try values.choice(.hourCycle, DateStyle.HourCycle.self)
        style.capitalization = try values.choice(.capitalization, CapitalizationWord.self)?.value ?? .unknown
        if values.isSet(.halves) { style.lunarDays = .halves }
        style.calendarOptions = try calendarOptions(values, of: style)
        return style
    }

    /// A skeleton or a pattern replaces the lengths. A length that is not given is none beside one that is; without any
    /// the date is long.
    private static func template(_ values: OptionValues) throws(CommandFailure) -> DateStyle.Template {
        let date = try values.choice(.date, DateStyle.Length.self)
        let time = try values.choice(.time, DateStyle.Length.self)
        switch (values[.skeleton], values[.pattern]) {
        case (_?, _?): throw .usage("--skeleton and --pattern exclude each other")
        case (let skeleton?, nil): return .skeleton(skeleton)
        case (nil, let pattern?): return .pattern(pattern)
        case (nil, nil): return .lengths(date: date ?? (time == nil ? .long : .none), time: time ?? .none)
        }
    }

    /// Nil where nothing is asked for, so that the library's choice by region stands.
    private static func calendarOptions(
        _ values: OptionValues, of style: DateStyle
    ) throws(CommandFailure) -> CalendarOptions? {
        let bangla = try values.choice(.bangla, BanglaWord.self)?.value
        let malayalam = try values.choice(.malayalam, HinduOptions.MalayalamRule.self)
        let place: Place? = if let text = values[.location] { try Place(commandText: text) } else { nil }
        let newYear = try values.choice(.newYear, NewYearWord.self)
        guard bangla != nil || malayalam != nil || place != nil || newYear != nil else { return nil }
        var plain = style
        plain.template = .pattern("y")
        var options: CalendarOptions
        let calendar: CalendarID
        do {
            let system = try plain.compiled().calendar
            options = system.options
            calendar = system.id
        } catch { throw CommandFailure(error) }
        if let bangla { options.hindu.bangla = bangla }
        if let malayalam { options.hindu.malayalam = malayalam }
        if let place { options.hindu.place = place }
        if let newYear {
            try check(newYear, in: calendar)
            newYear.choose(in: &options.hindu)
        }
        return options
    }

    /// A word of another calendar would change nothing in silence.
    private static func check(_ word: NewYearWord, in calendar: CalendarID) throws(CommandFailure) {
        guard word.calendar != calendar else { return }
        let words = NewYearWord.words(of: calendar).map(\.rawValue).joined(separator: " or ")
        throw .usage(
            "--new-year is '\(word.rawValue)', which is for --calendar \(word.calendar.rawValue); the year of \(calendar.rawValue) "
                + (words.isEmpty ? "begins in one way only" : "begins at \(words)"))
    }
}
