import LocaleFormat

/// Durations by the clock and by the calendar.
enum DurationEntries {
    /// Line 1: a duration as ISO 8601 has it. 2: a zone. 3: a calendar. 4: seconds since 1970.
    static func iso(_ fields: inout Fields) {
        let text = fields.line()
        if let duration = try? Duration(iso8601: text) {
            let again = try? Duration(iso8601: duration.iso8601)
            require(again == duration, "\(duration.iso8601), of \(text), reads back otherwise")
        }
        guard let duration = try? CalendarDuration(iso8601: text) else { return }
        let again = try? CalendarDuration(iso8601: duration.iso8601)
        require(again == duration, "\(duration.iso8601), of \(text), reads back otherwise")
        let zone = (try? TimeZoneID(fields.line())) ?? .utc
        let calendar = CalendarSystem(CalendarID(identifier: fields.line()) ?? .gregorian)
        guard let start = try? Instant(seconds: Int64(fields.integer() % 100_000_000_000)),
            let end = try? start.adding(duration, in: zone, calendar)
        else { return }
        require(
            duration.hasMixedSigns || duration.iso8601.hasPrefix("-") ? true : end >= start,
            "\(start) and \(duration.iso8601) is \(end)")
        if duration.period == CalendarPeriod(), duration.time.attoseconds % 1_000_000_000 == 0 {
            require(start.distance(to: end) == duration.time, "\(end) is not \(duration.time) after \(start)")
        }
    }

    /// Line 1: a locale. 2: fields. 3: flags. 4 and 5: seconds since 1970. 6: a zone. 7: a calendar. 8: a duration.
    static func calendar(_ fields: inout Fields) {
        let locale = fields.locale()
        let all = CalendarDurationStyle.Field.allCases
        let mask = fields.flags()
        let chosen = Set(all.enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element))
        let flags = fields.flags()
        let widths = NumberSpecification.UnitWidth.allCases
        var style = CalendarDurationStyle(
            fields: chosen.isEmpty ? Set(all) : chosen, width: widths[flags % widths.count], locale: locale)
        style.maximumFieldCount = flags & 4 == 0 ? nil : flags >> 3 & 7
        let limit = 100_000_000_000
        guard let start = try? Instant(seconds: Int64(fields.integer() % limit)),
            let end = try? Instant(seconds: Int64(fields.integer() % limit))
        else { return }
        style.timeZone = try? TimeZoneID(fields.line())
        style.calendar = CalendarID(identifier: fields.line())
        let duration = try? CalendarDuration(iso8601: fields.line())
        guard let compiled = try? style.compiled() else { return }
        let ends = (from: start, to: end)
        if let text = try? compiled.format(ends) {
            require(!text.isEmpty, "no time from \(start) to \(end)")
            var bytes: [UInt8] = []
            try? compiled.append(ends, to: &bytes)
            require(String(decoding: bytes, as: UTF8.self) == text, "append and format differ")
        }
        if let duration { _ = try? compiled.format(duration) }
    }

    /// Line 1: a locale. 2: flags. Then a text.
    static func parse(_ fields: inout Fields) {
        let locale = fields.locale()
        let flags = fields.flags()
        let pattern = flags & 1 == 0 ? nil : DurationStyle.Pattern.allCases[(flags >> 1) % 3]
        let width = NumberSpecification.UnitWidth.allCases[(flags >> 3) % 3]
        let style = CalendarDurationStyle(width: width, locale: locale).timeZone(.utc)
        let fixed = DurationStyle(pattern.map { .time($0) } ?? .units(width: width), locale: locale)
        let text = fields.long()
        for mode in NumberParseMode.allCases {
            if let duration = try? style.parse(text, mode: mode) {
                let again = try? CalendarDuration(iso8601: duration.iso8601)
                require(again == duration, "\(duration.iso8601), of \(text), reads back otherwise")
            }
            _ = try? fixed.parse(text, mode: mode)
        }
        if let parser = try? style.compiledParser(reading: pattern) { _ = try? parser.parse(text, mode: .lenient) }
    }
}
