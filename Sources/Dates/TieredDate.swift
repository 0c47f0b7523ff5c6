internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Date styles that are not held.
enum TieredDate {
    typealias Style = TieredStyle<CompiledDate, DateError>

    /// Compiling takes as long as so many texts by ICU.
    private static let payoff = 64

    /// ICU's format of a style that is not compiled yet has some twenty kilobytes, a program less than four.
    private static let shared = SharedStyles<DateStyle, Style>(limit: 2_048, others: 128)

    /// Reads the style; nil where it cannot be made, or `body` gives nothing.
    @inline(__always)
    static func read<Result>(_ style: DateStyle, _ body: (Style) -> Result?) -> Result? {
        let zone = style.openZone
        return shared.read(style.fixed(in: zone), WordKey.of(style, in: zone)) { () throws(DateError) in
            try make(style.fixed(in: zone))
        } _: {
            body($0)
        }
    }

    /// A style that leaves the zone open is made for the zone that is current, so that a changed `TZ` is seen.
    static func of(_ style: DateStyle) throws(DateError) -> Style {
        let zone = style.openZone
        return try shared.value(for: style.fixed(in: zone), WordKey.of(style, in: zone)) { () throws(DateError) in
            try make(style.fixed(in: zone))
        }
    }

    private static func make(_ style: DateStyle) throws(DateError) -> Style {
        let resolved = try ResolvedDate(style)
        let once = try CompiledDate(once: resolved)
        return Style(once, payoff: payoff) { () throws(DateError) in try CompiledDate(resolved, compiling: once) }
    }
}

extension DateStyle {
    /// The style for a zone, where it leaves the zone open.
    fileprivate func fixed(in zone: TimeZoneID?) -> DateStyle {
        var copy = self
        copy.timeZone = zone
        return copy
    }
}

extension ResolvedDate {
    /// Whether ICU writes usual instants as a program does: it has the calendar, and its days are the right ones.
    var isWrittenByICU: Bool {
        switch calendar.id {
        // Astronomies part (known-differences.tsv).
        case .chinese, .dangi: false
        default: calendar == reference
        }
    }
}

extension Instant {
    /// Whether this is in the years that most dates are in, 1970 to 2039: ICU's days are right in them, whatever the calendar.
    /// The next Hebrew year that ICU 72 begins a day late is 5806, in 2045.
    var isUsual: Bool { seconds >= 0 && seconds < 2_208_988_800 }
}
