internal import LocaleFormatCalendars

/// English transliterations, as the public almanacs write them.
struct CalendarNameTable: CalendarNameSource {
    func names(of calendar: CalendarID, language: String) -> CalendarNames? {
        language == "en" ? Self.english[calendar] : nil
    }

    private static let english: [CalendarID: CalendarNames] = [
        .tamil: solar(
            "Saka", [
                "Chithirai", "Vaikasi", "Aani", "Aadi", "Aavani", "Purattasi", "Aippasi", "Karthigai", "Margazhi",
                "Thai", "Maasi", "Panguni",
            ]),
        .malayalam: solar(
            "Kollam Era", [
                "Chingam", "Kanni", "Thulam", "Vrishchikam", "Dhanu", "Makaram", "Kumbham", "Meenam", "Medam",
                "Edavam", "Midhunam", "Karkidakam",
            ]),
        .odia: solar(
            "Amli", [
                "Ashwina", "Kartika", "Margashira", "Pausha", "Magha", "Phalguna", "Chaitra", "Baisakha", "Jyestha",
                "Ashadha", "Shravana", "Bhadrava",
            ]),
        .bangla: solar(
            "Bangabda", [
                "Boishakh", "Joishtho", "Asharh", "Srabon", "Bhadro", "Ashwin", "Kartik", "Ogrohayon", "Poush",
                "Magh", "Falgun", "Choitro",
            ]),
        .kannada: lunisolar("Saka", lunar),
        .telugu: lunisolar("Saka", lunar),
        .marathi: lunisolar("Saka", lunar),
        .gujarati: lunisolar("Vikram Samvat", Array(lunar[7...] + lunar[..<7])),
        .vikram: lunisolar("Vikram Samvat", lunar),
        .vietnamese: CalendarNames(),
    ]

    private static let lunar = [
        "Chaitra", "Vaishakha", "Jyeshtha", "Ashadha", "Shravana", "Bhadrapada", "Ashvina", "Kartika", "Margashirsha",
        "Pausha", "Magha", "Phalguna",
    ]

    private static func solar(_ era: String, _ months: [String]) -> CalendarNames {
        CalendarNames(months: .init(wide: months), eras: .init(wide: [era], narrow: [era]))
    }

    private static func lunisolar(_ era: String, _ months: [String]) -> CalendarNames {
        CalendarNames(
            months: .init(wide: months), leapMonth: "Adhika {0}", leapMonthNumber: "{0}bis", repeatedDay: "{0} (2)",
            eras: .init(wide: [era], narrow: [era]), halves: ["Shukla", "Krishna"])
    }
}
