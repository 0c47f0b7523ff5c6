package import LocaleFormatMemory
internal import LocaleFormatCalendars

/// Collects the steps and texts of a program while a style is compiled.
package struct DateProgramBuilder {
    private(set) var steps: [DateProgram.Step] = []
    private(set) var pool = TextPool.Builder()
    private(set) var texts: [PooledText] = []
    private(set) var numerals: [NumeralRules] = []
    /// The numbering systems of rules for single letters, by name.
    package let systems: [Character: String]
    private(set) var external: [ZoneNamePart] = []
    private(set) var capacity = UTF8Writer.slack
    package let digits: PackedDigits?
    /// What stands before the digits of a negative number; nothing without digits.
    package let minus: PooledText

    package init(digits: String?, minus: String, systems: [Character: String]) {
        self.systems = systems
        self.digits = digits.flatMap { PackedDigits($0) }
        self.minus = self.digits == nil ? .empty : pool.add(minus)
    }

    package mutating func pool(_ text: String) -> PooledText { pool.add(text) }

    /// Room for the longest of the names is set aside.
    package mutating func table(_ names: [String], base: Int = 0, isComplete: Bool = true) -> NameTable {
        let first = texts.count
        for name in names { texts.append(pool(name)) }
        capacity += names.map(\.utf8.count).max() ?? 0
        return NameTable(
            first: Int32(first), base: Int32(base), count: Int32(names.count), isComplete: isComplete)
    }

    /// - Parameter field: what the step is; nil for what the letter stands for.
    package mutating func add(
        _ operation: DateOperation, _ letter: Character = " ", count: Int = 1, as field: DateField? = nil
    ) {
        switch operation {
        case .literal(let text): capacity += Int(text.count)
        // Years have seven digits at most; no number is padded to more than ten.
        case .number, .marked: capacity += 11 * (digits?.width ?? 0) + Int(minus.count)
        case .fraction(let count): capacity += count * 4
        case .numeral, .markedNumeral: capacity += 120
        case .external: capacity += 200
        case .name, .dayPeriod: break
        }
        if case .marked(_, _, let before, let after) = operation { capacity += Int(before.count + after.count) }
        if case .markedNumeral(_, _, let before, let after) = operation { capacity += Int(before.count + after.count) }
        steps.append(
            .init(operation: operation, field: field ?? DateField(letter: letter), letter: letter, count: count))
    }

    package mutating func add(_ part: ZoneNamePart, _ letter: Character, count: Int = 1) {
        external.append(part)
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
    mutating func numeralTable(
        _ rules: NumeralRules, _ texts: [String], base: Int, hebrewYear: Bool
    ) -> NumeralTable {
        numerals.append(rules)
        return NumeralTable(
            names: table(texts, base: base), rules: numerals.count - 1, dropsHebrewThousands: hebrewYear)
    }
}
