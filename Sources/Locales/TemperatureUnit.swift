internal import LocaleFormatBridge
public import LocaleFormatCore

/// The unit in which people read temperatures (UTS #35 part 2, "Measurement System Data"; keyword `-u-mu-`).
public enum TemperatureUnit: String, Hashable, Codable, Sendable, CaseIterable {
    /// `-u-mu-celsius`
    case celsius
    /// `-u-mu-fahrenhe`
    case fahrenheit = "fahrenhe"
    /// `-u-mu-kelvin`
    case kelvin

    /// The unit of a locale: that of its keyword `-u-mu-`, else what goes with its `-u-ms-`, else that of its region, which `-u-rg-`
    /// may name (UTS #35 part 6, "Unit Preferences Overrides").
    ///
    /// ```swift
    /// TemperatureUnit(usedIn: "en-US")                  // .fahrenheit
    /// TemperatureUnit(usedIn: "en-US-u-mu-celsius")     // .celsius
    /// TemperatureUnit(usedIn: "en-US-u-ms-metric")      // .celsius
    /// TemperatureUnit(usedIn: "en-LR")                  // .celsius; Liberia measures in feet
    /// ```
    public init(usedIn locale: LocaleID) {
        if let asked = locale.keyword("mu").flatMap(TemperatureUnit.init) {
            self = asked
            return
        }
        let region =
            switch locale.keyword("ms").flatMap(MeasurementSystem.init) {
            case .metric: "001"
            case .us: "US"
            case .uk: "GB"
            case nil: locale.supplementalRegion
            }
        let data = (try? ResourceBundle(name: "supplementalData", fallback: false))?.child("measurementData")
        let own = data?.node(region, "MeasurementSystemCategory", "temperature")?.integer
        self = (own ?? data?.node(region, "MeasurementSystem")?.integer) == 1 ? .fahrenheit : .celsius
    }
}
