public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatNumbers

/// How long something takes: "1:30:05" or "1 hr, 30 min, 5 sec".
///
/// With the words and the results of Foundation's `Duration.TimeFormatStyle` and `Duration.UnitsFormatStyle`; days are 24
/// hours. All arithmetic is exact, to the attosecond.
///
/// ```swift
/// DurationStyle(.time(.hourMinuteSecond), locale: "en").format(.seconds(5_405))              // "1:30:05"
/// DurationStyle(.time(.minuteSecond), locale: "fi").format(.seconds(90))                     // "1.30"
/// DurationStyle(.units(width: .wide), locale: "en").format(.seconds(5_400))                  // "1 hour, 30 minutes"
/// DurationStyle(.units(maximumUnitCount: 1), locale: "de").format(.seconds(5_399))           // "1 Std."
/// DurationStyle(.units(valueLength: 2...999), locale: "en").format(.seconds(5_405))          // "01 hr, 30 min, 05 sec"
/// DurationStyle(.units(allowed: [.hours], fractionLength: 0...2, increment: 0.25), locale: "en").format(.seconds(5_000))  // "1.5 hr"
/// ```
public struct DurationStyle: Hashable, Codable, Sendable {
    /// The fields between the colons.
    public enum Pattern: String, Hashable, Codable, Sendable, CaseIterable {
        /// "1:30"
        case hourMinute
        /// "1:30:05"
        case hourMinuteSecond
        /// "90:05"
        case minuteSecond
    }

    /// How the parts of a duration stand together.
    public enum Layout: Hashable, Codable, Sendable {
        /// Fields with colons, or what the locale has in their place.
        /// - Parameters:
        ///   - padding: at least so many digits of the first field, 0 to 999.
        ///   - fractionalSecondsLength: so many digits after the seconds, 0 to 999; ignored where there are no seconds.
        case time(Pattern, padding: Int = 0, fractionalSecondsLength: Int = 0)
        /// Numbers with their units, as a list.
        /// - Parameters:
        ///   - allowed: the units that may appear; at least one.
        ///   - width: how units are written.
        ///   - maximumUnitCount: at most so many units, counted from the largest of which there is one; nil for any number.
        ///   - zeroValueLength: digits of a unit of which there are none, 0 to 999; with 0, which is usual, it is left out.
        ///   - valueLength: so many digits before the decimal separator of every unit, within 0 to 999: fewer are filled up with zeros, and higher
        ///     ones are left out, unless the upper limit is 999. Nil for as many as there are, and at least one.
        ///   - fractionLength: digits after the decimal separator of the smallest unit, within 0 to 999.
        ///   - increment: the smallest unit is rounded to a multiple of it first, 0.25 to quarters; nil for none. It is above 0, and a whole
        ///     number of attoseconds.
        case units(
            allowed: Set<DurationUnit> = [.hours, .minutes, .seconds], width: NumberSpecification.UnitWidth = .short,
            maximumUnitCount: Int? = nil, zeroValueLength: Int = 0, valueLength: ClosedRange<Int>? = nil,
            fractionLength: ClosedRange<Int> = 0...0, increment: Double? = nil)
    }

    /// Fields with colons, or numbers with units.
    public var layout: Layout
    /// What happens to what is less than the smallest field.
    public var rounding: RoundingMode
    /// When the digits of the first field of a time are grouped.
    public var grouping: Grouping
    /// Whose digits, words and separators are used.
    public var locale: LocaleID

    /// A style; whether its numbers are in range, ``compiled()`` tells.
    public init(
        _ layout: Layout, rounding: RoundingMode = .halfEven, grouping: Grouping = .automatic, locale: LocaleID
    ) {
        self.layout = layout
        self.rounding = rounding
        self.grouping = grouping
        self.locale = locale
    }

    /// The duration as text.
    ///
    /// Never fails: a style that cannot be compiled gives the plain number of seconds and "s", `5400.5 s`. To see why, call
    /// ``compiled()``.
    public func format(_ duration: Duration) -> String {
        TieredDuration.read(self) { $0.read { $0.format(duration) } } ?? duration.plainText
    }

    /// The duration as text, and where in it each unit is.
    public func formattedText(_ duration: Duration) throws(DurationError) -> FormattedText<DurationUnit> {
        try TieredDuration.of(self).compile().formattedText(duration)
    }

    /// The style made ready to run: hold it where many durations are formatted. It needs no cache and no lock.
    ///
    /// - Throws: ``DurationError``.
    public func compiled() throws(DurationError) -> CompiledDuration { try CompiledDuration(self) }

    /// The same style in another locale.
    public func locale(_ locale: LocaleID) -> Self {
        var style = self
        style.locale = locale
        return style
    }
}

/// Why a duration style cannot be compiled.
public enum DurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `.units(allowed: [])`
    case noUnits
    /// `.units(maximumUnitCount: 0)`, `.time(.hourMinute, padding: 1_000)`.
    case optionOutOfRange(option: String, value: Int, allowed: ClosedRange<Int>)
    /// `.units(increment: 0)`, or one that comes to less than an attosecond, or to more than a duration may be.
    case unusableIncrement(Double)
    /// Rounding mode `RoundingMode.unnecessary`: durations are always rounded.
    case roundingUnavailable
    /// The digits are at fault: an unknown numbering system.
    case number(NumberError)
    /// The list of units is.
    case list(String)
    /// The calendar or the zone is, or an instant that the calendar cannot convert.
    case date(DateError)

    public var description: String {
        switch self {
        case .noUnits: "no unit is allowed; expected at least one"
        case .optionOutOfRange(let option, let value, let allowed):
            "\(option) is \(value); expected \(allowed.lowerBound) to \(allowed.upperBound)"
        case .unusableIncrement(let increment):
            "the increment is \(increment); expected one above 0 that is a whole number of attoseconds"
        case .roundingUnavailable: "durations cannot be formatted with rounding 'unnecessary'"
        case .number(let error): error.description
        case .list(let reason): reason
        case .date(let error): error.description
        }
    }
}

extension Duration {
    /// `5400.5 s`
    fileprivate var plainText: String { seconds.description + " s" }
}
