package import LocaleFormatDatePrograms
internal import LocaleFormatMemory

/// The program of a date as bytes (`Data/Baked/FORMAT.md`, "date"), and back.
extension DateProgram {
    /// Writes the program. It is one for all zones: what is written of these is a record of its own.
    ///
    /// - Parameter zones: the record of what the step at a place writes of zones.
    /// - Returns: the place of its record; nil where ICU has to write some part of it.
    package func bake(to writer: inout BakedWriter, zones: (Int) -> Int?) -> Int? {
        guard let calendar = calendar.bake(weeks, to: &writer) else { return nil }
        var tables: [Int: Int] = [:]
        for (place, step) in steps.enumerated() {
            switch step.operation {
            case .name(.zone, _), .external:
                guard let record = zones(place) else { return nil }
                tables[place] = record
            case .name(_, let table), .dayPeriod(let table, _, _): tables[place] = bake(table, to: &writer)
            case .numeral(let source, let table), .markedNumeral(let source, let table, _, _):
                tables[place] = bake(table, of: source, to: &writer)
            case .literal, .number, .marked, .fraction: break
            }
        }
        return writer.record(.date) { writer in
            writer.number(calendar)
            writer.text(digitsText)
            writer.text(pool[minus])
            writer.number(steps.count)
            for (place, step) in steps.enumerated() { bake(step, tables[place] ?? 0, to: &writer) }
        }
    }

    private func bake(_ step: Step, _ table: Int, to writer: inout BakedWriter) {
        switch step.operation {
        case .literal(let text):
            writer.byte(BakedStep.literal.rawValue)
            writer.text(pool[text])
        case .number(let source, let form):
            writer.byte(BakedStep.number.rawValue)
            writer.byte(source.rawValue)
            writer.number(form)
        case .marked(let source, let form, let before, let after):
            writer.byte(BakedStep.marked.rawValue)
            writer.byte(source.rawValue)
            writer.number(form)
            writer.text(pool[before])
            writer.text(pool[after])
        case .numeral(let source, let numerals):
            writer.byte(BakedStep.numeral.rawValue)
            writer.byte(source.rawValue)
            writer.byte(numerals.dropsHebrewThousands ? 1 : 0)
            writer.number(table)
        case .markedNumeral(let source, let numerals, let before, let after):
            writer.byte(BakedStep.markedNumeral.rawValue)
            writer.byte(source.rawValue)
            writer.byte(numerals.dropsHebrewThousands ? 1 : 0)
            writer.number(table)
            writer.text(pool[before])
            writer.text(pool[after])
        case .name(.zone, _), .external:
            writer.byte(BakedStep.zone.rawValue)
            writer.number(table)
        case .name(let source, _):
            writer.byte(BakedStep.name.rawValue)
            writer.byte(source.rawValue)
            writer.number(table)
        case .fraction(let digits):
            writer.byte(BakedStep.fraction.rawValue)
            writer.number(digits)
        case .dayPeriod(_, let seesMinutes, let seesSeconds):
            writer.byte(BakedStep.dayPeriod.rawValue)
            writer.byte((seesMinutes ? 1 : 0) + (seesSeconds ? 2 : 0))
            writer.number(table)
        }
    }

    /// The ten digits; nothing where no step writes any.
    private var digitsText: [UInt8] {
        let writesDigits = steps.contains { step in
            switch step.operation {
            case .number, .marked, .fraction: true
            default: false
            }
        }
        return writesDigits ? digits.texts : []
    }

    private func bake(_ table: NameTable, to writer: inout BakedWriter) -> Int {
        let first = Int(table.first)
        return writer.names(
            (first..<first + Int(table.count)).map { pool[texts[$0]] }, base: Int(table.base),
            isComplete: table.isComplete)
    }

    /// Numerals of every number that a calendar usually has, as nobody is asked for others later.
    private func bake(_ table: NumeralTable, of source: NumberSource, to writer: inout BakedWriter) -> Int {
        let range = table.dropsHebrewThousands ? 1...999 : source.usualNumbers
        let rules = numerals[table.rules]
        let all = range.compactMap { rules.text($0) }
        guard all.count == range.count else { return bake(table.names, to: &writer) }
        return writer.names(all, base: range.lowerBound, isComplete: false)
    }
}

/// What stands at the beginning of a step. Codes of the format: new ones go to the end, as do those of ``NumberSource`` and ``NameSource``.
enum BakedStep: UInt8 {
    case literal, number, marked, numeral, markedNumeral, name, fraction, dayPeriod, zone
}

extension NumberSource {
    /// Numbers that numerals by rules are written down for.
    fileprivate var usualNumbers: ClosedRange<Int> {
        switch self {
        case .year, .weekYear, .extendedYear, .relatedYear: 1...2_200
        case .dayOfYear: 1...385
        case .millisecondsInDay, .julianDay, .era: 0...31
        default: 0...60
        }
    }
}

extension BakedWriter {
    fileprivate mutating func number(_ form: NumberForm) {
        number(Int(form.minimum) * 2 + (form.isTwoDigits ? 1 : 0))
    }

    /// A list of names as a record: months, weekdays, eras are shared by many styles.
    mutating func names(_ names: [String], base: Int, isComplete: Bool) -> Int {
        record(.names) { writer in
            writer.signed(base)
            writer.byte(isComplete ? 1 : 0)
            writer.number(names.count)
            for name in names { writer.text(name) }
        }
    }
}
