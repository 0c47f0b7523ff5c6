/// What the locales of an environment are for: one variable each (POSIX.1-2024, XBD 8.2; locale(7)).
///
/// ```swift unchecked
/// // LANG=en_US.UTF-8 LC_TIME=de_DE.UTF-8
/// LocaleID.current(.messages)        // en-US
/// LocaleID.current(.time)            // de-DE
/// ```
public enum LocaleCategory: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    /// `LC_MESSAGES`: the language of texts. The list of `LANGUAGE` goes before it, see ``LocaleID/preferred``.
    case messages = "LC_MESSAGES"
    /// `LC_NUMERIC`: numbers and percentages.
    case numeric = "LC_NUMERIC"
    /// `LC_MONETARY`: money.
    case monetary = "LC_MONETARY"
    /// `LC_TIME`: dates and times.
    case time = "LC_TIME"
    /// `LC_MEASUREMENT`: metres or feet.
    case measurement = "LC_MEASUREMENT"
    /// `LC_PAPER`: A4 or Letter.
    case paper = "LC_PAPER"
    /// `LC_NAME`: the names of persons.
    case name = "LC_NAME"
    /// `LC_COLLATE`: the order of words.
    case collate = "LC_COLLATE"

    var variable: StaticString {
        switch self {
        case .messages: "LC_MESSAGES"
        case .numeric: "LC_NUMERIC"
        case .monetary: "LC_MONETARY"
        case .time: "LC_TIME"
        case .measurement: "LC_MEASUREMENT"
        case .paper: "LC_PAPER"
        case .name: "LC_NAME"
        case .collate: "LC_COLLATE"
        }
    }
}
