package import LocaleFormatCalendars

/// What a text in ISO 8601 or RFC 9557 says, before any zone gives it a meaning.
///
/// | part | forms |
/// |---|---|
/// | day | `2025-11-21`, `2025-W47-5`, `2025-325`, and without hyphens; years beyond four digits have a sign |
/// | time | `08`, `08:30`, `08:30:00`, `08:30:00.25`, and without colons; `24:00` is the end of the day |
/// | offset | `Z`, `+05`, `+05:30`, `+0530`, `+05:30:15` |
/// | suffixes | `[Asia/Kolkata]`, `[u-ca=hebrew]`, `[!u-ca=hebrew]` |
package struct ISODateTime: Hashable, Sendable {
    package struct Time: Hashable, Sendable {
        /// 0 to 86,400. A leap second counts as the first of the next minute.
        package var second: Int
        package var nanosecond = 0
        package var hasSeconds = true
        /// Whether the text says second 60.
        package var isLeapSecond = false
    }

    package enum Offset: Hashable, Sendable {
        /// `Z`: UTC, and nothing said of the place.
        case utc
        /// Seconds east of UTC. `isRounded` where the text has none of its own.
        case east(Int, isRounded: Bool)

        /// Seconds east of UTC.
        package var seconds: Int {
            switch self {
            case .utc: 0
            case .east(let seconds, _): seconds
            }
        }
    }

    package var day: FixedDay
    /// Nil for a day alone.
    package var time: Time?
    package var offset: Offset?
    /// The offset as it was written, for errors.
    package var offsetText = ""
    /// What the text names: an id, or an offset.
    package var zone: String?
    package var calendar: CalendarID?

    package init(day: FixedDay, time: Time? = nil, offset: Offset? = nil) {
        (self.day, self.time, self.offset) = (day, time, offset)
    }

    /// - Parameter isLoose: whether blanks may stand before the offset, as many programs print them.
    package init(_ text: some StringProtocol, isLoose: Bool = false) throws(DateError) {
        var reader = ISOReader(text)
        day = try reader.day()
        if !reader.isAtEnd, !reader.peek("[") {
            if !reader.take(letter: "T") { try reader.expect(" ") }
            time = try reader.time()
            if isLoose { while reader.take(" ") {} }
            let start = reader.index
            offset = try reader.offset()
            offsetText = String(decoding: reader.bytes[start..<reader.index], as: UTF8.self)
        }
        (zone, calendar) = try reader.suffixes()
        guard reader.isAtEnd else { throw reader.fault }
    }

    /// A time alone: `08:30`, `T083000`.
    package init(time text: some StringProtocol) throws(DateError) {
        var reader = ISOReader(text)
        _ = reader.take(letter: "T")
        self.init(day: FixedDay(unchecked: FixedDay.unixEpoch), time: try reader.time())
        guard reader.isAtEnd else { throw reader.fault }
    }
}

extension ISOReader {
    // MARK: Days

    package mutating func day() throws(DateError) -> FixedDay {
        let isNegative = take("-")
        let isSigned = isNegative || take("+")
        let run = digits
        let start = index
        // Without hyphens a year with a sign has six digits, which both sides of a text are to agree upon.
        let basic = isSigned ? 6 : 4
        switch run - basic {
        case 4:
            let year = try year(basic, isNegative)
            return try date(year, month: try number(2...2), day: try number(2...2))
        case 3:
            let year = try year(basic, isNegative)
            return try ordinal(year, try number(3...3))
        default: break
        }
        guard isSigned ? 4...7 ~= run : run == 4 else { throw fault(at: start + min(run, 4)) }
        let year = try year(run, isNegative)
        if run == basic, take(letter: "W") { return try week(year, try number(2...2), weekday: try number(1...1)) }
        try expect("-")
        if take(letter: "W") {
            let week = try number(2...2)
            try expect("-")
            return try self.week(year, week, weekday: try number(1...1))
        }
        if digits == 3 { return try ordinal(year, try number(3...3)) }
        let month = try number(2...2)
        try expect("-")
        return try date(year, month: month, day: try number(2...2))
    }

    private mutating func year(_ digits: Int, _ isNegative: Bool) throws(DateError) -> Int {
        let year = try number(digits...digits)
        return isNegative ? -year : year
    }

    private func date(_ year: Int, month: Int, day: Int) throws(DateError) -> FixedDay {
        do throws(CalendarError) {
            return try CalendarSystem.iso8601.day(of: CivilDate(year: year, month: month, day: day))
        } catch { throw .impossibleDate(error) }
    }

    private func ordinal(_ year: Int, _ day: Int) throws(DateError) -> FixedDay {
        do throws(CalendarError) {
            let first = try CalendarSystem.iso8601.day(of: CivilDate(year: year, month: 1, day: 1))
            let allowed = 1...(GregorianRule.isLeap(year) ? 366 : 365)
            guard allowed ~= day else { throw .outOfRange(.dayOfYear, value: day, allowed: allowed) }
            return try first.adding(days: day - 1)
        } catch { throw .impossibleDate(error) }
    }

    /// - Parameter weekday: 1 for Monday.
    private func week(_ year: Int, _ week: Int, weekday: Int) throws(DateError) -> FixedDay {
        do throws(CalendarError) {
            guard 1...7 ~= weekday else { throw .outOfRange(.weekday, value: weekday, allowed: 1...7) }
            return try CalendarSystem.iso8601.day(
                week: WeekOfYear(year: year, week: week), weekday: weekday % 7 + 1)
        } catch { throw .impossibleDate(error) }
    }

    // MARK: Times

    package mutating func time() throws(DateError) -> ISODateTime.Time {
        let hour = try number(2...2)
        let isExtended = take(":")
        guard isExtended || digits > 0 else {
            guard hour < 24 else { throw fault }
            return .init(second: hour * 3_600, hasSeconds: false)
        }
        let minute = try number(2...2)
        let hasSeconds = isExtended ? take(":") : digits > 0
        let second = hasSeconds ? try number(2...2) : 0
        let nanosecond = hasSeconds && (take(".") || take(",")) ? try fraction() : 0
        guard hour < 24 || (hour == 24 && minute == 0 && second == 0 && nanosecond == 0), minute < 60, second <= 60
        else {
            throw fault
        }
        return .init(
            second: hour * 3_600 + minute * 60 + second, nanosecond: nanosecond, hasSeconds: hasSeconds,
            isLeapSecond: second == 60)
    }

    /// Nil where none is told.
    package mutating func offset() throws(DateError) -> ISODateTime.Offset? {
        if isAtEnd || peek("[") { return nil }
        if take(letter: "Z") { return .utc }
        let isWest = take("-")
        if !isWest { try expect("+") }
        var offset = try number(2...2) * 3_600
        var isRounded = true
        let isExtended = take(":")
        if isExtended || digits > 0 {
            offset += try minutes() * 60
            if isExtended ? take(":") : digits > 0 {
                offset += try minutes()
                isRounded = false
            }
        }
        guard offset < 86_400 else { throw fault }
        return .east(isWest ? -offset : offset, isRounded: isRounded)
    }

    private mutating func minutes() throws(DateError) -> Int {
        let number = try number(2...2)
        guard number < 60 else { throw fault }
        return number
    }
}
