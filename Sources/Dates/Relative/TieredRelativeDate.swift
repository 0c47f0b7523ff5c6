internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Relative styles that are not held.
enum TieredRelativeDate {
    typealias Style = TieredStyle<CompiledRelativeDate, DateError>

    /// Compiling one unit takes as long as so many texts by ICU.
    private static let payoff = 256

    private static let shared = SharedStyles<RelativeDateStyle, Style>(limit: 512)

    static func of(_ style: RelativeDateStyle) throws(DateError) -> Style {
        try shared.value(for: style, WordKey.of(style)) { () throws(DateError) in try make(style) }
    }

    /// The text of a distance.
    @inline(__always)
    static func format(
        _ offset: Double, _ unit: RelativeDateStyle.Unit, in style: RelativeDateStyle
    ) throws(DateError) -> String {
        let text = shared.read(style, WordKey.of(style)) { () throws(DateError) in
            try make(style)
        } _: {
            $0.read { try? $0.format(offset, unit) }
        }
        if let text { return text }
        // Whatever is wrong with it, it says now.
        return try of(style).compile().format(offset, unit)
    }

    private static func make(_ style: RelativeDateStyle) throws(DateError) -> Style {
        Style(try CompiledRelativeDate(reference: style), payoff: payoff) { () throws(DateError) in
            try CompiledRelativeDate(style)
        }
    }
}

extension WordKey {
    @inline(__always)
    fileprivate static func of(_ style: RelativeDateStyle) -> WordKey? {
        guard let locale = style.locale.number else { return nil }
        let choices =
            style.capitalization.place | UInt64(style.width.icu) << 4 | (style.numeric == .always ? 1 : 0) << 8
        return WordKey(locale, choices)
    }
}
