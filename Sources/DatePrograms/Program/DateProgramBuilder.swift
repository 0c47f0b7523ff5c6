package import LocaleFormatMemory
internal import LocaleFormatCalendars

/// Collects the steps and texts of a program while a style is compiled. Copies share what they have until one of them is changed.
package struct DateProgramBuilder {
    /// In an object: copies of lists that stand in a value ask for their types at run time, which a process that writes one date would wait for.
    private final class Parts {
        var steps = PlainList<DateProgram.Step>()
        var pool = TextPool.Builder()
        var texts = PlainList<PooledText>()
        var numerals: [NumeralRules] = []
        var external: [ZoneNamePart] = []
        var capacity = UTF8Writer.slack
        let systems: [Character: String]

        init(systems: [Character: String]) { self.systems = systems }

        func copy() -> Parts {
            let copy = Parts(systems: systems)
            (copy.steps, copy.pool, copy.texts) = (steps, pool, texts)
            (copy.numerals, copy.external, copy.capacity) = (numerals, external, capacity)
            return copy
        }
    }

    private var parts: Parts
    package let digits: PackedDigits?
    /// What stands before the digits of a negative number; nothing without digits.
    package let minus: PooledText

    var steps: PlainList<DateProgram.Step> { parts.steps }
    var pool: TextPool.Builder { parts.pool }
    var texts: PlainList<PooledText> { parts.texts }
    var numerals: [NumeralRules] { parts.numerals }
    var external: [ZoneNamePart] { parts.external }
    var capacity: Int { parts.capacity }
    /// The numbering systems of rules for single letters, by name.
    package var systems: [Character: String] { parts.systems }

    package init(digits: String?, minus: String, systems: [Character: String]) {
        parts = Parts(systems: systems)
        self.digits = digits.flatMap { PackedDigits($0) }
        self.minus = self.digits == nil ? .empty : parts.pool.add(minus)
    }

    /// The parts, after which no other builder has them.
    private mutating func own() -> Parts {
        if !isKnownUniquelyReferenced(&parts) { parts = parts.copy() }
        return parts
    }

    package mutating func pool(_ text: String) -> PooledText { own().pool.add(text) }

    /// Room for the longest of the names is set aside.
    package mutating func table(_ names: [String], base: Int = 0, isComplete: Bool = true) -> NameTable {
        var rest = names.makeIterator()
        return table(names.count, base: base, isComplete: isComplete) { rest.next() ?? "" }
    }

    /// The same, of names that are read one after another.
    package mutating func table<Failure: Error>(
        _ count: Int, base: Int, isComplete: Bool, next: () throws(Failure) -> String
    ) throws(Failure) -> NameTable {
        let parts = own()
        let first = parts.texts.count
        var longest: UInt32 = 0
        for _ in 0..<count {
            let name = parts.pool.add(try next())
            parts.texts.append(name)
            longest = max(longest, name.count)
        }
        parts.capacity += Int(longest)
        return NameTable(first: Int32(first), base: Int32(base), count: Int32(count), isComplete: isComplete)
    }

    /// - Parameter field: what the step is; nil for what the letter stands for.
    package mutating func add(
        _ operation: DateOperation, _ letter: Character = " ", count: Int = 1, as field: DateField? = nil
    ) {
        let parts = own()
        switch operation {
        case .literal(let text): parts.capacity += Int(text.count)
        // Years have seven digits at most; no number is padded to more than ten.
        case .number, .marked: parts.capacity += 11 * (digits?.width ?? 0) + Int(minus.count)
        case .fraction(let count): parts.capacity += count * 4
        case .numeral, .markedNumeral: parts.capacity += 120
        case .external: parts.capacity += 200
        case .name, .dayPeriod: break
        }
        switch operation {
        case .marked(_, _, let before, let after), .markedNumeral(_, _, let before, let after):
            parts.capacity += Int(before.count + after.count)
        default: break
        }
        parts.steps.append(
            .init(operation: operation, field: field ?? DateField(letter: letter), letter: letter, count: count))
    }

    package mutating func add(_ part: ZoneNamePart, _ letter: Character, count: Int = 1) {
        own().external.append(part)
        add(.external(external.count - 1), letter, count: count)
    }

    /// The table of a numbering system of rules, with the values in `range` written down.
    package mutating func numeralTable(_ rules: NumeralRules, _ range: ClosedRange<Int>, hebrewYear: Bool)
        -> NumeralTable
    {
        let known = range.compactMap { rules.text($0) }
        let isWhole = known.count == range.count
        return numeralTable(rules, isWhole ? known : [], base: isWhole ? range.lowerBound : 0, hebrewYear: hebrewYear)
    }

    /// The table of a numbering system of rules, with texts that are known.
    ///
    /// - Parameter base: what the first text stands for.
    package mutating func numeralTable(
        _ rules: NumeralRules, _ texts: [String], base: Int, hebrewYear: Bool
    ) -> NumeralTable {
        own().numerals.append(rules)
        return NumeralTable(
            names: table(texts, base: base), rules: numerals.count - 1, dropsHebrewThousands: hebrewYear)
    }
}
