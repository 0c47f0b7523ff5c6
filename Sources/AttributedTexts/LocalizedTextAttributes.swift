internal import LocaleFormatNumbers
internal import LocaleFormatTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's own where it has them: on Apple's platforms.
#if !canImport(Darwin)
/// How a stretch of text is to be shown: Foundation's type of that name, with its names and raw values, which Swift's Foundation lacks
/// outside of Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `_…_`
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**…**`
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~…~~`
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// `<br>`
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
}

extension AttributeScopes {
    /// Attributes of localized strings that Swift's Foundation lacks outside of Apple's platforms, by their names there.
    public struct LocalizedTextAttributes: AttributeScope {
        /// How the text is to be shown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The number that was formatted.
        public let localizedNumericArgument: LocalizedNumericArgumentAttribute

        /// `inlinePresentationIntent`
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static var name: String { "NSInlinePresentationIntent" }
        }

        /// `localizedNumericArgument`
        public enum LocalizedNumericArgumentAttribute: CodableAttributedStringKey {
            public typealias Value = LocalizedNumericArgument
            public static var name: String { "Foundation.LocalizedNumericArgumentAttribute" }
        }
    }

    /// Attributes of localized strings.
    public var localizedText: LocalizedTextAttributes.Type { LocalizedTextAttributes.self }
}

extension AttributeScopes.LocalizedTextAttributes.LocalizedNumericArgumentAttribute {
    /// A number that was formatted at an argument's place.
    public enum LocalizedNumericArgument: Hashable, Sendable, Codable {
        /// A whole number that `Int` holds.
        case int(Int)
        /// A whole number that `UInt` alone holds.
        case uint(UInt)
        /// A `Double`, and what no other case holds.
        case double(Double)
        /// A decimal that `Decimal` holds.
        case decimal(Decimal)
    }
}

extension AttributeDynamicLookup {
    /// Finds attributes of localized strings by their names: `run.inlinePresentationIntent`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.LocalizedTextAttributes, Key>
    ) -> Key { self[Key.self] }
}

typealias LocalizedNumericArgument =
    AttributeScopes.LocalizedTextAttributes.LocalizedNumericArgumentAttribute.LocalizedNumericArgument
#else
typealias LocalizedNumericArgument =
    AttributeScopes.FoundationAttributes.LocalizedStringArgumentAttributes.LocalizedNumericArgumentAttribute
    .LocalizedNumericArgument
#endif

extension LocalizedNumericArgument {
    init(_ value: NumberValue) {
        switch value {
        case .double(let double): self = .double(double)
        default:
            let decimal = value.exactDecimal
            if let int = decimal.flatMap({ Int(exactly: $0) }) {
                self = .int(int)
            } else if let uint = decimal.flatMap({ UInt(exactly: $0) }) {
                self = .uint(uint)
            } else if let decimal, let found = Decimal(exactly: decimal) {
                self = .decimal(found)
            } else {
                self = .double(Double(value.plainText) ?? .nan)
            }
        }
    }
}

extension InlinePresentationIntent {
    /// Nil for links and images, which are attributes of their own.
    init?(_ inline: MarkdownInline) {
        switch inline {
        case .emphasis: self = .emphasized
        case .strongEmphasis: self = .stronglyEmphasized
        case .strikethrough: self = .strikethrough
        case .code: self = .code
        case .html: self = .inlineHTML
        case .link, .image: return nil
        }
    }
}
