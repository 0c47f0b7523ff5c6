internal import LocaleFormatJSON
internal import LocaleFormatMessageFormat1
public import LocalizedStrings

/// A table of strings in all its languages, and where its texts stand: what ``StringLint`` looks at.
///
/// ```swift
/// let catalog = LintTable(try StringCatalog(reading: bytes), file: "Localizable.xcstrings", bytes: bytes)
/// ```
public struct LintTable: Sendable {
    /// A place in a file.
    public struct Place: Hashable, Sendable {
        /// The path as the caller gave it; nil for a table that came from no file.
        public var file: String?
        /// The line in it, from 1; nil where it is not known.
        public var line: Int?
        /// Unicode scalars from the start of the line, from 1; nil where they are not known.
        public var column: Int?

        /// A place in a file.
        public init(file: String?, line: Int? = nil, column: Int? = nil) {
            (self.file, self.line, self.column) = (file, line, column)
        }

        init(file: String?, position: SourcePosition?) {
            self.init(file: file, line: position?.line, column: position?.column)
        }
    }

    /// `Localizable`; the file's name without extension.
    public var name: String
    /// The texts, whatever files they came from.
    public var catalog: StringCatalog
    /// Every file of the table: the catalog, or one for each language.
    public var files: [String]
    /// Where texts stand, by language and key.
    var places: [String: [String: Place]] = [:]
    /// Where keys stand, for what concerns all languages.
    var keyPlaces: [String: Place] = [:]
    /// Keys that a file has more than once.
    var duplicates: [(key: String, language: String?, place: Place)] = []
    /// The file of each language, where each has its own.
    var languageFiles: [String: String] = [:]
    /// Whether the development language has a file of its own that tells which keys there are.
    var hasSourceFile = false
    /// Whether the number that chooses a plural form is passed beside the text's arguments, as gettext's `ngettext` has it.
    var countsApart = false
    /// Texts that are messages, by language and key: their arguments, choices and tags are looked at as the file has them, not as the
    /// catalog does.
    var messages: [String: [String: MessageFormat1]] = [:]

    /// A string catalog.
    ///
    /// - Parameters:
    ///   - catalog: the texts.
    ///   - name: the table's name; nil for that of the file.
    ///   - file: its path, for reports.
    ///   - bytes: what was read, from which lines and columns are taken; nil leaves them out.
    public init(_ catalog: StringCatalog, name: String? = nil, file: String? = nil, bytes: [UInt8]? = nil) {
        self.catalog = catalog
        self.name = name ?? file.map(Self.tableName) ?? ""
        files = file.map { [$0] } ?? []
        for duplicate in catalog.duplicateKeys {
            duplicates.append((duplicate.key, nil, Place(file: file, position: duplicate.position)))
        }
        guard let file else { return }
        guard let bytes else { return }
        let found = CatalogPlaces(in: bytes)
        for (key, language, position) in found.duplicates {
            duplicates.append((key, language, Place(file: file, position: position)))
        }
        keyPlaces = found.keys.mapValues { Place(file: file, position: $0) }
        places = found.localizations.mapValues { $0.mapValues { Place(file: file, position: $0) } }
    }

    /// A file of one language, in an `xx.lproj` folder.
    public struct File: Sendable {
        /// What was read from the file.
        public enum Contents: Sendable {
            /// Of a `.strings` file.
            case strings(StringsFile)
            /// Of a `.stringsdict` file.
            case stringsDict(StringsDictFile)
        }

        /// As the folder's name has it: `de`, `zh-Hans`, `Base`.
        public var language: String
        /// For reports.
        public var path: String
        /// What was read from it.
        public var contents: Contents

        /// Reads a `.strings` or `.stringsdict` file; nil for a path with another extension.
        ///
        /// - Throws: `StringsError`, with the path.
        public init?(contentsOf path: String, language: String) throws(StringsError) {
            switch TableKind(path: path) {
            case .strings?:
                contents = .strings(try StringsFile(contentsOf: path))
            case .stringsdict?:
                contents = .stringsDict(try StringsDictFile(contentsOf: path))
            default: return nil
            }
            (self.language, self.path) = (language, path)
        }

        /// A file of one language.
        public init(language: String, path: String, contents: Contents) {
            (self.language, self.path, self.contents) = (language, path, contents)
        }
    }

    /// Whether a path is that of a table by its extension: `.xcstrings`, `.strings`, `.stringsdict`.
    public static func isTable(_ path: String) -> Bool {
        switch TableKind(path: path) {
        case .xcstrings?, .strings?, .stringsdict?: true
        case .loctable?, nil: false
        }
    }

