public import LocaleFormatDates

/// What formatting a message needs to know besides the reader's locale and its arguments.
public struct MessageOptions: Sendable {
    /// The standard's strategies of bidirectional isolation.
    public enum Isolation: String, Hashable, Codable, Sendable, CaseIterable {
        /// Around each placeholder whose direction is not that of the message, or not known: UTS #35 part 9,
        /// "Handling Bidirectional Text".
        case `default`
        /// None.
        case none
    }

    /// When placeholders are isolated.
    public var isolation: Isolation = .default
    /// Functions beside the standard's, by name: `["shop:price": PriceFunction()]`. One of a standard's name takes its place.
    public var functions: [String: any MessageFunction] = [:]
    /// Where dates without a zone of their own are shown. Nil for the environment's.
    public var timeZone: TimeZoneID?

    /// The standard's functions and isolation; the environment's zone.
    public init() {}
}
