internal import LocaleFormatBridge
internal import LocaleFormatSystem
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// A time zone: an IANA id, aliases included, or a fixed offset from UTC.
///
/// ```swift
/// let kolkata: TimeZoneID = "Asia/Kolkata"
/// kolkata.canonical                             // "Asia/Calcutta"; as CLDR calls it
/// let given = "+05:30"
/// try TimeZoneID(given).identifier              // "GMT+05:30"
/// let here = TimeZoneID.current                 // by TZ, else UTC
/// ```
///
/// Offsets and their history come from ICU's zone data; they are read once per zone and kept. A value points to them: reading
/// a text that was read before, copying and comparing cost a few nanoseconds and take no lock.
public struct TimeZoneID: Hashable, Sendable {
    private let kept: KeptReference<ZoneRules>

    /// The id as given, or `GMT+05:30` for an offset.
    public var identifier: String { kept.read { $0.identifier } }

    /// What holds at an instant (seconds since 1970). Counts no references.
    @inline(__always)
    func segment(at seconds: Int64) -> ZoneRules.Segment { kept.read { $0.segment(at: seconds) } }

    /// Offsets and their changes.
    var rules: ZoneRules { kept.read { $0 } }

    /// A number that no other zone has, for keys of caches; nil for offsets beyond the limit of those that are kept.
    var number: UInt64? { kept.address.map(UInt64.init) }

    /// - Throws: ``DateError/unknownTimeZone(_:)`` for what ICU does not know. `GMT+5` and `UTC+5` are five hours *east*;
    ///   `Etc/GMT+5`, an IANA id, is five hours west.
    public init(_ text: some StringProtocol) throws(DateError) {
        let text = String(text)
        if let known = ZoneRules.find(text) {
            kept = known
            return
        }
        guard let id = Self.checked(text) else { throw .unknownTimeZone(String(text.prefix(80))) }
        do throws(ICUError) { kept = try ZoneRules.of(id, readAs: text) } catch { throw DateError(error) }
    }

    private init(_ kept: KeptReference<ZoneRules>) { self.kept = kept }

    /// Coordinated Universal Time.
    // ICU always has it; were its data missing, an offset of zero is what is meant.
    public static let utc = (try? TimeZoneID.init("Etc/UTC")) ?? TimeZoneID(KeptReference(keeping: .utc))

    /// The zone of the environment variable `TZ`, if it names one that ICU knows; otherwise UTC. Read anew at each call.
    public static var current: TimeZoneID {
        guard let value = Environment.value("TZ") else { return .utc }
        // POSIX allows a colon before the name of a zone file.
        return (try? TimeZoneID(value.hasPrefix(":") ? value.dropFirst() : value[...])) ?? .utc
    }

    /// Every canonical id, or every id with aliases, sorted.
    public static func all(withAliases: Bool = false) -> [String] {
        (try? TimeZoneData.ids(withAliases: withAliases)) ?? []
    }

    /// Version of ICU's zone data: `2022e`.
    public static var dataVersion: String { TimeZoneData.version }

    /// CLDR's canonical id of the zone.
    public var canonical: String { TimeZoneData.canonical(identifier)?.id ?? identifier }

    /// Seconds east of UTC at an instant, daylight saving time included.
    public func secondsFromUTC(at instant: Instant) -> Int { Int(rules.segment(at: instant.seconds).offset) }

    /// Whether daylight saving time is in force.
    public func isDaylightSavingTime(at instant: Instant) -> Bool { rules.segment(at: instant.seconds).isDaylight }

    /// The form that ICU takes, or nil.
    private static func checked(_ text: String) -> String? {
        guard !text.isEmpty, text.utf8.count <= 64, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        // Names first: `GMT-0` is one.
        if let zone = TimeZoneData.canonical(text), zone.isNamed { return zone.id == "Etc/Unknown" ? nil : text }
        return fixedOffset(text)
    }

    /// `+05:30`, `-8`, `GMT+5`, `UTC-03:00` as ICU writes them, `GMT+05:30`; nil for what is no offset, or 24 hours or more.
    private static func fixedOffset(_ text: String) -> String? {
        var rest = text[...]
        for prefix in ["GMT", "UTC", "UT"] where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
            break
        }
        guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
        rest = rest.dropFirst()
        var parts = rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 1, parts[0].count == 4 { parts = [String(parts[0].prefix(2)), String(parts[0].suffix(2))] }
        guard 1...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }) else {
            return nil
        }
        let numbers = parts.compactMap { Int($0) } + [0, 0]
        guard numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else { return nil }
        guard numbers[0] + numbers[1] + numbers[2] > 0 else { return "Etc/GMT" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let seconds = numbers[2] > 0 ? ":" + two(numbers[2]) : ""
        return "GMT\(sign)\(two(numbers[0])):\(two(numbers[1]))\(seconds)"
    }

    public static func == (lhs: TimeZoneID, rhs: TimeZoneID) -> Bool {
        lhs.kept.isSameImmortal(as: rhs.kept) ?? (lhs.identifier == rhs.identifier)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension Character {
    var isASCIIDigit: Bool { self >= "0" && self <= "9" && isASCII }
}

extension TimeZoneID: ExpressibleByStringLiteral {
    /// A zone written in source code, `.timeZone("Europe/Berlin")`; an unknown one stops the program with the reason. Text from
    /// outside goes through `init(_:)`, which throws.
    public init(stringLiteral value: StaticString) {
        self = value.asLiteral { text throws(DateError) in try TimeZoneID(text) }
    }
}

extension TimeZoneID: CustomStringConvertible {
    public var description: String { identifier }
}

extension TimeZoneID: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
