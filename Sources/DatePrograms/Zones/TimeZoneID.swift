public import LocaleFormatIdentifiers
public import LocaleFormatMemory

/// A time zone: an IANA id, aliases included, a fixed offset from UTC, or a rule that repeats every year.
///
/// ```swift
/// let kolkata: TimeZoneID = "Asia/Kolkata"
/// kolkata.canonical                             // "Asia/Calcutta"; as CLDR calls it
/// let given = "+05:30"
/// try TimeZoneID(given).identifier              // "GMT+05:30"
/// let here = TimeZoneID.current                 // the machine's
/// ```
///
/// Offsets and their history come from the zone files of the system, as in every other program on the machine, or from where
/// the program chooses (``ZoneData``). They are read once per zone and kept. A value points to them: reading a text that was
/// read before, copying and comparing cost a few nanoseconds and take no lock.
public struct TimeZoneID: Hashable, Sendable {
    @usableFromInline let kept: KeptReference<ZoneRules>

    /// The id or the rule as given, or `GMT+05:30` for an offset.
    public var identifier: String { kept.read { $0.identifier } }

    /// What holds at an instant (seconds since 1970). Counts no references.
    @inline(__always)
    package func segment(at seconds: Int64) -> ZoneRules.Segment { kept.read { $0.segment(at: seconds) } }

    /// Offsets and their changes.
    package var rules: ZoneRules { kept.read { $0 } }

    /// A number that no other zone has, for keys of caches; nil for offsets beyond the limit of those that are kept.
    @inlinable package var number: UInt64? { kept.address.map(UInt64.init) }

    /// An id, an offset, or a rule as POSIX's `TZ` writes those that change the clock: `CET-1CEST,M3.5.0,M10.5.0/3`.
    ///
    /// - Throws: ``DateError/unknownTimeZone(_:)`` for what neither the zone data nor ICU has. `GMT+5` and `UTC+5` are five
    ///   hours *east*; `Etc/GMT+5`, an IANA id, is five hours west.
    public init(_ text: some StringProtocol) throws(DateError) {
        let text = String(text)
        if let known = ZoneStore.current.read({ $0.find(text) }) {
            kept = known
        } else {
            kept = try ZoneStore.current.object.rules(text)
        }
    }

    /// The zone as other data have it than those that the program chose. It is encoded by its id alone.
    ///
    /// - Throws: also ``DateError/noZoneFolder(_:)``, and ``DateError/damagedZoneFile(path:reason:)`` for a file of a folder
    ///   that the program chose.
    public init(_ text: some StringProtocol, data: ZoneData) throws(DateError) {
        kept = try ZoneStore.of(data).rules(String(text))
    }

    private init(_ kept: KeptReference<ZoneRules>) { self.kept = kept }

    /// The same clock, with other groups of zones that it is named by.
    package func named(by metazones: [MetazoneUse]) -> TimeZoneID {
        if rules.metazones == metazones { return self }
        let named = rules.named(by: metazones)
        // What lives for ever has an address for ever, which stands for its periods.
        guard let number else { return TimeZoneID(.counted(named)) }
        return TimeZoneID(Self.named.insert(named, for: "\(number) \(metazones)"))
    }

    private static let named = InternTable<ZoneRules>(limit: 1_024)

    /// Coordinated Universal Time.
    public static let utc = TimeZoneID(KeptReference(keeping: .utc))

    /// A zone as ICU has it, with names of every kind.
    package static let reference = (try? TimeZoneID("America/Los_Angeles", data: .icu)) ?? .utc

    /// Every canonical id, or every id with aliases, sorted: those of CLDR, and those of the zone data that are newer.
    public static func all(withAliases: Bool = false) -> [String] {
        ZoneStore.current.object.ids(withAliases: withAliases)
    }

    /// Version of the zone data in use: `2025b`; `unknown` where the system does not tell.
    public static var dataVersion: String { ((try? ZoneData.current.version()) ?? nil) ?? "unknown" }

    /// CLDR's canonical id of the zone; for a zone that is newer than ICU its own, or the one that it is another name of.
    public var canonical: String { kept.read { $0.names.canonical } }

    /// Seconds east of UTC at an instant, daylight saving time included.
    public func secondsFromUTC(at instant: Instant) -> Int { Int(rules.segment(at: instant.seconds).offset) }

    /// Whether daylight saving time is in force: the clock is ahead of standard time. That of Ireland is in summer, though its
    /// law calls summer time standard.
    public func isDaylightSavingTime(at instant: Instant) -> Bool { rules.segment(at: instant.seconds).isDaylight }

    public static func == (lhs: TimeZoneID, rhs: TimeZoneID) -> Bool {
        lhs.kept.isSameImmortal(as: rhs.kept) ?? (lhs.identifier == rhs.identifier)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension TimeZoneID: CheckedIdentifier, ExpressibleByStringLiteral {
    public var description: String { identifier }
}
