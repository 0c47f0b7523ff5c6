internal import LocaleFormatMemory

/// A relative style as words, patterns and a number format. Each unit is compiled when it is first used.
final class RelativeDateProgram: Sendable {
    let numbers: RelativeNumbers
    let isNumeric: Bool
    private let units = InlineArray<15, OnceReference<RelativeUnit>> { _ in OnceReference() }
    /// Finds a unit's words and patterns; nil where ICU has to write it.
    private let find: @Sendable (RelativeDateStyle.Unit) -> RelativeUnit?

    /// - Parameter find: finds a unit's words and patterns; gives nil where ICU has to write it.
    init(
        _ numbers: RelativeNumbers, isNumeric: Bool,
        find: @escaping @Sendable (RelativeDateStyle.Unit) -> RelativeUnit?
    ) {
        self.numbers = numbers
        self.isNumeric = isNumeric
        self.find = find
    }

    /// Reads the unit's words and patterns; nil where they would differ from ICU, or `body` gives nothing.
    @inline(__always)
    func unit<Result>(_ unit: RelativeDateStyle.Unit, _ body: (RelativeUnit) -> Result?) -> Result? {
        let place = Int(unit.icu)
        if let result = units[place].read({ $0.isProgram ? body($0) : nil }) { return result }
        let compiled = compile(unit)
        return compiled.isProgram ? body(compiled) : nil
    }

    @inline(never)
    private func compile(_ unit: RelativeDateStyle.Unit) -> RelativeUnit {
        units[Int(unit.icu)].set(find(unit) ?? RelativeUnit())
    }

    /// Nil when ICU has to take it.
    @inline(__always)
    func text(_ offset: Double, _ unit: RelativeDateStyle.Unit) -> String? {
        self.unit(unit) { $0.text(offset, numbers, isNumeric: isNumeric) }
    }

    /// Appends UTF-8; false when ICU has to take it, and nothing was appended.
    func append(_ offset: Double, _ unit: RelativeDateStyle.Unit, to bytes: inout [UInt8]) -> Bool {
        self.unit(unit) { $0.append(offset, numbers, isNumeric: isNumeric, to: &bytes) } ?? false
    }
}
