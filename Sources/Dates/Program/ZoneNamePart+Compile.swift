internal import LocaleFormatBridge

extension ZoneNamePart {
    /// As ICU decides each time.
    ///
    /// - Parameter capitalization: of a name that begins the text; unknown for others.
    convenience init(
        _ letter: Character, _ count: Int, locale: String, zone: TimeZoneID,
        capitalization: DateStyle.CapitalizationContext
    ) {
        let pattern = String(repeating: letter, count: count)
        let pool = HandlePool { () throws(ICUError) in
            let format = try ClockedFormat(
                .pattern(pattern), locale: locale, zone: zone, calendar: .gregorian, capitalization: capitalization)
            if capitalization != .unknown { try format.handle.setContext(capitalization.icu) }
            return format
        }
        self.init { instant in
            try? pool.withHandle { (handle) throws(ICUError) in try handle.format(instant) }
        }
    }
}
