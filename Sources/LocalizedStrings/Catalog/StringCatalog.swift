package import LocaleFormatJSON

/// A string catalog, `.xcstrings`: keys, and for each of them a comment and its wordings in every language.
///
/// ```swift
/// var catalog = try StringCatalog(reading: bytes)
/// catalog["Cancel"]?["de"]?[.root]?.value              // "Abbrechen"
/// catalog["Cancel"]?["fr"] = CatalogLocalization("Annuler")
/// let changed = catalog.bytes()                        // differs from `bytes` in the lines of "fr" alone
/// ```
///
/// Nothing that the file says is lost, whether this package knows it or not; the order of keys and the layout stay.
public struct StringCatalog: Hashable, Sendable {
    /// All but `strings`, which is empty here.
    package var fields: JSONObject
    /// Found out of the file when it is asked for: most catalogs are never written.
    package var layout: JSONLayout {
        get { ownLayout ?? file?.layout ?? JSONLayout() }
        set { ownLayout = newValue }
    }
    private var ownLayout: JSONLayout?
    private var entries: [String: CatalogStoredEntry]
    private var order: [String]
    /// What it was read from, as long as entries may be left in it.
    private let file: CatalogFile?
    /// Whether the entries are still those of the file.
    private var isAsInFile: Bool
    /// Earlier entries of keys that the file has more than once, written before the one that counts.
    package var shadowed: [String: [JSONObject.Member]] = [:]
    /// The keys as they stood at first.
    private let firstOrder: [String]
    /// Whether that was Xcode's order, so that new ones go where it would put them; else they go last. Nil until the first one comes.
    private var isSorted: Bool?
    private var isOrderStale = false
    /// Keys that the file had more than once. The last one counts; the others stay in the file until the key is removed. Texts
    /// that Unicode calls canonically equivalent are one key.
    public let duplicateKeys: [DuplicateKey]

    /// A catalog without keys.
    public init(sourceLanguage: String = "en", version: String = "1.0") {
        fields = JSONObject([
            ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(JSONObject())),
            ("version", .string(version)),
        ])
        (entries, order, firstOrder, duplicateKeys) = ([:], [], [], [])
        (file, isAsInFile) = (nil, false)
    }

    /// - Parameter order: the keys of `entries` as they stand in the file.
    init(_ file: CatalogFile, fields: JSONObject, entries: [String: CatalogStoredEntry], order: [String]) {
        (self.fields, self.entries, self.order, firstOrder) = (fields, entries, order, order)
        (self.file, isAsInFile, duplicateKeys) = (file, true, [])
    }

    init(
        fields: JSONObject, layout: JSONLayout, entries: [String: CatalogEntry], order: [String],
        shadowed: [String: [JSONObject.Member]], duplicateKeys: [DuplicateKey]
    ) {
        (self.fields, ownLayout, self.entries) = (fields, layout, entries.mapValues(CatalogStoredEntry.read))
        (self.order, firstOrder, self.shadowed, self.duplicateKeys) = (order, order, shadowed, duplicateKeys)
        (file, isAsInFile) = (nil, false)
    }

    /// The language that the keys are written for, as the catalog writes it.
    public var sourceLanguage: String {
        get { fields["sourceLanguage"]?.string ?? "en" }
        set { fields["sourceLanguage"] = .string(newValue) }
    }

    /// The version of the format: `1.0`, `1.1`.
    public var version: String {
        get { fields["version"]?.string ?? "1.0" }
        set { fields["version"] = .string(newValue) }
    }

    /// The keys in the order of the file.
    public var keys: [String] {
        guard isOrderStale else { return order }
        return CatalogKeyOrder.sorted(order)
    }

    /// How many keys there are.
    public var count: Int { order.count }
    /// Whether there is no key.
    public var isEmpty: Bool { order.isEmpty }

    /// What the catalog says about a key; nil where it has none, and to remove one.
    public subscript(key: String) -> CatalogEntry? {
        get { entries[key]?.entry }
        set {
            isAsInFile = false
            guard let newValue else {
                if entries.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
                shadowed[key] = nil
                return
            }
            if entries.updateValue(.read(newValue), forKey: key) == nil {
                order.append(key)
                if !isOrderStale {
                    let isSorted = isSorted ?? (CatalogKeyOrder.sorted(firstOrder) == firstOrder)
                    (self.isSorted, isOrderStale) = (isSorted, isSorted)
                }
            }
        }
    }

    /// Removes all keys for which `isUnwanted` is true.
    public mutating func removeAll(where isUnwanted: (_ key: String, _ entry: CatalogEntry) -> Bool) {
        isAsInFile = false
        entries = entries.filter { !isUnwanted($0.key, $0.value.entry) }
        order.removeAll { entries[$0] == nil }
        shadowed = shadowed.filter { entries[$0.key] != nil }
    }

    /// All languages that a key has something in, and the source language, sorted.
    public var languages: [String] {
        CatalogKeyOrder.sorted(unsortedLanguages)
    }

    /// The same in no particular order.
    var unsortedLanguages: [String] {
        var languages: Set<String> = [sourceLanguage]
        if isAsInFile, let file {
            languages.formUnion(file.languages)
        } else {
            for entry in entries.values { languages.formUnion(entry.entry.languages) }
        }
        return Array(languages)
    }

    /// Whether there is the key.
    func has(_ key: String) -> Bool { entries[key] != nil }

    /// What a language has for a key; nil for nothing. No other language is read.
    func localization(of key: String, in language: String) -> CatalogLocalization? { entries[key]?[language] }

    public static func == (left: StringCatalog, right: StringCatalog) -> Bool {
        left.fields == right.fields && left.layout == right.layout && left.entries == right.entries
            && left.keys == right.keys
            && left.shadowed == right.shadowed
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fields)
        hasher.combine(entries)
    }
}
