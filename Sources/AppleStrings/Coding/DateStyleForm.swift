internal import LocaleFormatCore
internal import LocaleFormatDates

/// What a date style says beyond the usual.
struct DateStyleForm: Codable {
    private static let keys: [FormKey] = [
        "date", "time", "skeleton", "pattern", "locale", "calendar", "calendarOptions", "timeZone", "numbering",
        "hourCycle", "capitalization", "lunarDays",
    ]

    let value: DateStyle

    init(value: DateStyle) { self.value = value }

    init(from decoder: any Decoder) throws {
        let form = try FormReader(decoder, Self.keys)
        var style = DateStyle(try Self.template(form), locale: try form.read("locale", or: .root))
        style.calendar = try form.readIfAny("calendar")
        style.calendarOptions = try form.readIfAny("calendarOptions")
        style.timeZone = try form.readIfAny("timeZone")
        style.numbering = try form.readIfAny("numbering")
        style.hourCycle = try form.readIfAny("hourCycle")
        style.capitalization = try form.read("capitalization", or: .unknown)
        style.lunarDays = try form.read("lunarDays", or: .throughMonth)
        value = style
    }

    private static func template(_ form: FormReader) throws -> DateStyle.Template {
        let lengths: FormKey = form.keys.contains("time") ? "time" : "date"
        switch try form.one(of: [lengths, "skeleton", "pattern"]) {
        case nil: return .automatic
        case "skeleton": return .skeleton(try form.read("skeleton"))
        case "pattern": return .pattern(try form.read("pattern"))
        default: return .lengths(date: try form.read("date", or: .none), time: try form.read("time", or: .none))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var form = FormWriter(encoder)
        switch value.template {
        case .automatic: break
        case .lengths(let date, let time):
            try form.write(date, "date")
            try form.write(time, "time", unless: .none)
        case .skeleton(let text): try form.write(text, "skeleton")
        case .pattern(let text): try form.write(text, "pattern")
        }
        try form.write(value.locale, "locale", unless: .root)
        try form.write(value.calendar, ifAny: "calendar")
        try form.write(value.calendarOptions, ifAny: "calendarOptions")
        try form.write(value.timeZone, ifAny: "timeZone")
        try form.write(value.numbering, ifAny: "numbering")
        try form.write(value.hourCycle, ifAny: "hourCycle")
        try form.write(value.capitalization, "capitalization", unless: .unknown)
        try form.write(value.lunarDays, "lunarDays", unless: .throughMonth)
    }
}
