internal import LocaleFormatDatePrograms
internal import LocaleFormatMemory

/// A record of dates or of spans, and what was made of it for zones that somebody asked for.
final class BakedDateSource<Object: AnyObject & Sendable>: Sendable {
    /// The object for a zone; `lacksZone` where it would write a name that was not baked.
    typealias Made = (object: Object, lacksZone: Bool)

    private let reader: BakedReader
    private let make: @Sendable (inout BakedReader, TimeZoneID) throws(BakedFault) -> Made
    private let objects = Lock<[TimeZoneID: Object]>([:])
    /// Zones that are kept: a program has a handful.
    private static var limit: Int { 64 }

    init(
        _ reader: inout BakedReader,
        make: @escaping @Sendable (inout BakedReader, TimeZoneID) throws(BakedFault) -> Made
    ) throws(BakedFault) {
        (self.reader, self.make) = (reader, make)
        // What is not right is found out now.
        _ = try make(&reader, .utc)
    }

    /// - Throws: ``BakedError/zoneNotBaked(_:)``.
    func object(in zone: TimeZoneID) throws(BakedError) -> Object {
        if let known = objects.withLock({ $0[zone] }) { return known }
        var reader = reader
        let made: Made
        do throws(BakedFault) { made = try make(&reader, zone) } catch { throw BakedError(error) }
        if made.lacksZone { throw .zoneNotBaked(zone.identifier) }
        return objects.withLock { objects in
            if let known = objects[zone] { return known }
            if objects.count < Self.limit { objects[zone] = made.object }
            return made.object
        }
    }
}

extension BakedDateSource<BakedDate> {
    convenience init(date reader: inout BakedReader) throws(BakedFault) {
        try self.init(&reader) { (reader, zone) throws(BakedFault) in
            let baked = try BakedDateProgram(&reader, in: zone)
            return (BakedDate(baked.program, in: zone), baked.lacksZone)
        }
    }
}

extension BakedDateSource<BakedInterval> {
    convenience init(interval reader: inout BakedReader) throws(BakedFault) {
        try self.init(&reader) { (reader, zone) throws(BakedFault) in
            let baked = try BakedIntervalProgram(&reader, in: zone)
            return (BakedInterval(baked, in: zone), baked.lacksZone)
        }
    }
}
