internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatLocales

/// The fields of a pattern as operations of a program, one after another (UTS #35 part 4, "Date Field Symbol Table").
struct FieldCompiler {
    private(set) var builder: DateProgramBuilder
    private let input: DateProgramInput
    private let source: SymbolSource
    private let zones: LazyZoneHandle
    /// The locale's numerals by rules; nil where it has digits.
    private let defaultNumerals: String?
    // Whether the pattern shows these: periods of the day depend on it.
    private let seesMinutes: Bool
    private let seesSeconds: Bool

    // The field at hand.
    private var letter: Character = " "
    private var count = 0
    /// How names begin; nil behind the first field.
    private var title: TitleCase?

    init(
        _ input: DateProgramInput, _ builder: DateProgramBuilder, defaultNumerals: String?
    ) throws(ICUError) {
        (self.input, self.builder, self.defaultNumerals) = (input, builder, defaultNumerals)
        source = try SymbolSource(locale: input.locale, calendar: input.reference, names: input.names)
        zones = LazyZoneHandle(locale: input.locale, zone: input.zone)
        let letters = Set(input.pattern.fields.map(\.letter))
        (seesMinutes, seesSeconds) = (letters.contains("m"), letters.contains("s"))
    }

    mutating func add(literal text: String) { builder.add(.literal(builder.pool(text))) }

    /// False where no program can write the field.
    mutating func add(_ letter: Character, _ count: Int, title: TitleCase?) throws(ICUError) -> Bool {
        (self.letter, self.count, self.title) = (letter, count, title)
        return switch letter {
        case "l": true
        case "G", "U", "y", "Y", "u", "r": try addYear()
        case "M", "L": try addMonth()
        case "Q", "q": try addQuarter()
        case "E", "e", "c": try addWeekday()
        case "d": try addDay()
        case "D": number(.dayOfYear)
        case "F": number(.weekdayInMonth, small: 1...5)
        case "g": number(.julianDay)
        case "w": number(.weekOfYear, small: 1...55)
        case "W": number(.weekOfMonth, small: 0...6)
        case "a", "b", "B": try addDayPeriod()
        case "H", "k", "h", "K", "m", "s", "A", "S": addTime()
        case "v", "z", "Z", "O", "V", "X", "x": try addZone()
        default: false
        }
    }

    // MARK: Fields

    private mutating func addYear() throws(ICUError) -> Bool {
        switch letter {
        case "G":
            if input.reference.id.hasCyclicYears { return number(.era, minimum: 1) }
            let eras = try source.eras(count == 4 ? .wide : count == 5 ? .narrow : .abbreviated)
            let usage: TitleCase.Usage = count == 4 ? .eraName : count == 5 ? .eraNarrow : .eraAbbreviation
            return names(eras.names, .era, usage, base: eras.first, isComplete: eras.isComplete)
        case "U":
            let years = try source.cyclicYears()
            if !years.isEmpty { return names(years, .cyclicYear, .other, base: 1) }
            return number(.year, isTwoDigits: count == 2, small: 1...99)
        case "y": return number(.year, isTwoDigits: count == 2, small: 1...99)
        case "Y": return number(.weekYear, isTwoDigits: count == 2)
        case "u": return number(.extendedYear)
        default: return number(.relatedYear)
        }
    }

    private mutating func addMonth() throws(ICUError) -> Bool {
        let standAlone = letter == "L"
        let isHebrew = input.reference.id == .hebrew
        if 3...5 ~= count {
            let usage: TitleCase.Usage = count == 5 ? .monthNarrow : standAlone ? .monthStandAlone : .monthFormat
            return names(try source.months(width, standAlone: standAlone), isHebrew ? .hebrewMonth : .month, usage)
        }
        guard let mark = try source.leapNumberMark() else {
            return number(isHebrew ? .hebrewMonth : .month, small: 1...13)
        }
        return marked(.month, mark, small: 1...12)
    }

    private mutating func addQuarter() throws(ICUError) -> Bool {
        guard count >= 3 else { return number(.quarter, small: 1...5) }
        let width: SymbolSource.Width = count == 3 ? .abbreviated : count == 4 ? .wide : .narrow
        return names(try source.quarters(width, standAlone: letter == "q"), .quarter, .other)
    }

    private mutating func addWeekday() throws(ICUError) -> Bool {
        let standAlone = letter == "c"
        guard letter == "E" || count >= 3 else {
            return number(.localWeekday, minimum: standAlone ? 1 : nil, small: 1...7)
        }
        let usage: TitleCase.Usage = count == 5 ? .dayNarrow : standAlone ? .dayStandAlone : .dayFormat
        return names(try source.weekdays(width, standAlone: standAlone), .weekday, usage, base: 1)
    }

