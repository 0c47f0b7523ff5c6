internal import LocaleFormatBridge
internal import LocaleFormatCalendars
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// What is known of one zone: the offsets for all time, an immutable table, read from ICU once.
///
/// A segment is a stretch of time with one offset and one set of names. Segments change where the offset does, and where
/// CLDR files the zone under other names (a "metazone").
final class ZoneRules: Sendable {
    struct Segment: Hashable, Sendable {
        /// Seconds east of UTC.
        let offset: Int32
        let isDaylight: Bool
        /// Segments with the same key are written alike by every zone letter but `v`.
        let nameKey: UInt16
    }

    /// The id as given, or `GMT+05:30` for an offset.
    let identifier: String
    /// Seconds since 1970 at which each segment starts; the first is `Int64.min`.
    private let starts: FrozenTable<Int64>
    private let segments: FrozenTable<Segment>
    /// An instant within a segment of each name key, seconds since 1970.
    let samples: [Int64]
    /// Whether offsets still change at the end of the table, by a rule that repeats every year.
    private let repeats: Bool

    /// From 1970 on, for each 2²⁴ seconds (194 days), the segment at their beginning.
    private let hints: FrozenTable<UInt16>
    private static let stretch: Int64 = 24

    /// The table ends here: 2138-01-01. The 28 years before it hold every kind of year (seven weekdays, leap or not) and no
    /// irregular century year, so any later year has its like among them.
    private static let end: Int64 = 5_301_590_400
    private static let firstRuleYear = 2110

    /// By the text that was read, and by the id that it stands for. There are some six hundred ids; whoever asks for offsets
    /// by the thousand does not fill the memory.
    private static let known = InternTable<ZoneRules>(limit: 2_048)

    /// The rules of a zone by a text that was read before.
    static func find(_ text: String) -> KeptReference<ZoneRules>? { known.find(text) }

    /// The rules of a zone by an id that ICU knows.
    ///
    /// - Parameter text: the text by which they will be found besides.
    static func of(_ id: String, readAs text: String) throws(ICUError) -> KeptReference<ZoneRules> {
        let rules: KeptReference<ZoneRules>
        if let found = known.find(id) {
            rules = found
        } else {
            let periods = try TimeZoneData.periods(of: id, before: end)
            rules = known.insert(ZoneRules(id, periods: periods, names: MetazoneUse.of(id)), for: id)
        }
        if text != id, rules.address != nil { rules.read { _ = known.insert($0, for: text) } }
        return rules
    }

    static let utc = ZoneRules("Etc/UTC", periods: [.init(start: .min, offset: 0, isDaylight: false)], names: [])

    private init(_ id: String, periods: [TimeZoneData.Period], names: [MetazoneUse]) {
        var starts: [Int64] = []
        var segments: [Segment] = []
        var samples: [Int64] = []
        var keys: [NameKey: UInt16] = [:]
        var changes = Set(periods.map(\.start))
        for use in names { changes.formUnion([use.start, use.end]) }
        changes.remove(.max)
        var period = 0
        for start in changes.sorted() {
            while period + 1 < periods.count, periods[period + 1].start <= start { period += 1 }
            let current = periods[period]
            let metazone = names.first { $0.start <= start && start < $0.end }?.metazone
            let name = NameKey(metazone: metazone, offset: current.offset, isDaylight: current.isDaylight)
            if keys[name] == nil {
                keys[name] = UInt16(clamping: samples.count)
                // Names are asked for in milliseconds; long before the first transition is as good as ever.
                samples.append(start == .min ? (changes.filter { $0 > .min }.min() ?? 0) - 86_400 : start)
            }
            starts.append(start)
            segments.append(
                Segment(offset: current.offset, isDaylight: current.isDaylight, nameKey: keys[name] ?? 0))
        }
        identifier = id
        self.samples = samples
        var segment = 0
        hints = FrozenTable(
            (0...Self.end >> Self.stretch).map { number in
                while segment + 1 < starts.count, starts[segment + 1] <= number << Self.stretch { segment += 1 }
                return UInt16(clamping: segment)
            })
        self.starts = FrozenTable(starts)
        self.segments = FrozenTable(segments)
        repeats = (periods.last?.start ?? .min) > Self.end - 400 * 86_400
    }

    private struct NameKey: Hashable {
        let metazone: String?
        let offset: Int32
        let isDaylight: Bool
    }

