internal import LocaleFormatJSON
internal import LocaleFormatMemory
internal import Synchronization

/// The file of a catalog, of which each entry is read when it is first asked for.
final class CatalogFile: Sendable {
    let bytes: [UInt8]
    /// The languages of all entries, in the order in which they come.
    let languages: [String]

    private init(_ bytes: [UInt8], languages: [String]) { (self.bytes, self.languages) = (bytes, languages) }

    var layout: JSONLayout { JSONLayout(of: bytes) }

    /// What a catalog is made of. Nil for a file that must be read whole, whether because of what is wrong with it or because it is
    /// out of the ordinary.
    static func open(
        _ bytes: [UInt8]
    ) -> (file: CatalogFile, fields: JSONObject, order: [String], entries: [String: CatalogStoredEntry])? {
        guard let scan = CatalogScan(bytes) else { return nil }
        func name(_ member: CatalogScan.Member) -> String? {
            guard member.isEscaped else { return String(decoding: bytes[member.name], as: UTF8.self) }
            let quoted = member.name.lowerBound - 1..<member.name.upperBound + 1
            // One that the whole file is refused for is told there.
            return (try? JSONReader.value(in: bytes[quoted]))?.string.flatMap { $0.excessiveMark == nil ? $0 : nil }
        }
        let file = CatalogFile(bytes, languages: scan.languages.map { String(decoding: bytes[$0], as: UTF8.self) })
        var fields = JSONObject()
        for member in scan.members {
            guard let key = name(member) else { return nil }
            guard key != "strings" else {
                fields.members.append(.init(key: key, value: .object(JSONObject())))
                continue
            }
            guard let value = try? JSONReader.value(in: bytes[member.value]) else { return nil }
            fields.members.append(.init(key: key, value: value))
        }
        var order: [String] = []
        order.reserveCapacity(scan.entries.count)
        var entries: [String: CatalogStoredEntry] = [:]
        entries.reserveCapacity(scan.entries.count)
        for member in scan.entries {
            guard let key = name(member),
                entries.updateValue(.inFile(.init(file, member.value)), forKey: key) == nil
            else { return nil }
            order.append(key)
        }
        return (file, fields, order, entries)
    }

    /// An entry of the file.
    final class Entry: Sendable {
        private let file: CatalogFile
        private let range: Range<Int>
        private let whole = AtomicLazyReference<Whole>()

        private final class Whole: Sendable {
            let entry: CatalogEntry
            init(_ entry: CatalogEntry) { self.entry = entry }
        }

        init(_ file: CatalogFile, _ range: Range<Int>) { (self.file, self.range) = (file, range) }

        /// All of it.
        var entry: CatalogEntry {
            if let whole = whole.load() { return whole.entry }
            return whole.storeIfNil(Whole(CatalogEntry(fields: file.object(range)))).entry
        }

        /// What a language has, which is all that is read.
        subscript(language: String) -> CatalogLocalization? {
            if let whole = whole.load() { return whole.entry[language] }
            guard language.utf8.allSatisfy({ $0 < 0x80 }) else { return entry[language] }
            let name = Array(language.utf8)
            // Of members that stand twice, the last one counts.
            var found: Range<Int>?
            let isFound = ByteReader.read(file.bytes, range) { reader in
                CatalogScan.object(&reader) { reader, member, _ in
                    guard reader.matches(member, "localizations") else {
                        return CatalogScan.value(&reader, depth: 0)
                    }
                    return CatalogScan.object(&reader) { reader, member, _ in
                        let start = reader.index
                        guard CatalogScan.value(&reader, depth: 0) else { return false }
                        if reader.matches(member, name) { found = start..<reader.index }
                        return true
                    }
                }
            }
            guard isFound else { return entry[language] }
            return found.map { CatalogLocalization(fields: file.object($0)) }
        }
    }

    /// An object of the file, which the scan has found to be one.
    private func object(_ range: Range<Int>) -> JSONObject {
        (try? JSONReader.value(in: bytes[range]))?.object ?? JSONObject()
    }
}

/// An entry of a catalog, whether it was read or not.
enum CatalogStoredEntry: Hashable, Sendable {
    case read(CatalogEntry)
    case inFile(CatalogFile.Entry)

    var entry: CatalogEntry {
        switch self {
        case .read(let entry): entry
        case .inFile(let entry): entry.entry
        }
    }

    subscript(language: String) -> CatalogLocalization? {
        switch self {
        case .read(let entry): entry[language]
        case .inFile(let entry): entry[language]
        }
    }

    static func == (left: Self, right: Self) -> Bool { left.entry == right.entry }

    func hash(into hasher: inout Hasher) { hasher.combine(entry) }
}
