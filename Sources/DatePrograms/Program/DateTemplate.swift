package import LocaleFormatMemory

/// Makes the template of a program: its operations as texts, numbers and names.
package struct DateTemplateBuilder {
    private var turns = PlainList<SlotTemplate.Turn>()
    private var pool: TextPool.Builder
    private var names: PlainList<PooledText>
    /// What is at the places behind the fixed ones.
    private(set) var slots = PlainList<DateSlot>()
    private var before = PooledText.empty
    /// Whether a template says all of it; without one each operation is run by itself.
    private(set) var isWhole = true

    package init(_ parts: DateProgramBuilder) {
        pool = parts.pool
        names = parts.texts
        for step in parts.steps where isWhole { isWhole = add(step.operation) }
        if !isWhole { (turns, before, slots) = (PlainList(), .empty, PlainList()) }
    }

    package func template(_ digits: PackedDigits) -> SlotTemplate {
        SlotTemplate(turns, ending: before, names: names, pool: pool, digits: digits)
    }

    /// Whether a place of the time is used.
    package var usesTime: Bool { turns.contains { 6...11 ~= $0.place } }

    private mutating func place(of slot: DateSlot) -> UInt8? {
        if let place = slot.fixedPlace { return UInt8(place) }
        if let index = slots.firstIndex(of: slot) { return UInt8(DateSlots.fixed + index) }
        guard DateSlots.fixed + slots.count < DateSlots.count else { return nil }
        slots.append(slot)
        return UInt8(DateSlots.fixed + slots.count - 1)
    }

    /// False where a template cannot say it.
    private mutating func add(_ operation: DateOperation) -> Bool {
        switch operation {
        case .literal(let text):
            if before.count > 0 { turns.append(.name(0, 0..<0, base: 0, isComplete: true, after: before)) }
            before = text
            return true
        case .number(let source, let form): return add(.number(source), form)
        case .marked(let source, let form, let opening, let closing):
            return add(opening, of: source) && add(.number(source), form) && add(closing, of: source)
        case .name(let source, let table): return add(.name(source), table, isComplete: table.isComplete)
        case .numeral(let source, let table): return add(source, table)
        case .markedNumeral(let source, let table, let opening, let closing):
            return add(opening, of: source) && add(source, table) && add(closing, of: source)
        case .dayPeriod(let table, let seesMinutes, let seesSeconds):
            return add(
                .dayPeriod(seesMinutes: seesMinutes, seesSeconds: seesSeconds), table, isComplete: table.isComplete)
        case .fraction(let digits):
            guard digits <= 9 else { return false }
            return add(.fraction(digits: digits), NumberForm(minimum: UInt8(digits), isTwoDigits: false))
        case .external: return false
        }
    }

    private mutating func add(_ slot: DateSlot, _ form: NumberForm) -> Bool {
        guard let place = place(of: slot) else { return false }
        turns.append(.number(place, minimum: form.minimum, isShortened: form.isTwoDigits, after: before))
        before = .empty
        return true
    }

    private mutating func add(_ slot: DateSlot, _ table: NameTable, isComplete: Bool) -> Bool {
        guard let place = place(of: slot) else { return false }
        let first = Int(table.first)
        let list = first..<first + Int(table.count)
        turns.append(.name(place, list, base: Int(table.base), isComplete: isComplete, after: before))
        before = .empty
        return true
    }

    /// Numbers outside the table are ICU's.
    private mutating func add(_ source: NumberSource, _ table: NumeralTable) -> Bool {
        add(table.dropsHebrewThousands ? .hebrewYear(source) : .number(source), table.names, isComplete: false)
    }

    private mutating func add(_ mark: PooledText, of source: NumberSource) -> Bool {
        if mark.count == 0 { return true }
        guard let place = place(of: .mark(source)) else { return false }
        turns.append(.name(place, names.count..<names.count + 1, base: 1, isComplete: true, after: before))
        names.append(mark)
        before = .empty
        return true
    }
}
