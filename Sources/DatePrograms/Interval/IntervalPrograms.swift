package import LocaleFormatCalendars
internal import LocaleFormatMemory

/// The programs of a style, one for each field in which the ends may differ, compiled when they are first needed.
package final class IntervalPrograms: Sendable {
    /// What was found for a difference: nothing where ICU has to write the span.
    private final class Slot: Sendable {
        let program: HeldReference<IntervalProgram>

        init(_ program: IntervalProgram?) { self.program = HeldReference(program) }
    }

    private let slots = InlineArray<10, OnceReference<Slot>> { _ in OnceReference() }
    /// Finds the program for a difference; nil where there is none.
    private let find: @Sendable (IntervalDifference) -> IntervalProgram?
    private let zone: TimeZoneID
    private let calendar: CalendarSystem
    private let plainDays: Range<Int>
    package let seesMarks: Bool

    /// - Parameters:
    ///   - seesMarks: whether months and days that differ by a mark alone differ.
    ///   - find: finds the program for a difference; gives nil where ICU has to write the span.
    package init(
        zone: TimeZoneID, calendar: CalendarSystem, seesMarks: Bool,
        find: @escaping @Sendable (IntervalDifference) -> IntervalProgram?
    ) {
        self.zone = zone
        self.calendar = calendar
        plainDays = PlainGregorian.days(of: calendar)
        self.seesMarks = seesMarks
        self.find = find
    }

    /// Nil where ICU has to write the span.
    ///
    /// - Throws: `CalendarError.outOfRange` for a day that the calendar cannot convert.
    package func text(_ start: Instant, _ end: Instant) throws(CalendarError) -> String? {
        let (first, second) = try values(start, end)
        return program(IntervalDifference(first, second, seesMarks: seesMarks)) {
            $0.text((start, first), (end, second))
        }
    }

    /// Appends UTF-8; false where ICU has to write the span, and nothing was appended.
    ///
    /// - Throws: as ``text(_:_:)``.
    package func append(_ start: Instant, _ end: Instant, to bytes: inout [UInt8]) throws(CalendarError) -> Bool {
        let (first, second) = try values(start, end)
        return program(IntervalDifference(first, second, seesMarks: seesMarks)) {
            $0.append((start, first), (end, second), to: &bytes)
        } ?? false
    }

    package func program(from start: Instant, to end: Instant) throws(CalendarError) -> IntervalProgram? {
        let (first, second) = try values(start, end)
        return program(IntervalDifference(first, second, seesMarks: seesMarks)) { $0 }
    }

    @inline(__always)
    private func values(_ start: Instant, _ end: Instant) throws(CalendarError) -> (DateValues, DateValues) {
        let first = LocalTime(start, zone.segment(at: start.seconds))
        let second = LocalTime(end, zone.segment(at: end.seconds))
        return (
            try DateValues(start, first, calendar, plainDays: plainDays),
            try DateValues(end, second, calendar, plainDays: plainDays)
        )
    }

    /// Reads the program for a difference; nil where there is none, or `body` gives nothing.
    @inline(__always)
    private func program<Result>(_ difference: IntervalDifference, _ body: (IntervalProgram) -> Result?) -> Result? {
        let place = difference.rawValue
        if let result = slots[place].read({ $0.program.read(body) }) { return result }
        return compile(difference).program.read(body)
    }

    /// The program for a difference; nil where ICU has to write the span.
    package func program(for difference: IntervalDifference) -> IntervalProgram? { compile(difference).program.object }

    @inline(never)
    private func compile(_ difference: IntervalDifference) -> Slot {
        slots[difference.rawValue].set(Slot(find(difference)))
    }
}
