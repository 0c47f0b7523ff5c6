internal import LocaleFormatBridge
internal import LocaleFormatCalendars
public import LocaleFormatCore
internal import LocaleFormatMemory

/// A style for spans, ready to run and shareable between threads.
///
/// Patterns are found from ICU's own spans for each field in which the two ends may differ, when such a span is first
/// written, and proved; after that ICU is not asked for text.
public final class CompiledDateInterval: CompiledStyle {
    /// The two ends, in any order.
    public typealias Input = (from: Instant, to: Instant)

    /// What programs cannot say.
    private enum General: Sendable {
        /// ICU writes it.
        case icu(HandlePool<DateIntervalHandle>)
        /// It is two dates in full: in a calendar that ICU does not know, with names of zones that are not its own, in a context
        /// where ICU has none for spans, and in a style by lengths, which it has no spans for, and with names that it has lost (``ISOCalendarNames``).
        case joined(JoinedDates)
    }

    private let programs: HeldReference<IntervalPrograms>
    private let general: General
    private let zone: TimeZoneID
    /// Whether ICU's text may stand for a program's.
    private let isWrittenByICU: Bool

    /// - Throws: `DateError`.
    public convenience init(_ style: DateIntervalStyle) throws(DateError) { try self.init(style, usesProgram: true) }

    /// The same style with ICU formatting every value: what programs are compared with. In a calendar that ICU does not
    /// know, and in a style by lengths, it writes both ends in full.
    package convenience init(reference style: DateIntervalStyle) throws(DateError) {
        try self.init(style, usesProgram: false)
    }

    private init(_ style: DateIntervalStyle, usesProgram: Bool) throws(DateError) {
        let resolved = try ResolvedDate(style.style)
        let own = try Self.ownPattern(of: resolved)
        let skeleton = try Self.skeleton(of: resolved, own)
        let lacksNames = IntervalCompiler.lacksNames(resolved, skeleton)
        let isOurs =
            lacksNames || IntervalCompiler.needsOwnNames(resolved, skeleton)
            || IntervalCompiler.needsOwnCapitals(resolved)
        let length = own.flatMap { IntervalLength($0, date: style.style.dateLength) }
        isWrittenByICU = resolved.isWrittenByICU && !isOurs && length == nil
        zone = resolved.zone
        if resolved.calendar == resolved.reference, !isOurs, length == nil {
            let compiler = IntervalCompiler(resolved, skeleton: skeleton)
            let pool = compiler.formats[0].pool
            try bridged { () throws(ICUError) in try pool.withHandle { _ in } }
            programs = HeldReference(usesProgram ? IntervalPrograms(compiler) : nil)
            general = .icu(pool)
        } else {
            let joined = try JoinedDates(resolved)
            // A pattern is used as it is, and where a day's half goes beside the month is decided for whole patterns.
            let isWhole =
                if case .pattern = style.style.template, resolved.calendar != resolved.reference { true } else {
                    lacksNames || resolved.writesHalves || !joined.isFast
                }
            let compiler = IntervalCompiler(resolved, skeleton: skeleton, length, numerals: joined.numerals)
            programs = HeldReference(usesProgram && !isWhole ? IntervalPrograms(compiler) : nil)
            general = .joined(joined)
        }
    }

    /// Whether programs write spans; one that they cannot say is left to ICU.
    public var isFast: Bool {
        if case .joined(let joined) = general, programs.isNil { joined.isFast } else { !programs.isNil }
    }

    /// The span as text.
    public func format(from start: Instant, to end: Instant) throws(DateError) -> String { try format((start, end)) }

    /// Appends the span as UTF-8.
    public func append(
        from start: Instant, to end: Instant, to bytes: inout [UInt8]
    ) throws(DateError) { try append((start, end), to: &bytes) }

    /// The span with the meaning of its parts.
    public func formattedText(from start: Instant, to end: Instant) throws(DateError) -> FormattedText<DateField> {
        try formattedText((start, end))
    }

    public func format(_ ends: Input) throws(DateError) -> String {
        let (start, end) = ends
        let text = try converted { () throws(CalendarError) in
            try programs.read { (programs) throws(CalendarError) in try programs.text(start, end) }
        }
        if let text { return text }
        return try generalText(start, end)
    }

