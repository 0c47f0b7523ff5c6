internal import LocaleFormatBridge
public import LocaleFormatCore

/// Which units people measure in (UTS #35, "Measurement System Data"; keyword `-u-ms-`).
public enum MeasurementSystem: String, Hashable, Codable, Sendable, CaseIterable {
    /// Metres, kilograms, litres.
    case metric
    /// Feet, pounds, the gallons of the United States.
    case us = "ussystem"
    /// Miles and feet beside kilograms, imperial gallons.
    case uk = "uksystem"

    /// The system of a locale: that of its keyword `-u-ms-`, or of its region, which `-u-rg-` may name.
    ///
    /// ```swift
    /// MeasurementSystem(usedIn: "en-US")              // .us
    /// MeasurementSystem(usedIn: "en-US-u-rg-dezzzz")  // .metric
    /// ```
    public init(usedIn locale: LocaleID) {
        if let asked = locale.keyword("ms").flatMap(MeasurementSystem.init) {
            self = asked
            return
        }
        let data = (try? ResourceBundle(name: "supplementalData", fallback: false))?.child("measurementData")
        switch data?.node(locale.supplementalRegion, "MeasurementSystem")?.integer {
        case 1: self = .us
        case 2: self = .uk
        default: self = .metric
        }
    }
}
