internal import LocaleFormatCalendars

extension Instant {
    /// Reads ISO 8601 from UTF-8 bytes, as ``init(iso8601:in:offset:choosing:)`` does from text: for programs that read many.
    ///
    /// ```swift
    /// try Instant(iso8601: Array("2025-11-21T08:30:00Z".utf8).span).seconds    // 1763713800
    /// ```
    ///
    /// - Throws: ``DateError/notAnInstant(text:offset:)`` with the byte at fault, ``DateError/impossibleDate(_:)`` for
    ///   2025-02-30.
    public init(iso8601 utf8: borrowing Span<UInt8>, in zone: TimeZoneID = .utc) throws(DateError) {
        if let seconds = Self.secondsOfPlainForm(utf8, in: zone) {
            self.init(unchecked: seconds, 0)
        } else {
            let bytes = utf8.indices.map { utf8[$0] }
            try self.init(iso8601: String(decoding: bytes, as: UTF8.self), in: zone)
        }
    }

    /// The instant at which clocks of a zone show a time, said as its seconds if it were UTC.
    package init(wallClock seconds: Int64, nanoseconds: Int64 = 0, in zone: TimeZoneID) throws(DateError) {
        let wall = try Instant(seconds: seconds, nanoseconds: nanoseconds)
        try self.init(seconds: zone.rules.instant(ofLocal: wall.seconds), nanoseconds: Int64(wall.nanoseconds))
    }

    /// The seconds of `2025-11-21`, `2025-11-21T08:30:00` and `2025-11-21T08:30:00Z`, which most instants are; nil for another
    /// form and for what does not exist.
    private static func secondsOfPlainForm(_ bytes: borrowing Span<UInt8>, in zone: TimeZoneID) -> Int64? {
        guard bytes.count == 10 || bytes.count == 19 || bytes.count == 20,
            bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let century = pair(bytes, 0), let yearOfCentury = pair(bytes, 2), let month = pair(bytes, 5),
            let day = pair(bytes, 8), 1...12 ~= month
        else { return nil }
        let year = century * 100 + yearOfCentury
        guard 1...GregorianRule.daysIn(month, of: year) ~= day else { return nil }
        let unixDay = GregorianRule.fixedDay(year, month, day) - unixEpoch
        guard bytes.count > 10 else { return zone.rules.instant(ofLocal: Int64(unixDay) * 86_400 + 43_200) }
        guard bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let hour = pair(bytes, 11), let minute = pair(bytes, 14), let second = pair(bytes, 17), hour < 24,
            minute < 60,
            second < 60
        else { return nil }
        let local = Int64(unixDay * 86_400 + hour * 3_600 + minute * 60 + second)
        guard bytes.count == 20 else { return zone.rules.instant(ofLocal: local) }
        return bytes[19] == UInt8(ascii: "Z") ? local : nil
    }

    /// The number of two digits.
    @inline(__always)
    private static func pair(_ bytes: borrowing Span<UInt8>, _ index: Int) -> Int? {
        let (tens, ones) = (bytes[index] &- 0x30, bytes[index + 1] &- 0x30)
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }

    /// The fixed day of 1970-01-01.
    private static let unixEpoch = GregorianRule.fixedDay(1970, 1, 1)
}
