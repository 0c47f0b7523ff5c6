public import LocaleFormatDates

/// A time of day without a day and without a zone: 08:30:00.
///
/// ```swift
/// let opening = try PlainTime(hour: 8, minute: 30)
/// opening.description                                     // "08:30:00"
/// opening.adding(.seconds(-9 * 3_600)).time.description   // "23:30:00"
/// try PlainTime("17:45") < opening                        // false
/// ```
public struct PlainTime: Hashable, Sendable {
    /// 0 to 86,399.
    public let secondOfDay: Int
    /// 0 to 999,999,999.
    public let nanosecond: Int

    /// The beginning of the day.
    public static let midnight = PlainTime(checked: 0, 0)

    init(checked secondOfDay: Int, _ nanosecond: Int) {
        (self.secondOfDay, self.nanosecond) = (secondOfDay, nanosecond)
    }

    /// - Throws: `DateError.outOfRange(_:)` for what no clock shows; 24:00 and second 60 are such.
    public init(hour: Int, minute: Int = 0, second: Int = 0, nanosecond: Int = 0) throws(DateError) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second, 0...999_999_999 ~= nanosecond else {
            throw .outOfRange("time \(hour):\(minute):\(second)")
        }
        self.init(checked: hour * 3_600 + minute * 60 + second, nanosecond)
    }

    /// 0 to 23.
    public var hour: Int { secondOfDay / 3_600 }
    /// 0 to 59.
    public var minute: Int { secondOfDay / 60 % 60 }
    /// 0 to 59.
    public var second: Int { secondOfDay % 60 }

    /// The time so much later or earlier, and how many midnights lie between.
    public func adding(_ duration: Duration) -> (time: PlainTime, days: Int) {
        // Not by `components`, which stops the program where the seconds are no `Int64`.
        let attoseconds = duration.attoseconds
        let billion: Int128 = 1_000_000_000
        var nanoseconds = attoseconds / billion
        if attoseconds % billion < 0 { nanoseconds -= 1 }
        let dayLength = 86_400 * billion
        let sum = nanoseconds + Int128(secondOfDay) * billion + Int128(nanosecond)
        var (days, rest) = sum.quotientAndRemainder(dividingBy: dayLength)
        if rest < 0 {
            days -= 1
            rest += dayLength
        }
        return (PlainTime(checked: Int(rest / billion), Int(rest % billion)), Int(days))
    }

    /// How far it is to another time of the same day.
    public func distance(to other: PlainTime) -> Duration {
        .seconds(other.secondOfDay - secondOfDay) + .nanoseconds(other.nanosecond - nanosecond)
    }
}

extension PlainTime: Comparable {
    public static func < (lhs: PlainTime, rhs: PlainTime) -> Bool {
        (lhs.secondOfDay, lhs.nanosecond) < (rhs.secondOfDay, rhs.nanosecond)
    }
}

/// Encoded as its text in ISO 8601.
extension PlainTime: Codable, CustomStringConvertible {
    /// `08:30:00`, with a fraction only if there is one.
    public var description: String { ISOWriter.time(secondOfDay, nanosecond: nanosecond) }

    /// Reads `08:30`, `08:30:00.25`, `0830`, `T083000`; the time of a text with a day too.
    ///
    /// - Throws: `DateError.notAnInstant(text:offset:)`.
    public init(_ text: some StringProtocol) throws(DateError) {
        let iso: ISODateTime
        do throws(DateError) { iso = try ISODateTime(time: text) } catch {
            guard let whole = try? ISODateTime(text), whole.time != nil else { throw error }
            iso = whole
        }
        self = try iso.plainTime().time
    }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