    private mutating func addDay() throws(ICUError) -> Bool {
        guard input.calendar.id.hasRepeatedDays, let mark = source.repeatedDayMark else {
            return number(.day, small: 1...31)
        }
        guard input.writesHalves, let halves = source.halves else { return marked(.day, mark, small: 1...31) }
        builder.add(.name(.lunarHalf, builder.table(title?.apply(halves, .other) ?? halves)), letter, as: .lunarHalf)
        add(literal: " ")
        return marked(.dayOfHalf, mark, small: 1...15)
    }

    private mutating func addDayPeriod() throws(ICUError) -> Bool {
        if letter == "a" { return names(try source.dayHalves(narrow: count >= 5), .dayHalf, .other) }
        var periods = try source.dayPeriods(letter, count: count)
        if let title { periods = title.apply(periods, .other) }
        builder.add(.dayPeriod(builder.table(periods), seesMinutes: seesMinutes, seesSeconds: seesSeconds), letter)
        return true
    }

    private mutating func addTime() -> Bool {
        switch letter {
        case "H": return number(.hour0To23)
        case "k": return number(.hour1To24)
        case "h": return number(.hour1To12)
        case "K": return number(.hour0To11)
        case "m": return number(.minute, small: 0...59)
        case "s": return number(.second, small: 0...59)
        case "A": return number(.millisecondsInDay)
        default:
            guard numerals == nil, builder.digits != nil else { return false }
            builder.add(.fraction(digits: count <= 3 ? count : 3 + min(count - 3, 10)), letter)
            return true
        }
    }

    private mutating func addZone() throws(ICUError) -> Bool {
        if letter == "v" {
            let context = title == nil ? .unknown : input.capitalization
            builder.add(
                ZoneNamePart(letter, count, locale: input.locale, zone: input.zone, capitalization: context), letter,
                count: count)
            return true
        }
        var list: [String] = []
        for sample in input.zone.rules.samples { list.append(try zones.text(letter, count, at: sample)) }
        return names(list, .zone, TitleCase.Usage(zone: letter, count))
    }

    // MARK: Names and numbers

    private var width: SymbolSource.Width {
        count == 4 ? .wide : count == 5 ? .narrow : count == 6 ? .short : .abbreviated
    }

    /// The rules that write the field's number; nil for digits.
    private var numerals: String? { input.numerals[letter] ?? defaultNumerals }

    private mutating func names(
        _ list: [String], _ source: NameSource, _ usage: TitleCase.Usage, base: Int = 0, isComplete: Bool = true
    ) -> Bool {
        let list = title?.apply(list, usage) ?? list
        builder.add(.name(source, builder.table(list, base: base, isComplete: isComplete)), letter, count: count)
        return true
    }

    private mutating func number(
        _ source: NumberSource, minimum: Int? = nil, isTwoDigits: Bool = false, small: ClosedRange<Int> = 0...31
    ) -> Bool {
        if let numerals {
            let rules = NumeralRules(name: numerals, locale: input.rulesLocale(numerals))
            // Millennia are left out only where the locale's pattern asks for Hebrew letters.
            let isHebrewYear = input.numerals[letter] == "hebr" && (source == .year || source == .weekYear)
            let table = builder.numeralTable(rules, isHebrewYear ? 700...899 : small, hebrewYear: isHebrewYear)
            builder.add(.numeral(source, table), letter)
            return true
        }
        guard builder.digits != nil else { return false }
        let form = NumberForm(minimum: UInt8(min(minimum ?? count, 10)), isTwoDigits: isTwoDigits)
        builder.add(.number(source, form), letter)
        return true
    }

    private mutating func marked(
        _ source: NumberSource, _ mark: (before: String, after: String), small: ClosedRange<Int>
    ) -> Bool {
        let (before, after) = (builder.pool(mark.before), builder.pool(mark.after))
        if let numerals {
            let rules = NumeralRules(name: numerals, locale: input.rulesLocale(numerals))
            let table = builder.numeralTable(rules, small, hebrewYear: false)
            builder.add(.markedNumeral(source, table, before: before, after: after), letter)
            return true
        }
        guard builder.digits != nil else { return false }
        let form = NumberForm(minimum: UInt8(min(count, 10)), isTwoDigits: false)
        builder.add(.marked(source, form, before: before, after: after), letter)
        return true
    }
}
