internal import LocaleFormatNumbers

/// A number skeleton of several units, taken apart: what of it is about each number, and what about all of them.
struct MixedSkeleton: Hashable {
    /// The units, in the order of the name.
    private(set) var units: [String]
    /// What decides the words alone: width and digits.
    private let words: [String]
    private let grouping: [String]
    private let sign: [String]
    /// How the smallest unit's number is rounded.
    private let precision: [String]
    /// Integer digits and the decimal separator, of the smallest unit too.
    private let form: [String]

    /// Nil for a skeleton of one unit, and for what is not told in plain digits.
    init?(_ reading: SkeletonReading) {
        guard case .mixed(let unit)? = reading.conversion(locale: "root") else { return nil }
        var found: [SkeletonStem.Slot: [String]] = [:]
        for token in reading.tokens {
            let text = ([token.stem.text] + token.options.map(\.text)).joined(separator: "/")
            guard let slot = SkeletonStem(token.stem.text)?.slots.first else { return nil }
            switch slot {
            case .notation, .usage, .perUnit: return nil
            case .unit: guard token.stem.text == "unit" else { return nil }
            default: found[slot, default: []].append(text)
            }
        }
        units = MixedUnit.names(in: unit)
        words = (found[.unitWidth] ?? []) + (found[.symbols] ?? [])
        grouping = found[.grouping] ?? []
        sign = found[.sign] ?? []
        precision = (found[.precision] ?? []) + (found[.roundingMode] ?? [])
        form = (found[.integerWidth] ?? []) + (found[.decimalSeparator] ?? [])
    }

    /// The same without the first unit.
    var withoutFirst: MixedSkeleton {
        var copy = self
        copy.units.removeFirst()
        return copy
    }

    /// All units with nothing but their words: what ICU joins them with does not depend on the rest.
    var plain: String { Self.text("unit/" + units.joined(separator: "-and-"), words) }

    /// One of the units with nothing but its words.
    func plain(_ unit: String, isSmallest: Bool) -> String {
        Self.text("unit/" + unit, words + (isSmallest ? [] : ["precision-integer"]))
    }

    /// One of the units as the style writes it.
    func part(_ unit: String, isSmallest: Bool, hasSign: Bool) -> String {
        let number = isSmallest ? precision + form : ["precision-integer"]
        return Self.text("unit/" + unit, words + grouping + (hasSign ? sign : ["sign-never"]) + number)
    }

    /// The smallest unit's number alone, in plain digits.
    var rounding: String { Self.text("group-off", ["latin"] + precision) }

    private static func text(_ first: String, _ others: [String]) -> String {
        ([first] + others).joined(separator: " ")
    }
}
