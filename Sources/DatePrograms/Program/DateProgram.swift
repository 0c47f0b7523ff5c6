package import LocaleFormatCalendars
package import LocaleFormatMemory
internal import Synchronization

/// A compiled date style: what to write, in order, with every text that can appear.
///
/// Immutable, and a class so that running it copies nothing. What it reads while it runs is in tables of its own, which count no
/// references: threads that run one program share no line that any of them writes.
package final class DateProgram: Sendable {
    /// A step and the field it stands for; nil for text.
    package struct Step: Sendable, BitwiseCopyable {
        package let operation: DateOperation
        package let field: DateField?
        /// The pattern letter, which is ASCII.
        private let mark: UInt8
        /// How often it stands there.
        package let count: Int

        /// The pattern letter; a space for text.
        package var letter: Character { Character(Unicode.Scalar(mark)) }

        init(operation: DateOperation, field: DateField?, letter: Character, count: Int) {
            (self.operation, self.field, self.count) = (operation, field, count)
            mark = letter.asciiValue ?? 0x20
        }
    }

    /// What is written, where a template says all of it.
    package let template: SlotTemplate
    package let hasTemplate: Bool
    package let usesTime: Bool
    /// What is at the places of ``DateSlots`` behind the fixed ones.
    package let slots: FrozenTable<DateSlot>
    /// Whether some of these change within a day.
    package let slotsUseTime: Bool
    /// The days that threads found out last.
    package let lastDays = DateProgram.lastDays
    /// A number that no other program has.
    package let number = DateProgram.lastNumber.add(1, ordering: .relaxed).newValue
    /// The digits of every number; without them there are no steps for numbers.
    package let digits: PackedDigits
    /// What stands before the digits of a negative number.
    package let minus: PooledText
    /// The same one by one, with what each is: how fields are found, and what no template says is written.
    package let steps: PlainList<Step>
    /// Every text that is written.
    package let pool: TextPool
    /// The texts of all tables of names, one table after another.
    package let texts: FrozenTable<PooledText>
    package let numerals: [NumeralRules]
    /// The numbering systems of rules for single letters, by name.
    package let systems: [Character: String]
    package let external: [ZoneNamePart]
    package let timeZone: TimeZoneID
    package let calendar: CalendarSystem
    package let weeks: WeekRules
    /// The days on which the calendar is the Gregorian without exceptions.
    package let plainDays: Range<Int>
    /// Bytes that suffice for what this program writes; parts written by ICU may need more and are then left to it.
    package let capacity: Int

    package init(_ parts: DateProgramBuilder, zone: TimeZoneID, calendar: CalendarSystem, weeks: WeekRules) {
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

    package var zone: ZoneRules { timeZone.rules }
}
