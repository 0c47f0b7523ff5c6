import LocaleFormatMeasures
import Testing

/// Units that have a name in Swift are units of the loaded ICU.
@Suite struct UnitNamesTests {
    private static let named: [(UnitID, String)] = [
        (.millimeter, "millimeter"), (.centimeter, "centimeter"), (.meter, "meter"), (.kilometer, "kilometer"),
        (.inch, "inch"), (.foot, "foot"), (.yard, "yard"), (.mile, "mile"), (.squareMeter, "square-meter"),
        (.squareKilometer, "square-kilometer"), (.hectare, "hectare"), (.acre, "acre"), (.milliliter, "milliliter"),
        (.liter, "liter"), (.gallon, "gallon"), (.gram, "gram"), (.kilogram, "kilogram"), (.ounce, "ounce"),
        (.pound, "pound"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit"), (.kelvin, "kelvin"),
        (.meterPerSecond, "meter-per-second"), (.kilometerPerHour, "kilometer-per-hour"),
        (.milePerHour, "mile-per-hour"), (.millisecond, "millisecond"), (.second, "second"), (.minute, "minute"),
        (.hour, "hour"), (.day, "day"), (.week, "week"), (.month, "month"), (.year, "year"),
        (.kilocalorie, "kilocalorie"), (.kilowattHour, "kilowatt-hour"), (.watt, "watt"), (.kilowatt, "kilowatt"),
        (.volt, "volt"), (.hectopascal, "hectopascal"), (.byte, "byte"), (.kilobyte, "kilobyte"),
        (.megabyte, "megabyte"), (.gigabyte, "gigabyte"),
    ]

    @Test func areUnits() throws {
        for (unit, text) in Self.named { #expect(try UnitID(text) == unit) }
    }
}
