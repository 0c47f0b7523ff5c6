internal import LocaleFormatBridge
internal import LocaleFormatCalendars

extension DateProgram {
    /// A program for reading where there is none for writing: some text that ICU writes is then not read back.
    static func unproved(
        _ resolved: ResolvedDate, _ pattern: String, _ format: ClockedFormat
    ) throws(ICUError) -> DateProgram? {
        guard let parsed = try? DatePattern(pattern) else { return nil }
        let weeks = try? format.weeks()
        let isKnown = resolved.calendar == resolved.reference
        var names = isKnown ? nil : CalendarNames.of(resolved.calendar, in: resolved.style.locale)
        if resolved.writesHalves { names = names?.besideHalves }
        return try DateProgramInput(
            pattern: resolved.writesHalves ? resolved.arranged(parsed) : parsed,
            locale: resolved.locale, numberLocale: resolved.numberLocale, zone: resolved.zone, capitalization: .unknown,
            weeks: weeks ?? .iso8601, calendar: resolved.calendar, reference: resolved.reference, names: names,
            writesHalves: resolved.writesHalves
        ).program()
    }
}
