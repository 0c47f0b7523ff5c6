internal import LocaleFormatMemory

/// A field and the text before it, so that a common pattern takes half as many turns, and with the commonest fields said in a
/// few plain numbers.
struct DateTurn: Sendable, BitwiseCopyable {
    enum Kind: UInt8 {
        /// A number of ``DateSlots``.
        case number
        /// A name by a number of ``DateSlots``.
        case name
        /// Whatever else the operation says.
        case other
    }

    var before: PooledText
    let kind: Kind
    /// The place in ``DateSlots``.
    let slot: UInt8
    /// Digits at least.
    let minimum: UInt8
    /// Only the last two digits are written; of names, those outside the table are left out.
    let isShortened: Bool
    /// The names in ``DateProgram/texts``.
    let first: UInt32
    let base: Int32
    let count: UInt32
    /// The operation's place among ``DateProgram/operations``.
    let operation: UInt32

    init(_ operation: DateOperation, at place: Int, before: PooledText) {
        self.before = before
        self.operation = UInt32(place)
        switch operation {
        case .number(let source, let form):
            let slot = DateSlots.place(of: source)
            kind = slot == nil ? .other : .number
            self.slot = slot ?? 0
            (minimum, isShortened) = (form.minimum, form.isTwoDigits)
            (first, base, count) = (0, 0, 0)
        case .name(let source, let table):
            let slot = DateSlots.place(of: source)
            kind = slot == nil ? .other : .name
            self.slot = slot ?? 0
            (minimum, isShortened) = (0, table.isComplete)
            (first, base, count) = (UInt32(table.first), table.base, UInt32(table.count))
        default:
            (kind, slot, minimum, isShortened, first, base, count) = (.other, 0, 0, false, 0, 0, 0)
        }
    }

    /// The turns of all operations, and the text at the end.
    static func turns(_ operations: [DateOperation]) -> ([DateTurn], PooledText) {
        var turns: [DateTurn] = []
        var before = PooledText.empty
        for (place, operation) in operations.enumerated() {
            if case .literal(let text) = operation, before.count == 0 {
                before = text
            } else {
                turns.append(DateTurn(operation, at: place, before: before))
                before = .empty
            }
        }
        return (turns, before)
    }
}

/// The commonest numbers of an instant, each at a place of its own: found without asking what kind it is.
struct DateSlots {
    private var values: InlineArray<16, Int32>

    @inline(__always)
    init(_ values: DateValues) {
        self.values = InlineArray(repeating: 0)
        let fields = values.fields
        self.values[0] = Int32(truncatingIfNeeded: fields.day)
        self.values[1] = Int32(truncatingIfNeeded: fields.month)
        self.values[2] = Int32(truncatingIfNeeded: fields.year)
        self.values[3] = Int32(truncatingIfNeeded: fields.weekday)
        self.values[4] = Int32(truncatingIfNeeded: MonthNameIndex.of(fields.month, isLeap: fields.isLeapMonth))
        self.values[5] = Int32(truncatingIfNeeded: fields.era)
        self.values[6] = Int32(values.zone.nameKey)
        let minutes = UInt32(truncatingIfNeeded: values.secondOfDay) / 60
        let hour = minutes / 60
        self.values[7] = Int32(truncatingIfNeeded: UInt32(truncatingIfNeeded: values.secondOfDay) &- minutes &* 60)
        self.values[8] = Int32(truncatingIfNeeded: minutes &- hour &* 60)
        self.values[9] = Int32(truncatingIfNeeded: hour)
        let isAfternoon = hour >= 12
        let hour0To11 = Int32(truncatingIfNeeded: isAfternoon ? hour &- 12 : hour)
        self.values[10] = hour0To11 == 0 ? 12 : hour0To11
        self.values[11] = isAfternoon ? 1 : 0
    }

    @inline(__always)
    subscript(place: UInt8) -> Int32 { values[Int(place & 15)] }

    static func place(of source: NumberSource) -> UInt8? {
        switch source {
        case .day: 0
        case .month: 1
        case .year: 2
        case .second: 7
        case .minute: 8
        case .hour0To23: 9
        case .hour1To12: 10
        default: nil
        }
    }

    static func place(of source: NameSource) -> UInt8? {
        switch source {
        case .weekday: 3
        case .month: 4
        case .era: 5
        case .zone: 6
        case .dayHalf: 11
        default: nil
        }
    }
}
