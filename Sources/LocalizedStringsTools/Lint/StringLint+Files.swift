public import LocalizedStrings

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension StringLint {
    /// Every finding in files and folders: string catalogs, and folders that hold `xx.lproj` folders or catalogs.
    ///
    /// ```swift
    /// let report = StringLint().lint(paths: [resources])
    /// ```
    ///
    /// A file that cannot be read is a finding of the rule ``LintRule/file``; the others are looked at all the same. A
    /// `.strings` or `.stringsdict` file is taken together with the same table's files in the folders beside its own.
    ///
    /// - Parameters:
    ///   - paths: of catalogs, of `.strings` and `.stringsdict` files in `.lproj` folders, and of folders that hold such.
    ///   - sourceLanguage: the development language of `.lproj` folders, as the folder is called; nil for `en`, or `English`,
    ///     or `Base`, whichever there is first.
    public func lint(paths: [String], sourceLanguage: String? = nil) -> LintReport {
        var reader = LintFileReader(sourceLanguage: sourceLanguage)
        for path in paths { reader.read(path) }
        var report = lint(reader.tables)
        let broken = options.isEnabled(.file) ? reader.problems.map(finding) : []
        if !broken.isEmpty {
            report = LintReport(
                findings: report.findings + broken, suppressed: report.suppressed,
                files: report.files + broken.compactMap(\.file).filter { !report.files.contains($0) },
                rules: report.rules)
        }
        return report
    }

    func finding(_ error: StringsError) -> LintFinding {
        var finding = LintFinding(rule: .file, severity: options.severity(of: .file), message: "")
        switch error {
        case .malformed(let file, let line, let column, let expected, let found):
            (finding.file, finding.line, finding.column) = (file, line, column)
            finding.message = "expected \(expected), found \(found)"
        case .tooDeep(let file, let line, let column, let limit):
            (finding.file, finding.line, finding.column) = (file, line, column)
            finding.message = "nested more than \(limit) deep"
        case .notText(let file, let encoding, let offset):
            (finding.file, finding.message) = (file, "is not \(encoding) at byte \(offset)")
        case .unexpected(let file, let path, let expected, let found):
            finding.file = file
            finding.message = "\(StringsError.way(path))expected \(expected), found \(found)"
        case .malformedPropertyList(let file, let reason):
            (finding.file, finding.message) = (file, "is no property list: \(reason)")
        case .unreadable(let file, let reason): (finding.file, finding.message) = (file, "cannot be read: \(reason)")
        case .tooLarge(let file, let bytes, let limit):
            (finding.file, finding.message) = (file, "has \(bytes) bytes; at most \(limit) are read")
        case .tooManyValues(let file, let limit):
            (finding.file, finding.message) = (file, "has more than \(limit) values")
        case .noTables(let folder): (finding.file, finding.message) = (folder, "holds no table of strings")
        }
        return finding
    }
}

extension LintTable {
    /// The tables of a folder: string catalogs, and `.strings` and `.stringsdict` files in `xx.lproj` folders.
    ///
    /// - Parameters:
    ///   - folder: its path.
    ///   - sourceLanguage: the development language, whose folder may be called `Base.lproj` too.
    /// - Returns: the tables, and what cannot be read; `StringsError.noTables(folder:)` is among it where there is nothing.
    public static func tables(
        in folder: String, sourceLanguage: String
    ) -> (tables: [LintTable], problems: [StringsError]) {
        var reader = LintFileReader(sourceLanguage: sourceLanguage, isBaseSource: true)
        reader.read(folder)
        return (reader.tables, reader.problems)
    }
}

/// Finds the tables in paths.
struct LintFileReader {
    let sourceLanguage: String?
    /// Whether files of `Base.lproj` count as those of the source language.
    let isBaseSource: Bool
    private(set) var tables: [LintTable] = []
    private(set) var problems: [StringsError] = []
    /// Catalogs that were read already, folders of `.lproj` folders, and these with one table each.
    private var seen: Set<String> = []

