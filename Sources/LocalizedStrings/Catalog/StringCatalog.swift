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
    package var layout: JSONLayout
    private var entries: [String: CatalogEntry]
    private var order: [String]
    /// Earlier entries of keys that the file has more than once, written before the one that counts.
    package var shadowed: [String: [JSONObject.Member]] = [:]
    /// Whether the keys stood in Xcode's order, so that new ones go where it would put them; else they go last.
    private var isSorted: Bool
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
        layout = JSONLayout()
        (entries, order, isSorted, duplicateKeys) = ([:], [], true, [])
    }

    init(
        fields: JSONObject, layout: JSONLayout, entries: [String: CatalogEntry], order: [String],
        shadowed: [String: [JSONObject.Member]], duplicateKeys: [DuplicateKey]
    ) {
        (self.fields, self.layout, self.entries) = (fields, layout, entries)
        (self.order, self.shadowed, self.duplicateKeys) = (order, shadowed, duplicateKeys)
        isSorted = CatalogKeyOrder.sorted(order) == order
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
        get { entries[key] }
        set {
            guard let newValue else {
                if entries.removeValue(forKey: key) != nil { order.removeAll { $0 == key } }
                shadowed[key] = nil
                return
            }
            if entries.updateValue(newValue, forKey: key) == nil {
                order.append(key)
                isOrderStale = isOrderStale || isSorted
            }
        }
    }

    /// Removes all keys for which `isUnwanted` is true.
    public mutating func removeAll(where isUnwanted: (_ key: String, _ entry: CatalogEntry) -> Bool) {
        entries = entries.filter { !isUnwanted($0.key, $0.value) }
        order.removeAll { entries[$0] == nil }
        shadowed = shadowed.filter { entries[$0.key] != nil }
    }

    /// All languages that a key has something in, and the source language, sorted.
    public var languages: [String] {
        var languages: Set<String> = [sourceLanguage]
        for entry in entries.values { languages.formUnion(entry.languages) }
        return CatalogKeyOrder.sorted(Array(languages))
    }

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
