internal import LocaleFormatBridge
public import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// The inverse of a date style, ready to run: immutable, shareable between threads, independent of any cache.
///
/// What a style writes, its parser reads back, in any of the 27 calendars: names, eras, years of a cycle, leap months,
/// numbers in the style's digits or Latin ones or in letters, parts of the day, zones and offsets. A date that does not
/// exist is an error that says why.
///
/// ```swift
/// let parser = try CompiledDateParser(DateStyle(date: .long, locale: "he-u-ca-hebrew"))
/// try parser.parse("א׳ בכסלו תשפ״ו").fields.year                           // 5786
/// try parser.parse("ל׳ בטבת תשפ״ו")                                        // throws: no such date: day 30 is outside 1...29 (at byte 0)
/// ```
///
/// Reading calls no ICU but for numbers in letters beyond the table of small ones, and for zones other than the style's.
public final class CompiledDateParser: Sendable {
    private let plan: DateReadPlan
    private let resolved: ResolvedDate
    /// The plan with what people type beside a style's fields, made when a text asks for it.
    private let typed = Lock<TypedPlan?>(nil)

    private struct TypedPlan {
        let plan: DateReadPlan?
    }

    /// The calendar, with its options.
    public var calendar: CalendarSystem { plan.calendar }
    /// The zone of texts that name none.
    public var timeZone: TimeZoneID { plan.zone }

    /// The longest text that is read, in UTF-8 bytes.
    public static let maximumLength = 8_192

    /// - Throws: `DateError` for whatever ``CompiledDate`` would throw for this style, and for the few styles that only
    ///   ICU can write.
    public init(_ style: DateStyle) throws(DateError) {
        let resolved = try ResolvedDate(style)
        let handle = try bridged { () throws(ICUError) in try resolved.open() }
        let pattern = try bridged { () throws(ICUError) in try handle.pattern() }
        let proved = try DateProgram.proved(resolved, pattern, handle)
        let made = try bridged { () throws(ICUError) -> DateReadPlan? in
            var program = proved
            if program == nil { program = try DateProgram.unproved(resolved, pattern, handle) }
            guard let program else { return nil }
            return DateReadPlan(try DateReadPlanBuilder(program, resolved), program, zone: resolved.zone)
        }
        guard let made else { throw .unreadable(pattern: pattern) }
        let fields = made.steps.reduce(into: DateFieldSet()) { $0.formUnion($1.bit) }
        guard fields.isDetermined else { throw .undetermined(pattern: pattern) }
        plan = made
        self.resolved = resolved
    }

    /// Reads a whole text.
    ///
    /// A text without a time is the start of its day, or ``DateParseOptions/hourOfBareDates``; one without a date is a time
    /// of the reference's day; one without a year is in the reference's. Without a month or day it is the first that
    /// agrees with the other fields.
    ///
    /// - Throws: ``DateParseError`` with the place and what was expected there.
    public func parse(
        _ text: some StringProtocol, mode: DateParseMode = .strict, options: DateParseOptions = DateParseOptions()
    ) throws(DateParseError) -> ParsedDate {
        do throws(DateParseError) { return try parse(plainly: text, mode, options) } catch {
            guard mode == .strict, case .unexpected(let found, let offset, let expected) = error,
                (try? parse(plainly: text, .lenient, options)) != nil
            else { throw error }
            throw .unexpected(text: found, at: offset, expected: expected + "; the lenient mode reads it")
        }
    }

