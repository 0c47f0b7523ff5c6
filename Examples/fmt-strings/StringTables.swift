import Foundation
import LocalizedStrings
import LocalizedStringsTools
import LocalizedStringsXLIFF

/// Files of strings, read and written.
enum StringTables {
    static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
        do {
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else {
                throw CommandFailure.failed("\(path): not a regular file")
            }
            if let size = (attributes[.size] as? NSNumber)?.intValue, size > StringsLimits.bytes {
                throw CommandFailure.failed("\(path): \(size) bytes; at most \(StringsLimits.bytes) are read")
            }
            return Array(try Data(contentsOf: target))
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(path): cannot be read: \(reason(error))")
        }
    }

    /// Writes the whole file or, where that fails, nothing: into a file beside it, which then takes its place.
    static func write(_ bytes: [UInt8], to path: String, makingFolders: Bool = false) throws(CommandFailure) {
        do {
            if makingFolders {
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            // A link stays a link: what it leads to is replaced.
            let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let kind = try? FileManager.default.attributesOfItem(atPath: target.path)[.type] as? FileAttributeType
            guard kind != .typeDirectory else { throw CommandFailure.failed("\(path): cannot be written: is a folder") }
            guard kind == nil || kind == .typeRegular else {
                // A device or a pipe is written to; another file must not take its place.
                try FileHandle(forWritingTo: target).write(contentsOf: Data(bytes))
                return
            }
            try Data(bytes).write(to: target, options: .atomic)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(path): cannot be written: \(reason(error))")
        }
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

    private static func subpaths(of folder: String) throws(CommandFailure) -> [String] {
        do { return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() } catch {
            throw .failed("\(folder): cannot be read: \(reason(error))")
        }
    }

    static func catalog(_ path: String) throws(CommandFailure) -> StringCatalog {
        do { return try StringCatalog(reading: bytes(of: path), file: path) } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw .failed("\(error)")
        }
    }

    /// The tables at a path: a catalog, a `.strings` or `.stringsdict` file, or a folder of catalogs and `xx.lproj` folders.
    ///
    /// - Parameter sourceLanguage: the development language of tables that are no catalogs.
    static func tables(_ path: String, sourceLanguage: String) throws(CommandFailure) -> [LintTable] {
        guard isFolder(path) else {
            if path.hasSuffix(".xcstrings") {
                let bytes = try bytes(of: path)
                do { return [LintTable(try StringCatalog(reading: bytes, file: path), file: path, bytes: bytes)] } catch
                {
                    throw .failed("\(error)")
                }
            }
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
            let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : sourceLanguage
            return [
                LintTable(
                    name: tableName(path), sourceLanguage: language == "Base" ? sourceLanguage : language,
                    files: [try file(path, language: language)])
            ]
        }
        let found = LintTable.tables(in: path, sourceLanguage: sourceLanguage)
        if let problem = found.problems.first { throw .failed("\(problem)") }
        return found.tables
    }

    static func isFolder(_ path: String) -> Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        return (try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType)
            == .typeDirectory
    }

    /// The path by which two paths to one file are equal.
    static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    static func tableName(_ path: String) -> String {
        URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }

    private static func file(_ path: String, language: String) throws(CommandFailure) -> LintTable.File {
        do throws(StringsError) {
            if let file = try LintTable.File(contentsOf: path, language: language) { return file }
        } catch {
            throw .failed("\(error)")
        }
        // What has another extension is read as most of them are.
        let bytes = try bytes(of: path)
        do throws(StringsError) {
            let contents = LintTable.File.Contents.strings(try StringsFile(reading: bytes, file: path))
            return LintTable.File(language: language, path: path, contents: contents)
        } catch {
            throw .failed("\(error)")
        }
    }

    private static func reason(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        switch error.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: return "no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
        default: return error.localizedDescription
        }
    }
}
