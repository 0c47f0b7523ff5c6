public import FoundationEssentials
internal import LocaleFormatAppleStrings
public import LocaleFormatCore

extension LocalizedBundle {
    /// Reads the tables at a URL of a folder or of one file, as ``init(contentsOf:developmentLanguage:isLenient:)-(String,_,_)`` does at
    /// a path.
    ///
    /// - Throws: ``StringsError``; a URL of the network is unreadable.
    public init(
        contentsOf url: URL, developmentLanguage: LocaleID? = nil, isLenient: Bool = false
    ) throws(StringsError) {
        try self.init(
            contentsOf: FileReader.path(of: url), developmentLanguage: developmentLanguage, isLenient: isLenient)
    }

    /// Reads the tables of a folder: `en.lproj/Localizable.strings`, `.stringsdict`, `Localizable.xcstrings`,
    /// `Localizable.loctable`. A macOS or iOS bundle is looked for in `Contents/Resources` or `Resources` too.
    ///
    /// Where a table has several files, a catalog counts more than a `.loctable`, that more than a `.stringsdict`, and that
    /// more than `.strings`.
    ///
    /// The path of one file, `App/Menu.xcstrings` or `de.lproj/Menu.strings`, opens that table alone. It is found by its name and as
    /// the table of texts that name none; a `.strings` or `.stringsdict` file is in the language of its `.lproj` folder, or else in
    /// the development language.
    ///
    /// - Parameters:
    ///   - folder: a path.
    ///   - developmentLanguage: nil for what `Info.plist` says (`CFBundleDevelopmentRegion`), or a catalog's source language,
    ///     or English.
    ///   - isLenient: whether a file that cannot be read is passed over and kept in ``problems`` instead of being thrown.
    /// - Throws: ``StringsError``, among them ``StringsError/noTables(folder:)`` where there is neither a table nor a file in a
    ///   language's folder.
    public init(
        contentsOf folder: String, developmentLanguage: LocaleID? = nil, isLenient: Bool = false
    ) throws(StringsError) {
        try self.init(
            contentsOf: folder, developmentLanguage: developmentLanguage, localizations: [], isLenient: isLenient)
    }

    /// - Parameter localizations: what `CFBundleLocalizations` holds, for who knows it from elsewhere.
    package init(
        contentsOf folder: String, developmentLanguage: LocaleID?, localizations: [String], isLenient: Bool
    ) throws(StringsError) {
        var reader = BundleReader(isLenient: isLenient)
        reader.folders.declare(localizations)
        if try reader.readAlone(folder) {
            let development = developmentLanguage ?? reader.developmentLanguage
            let tables = reader.tables(developmentLanguage: development)
            self.init(
                tables: tables.map { $0.named(Self.defaultTable) } + tables, developmentLanguage: development,
                problems: reader.problems)
            return
        }
        try reader.readInformation(in: "\(folder)/Contents")
        for place in ["Contents/Resources", "Resources", ""] {
            try reader.read(place.isEmpty ? folder : "\(folder)/\(place)", isRoot: place.isEmpty)
        }
        guard !reader.files.isEmpty || !reader.problems.isEmpty || reader.hasOtherFiles else {
            throw .noTables(folder: folder)
        }
        let development = developmentLanguage ?? reader.developmentLanguage
        self.init(
            tables: reader.tables(developmentLanguage: development), developmentLanguage: development,
            problems: reader.problems, folders: reader.folders)
    }
}

/// Collects the tables of a bundle's folders.
struct BundleReader {
    let isLenient: Bool
    var problems: [StringsError] = []
    var files: [Place: Files] = [:]
    var folders = ResourceFolders()
    /// Whether a language's folder has files that are no tables: images, pages.
    private(set) var hasOtherFiles = false
    private var informationLanguage: LocaleID?
    private var sourceLanguage: LocaleID?

    /// A table in a language; nil for `Base.lproj`.
    struct Place: Hashable {
        let name: String
        let language: LocaleID?
    }

    /// What a table of one language is made of.
    struct Files {
        var strings: StringsFile?
        var dictionary: StringsDictFile?
        var table: StringTable?

        var isCatalogAlone: Bool { strings == nil && dictionary == nil }
    }

    init(isLenient: Bool) { self.isLenient = isLenient }

    var developmentLanguage: LocaleID? { informationLanguage ?? sourceLanguage }

    /// Whether the path is that of a file, which is read then.
    mutating func readAlone(_ path: String) throws(StringsError) -> Bool {
        guard !path.isEmpty, !FileReader.isFolder(path), let file = path.split(separator: "/").last.map(String.init)
        else { return false }
        guard TableKind(path: file) != nil else {
            // What is not there says so itself.
            _ = try FileReader.bytes(of: path)
            throw .unreadable(
                file: path,
                reason:
                    "expected a folder or a file of \(TableKind.allCases.map { "." + $0.rawValue }.joined(separator: ", "))"
            )
        }
        let parent = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        let folder = parent.hasSuffix(".lproj") ? LanguageFolder(parent) : nil
        if case .language(let language)? = folder { informationLanguage = language }
        try attempt { (self) throws(StringsError) in try self.readFile(file, path, folder == .multiple ? nil : folder) }
        return true
    }

