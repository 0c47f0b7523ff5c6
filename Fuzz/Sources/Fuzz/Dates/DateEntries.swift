import LocaleFormat

enum DateEntries {
    /// Line 1: a pattern. 2: a locale. 3: a calendar. 4: flags. 5: a zone. 6 and 7: seconds since 1970. 8: a text to parse.
    static func pattern(_ fields: inout Fields) {
        let pattern = fields.line()
        run(DateStyle(pattern: pattern, locale: fields.locale()), &fields)
    }

    /// As ``pattern(_:)``, with a skeleton in line 1.
    static func skeleton(_ fields: inout Fields) {
        let skeleton = fields.line()
        run(DateStyle(skeleton: skeleton, locale: fields.locale()), &fields)
    }

    /// As ``pattern(_:)``, with two lengths in line 1.
    static func parse(_ fields: inout Fields) {
        let lengths = fields.flags()
        let all = DateStyle.Length.allCases
        let style = DateStyle(
            date: all[lengths % all.count], time: all[lengths / all.count % all.count], locale: fields.locale())
        run(style, &fields)
    }

    private static func run(_ template: DateStyle, _ fields: inout Fields) {
        var style = template
        style.calendar = CalendarID(identifier: fields.line())
        let flags = fields.flags()
        if flags & 1 != 0 { style.lunarDays = DateStyle.LunarDays.allCases[flags >> 1 & 1] }
        if flags & 4 != 0 { style.hourCycle = DateStyle.HourCycle.allCases[flags >> 3 & 3] }
        if flags & 32 != 0 { style.numbering = try? NumberingSystem(fields.line()) }
        if flags & 64 != 0 { style.capitalization = .beginningOfSentence }
        if flags & 128 != 0 { style.calendarOptions = CalendarEntry.options(fields.flags()) }
        style.timeZone = (try? TimeZoneID(fields.line())) ?? .utc
        let instants = [fields.line(), fields.line()].map(instant)
        let text = fields.text()
        // Made once, as it takes longer than all else.
        let parser = try? style.compiledParser()
        if let compiled = try? style.compiled() {
            for instant in instants {
                guard let formatted = try? compiled.format(instant) else { continue }
                if let fields = try? compiled.formattedText(instant) {
                    require(fields.text == formatted, "\(fields.text) with its fields, \(formatted) without")
                    for span in fields.spans { _ = fields[span] }
                }
                parse(formatted, parser, instants[0])
                ChangeEntry.date(style, instant, formatted)
            }
        }
        if let interval = try? DateIntervalStyle(style).compiled() {
            _ = try? interval.format(from: instants[0], to: instants[1])
        }
        parse(text, parser, instants[0])
    }

    private static func parse(_ text: String, _ parser: CompiledDateParser?, _ reference: Instant) {
        guard let parser else { return }
        let options = DateParseOptions(reference: reference)
        for mode in DateParseMode.allCases { _ = try? parser.parse(text, mode: mode, options: options) }
    }

    /// Line 1: a locale. 2: a unit. 3: flags. 4: a distance. 5 and 6: seconds since 1970.
    static func relative(_ fields: inout Fields) {
        let locale = fields.locale()
        let unit = fields.choice(of: RelativeDateStyle.Unit.self)
        let flags = fields.flags()
        let style = RelativeDateStyle(
            numeric: flags & 1 == 0 ? .auto : .always, width: RelativeDateStyle.Width.allCases[flags >> 1 % 3 % 3],
            locale: locale)
        guard let compiled = try? style.compiled() else { return }
        let distance = fields.line()
        if let distance = Double(distance) { _ = try? compiled.format(distance, unit) }
        _ = try? compiled.format(Fields.integer(distance), unit)
        _ = try? compiled.format(instant(fields.line()), relativeTo: instant(fields.line()))
    }

    /// Line 1: a locale. 2: flags. 3: a unit. 4: a number. 5: seconds since 1970. Then a text.
    static func relativeParse(_ fields: inout Fields) {
        let locale = fields.locale()
        let flags = fields.flags()
        let style = RelativeDateStyle(
            numeric: flags & 1 == 0 ? .auto : .always, width: RelativeDateStyle.Width.allCases[(flags >> 1) % 3],
            locale: locale
        ).time(flags & 8 == 0 ? .none : .short)
        let unit = fields.choice(of: RelativeDateStyle.Unit.self)
        let offset = Double(fields.integer() % 1_000)
        let now = instant(fields.line())
        guard let parser = relativeParser(style) else { return }
        if let text = try? style.format(offset, unit) {
            do throws(RelativeDateParseError) {
                let read = try parser.parse(text)
                require(read.unit == unit && read.distance.offset == offset, "\(text) is read as \(read)")
            } catch {
                // Numerals by rules do not say everything.
                if case .ambiguous = error { return }
                if locale.tag.contains("-u-") { return }
                fatalError("\(text) is not read back: \(error)")
            }
        }
        let text = fields.long()
        if let read = try? parser.parse(text) {
            require((try? parser.parse(text, mode: .lenient)) == read, "\(text) is read otherwise leniently")
        }
        if let read = try? parser.parse(text, mode: .lenient) { _ = try? read.date(from: now, in: .utc) }
    }

    /// A parser asks for all units of its language when it is made, which takes longer than what it is tried with.
    private static func relativeParser(_ style: RelativeDateStyle) -> CompiledRelativeDateParser? {
        if let known = unsafe relativeParsers[style] { return known }
        guard let parser = try? style.compiledParser() else { return nil }
        if unsafe relativeParsers.count >= 64 { unsafe relativeParsers.removeAll() }
        unsafe relativeParsers[style] = parser
        return parser
    }

    /// libFuzzer has one thread.
    nonisolated(unsafe) private static var relativeParsers: [RelativeDateStyle: CompiledRelativeDateParser] = [:]

    /// Line 1: an instant as ISO 8601 has it. Line 2: a zone.
    static func instant(_ fields: inout Fields) {
        let text = fields.line()
        let zone = (try? TimeZoneID(fields.line())) ?? .utc
        if let instant = try? Instant(iso8601: text, in: zone) {
            require(
                (try? Instant(iso8601: Array(text.utf8).span, in: zone)) == instant,
                "\(text) is read otherwise as bytes")
            _ = zone.secondsFromUTC(at: instant)
            _ = zone.isDaylightSavingTime(at: instant)
            _ = DateStyle(date: .full, time: .full, locale: "en").timeZone(zone).format(instant)
        }
        CivilEntry.run(text, in: zone)
        if let seconds = Double(text) { _ = try? Instant(secondsSince1970: seconds) }
        _ = try? Instant(seconds: Int64(Fields.integer(text)), nanoseconds: Int64(Fields.integer(fields.line())))
        _ = try? Instant(milliseconds: Int64(Fields.integer(text)))
    }

    private static func instant(_ text: String) -> Instant {
        let wrapped = Int64(Fields.integer(text))
        if let instant = try? Instant(seconds: wrapped) { return instant }
        // About the years -9,000 to 12,000.
        return (try? Instant(seconds: wrapped % 330_000_000_000)) ?? Instant.epoch
    }
}
