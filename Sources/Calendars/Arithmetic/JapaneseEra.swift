/// One of the 237 Japanese eras (nengō), numbered as in ICU and CLDR: 0 is Taika (645), 232 Meiji, 236 Reiwa.
///
/// ```swift
/// JapaneseEra.reiwa.name                     // "Reiwa"
/// JapaneseEra.all.count                      // 237
/// ```
public struct JapaneseEra: Hashable, Sendable {
    /// ICU's and Foundation's era number.
    public let number: Int

    /// Era 232, from 8 September 1868.
    public static let meiji = JapaneseEra(unchecked: 232)
    /// Era 233, from 30 July 1912.
    public static let taisho = JapaneseEra(unchecked: 233)
    /// Era 234, from 25 December 1926.
    public static let showa = JapaneseEra(unchecked: 234)
    /// Era 235, from 8 January 1989.
    public static let heisei = JapaneseEra(unchecked: 235)
    /// Era 236, the present one, from 1 May 2019.
    public static let reiwa = JapaneseEra(unchecked: 236)

    /// Every era, oldest first.
    public static var all: [JapaneseEra] { numbers.map(JapaneseEra.init(unchecked:)) }

    /// 0...236.
    public static let numbers = 0...236

    /// The era with a number. Throws `outOfRange(.era, …)` outside `numbers`.
    public init(number: Int) throws(CalendarError) {
        guard Self.numbers.contains(number) else {
            throw .outOfRange(.era, value: number, allowed: Self.numbers)
        }
        self.number = number
    }

    private init(unchecked number: Int) { self.number = number }

    /// The name in Latin letters. Names in other scripts come from locale data.
    public var name: String { JapaneseEraTable.names[number] }

    /// The Gregorian (before 1582-10-15 Julian) year, month and day on which the era starts.
    public var start: CivilDate {
        let word = Int(JapaneseEraTable.starts[number])
        return CivilDate(year: word >> 9, month: word >> 5 & 15, day: word & 31)
    }
}

/// Finding eras by date. Dates are compared as year, month and day, which is how ICU and CLDR state era starts.
enum JapaneseEraLookup {
    @inline(__always)
    static func word(_ year: Int, _ month: Int, _ day: Int) -> Int { year << 9 | month << 5 | day }

    @inline(__always)
    static func startYear(_ era: Int) -> Int { Int(JapaneseEraTable.starts[era]) >> 9 }

    /// The era in force on a date. A date before the first era belongs to it, in a year of 0 or less.
    @inline(__always)
    static func era(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let date = word(year, month, day)
        // Meiji and later cover what is mostly asked.
        var low = 0
        var high = 232
        if date >= Int(JapaneseEraTable.starts[232]) {
            var era = 236
            while date < Int(JapaneseEraTable.starts[era]) { era -= 1 }
            return era
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(JapaneseEraTable.starts[middle]) <= date { low = middle } else { high = middle }
        }
        return low
    }
}
