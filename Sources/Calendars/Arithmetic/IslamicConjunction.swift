/// The option `IslamicRule.conjunction`: a month starts on the first day at whose 0 h UT the Moon has passed the Sun.
///
/// This is ICU's rule with a better Moon, so single months may differ from ICU by a day. It is not what any country
/// observes. Years -10,000 to +10,000 of the Gregorian calendar.
package struct IslamicConjunction: NumberedMonths {
    static let monthsInYear = 12

    /// The lunation, in the count of `NewMoon`, that opened month 1 of year 1 in July 622.
    private static let firstLunation = -17_036

    package init() {}

    package var dayRange: ClosedRange<Int> { -3_660_000...3_660_000 }

    private func start(ofLunation lunation: Int) -> Int {
        Int(NewMoon.moment(lunation).rounded(.up))
    }

    func monthStart(_ extendedYear: Int, _ month: Int) -> Int {
        start(ofLunation: Self.firstLunation + 12 * (extendedYear - 1) + month - 1)
    }

    package func fields(of fixedDay: Int) -> DayFields {
        var lunation = NewMoon.approximateIndex(Double(fixedDay))
        var first = start(ofLunation: lunation)
        while first > fixedDay {
            lunation -= 1
            first = start(ofLunation: lunation)
        }
        while case let next = start(ofLunation: lunation + 1), next <= fixedDay {
            lunation += 1
            first = next
        }
        let months = lunation - Self.firstLunation
        let year = floorDivide(months, 12) + 1
        return DayFields(
            extendedYear: year, month: floorModulo(months, 12) + 1, day: fixedDay - first + 1,
            dayOfYear: fixedDay - monthStart(year, 1) + 1)
    }
}
