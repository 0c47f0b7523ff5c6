internal import LocaleFormatCollation

/// The order in which Xcode writes the keys of a catalog and of the objects in it. It is documented nowhere; catalogs that
/// Xcode wrote show a door's emoji before all letters, `Dinner preferences` before `Dinner Preferences`, `item2` before
/// `item10` and `zh-Hans` before `zh-HK`, which is how `localizedStandardCompare` orders texts: by CLDR's root collation with
/// runs of digits compared by their value. Keys that collate alike are in the order of their code points, so that the order is
/// strict.
package enum CatalogKeyOrder {
    private static let collation = try? CollationStyle(locale: "und-u-kn").compiled()

    package static func precedes(_ left: String, _ right: String) -> Bool {
        if let order = collation?.compare(left, right), order != .same { return order == .before }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    package static func sorted(_ keys: [String]) -> [String] {
        let byScalars = keys.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        // Keys that collate alike stay as they are.
        return collation?.sorted(byScalars) ?? byScalars
    }
}
