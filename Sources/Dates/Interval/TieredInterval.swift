internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Styles for spans that are not held.
enum TieredInterval {
    typealias Style = TieredStyle<CompiledDateInterval, DateError>

    /// Compiling one difference takes as long as so many texts by ICU.
    private static let payoff = 512

    private static let cache = StyleCache<Style>(limit: 1_024)
    /// For the few styles that words cannot say.
    private static let others = CompiledCache<DateIntervalStyle, Style>(capacity: 128)

    /// Reads the style; nil where it cannot be made, or `body` gives nothing.
    @inline(__always)
    static func read<Result>(_ style: DateIntervalStyle, _ body: (Style) -> Result?) -> Result? {
        let zone = style.style.openZone
        guard let key = WordKey.of(style.style, in: zone) else { return (try? of(style)).flatMap(body) }
        return cache.read(key) {
            try make(style, in: zone)
        } _: {
            body($0)
        }
    }

    /// A style that leaves the zone open is made for the zone that is current, so that a changed `TZ` is seen.
    static func of(_ style: DateIntervalStyle) throws(DateError) -> Style {
        let zone = style.style.openZone
        guard let key = WordKey.of(style.style, in: zone) else {
            var style = style
            style.style.timeZone = zone
            return try others.value(for: style) { () throws(DateError) in try make(style, in: zone) }
        }
        return try cache.value(for: key) { () throws(DateError) in try make(style, in: zone) }
    }

    private static func make(_ style: DateIntervalStyle, in zone: TimeZoneID?) throws(DateError) -> Style {
        var style = style
        style.style.timeZone = zone
        let fixed = style
        return Style(try CompiledDateInterval(reference: fixed), payoff: payoff) { () throws(DateError) in
            try CompiledDateInterval(fixed)
        }
    }
}
