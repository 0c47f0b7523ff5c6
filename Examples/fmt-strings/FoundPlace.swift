import LocalizedStrings
import LocalizedStringsTools

/// One line of the result.
struct FoundPlace {
    /// A key belongs to a table.
    struct Name: Hashable {
        let key: String
        let table: String
    }

    let name: Name
    let file: String
    let row: Int
    let column: Int
    /// The language and its text; nil for code and for a key's own place.
    var text: (language: String, value: String)?
    var isCode = false

    static func places(
        of names: Set<Name>, _ strings: [ExtractedString], _ tables: [LintTable]
    ) -> [FoundPlace] {
        var places: [FoundPlace] = []
        // A file may be found by several paths.
        var seen: Set<[String]> = []
        func add(_ place: FoundPlace) {
            let file = StringTables.resolved(place.file)
            let identity = [file, "\(place.row):\(place.column)", place.name.key, place.text?.language ?? ""]
            if seen.insert(identity).inserted { places.append(place) }
        }
        for string in strings {
            let name = Name(key: string.key, table: string.tableName)
            guard names.contains(name) else { continue }
            add(
                FoundPlace(name: name, file: string.file, row: string.line, column: string.column ?? 1, isCode: true))
        }
        for table in tables {
            for name in names.filter({ $0.table == table.name }).sorted(by: { $0.key < $1.key }) {
                for (language, place) in table.places(of: name.key) {
                    let value = language.flatMap { table.catalog[name.key]?[$0]?.template?.firstText }
                    add(
                        FoundPlace(
                            name: name, file: place.file ?? table.name, row: place.line ?? 1,
                            column: place.column ?? 1, text: language.map { ($0, value ?? "") }))
                }
            }
        }
        return places
    }

    /// Without the step that a search of the current folder puts before all its files.
    private var path: Substring { file.hasPrefix("./") ? file.dropFirst(2) : file[...] }

    var line: String {
        let what = isCode ? "code" : text.map { "\($0.language): \($0.value)" } ?? name.table
        return VisibleText.line("\(path):\(row):\(column): '\(name.key)' \(what)")
    }

    func json() throws -> String {
        let object = Row(
            column: column, file: String(path), key: name.key, kind: isCode ? "code" : text == nil ? "key" : "text",
            language: text?.language, line: row, table: name.table, value: text?.value)
        return try StringsConsole.json(object)
    }

    private struct Row: Encodable {
        let column: Int
        let file: String
        let key: String
        let kind: String
        let language: String?
        let line: Int
        let table: String
        let value: String?
    }
}
