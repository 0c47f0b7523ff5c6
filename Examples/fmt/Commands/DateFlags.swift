import ArgumentParser
import LocaleFormat
import LocaleFormatOperations

/// Which calendar, zone, place and digits: what everything about dates shares.
struct CalendarFlags: ParsableArguments {
    @Option(
        .calendar, "The calendar by CLDR's or Foundation's name, see 'fmt calendar-ids'; default: the locale's",
        completing: CalendarID.allCases.map(\.rawValue))
    var calendar: String?
    @Option(
        .timeZone,
        "IANA id or offset, such as Asia/Kolkata or +05:30; default: the locale's -u-tz-, TZ, then the machine's")
    var timeZone: String?
    @Option(.numberingSystem, "Numerals such as deva, thai, hebr, hanidays; see 'fmt numbering-systems'")
    var numberingSystem: String?
    @Option(
        .location,
        "LAT,LON of the sunrise that decides Indian dates, and the hours its clocks are ahead of UTC: 23.02,72.57[,5.5]"
    )
    var location: String?
    @Option(.bangla, "The rules of the Bangla calendar; default: the region's", values: BanglaWord.list)
    var bangla: String?
    @Option(
        .malayalam, "When a month of the Malayalam calendar begins, of the hours of its sankranti; default: madhyahna",
        values: HinduOptions.MalayalamRule.list)
    var malayalam: String?
    @Option(
        .newYear,
        "Where the year begins, of the calendars vikram (by halves of Chaitra), gujarati (by months) and odia (by signs)",
        values: NewYearWord.list)
    var newYear: String?
    @Flag(.halves, "Days of Indian lunar months as 1 to 15 of the bright or dark half, 'Kartika Shukla 2'")
    var halves = false

    func append(to values: inout OptionValues) {
        values.append(
            [
                (.calendar, calendar), (.timeZone, timeZone), (.numberingSystem, numberingSystem),
                (.location, location),
                (.bangla, bangla), (.malayalam, malayalam), (.newYear, newYear),
            ], flags: [(.halves, halves)])
    }
}

/// How a date is written.
struct DateFlags: ParsableArguments {
    @Option(.date, "Length of the date; default: long, or none beside --time", values: DateStyle.Length.list)
    var date: String?
    @Option(.time, "Length of the time; default: none", values: DateStyle.Length.list)
    var time: String?
    @Option(.skeleton, "The fields that are wanted, such as yMMMEd or jm, in place of lengths")
    var skeleton: String?
    @Option(.pattern, "A CLDR date pattern, in place of lengths, such as 'yyyy-MM-dd HH:mm'")
    var pattern: String?
    @Option(
        .hourCycle, "The hours of lengths and of letter j in skeletons; default: the locale's -u-hc-, then its own",
        values: DateStyle.HourCycle.list)
    var hourCycle: String?
    @Option(.capitalization, "Where the text will stand", values: CapitalizationWord.list)
    var capitalization: String?

    func append(to values: inout OptionValues) {
        values.append([
            (.date, date), (.time, time), (.skeleton, skeleton), (.pattern, pattern), (.hourCycle, hourCycle),
            (.capitalization, capitalization),
        ])
    }
}
