package import LocaleFormatDatePrograms
internal import LocaleFormatMemory

/// When a name of a zone is written.
package struct ZoneMoment: Hashable, Sendable {
    /// CLDR's group of zones that the zone is in; nil for none.
    package let metazone: String?
    package let offset: Int32
    package let isDaylight: Bool
    /// Whether clocks change within half a year; nil where that does not matter.
    package let isNearChange: Bool?

    package init(_ rules: ZoneRules, at seconds: Int64, seesChanges: Bool) {
        let segment = rules.segment(at: seconds)
        metazone = rules.metazones.first { $0.contains(seconds) }?.metazone
        (offset, isDaylight) = (segment.offset, segment.isDaylight)
        isNearChange = seesChanges ? rules.isDaylightNear(seconds) : nil
    }

    fileprivate init(metazone: String?, offset: Int32, isDaylight: Bool, isNearChange: Bool?) {
        (self.metazone, self.offset) = (metazone, offset)
        (self.isDaylight, self.isNearChange) = (isDaylight, isNearChange)
    }
}

/// What one field of a pattern writes of zones in one locale, as it is baked (`Data/Baked/FORMAT.md`, "zone names").
package struct ZoneTexts: Sendable {
    /// A zone's names.
    package struct Zone: Sendable {
        package let zone: TimeZoneID
        /// Every id that the zone has.
        package let ids: [String]
        package let names: [(moment: ZoneMoment, text: String)]

        package init(_ zone: TimeZoneID, ids: [String], names: [(moment: ZoneMoment, text: String)]) {
            (self.zone, self.ids, self.names) = (zone, ids, names)
        }
    }

    /// - Parameters:
    ///   - letter: the field's, and `count` how often it stands there.
    ///   - layout: of offsets, which are written where there is no name.
    /// - Returns: the place of the record.
    package static func bake(
        _ letter: Character, _ count: Int, _ layout: OffsetLayout, _ zones: [Zone], to writer: inout BakedWriter
    ) -> Int {
        let offsets = layout.bake(to: &writer)
        let places = zones.map { zone in
            writer.record(.zone) { writer in
                writer.number(zone.ids.count)
                for id in zone.ids { writer.text(id) }
                writer.number(zone.zone.rules.metazones.count)
                for use in zone.zone.rules.metazones {
                    writer.text(use.metazone)
                    writer.signed(Int(use.start))
                    writer.number(use.end == .max ? 0 : Int(use.end - use.start))
                }
            }
        }
        return writer.record(.zoneNames) { writer in
            writer.byte(letter.asciiValue ?? 0)
            writer.number(count)
            writer.number(offsets)
            writer.number(zones.count)
            for (zone, place) in zip(zones, places) {
                writer.number(place)
                writer.number(zone.names.count)
                for (moment, text) in zone.names {
                    let metazone = zone.zone.rules.metazones.firstIndex { $0.metazone == moment.metazone }
                    writer.number(metazone.map { $0 + 1 } ?? 0)
                    writer.signed(Int(moment.offset))
                    writer.byte((moment.isDaylight ? 1 : 0) + (moment.isNearChange.map { $0 ? 4 : 2 } ?? 0))
                    writer.text(text)
                }
            }
        }
    }

    // MARK: Reading

    enum Field {
        /// By ``ZoneRules/Segment/nameKey``.
        case list([String])
        case generic(ZoneNamePart)
    }

    /// The zone as it was named when its names were baked; nil where its names do not matter.
    private(set) var zone: TimeZoneID?
    /// Nil for a zone whose names were not baked.
    private(set) var field: Field?

    init(_ reader: inout BakedReader, for zone: TimeZoneID) throws(BakedFault) {
        try reader.expect(.zoneNames)
        let letter = Character(Unicode.Scalar(try reader.byte()))
        let count = try reader.number(1...64)
        guard "zvVZOXx".contains(letter) else { throw reader.fault("a letter of zones") }
        var offsets = try reader.record()
        let layout = try OffsetLayout(baked: &offsets)
        var found: (uses: [MetazoneUse], names: [ZoneMoment: String])?
        for _ in 0..<(try reader.number(0...4_096)) {
            var record = try reader.record()
            let (ids, uses) = try record.zone()
            let isWanted = ids.contains(zone.identifier) || ids.contains(zone.canonical)
            let names = try reader.names(of: uses)
            if isWanted { found = (uses, names) }
        }
        try reader.finish()
        if let text = Self.offset(letter, count, layout) {
            field = .list(zone.rules.samples.map { text(Int(zone.rules.segment(at: $0).offset)) })
        } else if zone.isOffset, letter == "z" {
            field = .list(zone.rules.samples.map { layout.text(Int(zone.rules.segment(at: $0).offset)) })
        } else if let found {
            let named = zone.named(by: found.uses)
            self.zone = named
            field = Self.field(letter, named.rules, found.names, layout)
        }
    }

    /// What writes a letter that shows offsets alone; nil for others.
    private static func offset(_ letter: Character, _ count: Int, _ layout: OffsetLayout) -> ((Int) -> String)? {
        switch letter {
        case "O",
            "Z" where letter == "O" || count == 4:
            layout.text
        case "X", "x", "Z": { ISOOffset.text(letter, count, $0) }
        default: nil
        }
    }

    private static func field(
        _ letter: Character, _ rules: ZoneRules, _ names: [ZoneMoment: String], _ layout: OffsetLayout
    ) -> Field {
        // A time that had no name when names were baked has its offset, as CLDR says of names that there are not.
        @Sendable func text(_ seconds: Int64, seesChanges: Bool) -> String {
            names[ZoneMoment(rules, at: seconds, seesChanges: seesChanges)]
                ?? layout.text(Int(rules.segment(at: seconds).offset))
        }
        guard letter == "v" else { return .list(rules.samples.map { text($0, seesChanges: false) }) }
        return .generic(ZoneNamePart { text($0.seconds, seesChanges: true) })
    }
}

extension BakedReader {
    fileprivate mutating func zone() throws(BakedFault) -> (ids: [String], uses: [MetazoneUse]) {
        try expect(.zone)
        var ids: [String] = []
        for _ in 0..<(try number(1...64)) { ids.append(try text()) }
        var uses: [MetazoneUse] = []
        let times = -1_000_000_000_000...1_000_000_000_000
        for _ in 0..<(try number(0...64)) {
            let (metazone, start) = (try text(), Int64(try signed(times)))
            let length = Int64(try number(0...times.upperBound))
            uses.append(MetazoneUse(metazone: metazone, start: start, end: length == 0 ? .max : start + length))
        }
        try finish()
        return (ids, uses)
    }

    fileprivate mutating func names(of uses: [MetazoneUse]) throws(BakedFault) -> [ZoneMoment: String] {
        var names: [ZoneMoment: String] = [:]
        for _ in 0..<(try number(0...256)) {
            let metazone = try number(0...uses.count)
            let offset = Int32(try signed(-86_399...86_399))
            let flags = try byte()
            guard [0, 1, 2, 3, 4, 5].contains(flags) else { throw fault("three flags") }
            let moment = ZoneMoment(
                metazone: metazone == 0 ? nil : uses[metazone - 1].metazone, offset: offset,
                isDaylight: flags & 1 != 0, isNearChange: flags < 2 ? nil : flags >= 4)
            names[moment] = try text()
        }
        return names
    }
}

extension TimeZoneID {
    /// Whether it is an offset, and not a name.
    fileprivate var isOffset: Bool { ZoneOffsetText.seconds(ofID: identifier) != nil }
}
