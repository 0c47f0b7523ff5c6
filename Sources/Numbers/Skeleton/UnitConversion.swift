/// What ICU converts quantities into before it writes them, in binary floating point.
package enum UnitConversion: Hashable, Sendable {
    /// A quantity told in several units, `foot-and-inch`: whole feet, then inches (UTS #35 part 6, "Mixed Units").
    case mixed(unit: String)
    /// The units that people use for something, `road`, `person-height` (UTS #35 part 6, "Unit Preferences").
    ///
    /// `mayMix` is whether any of them are several units: `stone-and-pound` of British people.
    case usage(String, mayMix: Bool)

    /// Nil for a unit that is written as it is.
    package init?(unit: String) {
        guard unit.utf8.split(separator: UInt8(ascii: "-")).contains(where: { $0.elementsEqual("and".utf8) }) else {
            return nil
        }
        self = .mixed(unit: unit)
    }

    /// Whether the text may tell several units. ICU stops the process when it is to write a range of such.
    var mayMix: Bool {
        switch self {
        case .mixed: true
        case .usage(_, let mayMix): mayMix
        }
    }

    var name: String {
        switch self {
        case .mixed(let unit): unit
        case .usage(let usage, _): "usage/\(usage)"
        }
    }
}
