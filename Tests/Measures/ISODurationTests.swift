import LocaleFormat
import TestSupport
import Testing

/// Durations of ISO 8601, as its text and java.time's have them.
@Suite struct ISODurationTests {
    @Test(arguments: [
        ("PT1H30M", 5_400, 0), ("P1D", 86_400, 0), ("P2W", 1_209_600, 0), ("P1W2D", 777_600, 0), ("PT0S", 0, 0),
        ("-PT5M", -300, 0), ("+PT5M", 300, 0), ("PT1H-5M", 3_300, 0), ("-PT-6H", 21_600, 0), ("PT36H", 129_600, 0),
        ("P1DT12H", 129_600, 0), ("pt1h", 3_600, 0), ("PT0.5S", 0, 500_000_000_000_000_000),
        ("PT0,5M", 30, 0), ("PT0.000000000000000001S", 0, 1), ("P0.5D", 43_200, 0), ("PT1.5H", 5_400, 0),
        ("PT0.00000000000000000000H", 0, 0), ("PT1S", 1, 0), ("PT00001S", 1, 0),
    ])
    func reads(_ text: String, _ seconds: Int64, _ attoseconds: Int64) throws {
        #expect(try Duration(iso8601: text) == Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
    }

    @Test(arguments: [
        "", "P", "PT", "P1", "PT1", "1H", "PT1H30", "P1DT", "PT1H1H", "PT1M1H", "P1D1W", "PT.5S", "PT5.S", "PT1.5H3M",
        "PT 1H",
        " PT1H", "PT1H ", "P1H", "PT1D", "PTT1H", "P--1D", "PT1X", "PT١H", "P1D\u{0}", "PT1.5.5S", "--P1D",
    ])
    func refuses(_ text: String) throws {
        let error = #expect(throws: DurationParseError.self) { try Duration(iso8601: text) }
        guard case .malformed = error else {
            Issue.record("\(text): \(String(describing: error))")
            return
        }
    }

    @Test func refusesWhatHasNoLength() {
        #expect(throws: DurationParseError.noFixedLength(text: "P1Y", unit: "years")) { try Duration(iso8601: "P1Y") }
        #expect(throws: DurationParseError.noFixedLength(text: "P1M", unit: "months")) { try Duration(iso8601: "P1M") }
        for text in [
            "PT0.0000000000000000001S", "PT170141183460469231732S", "P1D" + String(repeating: "0", count: 150),
        ] {
            #expect(throws: DurationParseError.self, "\(text)") { try Duration(iso8601: text) }
        }
        for digits in [39, 40, 150, 100_000] {
            #expect(throws: DurationParseError.self) {
                try Duration(iso8601: "PT" + String(repeating: "9", count: digits) + "S")
            }
        }
    }

    @Test func readsWhatItWrites() throws {
        #expect(Duration.seconds(5_400).iso8601 == "PT1H30M" && Duration.zero.iso8601 == "PT0S")
        #expect(Duration.milliseconds(-250).iso8601 == "-PT0.25S" && Duration.seconds(129_600).iso8601 == "PT36H")
        var random = SeededGenerator(for: "ISODurationTests")
        for _ in 0..<20_000 {
            let seconds = Int64(bitPattern: random.next()) >> Int64(random.next() % 63)
            let rest = Int64(random.next() % 1_000_000_000_000_000_000)
            let duration = Duration(secondsComponent: seconds, attosecondsComponent: seconds < 0 ? -rest : rest)
            #expect(try Duration(iso8601: duration.iso8601) == duration, "\(duration.iso8601)")
        }
        #expect(try Duration(iso8601: Duration(attoseconds: .max).iso8601) == Duration(attoseconds: .max))
    }

    /// Nothing traps.
    @Test func anyPieces() {
        var random = SeededGenerator(for: "ISODurationTests")
        let pieces = ["P", "T", "-", "+", "1", "0", "9999999999", ".", ",", "W", "D", "H", "M", "S", "Y", "é", " "]
        for _ in 0..<20_000 {
            let text = "P" + (0..<Int(random.next() % 12)).map { _ in pieces[Int(random.next() % 17)] }.joined()
            if let duration = try? Duration(iso8601: text) {
                #expect(
                    (try? Duration(iso8601: duration.iso8601)) == duration || duration == Duration(attoseconds: .min),
                    "\(text)")
            }
        }
    }
}
