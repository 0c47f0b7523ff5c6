public import LocaleFormatCore
internal import LocaleFormatLocales
public import LocaleFormatNumbers
internal import LocaleFormatValuePrograms

/// What a quantity is of (UTS #35 part 6, "Unit Preferences"): it decides the unit that people of a region use.
///
/// ```swift
/// UnitUsage.personHeight.cldr          // "person-height"
/// ```
public struct UnitUsage: Hashable, Codable, Sendable {
    /// CLDR's name of the usage; nil for no conversion.
    public let cldr: String?

    private init(known cldr: String?) { self.cldr = cldr }

    /// A usage by CLDR's name: words with hyphens between them, of which the first ones count where there is nothing about all:
    /// `person-height-informal` is `person-height`. What is not known at all is ``general``. Nil for what is no such name, `"Road"`,
    /// `""`.
    public init?(_ cldr: some StringProtocol) {
        let isName =
            cldr.utf8.count <= 100 && cldr.first != "-" && cldr.last != "-" && !cldr.isEmpty
            && cldr.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
        guard isName else { return nil }
        self.cldr = String(cldr)
    }

    /// The measurement's own unit.
    public static let asProvided = UnitUsage(known: nil)
    /// No usage in particular.
    public static let general = UnitUsage(known: "default")
    /// A length of a person, or a weight.
    public static let person = UnitUsage(known: "person")
    /// How tall somebody is: "5 ft, 11 in".
    public static let personHeight = UnitUsage(known: "person-height")
    /// How heavy somebody is.
    public static let personWeight = person
    /// A way by road.
    public static let road = UnitUsage(known: "road")
    /// Of a lens.
    public static let focalLength = UnitUsage(known: "focal-length")
    /// How much it has rained.
    public static let rainfall = UnitUsage(known: "rainfall")
    /// How much it has snowed.
    public static let snowfall = UnitUsage(known: "snowfall")
    /// How far one can see.
    public static let visibility = UnitUsage(known: "visiblty")
    /// A temperature of the air.
    public static let weather = UnitUsage(known: "weather")
    /// A speed of the wind.
    public static let wind = UnitUsage(known: "wind")
    /// A pressure of the air.
    public static let barometric = UnitUsage(known: "baromtrc")
    /// A volume of something that flows.
    public static let liquid = UnitUsage(known: "fluid")
    /// What food gives.
    public static let food = UnitUsage(known: "food")

    /// CLDR's names of the usages that some region has a unit of its own for, sorted.
    public static let names: [String] = UnitPreferences.loaded.usages

    /// Whether it is known for what a unit measures, for other quantities alone, or not at all.
    package func fit(to unit: UnitID) -> UnitPreferences.Fit {
        guard let cldr else { return .fits }
        return UnitPreferences.loaded.fit(of: cldr, to: unit.preferredQuantity)
    }
}

extension UnitID {
    /// What it measures, as unit preferences name it: miles per gallon are told in litres per 100 kilometres.
    var preferredQuantity: String? {
        guard let quantity, quantity.hasSuffix("-inverse") else { return quantity }
        return String(quantity.dropLast("-inverse".count))
    }
}

/// The units of a locale for a usage: of so much on, which one.
struct PreferredUnits: Sendable {
    /// The largest unit first. Never empty.
    let choices: [(converter: UnitConverter, choice: UnitPreferences.Choice)]
    /// Whose they are.
    let region: String

    /// - Throws: ``UnitError/unknownUnit(_:)`` for what cannot be converted.
    init(of unit: UnitID, for usage: String, in locale: LocaleID) throws(UnitError) {
        let table = try UnitTable.loaded()
        var choices: [(converter: UnitConverter, choice: UnitPreferences.Choice)] = []
        for choice in Self.choices(of: unit, for: usage, in: locale, table) {
            choices.append((try UnitConverter(from: unit, to: UnitID.known(choice.unit)), choice))
        }
        if choices.isEmpty {
            let base = try unit.base
            choices = [(try UnitConverter(from: unit, to: base), UnitPreferences.Choice(unit: base.id))]
        }
        self.choices = choices
        region = locale.supplementalRegion
    }

