import LocaleFormat

extension Gallery {
    static func dates() throws -> Section {
        var section = Section(
            "Dates and times",
            "In the calendar and the hours that each region uses: the Umm al-Qura, the Persian, the Buddhist …")
        try section.add("Full", "date 2025-11-21 --date full --time-zone UTC") {
            try Instant("2025-11-21").formatted(.date(.full, in: $0).timeZone(.utc))
        }
        try section.add("Long", "date 2025-11-21 --date long --time-zone UTC") {
            try Instant("2025-11-21").formatted(.date(.long, in: $0).timeZone(.utc))
        }
        try section.add("Medium", "date 2025-11-21 --date medium --time-zone UTC") {
            try Instant("2025-11-21").formatted(.date(.medium, in: $0).timeZone(.utc))
        }
        try section.add("Short", "date 2025-11-21 --date short --time-zone UTC") {
            try Instant("2025-11-21").formatted(.date(.short, in: $0).timeZone(.utc))
        }
        try section.add("The time", "date 2025-11-21T20:30:00Z --date none --time short --time-zone UTC") {
            try Instant("2025-11-21T20:30:00Z").formatted(.time(.short, in: $0).timeZone(.utc))
        }
        try section.add(
            "With the name of the zone", "date 2025-11-21T20:30:00Z --date none --time full --time-zone Asia/Kolkata"
        ) {
            try Instant("2025-11-21T20:30:00Z").formatted(.time(.full, in: $0).timeZone("Asia/Kolkata"))
        }
        try section.add("The month", "date 2025-11-21 --skeleton yMMMM --time-zone UTC") {
            try Instant("2025-11-21").formatted(.date(skeleton: "yMMMM", in: $0).timeZone(.utc))
        }
        try section.add("The day of the week", "date 2025-11-21 --skeleton MMMEd --time-zone UTC") {
            try Instant("2025-11-21").formatted(.date(skeleton: "MMMEd", in: $0).timeZone(.utc))
        }
        try section.add("From one day to another", "interval 2025-11-21 2025-11-24 --date medium --time-zone UTC") {
            DateIntervalStyle(.date(.medium, in: $0).timeZone(.utc)).format(
                from: try Instant("2025-11-21"), to: try Instant("2025-11-24"))
        }
        try section.add("Yesterday", "relative -1 day") { try RelativeDateStyle(locale: $0).format(-1, .day) }
        try section.add("In five months", "relative 5 month") { try RelativeDateStyle(locale: $0).format(5, .month) }
        return section
    }

    static func calendars() throws -> Section {
        var section = Section(
            "27 calendars", "One day, Friday the 21st of November 2025, in every calendar of Foundation's list.")
        let homes: [(CalendarID, LocaleID)] = [
            (.gregorian, "en"), (.buddhist, "th"), (.chinese, "zh"), (.coptic, "ar-EG"), (.ethiopicAmeteMihret, "am"),
            (.ethiopicAmeteAlem, "am"), (.hebrew, "he"), (.iso8601, "de"), (.indian, "hi"), (.islamic, "ar"),
            (.islamicCivil, "ar"), (.islamicTabular, "ur"), (.islamicUmmAlQura, "ar-SA"), (.japanese, "ja"),
            (.persian, "fa"),
            (.republicOfChina, "zh-Hant"), (.bangla, "bn"), (.dangi, "ko"), (.gujarati, "gu"), (.kannada, "kn"),
            (.malayalam, "ml"), (.marathi, "mr"), (.odia, "or"), (.tamil, "ta"), (.telugu, "te"), (.vietnamese, "vi"),
            (.vikram, "hi"),
        ]
        try section.addCalendars(
            "In English", "date 2025-11-21 --date full --time-zone UTC", in: CalendarID.allCases.map { ($0, "en") }
        ) {
            try Instant("2025-11-21").formatted(.date(.full, in: $1).calendar($0).timeZone(.utc))
        }
        try section.addCalendars("Where they are at home", "date 2025-11-21 --date full --time-zone UTC", in: homes) {
            try Instant("2025-11-21").formatted(.date(.full, in: $1).calendar($0).timeZone(.utc))
        }
        return section
    }
}
