/// A month of a certain year: its number, and where it lies.
public struct CalendarMonth: Hashable, Codable, Sendable {
    /// The month number; a leap month has that of its regular month.
    public let number: Int
    /// True for an intercalary month.
    public let isLeap: Bool
    /// Its first civil day.
    public let firstDay: FixedDay
    /// Its civil days.
    public let length: Int
    /// The day numbers from its first to its last civil day.
    public let dayNumbers: ClosedRange<Int>
}
