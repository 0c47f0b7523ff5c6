public import LocalizedStrings

/// The tables of one language as an `xx.lproj` folder has them: texts in a `.strings` file, and what depends on numbers, devices or the
/// room in a `.stringsdict` file beside it.
///
/// ```swift
/// var catalog = StringCatalog(sourceLanguage: "en")
/// catalog["Cancel"] = CatalogEntry(comment: "A button")
/// catalog["Cancel"]?["de"] = CatalogLocalization("Abbrechen")
/// let folder = catalog.lprojFolder(for: "de").value
/// let files = try folder.files()
/// files.map(\.path)                                   // ["de.lproj/Localizable.strings"]
/// String(decoding: files[0].bytes, as: UTF8.self)     // "/* A button */\n"Cancel" = "Abbrechen";\n"
/// ```
public struct LprojFolder: Hashable, Sendable {
    /// A file by its path from where the folders are.
    public struct File: Hashable, Sendable {
        /// `de.lproj/Localizable.strings`
        public var path: String
        /// What is in it.
        public var bytes: [UInt8]
    }

    /// As the folder is called: `de`, `zh-Hans`, `pt-BR`.
    public var language: String
    /// Keys with one wording.
    public var strings: StringsFile
    /// Keys with several.
    public var dictionary: StringsDictFile

    /// Tables of a language.
    public init(
        language: String, strings: StringsFile = StringsFile(), dictionary: StringsDictFile = StringsDictFile()
    ) { (self.language, self.strings, self.dictionary) = (language, strings, dictionary) }

    /// The files of the folder that have a key.
    ///
    /// - Parameter table: their name.
    /// - Throws: `StringsError`, as what was read in binary cannot be written everywhere.
    public func files(table: String = "Localizable") throws(StringsError) -> [File] {
        var files: [File] = []
        let path = "\(language).lproj/\(table)"
        if !strings.entries.isEmpty { files.append(File(path: path + ".strings", bytes: try strings.bytes())) }
        if !dictionary.keys.isEmpty { files.append(File(path: path + ".stringsdict", bytes: try dictionary.bytes())) }
        return files
    }
}
