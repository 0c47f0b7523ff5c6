internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Styles for spans that are not held.
enum TieredInterval {
    typealias Style = TieredStyle<CompiledDateInterval, DateError>

    /// Compiling one difference takes as long as so many texts by ICU.
    private static let payoff = 512

    private static let shared = SharedStyles<DateIntervalStyle, Style>(limit: 1_024, others: 128)

    /// Reads the style; nil where it cannot be made, or `body` gives nothing.
    @inline(__always)
    static func read<Result>(_ style: DateIntervalStyle, _ body: (Style) -> Result?) -> Result? {
        let zone = style.style.openZone
        return shared.read(style.fixed(in: zone), WordKey.of(style.style, in: zone)) { () throws(DateError) in
            try make(style.fixed(in: zone))
        } _: {
            body($0)
        }
    }

    /// A style that leaves the zone open is made for the zone that is current, so that a changed `TZ` is seen.
    static func of(_ style: DateIntervalStyle) throws(DateError) -> Style {
        let zone = style.style.openZone
        return try shared.value(for: style.fixed(in: zone), WordKey.of(style.style, in: zone)) { () throws(DateError) in
            try make(style.fixed(in: zone))
        }
    }

    private static func make(_ style: DateIntervalStyle) throws(DateError) -> Style {
        Style(try CompiledDateInterval(reference: style), payoff: payoff) { () throws(DateError) in
            try CompiledDateInterval(style)
        }
    }
}

extension DateIntervalStyle {
    /// The style for a zone, where it leaves the zone open.
    fileprivate func fixed(in zone: TimeZoneID?) -> DateIntervalStyle {
        var copy = self
        copy.style.timeZone = zone
        return copy
    }
}
