internal import LocaleFormatCore
internal import LocaleFormatJSON
public import LocalizedStrings

/// Where the texts of a file stand, by their keys in a catalog, and which keys stand there more than once.
///
/// ```swift
/// let bytes = Array("a=1\nb=2\na=3\n".utf8)
/// let places = TextPlaces(of: try PropertiesFile(reading: bytes))
/// places.lines["b"]                                  // 2
/// places.duplicates.map(\.key)                       // ["a"]
/// ```
public struct TextPlaces: Hashable, Sendable {
    /// Lines from 1; of a key that stands twice the last.
    public private(set) var lines: [String: Int] = [:]
    /// Keys that were there already.
    public private(set) var duplicates: [DuplicateKey] = []

    /// Nothing is known.
    public init() {}

    /// Of keys whose lines are known, such as those of an `XLIFFFile`.
    public init(lines: [String: Int]) { self.lines = lines }

    /// Of the entries of a `.po` file.
    public init(of file: POFile) {
        let contextIsKey = file.header[POFile.keyField] == "msgctxt"
        for entry in file.entries where !entry.isHeader && !entry.isObsolete {
            add(entry.catalogKey(contextIsKey: contextIsKey), entry.position)
        }
    }

    /// Of the resources of a `strings.xml`.
    public init(of file: AndroidStrings) {
        // A colour may have a string's name.
        for resource in file.resources where !resource.name.isEmpty {
            if case .other = resource.value { continue }
            add(resource.name, resource.position)
        }
    }

    /// Of the messages, attributes and terms of a `.ftl` file. One that is there twice is among the losses where the file is taken.
    public init(of file: FluentFile) {
        for entry in file.entries {
            guard case .message(let message) = entry.content else { continue }
            for (id, _) in message.patterns where lines[id] == nil { lines[id] = entry.position?.line }
        }
    }

    /// Of the entries of a `.properties` file.
    public init(of file: PropertiesFile) {
        for entry in file.entries { lines[entry.key] = entry.position?.line }
        duplicates = file.duplicateKeys
    }

    /// Of the members of a file in JSON: FormatJS's, i18next's or ARB's. A plural form stands for its key too, `files_one` for `files`.
    public init(ofJSON bytes: [UInt8]) {
        var counter = SourcePositionCounter()
        var path: [(depth: Int, name: String)] = []
        // The names of the objects that are being read, by depth.
        var seen: [Int: Set<String>] = [:]
        var found: [(key: String, position: SourcePosition, isAgain: Bool)] = []
        _ = try? JSONReader.read(bytes) { depth, key, offset in
            while let last = path.last, last.depth >= depth { path.removeLast() }
            // Objects that are elements of one array have no names between them.
            let isElement = depth > 1 && path.last?.depth != depth - 1
            for inner in seen.keys where inner > depth { seen[inner] = nil }
            path.append((depth, key))
            let isAgain = !seen[depth, default: []].insert(key).inserted && !isElement
            let name = path.map(\.name).joined(separator: String(I18NextFile.separator))
            found.append((name, counter.position(of: offset, in: bytes), isAgain))
        }
        for (key, position, isAgain) in found {
            lines[key] = position.line
            if isAgain { duplicates.append(DuplicateKey(key: key, position: position)) }
        }
        for (key, position, _) in found {
            guard let bar = key.lastIndex(of: "_") else { continue }
            var stem = key[..<bar]
            if stem.hasSuffix("_ordinal") { stem = stem.dropLast("_ordinal".count) }
            if lines[String(stem)] == nil { lines[String(stem)] = position.line }
        }
    }

    /// Of the rows of a table, of which each is a wording of a key.
    public init(of table: CSVTable) {
        let header = table.rows.first ?? []
        guard let column = header.firstIndex(of: "key") else { return }
        let variation = header.firstIndex(of: "variation")
        var seen: Set<[String]> = []
        for (number, row) in table.rows.enumerated().dropFirst() where row.indices.contains(column) {
            let path = variation.flatMap { row.indices.contains($0) ? row[$0] : nil } ?? ""
            guard !seen.insert([row[column], path]).inserted else { continue }
            // Rows, which texts with line breaks make fewer than lines.
            duplicates.append(
                DuplicateKey(key: row[column], position: SourcePosition(offset: 0, line: number + 1, column: 1)))
        }
    }

    private mutating func add(_ key: String, _ position: SourcePosition?) {
        if lines[key] != nil { duplicates.append(DuplicateKey(key: key, position: position ?? .start)) }
        lines[key] = position?.line ?? 1
    }
}
