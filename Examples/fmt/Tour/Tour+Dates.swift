import LocaleFormat
import LocaleFormatOperations

extension Tour {
    /// Friday 2025-11-21 in many calendars, languages and numerals, and days that people celebrate.
    static func dateTables(display: LocaleID) throws(CommandFailure) -> [TourTable] {
        [
            try table(
                "Dates, in each language's own way", .date,
                languages.map { locale in
                    (name(locale, in: display), [(.locale, locale), (.date, "full")], day)
                }),
            try table(
                "One day in 27 calendars", .date,
                CalendarID.allCases.map { calendar in
                    (calendar.rawValue, [(.locale, display.tag), (.calendar, calendar.rawValue)], day)
                }),
            try table(
                "Calendars at home", .date,
                homes.map { calendar, locale in
                    ("\(calendar), \(locale)", [(.locale, locale), (.calendar, calendar)], day)
                }),
            try table(
                "Dates in other numerals", .date,
                numerals.map { system, locale in
                    ("\(system), \(locale)", [(.locale, locale), (.numberingSystem, system)], day)
                }),
            try table(
                "New years", .date,
                newYears.map { note, calendar, value in
                    (note, [(.locale, display.tag), (.calendar, calendar)], value)
                }),
            try table("Times and zones", .date, times.map { note, options in (note, options, moment) }),
            try table("Spans of time", .interval, spans),
            try table("Distances from now", .relative, distances),
        ]
    }

    private typealias DateRow = (note: String, options: [(OptionName, String)], value: String)

    private static func table(
        _ title: String, _ operation: OperationName, _ rows: [DateRow]
    ) throws(CommandFailure) -> TourTable {
        var cells: [[String]] = []
        for row in rows {
            // The tour is the same wherever it is shown, so its days are those of UTC.
            let takesZone = operation.type.options.contains(.timeZone) && !row.options.contains { $0.0 == .timeZone }
            let options = takesZone ? row.options + [(.timeZone, "UTC")] : row.options
            cells.append([row.note, row.value, try result(operation, options, .text(row.value))])
        }
        return TourTable(title: title, rows: cells)
    }

    private static func name(_ tag: String, in display: LocaleID) -> String {
        (try? LocaleID(tag))?.displayName(in: display) ?? tag
    }

    private static let day = "2025-11-21"
    private static let moment = "2025-11-21T08:30:00Z"

    private static let languages = [
        "en", "en-GB", "de", "fr", "es", "pl", "ru", "el", "hu", "hi", "bn", "gu", "ta", "th", "ar-EG", "fa", "he",
        "am",
        "zh", "ja", "ko", "vi",
    ]
    private static let homes = [
        ("gujarati", "gu"), ("marathi", "mr"), ("vikram", "hi"), ("telugu", "te"), ("kannada", "kn"), ("tamil", "ta"),
        ("malayalam", "ml"), ("odia", "or"), ("bangla", "bn-BD"), ("bangla", "bn-IN"), ("chinese", "zh"),
        ("dangi", "ko"),
        ("vietnamese", "vi"), ("japanese", "ja"), ("roc", "zh-TW"), ("buddhist", "th-u-nu-thai"), ("persian", "fa"),
        ("islamic-umalqura", "ar-SA-u-nu-arab"), ("hebrew", "he"), ("coptic", "ar-EG"), ("ethiopic", "am"),
        ("indian", "hi"),
    ]
    private static let numerals = [
        ("deva", "mr"), ("beng", "as"), ("thai", "th"), ("mymr", "my"), ("arabext", "ur"), ("tibt", "bo"),
        ("hebr", "he-u-ca-hebrew"), ("hanidays", "zh-u-ca-chinese"), ("hanidec", "zh"), ("roman", "la"),
    ]
    private static let newYears = [
        ("Diwali, in the last month", "gujarati", "2025-10-20"), ("Bestu Varas", "gujarati", "2025-10-22"),
        ("Ugadi", "telugu", "2025-03-30"), ("Puthandu", "tamil", "2025-04-14"),
        ("Vishu, 1 Medam", "malayalam", "2025-04-14"),
        ("Pohela Boishakh, Kolkata", "bangla", "2025-04-15"), ("Tết", "vietnamese", "2024-02-10"),
        ("Seollal", "dangi", "2024-02-10"), ("Rosh Hashanah", "hebrew", "2025-09-23"),
        ("Nowruz", "persian", "2025-03-21"),
        ("Hijri", "islamic-umalqura", "2025-06-26"), ("Enkutatash", "ethiopic", "2025-09-11"),
    ]
    private static let times: [(String, [(OptionName, String)])] = [
        ("en, h23", [(.locale, "en"), (.skeleton, "jm"), (.hourCycle, "h23")]),
        ("hi, Kolkata", [(.locale, "hi"), (.time, "full"), (.timeZone, "Asia/Kolkata")]),
        ("de-AT, Vienna", [(.locale, "de-AT"), (.date, "long"), (.time, "short"), (.timeZone, "Europe/Vienna")]),
        ("ja, Tokyo", [(.locale, "ja-u-ca-japanese"), (.date, "full"), (.time, "long"), (.timeZone, "Asia/Tokyo")]),
        ("zh-TW, Taipei", [(.locale, "zh-TW"), (.skeleton, "MMMEdBh"), (.timeZone, "Asia/Taipei")]),
    ]
    private static let spans: [DateRow] = [
        ("en", [(.locale, "en")], "2025-11-21/2025-11-24"),
        ("fr", [(.locale, "fr"), (.skeleton, "yMMMEd")], "2025-12-30/2026-01-02"),
        ("he, hebrew", [(.locale, "he-u-ca-hebrew")], "2025-11-21/2025-11-24"),
        ("gu, gujarati", [(.locale, "gu"), (.calendar, "gujarati")], "2025-10-20/2025-10-22"),
    ]
    private static let distances: [DateRow] = [
        ("en", [(.locale, "en")], "-1 day"), ("de", [(.locale, "de")], "-2 day"),
        ("ar", [(.locale, "ar-EG")], "3 month"),
        ("ru, short", [(.locale, "ru"), (.width, "short")], "5 year"),
        ("hi, deva", [(.locale, "hi-u-nu-deva")], "2 hour"),
    ]
}
