internal import LocaleFormatBridge

/// The pattern of lengths whose hours are those of another cycle than the locale's.
///
/// ICU's styles look at `-u-hc-` from version 73 on, ECMA-402 ("DateTimeStyleFormat") and Foundation always. Here the time of the
/// pattern is the best one for its fields, as ICU makes it since (`SimpleDateFormat::construct`); the date stays.
enum HourCyclePattern {
    /// Nil where the hours are right as they are, or nobody asks for others.
    ///
    /// - Parameter locale: in ICU's form, with the hour cycle of the style.
    static func replacing(
        date: DateStyle.Length, time: DateStyle.Length, of style: DateStyle, locale: String
    ) throws(DateError) -> String? {
        guard let skeleton = skeleton(of: time),
            let cycle = style.hourCycle ?? style.locale.keyword("hc").flatMap(DateStyle.HourCycle.init)
        else { return nil }
        return try bridged { () throws(ICUError) in
            let own = try DateFormatHandle(.styles(date: -1, time: time.icu), locale: locale, zone: "UTC").pattern()
            guard let fields = try? DatePattern(own).fields,
                let hour = fields.first(where: { "hHkK".contains($0.letter) }), hour.letter != cycle.letter
            else { return nil }
            let best = try DatePatternGenerator(locale: locale).bestPattern(skeleton)
            let whole = try DateFormatHandle(.styles(date: date.icu, time: time.icu), locale: locale, zone: "UTC")
                .pattern()
            return whole.replacingFirst(own, by: best)
        }
    }

    /// The fields of the time, the hour as the locale has it.
    private static func skeleton(of length: DateStyle.Length) -> String? {
        switch length {
        case .none: nil
        case .short: "jmm"
        case .medium: "jmmss"
        case .long: "jmmssz"
        case .full: "jmmsszzzz"
        }
    }
}

extension DateStyle.HourCycle {
    /// The letter of patterns.
    fileprivate var letter: Character {
        switch self {
        case .h11: "K"
        case .h12: "h"
        case .h23: "H"
        case .h24: "k"
        }
    }
}

extension String {
    /// Nil where the text does not occur.
    fileprivate func replacingFirst(_ text: String, by replacement: String) -> String? {
        guard let range = firstRange(ofText: text) else { return nil }
        return self[..<range.lowerBound] + replacement + self[range.upperBound...]
    }
}
