import LocaleFormat

/// A month of any calendar as rows of weeks, in a locale's words, digits and order.
///
/// Every civil day has its place under its weekday. Numbers that no civil day carries leave a gap in the count, and a
/// number that two days carry stands twice.
struct MonthGrid {
    struct Cell {
        let day: FixedDay
        let fields: CalendarFields
        /// The number in the locale's digits.
        let number: String
        let isToday: Bool
        /// Whether this is the day that was asked for.
        let isAsked: Bool
        /// The numbers between the day before and this one.
        let skippedBefore: Range<Int>
        /// The half of the month, where the numbers are those of halves.
        let half: AlmanacDay.Half?
    }

    let calendar: CalendarID
    let title: String
    /// Seven names, the locale's first weekday first.
    let weekdays: [String]
    /// In order of time.
    let cells: [Cell]
    /// The column of the first day, 0 to 6.
    let firstColumn: Int
    /// Runs of numbers that no civil day carries.
    let skipped: [Range<Int>]
    let digits: DateDigits
    /// The names and numbers of halves, where days are counted in them.
    let halves: MonthHalves?
    let isRightToLeft: Bool

    /// - Parameters:
    ///   - instant: a moment of the month, in the form of a command line; nil for the present.
    ///   - now: the present.
    init(_ values: OptionValues, instant text: String?, now: Instant) throws(CommandFailure) {
        var values = values
        values[.skeleton] = "yMMMM"
        let style = try DateOptions.read(values)
        let digits = try DateDigits(style)
        do {
            let compiled = try style.compiled()
            let system = compiled.calendar
            let zone = compiled.timeZone
            let instant = if let text { try Instant(text.trimmingBlanks, in: zone) } else { now }
            let asked = try Self.day(compiled, instant)
            let today = try Self.day(compiled, now)
            let month = try Self.inCalendar { () throws(CalendarError) in
                try system.interval(of: .month, containing: asked)
            }
            let firstWeekday = try Self.firstWeekday(style, at: instant, fields: try compiled.fields(of: instant))
            calendar = system.id
            title = try compiled.format(instant)
            weekdays = try Self.weekdays(style, from: firstWeekday, zone: zone)
            isRightToLeft = style.locale.isRightToLeft
            self.digits = digits
            let halves = try MonthHalves(style, system, digits)
            self.halves = halves
            firstColumn = (month.lowerBound.weekday - firstWeekday + 7) % 7
            var cells: [Cell] = []
            var next = 0
            for day in month {
                let fields = try Self.inCalendar { () throws(CalendarError) in try system.fields(of: day) }
                if cells.isEmpty { next = Self.expectedFirst(fields) }
                cells.append(
                    Cell(
                        day: day, fields: fields, number: halves?.number(fields) ?? digits.text(fields.day),
                        isToday: day == today,
                        isAsked: text != nil && day == asked,
                        skippedBefore: next..<max(next, fields.isRepeatedDay ? 0 : fields.day),
                        half: halves.flatMap { _ in AlmanacDay(fields, in: system)?.half }))
                next = fields.day + 1
            }
            self.cells = cells
            skipped = (cells.map(\.skippedBefore) + [Self.missingAtEnd(cells, of: system.id)]).filter { !$0.isEmpty }
        } catch { throw CommandFailure(error) }
    }

    /// The rows: seven places each, nil before the first and after the last day.
    var weeks: [[Cell?]] {
        let places = [Cell?](repeating: nil, count: firstColumn) + cells
        return stride(from: 0, to: places.count, by: 7).map { start in
            let week = places[start..<min(start + 7, places.count)]
            return week + [Cell?](repeating: nil, count: 7 - week.count)
        }
    }

    private static func day(_ date: CompiledDate, _ instant: Instant) throws(DateError) -> FixedDay {
        let fields = try date.fields(of: instant)
        return try inCalendar { () throws(CalendarError) in try date.calendar.day(of: fields.civilDate) }
    }

    private static func inCalendar<Result>(
        _ body: () throws(CalendarError) -> Result
    ) throws(DateError) -> Result {
        do throws(CalendarError) { return try body() } catch { throw .impossibleDate(error) }
    }

    // MARK: Weeks

    /// Pattern letter `e` counts weekdays from the locale's first one, `-u-fw-` and `-u-rg-` included.
    private static func firstWeekday(
        _ style: DateStyle, at instant: Instant, fields: CalendarFields
    ) throws(DateError) -> Int {
        var style = style
        style.template = .pattern("e")
        style.numbering = try? NumberingSystem("latn")
        let place = Int(try style.compiled().format(instant)) ?? 1
        return (fields.weekday - place + 7) % 7 + 1
    }

    /// Short names, narrow ones where the short ones would tear the grid apart.
    private static func weekdays(_ style: DateStyle, from first: Int, zone: TimeZoneID) throws(DateError) -> [String] {
        var names: [String] = []
        for pattern in ["cccccc", "ccccc"] {
            var style = style
            style.template = .pattern(pattern)
            let compiled = try style.compiled()
            names = []
            for offset in 0..<7 {
                let day = try inCalendar { () throws(CalendarError) in try FixedDay(aSunday + first - 1 + offset) }
                names.append(try compiled.format(try Instant(day: day, hour: 12, in: zone)))
            }
            if names.allSatisfy({ DisplayWidth.columns(of: $0) <= 5 }) { break }
        }
        return names
    }

    /// 2000-01-02, as a day count.
    private static let aSunday = 730_121

    // MARK: Gaps at the ends

    /// The number that a month, or the second part of one that its leap month splits, would begin with.
    private static func expectedFirst(_ fields: CalendarFields) -> Int { fields.day >= 16 ? 16 : 1 }

    /// An Indian lunisolar month ends with the thirtieth lunar day, the first part of one that its leap month splits with
    /// the fifteenth, whether or not a civil day carries that number.
    private static func missingAtEnd(_ cells: [Cell], of calendar: CalendarID) -> Range<Int> {
        guard calendar.hasRepeatedDays, let last = cells.last?.fields.day else { return 0..<0 }
        let end = cells.count <= 16 && last <= 15 ? 15 : 30
        return last + 1..<max(last, end) + 1
    }
}
