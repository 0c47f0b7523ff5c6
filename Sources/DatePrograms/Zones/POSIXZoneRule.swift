internal import LocaleFormatCalendars

/// A rule for all years, as POSIX's `TZ` writes it: `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2024, section 8.3, with hours from
/// -167 to 167, RFC 9636 section 3.3.2).
package struct POSIXZoneRule {
    package let standard: TZif.LocalTimeType
    private let saving: Saving?
    /// As it was written.
    package let text: String

    /// Whether the clock is never changed.
    package var isFixed: Bool { saving == nil }

    /// Daylight saving time: what it is, and when it begins and ends.
    private struct Saving {
        let type: TZif.LocalTimeType
        let start: YearlyTime
        let end: YearlyTime
    }

    /// Nil for what is no rule.
    package init?(_ text: [UInt8]) {
        self.text = String(decoding: text, as: UTF8.self)
        var scanner = RuleScanner(text)
        guard scanner.skipName(), let west = scanner.clock(hours: 24) else { return nil }
        standard = TZif.LocalTimeType(offset: Int32(-west), isDaylight: false)
        guard Self.isOffset(west) else { return nil }
        if scanner.isAtEnd {
            saving = nil
            return
        }
        guard scanner.skipName() else { return nil }
        // One hour ahead, unless it is said.
        let savingWest = scanner.isAt(",") ? west - 3_600 : scanner.clock(hours: 24)
        guard let savingWest, scanner.skip(","), let start = YearlyTime(&scanner), scanner.skip(","),
            let end = YearlyTime(&scanner), scanner.isAtEnd, Self.isOffset(savingWest)
        else { return nil }
        saving = Saving(type: .init(offset: Int32(-savingWest), isDaylight: true), start: start, end: end)
    }

    /// The rule of the variable `TZ`. Where it does not say when the clock changes, `AAA5BBB`, it does as in the United States
    /// since 2007: glibc's tzset takes "M3.2.0,M11.1.0" for what POSIX leaves open.
    package init?(variable text: String) {
        // A rule has an offset.
        guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
        guard let rule = POSIXZoneRule(Array(text.utf8)) ?? POSIXZoneRule(Array((text + ",M3.2.0,M11.1.0").utf8)) else {
            return nil
        }
        self = rule
    }

    /// Whether a text is a rule by which the clock changes. One without a change, `EST5`, would read as an offset to the east.
    package static func changesClock(_ text: String) -> Bool {
        POSIXZoneRule(Array(text.utf8)).map { !$0.isFixed } ?? false
    }

    private static func isOffset(_ seconds: Int) -> Bool { -86_400 < seconds && seconds < 86_400 }

    /// What holds at an instant (seconds since 1970), and the changes after it and before `limit`, oldest first.
    package func changes(from first: Int64, before limit: Int64) -> [(time: Int64, type: TZif.LocalTimeType)] {
        guard let saving else { return [(first, standard)] }
        var changes: [(time: Int64, type: TZif.LocalTimeType)] = []
        let secondsInYear: Int64 = 31_556_952
        // Hours beyond the day may lie in the neighbouring year.
        for year in Int(1_968 + first / secondsInYear)...Int(1_971 + limit / secondsInYear) {
            let start = (saving.start.seconds(in: year) - Int64(standard.offset), saving.type)
            let end = (saving.end.seconds(in: year) - Int64(saving.type.offset), standard)
            changes += start.0 <= end.0 ? [start, end] : [end, start]
        }
        // Of two at once the later one in this order counts: daylight saving time for all the year begins when that of the year
        // before ends.
        let order = [Int](places: changes.count) {
            changes[$0].time != changes[$1].time ? changes[$0].time < changes[$1].time : $0 < $1
        }
        let ordered = order.map { changes[$0] }
        let now = ordered.last { $0.time <= first }?.type ?? standard
        return [(first, now)] + ordered.filter { first < $0.time && $0.time < limit }
    }
}

