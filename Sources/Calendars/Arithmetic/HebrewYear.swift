/// The months of a Hebrew year of known length: 353, 354 or 355 days, or 383, 384 or 385 with Adar I.
///
/// Heshvan has 30 days in the long years only, Kislev 29 in the short years only. Days are counted in a full year, one that
/// has all 385 days; a day that a shorter year lacks is stepped over. That needs no branches.
struct HebrewYear {
    /// 1 when Heshvan has 29 days.
    private let missingInHeshvan: Int
    /// 1 when Kislev has 29 days.
    private let missingInKislev: Int
    /// 30 when there is no Adar I.
    private let missingAdar: Int

    @inline(__always)
    init(length: Int) {
        let excess = length > 355 ? length - 383 : length - 353
        missingInHeshvan = excess == 2 ? 0 : 1
        missingInKislev = excess == 0 ? 1 : 0
        missingAdar = length > 355 ? 0 : 30
    }

    /// Days from 1 Adar (Adar II in leap years) to the first of a month, 7...14: 29 and 30 days in turn.
    @inline(__always)
    static func daysFromAdar(to month: Int) -> Int { 59 * (month - 7) / 2 }

    /// Days of the full year before a month, 1...14: 30 a month, less the 29-day months so far, four bits for each.
    @inline(__always)
    private static func fullStart(of month: Int) -> Int {
        30 * (month - 1) - (0x54_4332_2111_0000 >> (4 * (month - 1)) & 15)
    }

    /// Days of the year before a month, 1...14. Month 6 of a common year is empty and starts where month 7 does.
    @inline(__always)
    func start(of month: Int) -> Int {
        let heshvan = month >= 3 ? missingInHeshvan : 0
        let kislev = month >= 4 ? missingInKislev : 0
        let adar = month >= 7 ? missingAdar : 0
        return Self.fullStart(of: month) - heshvan - kislev - adar
    }

    /// The month and day of the month of a day of the year, counted from 0.
    @inline(__always)
    func date(of dayOfYear: Int) -> (month: Int, day: Int) {
        var day = dayOfYear
        day += day >= 59 ? missingInHeshvan : 0
        day += day >= 89 ? missingInKislev : 0
        day += day >= 149 ? missingAdar : 0
        // Months have 29 or 30 days, so thirtieths can only be too few, by one.
        var month = day / 30 + 1
        month += day >= Self.fullStart(of: month + 1) ? 1 : 0
        return (month, day - Self.fullStart(of: month) + 1)
    }
}