    /// The same with errors that do not look at the other mode.
    private func parse(
        plainly text: some StringProtocol, _ mode: DateParseMode, _ options: DateParseOptions
    ) throws(DateParseError) -> ParsedDate {
        let length = text.utf8.count
        guard length > 0 else { throw .empty }
        guard length <= Self.maximumLength else { throw .tooLong(length: length, limit: Self.maximumLength) }
        do throws(DateParseError) { return try read(text, text.scalarValues, isLenient: false, mode, options) } catch {
            // What the style writes is what it means, in lenient reading too.
            if mode == .strict { throw error }
        }
        let text = String(text)
        let scalars = plan.folding.scalars(of: text).values
        guard !scalars.isEmpty else { throw .empty }
        let mail = MailDate(text, now: options.reference ?? .now)
        // Its own weekday proves it; without, the style's names come first: `Mar` is May in Teso.
        if let mail, mail.weekday == mail.iso.day.weekday { return try iso(mail, options) }
        let isFirst = ISOText.comesFirst(in: plan.calendar.id, text)
        if isFirst, let date = try iso(text, options) { return date }
        do throws(DateParseError) { return try read(text, scalars, isLenient: true, mode, options) } catch {
            if case .ambiguous = error { throw error }
            if let mail, mail.weekday == nil { return try iso(mail, options) }
            if let date = try readTyped(text, scalars, after: error, options) { return date }
            if !isFirst, text.utf8.count > 8, let date = try iso(text, options) { return date }
            throw error
        }
    }

    /// Reads the date that a text begins with. What follows may be anything.
    ///
    /// ```swift
    /// let parser = try CompiledDateParser(DateStyle(date: .long, locale: "de").timeZone(.utc))
    /// let reading = try parser.parsePrefix("21. November 2025, ein Freitag")
    /// reading.date.instant                                                // 2025-11-21T00:00:00Z
    /// reading.length                                                      // 17
    /// ```
    ///
    /// In lenient mode the fields stand in the style's order; ISO 8601 and other orders are for whole texts.
    ///
    /// - Returns: the date, and how many UTF-8 bytes it took.
    /// - Throws: ``DateParseError``.
    public func parsePrefix(
        _ text: some StringProtocol, mode: DateParseMode = .strict, options: DateParseOptions = DateParseOptions()
    ) throws(DateParseError) -> (date: ParsedDate, length: Int) {
        guard !text.isEmpty else { throw .empty }
        // No date is longer, and what follows it does not matter.
        let text = String(String(text).unicodeScalars.prefix(Self.maximumLength / 4))
        do throws(DateParseError) {
            return try read(text, text.scalarValues, false, isPrefix: true, mode, options)
        } catch {
            if mode == .strict { throw error }
        }
        return try read(text, plan.folding.scalars(of: text).values, true, isPrefix: true, mode, options)
    }

    private func read(
        _ text: some StringProtocol, _ scalars: [UInt32], isLenient: Bool, _ mode: DateParseMode,
        _ options: DateParseOptions
    ) throws(DateParseError) -> ParsedDate {
        try read(text, scalars, isLenient, isPrefix: false, mode, options).0
    }

    private func read(
        _ text: some StringProtocol, _ scalars: [UInt32], _ isLenient: Bool, isPrefix: Bool, _ mode: DateParseMode,
        _ options: DateParseOptions
    ) throws(DateParseError) -> (ParsedDate, length: Int) {
        var reader = DateReader(plan, scalars, isLenient: isLenient)
        reader.isPrefix = isPrefix
        if !reader.read() {
            guard isLenient, !isPrefix, let other = Self.inOtherOrder(plan, scalars) else {
                throw TextPlaces(String(text), plan, reader).unexpected()
            }
            reader = other
        }
        return try date(of: reader, text, mode, options)
    }

    /// The reading of a text that has more than the style; nil for one that cannot be read in this way either.
    private func readTyped(
        _ text: String, _ scalars: [UInt32], after error: DateParseError, _ options: DateParseOptions
    ) throws(DateParseError) -> ParsedDate? {
        switch error {
        case .unexpected, .unknownTimeZone: break
        default: return nil
        }
        guard let plan = typedPlan() else { return nil }
        var reader = DateReader(plan, scalars, isLenient: true)
        if !reader.read() {
            guard let other = Self.inOtherOrder(plan, scalars) else { return nil }
            reader = other
        }
        return try date(of: reader, text, .lenient, options).0
    }

