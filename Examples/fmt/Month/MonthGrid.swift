import LocaleFormat
import LocaleFormatOperations
import LocalizedTextTools

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
            let instant = try text.map { text throws(CommandFailure) in try Self.instant(text, in: zone) } ?? now
            let asked = try Self.day(compiled, instant)
            let today = try Self.day(compiled, now)
            let month = try Self.inCalendar { () throws(CalendarError) in
                try system.interval(of: .month, containing: asked)
            }
            let symbols = try DateSymbols(locale: style.locale, calendar: system.id)
            let weekday = symbols.weeks.firstWeekday
            calendar = system.id
            title = try compiled.format(instant)
            weekdays = Self.weekdays(symbols)
            isRightToLeft = style.locale.isRightToLeft
            self.digits = digits
            let halves = MonthHalves(style, system, digits, symbols)
            self.halves = halves
            firstColumn = (month.lowerBound.weekday - weekday + 7) % 7
            var missing = try Self.inCalendar { () throws(CalendarError) in
                try system.skippedDays(inMonthOf: month.lowerBound)
            }[...]
            var cells: [Cell] = []
            for day in month {
                let fields = try Self.inCalendar { () throws(CalendarError) in try system.fields(of: day) }
                let before = missing.prefix { $0 < fields.day }
                missing = missing.dropFirst(before.count)
                cells.append(
                    Cell(
                        day: day, fields: fields, number: halves?.number(fields) ?? digits.text(fields.day),
                        isToday: day == today,
                        isAsked: day == asked && text.map { Self.firstDay(ofMonth: $0) == nil } ?? false,
                        skippedBefore: Self.range(before),
                        half: halves.flatMap { _ in AlmanacDay(fields, in: system)?.half }))
            }
            self.cells = cells
            skipped = (cells.map(\.skippedBefore) + [Self.range(missing)]).filter { !$0.isEmpty }
        } catch let error as CommandFailure { throw error } catch let error as DateError {
            throw CommandFailure(error)
        } catch { throw .value("\(error)") }
    }

    /// An instant of a command line, or the first day of a month, `2025-11`.
    private static func instant(_ text: String, in zone: TimeZoneID) throws(CommandFailure) -> Instant {
        try Instant(commandText: firstDay(ofMonth: text) ?? text, in: zone)
    }

    /// `2025-11-01` for `2025-11`: the month of ISO 8601, whose first day's month it is in another calendar.
    private static func firstDay(ofMonth text: String) -> String? {
        let parts = text.trimmingBlanks.split(separator: "-", omittingEmptySubsequences: false)
        let digits = parts.allSatisfy { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
        return digits && parts.map(\.utf8.count) == [4, 2] ? text.trimmingBlanks + "-01" : nil
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

    /// Numbers in a row.
    private static func range(_ numbers: ArraySlice<Int>) -> Range<Int> {
        guard let first = numbers.first, let last = numbers.last else { return 0..<0 }
        return first..<last + 1
    }

    /// The locale's first weekday first. Short names, narrow ones where the short ones would tear the grid apart.
    private static func weekdays(_ symbols: DateSymbols) -> [String] {
        let short = symbols.weekdays(.short, standAlone: true)
        let fits = short.allSatisfy { DisplayWidth.columns(of: $0) <= 5 }
        let names = fits ? short : symbols.weekdays(.narrow, standAlone: true)
        let first = symbols.weeks.firstWeekday - 1
        return Array(names[first...] + names[..<first])
    }
}
