internal import LocaleFormatMemory
internal import LocaleFormatCalendars

/// A compiled date style: what to write, in order, with every text that can appear.
///
/// Immutable, and a class so that running it copies nothing.
final class DateProgram: Sendable {
    /// A step and the field it stands for; nil for text.
    struct Step: Sendable {
        let operation: DateOperation
        let field: DateField?
        /// The pattern letter; a space for text.
        let letter: Character
    }

    /// A field and the text before it, so that a common pattern takes half as many turns.
    struct Turn: Sendable {
        var before: PooledText
        var operation: DateOperation
    }

    /// What is written, in order, and the text at the end.
    let turns: [Turn]
    let ending: PooledText
    /// The digits of every number; without them there are no steps for numbers.
    let digits: PackedDigits
    /// What stands before the digits of a negative number.
    let minus: PooledText
    /// The same one by one, with what each is.
    let steps: [Step]
    /// Every text, one after another, in UTF-8.
    let bytes: [UInt8]
    let texts: [PooledText]
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
        steps = parts.steps
        (turns, ending) = Self.turns(parts.steps.map(\.operation))
        digits = parts.digits ?? .ascii
        minus = parts.minus
        // Short texts are read sixteen bytes at a time.
        bytes = parts.bytes + [UInt8](repeating: 0, count: UTF8Writer.slack)
        texts = parts.texts
        numerals = parts.numerals
        external = parts.external
        capacity = parts.capacity
        self.zone = zone
        self.calendar = calendar
        self.weeks = weeks
        plainDays = PlainGregorian.days(of: calendar)
    }

    private static func turns(_ operations: [DateOperation]) -> ([Turn], PooledText) {
        var turns: [Turn] = []
        var before = PooledText.empty
        for operation in operations {
            if case .literal(let text) = operation, before.count == 0 {
                before = text
            } else {
                turns.append(Turn(before: before, operation: operation))
                before = .empty
            }
        }
        return (turns, before)
    }
}