    /// A table that is `.strings` and `.stringsdict` files, one or two for each language. A key that both have is the
    /// `.stringsdict` file's.
    ///
    /// - Parameters:
    ///   - name: the table's name, `Localizable`.
    ///   - sourceLanguage: the development language, as its folder is called.
    ///   - files: at most one of each kind for a language.
    public init(name: String, sourceLanguage: String, files: [File]) {
        self.init(StringCatalog(sourceLanguage: sourceLanguage), name: name)
        self.files = files.map(\.path)
        let ordered = files.filter { $0.language == sourceLanguage } + files.filter { $0.language != sourceLanguage }
        var entries: [String: CatalogEntry] = [:]
        var order: [String] = []
        var comments: [String: [String]] = [:]
        func add(
            _ key: String, _ localization: CatalogLocalization?, _ comment: String?, _ position: SourcePosition?,
            _ file: File
        ) {
            if entries[key] == nil {
                entries[key] = CatalogEntry()
                order.append(key)
            }
            // The comment of the development language, which comes first; a suppression counts in any file.
            if let comment, comments[key] == nil || comment.contains(LintSuppression.mark) {
                comments[key, default: []].append(comment)
            }
            entries[key]?[file.language] = localization
            let place = Place(file: file.path, position: position)
            places[file.language, default: [:]][key] = place
            if keyPlaces[key] == nil { keyPlaces[key] = place }
        }
        hasSourceFile = files.contains { $0.language == sourceLanguage }
        for file in ordered {
            if languageFiles[file.language] == nil { languageFiles[file.language] = file.path }
            switch file.contents {
            case .strings(let strings):
                for entry in strings.entries {
                    add(entry.key, CatalogLocalization(entry.value), entry.comment, entry.position, file)
                }
                for duplicate in strings.duplicateKeys {
                    duplicates.append(
                        (duplicate.key, file.language, Place(file: file.path, position: duplicate.position)))
                }
            case .stringsDict: continue
            }
        }
        for file in ordered {
            guard case .stringsDict(let dict) = file.contents else { continue }
            for key in dict.keys {
                let comment = dict.comments(for: key).map(Self.trimmed)
                add(
                    key, dict[key]?.catalogTemplate(key: key).map { CatalogLocalization($0) },
                    comment.isEmpty ? nil : comment.joined(separator: "\n"), dict.position(of: key), file)
            }
            for duplicate in dict.duplicateKeys {
                duplicates.append((duplicate.key, file.language, Place(file: file.path, position: duplicate.position)))
            }
        }
        for key in order {
            entries[key]?.comment = comments[key]?.joined(separator: "\n")
            catalog[key] = entries[key]
        }
    }

    /// A comment without the spaces at its ends.
    private static func trimmed(_ comment: String) -> String {
        let text = comment.drop { $0.isWhitespace }
        return String(text.reversed().drop { $0.isWhitespace }.reversed())
    }

    /// Where a language's text stands: its own place, else the key's, else the file.
    func place(of key: String?, language: String?) -> Place {
        if let key, let language, let place = places[language]?[key] { return place }
        if let language, let file = languageFiles[language] { return Place(file: file) }
        if let key, let place = keyPlaces[key] { return place }
        return Place(file: files.first)
    }

    /// `Localizable` for `App/de.lproj/Localizable.strings`.
    static func tableName(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}

/// Lines and columns of keys and languages in a string catalog.
struct CatalogPlaces {
    private(set) var keys: [String: SourcePosition] = [:]
    private(set) var localizations: [String: [String: SourcePosition]] = [:]
    /// Languages that an entry has more than once.
    private(set) var duplicates: [(key: String, language: String, position: SourcePosition)] = []

    init(in bytes: [UInt8]) {
        var counter = SourcePositionCounter()
        var path: [String] = []
        var keys: [String: SourcePosition] = [:]
        var localizations: [String: [String: SourcePosition]] = [:]
        var duplicates: [(String, String, SourcePosition)] = []
        // Of the entry that is read: a key that stands twice has its languages twice too.
        var seen: Set<String> = []
        _ = try? JSONReader.read(bytes) { depth, key, offset in
            guard depth <= 4 else { return }
            path.removeSubrange(min(depth - 1, path.count)...)
            path.append(key)
            guard path.first == "strings" else { return }
            if depth == 2 {
                keys[key] = counter.position(of: offset, in: bytes)
                seen = []
            }
            if depth == 4, path.count == 4, path[2] == "localizations" {
                let position = counter.position(of: offset, in: bytes)
                localizations[key, default: [:]][path[1]] = position
                if !seen.insert(key).inserted { duplicates.append((path[1], key, position)) }
            }
        }
        (self.keys, self.localizations, self.duplicates) = (keys, localizations, duplicates)
    }
}
