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
    ///   - sourceLanguage: the development language; a table that does not have it has its first language in its place.
    ///   - lose: gets what a catalog does not hold.
    static func tables(
        _ paths: [String], sourceLanguage: String, _ lose: (_ path: String, ConversionLoss) -> Void = { _, _ in }
    ) throws(CommandFailure) -> (tables: [LintTable], findings: [LintFinding]) {
        var groups: [(name: String, sources: [InterchangeSource])] = []
        for path in paths {
            guard let format = format(of: path) else { continue }
            let source = InterchangeSource(path: path, format: format)
            let name = format.isOfOneLanguage ? PathLanguage.stem(of: path) : StringTables.tableName(path)
            let place = groups.firstIndex { group in
                group.name == name && format.isOfOneLanguage && group.sources[0].format == format
                    && !group.sources.contains { $0.language == source.language }
            }
            if let place { groups[place].sources.append(source) } else { groups.append((name, [source])) }
        }
        var tables: [LintTable] = []
        var findings: [LintFinding] = []
        for (name, sources) in groups {
            let languages = sources.compactMap(\.language)
            let isWithSource = languages.count < sources.count || languages.contains(sourceLanguage)
            let language = isWithSource ? sourceLanguage : languages[0]
            var reader = InterchangeReader(sourceLanguage: language)
            for source in sources.sorted(by: {
                ($0.language ?? language) == language && $1.language != language && $1.language != nil
            }) {
                try reader.read(source)
            }
            var table = LintTable(reader.catalog, name: name, file: sources[0].path)
            table.files = sources.map(\.path)
            tables.append(table)
            for (path, loss) in reader.losses { lose(path, loss) }
            findings += reader.losses.compactMap { finding($0.loss, path: $0.path, table: name) }
        }
        return (tables, findings)
    }

    /// What of a file is no text, and no message.
    private static func finding(_ loss: ConversionLoss, path: String, table: String) -> LintFinding? {
        var severity = LintSeverity.warning
        switch loss.kind {
        case .leftOut: if loss.key.isEmpty { severity = .error }
        case .notHeld(let what, _) where what.hasPrefix("syntax of a message that is none"): severity = .error
        default: return nil
        }
        return LintFinding(
            rule: .file, severity: severity, table: table, key: loss.key.isEmpty ? nil : loss.key,
            language: loss.language,
            file: path, line: loss.line, message: ConversionLoss(loss.kind).description)
    }
}
