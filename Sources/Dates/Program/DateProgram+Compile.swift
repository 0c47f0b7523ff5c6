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
        let builder = DateProgramBuilder(
            digits: system.isAlgorithmic ? nil : system.description, minus: String(sample.dropLast()),
            systems: numerals)
        // The sign stands before the number in every locale of CLDR; were it elsewhere, this is not for a program.
        guard system.isAlgorithmic || sample.last == system.description.dropFirst().first else { return nil }
        var fields = try FieldCompiler(self, builder, defaultNumerals: system.isAlgorithmic ? system.name : nil)
        let title = TitleCase(capitalization, locale: locale)
        var isFirst = true
        for part in pattern.parts {
            switch part {
            case .literal(let text): fields.add(literal: text)
            case .field(let letter, let count):
                guard try fields.add(letter, count, title: isFirst ? title : nil) else { return nil }
                isFirst = false
            }
        }
        return DateProgram(fields.builder, zone: zone, calendar: calendar, weeks: weeks)
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
