package import LocaleFormatMemory
internal import LocaleFormatCalendars
internal import LocaleFormatIdentifiers

/// How spans are written whose ends differ in a certain field: two date programs, one after the other.
package final class IntervalProgram: Sendable {
    package let first: HeldReference<DateProgram>
    /// Nothing where only one date is written.
    package let second: HeldReference<DateProgram>
    package let isEndFirst: Bool
    package let ends: [ClosedRange<Int>]
    private let capacity: Int

    /// - Parameters:
    ///   - parts: one or two.
    ///   - isEndFirst: whether the end of the span is written before its start.
    ///   - ends: which fields, counted through both parts, are those of either end alone.
    package init(_ parts: [DateProgram], isEndFirst: Bool, ends: [ClosedRange<Int>]) {
        first = HeldReference(parts[0])
        second = HeldReference(parts.count > 1 ? parts[1] : nil)
        self.isEndFirst = isEndFirst
        self.ends = ends
        capacity = parts.reduce(0) { $0 + $1.capacity }
    }

    /// One date or two, in the order in which they are written.
    package var dates: [DateProgram] { [first.object, second.object].compactMap { $0 } }

    /// Nil when a part cannot be said by a program.
    // Not inlined: what calls it keeps the program, which would otherwise be retained for the closure.
    @inline(never)
    package func text(_ start: (Instant, DateValues), _ end: (Instant, DateValues)) -> String? {
        String(utf8Capacity: capacity) { write(start, end, to: &$0) }
    }

    /// Appends UTF-8; false when a part cannot be said by a program, and nothing was appended.
    @inline(never)
    package func append(
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
}
