import Foundation
import LocaleFormatCore
import LocaleFormatMeasurement
import LocaleFormatMeasures
import LocaleFormatNumbers
import Testing

/// Foundation's measurements, which it cannot format on Linux.
@Suite struct MeasurementTests {
    private static let icu = Int(ICULibrary.version.prefix { $0.isNumber }) ?? 0
    private let way = Measurement(value: 5, unit: UnitLength.kilometers)

    @Test func formats() {
        #expect(way.formatted(.measurement(in: "en")) == "5 km")
        #expect(way.formatted(.measurement(width: .wide, in: "de")) == "5 Kilometer")
        #expect(way.formatted(.measurement(width: .narrow, in: "en")) == "5km")
        #expect(
            Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide, in: "en")) == "1 mile")
        #expect(
            Measurement(value: 20.5, unit: UnitTemperature.celsius).formatted(.measurement(in: "fr"))
                == "20,5\u{202F}°C")
        let style = NumberStyle<Double>(locale: "en").precision(.fractionLength(2))
        #expect(way.formatted(.measurement(numberFormatStyle: style, in: "hi-u-nu-deva")) == "५.०० कि॰मी॰")
        #expect(MeasurementStyle<UnitLength>(locale: "en").locale(Locale(identifier: "de_DE")).format(way) == "5 km")
    }

    /// The unit of the region (CLDR 42, supplemental/units.xml).
    @Test(.enabled(if: Self.icu >= 68, "units chosen by usage"))
    func usages() {
        #expect(way.formatted(.measurement(width: .wide, usage: .road, in: "en-US")) == "3.1 miles")
        #expect(way.formatted(.measurement(width: .wide, usage: .road, in: "de-DE")) == "5 Kilometer")
        let height = Measurement(value: 180, unit: UnitLength.centimeters)
        #expect(height.formatted(.measurement(usage: .personHeight, in: "en-US")) == "5 ft, 11 in")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(usage: .weather, in: "en-US")) == "68°F")
        #expect(warm.formatted(.measurement(usage: .weather, in: "en-GB")) == "20°C")
        #expect(
            Measurement(value: 1, unit: UnitMass.kilograms).formatted(.measurement(usage: .general, in: "de-DE"))
                == "1 kg")
    }

    /// Every name is one that ICU knows, and leads back.
    @Test func names() throws {
        #expect(KnownUnits.all.count > 150)
        for id in KnownUnits.all {
            // ICU 67 knows no binary prefixes, and not all units.
            if Self.icu < 68, (try? UnitID(id.id as String)) == nil { continue }
            #expect(throws: Never.self) { try UnitID(id.id as String) }
            let dimension = try #require(id.dimension)
            #expect(try UnitID(dimension) == id)
        }
    }

    @Test func unknownUnits() {
        let nibbles = Measurement(value: 5, unit: UnitInformationStorage.nibbles)
        #expect(throws: UnitError.self) { try UnitID(UnitInformationStorage.nibbles) }
        #expect(nibbles.formatted(.measurement(in: "de")) == "5 nibble")
        // The symbol of a kilometer and another size.
        let own = UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 7))
        #expect(throws: UnitError.self) { try UnitID(own) }
        #expect(throws: UnitError.self) { try UnitID(Unit(symbol: "ell")) }
        #expect(
            Measurement(value: 1_234.5, unit: Unit(symbol: "ell")).formatted(.measurement(in: "de")) == "1.234,5 ell")
    }

    @Test func bothWays() throws {
        let measurement = try #require(Measurement<UnitLength>(value: 5, unit: UnitID("kilometer")))
        #expect(measurement == way)
        #expect(Measurement<UnitMass>(value: 5, unit: UnitID("kilometer")) == nil)
        #expect(Measurement<Dimension>(value: 5, unit: UnitID("kilogram"))?.unit == UnitMass.kilograms)
        #expect(UnitID("kilometer-per-day").dimension == nil)
        #expect(try UnitStyle<Double>(UnitSpeed.kilometersPerHour, locale: "en").format(3) == "3 km/h")
        let style = MeasurementStyle<UnitLength>(width: .wide, usage: .road, locale: "de")
        #expect(try JSONDecoder().decode(MeasurementStyle<UnitLength>.self, from: JSONEncoder().encode(style)) == style)
    }
}
