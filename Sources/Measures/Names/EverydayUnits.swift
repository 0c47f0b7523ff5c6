/// Which of several units is meant by a name that all of them have: the one that people speak of every day.
///
/// CLDR gives "m" to meters, minutes and months, "分" to minutes of time and of arc, "dób" to days and to the age of a person.
enum EverydayUnits {
    /// The first before all that follow; what is in none of the lines comes between them.
    private static let first = """
        meter kilometer centimeter millimeter second minute hour day liter watt week year month
        kilogram gram tonne milliliter degree celsius percent
        mile yard pound ounce cup pixel carat
        byte kilobyte megabyte gigabyte terabyte petabyte
        """
    /// What is told in words of others: of these each one comes behind those before it, and behind all other units.
    private static let last = """
        joule fahrenheit generic
        bit kilobit megabit gigabit terabit petabit
        year-person month-person week-person day-person coulomb farad
        """

    /// What has the letter of a temperature for its sign, `C` and `F`, and is not meant by it even where a style writes it so.
    static func isMistaken(_ unit: String) -> Bool { unit == "coulomb" || unit == "farad" }

    private static let places: [String: Int] = {
        var places: [String: Int] = [:]
        for (place, unit) in first.split(whereSeparator: \.isWhitespace).enumerated() { places[String(unit)] = place }
        for (place, unit) in last.split(whereSeparator: \.isWhitespace).enumerated() {
            places[String(unit)] = between + 1 + place
        }
        return places
    }()
    /// The place of all that has none.
    private static let between = 1_000

    /// Of a compound that has no place itself, those of its units.
    private static func places(of unit: String) -> [Int] {
        if let place = places[unit] { return [place] }
        guard unit.utf8.contains(UInt8(ascii: "-")) else { return [between] }
        return unit.split(separator: "-").map { places[String($0)] ?? between }
    }

    /// What the locale itself calls so, then everyday units, then by rank: words and short names before narrow ones. Feet and minutes of
    /// arc have one sign: the short form of arcs in French, the narrow form of both in English, where feet come first.
    static func areInOrder(_ one: UnitNames.Name, _ other: UnitNames.Name) -> Bool {
        if one.isOverridden != other.isOverridden { return other.isOverridden }
        let (left, right) = (places(of: one.unit), places(of: other.unit))
        if left != right { return left.lexicographicallyPrecedes(right) }
        if one.rank != other.rank { return one.rank < other.rank }
        let isArc = [one, other].map { $0.unit.hasPrefix("arc-") }
        return isArc[0] == isArc[1] ? one.unit < other.unit : isArc[1]
    }
}
