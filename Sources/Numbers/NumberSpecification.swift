public import LocaleFormatCore

/// A number style without the type of its values: everything that decides the text. The key of the cache of compiled
/// styles.
public struct NumberSpecification: Hashable, Codable, Sendable {
    public enum Kind: Hashable, Codable, Sendable {
        case decimal
        case percent
        case permille
        case currency(CurrencyCode, presentation: CurrencyPresentation, accounting: Bool, cash: Bool)
        /// An ICU number skeleton, which says everything itself.
        case skeleton(String)
        /// A `DecimalFormat` pattern of UTS #35 part 3, `#,##0.00;(#)`.
        case pattern(String)
    }

    public var locale: LocaleID
    public var kind: Kind
    public var options: NumberOptions

    public init(locale: LocaleID, kind: Kind, options: NumberOptions = NumberOptions()) {
        self.locale = locale
        self.kind = kind
        self.options = options
    }

    /// Only what usually differs is hashed: this is the key of every cached call. Equality compares everything.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(locale)
        hasher.combine(kind)
        hasher.combine(options.precision)
        hasher.combine(options.notation)
    }
}
