import LocalizedStringsTools

/// A place as a user names it.
struct CodePlace {
    let file: String
    let line: Int

    /// Nil for what is no place in a file that there is: a key.
    init?(_ text: String) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.popLast().flatMap({ Int($0) }) else { return nil }
        // FILE:LINE:COLUMN, where FILE:LINE alone would do.
        if parts.count > 1, let line = parts.last.flatMap({ Int($0) }) {
            (file, self.line) = (parts.dropLast().joined(separator: ":"), line)
        } else {
            (file, line) = (parts.joined(separator: ":"), last)
        }
        guard line > 0, SystemFile.status(of: file) != nil, !StringTables.isFolder(file) else { return nil }
    }

    /// What stands at the place: the keys of code on that line, or the key of a table.
    func names(_ strings: [ExtractedString], _ tables: [LintTable]) -> Set<FoundPlace.Name> {
        let own = StringTables.resolved(file)
        var names: Set<FoundPlace.Name> = []
        for string in strings where string.line == line && StringTables.resolved(string.file) == own {
            names.insert(FoundPlace.Name(key: string.key, table: string.tableName))
        }
        for table in tables {
            for path in table.files where StringTables.resolved(path) == own {
                let lines = ((try? StringTables.bytes(of: path)) ?? []).count { $0 == 0x0A } + 1
                if line <= lines, let key = table.key(atLine: line, of: path) {
                    names.insert(FoundPlace.Name(key: key, table: table.name))
                }
            }
        }
        return names
    }
}
