internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Collects the steps of a plan.
struct DateReadPlanBuilder {
    var steps: [DateReadPlan.Step] = []
    private(set) var texts: [ReadableText] = []
    private(set) var names: [NamePair] = []
    private(set) var marks: [ReadableMark] = []
    private(set) var numerals: [NumeralReader] = []
    private(set) var words: [[[UInt32]]] = []
    private(set) var zoneFormats: ZoneFormats?
    /// See ``DateReadPlan/readsHalves``.
    var readsHalves = false
    let digits: [String]
    let minus: ReadableText
    let folding: LenientFolding
    let ordinals: [[UInt32]]

    private let program: DateProgram
    private let resolved: ResolvedDate
    let source: SymbolSource

    var calendar: CalendarID { resolved.calendar.id }
    var locale: LocaleID { resolved.style.locale.withoutExtensions }

    /// - Parameter program: what the style writes, step by step.
    init(_ program: DateProgram, _ resolved: ResolvedDate) throws(ICUError) {
        self.program = program
        self.resolved = resolved
        let names =
            resolved.calendar == resolved.reference
            ? nil : CalendarNames.of(resolved.calendar, in: resolved.style.locale)
        source = try SymbolSource(
            locale: resolved.locale, calendar: resolved.reference,
            names: resolved.writesHalves ? names?.besideHalves : names)
        folding = LenientFolding.of(resolved.style.locale.withoutExtensions.icuName)
        ordinals = OrdinalSuffixes.of(resolved.style.locale.withoutExtensions, folding)
        let locale = resolved.numberLocale
        var digits: [String] = []
        for name in [locale.icuName, (try? locale.setting("nu", to: "native"))?.icuName].compactMap(\.self) {
            let system = try NumberingSystemData.used(by: name)
            if !system.isAlgorithmic { digits.append(system.description) }
        }
        self.digits = digits
        minus = Self.readable(program.text(program.minus), folding)
        for step in program.steps { try add(step) }
        markAbutting()
    }

    private static func readable(_ text: String, _ folding: LenientFolding) -> ReadableText {
        ReadableText(exact: text.scalarValues, folded: folding.literal(text))
    }

    private mutating func append(_ action: DateReadStep, _ step: DateProgram.Step) {
        steps.append(.init(action: action, field: step.field, bit: DateFieldSet(step.field.map { [$0] } ?? [])))
    }

    private mutating func add(_ step: DateProgram.Step) throws(ICUError) {
        switch step.operation {
        case .literal(let text):
            texts.append(Self.readable(program.text(text), folding))
            append(.text(texts.count - 1), step)
        case .number(let source, let form):
            append(.number(number(source, form)), step)
        case .marked(let source, let form, let before, let after):
            append(.number(number(source, form, marks: mark(before, after))), step)
        case .numeral(let source, let table):
            append(.number(numeral(source, table)), step)
        case .markedNumeral(let source, let table, let before, let after):
            append(.number(numeral(source, table, marks: mark(before, after))), step)
        case .name(.zone, let table):
            append(.zone(table: try zoneNames(program.names(table))), step)
        case .name(let source, let table):
            append(
                .name(source, table: try self.names(source, program.names(table), isComplete: table.isComplete)), step)
        case .dayPeriod(let table, let seesMinutes, let seesSeconds):
            let own = program.names(table)
            var all = own
            for letter in "bB" {
                for count in 3...5 {
                    all += try source.dayPeriods(letter, count: count).enumerated().map { ($1, $0) }
                }
            }
            append(
                .dayPeriod(table: pair(own, lenient: all), seesMinutes: seesMinutes, seesSeconds: seesSeconds), step)
        case .fraction(let count): append(.fraction(count, isAbutting: false), step)
        case .external(let index):
            var own: [(text: String, value: Int)] = []
            for sample in program.zone.genericNameSamples {
                guard let instant = try? Instant(seconds: sample), let text = program.external[index].text(at: instant)
                else { continue }
                own.append((text, Self.anyKey))
            }
            append(.zone(table: try zoneNames(own)), step)
        }
    }

    /// Stands for names that say nothing about the offset.
    private static let anyKey = -1

    // MARK: Numbers

    private func number(_ source: NumberSource, _ form: NumberForm, marks: Int = -1) -> NumberReading {
        let minimum = form.isTwoDigits ? max(2, Int(form.minimum)) : max(1, Int(form.minimum))
        return NumberReading(
            source: source, minimum: minimum, maximum: form.isTwoDigits ? minimum : max(minimum, source.usualDigits),
            isTwoDigits: form.isTwoDigits,
            marks: marks)
    }

    private mutating func numeral(_ source: NumberSource, _ table: NumeralTable, marks: Int = -1) -> NumberReading {
        let rules = program.numerals[table.rules]
        let locale = ((try? resolved.numberLocale.setting("nu", to: rules.name)) ?? resolved.numberLocale).icuName
        numerals.append(
            NumeralReader(
                rules, locale: locale, small: program.names(table.names),
                dropsHebrewThousands: table.dropsHebrewThousands, folding))
        return NumberReading(
            source: source, minimum: 1, maximum: source.usualDigits, isTwoDigits: false, marks: marks,
            numerals: numerals.count - 1)
    }

