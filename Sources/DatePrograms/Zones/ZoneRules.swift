internal import LocaleFormatCalendars
internal import LocaleFormatMemory

/// What is known of one zone: the offsets for all time, an immutable table.
///
/// A segment is a stretch of time with one offset and one set of names. Segments change where the offset does, and where
/// CLDR files the zone under other names (a "metazone").
@usableFromInline
package final class ZoneRules: Sendable {
    package struct Segment: Hashable, Sendable, BitwiseCopyable {
        /// Seconds east of UTC.
        package let offset: Int32
        package let isDaylight: Bool
        /// Segments with the same key are written alike by every zone letter but `v`.
        package let nameKey: UInt16

        package init(offset: Int32, isDaylight: Bool, nameKey: UInt16) {
            (self.offset, self.isDaylight, self.nameKey) = (offset, isDaylight, nameKey)
        }

        /// Whether both have one offset, in standard or in daylight time.
        package func isLike(_ other: Segment) -> Bool { offset == other.offset && isDaylight == other.isDaylight }
    }

    /// The id as given, or `GMT+05:30` for an offset.
    package let identifier: String
    /// Seconds since 1970 at which each segment starts; the first is `Int64.min`.
    private let starts: FrozenTable<Int64>
    private let segments: FrozenTable<Segment>
    /// When something changes, seconds since 1970, oldest first.
    package var changes: [Int64] { (1..<max(1, starts.count)).map { starts[$0] } }

    /// An instant within a segment of each name key, seconds since 1970.
    package let samples: [Int64]
    /// Whether offsets still change at the end of the table, by a rule that repeats every year.
    private let repeats: Bool

    /// From 1970 on, for each 2²⁴ seconds (194 days), the segment at their beginning.
    private let hints: FrozenTable<UInt16>
    private static let stretch: Int64 = 24

    /// The table ends here: 2138-01-01. The 28 years before it hold every kind of year (seven weekdays, leap or not) and no
    /// irregular century year, so any later year has its like among them.
    package static let end: Int64 = 5_301_590_400
    private static let firstRuleYear = 2110

    /// Whether ICU shows the same time and the same names in the zone of this id, at every instant.
    package let isICUs: Bool
    package let names: ZoneIdentity
    package var metazones: [MetazoneUse] { names.metazones }

    /// Universal time: what ICU and every zone file say of `Etc/UTC`.
    package static let utc = ZoneRules()

    private init() {
        identifier = "Etc/UTC"
        starts = FrozenTable(repeating: .min, count: 1)
        segments = FrozenTable(repeating: Segment(offset: 0, isDaylight: false, nameKey: 0), count: 1)
        samples = [-86_400]
        repeats = false
        hints = FrozenTable(repeating: 0, count: 0)
        isICUs = true
        names = ZoneIdentity(canonical: identifier, icuID: identifier, metazones: [])
    }

    /// The rules of a zone; the same object wherever they are the same.
    ///
    /// - Parameter icu: the periods that ICU has for the same id; nil where it does not have that.
    package static func distinct(
        _ id: String, _ periods: [ZonePeriod], icu: [ZonePeriod]?, names: ZoneIdentity
    ) -> ZoneRules {
        let rules = ZoneRules(
            id, periods, isICUs: icu.map { $0.changes == periods.changes } ?? false, names: names)
        return all.withLock { all in
            if let known = all[id]?.first(where: { $0.isSame(as: rules) }) { return known }
            if all.count < 2_048 { all[id, default: []].append(rules) }
            return rules
        }
    }

    private static let all = Lock<[String: [ZoneRules]]>([:])

    /// The same periods, with other groups of zones that the zone is named by.
    func named(by metazones: [MetazoneUse]) -> ZoneRules {
        let periods = (0..<starts.count).map {
            ZonePeriod(start: starts[$0], offset: segments[$0].offset, isDaylight: segments[$0].isDaylight)
        }
        return ZoneRules(
            identifier, periods, isICUs: isICUs,
            names: ZoneIdentity(canonical: names.canonical, icuID: names.icuID, metazones: metazones))
    }

    private func isSame(as other: ZoneRules) -> Bool {
        starts.count == other.starts.count && names == other.names && isICUs == other.isICUs
            && (0..<starts.count).allSatisfy { starts[$0] == other.starts[$0] && segments[$0] == other.segments[$0] }
    }

    private init(
        _ id: String, _ periods: [ZonePeriod], isICUs: Bool, names: ZoneIdentity
    ) {
        var starts: [Int64] = []
        var segments: [Segment] = []
        var samples: [Int64] = []
        // In rows, not in sets: a zone has few names, and the types of sets and dictionaries cost a process that writes one date.
        var keys: [NameKey] = []
        var changes = periods.map(\.start) + names.metazones.flatMap { [$0.start, $0.end] }
        changes.order()
        var period = 0
        for start in changes where start != .max && start != starts.last {
            while period + 1 < periods.count, periods[period + 1].start <= start { period += 1 }
            let current = periods[period]
            let metazone = names.metazones.first { $0.contains(start) }?.metazone
            let name = NameKey(metazone: metazone, offset: current.offset, isDaylight: current.isDaylight)
            let key = keys.firstIndex(of: name) ?? keys.count
            if key == keys.count {
                keys.append(name)
                // Names are asked for in milliseconds; long before the first transition is as good as ever.
                samples.append(start == .min ? (changes.first { $0 > .min } ?? 0) - 86_400 : start)
            }
            starts.append(start)
            segments.append(
                Segment(offset: current.offset, isDaylight: current.isDaylight, nameKey: UInt16(clamping: key)))
        }
        identifier = id
        self.isICUs = isICUs
        self.names = names
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

    private struct NameKey: Equatable {
        let metazone: String?
        let offset: Int32
        let isDaylight: Bool
    }

    /// What holds at an instant (seconds since 1970).
    @inline(__always)
    package func segment(at seconds: Int64) -> Segment { segments[index(at: seconds)] }

    @inline(__always)
    private func index(at seconds: Int64) -> Int {
        if segments.count == 1 { return 0 }
        var seconds = seconds
        if repeats, seconds >= Self.end { seconds = Self.equivalent(seconds) }
        // Where most dates are, the first segment of the stretch is known; there are few in each.
        if seconds >= 0, seconds < Self.end {
            var index = Int(hints[Int(seconds >> Self.stretch)])
            while index &+ 1 < starts.count, starts[index &+ 1] <= seconds { index &+= 1 }
            return index
        }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low &+ high) / 2
            if starts[middle] <= seconds { low = middle } else { high = middle }
        }
        return low
    }

    /// Instants that show every generic name of the zone (letter `v`): it depends on the metazone, and on whether daylight
    /// saving time is within half a year (ICU's `TZGNCore`), where partial locations come in on the zone that the metazone is
    /// named after. At most six instants of each kind.
    package var genericNameSamples: [Int64] {
        let near = Self.near
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
        }.ordered()
    }

    /// Whether the change before an instant, or the one after it, ends or begins daylight saving time within half a year.
    package func isDaylightNear(_ seconds: Int64) -> Bool {
        let seconds = repeats && seconds >= Self.end ? Self.equivalent(seconds) : seconds
        let now = segment(at: seconds)
        var first = index(at: seconds)
        while first > 0, segments[first - 1].isLike(now) { first -= 1 }
        if first > 0, seconds - starts[first] < Self.near, segments[first - 1].isDaylight { return true }
        var next = index(at: seconds) + 1
        while next < segments.count, segments[next].isLike(now) { next += 1 }
        return next < segments.count && starts[next] - seconds < Self.near && segments[next].isDaylight
    }

    /// ICU's `kDstCheckRange` of generic names.
    private static let near: Int64 = 184 * 86_400

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
        // A change may lie days behind the end of its year, and be counted from the beginning of that.
        let isLeap = (GregorianRule.isLeap(year - 1), GregorianRule.isLeap(year))
        for like in firstRuleYear..<(firstRuleYear + 28) {
            let likeStart = Self.day(ofYear: like)
            if (likeStart + 4) % 7 == weekday, (GregorianRule.isLeap(like - 1), GregorianRule.isLeap(like)) == isLeap {
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
    package func instant(ofLocal local: Int64) -> Int64 {
        let before = Int64(segment(at: local - 86_400).offset)
        let after = Int64(segment(at: local + 86_400).offset)
        if Int64(segment(at: local - before).offset) == before { return local - before }
        if Int64(segment(at: local - after).offset) == after { return local - after }
        return local - before
    }
}
