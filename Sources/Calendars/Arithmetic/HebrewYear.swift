/// The months of a Hebrew year of known length: 353, 354 or 355 days, or 383, 384 or 385 with Adar I.
///
/// Heshvan has 30 days in the long years only, Kislev 29 in the short years only.
struct HebrewYear {
    private let length: Int

    init(length: Int) { self.length = length }

    private var isLeap: Bool { length > 355 }
    private var heshvan: Int { length % 10 == 5 ? 30 : 29 }
    private var kislev: Int { length % 10 == 3 ? 29 : 30 }
    /// The day of the year, from 0, on which Nisan starts: the six months from Nisan on always have 177 days.
    private var nisan: Int { length - 177 }

    /// Days of the year before a month, 1...14. Month 6 of a common year is empty and starts where month 7 does.
    @inline(__always)
    func start(of month: Int) -> Int {
        switch month {
        case 1: 0
        case 2: 30
        case 3: 30 + heshvan
        case 4: 30 + heshvan + kislev
        case 5: 59 + heshvan + kislev
        case 6: 89 + heshvan + kislev
        case 7: nisan - 29
        // From Nisan on, 30 and 29 days in turn.
        default: nisan + (59 * (month - 8) + 1) / 2
        }
    }

    /// The month that contains a day of the year, counted from 0, and the day of the year on which it starts.
    @inline(__always)
    func month(of dayOfYear: Int) -> (month: Int, start: Int) {
        if dayOfYear >= nisan {
            let turn = 2 * (dayOfYear - nisan) / 59
            return (8 + turn, nisan + (59 * turn + 1) / 2)
        }
        if dayOfYear >= nisan - 29 { return (7, nisan - 29) }
        var month = dayOfYear / 30 + 1
        // Months are at most 30 days long, so the estimate can only be too small, by one.
        if month < 6, dayOfYear >= start(of: month + 1) { month += 1 }
        return (month, start(of: month))
    }
}
