internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatLocales

/// What a program is compiled from.
struct DateProgramInput {
    var pattern: DatePattern
    /// The locale as ICU is given it, calendar included.
    let locale: String
    /// The locale without its calendar, for numbers.
    var numberLocale: LocaleID
    let zone: TimeZoneID
    let capitalization: DateStyle.CapitalizationContext
    let weeks: WeekRules
    /// The calendar that runs, and the one that ICU is asked for.
    var calendar: CalendarSystem
    let reference: CalendarSystem
    var names: CalendarNames?
    /// Numbering systems of rules for single letters, which the locale's pattern asks for.
    var numerals: [Character: String] = [:]
    /// Days are written as the half of the month and the number in it.
    var writesHalves = false
}

extension DateProgramInput {
    /// Nil where the pattern cannot be a program.
    func program() throws(ICUError) -> DateProgram? {
        let system = try NumberingSystemData.used(by: numberLocale.icuName)
        let sample = try DecimalFormatHandle(.decimal, locale: numberLocale.icuName).format(.integer(-1))
        var builder = DateProgramBuilder(
            digits: system.isAlgorithmic ? nil : system.description, minus: String(sample.dropLast()),
            systems: numerals)
        // The sign stands before the number in every locale of CLDR; were it elsewhere, this is not for a program.
        guard system.isAlgorithmic || sample.last == system.description.dropFirst().first else { return nil }
        let source = try SymbolSource(locale: locale, calendar: reference, names: names)
        let zoneHandle = LazyZoneHandle(locale: locale, zone: zone)
        let title = TitleCase(capitalization, locale: locale)
        let letters = Set(pattern.fields.map(\.letter))
        var isFirst = true
        for part in pattern.parts {
            switch part {
            case .literal(let text):
                builder.add(.literal(builder.pool(text)))
            case .field(let letter, let count):
                let added = try add(
                    letter, count, to: &builder, source, zoneHandle, seesMinutes: letters.contains("m"),
                    seesSeconds: letters.contains("s"), title: isFirst ? title : nil,
                    defaultNumerals: system.isAlgorithmic ? system.name : nil)
                guard added else { return nil }
                isFirst = false
            }
        }
        return DateProgram(builder, zone: zone, calendar: calendar, weeks: weeks)
    }

