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

    let steps: [Step]
    /// Every text, one after another, in UTF-8.
    let bytes: [UInt8]
    let texts: [PooledText]
    let numerals: [NumeralRules]
    let external: [ZoneNamePart]
    let zone: ZoneRules
    let calendar: CalendarSystem
    let weeks: WeekRules
    /// Bytes that suffice for what this program writes; parts written by ICU may need more and are then left to it.
    let capacity: Int

    init(_ parts: DateProgramBuilder, zone: ZoneRules, calendar: CalendarSystem, weeks: WeekRules) {
        steps = parts.steps
        bytes = parts.bytes
        texts = parts.texts
        numerals = parts.numerals
        external = parts.external
        capacity = parts.capacity
        self.zone = zone
        self.calendar = calendar
        self.weeks = weeks
    }
}
