public import LocaleFormatCollation

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A `CollationStyle` where Foundation sorts: `sorted(using:)`.
///
/// ```swift
/// import FoundationEssentials
///
/// let byGerman = CollationComparator(CollationStyle(locale: "de"))
/// ["Zoë", "Ärger", "Adam"].sorted(using: byGerman)   // ["Adam", "Ärger", "Zoë"]
/// let backwards = CollationComparator(CollationStyle(locale: "de"), order: .reverse)
/// ["Zoë", "Ärger", "Adam"].sorted(using: backwards)  // ["Zoë", "Ärger", "Adam"]
/// ```
///
/// A style that cannot be compiled compares by code points; `CollationStyle.compiled()` tells why.
public struct CollationComparator: SortComparator, Codable {
    /// The order of the locale.
    public var style: CollationStyle
    /// Forward, or the last first.
    public var order: SortOrder

    /// A comparator of texts by a style.
    public init(_ style: CollationStyle, order: SortOrder = .forward) {
        self.style = style
        self.order = order
    }

    public func compare(_ first: String, _ second: String) -> ComparisonResult {
        let found: ComparisonResult =
            switch try? style.compare(first, second) {
            case .before: .orderedAscending
            case .same: .orderedSame
            case .after: .orderedDescending
            case nil: first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
            }
        switch (order, found) {
        case (.reverse, .orderedAscending): return .orderedDescending
        case (.reverse, .orderedDescending): return .orderedAscending
        default: return found
        }
    }
}
