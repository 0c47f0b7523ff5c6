/// A date or time as functions of MessageFormat 2 see it: UTS #35 part 9, "Date and Time Operands".
package struct MessageDate: Sendable {
    /// The instant; of a literal without an offset as if it were in UTC.
    package let instant: Instant
    /// The zone that came with it; nil for a time of no place.
    package let zone: TimeZoneID?
    /// The literal, where it is a time of no place.
    private let floating: String?

    /// A moment, with the zone that it came with.
    package init(_ instant: Instant, zone: TimeZoneID?) { (self.instant, self.zone, floating) = (instant, zone, nil) }

    /// A date/time literal, by the standard's regular expression: `2006-01-02`, `2006-01-02T15:04:06.789+02:00`. A date alone is
    /// its midnight.
    package init?(literal text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10 || bytes.count >= 19, !bytes.starts(with: "0000".utf8),
            zip(bytes, "dddd-dd-ddTdd:dd:dd".utf8).allSatisfy({ byte, mark in
                mark == UInt8(ascii: "d") ? 0x30...0x39 ~= byte : byte == mark
            })
        else { return nil }
        var end = min(bytes.count, 19)
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            let count = bytes[(end + 1)...].prefix { 0x30...0x39 ~= $0 }.count
            guard 1...3 ~= count else { return nil }
            end += 1 + count
        }
        let offset = String(decoding: bytes[end...], as: UTF8.self)
        guard offset.isEmpty || offset == "Z" || offset.utf8.count == 6 else { return nil }
        let isDate = bytes.count == 10
        let local = isDate ? text + "T00:00:00" : String(decoding: bytes[..<end], as: UTF8.self)
        guard let instant = try? Instant(iso8601: local + (offset.isEmpty ? "Z" : offset)),
            bytes.count == 10 || !(bytes[11] == 0x32 && bytes[12] == 0x34)
        else { return nil }
        self.instant = instant
        if offset.isEmpty {
            (zone, floating) = (nil, local)
        } else {
            (zone, floating) = (offset == "Z" ? .utc : try? TimeZoneID("GMT" + offset), nil)
        }
    }

    package var isFloating: Bool { floating != nil }

    /// A time of no place, as it was written.
    package var literal: String? { floating }

    /// The instant at which a clock of this zone shows the time of no place.
    package func instant(in zone: TimeZoneID) -> Instant {
        floating.flatMap { try? Instant(iso8601: $0, in: zone) } ?? instant
    }
}