    private func add(
        _ letter: Character, _ count: Int, to builder: inout DateProgramBuilder, _ source: SymbolSource,
        _ zones: LazyZoneHandle, seesMinutes: Bool, seesSeconds: Bool, title: TitleCase?, defaultNumerals: String?
    ) throws(ICUError) -> Bool {
        let system = numerals[letter] ?? defaultNumerals
        let width: SymbolSource.Width = count == 4 ? .wide : count == 5 ? .narrow : count == 6 ? .short : .abbreviated

        func names(
            _ list: [String], _ source: NameSource, _ usage: TitleCase.Usage, base: Int = 0, isComplete: Bool = true
        ) throws(ICUError) -> Bool {
            let list = title?.apply(list, usage) ?? list
            builder.add(.name(source, builder.table(list, base: base, isComplete: isComplete)), letter)
            return true
        }

        func number(
            _ source: NumberSource, minimum: Int? = nil, isTwoDigits: Bool = false, small: ClosedRange<Int> = 0...31
        ) -> Bool {
            if let system {
                let rules = NumeralRules(name: system, locale: rulesLocale(system))
                // Millennia are left out only where the locale's pattern asks for Hebrew letters.
                let isHebrewYear = numerals[letter] == "hebr" && (source == .year || source == .weekYear)
                builder.add(
                    .numeral(
                        source, builder.numeralTable(rules, isHebrewYear ? 700...899 : small, hebrewYear: isHebrewYear)),
                    letter)
                return true
            }
            guard builder.digits != nil else { return false }
            let form = NumberForm(minimum: UInt8(min(minimum ?? count, 10)), isTwoDigits: isTwoDigits)
            builder.add(.number(source, form), letter)
            return true
        }

        func marked(_ source: NumberSource, _ mark: (before: String, after: String), small: ClosedRange<Int>) -> Bool {
            let (before, after) = (builder.pool(mark.before), builder.pool(mark.after))
            if let system {
                let rules = NumeralRules(name: system, locale: rulesLocale(system))
                let table = builder.numeralTable(rules, small, hebrewYear: false)
                builder.add(.markedNumeral(source, table, before: before, after: after), letter)
                return true
            }
            guard builder.digits != nil else { return false }
            let form = NumberForm(minimum: UInt8(min(count, 10)), isTwoDigits: false)
            builder.add(.marked(source, form, before: before, after: after), letter)
            return true
        }

        switch letter {
        case "l": return true
        case "G":
            if reference.id.hasCyclicYears { return number(.era, minimum: 1) }
            let eras = try source.eras(count == 4 ? .wide : count == 5 ? .narrow : .abbreviated)
            let usage: TitleCase.Usage = count == 4 ? .eraName : count == 5 ? .eraNarrow : .eraAbbreviation
            return try names(eras.names, .era, usage, base: eras.first, isComplete: eras.isComplete)
        case "U":
            let years = try source.cyclicYears()
            if !years.isEmpty { return try names(years, .cyclicYear, .other, base: 1) }
            return number(.year, isTwoDigits: count == 2, small: 1...99)
        case "y": return number(.year, isTwoDigits: count == 2, small: 1...99)
        case "Y": return number(.weekYear, isTwoDigits: count == 2)
        case "u": return number(.extendedYear)
        case "r": return number(.relatedYear)
        case "M", "L":
            let standAlone = letter == "L"
            let isHebrew = reference.id == .hebrew
            if 3...5 ~= count {
                let usage: TitleCase.Usage = count == 5 ? .monthNarrow : standAlone ? .monthStandAlone : .monthFormat
                return try names(
                    source.months(width, standAlone: standAlone), isHebrew ? .hebrewMonth : .month, usage)
            }
            guard let mark = try source.leapNumberMark() else {
                return number(isHebrew ? .hebrewMonth : .month, small: 1...13)
            }
            return marked(.month, mark, small: 1...12)
        case "Q", "q":
            guard count >= 3 else { return number(.quarter, small: 1...5) }
            return try names(
                source.quarters(count == 3 ? .abbreviated : count == 4 ? .wide : .narrow, standAlone: letter == "q"),
                .quarter, .other)
        case "E":
            return try names(
                source.weekdays(width, standAlone: false), .weekday, count == 5 ? .dayNarrow : .dayFormat, base: 1)
        case "e":
            guard count >= 3 else { return number(.localWeekday, small: 1...7) }
            return try names(
                source.weekdays(width, standAlone: false), .weekday, count == 5 ? .dayNarrow : .dayFormat, base: 1)
        case "c":
            guard count >= 3 else { return number(.localWeekday, minimum: 1, small: 1...7) }
            return try names(
                source.weekdays(width, standAlone: true), .weekday, count == 5 ? .dayNarrow : .dayStandAlone, base: 1)
        case "a": return try names(source.dayHalves(narrow: count >= 5), .dayHalf, .other)
        case "b", "B":
            var periods = try source.dayPeriods(letter, count: count)
            if let title { periods = title.apply(periods, .other) }
            builder.add(
                .dayPeriod(builder.table(periods), seesMinutes: seesMinutes, seesSeconds: seesSeconds), letter)
            return true
        case "d":
            guard calendar.id.hasRepeatedDays, let mark = source.repeatedDayMark else {
                return number(.day, small: 1...31)
            }
            guard writesHalves, let halves = source.halves else { return marked(.day, mark, small: 1...31) }
            builder.add(
                .name(.lunarHalf, builder.table(title?.apply(halves, .other) ?? halves)), letter, as: .lunarHalf)
            builder.add(.literal(builder.pool(" ")))
            return marked(.dayOfHalf, mark, small: 1...15)
        case "D": return number(.dayOfYear)
        case "F": return number(.weekdayInMonth, small: 1...5)
        case "g": return number(.julianDay)
        case "w": return number(.weekOfYear, small: 1...55)
        case "W": return number(.weekOfMonth, small: 0...6)
        case "H": return number(.hour0To23)
        case "k": return number(.hour1To24)
        case "h": return number(.hour1To12)
        case "K": return number(.hour0To11)
        case "m": return number(.minute, small: 0...59)
        case "s": return number(.second, small: 0...59)
        case "A": return number(.millisecondsInDay)
        case "S":
            guard system == nil, builder.digits != nil else { return false }
            builder.add(.fraction(digits: count <= 3 ? count : 3 + min(count - 3, 10)), letter)
            return true
        case "v":
            let context = title == nil ? .unknown : capitalization
            builder.add(ZoneNamePart(letter, count, locale: locale, zone: zone, capitalization: context), letter)
            return true
        case "z", "Z", "O", "V", "X", "x":
            var list: [String] = []
            for sample in zone.rules.samples { list.append(try zones.text(letter, count, at: sample)) }
            return try names(list, .zone, TitleCase.Usage(zone: letter, count))
        default: return false
        }
    }

    /// The locale with another numbering system, as `SimpleDateFormat` makes it for the numbers a pattern asks for.
    func rulesLocale(_ system: String) -> String {
        ((try? numberLocale.setting("nu", to: system)) ?? numberLocale).icuName
    }
}

/// A handle in the style's own zone, opened when a zone letter needs it.
final class LazyZoneHandle {
    private let locale: String
    private let zone: TimeZoneID
    private var handle: DateFormatHandle?

    init(locale: String, zone: TimeZoneID) {
        self.locale = locale
        self.zone = zone
    }

    /// - Parameter seconds: since 1970.
    func text(_ letter: Character, _ count: Int, at seconds: Int64) throws(ICUError) -> String {
        guard zone.rules.isICUs else {
            return try ZoneText.of(zone, in: locale).text(letter, count, at: seconds)
        }
        let pattern = String(repeating: letter, count: count)
        let milliseconds = Double(seconds) * 1_000
        if let handle {
            handle.apply(pattern: pattern)
            return try handle.format(milliseconds)
        }
        let opened = try DateFormatHandle(.pattern(pattern), locale: locale, zone: zone.identifier)
        handle = opened
        return try opened.format(milliseconds)
    }
}
