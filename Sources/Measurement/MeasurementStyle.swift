public import Foundation
internal import LocaleFormat
public import LocaleFormatCore
public import LocaleFormatMeasures
public import LocaleFormatNumbers

/// A measurement of Foundation, in its unit or in the one that people of the region use: Foundation's `Measurement.FormatStyle`, which
/// it does not have on Linux.
///
/// ```swift
/// import Foundation
///
/// let way = Measurement(value: 5, unit: UnitLength.kilometers)
/// way.formatted(.measurement(width: .wide, in: "de"))                         // "5 Kilometer"
/// way.formatted(.measurement(width: .wide, usage: .road, in: "en-US"))        // "3.1 miles"
/// ```
public struct MeasurementStyle<UnitType: Unit>: FormatStyle {
    /// How the unit is written.
    public var width: NumberSpecification.UnitWidth
    /// What the measurement is of, where its unit is to be that of the region.
    public var usage: MeasurementUsage
    /// Whose words and digits are used.
    public var locale: LocaleID
    /// What was chosen for the number beyond the locale's own.
    public var options: NumberOptions

    /// A measurement in its own unit, abbreviated, unless told otherwise.
    public init(
        width: NumberSpecification.UnitWidth = .short, usage: MeasurementUsage = .asProvided, locale: LocaleID,
        options: NumberOptions = NumberOptions()
    ) {
        self.width = width
        self.usage = usage
        self.locale = locale
        self.options = options
    }

    /// The measurement as text.
    ///
    /// Never fails: a unit that CLDR has no name for is its symbol behind the number, "5 nibble"; a number that cannot be written in the
    /// style is plain digits.
    public func format(_ value: Measurement<UnitType>) -> String {
        if let text = try? formattedText(value).text { return text }
        var number = NumberStyle<Double>(locale: locale)
        number.options = options
        return "\(number.format(value.value)) \(value.unit.symbol)"
    }

    /// The measurement with the meaning of its parts.
    ///
    /// - Throws: `UnitError` for a unit that CLDR has no name for or that cannot be converted, `NumberError` for a number style that cannot be compiled.
    public func formattedText(_ value: Measurement<UnitType>) throws -> FormattedText<NumberField> {
        let style = UnitStyle<Double>(try UnitID(value.unit), width: width, locale: locale, options: options)
        return usage == .asProvided
            ? try style.formattedText(value.value) : try style.usage(usage).formattedText(value.value)
    }

    /// With a real `Locale`, the style in that locale.
    public func locale(_ locale: Locale) -> Self { LocaleID(exactly: locale).map(self.locale) ?? self }

    /// The same in another locale.
    public func locale(_ locale: LocaleID) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }
}

/// What a measurement is of, with Foundation's words.
public typealias MeasurementUsage = UnitUsage

extension FormatStyle {
    /// A measurement in a locale.
    ///
    /// - Parameters:
    ///   - width: how the unit is written.
    ///   - usage: what is measured, where the unit is to be that of the region; `.asProvided` leaves it as it is.
    ///   - numberFormatStyle: how the number is written; its locale does not count.
    ///   - locale: whose words, digits and units are used.
    public static func measurement<UnitType: Unit>(
        width: NumberSpecification.UnitWidth = .short, usage: MeasurementUsage = .asProvided,
        numberFormatStyle: NumberStyle<Double>? = nil, in locale: LocaleID
    ) -> Self where Self == MeasurementStyle<UnitType> {
        Self(width: width, usage: usage, locale: locale, options: numberFormatStyle?.options ?? NumberOptions())
    }
}

extension Measurement {
    /// The measurement in a style: `Measurement(value: 5, unit: UnitLength.meters).formatted(.measurement(in: "de"))` is `5 m`.
    public func formatted(_ style: MeasurementStyle<UnitType>) -> String { style.format(self) }
}
