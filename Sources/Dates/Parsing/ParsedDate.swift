public import LocaleFormatCalendars

/// What was read: an instant, and the civil date and time that it was made from.
public struct ParsedDate: Hashable, Sendable {
    /// The point in time, by the zone of the text if it has one, else by that of the style. A time that the zone's clocks
    /// skipped is read with the offset before the gap, one that they showed twice is the first of the two.
    public let instant: Instant
    /// The civil day.
    public let day: FixedDay
    /// That day in the style's calendar.
    public let fields: CalendarFields
    /// 0 to 23. For a text without a time see ``DateParseOptions/hourOfBareDates``.
    public let hour: Int
    /// 0 to 59.
    public let minute: Int
    /// 0 to 59.
    public let second: Int
    /// 0 to 999,999,999.
    public let nanosecond: Int
    /// The zone that the text names by id or name.
    public let timeZone: TimeZoneID?
    /// Seconds east of UTC where the text gives an offset.
    public let offset: Int?
    let found: DateFieldSet

    init(
        instant: Instant, day: FixedDay, fields: CalendarFields, second: Int, nanosecond: Int, timeZone: TimeZoneID?,
        offset: Int?, found: DateFieldSet
    ) {
        (self.instant, self.day, self.fields) = (instant, day, fields)
        (hour, minute, self.second) = (second / 3_600, second / 60 % 60, second % 60)
        (self.nanosecond, self.timeZone, self.offset, self.found) = (nanosecond, timeZone, offset, found)
    }

    init(_ iso: ISOText, fields: CalendarFields) {
        var found = DateFieldSet([.year, .month, .day])
        if iso.hasTime { found.formUnion(DateFieldSet([.hour, .minute])) }
        if iso.hasSeconds { found.formUnion(DateFieldSet([.second])) }
        if iso.offset != nil || iso.timeZone != nil { found.formUnion(DateFieldSet([.timeZone])) }
        self.init(
            instant: iso.instant, day: iso.day, fields: fields, second: iso.second, nanosecond: iso.nanosecond,
            timeZone: iso.timeZone, offset: iso.offset, found: found)
    }

    /// The fields that the text has. What is not among them was filled in.
    public var foundFields: Set<DateField> { found.fields }

    /// Whether the text has a part of a date: a year, month, day or weekday.
    public var hasDate: Bool { !found.isDisjoint(with: .date) }
    /// Whether the text has a time: at least an hour.
    public var hasTime: Bool { !found.isDisjoint(with: .time) }
}

/// A set of fields in one word.
struct DateFieldSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ fields: [DateField]) {
        rawValue = fields.reduce(0) { bits, field in
            bits | (DateField.allCases.firstIndex(of: field).map { 1 << UInt32($0) } ?? 0)
        }
    }

    static let date = DateFieldSet([
        .year, .cyclicYear, .relatedYear, .extendedYear, .weekYear, .quarter, .month, .weekOfYear, .weekOfMonth, .day,
        .dayOfYear, .weekdayInMonth, .julianDay, .weekday,
    ])
    /// What a date can be told by; other fields only narrow it down.
    static let determining = DateFieldSet([
        .year, .cyclicYear, .relatedYear, .extendedYear, .weekYear, .quarter, .month, .weekOfYear, .day, .dayOfYear,
        .julianDay,
    ])
    /// Whether a style of these fields tells a date, a time or both.
    var isDetermined: Bool {
        !isDisjoint(with: .determining) || isDisjoint(with: .date) && !isDisjoint(with: .time) && !contains(Self.era)
    }

    static let era = DateFieldSet([.era])
    static let time = DateFieldSet([.hour, .millisecondsInDay, .minute, .second])

    var fields: Set<DateField> {
        Set(DateField.allCases.enumerated().filter { rawValue & 1 << UInt32($0.offset) != 0 }.map(\.element))
    }
}
