internal import LocaleFormatCalendars
internal import LocaleFormatMemory

// ISO 8601, extended format, with the proleptic Gregorian calendar: the form in which instants are written and read.
extension Instant {
    /// Days since 1970-01-01 UTC, and seconds since the midnight before, 0 to 86,399.
    var utc: (day: Int, second: Int) { Self.utc(seconds) }

    /// The same of seconds since 1970.
    static func utc(_ seconds: Int64) -> (day: Int, second: Int) {
        let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        return second < 0 ? (Int(day) - 1, Int(second) + 86_400) : (Int(day), Int(second))
    }
}

extension Instant: CustomStringConvertible {
    /// `2025-11-21T03:00:00Z`; a fraction only if there is one, years outside 0000...9999 with a sign and six digits or more.
    public var description: String {
        let (day, second) = utc
        var text = ""
        if let fields = try? CalendarSystem.iso8601.fields(of: FixedDay(unixDay: day)) {
            let year = fields.extendedYear
            let digits = String(abs(year))
            let width = 0...9_999 ~= year ? 4 : 6
            text =
                (0...9_999 ~= year ? "" : year < 0 ? "-" : "+")
                + String(repeating: "0", count: max(0, width - digits.count)) + digits
            text += "-\(Self.two(fields.month))-\(Self.two(fields.day))"
        }
        text += "T\(Self.two(second / 3_600)):\(Self.two(second / 60 % 60)):\(Self.two(second % 60))"
        if nanoseconds > 0 {
            var fraction = String(nanoseconds)
            fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
            while fraction.hasSuffix("0") { fraction.removeLast() }
            text += "." + fraction
        }
        return text + "Z"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Reads `2025-11-21T08:30:00Z`, `2025-11-21T08:30:00.25+05:30`, `2025-11-21T08:30` and `2025-11-21`; years may have a
    /// sign and up to seven digits. Without an offset the time is that of `zone`; without a time it is noon there.
    ///
    /// - Throws: ``DateError/notAnInstant(text:offset:)`` with the byte at fault, ``DateError/impossibleDate(_:)`` for
    ///   2025-02-30.
    public init(iso8601 text: some StringProtocol, in zone: TimeZoneID = .utc) throws(DateError) {
        var reader = ISOReader(text)
        let sign = reader.take("-") ? -1 : reader.take("+") ? 1 : 0
        let year = try reader.number(sign == 0 ? 4...4 : 4...7) * (sign == 0 ? 1 : sign)
        try reader.expect("-")
        let month = try reader.number(2...2)
        try reader.expect("-")
        let dayNumber = try reader.number(2...2)
        let day: FixedDay
        do { day = try CalendarSystem.iso8601.day(of: CivilDate(year: year, month: month, day: dayNumber)) } catch {
            throw .impossibleDate(error)
        }
        guard !reader.isAtEnd else {
            try self.init(day: day, hour: 12, in: zone)
            return
        }
        if !reader.take("T"), !reader.take("t") { try reader.expect(" ") }
        let hour = try reader.number(2...2)
        try reader.expect(":")
        let minute = try reader.number(2...2)
        let second = reader.take(":") ? try reader.number(2...2) : 0
        let nanosecond = reader.take(".") || reader.take(",") ? try reader.fraction() : 0
        guard hour < 24 || (hour == 24 && minute == 0 && second == 0), minute < 60, second < 60 else {
            throw reader.fault
        }
        if reader.isAtEnd {
            try self.init(day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond, in: zone)
            return
        }
        var offset = 0
        if !reader.take("Z"), !reader.take("z") {
            let isWest = reader.take("-")
            if !isWest { try reader.expect("+") }
            offset = try reader.number(2...2) * 3_600
            let hasColon = reader.take(":")
            if hasColon || !reader.isAtEnd { offset += try reader.number(2...2) * 60 }
            if reader.take(":") { offset += try reader.number(2...2) }
            if isWest { offset.negate() }
        }
        guard reader.isAtEnd, abs(offset) < 86_400 else { throw reader.fault }
        let local = Int64(day.unixDay) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
        try self.init(seconds: local - Int64(offset), nanoseconds: Int64(nanosecond))
    }

    /// Reads what a command line gives: ISO 8601, seconds since 1970 (`1763694000`, `-1.5`), or `now`.
    public init(_ text: some StringProtocol, in zone: TimeZoneID = .utc) throws(DateError) {
        let text = String(text).withOrderedMarks
        if text == "now" {
            self = .now
            return
        }
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        if let seconds = Int64(parts[0]), parts.count == 1 {
            try self.init(seconds: seconds)
        } else if let whole = Int64(parts[0]), parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), !parts[1].isEmpty,
            let fraction = Int64(parts[1].prefix(9) + String(repeating: "0", count: 9 - min(9, parts[1].count)))
        {
            try self.init(seconds: whole, nanoseconds: text.hasPrefix("-") ? -fraction : fraction)
        } else {
            try self.init(iso8601: text, in: zone)
        }
    }
}

/// ASCII text read byte by byte.
private struct ISOReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index == bytes.count }
    var fault: DateError { .notAnInstant(text: String(decoding: bytes.prefix(80), as: UTF8.self), offset: index) }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(DateError) {
        guard take(character) else { throw fault }
    }

    mutating func number(_ length: ClosedRange<Int>) throws(DateError) -> Int {
        var value = 0
        var count = 0
        while count < length.upperBound, index < bytes.count, 0x30...0x39 ~= bytes[index] {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
            count += 1
        }
        guard count >= length.lowerBound else { throw fault }
        return value
    }

    /// Digits after the decimal separator, as nanoseconds; those beyond the ninth are dropped.
    mutating func fraction() throws(DateError) -> Int {
        var value = 0
        var count = 0
        while index < bytes.count, 0x30...0x39 ~= bytes[index] {
            if count < 9 { value = value * 10 + Int(bytes[index] - 0x30) }
            index += 1
            count += 1
        }
        guard count > 0 else { throw fault }
        for _ in min(count, 9)..<9 { value *= 10 }
        return value
    }
}
