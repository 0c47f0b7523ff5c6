internal import LocaleFormatIdentifiers
package import LocaleFormatMemory
internal import LocaleFormatSystem

extension TimeZoneID {
    /// The zone of this process, as the system's own programs have it (tzset(3), localtime(5)): that of the environment variable
    /// `TZ`; where it is unset that of `/etc/localtime`; else UTC.
    ///
    /// `TZ` is the name of a zone file, `Europe/Berlin`, or the path of one, from the root or from the folder of zones, with a colon
    /// before it or without, or a rule, `CET-1CEST,M3.5.0,M10.5.0/3`. In a rule POSIX counts hours *west*: `TZ=UTC+5` is `GMT-05:00`, though
    /// ``init(_:)`` reads `UTC+5` as everybody else writes it. What cannot be read is UTC, as in C.
    ///
    /// `TZ` is read anew at each call; a file that it names, and `/etc/localtime`, once and by ``ZoneData/reload()``.
    public static var current: TimeZoneID { currentID.flatMap { try? TimeZoneID($0) } ?? .utc }

    /// Asked for each date that is written without a zone: an ordinary name costs nothing beyond reading the variable.
    private static var currentID: String? {
        guard let value = Environment.value("TZ") else { return MachineZone.current.read { $0.id } }
        let name = value.utf8.first == UInt8(ascii: ":") ? String(value.dropFirst()) : value
        if name.utf8.first == UInt8(ascii: "/") {
            return MachineZone.files.value(for: name) { MachineZone.id(ofFile: name) }
        }
        // ICU is asked last: most names are no rules.
        let rule = POSIXZoneRule(variable: name)
        if rule == nil, !ZoneFolder.isName(name) {
            // Any other text is a path inside the folder of zones, or out of it: `../zoneinfo/Asia/Tokyo`.
            let path = HostZoneFile.path(zone: name, folder: Environment.value("TZDIR"))
            return MachineZone.files.value(for: path) { MachineZone.id(ofFile: path) } ?? name
        }
        guard let rule, !ZoneStore.current.read({ $0.isNamed(name) }) else { return name }
        return rule.isFixed ? ZoneOffsetText.id(seconds: Int(rule.standard.offset)) : rule.text
    }
}

/// What zone the machine's clock on the wall is in.
package final class MachineZone: Sendable {
    /// Nil where nobody has said it.
    package let id: String?

    package init() { id = Self.id(ofFile: "/etc/localtime") }

    package static let current = CurrentReference(MachineZone())

    /// The zones of files that `TZ` named.
    package static let files = CompiledCache<String, String?>(capacity: 16)

    /// The zone that a file is of: by where it is, symbolic links followed; else by what is in it, for systems copy it.
    package static func id(ofFile path: String) -> String? {
        guard let folder = ZoneFolder.ofSystem(), let resolved = RegularFile.resolvedPath(of: path) else { return nil }
        if let id = ZoneFolder.id(ofPath: resolved) { return id }
        guard let bytes = try? RegularFile.bytes(at: resolved, limit: TZif.maximumSize), (try? TZif(bytes)) != nil
        else {
            return nil
        }
        // Of several names for one clock the database's own first.
        let links = folder.links()
        return folder.names().filter { folder.bytes($0) == bytes }
            .min { (links[$0] == nil ? 0 : 1, $0) < (links[$1] == nil ? 0 : 1, $1) }
    }
}
