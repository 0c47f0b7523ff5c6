import LocaleFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Time zones by text, and by the files of a folder.
enum ZoneEntries {
    /// Line 1: an id, an offset or a rule of POSIX. 2: a locale. 3: seconds since 1970.
    static func text(_ fields: inout Fields) {
        guard let zone = try? TimeZoneID(fields.line()) else { return }
        require((try? TimeZoneID(zone.identifier)) == zone, "\(zone) does not read back")
        require(!zone.canonical.isEmpty, "\(zone) has no canonical name")
        check(zone, fields.locale(), fields.integer())
    }

    /// A file as tzfile(5) describes it.
    static func file(_ bytes: [UInt8]) {
        unsafe number += 1
        let name = unsafe "Fuzz/Z\(number)"
        let path = "\(folder)/\(name)"
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { Driver.fail("\(path) cannot be written\n") }
        let written = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        close(file)
        defer { unsafe unlink(path) }
        require(written == bytes.count, "\(path) cannot be written")
        guard let zone = try? TimeZoneID(name, data: .folder(folder)) else { return }
        check(zone, "en", Int(bytes.last ?? 0) << 24)
    }

    nonisolated(unsafe) private static var number = 0
    /// Each input is a zone with a name of its own, since zones are read once.
    private static let folder: String = {
        let path = "/tmp/localeformat-fuzz"
        unsafe mkdir(path, 0o700)
        unsafe mkdir(path + "/Fuzz", 0o700)
        return path
    }()

    private static func check(_ zone: TimeZoneID, _ locale: LocaleID, _ seconds: Int) {
        for start in [0, seconds, seconds % 4_102_444_800, 4_102_444_800, -2_208_988_800] {
            guard let instant = try? Instant(seconds: Int64(start)) else { continue }
            let offset = zone.secondsFromUTC(at: instant)
            // RFC 9636: from -24:59:59 to 25:59:59 in files; POSIX's rules may have a day more.
            require(-172_800...172_800 ~= offset, "\(zone) is \(offset) seconds from UTC")
            _ = zone.isDaylightSavingTime(at: instant)
            _ = DateStyle(date: .full, time: .full, locale: locale).timeZone(zone).format(instant)
        }
    }
}