/// A day of every year, and the time of it.
private struct YearlyTime {
    private enum Day {
        /// `Jn`: 1 to 365; February 29 is not counted.
        case julian(Int)
        /// `n`: 0 to 365; February 29 is counted.
        case ordinal(Int)
        /// `Mm.w.d`: the weekday (0 is Sunday) in the week of the month, 5 for the last.
        case weekday(month: Int, week: Int, weekday: Int)
    }

    private let day: Day
    private let time: Int

    init?(_ scanner: inout RuleScanner) {
        if scanner.skip("M") {
            guard let month = scanner.number(1...12), scanner.skip("."), let week = scanner.number(1...5),
                scanner.skip("."), let weekday = scanner.number(0...6)
            else { return nil }
            day = .weekday(month: month, week: week, weekday: weekday)
        } else if scanner.skip("J") {
            guard let number = scanner.number(1...365) else { return nil }
            day = .julian(number)
        } else {
            guard let number = scanner.number(0...365) else { return nil }
            day = .ordinal(number)
        }
        guard scanner.skip("/") else {
            time = 7_200
            return
        }
        guard let clock = scanner.clock(hours: 167) else { return nil }
        time = clock
    }

    /// Seconds since 1970, as if the clock were UTC's.
    func seconds(in year: Int) -> Int64 {
        let fixedDay: Int
        switch day {
        case .julian(let number):
            fixedDay =
                GregorianRule.yearStart(year) + number - 1 + (GregorianRule.isLeap(year) && number >= 60 ? 1 : 0)
        case .ordinal(let number): fixedDay = GregorianRule.yearStart(year) + number
        case .weekday(let month, let week, let weekday):
            let first = GregorianRule.fixedDay(year, month, 1)
            // Fixed day 0 is a Sunday.
            let ahead = ((weekday - first) % 7 + 7) % 7
            let number = ahead + 7 * (week - 1)
            fixedDay = first + (number < GregorianRule.daysIn(month, of: year) ? number : number - 7)
        }
        return Int64(fixedDay - FixedDay.unixEpoch) * 86_400 + Int64(time)
    }
}

/// Goes through the text of a rule.
private struct RuleScanner {
    private let text: [UInt8]
    private var index = 0

    init(_ text: [UInt8]) { self.text = text }

    var isAtEnd: Bool { index == text.count }

    func isAt(_ character: Unicode.Scalar) -> Bool { index < text.count && UInt32(text[index]) == character.value }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        index += 1
        return true
    }

    /// `CET`, or `<+05>`: three characters or more.
    mutating func skipName() -> Bool {
        let isQuoted = skip("<")
        let start = index
        while index < text.count, Self.isLetter(text[index]) || isQuoted && Self.isSignOrDigit(text[index]) {
            index += 1
        }
        guard index - start >= 3 else { return false }
        return !isQuoted || skip(">")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }
    private static func isSignOrDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || byte == 0x2B || byte == 0x2D }

    /// `[+|-]hh[:mm[:ss]]` in seconds; nil for more hours.
    mutating func clock(hours limit: Int) -> Int? {
        let isNegative = skip("-")
        if !isNegative { _ = skip("+") }
        guard let hours = number(0...limit) else { return nil }
        var seconds = hours * 3_600
        if skip(":") {
            guard let minutes = number(0...59) else { return nil }
            seconds += minutes * 60
            if skip(":") {
                guard let rest = number(0...59) else { return nil }
                seconds += rest
            }
        }
        return isNegative ? -seconds : seconds
    }

    mutating func number(_ allowed: ClosedRange<Int>) -> Int? {
        let start = index
        var value = 0
        while index < text.count, 0x30...0x39 ~= text[index], index - start < 3 {
            value = value * 10 + Int(text[index] - 0x30)
            index += 1
        }
        return index > start && allowed.contains(value) ? value : nil
    }
}
