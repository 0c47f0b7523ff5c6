/// How the Persian calendar finds its leap years.
public enum PersianRule: String, Hashable, Codable, Sendable {
    /// Eight leap years in every 33: exact for 1900-2100, and what ICU does up to version 73.
    case cycle33
    /// The same, with the years after AP 1501 put right in which the astronomical equinox disagrees.
    case equinox
}
