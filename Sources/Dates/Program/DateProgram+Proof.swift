internal import LocaleFormatBridge
internal import LocaleFormatCalendars

/// Compiling with proof.
extension DateProgram {
    /// The program of a style; nil where it would differ from ICU, or cannot be made.
    ///
    /// The calendar that ICU is asked for is proved first. If the style's own calendar is another one, the same program
    /// with that calendar's arithmetic and words is then built from the same data.
    static func proved(
        _ resolved: ResolvedDate, _ pattern: String, _ format: ClockedFormat
    ) throws(DateError) -> DateProgram? {
        guard let parsed = try? DatePattern(pattern) else { return nil }
        let weeks = try? format.weeks()
        var input = DateProgramInput(
            pattern: parsed, locale: resolved.locale, numberLocale: resolved.numberLocale, zone: resolved.zone,
            capitalization: resolved.style.capitalization, weeks: weeks ?? .iso8601, calendar: resolved.reference,
            reference: resolved.reference, names: nil)
        return try bridged { () throws(ICUError) in
            guard var program = try input.program() else { return nil }
            var isProved = try DateProbe.agrees(program, with: format)
            if !isProved, resolved.calendar != resolved.reference, let other = try input.digits(of: format)?.program() {
                // A calendar of our own is written in the locale's digits all the same, as spans in it are.
                isProved = try DateProbe.agrees(other, with: format)
            }
            if !isProved {
                let rulesLocale = input.rulesLocale
                input.numerals = try DateProbe.numerals(program, format) { system in
                    NumeralRules(name: system, locale: rulesLocale(system))
                }
                guard !input.numerals.isEmpty, let other = try input.program(),
                    try DateProbe.agrees(other, with: format)
                else { return nil }
                program = other
            }
            guard resolved.calendar != resolved.reference else { return program }
            input.calendar = resolved.calendar
            input.names = CalendarNames.of(resolved.calendar, in: resolved.style.locale)
            if resolved.writesHalves {
                input.writesHalves = true
                input.names = input.names?.besideHalves
                input.pattern = resolved.arranged(parsed)
            }
            return try input.program()
        }
    }

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

extension DateProgramInput {
    /// The same with the digits that ICU writes, where a length asks for others than the locale's, as in Apple's Tibetan; nil where it
    /// does not.
    fileprivate func digits(of format: ClockedFormat) throws(ICUError) -> DateProgramInput? {
        guard let instant = DateProbe.instants(for: reference.id).first else { return nil }
        let text = try format.format(instant)
        guard let digit = text.unicodeScalars.first(where: { $0.properties.numericType == .decimal }) else {
            return nil
        }
        func has(_ system: NumberingSystemData) -> Bool {
            !system.isAlgorithmic && system.description.unicodeScalars.contains(digit)
        }
        if has(try NumberingSystemData.used(by: numberLocale.icuName)) { return nil }
        for name in try NumberingSystemData.names() where has(try NumberingSystemData.named(name)) {
            var other = self
            guard let locale = try? numberLocale.setting("nu", to: name) else { return nil }
            other.numberLocale = locale
            return other
        }
        return nil
    }
}
