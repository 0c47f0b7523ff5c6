internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatMemory

/// Finds and proves the programs of a style for spans.
struct IntervalCompiler: Sendable {
    let resolved: ResolvedDate
    /// What a style by lengths keeps.
    let length: IntervalLength?
    /// The fields that are wanted, and ICU's formats for them in the style's context, and in the calendar that ICU is asked
    /// for. For a length, the first whose spans keep it counts.
    let formats: [(skeleton: String, pool: HandlePool<DateIntervalHandle>)]
    /// Numbering systems of rules for single letters, which the pattern of a length asks for.
    private let numerals: [Character: String]

    /// The zone in which programs are found and proved: the style's own, unless its names are not ICU's.
    private let proofZone: TimeZoneID
    /// The context in which programs are found and proved: the style's own, unless ICU has none for spans.
    private let proofContext: DateStyle.CapitalizationContext

    init(
        _ resolved: ResolvedDate, skeleton: String, _ length: IntervalLength? = nil,
        numerals: [Character: String] = [:]
    ) {
        self.resolved = resolved
        self.length = length
        self.numerals = numerals
        proofZone = Self.needsOwnNames(resolved, skeleton) ? .reference : resolved.zone
        proofContext = DateIntervalHandle.takesContexts ? resolved.style.capitalization : .unknown
        let (locale, zone, context) = (resolved.spanLocale, proofZone.rules.icuZone, proofContext)
        formats = (length?.skeletons ?? [skeleton]).map { skeleton in
            let pool = HandlePool { () throws(ICUError) in
                let handle = try DateIntervalHandle(skeleton: skeleton, locale: locale, zone: zone)
                if context != .unknown { try handle.setContext(context.icu) }
                return handle
            }
            return (skeleton, pool)
        }
    }

    /// Whether ICU has no contexts for spans, and one is wanted.
    static func needsOwnCapitals(_ resolved: ResolvedDate) -> Bool {
        resolved.style.capitalization != .unknown && !DateIntervalHandle.takesContexts
    }

    /// Whether a span shows the zone, and ICU does not have its clock.
    static func needsOwnNames(_ resolved: ResolvedDate, _ skeleton: String) -> Bool {
        !resolved.zone.rules.isICUs && skeleton.contains(where: DateField.isZone)
    }

    /// Whether a span shows names that ICU has lost in its calendar.
    static func lacksNames(_ resolved: ResolvedDate, _ skeleton: String) -> Bool {
        resolved.reference.id == .iso8601 && ISOCalendarNames.areMissing
            && (skeleton.contains("G") || skeleton.contains("MMM") || skeleton.contains("LLL"))
    }

    /// The program for ends that differ in a field; nil where it has to be written otherwise.
    func program(_ difference: IntervalDifference) throws(ICUError) -> IntervalProgram? {
        if let length, !length.mayCollapse(difference) { return nil }
        let probe = IntervalProbe(difference, zone: proofZone.rules, calendar: resolved.reference)
        guard !probe.found.isEmpty, let handle = try? resolved.open(), let single = try? DatePattern(handle.pattern()),
            let weeks = try? handle.weeks()
        else { return nil }
        for (skeleton, pool) in formats {
            guard let pattern = try pattern(skeleton, probe, single, weeks) else { continue }
            let parts: [[DatePattern.Part]]
            if let length {
                guard let kept = length.kept(pattern.parts, numbered: try numberedMonths()) else { continue }
                parts = kept
            } else {
                parts = pattern.parts
            }
            let proved = try programs(pattern.parts, weeks, resolved.reference, proofContext, in: proofZone)
            guard let proved, try agrees(IntervalProgram(proved, pattern), probe, pool) else { continue }
            let isProved =
                resolved.calendar == resolved.reference && resolved.zone == proofZone
                && resolved.style.capitalization == proofContext
            if isProved, parts == pattern.parts, numerals.isEmpty { return IntervalProgram(proved, pattern) }
            let own = try programs(
                parts, weeks, resolved.calendar, resolved.style.capitalization, in: resolved.zone, numerals)
            return own.map { IntervalProgram($0, pattern) }
        }
        return nil
    }

