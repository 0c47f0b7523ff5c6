public import LocalizedStrings

/// An XLIFF document, version 1.2 or 2: what translators and their tools exchange.
///
/// ```swift
/// let document = XLIFFDocument([catalog.xliffFile(for: "fr", original: "App/Localizable.xcstrings")])
/// let bytes = try document.bytes(.v1_2)
/// // … translated …
/// let back = try XLIFFDocument(reading: bytes)
/// let report = try catalog.merge(back.files[0])
/// ```
public struct XLIFFDocument: Hashable, Sendable {
    /// The versions that are written. 1.2 in the form in which Xcode exports and imports string catalogs; 2.0 by the OASIS
    /// standard, which is also ISO 21720. Reading takes 2.1 and 2.2 too, whose core is that of 2.0.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public enum Version: String, Hashable, Sendable, CaseIterable {
        /// As Xcode writes and reads it.
        case v1_2 = "1.2"
        /// By the OASIS standard.
        case v2_0 = "2.0"
    }

    /// One for each table and pair of languages.
    public var files: [XLIFFFile]
    /// The document that the files were read from; nil for one of version 1, and for one that was made.
    var origin: XLIFFOrigin?

    /// A document with the files, such as those of `StringCatalog.xliffFile(for:original:)`.
    public init(_ files: [XLIFFFile] = []) { self.files = files }

    /// What a document was read from is not part of what it says.
    public static func == (left: XLIFFDocument, right: XLIFFDocument) -> Bool { left.files == right.files }

    public func hash(into hasher: inout Hasher) { hasher.combine(files) }

    /// The largest file that is read, in bytes: 256 MiB.
    public static let sizeLimit = StringsLimits.bytes
    /// How deep elements may nest in a file that is read.
    public static let depthLimit = 64
    /// The most attributes that an element of a file may have.
    public static let attributeLimit = 256
    /// The most elements and stretches of text that one unit, one header or one piece of metadata may have.
    public static let partLimit = 200_000
}

/// The strings of one table in one pair of languages: a `<file>`.
public struct XLIFFFile: Hashable, Sendable {
    /// The path of the table, as Xcode writes it from the project's folder: `App/Localizable.xcstrings`.
    public var original: String
    /// As the catalog writes it.
    public var sourceLanguage: String
    /// Nil for a file that has not been given to a translator.
    public var targetLanguage: String?
    /// The wordings, in the order of the catalog.
    public var units: [XLIFFUnit]
    /// What the catalog says beside its keys, where it is not the usual; JSON.
    package var catalog: String?

    /// The keys of the units, and the line at which the first unit of each stands in the file that was read.
    public var lines: [String: Int] {
        Dictionary(units.lazy.filter { $0.line > 0 }.map { (UnitPaths.place($0).key, $0.line) }) { first, _ in first }
    }

    /// A file with the units; nothing is checked.
    public init(original: String, sourceLanguage: String, targetLanguage: String?, units: [XLIFFUnit] = []) {
        self.original = original
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.units = units
    }
}

/// One wording to translate: a `<trans-unit>` of version 1.2, a `<unit>` of 2.0.
public struct XLIFFUnit: Hashable, Sendable {
    /// The key, and after `|==|` which of its variations: `%lld files|==|plural.one`. Xcode's form; in version 2.0 the unit's name.
    public var id: String
    /// The text in the source language, with its format specifiers and markup.
    public var source: String
    /// Nil for what nobody has translated.
    public var target: String?
    /// How far the target is; nil where there is none.
    public var state: TranslationState?
    /// The comment for the translator.
    public var note: String?
    /// False for text that stays as it is.
    public var isTranslatable: Bool
    /// How many inline codes of the source and target tell no text, as `<ph id="1"/>` of version 2 may; each is U+FFFC in them. Such a
    /// text cannot be taken into a catalog.
    public internal(set) var codesWithoutText = 0
    /// What XLIFF has no place for; see `UnitMetadata`.
    package var metadata: [String: String] = [:]
    /// The line of the file that it was read from; 0 for none.
    public private(set) var line = 0

    /// A unit that was not read from a file.
    public init(
        id: String, source: String, target: String? = nil, state: TranslationState? = nil, note: String? = nil,
        isTranslatable: Bool = true
    ) {
        self.id = id
        self.source = source
        self.target = target
        self.state = state
        self.note = note
        self.isTranslatable = isTranslatable
    }

    init(
        id: String, source: String, target: String?, state: TranslationState?, note: String?, isTranslatable: Bool,
        metadata: [String: String], line: Int
    ) {
        self.init(id: id, source: source, target: target, state: state, note: note, isTranslatable: isTranslatable)
        self.metadata = metadata
        self.line = line
    }

    /// Where a unit was read is not part of what it says.
    public static func == (left: XLIFFUnit, right: XLIFFUnit) -> Bool {
        left.id == right.id && left.source == right.source && left.target == right.target && left.state == right.state
            && left.note == right.note && left.isTranslatable == right.isTranslatable && left.metadata == right.metadata
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(source)
        hasher.combine(target)
    }
}

/// The names under which a unit carries what XLIFF has no place for. They are written only where the rest of the unit would not
/// give the same catalog back, so that a plain catalog gives a plain file.
enum UnitMetadata {
    /// The key's entry in the catalog without its wordings, JSON; at the first unit of the key.
    static let entry = "entry"
    /// The key, where the id does not tell it.
    static let key = "key"
    /// The path of the variation, where the id does not tell it.
    static let path = "path"
    /// The languages of the key in the catalog's order, where that is not Xcode's; a JSON array.
    static let languages = "languages"
    /// Present where the wording's arguments were not renumbered.
    static let verbatim = "verbatim"
}
