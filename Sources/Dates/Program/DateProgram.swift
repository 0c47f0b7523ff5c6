internal import LocaleFormatCalendars
internal import LocaleFormatMemory
internal import Synchronization

/// A compiled date style: what to write, in order, with every text that can appear.
///
/// Immutable, and a class so that running it copies nothing. What it reads while it runs is in tables of its own, which count no
/// references: threads that run one program share no line that any of them writes.
final class DateProgram: Sendable {
    /// A step and the field it stands for; nil for text.
    struct Step: Sendable {
        let operation: DateOperation
        let field: DateField?
        /// The pattern letter; a space for text.
        let letter: Character
    }

    /// What is written, where a template says all of it.
    let template: SlotTemplate
    let hasTemplate: Bool
    let usesTime: Bool
    /// What is at the places of ``DateSlots`` behind the fixed ones.
    let slots: FrozenTable<DateSlot>
    /// Whether some of these change within a day.
    let slotsUseTime: Bool
    /// The days that threads found out last.
    let lastDays = DateProgram.lastDays
    /// A number that no other program has.
    let number = DateProgram.lastNumber.add(1, ordering: .relaxed).newValue
    /// The digits of every number; without them there are no steps for numbers.
    let digits: PackedDigits
    /// What stands before the digits of a negative number.
    let minus: PooledText
    /// The same one by one, with what each is: how fields are found, and what no template says is written.
    let steps: [Step]
    /// Every text that is written.
    let pool: TextPool
    /// The texts of all tables of names, one table after another.
    let texts: FrozenTable<PooledText>
    let numerals: [NumeralRules]
    /// The numbering systems of rules for single letters, by name.
    let systems: [Character: String]
    let external: [ZoneNamePart]
    let timeZone: TimeZoneID
    let calendar: CalendarSystem
    let weeks: WeekRules
    /// The days on which the calendar is the Gregorian without exceptions.
    let plainDays: Range<Int>
    /// Bytes that suffice for what this program writes; parts written by ICU may need more and are then left to it.
    let capacity: Int

    init(_ parts: DateProgramBuilder, zone: TimeZoneID, calendar: CalendarSystem, weeks: WeekRules) {
        let builder = DateTemplateBuilder(parts)
        template = builder.template(parts.digits ?? .ascii)
        hasTemplate = builder.isWhole
        usesTime = builder.usesTime
        slots = FrozenTable(builder.slots)
        slotsUseTime = builder.slots.contains(where: \.isOfTime)
        digits = parts.digits ?? .ascii
        minus = parts.minus
        steps = parts.steps
        pool = parts.pool.pool
        texts = FrozenTable(parts.texts)
        numerals = parts.numerals
        systems = parts.systems
        external = parts.external
        capacity = parts.capacity
        timeZone = zone
        self.calendar = calendar
        self.weeks = weeks
        plainDays = PlainGregorian.days(of: calendar)
    }

    private static let lastNumber = Atomic<UInt64>(0)
    private static let lastDays = ThreadMemo()

    var zone: ZoneRules { timeZone.rules }
}