    public func append(_ ends: Input, to bytes: inout [UInt8]) throws(DateError) {
        let (start, end) = ends
        let isDone = try converted { () throws(CalendarError) in
            try programs.read { (programs) throws(CalendarError) in try programs.append(start, end, to: &bytes) }
        }
        if isDone != true { bytes.append(contentsOf: try generalText(start, end).utf8) }
    }

    public func formattedText(_ ends: Input) throws(DateError) -> FormattedText<DateField> {
        let (start, end) = ends
        switch general {
        case .icu(let pool):
            let raw = try bridged { () throws(ICUError) in
                try pool.withHandle { (handle) throws(ICUError) in
                    try handle.format(
                        from: zone.rules.icuMilliseconds(start), to: zone.rules.icuMilliseconds(end))
                }
            }
            return FormattedText(
                text: raw.text,
                spans: raw.spans.compactMap { span in
                    let field =
                        span.category == .dateIntervalEnd
                        ? (span.field == 0 ? DateField.start : .end) : DateField(icuField: span.field)
                    return field.map { .init(field: $0, range: span.range) }
                })
        case .joined(let joined):
            let text = try converted { () throws(CalendarError) in
                try programs.read { (programs) throws(CalendarError) in
                    try programs.program(from: start, to: end)?.formattedText(start, end)
                }
            }
            if let text { return text }
            return try joined.formattedText(from: start, to: end)
        }
    }

    private func generalText(_ start: Instant, _ end: Instant) throws(DateError) -> String {
        switch general {
        case .icu(let pool):
            try bridged { () throws(ICUError) in
                try pool.withHandle { (handle) throws(ICUError) in
                    try handle.text(
                        from: zone.rules.icuMilliseconds(start), to: zone.rules.icuMilliseconds(end))
                }
            }
        case .joined(let joined): try joined.text(from: start, to: end)
        }
    }

    /// What programs say. A day that the calendar cannot convert is ICU's, if it has the calendar.
    @inline(__always)
    private func converted<Result>(_ body: () throws(CalendarError) -> Result?) throws(DateError) -> Result? {
        do throws(CalendarError) { return try body() } catch {
            if case .icu = general { return nil }
            throw .impossibleDate(error)
        }
    }

    /// Whether a program writes this span, rather than ICU.
    package func isFast(from start: Instant, to end: Instant) -> Bool {
        (try? programs.read { (programs) throws(CalendarError) in try programs.program(from: start, to: end) }) != nil
    }

    /// The pattern of a style by lengths.
    private static func ownPattern(of resolved: ResolvedDate) throws(DateError) -> DatePattern? {
        switch resolved.style.template {
        case .skeleton, .pattern: nil
        case .automatic, .lengths:
            try DatePattern(bridged { () throws(ICUError) in try resolved.open().pattern() })
        }
    }

    /// The letters of a pattern are its skeleton.
    private static func skeleton(of resolved: ResolvedDate, _ own: DatePattern?) throws(DateError) -> String {
        switch resolved.style.template {
        case .skeleton(let skeleton): skeleton
        case .pattern(let pattern): letters(try DatePattern(pattern))
        case .automatic, .lengths: own.map(letters) ?? ""
        }
    }

    private static func letters(_ pattern: DatePattern) -> String {
        pattern.fields.map { String(repeating: $0.letter, count: $0.count) }.joined()
    }

    // MARK: What is baked

    package func program(for difference: IntervalDifference) -> IntervalProgram? {
        programs.object?.program(for: difference)
    }

    package var seesMarks: Bool { programs.object?.seesMarks ?? false }

    /// Two dates in full, where spans without a program are such; nil where ICU writes these.
    package var joined: JoinedDates? { if case .joined(let joined) = general { joined } else { nil } }

    /// Whether ICU writes a span just as programs do.
    func mayBeICU(_ start: Instant, _ end: Instant) -> Bool { isWrittenByICU && start.isUsual && end.isUsual }
}

extension DateStyle {
    /// How long its dates are.
    fileprivate var dateLength: Length { if case .lengths(let date, _) = template { date } else { .medium } }
}
