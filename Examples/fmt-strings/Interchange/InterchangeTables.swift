import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools
import LocalizedStringsXLIFF

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Files of other systems as tables, for the commands that look at tables: files of one format and one name in several languages are one.
enum InterchangeTables {
    /// The format of a path, where it is another one than those that are tables by themselves.
    static func format(of path: String) -> (any InterchangeFile.Type)? {
        guard let format = InterchangeFormats.ofFile(path) else { return nil }
        let own: [any InterchangeFile.Type] = [
            StringCatalog.self, StringsFile.self, StringsDictFile.self, LprojFolders.self, XclocPackage.self,
        ]
        return own.contains { $0 == format } ? nil : format
    }

    /// The files of a folder, by their paths, that are in one of the formats.
    static func paths(in folder: String) throws(CommandFailure) -> [String] {
        try StringTables.subpaths(of: folder).map { "\(folder)/\($0)" }
            .filter { !StringTables.isFolder($0) && format(of: $0) != nil }
    }

    /// The tables of files, and what is wrong in these.
    ///
    /// - Parameters:
    ///   - sourceLanguage: the development language. A table that does not have it, in files that have no texts of another language, has in
    ///     its place one of its regions, or else its first language.
    ///   - lose: gets what a catalog does not hold.
    static func tables(
        _ paths: [String], sourceLanguage: String, _ lose: (_ path: String, ConversionLoss) -> Void = { _, _ in }
    ) throws(CommandFailure) -> (tables: [LintTable], findings: [LintFinding]) {
        var groups: [InterchangeGroup] = []
        for path in paths {
            guard let format = format(of: path) else { continue }
            let source = InterchangeSource(path: path, format: format)
            let language = try InterchangeGroup.reading { try format.language(of: source) }
            let name = format.isOfOneLanguage ? PathLanguage.stem(of: path) : StringTables.tableName(path)
            let place = groups.firstIndex { group in
                group.name == name && format.isOfOneLanguage && group.format == format
                    && !group.files.contains { $0.language == language }
            }
            if let place {
                groups[place].files.append((source, language))
            } else {
                groups.append(InterchangeGroup(name: name, format: format, files: [(source, language)]))
            }
        }
        var tables: [LintTable] = []
        var findings: [LintFinding] = []
        for group in groups {
            let (table, found) = try group.table(sourceLanguage: sourceLanguage, lose)
            tables.append(table)
            findings += found
        }
        return (tables, findings)
    }
}
