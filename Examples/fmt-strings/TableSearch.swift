import Foundation
import LocalizedStringsTools

/// The tables of whole folders.
enum TableSearch {
    /// The tables at the paths and below them, but in hidden folders (`.build` among them), and that of a file.
    ///
    /// - Parameter file: a table that may lie elsewhere; what is no table is left out.
    static func tables(in paths: [String], and file: String?, sourceLanguage: String) throws -> [LintTable] {
        var places: Set<String> = []
        for path in paths {
            guard StringTables.isFolder(path) else {
                if LintTable.isTable(path) { places.insert(path) }
                continue
            }
            if try holdsTables(path) { places.insert(path) }
            guard let inside = FileManager.default.enumerator(atPath: path) else { continue }
            while let name = inside.nextObject() as? String {
                let folder = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
                if name.split(separator: "/").last?.hasPrefix(".") == true || name.hasSuffix(".lproj") {
                    inside.skipDescendants()
                } else if StringTables.isFolder(folder), try holdsTables(folder) {
                    places.insert(folder)
                }
            }
        }
        var tables = try places.sorted().flatMap { try StringTables.tables($0, sourceLanguage: sourceLanguage) }
        if let file, LintTable.isTable(file) {
            let known = Set(tables.flatMap(\.files).map(StringTables.resolved))
            if !known.contains(StringTables.resolved(file)) {
                tables += try StringTables.tables(file, sourceLanguage: sourceLanguage)
            }
        }
        return tables
    }

    private static func holdsTables(_ folder: String) throws -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            if name.hasSuffix(".xcstrings") { return true }
            guard name.hasSuffix(".lproj") else { return false }
            return ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []).contains(
                where: LintTable.isTable)
        }
    }
}
