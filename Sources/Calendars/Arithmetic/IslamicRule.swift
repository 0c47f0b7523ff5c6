/// What `CalendarID.islamic`, which names no reckoning, stands for.
public enum IslamicRule: String, Hashable, Codable, Sendable {
    /// The table of Saudi Arabia for AH 1300-1600, the civil arithmetic calendar outside it. The default: it is the most
    /// used, and the same for everyone everywhere.
    case ummAlQura
    /// A month starts on the first day at whose 0 h UT the Moon has passed the Sun, as ICU reckons it. Neither a sighting
    /// nor a forecast of one.
    case conjunction
}
