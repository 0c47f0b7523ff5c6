import Foundation
import LocaleFormatDates
import Testing

/// Makes zone files (RFC 9636, section 3) for the tests of those who read them.
struct TZifFile {
    var version: UInt8 = 0x32
    var times: [Int64] = []
    var types: [UInt8] = []
    /// Seconds east, daylight saving time, place of the designation.
    var records: [(Int32, UInt8, UInt8)] = [(0, 0, 0)]
    var leapSeconds: [(Int64, Int32)] = []
    var indicators = 0
    var footer: String? = ""

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        if version == 0 { return block(width: 4) }
        var empty = TZifFile(version: version)
        empty.records = [(0, 0, 0)]
        bytes += empty.block(width: 4)
        bytes += block(width: 8)
        if let footer { bytes += Array("\n\(footer)\n".utf8) }
        return bytes
    }

    private func block(width: Int) -> [UInt8] {
        func big(_ value: Int64, _ width: Int) -> [UInt8] {
            (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * (width - 1 - $0))) }
        }
        var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        for count in [indicators, indicators, leapSeconds.count, times.count, records.count, 8] {
            bytes += big(Int64(count), 4)
        }
        for time in times { bytes += big(time, width) }
        bytes += types
        for (offset, daylight, name) in records { bytes += big(Int64(offset), 4) + [daylight, name] }
        bytes += Array("AAA\0BBB\0".utf8)
        for (time, correction) in leapSeconds { bytes += big(time, width) + big(Int64(correction), 4) }
        return bytes + [UInt8](repeating: 0, count: 2 * indicators)
    }
}

/// A folder of zone files that goes with the test.
final class ZoneTestFolder {
    let url: URL
    var data: ZoneData { .folder(url.path) }

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("zones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
    }

    func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

    /// The zone of a file.
    func zone(_ bytes: [UInt8], _ name: String = "Test/Zone") throws -> TimeZoneID {
        try write(bytes, name)
        return try TimeZoneID(name, data: data)
    }
}

extension TimeZoneID {
    /// Offset and daylight saving time at an instant.
    func state(_ text: String) throws -> String {
        let instant = try Instant(iso8601: text)
        return "\(secondsFromUTC(at: instant)) \(isDaylightSavingTime(at: instant) ? 1 : 0)"
    }
}
