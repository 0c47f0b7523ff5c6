internal import LocaleFormatCalendars
internal import LocaleFormatMemory

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

    /// What is written, in order, and the text at the end.
    let turns: FrozenTable<DateTurn>
    let ending: PooledText
    /// The digits of every number; without them there are no steps for numbers.
    let digits: PackedDigits
    /// What stands before the digits of a negative number.
    let minus: PooledText
    /// The same one by one, with what each is.
    let steps: [Step]
    /// The operations of the steps.
    let operations: FrozenTable<DateOperation>
    /// Every text that is written.
    let pool: TextPool
    /// The texts of all tables of names, one table after another.
    let texts: FrozenTable<PooledText>
    let numerals: [NumeralRules]
    let external: [ZoneNamePart]
    let zone: ZoneRules
    let calendar: CalendarSystem
    let weeks: WeekRules
    /// The days on which the calendar is the Gregorian without exceptions.
    let plainDays: Range<Int>
    /// Bytes that suffice for what this program writes; parts written by ICU may need more and are then left to it.
    let capacity: Int

    init(_ parts: DateProgramBuilder, zone: ZoneRules, calendar: CalendarSystem, weeks: WeekRules) {
        let (turns, ending) = DateTurn.turns(parts.steps.map(\.operation))
        self.turns = FrozenTable(turns)
        self.ending = ending
        digits = parts.digits ?? .ascii
        minus = parts.minus
        steps = parts.steps
        operations = FrozenTable(parts.steps.map(\.operation))
        pool = parts.pool.pool
        texts = FrozenTable(parts.texts)
        numerals = parts.numerals
        external = parts.external
        capacity = parts.capacity
        self.zone = zone
        self.calendar = calendar
        self.weeks = weeks
        plainDays = PlainGregorian.days(of: calendar)
    }
}
