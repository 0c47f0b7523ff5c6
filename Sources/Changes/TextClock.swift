internal import LocaleFormatCalendars
internal import LocaleFormatDates

/// When the text of a date can become another: where its smallest field does, and where the zone's offset does.
struct TextClock {
    /// What moves the smallest field of a pattern.
    enum Step: Equatable {
        /// So many nanoseconds of the local clock.
        case clock(Int128)
        case day, month, year
        /// Only a change of the zone.
        case zone
        /// An era, or nothing at all.
        case era
    }

    let step: Step
    let zone: TimeZoneID
    let calendar: CalendarSystem

    private static let second: Int128 = 1_000_000_000
    private static let day = 86_400 * second
    /// Two changes of an offset within so few days that cancel each other are overlooked.
    private static let longest = 7 * day

    init(_ pattern: DatePattern, zone: TimeZoneID, calendar: CalendarSystem) {
        step = pattern.fields.reduce(.era) { Self.smaller($0, Self.step($1.letter, $1.count)) }
        (self.zone, self.calendar) = (zone, calendar)
    }

    /// By CLDR's letters (UTS #35 part 4, "Date Field Symbol Table").
    private static func step(_ letter: Character, _ count: Int) -> Step {
        switch letter {
        case "S": .clock((0..<min(count, 9)).reduce(second) { step, _ in step / 10 })
        case "A": .clock(second / 1_000)
        case "s": .clock(second)
        case "m": .clock(60 * second)
        case "a", "b", "B", "h", "H", "k", "K": .clock(3_600 * second)
        case "w", "W", "d", "D", "F", "g", "E", "e", "c", "Y": .day
        case "Q", "q", "M", "L": .month
        case "y", "u", "U", "r": .year
        case "z", "Z", "O", "v", "V", "X", "x": .zone
        default: .era
        }
    }

    private static func smaller(_ one: Step, _ other: Step) -> Step {
        if case .clock(let first) = one, case .clock(let second) = other { return .clock(min(first, second)) }
        return one.rank <= other.rank ? one : other
    }

    /// The next nanosecond since 1970 at which the text may be another, and not before.
    func next(after place: Int128) throws(DateError) -> Int128 {
        let offset = try offset(at: place)
        var next = min(place + Self.longest, Instant.places.upperBound)
        if let local = try boundary(place + offset) { next = min(next, local.upper - offset) }
        if try self.offset(at: next) == offset { return next }
        return try bisected(place, next, offset)
    }

    /// The last nanosecond before a place at which the text may be another, and none between.
    func last(before place: Int128) throws(DateError) -> Int128 {
        let offset = try offset(at: place)
        var last = max(place - Self.longest, Instant.places.lowerBound)
        if let local = try boundary(place + offset) { last = max(last, local.lower - offset - 1) }
        if try self.offset(at: last) == offset { return last }
        return try bisected(place, last, offset)
    }

    /// Where zones change nothing but by the rules of the year before, and before which they change nothing at all.
    private static let (late, early) = (2_240_611_200 * second, -6_000_000_000 * second)
    private static let rules = 800 * day

    /// Until where changes of the zone are looked for, where only they count.
    func end(isForward: Bool, from start: Int128) -> Int128? {
        guard step == .zone else { return nil }
        return isForward ? max(start, Self.late) + Self.rules : min(start, Self.early)
    }

    /// Past the years in which a zone cannot change, where only it counts.
    func leap(isForward: Bool, from place: Int128, start: Int128) -> Int128? {
        guard step == .zone else { return nil }
        if isForward { return place < Self.early ? Self.early : nil }
        return place > Self.late && start - place > Self.rules ? Self.late : nil
    }

    private func bisected(_ same: Int128, _ other: Int128, _ offset: Int128) throws(DateError) -> Int128 {
        var failure: DateError?
        let found = ChangeSearch.bisected(same, other) { place in
            do throws(DateError) { return try self.offset(at: place) == offset } catch { failure = error }
            return false
        }
        if let failure { throw failure }
        return found
    }

    private func offset(at place: Int128) throws(DateError) -> Int128 {
        Int128(zone.secondsFromUTC(at: try Instant(nanosecond: place))) * Self.second
    }

    /// The stretch of the smallest field around a local time, as if the offset stayed.
    private func boundary(_ local: Int128) throws(DateError) -> (lower: Int128, upper: Int128)? {
        let unit: CalendarUnit
        switch step {
        case .clock(let length):
            let lower = local.floored(to: length)
            return (lower, lower + length)
        case .day:
            let lower = local.floored(to: Self.day)
            return (lower, lower + Self.day)
        case .month: unit = .month
        case .year: unit = .year
        case .zone, .era: return nil
        }
        let day = local.floored(to: Self.day) / Self.day + Int128(FixedDay.unixEpoch)
        do throws(CalendarError) {
            let days = try calendar.interval(of: unit, containing: FixedDay(Int(clamping: day)))
            func start(_ day: FixedDay) -> Int128 { Int128(day.unixDay) * Self.day }
            return (start(days.lowerBound), start(days.upperBound))
        } catch { throw .impossibleDate(error) }
    }
}

extension TextClock.Step {
    fileprivate var rank: Int {
        switch self {
        case .clock: 0
        case .day: 1
        case .month: 2
        case .year: 3
        case .zone: 4
        case .era: 5
        }
    }
}

extension Int128 {
    fileprivate func floored(to unit: Int128) -> Int128 {
        let rest = self % unit
        return self - (rest < 0 ? rest + unit : rest)
    }
}
