internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// What zone letters write in a zone whose clock is not ICU's (UTS #35 part 4, "Time Zone Format Terminology" and "Time Zone
/// Format Pattern Usage").
///
/// Names are those of CLDR's metazones, and are written only beside the offsets that they stand for: those that ICU has for
/// zones of the metazone. Otherwise the offset itself is written, or the place.
final class ZoneText: Sendable {
    private let zone: TimeZoneID
    private let rules: ZoneRules
    private let locale: String
    private let names: ZoneNameTable
    /// Texts of offsets and places, by pattern and ICU's zone.
    private let texts = Lock<[String: String]>([:])
    private let meanings: [String: MetazoneMeaning]
    private let data: ZoneData
    /// What the zone's own names stand for.
    private let ownStates: Set<ZoneState>

    private struct Key: Hashable {
        let zone: TimeZoneID
        let locale: String
    }

    private static let cache = CompiledCache<Key, ZoneText>(capacity: 64)

    /// Those of a zone in a locale, in ICU's form: finding names takes as long as opening a format.
    static func of(_ zone: TimeZoneID, in locale: String) throws(ICUError) -> ZoneText {
        try cache.value(for: Key(zone: zone, locale: locale)) { () throws(ICUError) in
            try ZoneText(zone, locale: locale)
        }
    }

    /// - Parameter data: where the other zones of a metazone are from.
    init(_ zone: TimeZoneID, locale: String, data: ZoneData = .current) throws(ICUError) {
        self.zone = zone
        self.locale = locale
        self.data = data
        rules = zone.rules
        let metazones = Set(rules.metazones.map(\.metazone))
        names = ZoneNameTable(locale: locale, zone: zone.canonical, metazones: metazones)
        var meanings: [String: MetazoneMeaning] = [:]
        for metazone in metazones { meanings[metazone] = try MetazoneMeaning(metazone, of: zone.canonical) }
        self.meanings = meanings
        ownStates = names.own.isEmpty ? [] : try ZoneState.all(of: zone.canonical) { _, _ in true }
    }

    /// The text of a letter that stands so often; nothing where that has no meaning, as in ICU.
    func text(_ letter: Character, _ count: Int, at seconds: Int64) throws(ICUError) -> String {
        switch letter {
        case "z": return try specific(isLong: count >= 4, at: seconds)
        case "v" where count == 1 || count == 4: return try generic(isLong: count == 4, at: seconds)
        case "v": return ""
        case "V" where count == 4: return try location(isLong: true, at: seconds)
        case "V": return try place(count)
        default: return try offset(String(repeating: letter, count: count), at: seconds)
        }
    }

    /// "Pacific Daylight Time", "PDT", or the offset.
    private func specific(isLong: Bool, at seconds: Int64) throws(ICUError) -> String {
        let segment = rules.segment(at: seconds)
        if let name = specificName(isLong: isLong, segment, at: seconds) { return name }
        return try offset(isLong ? "OOOO" : "O", at: seconds)
    }

    private func specificName(isLong: Bool, _ segment: ZoneRules.Segment, at seconds: Int64) -> String? {
        let kind = ZoneNameTable.Kind(isLong: isLong, use: segment.isDaylight ? .daylight : .standard)
        if let own = names.own[kind], ownStates.contains(ZoneState(segment)) { return own }
        return metazone(at: seconds, segment).flatMap { names.metazones[$0]?[kind] }
    }

    /// The metazone whose names are right for what the clock shows.
    private func metazone(at seconds: Int64, _ segment: ZoneRules.Segment) -> String? {
        guard let metazone = rules.metazones.first(where: { $0.contains(seconds) })?.metazone,
            let meaning = meanings[metazone], meaning.includes(segment)
        else { return nil }
        return metazone
    }

    // MARK: Generic names

