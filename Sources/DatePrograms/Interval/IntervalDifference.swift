internal import LocaleFormatCalendars

/// The largest field in which two dates differ: what decides the pattern of a span between them (UTS #35 part 4, "Interval
/// Formats").
package enum IntervalDifference: Int, CaseIterable {
    case era, year, month, day, dayHalf, hour, minute, second, millisecond, none

    /// - Parameter seesMarks: whether leap months and repeated days differ from those with the same number. They do not for
    ///   ICU, which compares numbers alone.
    @inline(__always)
    package init(_ start: DateValues, _ end: DateValues, seesMarks: Bool) {
        if start.day != end.day {
            let (first, second) = (start.fields, end.fields)
            if first.era != second.era {
                self = .era
                return
            }
            if first.year != second.year {
                self = .year
                return
            }
            if first.month != second.month || seesMarks && first.isLeapMonth != second.isLeapMonth {
                self = .month
                return
            }
            if first.day != second.day || seesMarks && first.isRepeatedDay != second.isRepeatedDay {
                self = .day
                return
            }
        }
        self.init(ofTimes: start, end)
    }

    private init(ofTimes start: DateValues, _ end: DateValues) {
        if start.secondOfDay / 43_200 != end.secondOfDay / 43_200 {
            self = .dayHalf
        } else if start.hour != end.hour {
            self = .hour
        } else if start.minute != end.minute {
            self = .minute
        } else if start.second != end.second {
            self = .second
        } else {
            self = start.nanoseconds / 1_000_000 != end.nanoseconds / 1_000_000 ? .millisecond : .none
        }
    }
}
