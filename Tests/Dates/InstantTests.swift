import LocaleFormatDates
import TestSupport
import Testing

@Suite struct InstantTests {
    @Test(arguments: [
        ("2025-11-21T08:30:00Z", "2025-11-21T08:30:00Z"), ("2025-11-21T08:30:00+05:30", "2025-11-21T03:00:00Z"),
        ("2025-11-21", "2025-11-21T12:00:00Z"), ("2025-11-21T08:30", "2025-11-21T08:30:00Z"),
        ("2025-11-21T24:00:00Z", "2025-11-22T00:00:00Z"), ("1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.5Z"),
        ("-000001-02-28T00:00:00Z", "-000001-02-28T00:00:00Z"), ("+012345-06-07T00:00:00Z", "+012345-06-07T00:00:00Z"),
        ("1763694000", "2025-11-21T03:00:00Z"), ("-0.25", "1969-12-31T23:59:59.75Z"),
    ])
    func readsAndWrites(_ text: String, _ expected: String) throws {
        #expect(try Instant(text).description == expected)
    }

    @Test(arguments: [
        "", "x", "2025-11", "2025-13-01", "2025-02-30", "2025-11-21T25:00:00Z", "2025-11-21T08:60:00Z",
        "2025-11-21T08:30:00+",
        "2025-11-21T08:30:00Zz", "99999999999999999999", "+9999999-01-01", "2025-11-21T08:30:00.Z", "1e5", "--1", "1.x",
    ])
    func refuses(_ text: String) {
        #expect(throws: DateError.self) { try Instant(text) }
    }

    @Test func roundTrips() throws {
        var random = SeededGenerator(for: "InstantTests")
        var mismatches = Mismatches()
        for _ in 0..<2_000 {
            let second = Int64(random.next() % 600_000_000_000) - 300_000_000_000
            let instant = try Instant(seconds: second, nanoseconds: Int64(random.next() % 1_000_000_000))
            mismatches.expect(try Instant(iso8601: instant.description), equals: instant, instant.description)
        }
        mismatches.report()
        try checkCodable(Instant(seconds: -62_135_596_801, nanoseconds: 1))
    }

    @Test func hasLimits() {
        #expect(throws: DateError.self) { try Instant(seconds: .max) }
        #expect(throws: DateError.self) { try Instant(seconds: .min, nanoseconds: -1) }
        #expect(throws: DateError.self) { try Instant(secondsSince1970: .nan) }
        #expect(throws: DateError.self) { try Instant(secondsSince1970: 1e300) }
    }

    /// From bytes as from text, what is wrong included.
    @Test func bytesAreReadAsTexts() throws {
        var random = SeededGenerator(for: "bytesAreReadAsTexts")
        let zones = try ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu"].map { try TimeZoneID($0) }
        func two(_ range: ClosedRange<Int>) -> String {
            let number = Int.random(in: range, using: &random)
            return number < 10 ? "0\(number)" : "\(number)"
        }
        func read(_ body: () throws(DateError) -> Instant) -> Result<Instant, DateError> { Result(catching: body) }
        for _ in 0..<20_000 * SeededGenerator.rounds {
            var text = "\(two(0...99))\(two(0...99))-\(two(0...13))-\(two(0...32))"
            let time = "T\(two(0...24)):\(two(0...60)):\(two(0...60))"
            text += random.element(of: [
                "", time, time + "Z", time + "z", time + "+01:00", time + ".5Z", String(time.prefix(6)),
            ])
            if random.chance(1, in: 4) {
                var bytes = Array(text.utf8)
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
                text = String(decoding: bytes, as: UTF8.self)
            }
            let zone = random.element(of: zones)
            let bytes = Array(text.utf8)
            #expect(
                read { () throws(DateError) in try Instant(iso8601: bytes.span, in: zone) }
                    == read { () throws(DateError) in try Instant(iso8601: text, in: zone) }, "\(text) \(zone)")
        }
    }

    /// Nothing of a text is dropped, and the sign that a long year needs is told.
    @Test func finerThanNanoseconds() throws {
        #expect(
            try Instant(iso8601: "2026-11-23T14:30:00.1234567890Z").description == "2026-11-23T14:30:00.123456789Z")
        let finer = #expect(throws: DateError.self) { try Instant(iso8601: "2026-11-23T14:30:00.1234567891Z") }
        #expect(finer?.description == "a part of a second finer than nanoseconds is out of range")
        let unsigned = #expect(throws: DateError.self) { try Instant(iso8601: "10000-01-01") }
        #expect(unsigned?.description.contains("a year of more than four digits has a sign: +10000-01-01") == true)
    }
}
