public import LocaleFormatMemory

/// A relative style as words, patterns and numbers. A unit's are found when it is first used.
@usableFromInline
package final class RelativeDateProgram: Sendable {
    @usableFromInline package let numbers: RelativeNumbers
    @usableFromInline package let isNumeric: Bool
    @usableFromInline let units = InlineArray<15, OnceReference<RelativeUnit>> { _ in OnceReference() }
    /// Finds a unit's words and patterns; nil where ICU has to write it.
    private let find: @Sendable (RelativeDateUnit) -> RelativeUnit?

    /// - Parameter find: finds a unit's words and patterns; gives nil where ICU has to write it.
    package init(
        _ numbers: RelativeNumbers, isNumeric: Bool, find: @escaping @Sendable (RelativeDateUnit) -> RelativeUnit?
    ) {
        self.numbers = numbers
        self.isNumeric = isNumeric
        self.find = find
    }

    /// Reads the unit's words and patterns; nil where they would differ from ICU, or `body` gives nothing.
    @inlinable @inline(__always)
    package func unit<Result>(_ unit: RelativeDateUnit, _ body: (RelativeUnit) -> Result?) -> Result? {
        if let result = units[unit.place].read({ $0.isProgram ? body($0) : nil }) { return result }
        let compiled = compile(unit)
        return compiled.isProgram ? body(compiled) : nil
    }

    @usableFromInline @inline(never)
    func compile(_ unit: RelativeDateUnit) -> RelativeUnit {
        units[unit.place].set(find(unit) ?? RelativeUnit())
    }

    /// Nil when ICU has to take it.
    @inlinable @inline(__always)
    package func text(_ offset: Double, _ unit: RelativeDateUnit) -> String? {
        self.unit(unit) { $0.text(offset, numbers, isNumeric: isNumeric) }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    package func append(_ offset: Double, _ unit: RelativeDateUnit, to bytes: inout [UInt8]) -> Bool {
        self.unit(unit) { $0.append(offset, numbers, isNumeric: isNumeric, to: &bytes) } ?? false
    }
}
