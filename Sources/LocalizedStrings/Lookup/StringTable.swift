public import LocaleFormatAppleStrings
public import LocaleFormatCore
internal import LocaleFormatMemory

/// The localized strings of one table in one language: immutable, looked up by key. They are compiled by a ``Localizer``, which
/// knows for whom.
public struct StringTable: Sendable {
    /// The file's name without extension: `Localizable`.
    public let name: String
    /// The language of the texts, which its folder or the catalog names.
    public let language: LocaleID
    private let content: Content

    private enum Content: Sendable {
        case templates([String: TextTemplate])
        /// A catalog, in which the language goes by this name.
        case catalog(StringCatalog, language: String)
        /// A part of the program.
        case embedded(EmbeddedTable)
    }

    /// A table that is given whole.
    public init(name: String = "Localizable", language: LocaleID, templates: [String: TextTemplate]) {
        (self.name, self.language, content) = (name, language, .templates(templates))
    }

    /// A table of texts, as in a `.strings` file, and of entries of a `.stringsdict` file, which take precedence.
    public init(
        name: String = "Localizable", language: LocaleID, strings: StringsFile = StringsFile(),
        dictionary: StringsDictFile = StringsDictFile()
    ) {
        var templates = strings.texts.mapValues { TextTemplate($0) }
        for key in dictionary.keys { templates[key] = dictionary[key]?.template ?? templates[key] }
        self.init(name: name, language: language, templates: templates)
    }

    /// One language of a catalog.
    ///
    /// - Parameters:
    ///   - name: the catalog's, without extension.
    ///   - language: the language of the texts.
    ///   - catalog: all languages of the table.
    ///   - catalogLanguage: the language as the catalog writes it, `zh-Hans`; nil for `language`'s own tag.
    public init(
        name: String = "Localizable", language: LocaleID, catalog: StringCatalog, catalogLanguage: String? = nil
    ) {
        (self.name, self.language) = (name, language)
        content = .catalog(catalog, language: catalogLanguage ?? language.tag)
    }

    private init(_ name: String, _ language: LocaleID, _ content: Content) {
        (self.name, self.language, self.content) = (name, language, content)
    }

    /// The tables of all languages of a catalog that is part of the program, as `fmt strings symbols` and the plugin
    /// `LocalizedStringsPlugin` write them into Swift. Nothing is read before a key is asked for.
    ///
    /// - Parameters:
    ///   - name: the catalog's, without extension.
    ///   - keys: all keys of the table, in the generator's form. Of a literal in any other form no key is found.
    ///   - texts: by language, in the order of the keys. Languages that are no locales are left out.
    public static func embedded(
        name: String, keys: StaticString, texts: KeyValuePairs<String, StaticString>
    ) -> [StringTable] {
        let keys = EmbeddedTexts(keys)
        return texts.compactMap { language, texts in
            guard let language = try? LocaleID(language) else { return nil }
            return StringTable(name, language, .embedded(EmbeddedTable(keys: keys, texts: EmbeddedTexts(texts))))
        }
    }

    /// The same table under another name.
    func named(_ name: String) -> StringTable { StringTable(name, language, content) }

    /// The localized string of a key; nil where the table has none. In a catalog's source language a key without wording is
    /// its own text.
    public subscript(key: String) -> TextTemplate? {
        let asked = key.withOrderedMarks
        switch content {
        case .templates(let templates): return templates[asked]
        case .catalog(let catalog, let language):
            guard catalog.has(asked) else { return nil }
            if let localization = catalog.numberedLocalization(of: asked, in: language) {
                // Xcode keeps a place for a translation that nobody has begun.
                let unit = localization[.root]
                let isPending = unit?.state == .new && unit?.value.isEmpty == true && !localization.hasVariations
                if !isPending, let template = localization.template { return template }
            }
            return language == catalog.sourceLanguage ? NamedArguments.template(ofKey: key) : nil
        case .embedded(let table): return table[asked]
        }
    }

    /// All keys, in no particular order.
    public var keys: [String] {
        switch content {
        case .templates(let templates): Array(templates.keys)
        case .catalog(let catalog, _): catalog.keys
        case .embedded(let table): table.allKeys
        }
    }
}