    /// Which of the units a quantity is told in: the first that there is enough of.
    func index(for value: NumberValue) throws(UnitError) -> Int {
        let given = UnitConversionRule.ratio(of: value)
        let index = given.flatMap { given in
            UnitConversionRule.index(of: given, among: choices.count) { index in
                (choices[index].converter.rule, choices[index].choice.atLeast)
            }
        }
        if let index { return index }
        // What the first converter does not take is told by it.
        _ = try choices[0].converter.ratio(value)
        return 0
    }

    /// The order of what counts is that of UTS #35 part 6, "Unit Preferences Overrides": `-u-mu-`, `-u-ms-`, `-u-rg-`, the region,
    /// the likely one.
    private static func choices(
        of unit: UnitID, for usage: String, in locale: LocaleID, _ table: UnitTable
    ) -> [UnitPreferences.Choice] {
        guard let quantity = unit.preferredQuantity else { return [] }
        if quantity == "temperature", let asked = locale.keyword("mu").flatMap({ temperatures[$0] }) {
            return [UnitPreferences.Choice(unit: asked)]
        }
        let preferences = UnitPreferences.loaded
        let own = preferences.choices(quantity: quantity, usage: usage, region: locale.supplementalRegion)
        guard let system = locale.keyword("ms").flatMap(MeasurementSystem.init) else { return own }
        // What people of the region use stays, where all of it is in the system that is asked for.
        let isInSystem = own.allSatisfy { choice in
            MixedUnit.names(in: choice.unit).allSatisfy { name in
                UnitExpression(name, in: table)?.isIn(system, table) == true
            }
        }
        if isInSystem { return own }
        let region =
            switch system {
            case .metric: "001"
            case .us: "US"
            case .uk: "GB"
            }
        return preferences.choices(quantity: quantity, usage: usage, region: region)
    }

    /// The types of `-u-mu-`, which have eight letters at most.
    private static let temperatures = ["celsius": "celsius", "fahrenhe": "fahrenheit", "kelvin": "kelvin"]
}

extension UnitExpression {
    /// Whether all units are in a system of measurement, or beside all of them. False where the data (before ICU 74) does not say.
    fileprivate func isIn(_ system: MeasurementSystem, _ table: UnitTable) -> Bool {
        parts.allSatisfy { part in
            guard let systems = table.simple[part.simple]?.systems?.split(separator: " ") else { return false }
            return systems.contains("metric_adjacent") || systems.contains { $0 == system.rawValue }
        }
    }
}

extension UnitID {
    /// A quantity of this unit in the unit that people of the locale's region use for such a thing: several amounts where they use
    /// several units together.
    ///
    /// ```swift
    /// let amounts = try UnitID("meter").preferredAmounts(1.8288, for: .personHeight, in: "en-US")
    /// amounts.map { "\($0.value) \($0.unit)" }         // ["6 foot", "0 inch"]
    /// ```
    ///
    /// Nothing is rounded. `-u-mu-`, `-u-ms-` and `-u-rg-` of the locale count (UTS #35 part 6, "Unit Preferences Overrides"). What
    /// there are no preferences for is told in base units.
    ///
    /// - Throws: ``UnitError`` as ``UnitConverter``.
    public func preferredAmounts(
        _ value: some NumberConvertible, for usage: UnitUsage, in locale: LocaleID
    ) throws(UnitError) -> [UnitAmount] {
        guard let name = usage.cldr else { return try UnitConverter(from: self, to: self).parts(of: value) }
        let units = try PreferredUnits(of: self, for: name, in: locale)
        return try units.choices[units.index(for: value.numberValue)].converter.parts(of: value)
    }
}
