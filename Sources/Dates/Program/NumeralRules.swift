internal import LocaleFormatBridge

/// A numbering system other than the locale's, as ICU applies it: Hebrew letters, Chinese days of the month, the first year
/// of an era.
final class NumeralRules: Sendable {
    /// CLDR's name, `hanidays`.
    let name: String
    private let pool: HandlePool<DecimalFormatHandle>

    /// - Parameter locale: locale in ICU's form whose `numbers` keyword is that system.
    init(name: String, locale: String) {
        self.name = name
        pool = HandlePool { () throws(ICUError) in try DecimalFormatHandle(.decimal, locale: locale) }
    }

    /// Nil when ICU fails.
    func text(_ value: Int) -> String? {
        try? pool.withHandle { (handle) throws(ICUError) in try handle.format(.integer(Int64(value))) }
    }
}

/// The name of a zone that depends on the time around an instant (letter `v`): ICU decides each time.
final class ZoneNamePart: Sendable {
    private let pool: HandlePool<ClockedFormat>

    /// - Parameter capitalization: of a name that begins the text; unknown for others.
    init(
        _ letter: Character, _ count: Int, locale: String, zone: TimeZoneID,
        capitalization: DateStyle.CapitalizationContext
    ) {
        let pattern = String(repeating: letter, count: count)
        pool = HandlePool { () throws(ICUError) in
            let format = try ClockedFormat(
                .pattern(pattern), locale: locale, zone: zone, calendar: .gregorian, capitalization: capitalization)
            if capitalization != .unknown { try format.handle.setContext(capitalization.icu) }
            return format
        }
    }

    /// Nil when ICU fails.
    func text(at instant: Instant) -> String? {
        try? pool.withHandle { (handle) throws(ICUError) in try handle.format(instant) }
    }
}
