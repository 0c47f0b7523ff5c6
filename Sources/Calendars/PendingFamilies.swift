package struct EastAsian: NumberedMonths {
    static let monthsInYear = 12
    init(_ id: CalendarID, _ options: EastAsianOptions) {}
    func monthStart(_ y: Int, _ m: Int) -> Int { IslamicTabular.civil.monthStart(y, m) }
    package func fields(of fixedDay: Int) -> DayFields { IslamicTabular.civil.fields(of: fixedDay) }
}
package struct HinduSolar: NumberedMonths {
    static let monthsInYear = 12
    init(_ id: CalendarID, _ options: HinduOptions) {}
    func monthStart(_ y: Int, _ m: Int) -> Int { IslamicTabular.civil.monthStart(y, m) }
    package func fields(of fixedDay: Int) -> DayFields { IslamicTabular.civil.fields(of: fixedDay) }
}
package struct HinduLunisolar: NumberedMonths {
    static let monthsInYear = 12
    init(_ id: CalendarID, _ options: HinduOptions) {}
    func monthStart(_ y: Int, _ m: Int) -> Int { IslamicTabular.civil.monthStart(y, m) }
    package func fields(of fixedDay: Int) -> DayFields { IslamicTabular.civil.fields(of: fixedDay) }
}
