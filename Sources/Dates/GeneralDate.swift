internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// Dates by ICU itself, for what no program can express. Slower, and never different.
final class GeneralDate: Sendable {
    private let pool: HandlePool<ClockedFormat>
    /// ICU's text means something only where ICU has the calendar.
    private let isKnown: Bool

    init(_ resolved: ResolvedDate) {
        let (style, kind, locale, zone) = (resolved.style, resolved.kind, resolved.locale, resolved.zone)
        let cutover = resolved.calendar.options.gregorianCutover
        let reference = resolved.reference.id
        isKnown = resolved.calendar.id == reference || resolved.calendar.id == .islamic
        pool = HandlePool { () throws(ICUError) in
            let format = try ResolvedDate.open(style, kind, locale: locale, zone: zone, reference: reference)
            if cutover != .october1582, reference.hasGregorianMonths {
                let day = cutover.firstGregorianDay?.unixDay ?? (cutover == .proleptic ? -100_000_000 : 100_000_000)
                try format.handle.setGregorianChange(Double(day) * 86_400_000)
            }
            return format
        }
    }

    func withHandle<Result>(_ body: (ClockedFormat) throws(ICUError) -> Result) throws(ICUError) -> Result {
        try pool.withHandle(body)
    }

    /// Closes the format until it is needed again: a compiled program seldom needs it.
    func release() { pool.release() }

    /// The program that is compared with this; nil where there is none.
    func proved(_ resolved: ResolvedDate) throws(DateError) -> DateProgram? {
        let isOwn = resolved.calendar == resolved.reference
        // No `Result`: what it demands of its error is searched in all of a program.
        var (program, failure): (DateProgram?, DateError?)
        try bridged { () throws(ICUError) in
            try pool.withHandle { (own) throws(ICUError) in
                // What is proved is the calendar that ICU is asked for, with its usual options.
                let handle = isOwn ? own : try resolved.open()
                let pattern = try handle.pattern()
                do throws(DateError) {
                    program = try DateProgram.proved(resolved, pattern, handle)
                } catch { failure = error }
            }
        }
        if let failure { throw failure }
        return program
    }

    func format(_ instant: Instant) throws(DateError) -> String {
        try check(instant)
        return try bridged { () throws(ICUError) in
            try pool.withHandle { (handle) throws(ICUError) in try handle.format(instant) }
        }
    }

    func formattedText(_ instant: Instant) throws(DateError) -> FormattedText<DateField> {
        try check(instant)
        let raw = try bridged { () throws(ICUError) in
            try pool.withHandle { (handle) throws(ICUError) in try handle.formatWithFields(instant) }
        }
        return FormattedText(
            text: raw.text,
            spans: raw.spans.compactMap { span in
                DateField(icuField: span.field).map { .init(field: $0, range: span.range) }
            })
    }

    private func check(_ instant: Instant) throws(DateError) {
        guard isKnown else { throw .icu(code: "U_UNSUPPORTED_ERROR", call: "udat_format") }
    }
}
