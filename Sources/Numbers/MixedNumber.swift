package import LocaleFormatBridge
internal import LocaleFormatCore

/// A quantity told in several units, `foot-and-inch`, exactly.
package protocol MixedNumber: Sendable {
    /// Nil for what cannot be told: NaN, infinities, and more digits than are counted.
    func formatted(_ value: NumberValue) throws(ICUError) -> RawFormatted?

    /// The plural category of the smallest unit's number; nil as ``formatted(_:)``.
    func pluralCategory(of value: NumberValue, by rules: PluralHandle) throws(ICUError) -> String?
}

/// Who counts units: `Measures`. In a program of numbers alone ICU does, in doubles.
package protocol MixedUnits: SendableMetatype {
    /// Nil for one unit, and for what ICU has to tell.
    ///
    /// - Parameter locale: in ICU's form.
    static func mixed(_ skeleton: SkeletonReading, locale: String) -> (any MixedNumber)?

    /// Whether quantities of a unit may be told in several units together for a usage.
    ///
    /// - Parameter locale: in ICU's form.
    static func mayMix(usage: String, unit: String, locale: String) -> Bool
}

extension UnitConversion {
    /// Nil where a program has no room that counts units.
    static let units = LinkedRooms.type as? any MixedUnits.Type
}