    private func typedPlan() -> DateReadPlan? {
        if let known = typed.withLock({ $0 }) { return known.plan }
        let made = try? bridged { () throws(ICUError) -> DateReadPlan? in
            var builder = try DateReadPlanBuilder(plan.program, resolved)
            return try builder.addTypedForms() ? DateReadPlan(builder, plan.program, zone: plan.zone) : nil
        }
        typed.withLock { $0 = TypedPlan(plan: made ?? nil) }
        return made ?? nil
    }

    /// The date that a reader has read.
    private func date(
        of reader: DateReader, _ text: some StringProtocol, _ mode: DateParseMode, _ options: DateParseOptions
    ) throws(DateParseError) -> (ParsedDate, length: Int) {
        let plan = reader.plan
        let isLenient = reader.isLenient
        let resolver = DateResolver(
            plan, reader.slots, reader.zones, isLenient: isLenient, expandsYears: mode == .lenient, options)
        do throws(DateResolver.Failure) {
            let time = try resolver.time()
            let day = try Self.day(resolver)
            let (zone, offset) = resolver.zoneOfText
            let date = ParsedDate(
                instant: try resolver.instant(day.day, time), day: day.day, fields: day.fields, second: time.second,
                nanosecond: time.nanosecond, timeZone: zone, offset: offset, found: resolver.found)
            return (date, reader.isPrefix ? TextPlaces(String(text), plan, reader).offset(of: reader.end) : 0)
        } catch { throw TextPlaces(String(text), plan, reader).error(error) }
    }

    /// The reading of a text whose year, month and day stand in another order than the style's, where it tells them apart.
    private static func inOtherOrder(_ plan: DateReadPlan, _ scalars: [UInt32]) -> DateReader? {
        for other in plan.otherOrders() {
            var reader = DateReader(other, scalars, isLenient: true)
            if reader.read(), other.isUnambiguous(reader.slots) { return reader }
        }
        return nil
    }

    /// In lenient reading weekdays, quarters and week numbers count where they agree with the date.
    private static func day(_ resolver: DateResolver) throws(DateResolver.Failure) -> DateResolver.Day {
        do throws(DateResolver.Failure) { return try resolver.civilDay() } catch {
            guard resolver.isLenient, case .contradiction = error else { throw error }
            var resolver = resolver
            resolver.passesOver = true
            return try resolver.civilDay()
        }
    }

    /// An ISO 8601 text, whatever the style.
    private func iso(_ text: String, _ options: DateParseOptions) throws(DateParseError) -> ParsedDate? {
        try parsed { () throws(DateError) in
            try ISOText(text, zone: plan.zone, hourOfBareDates: options.hourOfBareDates)
        }
    }

    /// A date of mail, whatever the style.
    private func iso(_ mail: MailDate, _ options: DateParseOptions) throws(DateParseError) -> ParsedDate {
        let date = try parsed { () throws(DateError) in
            try ISOText(mail.iso, zone: plan.zone, hourOfBareDates: options.hourOfBareDates)
        }
        guard let date else { throw .empty }
        return date
    }

    private func parsed(_ read: () throws(DateError) -> ISOText?) throws(DateParseError) -> ParsedDate? {
        do throws(DateError) {
            guard let iso = try read() else { return nil }
            do throws(CalendarError) {
                return ParsedDate(iso, fields: try plan.calendar.fields(of: iso.day))
            } catch { throw DateError.impossibleDate(error) }
        } catch {
            if case .impossibleDate(let reason) = error { throw .impossibleDate(reason, at: 0) }
            throw .style(error)
        }
    }

    // MARK: Cache

    private static let cache = CompiledCache<DateStyle, CompiledDateParser>(capacity: 128)

    /// The parser of a style, from the shared cache. A style that leaves the zone open is compiled for the current one.
    package static func cached(_ style: DateStyle) throws(DateError) -> CompiledDateParser {
        var style = style
        if style.timeZone == nil, style.locale.keyword("tz") == nil { style.timeZone = .current }
        return try cache.value(for: style) { () throws(DateError) in try CompiledDateParser(style) }
    }
}
