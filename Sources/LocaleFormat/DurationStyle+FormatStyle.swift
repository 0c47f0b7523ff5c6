public import LocaleFormatCore
public import LocaleFormatMeasures
public import LocaleFormatNumbers

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension DurationStyle: FormatStyle {
    /// With a real `Locale`, the style in that locale; with the stub of FoundationEssentials, the style unchanged.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }
}

extension FormatStyle where Self == DurationStyle {
    /// `Duration.seconds(90).formatted(.time(.minuteSecond, in: "en"))` is `1:30`.
    public static func time(
        _ pattern: DurationStyle.Pattern, padding: Int = 0, fractionalSecondsLength: Int = 0, in locale: LocaleID
    ) -> Self {
        Self(.time(pattern, padding: padding, fractionalSecondsLength: fractionalSecondsLength), locale: locale)
    }

    /// `Duration.seconds(90).formatted(.units(width: .wide, in: "en"))` is `1 minute, 30 seconds`.
    public static func units(
        allowed: Set<DurationUnit> = [.hours, .minutes, .seconds], width: NumberSpecification.UnitWidth = .short,
        maximumUnitCount: Int? = nil, zeroValueLength: Int = 0, valueLength: ClosedRange<Int>? = nil,
        fractionLength: ClosedRange<Int> = 0...0, increment: Double? = nil, in locale: LocaleID
    ) -> Self {
        Self(
            .units(
                allowed: allowed, width: width, maximumUnitCount: maximumUnitCount, zeroValueLength: zeroValueLength,
                valueLength: valueLength, fractionLength: fractionLength, increment: increment), locale: locale)
    }
}

extension Duration {
    /// The duration in a style: `Duration.seconds(90).formatted(.units(in: "de"))`.
    public func formatted(_ style: DurationStyle) -> String { style.format(self) }
}
