import LocaleFormat
import Testing

/// The ends of what instants and durations hold.
@Suite struct InstantLimitTests {
    /// A `Duration` holds more seconds than an `Int64`.
    @Test(arguments: ["PT9999999999990991H", "-PT9999999999990991H", "PT170141183460469231731S", "P9999999999D"])
    func durationsBeyondAllInstants(text: String) throws {
        let duration = try CalendarDuration(iso8601: text)
        #expect(throws: DateError.self) { try Instant(seconds: 0).adding(duration, in: .utc) }
        #expect(throws: DateError.self) { try Instant(seconds: Instant.range.upperBound).adding(duration, in: .utc) }
        #expect(throws: DateError.self) { try Instant(seconds: Instant.range.lowerBound).adding(duration, in: .utc) }
    }

    @Test(arguments: [
        Duration(attoseconds: .max), Duration(attoseconds: .min), .seconds(Int64.max), .seconds(Int64.min),
    ])
    func extremeDurations(time: Duration) throws {
        #expect(throws: DateError.self) { try Instant.epoch.adding(CalendarDuration(time: time), in: .utc) }
        _ = CalendarDuration(time: time).iso8601
        _ = DurationStyle(.time(.hourMinuteSecond), locale: "en").format(time)
    }

    @Test func fractionsAreRoundedDown() throws {
        func adding(_ attoseconds: Int128) throws -> Instant {
            try Instant(seconds: 5).adding(CalendarDuration(time: Duration(attoseconds: attoseconds)), in: .utc)
        }
        #expect(try adding(-1) == Instant(seconds: 4, nanoseconds: 999_999_999))
        #expect(try adding(999_999_999) == Instant(seconds: 5))
        #expect(try adding(-1_000_000_000) == Instant(seconds: 4, nanoseconds: 999_999_999))
        #expect(try adding(2_000_000_000_000_000_000) == Instant(seconds: 7))
        #expect(try adding(-2_500_000_000_000_000_000) == Instant(seconds: 2, nanoseconds: 500_000_000))
    }

    @Test func ends() throws {
        let last = try Instant(seconds: Instant.range.upperBound, nanoseconds: 999_999_999)
        #expect(throws: DateError.self) { try last.adding(CalendarDuration(time: .nanoseconds(1)), in: .utc) }
        let first = try Instant(seconds: Instant.range.lowerBound)
        #expect(try first.adding(CalendarDuration(time: first.distance(to: last)), in: .utc) == last)
        for count in [Int.max, .min] {
            for period in [
                CalendarDuration(years: count), CalendarDuration(months: count), CalendarDuration(weeks: count),
                CalendarDuration(days: count),
            ] {
                #expect(throws: DateError.self) { try Instant.epoch.adding(period, in: .utc) }
            }
        }
    }
}
