internal import LocaleFormatCalendars
internal import LocaleFormatDatePrograms
internal import LocaleFormatIdentifiers
internal import LocaleFormatMemory
internal import LocaleFormatValuePrograms

/// What a format of distances needs of instants: the calendar by which days and months are counted, and how a time of day is written.
struct BakedRelativeMoment: Sendable {
    /// A day with its time of day, "tomorrow at 3 PM".
    struct Clock: Sendable {
        let day: BakedRelativeProgram
        let time: BakedDateSource
        /// Before the first, between them, behind the second.
        let texts: [String]
        let isDayFirst: Bool

        func joined(_ day: String, _ time: String) -> String {
            texts[0] + (isDayFirst ? day : time) + texts[1] + (isDayFirst ? time : day) + texts[2]
        }
    }

    let calendar: CalendarSystem
    let firstWeekday: Int
    let clock: Clock?

    /// Whether a locale with these keywords counts by the same calendar. Of others that change dates nothing is known.
    func honours(_ keywords: [LocaleParts.Keyword]) -> Bool {
        keywords.allSatisfy { keyword in
            switch keyword.key {
            case "ca": CalendarID(identifier: keyword.value) == calendar.id
            case "hc": clock == nil
            case "fw", "nu", "rg", "va": false
            default: true
            }
        }
    }

    /// Reads a record of distances with what instants need.
    static func read(
        _ reader: inout BakedReader
    ) throws(BakedFault) -> (distances: BakedRelativeProgram, moment: BakedRelativeMoment) {
        try reader.expect(.moment)
        var record = try reader.record()
        let distances = try BakedRelativeProgram(baked: &record)
        record = try reader.record()
        let (calendar, weeks) = try record.calendar()
        var clock: Clock?
        switch try reader.byte() {
        case 0: break
        case 1:
            let isDayFirst = try reader.byte()
            guard isDayFirst < 2 else { throw reader.fault("one flag") }
            record = try reader.record()
            let day = try BakedRelativeProgram(baked: &record)
            let time = try reader.record()
            var first = time
            guard try first.kind() == .date else { throw first.fault("a date") }
            var texts: [String] = []
            for _ in 0..<3 { texts.append(try reader.text()) }
            clock = Clock(
                day: day, time: BakedDateSource(date: time), texts: texts, isDayFirst: isDayFirst == 1)
        default: throw reader.fault("one flag")
        }
        try reader.finish()
        return (
            distances, BakedRelativeMoment(calendar: calendar, firstWeekday: weeks.firstWeekday, clock: clock)
        )
    }
}
