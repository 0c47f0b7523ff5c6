internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatLocales
internal import LocaleFormatMemory

extension WordKey {
    /// The key of a date style in a zone; nil for what five words cannot say: options of calendars, and texts beyond limits.
    @inline(__always)
    static func of(_ style: borrowing DateStyle, in zone: TimeZoneID?) -> WordKey? {
        guard style.calendarOptions == nil, let locale = style.locale.number, let template = style.template.word,
            let zone = zone.map(\.number) ?? 0
        else { return nil }
        let choices = style.localeWord | style.capitalization.place << 16 | (style.lunarDays == .halves ? 1 : 0) << 20
        return WordKey(locale, template, zone, choices, style.numbering?.shortName.packed ?? 0)
    }
}

extension DateStyle {
    /// Calendar and hour cycle: what goes into the locale, beside the digits.
    @inline(__always)
    var localeWord: UInt64 { (calendar?.place ?? 0) | (hourCycle?.place ?? 0) << 8 }
}

extension DateStyle.Template {
    @inline(__always)
    fileprivate var word: UInt64? {
        switch self {
        case .automatic: Self.lengths(date: .medium, time: .none).word
        case .lengths(let date, let time): date.place << 8 | time.place << 12
        case .skeleton(let text): InternedText.number(of: text).map { 1 | $0 << 8 }
        case .pattern(let text): InternedText.number(of: text).map { 2 | $0 << 8 }
        }
    }
}

extension DateStyle.Length {
    @inline(__always)
    fileprivate var place: UInt64 { UInt64(truncatingIfNeeded: icu + 1) }
}

extension DateStyle.HourCycle {
    /// Never zero.
    @inline(__always)
    fileprivate var place: UInt64 {
        switch self {
        case .h11: 1
        case .h12: 2
        case .h23: 3
        case .h24: 4
        }
    }
}

extension DateStyle.CapitalizationContext {
    @inline(__always)
    var place: UInt64 { UInt64(truncatingIfNeeded: icu - Self.unknown.icu) }
}
