/// How weeks are cut and numbered: on which weekday they start, and how many days of a year (or month) its first week needs.
///
/// ```swift
/// WeekRules.iso8601.firstWeekday                                          // 2; Monday
/// let inTheUnitedStates = try WeekRules(firstWeekday: 1, minimumDays: 1)
/// ```
public struct WeekRules: Hashable, Codable, Sendable {
    /// 1 is Sunday, 7 is Saturday.
    public let firstWeekday: Int
    /// 1...7: a week with fewer days in the year belongs to the year before.
    public let minimumDays: Int

    /// Monday, and at least four days: the rules of ISO 8601.
    public static let iso8601 = WeekRules(checkedFirstWeekday: 2, minimumDays: 4)

    /// Week rules. Throws `outOfRange(.weekday, …)` or `outOfRange(.days, …)` for numbers outside 1...7.
    public init(firstWeekday: Int, minimumDays: Int) throws(CalendarError) {
        guard 1...7 ~= firstWeekday else { throw .outOfRange(.weekday, value: firstWeekday, allowed: 1...7) }
        guard 1...7 ~= minimumDays else { throw .outOfRange(.days, value: minimumDays, allowed: 1...7) }
        self.init(checkedFirstWeekday: firstWeekday, minimumDays: minimumDays)
    }

    private init(checkedFirstWeekday firstWeekday: Int, minimumDays: Int) {
        self.firstWeekday = firstWeekday
        self.minimumDays = minimumDays
    }

    private enum CodingKeys: String, CodingKey { case firstWeekday, minimumDays }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            firstWeekday: container.decode(Int.self, forKey: .firstWeekday),
            minimumDays: container.decode(Int.self, forKey: .minimumDays))
    }

    /// Which day of the week a weekday is, 1...7. CLDR's pattern letter `e`.
    @inline(__always)
    package func place(of weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 + 1 }

    /// The weekday at a place of the week, 1...7.
    package func weekday(at place: Int) -> Int { (place + firstWeekday + 12) % 7 + 1 }

    /// The fixed day on which the week around a fixed day starts.
    @inline(__always)
    func start(ofWeekContaining fixedDay: Int) -> Int {
        fixedDay - floorModulo(fixedDay + 1 - firstWeekday, 7)
    }

    /// The fixed day on which week 1 of a year or month starts, given the first day of that year or month.
    @inline(__always)
    func startOfFirstWeek(ofPeriodStarting start: Int) -> Int {
        let week = self.start(ofWeekContaining: start)
        return start - week <= 7 - minimumDays ? week : week + 7
    }
}