    /// "Pacific Time", "PT"; with the place where the zone is behind or ahead of the metazone's; or the place alone.
    private func generic(isLong: Bool, at seconds: Int64) throws(ICUError) -> String {
        let segment = rules.segment(at: seconds)
        let kind = ZoneNameTable.Kind(isLong: isLong, use: .generic)
        if let own = names.own[kind], ownStates.contains(ZoneState(segment)) { return own }
        guard let metazone = metazone(at: seconds, segment), let meaning = meanings[metazone] else {
            return try location(isLong: isLong, at: seconds)
        }
        let generic = names.metazones[metazone]?[kind]
        if !segment.isDaylight, !rules.isDaylightNear(seconds),
            let standard = specificName(isLong: isLong, segment, at: seconds),
            standard.lowercased() != generic?.lowercased()
        {
            return standard
        }
        guard let generic else { return try location(isLong: isLong, at: seconds) }
        // Whether the metazone's zone shows the same, now or when it shows this time.
        guard let id = meaning.zone(in: names.region), id != zone.canonical,
            let golden = try? TimeZoneID(id, data: data).rules
        else { return generic }
        let times = [seconds, golden.instant(ofLocal: seconds + Int64(segment.offset))]
        guard times.allSatisfy({ !golden.segment(at: $0).isLike(segment) }) else { return generic }
        return names.partial(generic, place: try partialPlace(meaning))
    }

    /// The country, if the zone is the metazone's there; else the city.
    private func partialPlace(_ meaning: MetazoneMeaning) throws(ICUError) -> String {
        guard let country = ZoneNameTable.country(of: zone.canonical) else {
            return rules.names.icuID == nil ? try place(3) : zone.canonical
        }
        guard meaning.zone(in: country) == zone.canonical else { return try place(3) }
        return ((try? LocaleID(locale)) ?? .root).bundles("region").lazy
            .compactMap { $0.node("Countries", country)?.string }.first ?? country
    }

    // MARK: Places and offsets

    /// Not a rule.
    private var isPlace: Bool { ZoneFolder.isName(rules.identifier) }

    /// "Almaty Time", "Egypt Time"; the offset of a zone that is at no place.
    private func location(isLong: Bool, at seconds: Int64) throws(ICUError) -> String {
        if let id = rules.names.icuID {
            if ZoneNameTable.country(of: zone.canonical) != nil { return try icuText("VVVV", zone: id) }
        } else if isPlace, rules.identifier.contains("/") {
            return names.location
        }
        return try offset(isLong ? "OOOO" : "O", at: seconds)
    }

    /// `V` the short id, `VV` the id, `VVV` the city.
    private func place(_ count: Int) throws(ICUError) -> String {
        if let id = rules.names.icuID, count != 2 {
            return try icuText(String(repeating: "V", count: count), zone: id)
        }
        switch count {
        // CLDR's short id of what it does not know (UTS #35, `V`).
        case 1: return "unk"
        case 2: return rules.identifier
        case 3: return isPlace ? names.city : try icuText("VVV", zone: TimeZoneData.unknown)
        default: return ""
        }
    }

    private func offset(_ pattern: String, at seconds: Int64) throws(ICUError) -> String {
        try icuText(pattern, zone: ZoneOffsetText.id(seconds: Int(rules.segment(at: seconds).offset)))
    }

    /// What does not depend on the instant.
    private func icuText(_ pattern: String, zone: String) throws(ICUError) -> String {
        let key = pattern + zone
        if let known = texts.withLock({ $0[key] }) { return known }
        let text = try DateFormatHandle(.pattern(pattern), locale: locale, zone: zone).format(0)
        texts.withLock { if $0.count < 64 { $0[key] = text } }
        return text
    }
}

/// What the names of a metazone stand for.
struct MetazoneMeaning: Sendable {
    private let metazone: String
    private let states: Set<ZoneState>

    /// - Parameter own: the canonical id of a zone that is named by it.
    init(_ metazone: String, of own: String) throws(ICUError) {
        self.metazone = metazone
        var states: Set<ZoneState> = []
        for id in Set([Self.zones(metazone)?.child("001")?.string, own].compactMap { $0 }) {
            let uses = MetazoneUse.of(id).filter { $0.metazone == metazone }
            states.formUnion(
                try ZoneState.all(of: id) { start, end in uses.contains { start < $0.end && $0.start < end } })
        }
        self.states = states
    }

    /// The zone that the metazone is named after in a region.
    func zone(in region: String) -> String? {
        let zones = Self.zones(metazone)
        return zones?.child(region)?.string ?? zones?.child("001")?.string
    }