    /// What follows the number in names of months that are no more than that, by the letters that ask for them.
    private func numberedMonths() throws(ICUError) -> [Int: String] {
        let digits = try NumberingSystemData.used(by: resolved.numberLocale.icuName)
        guard resolved.calendar == resolved.reference, !resolved.calendar.id.hasLeapMonths, digits.name == "latn" else {
            return [:]
        }
        let source = try SymbolSource(locale: resolved.locale, calendar: resolved.reference, names: nil)
        var marks: [Int: String] = [:]
        marks[3] = IntervalLength.mark(ofNumbered: try source.months(.abbreviated, standAlone: false))
        marks[4] = IntervalLength.mark(ofNumbered: try source.months(.wide, standAlone: false))
        return marks
    }

    /// The pattern by which ICU writes spans, without the capitals of a context.
    private func pattern(
        _ skeleton: String, _ probe: IntervalProbe, _ single: DatePattern, _ weeks: WeekRules
    ) throws(ICUError) -> IntervalPattern? {
        let rules = proofZone.rules
        let plain = try DateIntervalHandle(skeleton: skeleton, locale: resolved.spanLocale, zone: rules.icuZone)
        var spans: [(start: Instant, end: Instant, raw: RawFormatted)] = []
        for pair in probe.found {
            spans.append(
                (
                    pair.start, pair.end,
                    try plain.format(from: rules.icuMilliseconds(pair.start), to: rules.icuMilliseconds(pair.end))
                ))
        }
        return try IntervalPattern(
            spans, preferred: single.fields,
            candidates: { (fields, letters) throws(ICUError) in try texts(fields, letters, weeks) })
    }

    private func programs(
        _ parts: [[DatePattern.Part]], _ weeks: WeekRules, _ calendar: CalendarSystem,
        _ context: DateStyle.CapitalizationContext, in zone: TimeZoneID, _ numerals: [Character: String] = [:]
    ) throws(ICUError) -> [DateProgram]? {
        let names = calendar == resolved.reference ? nil : CalendarNames.of(calendar, in: resolved.style.locale)
        var programs: [DateProgram] = []
        for part in parts {
            let input = DateProgramInput(
                pattern: DatePattern(parts: part), locale: resolved.locale, numberLocale: resolved.numberLocale,
                zone: zone, capitalization: context, weeks: weeks, calendar: calendar,
                reference: resolved.reference, names: names, numerals: numerals)
            guard let program = try input.program() else { return nil }
            programs.append(program)
        }
        return programs
    }

    /// Writes fields one by one, each a step of one program.
    ///
    /// - Parameter letters: those of the pattern, as names of midnight and noon depend on what else is shown.
    private func texts(
        _ fields: [(letter: Character, count: Int)], _ letters: Set<Character>, _ weeks: WeekRules
    ) throws(ICUError) -> ((Instant) -> [String]?)? {
        let parts = fields.map { DatePattern.Part.field($0.letter, count: $0.count) }
        guard let program = try programs([parts], weeks, resolved.reference, .unknown, in: proofZone)?.first,
            program.steps.count == fields.count
        else { return nil }
        return { instant in
            guard let written = (try? program.parts(instant)) ?? nil else { return nil }
            var texts = [String](repeating: "", count: fields.count)
            for step in written.steps { texts[step.step] = String(written.text[utf8: step.range]) }
            return texts
        }
    }

    private func agrees(
        _ program: IntervalProgram, _ probe: IntervalProbe, _ pool: HandlePool<DateIntervalHandle>
    ) throws(ICUError) -> Bool {
        let (zone, calendar) = (proofZone.rules, resolved.reference)
        return try pool.withHandle { (handle) throws(ICUError) in
            for (start, end) in probe.found + probe.proved {
                guard let first = try? DateValues(start, zone: zone, calendar: calendar),
                    let second = try? DateValues(end, zone: zone, calendar: calendar)
                else { return false }
                let theirs = try handle.text(from: zone.icuMilliseconds(start), to: zone.icuMilliseconds(end))
                if let ours = program.text((start, first), (end, second)), ours != theirs { return false }
            }
            return true
        }
    }
}

extension IntervalPrograms {
    convenience init(_ compiler: IntervalCompiler) {
        let resolved = compiler.resolved
        self.init(
            zone: resolved.zone, calendar: resolved.calendar,
            seesMarks: resolved.calendar.id != resolved.reference.id
        ) { difference in
            (try? compiler.program(difference)) ?? nil
        }
    }
}

extension IntervalProgram {
    fileprivate convenience init(_ parts: [DateProgram], _ pattern: IntervalPattern) {
        self.init(parts, isEndFirst: pattern.isEndFirst, ends: pattern.ends)
    }
}
