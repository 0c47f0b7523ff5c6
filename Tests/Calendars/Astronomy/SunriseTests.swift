import Testing

@testable import LocaleFormatCalendars

@Suite struct SunriseTests {
    @Test func delhiInMayRisesNearTheDateLineOfUniversalTime() {
        let delhi = Sunrise(place: .newDelhi, altitude: -0.8333)
        for day in gregorian("2024-05-01")...gregorian("2024-07-10") {
            let clock = (delhi.sunrise(day) - delhi.midnight(day)) * 24
            #expect(clock > 5.3 && clock < 5.75)
        }
        // Published for New Delhi, 2024-06-21: 05:24 and 19:22.
        let day = gregorian("2024-06-21")
        #expect(abs((delhi.sunrise(day) - delhi.midnight(day)) * 1440 - (5 * 60 + 24)) < 1)
        #expect(abs((delhi.sunset(day) - delhi.midnight(day)) * 1440 - (19 * 60 + 22)) < 1)
    }

    @Test func sunriseIsInItsCivilDayWhateverTheClock() throws {
        for offset in stride(from: -12.0, through: 14, by: 1.5) {
            let sky = Sunrise(place: try Place(latitude: 20, longitude: 77, utcOffset: offset), altitude: -0.8333)
            for day in stride(from: 738_000, to: 738_365, by: 30) {
                let clock = sky.sunrise(day) - sky.midnight(day)
                // The equation of time and the season may carry a sunrise across midnight by an hour.
                #expect(clock > -0.06 && clock < 1.06)
            }
        }
    }

    @Test func polarDaysFallBackToMeanTime() throws {
        let place = try Place(latitude: 78.2, longitude: 15.6, utcOffset: 1)
        let sky = Sunrise(place: place, altitude: -0.8333)
        for text in ["2024-06-21", "2024-12-21"] {
            let day = gregorian(text)
            #expect(abs(sky.sunrise(day) - (Double(day) - 15.6 / 360 + 0.25)) < 1e-9)
            #expect(abs(sky.sunset(day) - (Double(day) - 15.6 / 360 + 0.75)) < 1e-9)
        }
        let calendar = HinduLunisolar(.telugu, HinduOptions(place: place))
        checkDays(calendar, gregorian("2024-01-01")...gregorian("2024-12-31"), "Svalbard")
        let pole = try Place(latitude: 90, longitude: 0, utcOffset: 0)
        checkDays(
            HinduLunisolar(.vikram, HinduOptions(place: pole)), gregorian("2024-01-01")...gregorian("2024-12-31"),
            "Pole")
    }
}
