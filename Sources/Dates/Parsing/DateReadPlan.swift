internal import LocaleFormatCalendars
internal import LocaleFormatNumbers

/// What the reader looks for at one place of a text: the inverse of a ``DateOperation``.
enum DateReadStep: Sendable {
    /// Index into ``DateReadPlan/texts``.
    case text(Int)
    case number(NumberReading)
    /// A name of a table of ``DateReadPlan/names``.
    case name(NameSource, table: Int)
    /// A part of the day; the values are those of ``DateOperation/dayPeriod(_:seesMinutes:seesSeconds:)``.
    case dayPeriod(table: Int, seesMinutes: Bool, seesSeconds: Bool)
    /// So many digits of a fraction of a second.
    case fraction(Int, isAbutting: Bool)
    /// A zone; its names in the style's zone are in a table of ``DateReadPlan/names``, with name keys as values.
    case zone(table: Int)
    /// Words that may stand beside a number, of a list of ``DateReadPlan/words``. Lenient reading only.
    case words(Int)
}

/// How a number is read.
struct NumberReading: Sendable {
    let source: NumberSource
    /// Digits that the style writes at least.
    let minimum: Int
    /// Digits that the field may have.
    let maximum: Int
    let isTwoDigits: Bool
    /// Another number stands before or after it without anything between.
    var isAbutting = false
    /// What is written around the number of a leap month or of a repeated day: index into ``DateReadPlan/marks``, or -1.
    var marks = -1
    /// Letters for numbers: index into ``DateReadPlan/numerals``, or -1.
    var numerals = -1

    var maySigned: Bool {
        switch source {
        case .era, .year, .weekYear, .extendedYear, .relatedYear, .julianDay: true
        default: false
        }
    }
}

/// A text in both of its forms.
struct ReadableText: Sendable {
    let exact: [UInt32]
    let folded: [UInt32]
}

/// What stands around the number of a leap month or of a repeated day.
struct ReadableMark: Sendable {
    let before: ReadableText
    let after: ReadableText
}

/// A table of names in both forms. The lenient one has every width.
struct NamePair: Sendable {
    let exact: ReadableNames
    let folded: ReadableNames

    func callAsFunction(_ isLenient: Bool) -> ReadableNames { isLenient ? folded : exact }
}

/// What a date style writes, ready to be looked for: immutable.
final class DateReadPlan: Sendable {
    /// One step of the pattern, with the field it stands for.
    struct Step: Sendable {
        let action: DateReadStep
        let field: DateField?
        let bit: DateFieldSet
        /// The field that it goes with wherever that stands.
        var group: DateField?

        func beside(_ field: DateField) -> Step { Step(action: action, field: self.field, bit: bit, group: field) }
    }

    let steps: [Step]
    let texts: [ReadableText]
    let names: [NamePair]
    let marks: [ReadableMark]
    let numerals: [NumeralReader]
    /// Folded, the longest first.
    let words: [[[UInt32]]]
    /// A part of the day beside the hour makes a clock of twelve hours of the style's.
    let readsHalves: Bool
    let digits: DigitSystems
    /// What stands before the digits of a negative number.
    let minus: ReadableText
    let folding: LenientFolding
    /// What the style writes, for checking readings.
    let program: DateProgram
    let zone: TimeZoneID
    let zoneFormats: ZoneFormats?
    /// What may follow the digits of a day in lenient reading, folded.
    let ordinals: [[UInt32]]

    var calendar: CalendarSystem { program.calendar }

    init(_ parts: DateReadPlanBuilder, _ program: DateProgram, zone: TimeZoneID) {
        steps = parts.steps
        texts = parts.texts
        names = parts.names
        marks = parts.marks
        numerals = parts.numerals
        words = parts.words
        readsHalves = parts.readsHalves
        digits = DigitSystems(parts.digits)
        minus = parts.minus
        folding = parts.folding
        zoneFormats = parts.zoneFormats
        ordinals = parts.ordinals
        self.program = program
        self.zone = zone
    }

    /// The same with other steps.
    init(_ other: DateReadPlan, steps: [Step]) {
        self.steps = steps
        texts = other.texts
        names = other.names
        marks = other.marks
        numerals = other.numerals
        words = other.words
        readsHalves = other.readsHalves
        digits = other.digits
        minus = other.minus
        folding = other.folding
        zoneFormats = other.zoneFormats
        ordinals = other.ordinals
        program = other.program
        zone = other.zone
    }

    func contains(_ field: DateField) -> Bool { steps.contains { $0.field == field } }
}

/// The text as scalars.
extension StringProtocol {
    var scalarValues: [UInt32] {
        var values: [UInt32] = []
        values.reserveCapacity(utf8.count)
        for scalar in unicodeScalars { values.append(scalar.value) }
        return values
    }
}

extension LenientFolding {
    /// Folded, without what is not seen, with one space for many and none at the ends; and the byte at which each begins.
    func scalars(of text: String) -> (values: [UInt32], offsets: [Int]) {
        var values: [UInt32] = []
        var offsets: [Int] = []
        values.reserveCapacity(text.utf8.count)
        offsets.reserveCapacity(text.utf8.count)
        var offset = 0
        for scalar in text.unicodeScalars {
            let folded = fold(scalar.value)
            let isSpace = folded == 0x20
            if folded != Self.invisible, !(isSpace && (values.isEmpty || values.last == 0x20)) {
                values.append(folded)
                offsets.append(offset)
            }
            offset += UTF8.width(scalar)
        }
        if values.last == 0x20 {
            values.removeLast()
            offsets.removeLast()
        }
        return (values, offsets)
    }

    /// A name, for loose comparison: without spaces and full stops as well.
    func name(_ text: String) -> [UInt32] {
        let values = scalars(of: text).values
        let compact = values.filter { !ReadableNames.isPassedOver($0) }
        return compact.isEmpty ? values : compact
    }

    /// A literal: folded, with the spaces at its ends.
    func literal(_ text: String) -> [UInt32] {
        var values: [UInt32] = []
        for scalar in text.unicodeScalars {
            let folded = fold(scalar.value)
            if folded != Self.invisible, !(folded == 0x20 && values.last == 0x20) { values.append(folded) }
        }
        return values
    }
}
