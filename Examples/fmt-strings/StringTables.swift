import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools
import LocalizedStringsXLIFF

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Files of strings, read and written.
enum StringTables {
    static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
        do {
            // A pipe or a device is opened without waiting, and closed unread.
            let file = try SystemFile(reading: path)
            let status = try file.status
            guard status.isRegularFile else {
                throw CommandFailure.failed("\(path): not a regular file")
            }
            let size = Int(status.st_size)
            let bytes = size > StringsLimits.bytes ? [] : try file.read(limit: StringsLimits.bytes)
            guard max(size, bytes.count) <= StringsLimits.bytes else {
                throw CommandFailure.failed("\(path): \(size) bytes; at most \(StringsLimits.bytes) are read")
            }
            return bytes
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(path): cannot be read: \(error)")
        }
    }

    /// Writes the whole file or, where that fails, nothing; see ``ReplacedFile``.
    static func write(_ bytes: [UInt8], to path: String, makingFolders: Bool = false) throws(CommandFailure) {
        if makingFolders, let slash = path.lastIndex(of: "/") {
            try ReplacedFile.makeFolder(String(path[..<slash]))
        }
        try ReplacedFile.write(bytes, to: path)
    }

    /// All files of a folder, by their paths from it.
    static func files(in folder: String) throws(CommandFailure) -> [XclocPackage.File] {
        var files: [XclocPackage.File] = []
        var size = 0
        for path in try subpaths(of: folder) where !isFolder("\(folder)/\(path)") {
            let bytes = try bytes(of: "\(folder)/\(path)")
            size += bytes.count
            guard size <= StringsLimits.bytes, files.count < XclocPackage.fileLimit else {
                throw .failed("\(folder): more than \(StringsLimits.bytes) bytes or \(XclocPackage.fileLimit) files")
            }
            files.append(XclocPackage.File(path: path, bytes: bytes))
        }
        return files
    }

    static func subpaths(of folder: String) throws(CommandFailure) -> [String] {
        do { return try SystemFolder.subpaths(of: folder).sorted() } catch {
            throw .failed("\(folder): cannot be read: \(error)")
        }
    }

    static func catalog(_ path: String) throws(CommandFailure) -> StringCatalog {
        do { return try StringCatalog(reading: bytes(of: path), file: path) } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(error)")
        }
    }

    /// The tables at a path: a catalog, a `.strings` or `.stringsdict` file, or a folder of catalogs and `xx.lproj` folders; a file of another
    /// system, and a folder of these where it has none of the former.
    ///
    /// - Parameters:
    ///   - sourceLanguage: the development language of tables that are no catalogs.
    ///   - lose: gets what a catalog does not hold of files of other systems.
    static func tables(
        _ path: String, sourceLanguage: String, _ lose: (_ path: String, ConversionLoss) -> Void = { _, _ in }
    ) throws(CommandFailure) -> [LintTable] {
        guard isFolder(path) else {
            if path.hasSuffix(".xcstrings") { return [try catalogTable(path)] }
            if InterchangeTables.format(of: path) != nil {
                return try InterchangeTables.tables([path], sourceLanguage: sourceLanguage, lose).tables
            }
            return [
                try table(
                    path, sourceLanguage: sourceLanguage, isDictionary: path.lowercased().hasSuffix(".stringsdict"))
            ]
        }
        let found = LintTable.tables(in: path, sourceLanguage: sourceLanguage)
        if found.tables.isEmpty {
            let others = try InterchangeTables.paths(in: path)
            if !others.isEmpty {
                return try InterchangeTables.tables(others, sourceLanguage: sourceLanguage, lose).tables
            }
        }
        if let problem = found.problems.first { throw .failed("\(problem)") }
        return found.tables
    }

    static func isFolder(_ path: String) -> Bool {
        SystemFile.status(of: path)?.isFolder == true
    }

    /// The path by which two paths to one file are equal.
    static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    static func tableName(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    /// A catalog with the places of its keys.
    static func catalogTable(_ path: String) throws(CommandFailure) -> LintTable {
        let bytes = try bytes(of: path)
        do { return LintTable(try StringCatalog(reading: bytes, file: path), file: path, bytes: bytes) } catch {
            throw .failed("\(error)")
        }
    }

    /// A `.strings` or `.stringsdict` file, whatever its extension.
    ///
    /// - Parameter bytes: what is in it; nil to read it.
    static func table(
        _ path: String, bytes: [UInt8]? = nil, sourceLanguage: String, isDictionary: Bool
    ) throws(CommandFailure) -> LintTable {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : sourceLanguage
        let bytes = if let bytes { bytes } else { try Self.bytes(of: path) }
        let contents: LintTable.File.Contents
        do throws(StringsError) {
            contents =
                isDictionary
                ? .stringsDict(try StringsDictFile(reading: bytes, file: path))
                : .strings(try StringsFile(reading: bytes, file: path))
        } catch {
            throw .failed("\(error)")
        }
        return LintTable(
            name: tableName(path), sourceLanguage: language == "Base" ? sourceLanguage : language,
            files: [LintTable.File(language: language, path: path, contents: contents)])
    }
}
