import LocalizedStringsTools

/// The tables of whole folders.
enum TableSearch {
    /// The tables at the paths and below them, but in hidden folders (`.build` among them), and that of a file.
    ///
    /// - Parameter file: a table that may lie elsewhere; what is no table is left out.
    /// - Returns: the tables, and why some could not be read: one that is broken hides no other.
    static func tables(
        in paths: [String], and file: String?, sourceLanguage: String
    ) -> (tables: [LintTable], failures: [CommandFailure]) {
        var places: Set<String> = []
        for path in paths {
            guard StringTables.isFolder(path) else {
                if LintTable.isTable(path) { places.insert(path) }
                continue
            }
            if holdsTables(path) { places.insert(path) }
            places.formUnion(folders(below: path).filter(holdsTables))
        }
        var (tables, failures): ([LintTable], [CommandFailure]) = ([], [])
        func add(_ place: String) {
            guard StringTables.isFolder(place) else {
                do throws(CommandFailure) {
                    tables += try StringTables.tables(place, sourceLanguage: sourceLanguage)
                } catch { failures.append(error) }
                return
            }
            let found = LintTable.tables(in: place, sourceLanguage: sourceLanguage)
            tables += found.tables
            failures += found.problems.map { .failed("\($0)") }
        }
        for place in places.sorted() { add(place) }
        if let file, LintTable.isTable(file) {
            let known = Set(tables.flatMap(\.files).map(StringTables.resolved))
            if !known.contains(StringTables.resolved(file)) {
                add(file)
            }
        }
        return (tables, failures)
    }

    /// The folders that may hold tables. A link is no way down, and no folder that cannot be read; and the library opens names that are UTF-8.
    private static func folders(below path: String) -> [String] {
        var found: [String] = []
        var open = [path]
        while let folder = open.popLast() {
            for name in (try? SystemFolder.names(in: folder)) ?? []
            where !name.hasPrefix(".") && !name.hasSuffix(".lproj") && !FileName.hasEscapes(name) {
                let inside = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                guard StringTables.isFolder(inside) else { continue }
                found.append(inside)
                if !SystemFile.isLink(inside) { open.append(inside) }
            }
        }
        return found
    }

    private static func holdsTables(_ folder: String) -> Bool {
        let names = (try? SystemFolder.names(in: folder)) ?? []
        return names.contains { name in
            if name.hasSuffix(".xcstrings") { return true }
            guard name.hasSuffix(".lproj") else { return false }
            return ((try? SystemFolder.names(in: "\(folder)/\(name)")) ?? []).contains(where: LintTable.isTable)
        }
    }
}
