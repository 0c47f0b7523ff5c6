internal import LocaleFormatMemory
internal import LocaleFormatCalendars
internal import LocaleFormatCore

/// How spans are written whose ends differ in a certain field: two date programs, one after the other.
final class IntervalProgram: Sendable {
    private let first: HeldReference<DateProgram>
    /// Nothing where only one date is written.
    private let second: HeldReference<DateProgram>
    private let isEndFirst: Bool
    private let ends: [ClosedRange<Int>]
    private let capacity: Int

    /// - Parameter parts: one or two.
    init(_ parts: [DateProgram], _ pattern: IntervalPattern) {
        first = HeldReference(parts[0])
        second = HeldReference(parts.count > 1 ? parts[1] : nil)
        isEndFirst = pattern.isEndFirst
        ends = pattern.ends
        capacity = parts.reduce(0) { $0 + $1.capacity }
    }

    /// Nil when a part cannot be said by a program.
    // Not inlined: what calls it keeps the program, which would otherwise be retained for the closure.
    @inline(never)
    func text(_ start: (Instant, DateValues), _ end: (Instant, DateValues)) -> String? {
        String(utf8Capacity: capacity) { write(start, end, to: &$0) }
    }

    /// Appends UTF-8; false when a part cannot be said by a program, and nothing was appended.
    @inline(never)
    func append(
        _ start: (Instant, DateValues), _ end: (Instant, DateValues), to bytes: inout [UInt8]
    ) -> Bool {
        bytes.append(utf8Capacity: capacity) { write(start, end, to: &$0) }
    }

    @inline(__always)
    private func write(
        _ start: (Instant, DateValues), _ end: (Instant, DateValues), to output: inout UTF8Writer
    ) -> Bool {
        let (early, late) = isEndFirst ? (end, start) : (start, end)
        guard first.read({ $0.write(early.1, early.0, to: &output) }) == true else { return false }
        return second.read { $0.write(late.1, late.0, to: &output) } ?? true
    }

    /// The text with its fields and ends, outer ones before those within.
    func formattedText(_ start: Instant, _ end: Instant) throws(CalendarError) -> FormattedText<DateField>? {
        var text = ""
        var fields: [FormattedText<DateField>.Span] = []
        for (index, program) in [first.object, second.object].enumerated() {
            guard let program else { continue }
            guard let part = try program.parts((index == 0) == isEndFirst ? end : start) else { return nil }
            let offset = text.utf8.count
            for step in part.steps {
                guard let field = program.steps[step.step].field else { continue }
                fields.append(
                    .init(field: field, range: step.range.lowerBound + offset..<step.range.upperBound + offset))
            }
            text += part.text
        }
        var spans: [FormattedText<DateField>.Span] = []
        for (place, field) in fields.enumerated() {
            if let index = ends.firstIndex(where: { $0.lowerBound == place }),
                fields.indices.contains(ends[index].upperBound)
            {
                let range = field.range.lowerBound..<fields[ends[index].upperBound].range.upperBound
                spans.append(.init(field: (index == 0) == isEndFirst ? .end : .start, range: range))
            }
            spans.append(field)
        }
        return FormattedText(text: text, spans: spans)
    }
}

/// The programs of a style, one for each field in which the ends may differ, compiled when they are first needed.
final class IntervalPrograms: Sendable {
    /// What was found for a difference: nothing where ICU has to write the span.
    private final class Slot: Sendable {
        let program: HeldReference<IntervalProgram>

        init(_ program: IntervalProgram?) { self.program = HeldReference(program) }
    }

    private let slots = InlineArray<10, OnceReference<Slot>> { _ in OnceReference() }
    private let compiler: IntervalCompiler
    private let zone: TimeZoneID
    private let calendar: CalendarSystem
    private let plainDays: Range<Int>
    private let seesMarks: Bool

    init(_ compiler: IntervalCompiler) {
        self.compiler = compiler
        zone = compiler.resolved.zone
        calendar = compiler.resolved.calendar
        plainDays = PlainGregorian.days(of: calendar)
        seesMarks = compiler.resolved.calendar.id != compiler.resolved.reference.id
    }

    /// Nil where ICU has to write the span.
    ///
    /// - Throws: `CalendarError.outOfRange` for a day that the calendar cannot convert.
    func text(_ start: Instant, _ end: Instant) throws(CalendarError) -> String? {
        let (first, second) = try values(start, end)
        return program(IntervalDifference(first, second, seesMarks: seesMarks)) {
            $0.text((start, first), (end, second))
        }
    }

    /// Appends UTF-8; false where ICU has to write the span, and nothing was appended.
    ///
    /// - Throws: as ``text(_:_:)``.
    func append(_ start: Instant, _ end: Instant, to bytes: inout [UInt8]) throws(CalendarError) -> Bool {
        let (first, second) = try values(start, end)
        return program(IntervalDifference(first, second, seesMarks: seesMarks)) {
            $0.append((start, first), (end, second), to: &bytes)
        } ?? false
    }

    func program(from start: Instant, to end: Instant) throws(CalendarError) -> IntervalProgram? {
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

    @inline(never)
    private func compile(_ difference: IntervalDifference) -> Slot {
        let program = try? compiler.program(difference)
        return slots[difference.rawValue].set(Slot(program ?? nil))
    }
}
