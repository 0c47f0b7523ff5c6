import LocaleFormatBaked
internal import LocaleFormatCalendars
package import LocaleFormatDatePrograms
package import LocaleFormatDates
internal import LocaleFormatValuePrograms

extension CompiledRelativeDate {
    /// Writes the program, for a process that has no ICU: numbers with units, and named days.
    ///
    /// - Returns: the place of its record; nil where ICU writes each distance, or larger numbers.
    fileprivate func bake(to writer: inout BakedWriter) -> Int? {
        program.read { $0.bake(thresholds, to: &writer) }
    }
}

extension RelativeDateStyle {
    /// Writes the style, for a process that has no ICU: distances, the calendar that counts days between instants, and the time of day.
    ///
    /// - Parameter zones: those whose names are written down, where a time of day shows any.
    /// - Returns: the place of its record; nil where ICU writes each distance, or larger numbers, or the time of day.
    package func bake(zones: [TimeZoneID], to writer: inout BakedWriter) throws(DateError) -> Int? {
        guard let distances = try compiled().bake(to: &writer),
            let weeks = try? WeekRules(firstWeekday: firstWeekday, minimumDays: 1),
            let calendar = try system(.utc).bake(weeks, to: &writer)
        else { return nil }
        guard time != .none else {
            return writer.record(.moment) { writer in
                writer.number(distances)
                writer.number(calendar)
                writer.byte(0)
            }
        }
        let pattern = try RelativeTimePattern.of(locale, isWide: width == .wide) { (day, time) throws(DateError) in
            try combine(day: day, time: time)
        }
        let clock = DateStyle(date: .none, time: time, locale: locale)
        guard let day = try beside(pattern).compiled().bake(to: &writer),
            let time = try CompiledDate.bake(clock, zones: zones, to: &writer)
        else { return nil }
        return writer.record(.moment) { writer in
            writer.number(distances)
            writer.number(calendar)
            writer.byte(1)
            writer.byte(pattern.isDayFirst ? 1 : 0)
            writer.number(day)
            writer.number(time)
            for text in [pattern.before, pattern.between, pattern.after] { writer.text(text) }
        }
    }
}
