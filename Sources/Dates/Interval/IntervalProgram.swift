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

    /// - Parameters:
    ///   - parts: one or two.
    ///   - isEndFirst: whether the end of the span is written before its start.
    ///   - ends: which fields, counted through both parts, are those of either end alone.
    init(_ parts: [DateProgram], isEndFirst: Bool, ends: [ClosedRange<Int>]) {
        first = HeldReference(parts[0])
        second = HeldReference(parts.count > 1 ? parts[1] : nil)
        self.isEndFirst = isEndFirst
        self.ends = ends
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
