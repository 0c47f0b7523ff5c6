internal import LocaleFormatBridge
internal import LocaleFormatCalendars
public import LocaleFormatCore

/// A style for spans, ready to run and shareable between threads.
///
/// Patterns are found from ICU's own spans for each field in which the two ends may differ, when such a span is first
/// written, and proved; after that ICU is not asked for text.
public final class CompiledDateInterval: CompiledStyle {
    /// The two ends, in any order.
    public typealias Input = (from: Instant, to: Instant)

    private enum Engine: Sendable {
        /// Programs, and ICU for what they cannot say, if it knows the calendar.
        case programs(IntervalPrograms?, HandlePool<DateIntervalHandle>)
        /// The same in a calendar that ICU does not know. What the programs cannot say is two dates in full.
        case own(IntervalPrograms, JoinedDates)
        case joined(JoinedDates)
    }

    private let engine: Engine
    /// Whether ICU's text may stand for a program's.
    private let isWrittenByICU: Bool

    /// - Throws: ``DateError``.
    public convenience init(_ style: DateIntervalStyle) throws(DateError) { try self.init(style, usesProgram: true) }

    /// The same style with ICU formatting every value: what programs are compared with. In a calendar that ICU does not
    /// know it writes both ends in full.
    package convenience init(reference style: DateIntervalStyle) throws(DateError) {
        try self.init(style, usesProgram: false)
    }

    private init(_ style: DateIntervalStyle, usesProgram: Bool) throws(DateError) {
        let resolved = try ResolvedDate(style.style)
        isWrittenByICU = resolved.isWrittenByICU
        let compiler = IntervalCompiler(resolved, skeleton: try Self.skeleton(of: resolved))
        if resolved.calendar == resolved.reference {
            try bridged { () throws(ICUError) in try compiler.pool.withHandle { _ in } }
            engine = .programs(usesProgram ? IntervalPrograms(compiler) : nil, compiler.pool)
        } else {
            let joined = try JoinedDates(resolved)
            // A pattern is used as it is, and where a day's half goes beside the month is decided for whole patterns.
            let isWhole = if case .pattern = style.style.template { true } else { resolved.writesHalves }
            engine = usesProgram && !isWhole ? .own(IntervalPrograms(compiler), joined) : .joined(joined)
        }
    }

    /// Whether programs write spans; one that they cannot say is left to ICU.
    public var isFast: Bool {
        switch engine {
        case .programs(let programs, _): programs != nil
        case .own: true
        case .joined(let joined): joined.isFast
        }
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
        switch engine {
        case .programs(let programs, let pool):
            if let programs, let text = try? programs.text(start, end) { return text }
            return try bridged { () throws(ICUError) in
                try pool.withHandle { (handle) throws(ICUError) in
                    try handle.text(from: start.milliseconds, to: end.milliseconds)
                }
            }
        case .own(let programs, let joined):
            do throws(CalendarError) { if let text = try programs.text(start, end) { return text } } catch {
                throw .impossibleDate(error)
            }
            return try joined.formattedText(from: start, to: end).text
        case .joined(let joined):
            return try joined.formattedText(from: start, to: end).text
        }
    }

    public func append(_ ends: Input, to bytes: inout [UInt8]) throws(DateError) {
        switch engine {
        case .programs(let programs?, _):
            if (try? programs.append(ends.from, ends.to, to: &bytes)) == true { return }
        case .own(let programs, _):
            do throws(CalendarError) { if try programs.append(ends.from, ends.to, to: &bytes) { return } } catch {
                throw .impossibleDate(error)
            }
        case .programs(nil, _), .joined: break
        }
        bytes.append(contentsOf: try format(ends).utf8)
    }

    public func formattedText(_ ends: Input) throws(DateError) -> FormattedText<DateField> {
        let (start, end) = ends
        switch engine {
        case .programs(_, let pool):
            let raw = try bridged { () throws(ICUError) in
                try pool.withHandle { (handle) throws(ICUError) in
                    try handle.format(from: start.milliseconds, to: end.milliseconds)
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
        case .own(let programs, let joined):
            do throws(CalendarError) {
                if let text = try programs.program(from: start, to: end)?.formattedText(start, end) { return text }
            } catch { throw .impossibleDate(error) }
            return try joined.formattedText(from: start, to: end)
        case .joined(let joined):
            return try joined.formattedText(from: start, to: end)
        }
    }

    /// Whether a program writes this span, rather than ICU.
    package func isFast(from start: Instant, to end: Instant) -> Bool {
        switch engine {
        case .programs(let programs, _): (try? programs?.program(from: start, to: end)) != nil
        case .own(let programs, _): (try? programs.program(from: start, to: end)) != nil
        case .joined: false
        }
    }

    /// The letters of a pattern are its skeleton.
    private static func skeleton(of resolved: ResolvedDate) throws(DateError) -> String {
        switch resolved.style.template {
        case .skeleton(let skeleton): return skeleton
        case .pattern(let pattern): return letters(try DatePattern(pattern))
        case .automatic, .lengths:
            let pattern = try bridged { () throws(ICUError) in try resolved.open().pattern() }
            return letters(try DatePattern(pattern))
        }
    }

    private static func letters(_ pattern: DatePattern) -> String {
        pattern.fields.map { String(repeating: $0.letter, count: $0.count) }.joined()
    }

    /// Whether ICU writes a span just as programs do.
    func mayBeICU(_ start: Instant, _ end: Instant) -> Bool { isWrittenByICU && start.isUsual && end.isUsual }
}