    /// What holds at an instant (seconds since 1970).
    @inline(__always)
    func segment(at seconds: Int64) -> Segment {
        if segments.count == 1 { return segments[0] }
        var seconds = seconds
        if repeats, seconds >= Self.end { seconds = Self.equivalent(seconds) }
        // Where most dates are, the first segment of the stretch is known; there are few in each.
        if seconds >= 0, seconds < Self.end {
            var index = Int(hints[Int(seconds >> Self.stretch)])
            while index &+ 1 < starts.count, starts[index &+ 1] <= seconds { index &+= 1 }
            return segments[index]
        }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low &+ high) / 2
            if starts[middle] <= seconds { low = middle } else { high = middle }
        }
        return segments[low]
    }

    /// Instants that show every generic name of the zone (letter `v`): it depends on the metazone, and on whether daylight
    /// saving time is within half a year (ICU's `TZGNCore`), where partial locations come in on the zone that the metazone is
    /// named after. At most six instants of each kind.
    var genericNameSamples: [Int64] {
        let near: Int64 = 184 * 86_400
        var kinds: [NearKey: [Int64]] = [:]
        for index in 0..<segments.count {
            let segment = segments[index]
            let start = max(starts[index], (starts.count > 1 ? starts[1] : 0) - 2 * near)
            let end = index + 1 < starts.count ? starts[index + 1] : start + 4 * near
            for instant in [start + 3_600, start + (end - start) / 2, end - 3_600] {
                let isDaylightNear = (max(0, index - 2)...min(segments.count - 1, index + 2)).contains { other in
                    segments[other].isDaylight && starts[other] < instant + near
                        && (other + 1 == starts.count || starts[other + 1] > instant - near)
                }
                kinds[NearKey(name: segment.nameKey, isDaylightNear: isDaylightNear), default: []].append(instant)
            }
        }
        return kinds.values.flatMap { instants in
            instants.count <= 6 ? instants : (0..<6).map { instants[$0 * (instants.count - 1) / 5] }
        }.sorted()
    }

    private struct NearKey: Hashable {
        let name: UInt16
        let isDaylightNear: Bool
    }

    /// The same second of the like year inside the table.
    private static func equivalent(_ seconds: Int64) -> Int64 {
        let days = seconds / 86_400
        let cycleDays: Int64 = 146_097
        // 2000-01-01 is day 10,957; four hundred years later everything repeats.
        let shifted = (days - 10_957) % cycleDays
        var year = 2000 + Int(shifted * 400 / cycleDays)
        while Self.day(ofYear: year + 1) <= shifted + 10_957 { year += 1 }
        while Self.day(ofYear: year) > shifted + 10_957 { year -= 1 }
        let start = Self.day(ofYear: year)
        let weekday = (start + 4) % 7
        let isLeap = GregorianRule.isLeap(year)
        for like in firstRuleYear..<(firstRuleYear + 28) {
            let likeStart = Self.day(ofYear: like)
            if (likeStart + 4) % 7 == weekday, GregorianRule.isLeap(like) == isLeap {
                return (likeStart + shifted + 10_957 - start) * 86_400 + seconds % 86_400
            }
        }
        return seconds
    }

    /// Days from 1970-01-01 to January 1 of a year.
    private static func day(ofYear year: Int) -> Int64 {
        Int64(GregorianRule.yearStart(year) - FixedDay.unixEpoch)
    }

    /// The instant at which a clock in the zone shows `local` (seconds since 1970 as if in UTC): the first of two, and for a
    /// time that was skipped the one by the offset before the gap.
    func instant(ofLocal local: Int64) -> Int64 {
        let before = Int64(segment(at: local - 86_400).offset)
        let after = Int64(segment(at: local + 86_400).offset)
        if Int64(segment(at: local - before).offset) == before { return local - before }
        if Int64(segment(at: local - after).offset) == after { return local - after }
        return local - before
    }
}

/// A stretch of time during which CLDR names a zone by one metazone (bundle `metaZones`).
struct MetazoneUse {
    let metazone: String
    /// Seconds since 1970.
    let start: Int64
    let end: Int64

    static func of(_ zone: String) -> [MetazoneUse] {
        guard let canonical = TimeZoneData.canonical(zone), canonical.isNamed,
            let bundle = try? ResourceBundle(name: "metaZones", fallback: false),
            let uses = bundle.node("metazoneInfo", String(canonical.id.map { $0 == "/" ? ":" : $0 }))
        else { return [] }
        return uses.children.compactMap { use in
            let parts = use.strings
            guard let metazone = parts.first else { return nil }
            // CLDR's record begins with 1970; earlier times have no metazone.
            guard parts.count == 3 else { return MetazoneUse(metazone: metazone, start: 0, end: .max) }
            return MetazoneUse(
                metazone: metazone, start: seconds(parts[1], else: 0), end: seconds(parts[2], else: .max))
        }
    }

    /// `1970-01-01 00:00` in UTC; `9999-…` stands for no end.
    private static func seconds(_ text: String, else limit: Int64) -> Int64 {
        guard !text.hasPrefix("9999"), let instant = try? Instant(iso8601: text + "Z") else { return limit }
        return instant.seconds
    }
}
