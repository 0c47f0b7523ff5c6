import Testing

@testable import LocaleFormatCalendars

/// The sky against the JPL ephemeris DE421, evaluated with Skyfield 1.55.
@Suite struct EphemerisTests {
    /// Julian date (TT), apparent longitude of the Sun and of the Moon in degrees, true equinox of date.
    static let longitudeRows: [(Double, Double, Double)] = [
        (2415200.50, 97.724080, 132.322529), (2420500.25, 281.277207, 115.631944),
        (2427000.75, 206.637256, 88.774800), (2433282.50, 280.004515, 61.411348),
        (2436116.50, 191.485741, 328.864772), (2441300.00, 261.835928, 224.463593),
        (2447000.50, 120.592356, 100.305511), (2451545.00, 280.368165, 223.314870),
        (2455197.50, 280.450384, 103.232888), (2460676.50, 280.812796, 293.902843),
        (2464000.50, 318.263994, 179.692121), (2469000.25, 203.299001, 169.942488),
    ]

    @Test(arguments: longitudeRows) func longitudes(_ row: (Double, Double, Double)) {
        let t = (row.0 - 2_451_545) / 36525
        let sun = Trigonometry.wrap(SunPosition.apparentLongitude(t) - row.1 / 360) * 1_296_000
        let moon = Trigonometry.wrap(MoonPosition.apparentLongitude(t) - row.2 / 360) * 1_296_000
        #expect(abs(sun) < 0.2, "Sun off by \(sun) arcseconds")
        #expect(abs(moon) < 0.25, "Moon off by \(moon) arcseconds")
    }

    @Test func newMoons() {
        let expected = [
            693596.5777536137, 697730.9338737773, 701864.8566471492, 705999.1199134421, 710133.5205051079,
            714267.4756413926, 718401.6733789174, 722536.1246365099, 726670.1210397175, 730804.2777652303,
            734938.8270914927, 739072.9565300844,
        ]
        let first = NewMoon.approximateIndex(expected[0] + 5)
        for (i, moment) in expected.enumerated() {
            #expect(abs(NewMoon.moment(first + 140 * i) - moment) * 86400 < 1.5)
        }
    }

    @Test func equinoxesAndSolstices() {
        let expected: [(Int, Double)] = [
            (9, 693951.2788528372), (0, 698057.9786819154), (3, 702168.4602033901), (6, 706279.7396681416),
            (9, 710387.2107762601), (0, 714493.8864188516), (3, 718604.3425407805), (6, 722715.6363762487),
            (9, 726823.1298494823), (0, 730929.8028723048), (3, 735040.2110775001), (6, 739151.5303200823),
        ]
        for (sign, moment) in expected {
            let index = SolarTerm.lastMajor(moment + 1)
            #expect(floorModulo(index, 12) == sign)
            // 0.2" of the Sun's longitude are 5 seconds.
            #expect(abs(Moment.universal(centuries: SolarTerm.major(index)) - moment) * 86400 < 6)
        }
    }

    @Test func shortSeriesStayInsideTheMarginsThatRelyOnThem() {
        for day in spread(600, -5_000_000...5_000_000) {
            let t = Moment.centuries(universal: Double(day))
            let elongation = (MoonPosition.elongation(t, .short) - MoonPosition.elongation(t)) * 1_296_000
            #expect(abs(elongation) < 8 + 0.02 * t * t)
            let sun = (SunPosition.geometricLongitude(t, .short) - SunPosition.geometricLongitude(t)) * 1_296_000
            #expect(abs(sun) < 2 + 0.01 * t * t)
        }
    }

    @Test func deltaTIsContinuousWhereItsSourcesMeet() {
        for year in [-500.0, 500, 1600, 1700, 1800, 1860, 1900, 2026, 2050, 2150] {
            let step = DeltaT.seconds(year: year) - DeltaT.seconds(year: year - 1e-6)
            #expect(abs(step) < 1.2, "\(step) s at \(year)")
        }
        #expect(abs(DeltaT.seconds(year: 2000) - 63.83) < 0.01)
    }

    @Test func momentsConvertBothWays() {
        for moment in [-3_000_000.3, 1.5, 693_000.25, 738_000.75, 4_000_000.1] {
            let back = Moment.universal(centuries: Moment.centuries(universal: moment))
            #expect(abs(back - moment) < 1e-7)
        }
    }

    @Test func ayanamsa() {
        // Swiss Ephemeris 2.10, Lahiri, degrees at J2000 and 1900-01-01.
        #expect(abs(Ayanamsa.lahiri.turns(0) * 360 - 23.857092) < 2e-6)
        #expect(abs(Ayanamsa.lahiri.turns(-1) * 360 - 22.460512) < 1e-5)
        #expect(Ayanamsa(degreesAtJ2000: .nan).degreesAtJ2000 == 0)
    }
}