    private mutating func mark(_ before: PooledText, _ after: PooledText) -> Int {
        marks.append(
            ReadableMark(
                before: Self.readable(program.text(before), folding), after: Self.readable(program.text(after), folding)
            ))
        return marks.count - 1
    }

    /// Numbers beside other numbers have as many digits as the style writes, or give some back.
    private mutating func markAbutting() {
        func isDigits(_ index: Int, _ edge: ([UInt32]) -> UInt32?) -> Bool {
            guard steps.indices.contains(index) else { return false }
            switch steps[index].action {
            case .number, .fraction: return true
            case .text(let text): return edge(texts[text].exact).map { DigitSystems.unicodeDigit($0) != nil } ?? true
            default: return false
            }
        }
        for index in steps.indices where isDigits(index - 1, \.last) || isDigits(index + 1, \.first) {
            let step = steps[index]
            switch step.action {
            case .number(var number):
                number.isAbutting = true
                steps[index] = .init(action: .number(number), field: step.field, bit: step.bit)
            case .fraction(let count, _):
                steps[index] = .init(action: .fraction(count, isAbutting: true), field: step.field, bit: step.bit)
            default: break
            }
        }
    }

    // MARK: Names

    mutating func pair(_ own: [(text: String, value: Int)], lenient all: [(text: String, value: Int)]) -> Int {
        let folding = folding
        // Either form of the character that marks leap months, whichever the locale has.
        let all =
            all
            + all.compactMap { name in
                let other = name.text.contains("闰") ? "閏" : "闰"
                let text = String(name.text.map { $0 == "闰" || $0 == "閏" ? Character(other) : $0 })
                return text == name.text ? nil : (text, name.value)
            }
        names.append(
            NamePair(
                exact: ReadableNames(own) { $0.scalarValues },
                folded: ReadableNames(all.filter { !$0.text.isEmpty }) { folding.name($0) }))
        return names.count - 1
    }

    /// - Parameter own: the names that the style writes.
    private mutating func names(
        _ kind: NameSource, _ own: [(text: String, value: Int)], isComplete: Bool
    ) throws(ICUError) -> Int {
        var own = own
        switch kind {
        // Months of a thirteenth month lie in no quarter, and the name is left out.
        case .quarter: own.append(("", 4))
        case .era where !isComplete: own = try source.narrowNames(of: JapaneseEra.all)
        default: break
        }
        var all = own
        func add(_ list: [String], base: Int = 0) {
            all += list.enumerated().map { (text: $1, value: $0 + base) }
        }
        for width in [SymbolSource.Width.wide, .abbreviated, .short, .narrow] {
            switch kind {
            case .month, .hebrewMonth:
                add(try source.months(width, standAlone: false))
                add(try source.months(width, standAlone: true))
                if width == .wide { all += all.flatMap { name in inflections(of: name) } }
            case .weekday:
                add(try source.weekdays(width, standAlone: false), base: 1)
                add(try source.weekdays(width, standAlone: true), base: 1)
            case .quarter:
                add(try source.quarters(width, standAlone: false))
                add(try source.quarters(width, standAlone: true))
            case .era:
                let eras = try source.eras(width)
                add(eras.names, base: eras.first)
            case .dayHalf:
                add(try source.dayHalves(narrow: width == .narrow))
                add(["am", "pm"])
            case .lunarHalf: add(source.halves ?? [])
            case .cyclicYear, .zone: break
            }
        }
        return pair(own, lenient: all)
    }

    private func inflections(of name: (text: String, value: Int)) -> [(text: String, value: Int)] {
        MonthInflections.forms(of: name.text, language: locale.language).map { ($0, name.value) }
    }

    /// A text of nothing but a space, which lenient reading looks for nowhere in particular.
    mutating func add(space: String) -> DateReadPlan.Step {
        texts.append(Self.readable(space, folding))
        return .init(action: .text(texts.count - 1), field: nil, bit: [])
    }

    mutating func add(words list: [[UInt32]]) -> Int {
        words.append(list)
        return words.count - 1
    }

    mutating func zoneNames(_ own: [(text: String, value: Int)]) throws(ICUError) -> Int {
        if zoneFormats == nil { zoneFormats = ZoneFormats.of(resolved.style.locale.withoutExtensions) }
        return pair(own.filter { !$0.text.isEmpty }, lenient: own)
    }
}

extension DateProgram {
    func text(_ text: PooledText) -> String { pool[text] }

    /// The texts of a table with their values.
    func names(_ table: NameTable) -> [(text: String, value: Int)] {
        (0..<Int(table.count)).map { (text(texts[Int(table.first) + $0]), Int(table.base) + $0) }
    }
}

extension NumberSource {
    /// How many digits a value has at most.
    fileprivate var usualDigits: Int {
        switch self {
        case .era, .year, .weekYear, .extendedYear, .relatedYear, .julianDay: 10
        case .quarter, .weekOfMonth, .weekdayInMonth, .localWeekday: 1
        case .dayOfYear: 3
        case .millisecondsInDay: 8
        default: 2
        }
    }
}
