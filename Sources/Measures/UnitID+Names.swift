// The units that programs ask for most, by name. All others are text: `let unit: UnitID = "liter-per-100-kilometer"`.

extension UnitID {
    // MARK: Length

    /// `millimeter`, "mm" in English.
    public static var millimeter: UnitID { known("millimeter") }
    /// `centimeter`, "cm" in English.
    public static var centimeter: UnitID { known("centimeter") }
    /// `meter`, "m" in English.
    public static var meter: UnitID { known("meter") }
    /// `kilometer`, "km" in English.
    public static var kilometer: UnitID { known("kilometer") }
    /// `inch`, "in" in English.
    public static var inch: UnitID { known("inch") }
    /// `foot`, "ft" in English.
    public static var foot: UnitID { known("foot") }
    /// `yard`, "yd" in English.
    public static var yard: UnitID { known("yard") }
    /// `mile`, "mi" in English.
    public static var mile: UnitID { known("mile") }

    // MARK: Area and volume

    /// `square-meter`, "m²" in English.
    public static var squareMeter: UnitID { known("square-meter") }
    /// `square-kilometer`, "km²" in English.
    public static var squareKilometer: UnitID { known("square-kilometer") }
    /// `hectare`, "ha" in English.
    public static var hectare: UnitID { known("hectare") }
    /// `acre`, "ac" in English.
    public static var acre: UnitID { known("acre") }
    /// `milliliter`, "mL" in English.
    public static var milliliter: UnitID { known("milliliter") }
    /// `liter`, "L" in English.
    public static var liter: UnitID { known("liter") }
    /// `gallon`, "gal" in English, of the United States.
    public static var gallon: UnitID { known("gallon") }

    // MARK: Mass

    /// `gram`, "g" in English.
    public static var gram: UnitID { known("gram") }
    /// `kilogram`, "kg" in English.
    public static var kilogram: UnitID { known("kilogram") }
    /// `ounce`, "oz" in English.
    public static var ounce: UnitID { known("ounce") }
    /// `pound`, "lb" in English.
    public static var pound: UnitID { known("pound") }

    // MARK: Temperature

    /// `celsius`, "°C" in English.
    public static var celsius: UnitID { known("celsius") }
    /// `fahrenheit`, "°F" in English.
    public static var fahrenheit: UnitID { known("fahrenheit") }
    /// `kelvin`, "K" in English.
    public static var kelvin: UnitID { known("kelvin") }

    // MARK: Speed

    /// `meter-per-second`, "m/s" in English.
    public static var meterPerSecond: UnitID { known("meter-per-second") }
    /// `kilometer-per-hour`, "km/h" in English.
    public static var kilometerPerHour: UnitID { known("kilometer-per-hour") }
    /// `mile-per-hour`, "mph" in English.
    public static var milePerHour: UnitID { known("mile-per-hour") }

    // MARK: Time

    /// `millisecond`, "ms" in English.
    public static var millisecond: UnitID { known("millisecond") }
    /// `second`, "sec" in English.
    public static var second: UnitID { known("second") }
    /// `minute`, "min" in English.
    public static var minute: UnitID { known("minute") }
    /// `hour`, "hr" in English.
    public static var hour: UnitID { known("hour") }
    /// `day`, "day" in English.
    public static var day: UnitID { known("day") }
    /// `week`, "wk" in English.
    public static var week: UnitID { known("week") }
    /// `month`, "mth" in English.
    public static var month: UnitID { known("month") }
    /// `year`, "yr" in English.
    public static var year: UnitID { known("year") }

    // MARK: Energy, power and others

    /// `kilocalorie`, "kcal" in English.
    public static var kilocalorie: UnitID { known("kilocalorie") }
    /// `kilowatt-hour`, "kWh" in English.
    public static var kilowattHour: UnitID { known("kilowatt-hour") }
    /// `watt`, "W" in English.
    public static var watt: UnitID { known("watt") }
    /// `kilowatt`, "kW" in English.
    public static var kilowatt: UnitID { known("kilowatt") }
    /// `volt`, "V" in English.
    public static var volt: UnitID { known("volt") }
    /// `hectopascal`, "hPa" in English.
    public static var hectopascal: UnitID { known("hectopascal") }

    // MARK: Data

    /// `byte`, "byte" in English.
    public static var byte: UnitID { known("byte") }
    /// `kilobyte`, "kB" in English, 1,000 bytes.
    public static var kilobyte: UnitID { known("kilobyte") }
    /// `megabyte`, "MB" in English.
    public static var megabyte: UnitID { known("megabyte") }
    /// `gigabyte`, "GB" in English.
    public static var gigabyte: UnitID { known("gigabyte") }
}
