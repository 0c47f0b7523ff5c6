import LocaleFormatMeasures
import Testing

/// Fractions of ISO 8601 durations are exact to the quintillionth of a second, or refused.
@Suite struct ISOFractionTests {
    @Test(
        arguments: [
            ("PT0.5S", 500_000_000_000_000_000), ("PT0,000000000000000001S", 1), ("PT0.0000000000000000010000S", 1),
            ("PT0.00000000000000000005M", 3), ("PT0.00000000000000000015M", 9), ("PT0.0000000000000000001M", 6),
            ("PT0.00000000000000000025H", 900), ("PT1.5M", 90_000_000_000_000_000_000),
            ("-PT0.1S", -100_000_000_000_000_000),
        ] as [(String, Int128)])
    func exact(text: String, attoseconds: Int128) throws {
        let duration = try Duration(iso8601: text)
        #expect(
            Int128(duration.components.seconds) * 1_000_000_000_000_000_000 + Int128(duration.components.attoseconds)
                == attoseconds)
    }

    @Test(arguments: [
        "PT0.0000000000000000001S", "PT0.0000000000000000005S", "PT0.00000000000000000001M",
        "PT0.00000000000000000002M",
    ])
    func betweenTwoQuintillionths(text: String) {
        #expect(throws: DurationParseError.outOfRange(text: text)) { try Duration(iso8601: text) }
    }
}
