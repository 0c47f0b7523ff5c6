/// The place whose sky decides: where the sunrise, sunset or moonset of an astronomical calendar is reckoned.
///
/// A place does not choose the civil day of a date; that is the business of a time zone.
public struct Place: Hashable, Codable, Sendable {
    /// Degrees, north positive.
    public let latitude: Double
    /// Degrees, east positive.
    public let longitude: Double
    /// Hours by which the place's civil time is ahead of UTC; India has 5.5.
    public let utcOffset: Double

    /// Makes a place. Throws `outOfRange` for a latitude beyond ±90°, a longitude beyond ±180°, an offset beyond ±18 hours,
    /// or a value that is not a number (reported as `Int.min`).
    public init(latitude: Double, longitude: Double, utcOffset: Double) throws(CalendarError) {
        try Self.check(latitude, within: 90, .latitude)
        try Self.check(longitude, within: 180, .longitude)
        try Self.check(utcOffset, within: 18, .utcOffset)
        self.init(checkedLatitude: latitude, longitude: longitude, utcOffset: utcOffset)
    }

    private init(checkedLatitude latitude: Double, longitude: Double, utcOffset: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.utcOffset = utcOffset
    }

    private static func check(_ value: Double, within limit: Int, _ field: CalendarField) throws(CalendarError) {
        guard value.magnitude <= Double(limit) else {
            // A value beyond Int's range, or not a number, has no integer to report.
            throw .outOfRange(field, value: Int(exactly: value.rounded()) ?? Int.min, allowed: -limit...limit)
        }
    }

    /// New Delhi, the default of the Indian calendars: 28.6139° N, 77.2090° E, UTC+5:30.
    public static let newDelhi = Place(checkedLatitude: 28.6139, longitude: 77.2090, utcOffset: 5.5)

    /// Ujjain, 23°09′ N 75°46′ E, UTC+5:30: the reference place of the classical texts and of Apple's calendars.
    public static let ujjain = Place(checkedLatitude: 23.15, longitude: 75 + 46.0 / 60, utcOffset: 5.5)
}

extension Place {
    private enum CodingKeys: String, CodingKey { case latitude, longitude, utcOffset }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            latitude: container.decode(Double.self, forKey: .latitude),
            longitude: container.decode(Double.self, forKey: .longitude),
            utcOffset: container.decode(Double.self, forKey: .utcOffset))
    }
}
