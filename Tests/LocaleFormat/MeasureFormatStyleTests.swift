import LocaleFormat
import Testing

@Suite struct MeasureFormatStyleTests {
    @Test func writesUnits() {
        #expect(3.formatted(.unit("kilometer-per-hour", width: .wide, in: "en")) == "3 kilometers per hour")
        #expect(2.5.formatted(.unit("liter", in: "de").precision(.fractionLength(2))) == "2,50 l")
    }

    @Test func writesDurations() {
        #expect(Duration.seconds(90).formatted(.time(.minuteSecond, in: "en")) == "1:30")
        #expect(Duration.seconds(90).formatted(.units(width: .wide, in: "en")) == "1 minute, 30 seconds")
    }
}