    mutating func read(_ folder: String, isRoot: Bool) throws(StringsError) {
        let names: [String]
        do { names = try FileReader.names(in: folder) } catch {
            if isRoot, files.isEmpty { throw error }
            return
        }
        folders.roots.append(folder)
        try readInformation(in: folder)
        for name in names {
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".lproj"), let language = LanguageFolder(name), FileReader.isFolder(path) {
                folders.add(path, language)
                for file in (try? FileReader.names(in: path)) ?? [] {
                    if TableKind(path: file) == nil, !file.hasPrefix(".") { hasOtherFiles = true }
                    try attempt { (self) throws(StringsError) in try self.readFile(file, "\(path)/\(file)", language) }
                }
            } else {
                try attempt { (self) throws(StringsError) in try self.readFile(name, path, nil) }
            }
        }
    }

    private mutating func attempt(
        _ body: (inout BundleReader) throws(StringsError) -> Void
    ) throws(StringsError) {
        do { try body(&self) } catch {
            guard isLenient else { throw error }
            problems.append(error)
        }
    }

    /// - Parameter folder: the language folder that the file is in; nil at the top.
    private mutating func readFile(_ name: String, _ path: String, _ folder: LanguageFolder?) throws(StringsError) {
        guard let kind = TableKind(path: name), let dot = name.lastIndex(of: ".") else { return }
        let table = String(name[..<dot])
        switch kind {
        case .xcstrings:
            let catalog = try StringCatalog(contentsOf: path)
            if sourceLanguage == nil || table == LocalizedBundle.defaultTable {
                sourceLanguage = (try? LocaleID(catalog.sourceLanguage)) ?? sourceLanguage
            }
            add(LocalizedBundle.tables(of: catalog, name: table))
        case .loctable: add(try LocTable.read(FileReader.bytes(of: path), name: table, file: path))
        case .strings:
            guard let place = place(table, folder) else { return }
            files[place, default: Files()].strings = try StringsFile(contentsOf: path)
        case .stringsdict:
            guard let place = place(table, folder) else { return }
            files[place, default: Files()].dictionary = try StringsDictFile(contentsOf: path)
        }
    }

    /// Tables outside a language folder count as the development language's.
    private func place(_ name: String, _ folder: LanguageFolder?) -> Place? {
        switch folder {
        case .language(let language)?: Place(name: name, language: language)
        case .base?, nil: Place(name: name, language: nil)
        case .multiple?: nil
        }
    }

    private mutating func add(_ tables: [StringTable]) {
        for table in tables { files[Place(name: table.name, language: table.language), default: Files()].table = table }
    }

    /// Reads the `Info.plist` of a folder, if there is one.
    mutating func readInformation(in folder: String) throws(StringsError) {
        let path = "\(folder)/Info.plist"
        guard FileReader.exists(path) else { return }
        try attempt { (self) throws(StringsError) in
            let value = try PropertyListValue.read(FileReader.bytes(of: path), file: path)
            if case .array(let names)? = value.dictionary?["CFBundleLocalizations"] {
                self.folders.declare(names.compactMap(\.string))
            }
            guard let region = value.dictionary?["CFBundleDevelopmentRegion"]?.string,
                case .language(let language)? = LanguageFolder(region)
            else { return }
            self.informationLanguage = language
        }
    }

    /// Base and the development language are one; what the language's own folder says counts more.
    func tables(developmentLanguage: LocaleID?) -> [StringTable] {
        let development = developmentLanguage ?? "en"
        let sorted = files.sorted { left, right in
            (left.key.language == nil ? 0 : 1, left.key.language?.tag ?? "", left.key.name)
                < (right.key.language == nil ? 0 : 1, right.key.language?.tag ?? "", right.key.name)
        }
        var base: [String: Files] = [:]
        var tables: [StringTable] = []
        for (place, files) in sorted {
            guard let language = place.language else {
                base[place.name] = files
                tables.append(Self.table(place.name, development, [files]))
                continue
            }
            let layers = language == development ? [base[place.name], files].compactMap { $0 } : [files]
            tables.append(Self.table(place.name, language, layers))
        }
        return tables
    }

    private static func table(_ name: String, _ language: LocaleID, _ layers: [Files]) -> StringTable {
        // A catalog is not unfolded where it is all there is.
        if layers.count == 1, layers[0].isCatalogAlone, let table = layers[0].table { return table }
        var templates: [String: TextTemplate] = [:]
        for files in layers {
            let table = StringTable(
                name: name, language: language, strings: files.strings ?? StringsFile(),
                dictionary: files.dictionary ?? StringsDictFile())
            for key in table.keys { templates[key] = table[key] }
            for key in files.table?.keys ?? [] { templates[key] = files.table?[key] ?? templates[key] }
        }
        return StringTable(name: name, language: language, templates: templates)
    }
}
