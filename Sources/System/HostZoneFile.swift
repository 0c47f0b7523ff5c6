#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The file that the C library reads for the zone of a process, with everything that asks it: ICU, at its first date.
package enum HostZoneFile {
    /// Where it is (tzset(3)): `TZ`, with a colon before it or without, is a path from the root or one in the folder of zones; without
    /// `TZ` it is `/etc/localtime`. A rule, `CET-1CEST,M3.5.0,M10.5.0/3`, is first looked for as a file too.
    ///
    /// - Parameters:
    ///   - zone: the value of `TZ`.
    ///   - folder: that of `TZDIR`.
    package static func path(zone: String?, folder: String?) -> String {
        guard let zone else { return "/etc/localtime" }
        let name = zone.utf8.first == UInt8(ascii: ":") ? String(zone.dropFirst()) : zone
        return name.utf8.first == UInt8(ascii: "/") ? name : (folder ?? "/usr/share/zoneinfo") + "/" + name
    }

    /// Whether reading the file may wait, or take what others wait for: a pipe, a terminal, a socket. Files and folders do not, nor
    /// what is not there.
    package static var mayWait: Bool {
        var status = stat()
        let path = path(zone: Environment.value("TZ"), folder: Environment.value("TZDIR"))
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
    }
}
