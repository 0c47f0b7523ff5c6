/// Which of several units is meant by a name that all of them have: the one that people speak of every day.
///
/// CLDR gives "m" to meters, minutes and months, "分" to minutes of time and of arc, "dób" to days and to the age of a person.
enum EverydayUnits {
    /// The first before all that follow; what is in none of the lines comes between them.
    private static let first = """
        meter kilometer centimeter millimeter second minute hour day week year month
        kilogram gram tonne liter milliliter celsius percent
        foot inch mile yard pound ounce degree
        byte kilobyte megabyte gigabyte terabyte petabyte
        """
    /// What is told in words of others: of these each one comes behind those before it, and behind all other units.
    private static let last = """
        joule arc-minute arc-second fahrenheit generic
        bit kilobit megabit gigabit terabit petabit
        year-person month-person week-person day-person coulomb farad
        """

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

    /// Everyday units first, then by rank: words and short names before narrow ones.
    static func areInOrder(_ one: UnitNames.Name, _ other: UnitNames.Name) -> Bool {
        let (left, right) = (places(of: one.unit), places(of: other.unit))
        if left != right { return left.lexicographicallyPrecedes(right) }
        return (one.rank, one.unit) < (other.rank, other.unit)
    }
}
