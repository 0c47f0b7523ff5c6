internal import LocaleFormatMemory
internal import LocaleFormatSystem

/// A folder of zone files, laid out as the tz database's `make install` does.
package final class ZoneFolder: Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }

    /// The folder that the programs of this machine read: `TZDIR`, as in tzset(3), or the first of the usual ones that is
    /// there.
    package static func ofSystem() -> ZoneFolder? {
        let usual = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"]
        return ([Environment.value("TZDIR")].compactMap { $0 } + usual).first(where: Folder.exists).map(ZoneFolder.init)
    }

    /// Whether a text may be the name of a zone file (the tz database's "Theory and pragmatics", "Timezone identifiers"): ASCII
    /// letters, digits, `+`, `-` and `_`, in parts between slashes. There is no dot, so that no path leads out of the
    /// folder.
    package static func isName(_ id: String) -> Bool {
        guard id.utf8.count <= ZoneStore.maximumLength, !names.contains(id) else { return false }
        let parts = id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard 1...4 ~= parts.count, let first = parts.first, !folders.contains(String(Substring(first))) else {
            return false
        }
        return parts.allSatisfy { part in
            !part.isEmpty
                && part.allSatisfy { byte in
                    0x41...0x5A ~= byte || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == 0x2B || byte == 0x2D
                        || byte == 0x5F
                }
        }
    }

    /// The zone of a file in a folder of zones; nil where the path does not tell it.
    ///
    /// Byte by byte: a search by characters fills a dictionary, whose type alone costs a process as much as a number.
    package static func id(ofPath path: String) -> String? {
        var folders = path.utf8.split(separator: UInt8(ascii: "/"))[...]
        guard let last = folders.lastIndex(where: { $0.elementsEqual("zoneinfo".utf8) }) else { return nil }
        folders = folders[(last + 1)...]
        if let first = folders.first, first.elementsEqual("posix".utf8) { folders = folders.dropFirst() }
        guard let first = folders.first, let end = folders.last else { return nil }
        let id = String(path[first.startIndex..<end.endIndex])
        return isName(id) ? id : nil
    }

    /// The machine's own zone, the default rule's, and the one that says that no zone was chosen.
    private static let names = ["localtime", "posixrules", "Factory"]
    /// Copies; the times of the second one count leap seconds.
    private static let folders = ["posix", "right"]

    /// The file of a zone; nil where there is none.
    ///
    /// - Throws: ``DateError/damagedZoneFile(path:reason:)``.
    package func file(_ id: String) throws(DateError) -> TZif? {
        guard Self.isName(id) else { return nil }
        let path = path(of: id)
        let bytes: [UInt8]
        do throws(RegularFile.Failure) { bytes = try RegularFile.bytes(at: path, limit: TZif.maximumSize) } catch {
            switch error {
            case .missing, .notRegular: return nil
            case .tooLarge: throw .damagedZoneFile(path: path, reason: "it has more than \(TZif.maximumSize) bytes")
            case .unreadable: throw .damagedZoneFile(path: path, reason: "the system does not let it be read")
            }
        }
        do throws(TZif.Fault) { return try TZif(bytes) } catch {
            throw .damagedZoneFile(path: path, reason: error.rawValue)
        }
    }

    private func path(of id: String) -> String { "\(path)/\(id)" }

    /// What is in the file of a zone, sound or not; nil where it cannot be read.
    package func bytes(_ id: String) -> [UInt8]? { try? RegularFile.bytes(at: path(of: id), limit: TZif.maximumSize) }

    /// The names of all zone files.
    package func names() -> [String] {
        var names: [String] = []
        var folders = [""]
        // The database has some thirty folders and two thousand files, copies included.
        while let folder = folders.popLast(), names.count < 10_000 {
            for (name, isFolder) in Folder.contents(at: "\(path)/\(folder)", limit: 10_000) {
                let id = folder + name
                guard Self.isName(id) else { continue }
                if isFolder { folders.append(id + "/") } else { names.append(id) }
            }
        }
        return names
    }

    /// The version of the data, `2025b`: the first line of `tzdata.zi`, or the file `+VERSION` of other systems; nil where
    /// neither tells.
    package var version: String? {
        let (head, marker) = (lines("tzdata.zi").first ?? [], ["#", "version"])
        if head.count >= 3, head[0..<2] == marker[...] { return String(head[2].prefix(32)) }
        return lines("+VERSION").first?.first.map { String($0.prefix(32)) }
    }

    /// Zones by their other names (zic(8), "Link lines").
    package func links() -> [String: String] {
        var links: [String: String] = [:]
        for line in lines("tzdata.zi") + lines("backward") where line.count >= 3 && ["L", "Link"].contains(line[0]) {
            links[line[2]] = line[1]
        }
        return links
    }

    /// The country of each zone, ISO 3166's two letters; of several the first, whose city the zone is named after.
    package func countries() -> [String: String] {
        var countries: [String: String] = [:]
        for line in lines("zone1970.tab") + lines("zone.tab") where line.count >= 3 && line[0].first != "#" {
            if countries[line[2]] == nil { countries[line[2]] = String(line[0].prefix(2)) }
        }
        return countries
    }

    /// The words of each line of a text of the folder.
    private func lines(_ name: String) -> [[String]] {
        guard let bytes = try? RegularFile.bytes(at: "\(path)/\(name)", limit: 1 << 20) else { return [] }
        return bytes.split(separator: 0x0A).map { line in
            line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
