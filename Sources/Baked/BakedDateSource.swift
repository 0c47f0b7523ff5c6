internal import LocaleFormatDatePrograms
internal import LocaleFormatMemory

/// A record of dates or of spans, and what was made of it for zones that somebody asked for.
final class BakedDateSource: Sendable {
    /// The object for a zone; `lacksZone` where it would write a name that was not baked.
    typealias Made = (object: any AnyObject & Sendable, lacksZone: Bool)

    /// What was made for a zone, and what was made after it. In a row, not in a dictionary: its types would cost a process as much as its first
    /// date.
    private final class Zoned: Sendable {
        let zone: TimeZoneID
        let object: any AnyObject & Sendable
        let next = OnceReference<Zoned>()

        init(_ zone: TimeZoneID, _ object: any AnyObject & Sendable) { (self.zone, self.object) = (zone, object) }
    }

    private let reader: BakedReader
    private let make: @Sendable (inout BakedReader, TimeZoneID) throws(BakedFault) -> Made
    private let first = OnceReference<Zoned>()
    /// Zones that are kept: a program has a handful.
    private static let limit = 64

    private init(
        _ reader: BakedReader, make: @escaping @Sendable (inout BakedReader, TimeZoneID) throws(BakedFault) -> Made
    ) { (self.reader, self.make) = (reader, make) }

    convenience init(date reader: BakedReader) {
        self.init(reader) { (reader, zone) throws(BakedFault) in
            let baked = try BakedDateProgram(&reader, in: zone)
            return (BakedDate(baked.program, in: zone), baked.lacksZone)
        }
    }

    convenience init(interval reader: BakedReader) {
        self.init(reader) { (reader, zone) throws(BakedFault) in
            let baked = try BakedIntervalProgram(&reader, in: zone)
            return (BakedInterval(baked, in: zone), baked.lacksZone)
        }
    }

    func date(in zone: TimeZoneID) throws(BakedError) -> BakedDate? { try object(in: zone) as? BakedDate }

    func interval(in zone: TimeZoneID) throws(BakedError) -> BakedInterval? { try object(in: zone) as? BakedInterval }

    /// - Throws: ``BakedError/zoneNotBaked(_:)``, ``BakedError/malformed(offset:expected:)``.
    private func object(in zone: TimeZoneID) throws(BakedError) -> any AnyObject & Sendable {
        var (last, count): (Zoned?, Int) = (nil, 0)
        while let next = last.map({ $0.next.read { $0 } }) ?? first.read({ $0 }) {
            if next.zone == zone { return next.object }
            (last, count) = (next, count + 1)
        }
        var reader = reader
        let made: Made
        do throws(BakedFault) { made = try make(&reader, zone) } catch { throw BakedError(error) }
        if made.lacksZone { throw .zoneNotBaked(zone.identifier) }
        guard count < Self.limit else { return made.object }
        let new = Zoned(zone, made.object)
        // Another thread may have been first, with another zone.
        var kept = last.map { $0.next.set(new) } ?? first.set(new)
        while kept !== new {
            if kept.zone == zone { return kept.object }
            kept = kept.next.set(new)
        }
        return made.object
    }
}
