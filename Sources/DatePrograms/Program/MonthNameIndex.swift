package import LocaleFormatCalendars

/// Where the name of a month stands among the names of a calendar, as ICU orders them: from 0 for month 1, the leap months
/// behind the twelve others, Adar II behind the thirteen others.
package enum MonthNameIndex {
    package static let adarII = 13

    @inline(__always)
    package static func of(_ month: Int, isLeap: Bool) -> Int { month - 1 + (isLeap ? 12 : 0) }

    /// The month whose name stands there.
    package static func month(_ index: Int, in calendar: CalendarID) -> (month: Int, isLeap: Bool) {
        if calendar == .hebrew { return (index == adarII ? Hebrew.adar : index + 1, false) }
        return index >= 12 && calendar.hasLeapMonths ? (index - 11, true) : (index + 1, false)
    }
}