    init(sourceLanguage: String?, isBaseSource: Bool = false) {
        (self.sourceLanguage, self.isBaseSource) = (sourceLanguage, isBaseSource)
    }

    mutating func read(_ path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return problems.append(.unreadable(file: path, reason: "no such file"))
        }
        if isFolder {
            if path.hasSuffix(".lproj") { return folder(Self.parent(path), table: nil) }
            return folder(path, table: nil)
        }
        if path.hasSuffix(".xcstrings") { return catalog(path) }
        let language = Self.parent(path)
        if LintTable.isTable(path), language.hasSuffix(".lproj") {
            return folder(Self.parent(language), table: LintTable.tableName(path))
        }
        guard LintTable.isTable(path) else {
            return problems.append(.unreadable(file: path, reason: "no table of strings"))
        }
        loose(path)
    }

    /// A file that is in no language's folder is in the source language.
    private mutating func loose(_ path: String) {
        guard seen.insert(Self.identity(path)).inserted else { return }
        let source = sourceLanguage ?? "en"
        do throws(StringsError) {
            guard let file = try LintTable.File(contentsOf: path, language: source) else { return }
            tables.append(LintTable(name: LintTable.tableName(path), sourceLanguage: source, files: [file]))
        } catch {
            problems.append(error)
        }
    }

    private mutating func catalog(_ path: String) {
        guard seen.insert(Self.identity(path)).inserted else { return }
        do throws(StringsError) {
            let bytes = try FileReader.bytes(of: path)
            tables.append(LintTable(try StringCatalog(reading: bytes, file: path), file: path, bytes: bytes))
        } catch {
            problems.append(error)
        }
    }

    /// - Parameter table: the only table to read; nil for all.
    private mutating func folder(_ folder: String, table: String?) {
        let place = Self.identity(folder)
        /// Of a table, or of all.
        func identity(_ table: String?) -> String { "\(place)\u{0}\(table ?? "")" }
        guard !seen.contains(identity(nil)), !seen.contains(identity(table)) else { return }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted() else {
            return problems.append(.unreadable(file: folder, reason: "the folder cannot be listed"))
        }
        var isEmpty = true
        var files: [String: [LintTable.File]] = [:]
        for name in names {
            let path = folder == "." ? name : "\(folder)/\(name)"
            if table == nil, name.hasSuffix(".xcstrings") {
                isEmpty = false
                catalog(path)
            }
            guard name.hasSuffix(".lproj"), let inner = try? FileManager.default.contentsOfDirectory(atPath: path)
            else {
                continue
            }
            let folder = String(name.dropLast(6))
            let language = isBaseSource && folder == "Base" ? sourceLanguage ?? folder : folder
            for file in inner.sorted() where table == nil || LintTable.tableName(file) == table {
                guard LintTable.isTable(file) else { continue }
                isEmpty = false
                guard !seen.contains(identity(LintTable.tableName(file))) else { continue }
                let place = "\(path)/\(file)"
                do throws(StringsError) {
                    guard let read = try LintTable.File(contentsOf: place, language: language) else {
                        continue
                    }
                    files[LintTable.tableName(file), default: []].append(read)
                } catch {
                    problems.append(error)
                }
            }
        }
        for (name, files) in files.sorted(by: { $0.key < $1.key }) {
            let languages = Set(files.map(\.language))
            let source = sourceLanguage ?? ["en", "English", "Base"].first(where: languages.contains) ?? "en"
            tables.append(LintTable(name: name, sourceLanguage: source, files: files))
        }
        seen.insert(identity(table))
        if isEmpty { problems.append(.noTables(folder: folder)) }
    }

    /// The same for all ways to write the path of a file.
    private static func identity(_ path: String) -> String {
        URL(filePath: FileReader.resolved(path)).standardized.path
    }

    private static func parent(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
