import LocaleFormat
import LocaleFormatJSON

/// How a case of `datetime_fmt` wants its date.
struct DateSettings {
    private var style: DateStyle
    /// The time, where it is joined to the date by the locale's standard pattern and not by the one for appointments
    /// ("Friday, November 21, 2025, 3:30 PM", not "at").
    private var time: DateStyle?

    init(_ test: JSONValue, zone: String?) throws(TestProblem) {
        let options = test["options"] ?? .object([:])
        guard case .object = options else { throw .failure("the options are no object", type: "unreadable test") }
        let reader = OptionReader(options)
        style = DateStyle(pattern: "y", locale: try NumberTest.locale(test))
        style.numbering = try reader.numbering()
        try Self.setCalendar(reader, &style)
        let asked = try reader.text("timeZone") ?? zone ?? "UTC"
        // The suite is made by ICU, with the zone data that it carries.
        do throws(DateError) { style.timeZone = try TimeZoneID(asked, data: .icu) } catch {
            throw DateTest.refusal(error)
        }
        let cycle = try HourOption(options)
        let lengths = ["short": DateStyle.Length.short, "medium": .medium, "long": .long, "full": .full, "none": .none]
        let date = try reader.word("dateStyle", lengths, default: .none)
        let timeLength = try reader.word("timeStyle", lengths, default: .none)
        let isStandard = try reader.word(
            "dateTimeFormatType", ["standard": true, "atTime": false], default: false)
        if date != .none || timeLength != .none {
            style.template = .lengths(date: date, time: isStandard && date != .none ? .none : timeLength)
            if isStandard, date != .none, timeLength != .none {
                var time = style
                time.template = .lengths(date: .none, time: timeLength)
                self.time = try cycle.applied(to: time)
            } else if timeLength != .none {
                style = try cycle.applied(to: style)
            }
            return
        }
        let skeleton: String
        if let given = test["skeleton"]?.string ?? test["datetime_skeleton"]?.string {
            skeleton = given
        } else if let given = try reader.text("skeleton") {
            skeleton = given
        } else if let semantic = try SemanticSkeleton(reader, calendar: style.calendar) {
            skeleton = semantic.skeleton
        } else {
            skeleton = try DateFieldOptions(reader).skeleton
        }
        let (dateFields, timeFields) = Self.split(skeleton)
        if isStandard, !dateFields.isEmpty, !timeFields.isEmpty {
            var time = style
            time.template = .skeleton(timeFields)
            self.time = try cycle.applied(to: time)
            style.template = .skeleton(dateFields)
        } else {
            style.template = .skeleton(skeleton)
            if timeFields.contains(where: { "hHkKjJC".contains($0) }) { style = try cycle.applied(to: style) }
        }
    }

    func format(_ instant: Instant) throws(DateError) -> String {
        let text = try style.compiled().format(instant)
        guard let time else { return text }
        return try RelativeDateStyle(locale: style.locale).combine(day: text, time: time.compiled().format(instant))
    }

    /// `islamic` is ICU's astronomical reckoning here, since the suite compares with ICU.
    private static func setCalendar(_ reader: OptionReader, _ style: inout DateStyle) throws(TestProblem) {
        if let name = try reader.text("calendar") {
            guard let calendar = CalendarID(identifier: name) else { throw .unsupported("calendar: '\(name)'") }
            style.calendar = calendar
        }
        if (style.calendar?.rawValue ?? style.locale.keyword("ca")) == "islamic" {
            var options = CalendarOptions()
            options.islamic = .conjunction
            style.calendarOptions = options
        }
    }

    /// The fields of the date, and those of the time with its zone.
    private static func split(_ skeleton: String) -> (date: String, time: String) {
        let timeLetters = "abBhHkKjJCmsSAzZOvVXx"
        return (skeleton.filter { !timeLetters.contains($0) }, skeleton.filter { timeLetters.contains($0) })
    }
}
