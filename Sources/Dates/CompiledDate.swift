internal import LocaleFormatBridge
package import LocaleFormatMemory
public import LocaleFormatCalendars
public import LocaleFormatCore

/// A date style ready to run: immutable, shareable between threads, independent of any cache.
///
/// Formatting asks no ICU and takes no lock: instant, offset, civil day, fields and text are made in Swift. A style is
/// checked against ICU when it is compiled; where the two differ by a byte, ICU formats every value.
///
/// ```swift
/// let style = try DateStyle(date: .full, locale: "he-u-ca-hebrew").compiled()
/// try style.format(instant)                 // "יום שישי, א׳ בכסלו תשפ״ו"
/// var bytes: [UInt8] = []
/// try style.append(instant, to: &bytes)     // appends UTF-8
/// ```
public final class CompiledDate: CompiledStyle {
    package let program: HeldReference<DateProgram>
    private let general: GeneralDate
    /// The calendar, with its options.
    public let calendar: CalendarSystem
    /// The zone.
    public let timeZone: TimeZoneID
    /// The CLDR pattern that is written.
    public let pattern: String

    /// Whether ICU's text may stand for a program's.
    private let isWrittenByICU: Bool

    /// - Throws: `DateError`.
    public convenience init(_ style: DateStyle) throws(DateError) {
        let resolved = try ResolvedDate(style)
        try self.init(resolved, compiling: CompiledDate(once: resolved))
    }

    /// The same style with ICU formatting every value: what programs are compared with. In a calendar that ICU does not
    /// know this is the nearest one, and says nothing.
    package convenience init(reference style: DateStyle) throws(DateError) { try self.init(once: ResolvedDate(style)) }

    /// The style for few values, which ICU formats.
    convenience init(once resolved: ResolvedDate) throws(DateError) {
        let general = GeneralDate(resolved)
        let own = try bridged { () throws(ICUError) in
            try general.withHandle { (handle) throws(ICUError) in try handle.pattern() }
        }
        let pattern = resolved.writesHalves ? resolved.arranged(try DatePattern(own)).text : own
        self.init(resolved, general, pattern: pattern, nil)
    }

    /// - Parameter once: the style for few values, whose format is open.
    convenience init(_ resolved: ResolvedDate, compiling once: CompiledDate) throws(DateError) {
        let program = try once.general.proved(resolved)
        if program != nil { once.general.release() }
        self.init(resolved, once.general, pattern: once.pattern, program)
    }

    private init(_ resolved: ResolvedDate, _ general: GeneralDate, pattern: String, _ program: DateProgram?) {
        calendar = resolved.calendar
        timeZone = resolved.zone
        isWrittenByICU = resolved.isWrittenByICU
        self.pattern = pattern
        self.general = general
        self.program = HeldReference(program)
    }

    /// Whether a program runs, rather than ICU for each value.
    public var isFast: Bool { !program.isNil }

    /// The formatted instant.
    ///
    /// - Throws: `DateError.impossibleDate` for a day beyond the range of the calendar.
    public func format(_ instant: Instant) throws(DateError) -> String {
        let text = try fields { () throws(CalendarError) in
            try program.read { (program) throws(CalendarError) in try program.format(instant) }
        }
        if let text { return text }
        return try general.format(instant)
    }

    /// Appends the formatted instant as UTF-8. Allocates nothing while the array has room and a program runs.
    public func append(_ instant: Instant, to bytes: inout [UInt8]) throws(DateError) {
        let isDone: Bool?
        do throws(CalendarError) {
            isDone = try program.read { (program) throws(CalendarError) in try program.append(instant, to: &bytes) }
        } catch { throw .impossibleDate(error) }
        if isDone != true { bytes.append(contentsOf: try general.format(instant).utf8) }
    }

    /// Appends the formatted instant to a writer; false, with nothing appended, where ``format(_:)`` must write it, or tell why
    /// it cannot.
    package func append(_ instant: Instant, to writer: inout UTF8Writer) -> Bool {
        let isWritten = try? program.read { (program) throws(CalendarError) in
            try program.append(instant, to: &writer)
        }
        return isWritten == true
    }

    /// The formatted instant with the meaning of its parts.
    public func formattedText(_ instant: Instant) throws(DateError) -> FormattedText<DateField> {
        let text = try fields { () throws(CalendarError) in
            try program.read { (program) throws(CalendarError) in try program.formattedText(instant) }
        }
        if let text { return text }
        return try general.formattedText(instant)
    }

    /// The calendar's fields of an instant, in the style's zone.
    ///
    /// - Throws: `DateError.impossibleDate` for a day beyond the range of the calendar.
    public func fields(of instant: Instant) throws(DateError) -> CalendarFields {
        try fields { () throws(CalendarError) in
            try DateValues(instant, zone: timeZone.rules, calendar: calendar).fields
        }
    }

    @inline(__always)
    private func fields<Result>(_ body: () throws(CalendarError) -> Result) throws(DateError) -> Result {
        do throws(CalendarError) { return try body() } catch { throw .impossibleDate(error) }
    }

    /// Numbering systems of rules for single letters of the pattern; none where ICU formats every value.
    var numerals: [Character: String] { program.object?.systems ?? [:] }

    /// Whether ICU writes an instant just as a program does.
    func mayBeICU(_ instant: Instant) -> Bool { isWrittenByICU && instant.isUsual }

    /// The compiled form of a style, from the shared cache.
    package static func cached(_ style: DateStyle) throws(DateError) -> CompiledDate {
        try TieredDate.of(style).compile()
    }
}