    private static func zones(_ metazone: String) -> ResourceBundle? {
        (try? ResourceBundle(name: "metaZones", fallback: false))?.node("mapTimezones", metazone)
    }

    /// Whether the names are right beside an offset.
    func includes(_ segment: ZoneRules.Segment) -> Bool { states.contains(ZoneState(segment)) }
}

/// What a name tells of the clock.
private struct ZoneState: Hashable {
    let offset: Int32
    let isDaylight: Bool

    init(_ segment: ZoneRules.Segment) { (offset, isDaylight) = (segment.offset, segment.isDaylight) }

    /// What ICU has for a zone in periods that are wanted, from a time to another; nothing for a zone that it does not have.
    static func all(of zone: String, _ isWanted: (Int64, Int64) -> Bool) throws(ICUError) -> Set<ZoneState> {
        guard TimeZoneData.canonical(zone) != nil else { return [] }
        let periods = try ZoneRules.icuPeriods(of: zone)
        var states: Set<ZoneState> = []
        for (index, period) in periods.enumerated() {
            let end = index + 1 < periods.count ? periods[index + 1].start : .max
            if isWanted(period.start, end) {
                states.insert(ZoneState(.init(offset: period.offset, isDaylight: period.isDaylight, nameKey: 0)))
            }
        }
        return states
    }
}

/// The names of a zone and of its metazones in a locale (ICU's bundle `zone`).
struct ZoneNameTable: Sendable {
    enum Use: String, CaseIterable {
        case generic = "g"
        case standard = "s"
        case daylight = "d"
    }

    struct Kind: Hashable, Sendable {
        let isLong: Bool
        let use: Use

        /// Its key in the bundle.
        var key: String { (isLong ? "l" : "s") + use.rawValue }

        static let all = [true, false].flatMap { isLong in Use.allCases.map { Kind(isLong: isLong, use: $0) } }
    }

    /// Names that the zone has for itself.
    let own: [Kind: String]
    let metazones: [String: [Kind: String]]
    let region: String
    /// The city that the zone is named after, for a zone that ICU does not have.
    let city: String
    /// "{0} Time".
    private let locationPattern: String
    /// "{1} ({0})".
    private let partialPattern: String

    init(locale: String, zone: String, metazones: Set<String>) {
        let locale = (try? LocaleID(locale)) ?? .root
        let chain = locale.bundles("zone").compactMap { $0.child("zoneStrings") }
        func names(_ key: String) -> [Kind: String] {
            let tables = chain.compactMap { $0.child(key) }
            var names: [Kind: String] = [:]
            for kind in Kind.all {
                // The mark says that there is no name, and that the parents' are not to be taken.
                names[kind] = tables.lazy.compactMap { $0.child(kind.key)?.string }.first.flatMap {
                    $0 == ZoneNames.none ? nil : $0
                }
            }
            return names
        }
        own = names(String(zone.map { $0 == "/" ? ":" : $0 }))
        self.metazones = Dictionary(uniqueKeysWithValues: metazones.map { ($0, names("meta:" + $0)) })
        region = locale.maximized.region ?? "001"
        city = String(zone.split(separator: "/").last.map { $0.map { $0 == "_" ? " " : $0 } } ?? [])
        func pattern(_ key: String) -> String? { chain.lazy.compactMap { $0.child(key)?.string }.first }
        locationPattern = pattern("regionFormat") ?? "{0}"
        partialPattern = pattern("fallbackFormat") ?? "{1} ({0})"
    }

    /// The country that a zone lies in, by its canonical id (ICU's bundle `zoneinfo64`).
    static func country(of zone: String) -> String? {
        guard let bundle = try? ResourceBundle(name: "zoneinfo64", fallback: false),
            let index = bundle.child("Names")?.index(of: zone),
            let region = bundle.child("Regions")?.child(at: index)?.string, region != "001"
        else { return nil }
        return region
    }

    /// "Ciudad Juarez Time".
    var location: String { locationPattern.replacing("{0}", with: city) }

    /// "Mountain Time (Ciudad Juarez)".
    func partial(_ name: String, place: String) -> String {
        partialPattern.replacing("{1}", with: name).replacing("{0}", with: place)
    }
}
