internal import LocaleFormatCore

/// The order in which Xcode writes the keys of a catalog and of the objects in it. It is documented nowhere; catalogs that
/// Xcode wrote show a door's emoji before all letters, `Dinner preferences` before `Dinner Preferences`, `item2` before
/// `item10` and `zh-Hans` before `zh-HK`, which is how `localizedStandardCompare` orders texts.
package enum CatalogKeyOrder {
    package static func precedes(_ left: String, _ right: String) -> Bool { StandardOrder.precedes(left, right) }

    package static func sorted(_ keys: [String]) -> [String] { StandardOrder.sorted(keys) }
}
