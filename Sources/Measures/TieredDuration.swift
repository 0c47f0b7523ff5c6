internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// Duration styles that are not held.
enum TieredDuration {
    typealias Style = TieredStyle<CompiledDuration, DurationError>

    /// Compiling takes as long as so many texts by ICU.
    private static let payoff = 64

    private static let shared = SharedStyles<DurationStyle, Style>(limit: 512)

    /// Reads the style; nil where it cannot be made.
    @inline(__always)
    static func read<Result>(_ style: DurationStyle, _ body: (Style) -> Result?) -> Result? {
        shared.read(style, WordKey.of(style)) { () throws(DurationError) in
            try make(style)
        } _: {
            body($0)
        }
    }

    static func of(_ style: DurationStyle) throws(DurationError) -> Style {
        try shared.value(for: style, WordKey.of(style)) { () throws(DurationError) in try make(style) }
    }

    private static func make(_ style: DurationStyle) throws(DurationError) -> Style {
        Style(try CompiledDuration(once: style), payoff: payoff) { () throws(DurationError) in
            try CompiledDuration(style)
        }
    }
}

extension WordKey {
    /// Nil for limits out of range, which are errors of the style.
    fileprivate static func of(_ style: DurationStyle) -> WordKey? {
        guard let locale = style.locale.number, let layout = style.layout.word else { return nil }
        return WordKey(locale, layout, style.rounding.place | style.grouping.place << 8)
    }
}

extension DurationStyle.Layout {
    fileprivate var word: UInt64? {
        switch self {
        case .time(let pattern, let padding, let fraction):
            guard let padding = Self.word(padding), let fraction = Self.word(fraction) else { return nil }
            return 1 | pattern.place << 1 | padding << 4 | fraction << 16
        case .units(let allowed, let width, let maximum, let zeroLength, let valueLength, let fraction, let increment):
            // What is seldom asked for has no place in the word.
            if valueLength != nil || increment != nil { return nil }
            // More than there are units is as good as any number.
            let count = maximum ?? DurationUnit.allCases.count
            guard count > 0, let zeros = Self.word(zeroLength), let lower = Self.word(fraction.lowerBound),
                let upper = Self.word(fraction.upperBound)
            else { return nil }
            let units = allowed.reduce(0 as UInt64) { $0 | 1 << $1.place }
            let most = UInt64(min(count, DurationUnit.allCases.count))
            return width.place << 1 | units << 4 | most << 12 | zeros << 16 | lower << 28 | upper << 40
        }
    }

    private static func word(_ limit: Int) -> UInt64? { (0...Precision.limit).contains(limit) ? UInt64(limit) : nil }
}

extension DurationStyle.Pattern {
    fileprivate var place: UInt64 {
        switch self {
        case .hourMinute: 0
        case .hourMinuteSecond: 1
        case .minuteSecond: 2
        }
    }
}

extension DurationUnit {
    fileprivate var place: UInt64 {
        switch self {
        case .weeks: 0
        case .days: 1
        case .hours: 2
        case .minutes: 3
        case .seconds: 4
        case .milliseconds: 5
        case .microseconds: 6
        case .nanoseconds: 7
        }
    }
}
