/// How far a translation is. Xcode's words; others are kept as they are.
public struct TranslationState: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// Not translated yet.
    public static let new: TranslationState = "new"
    /// Translated, and nothing more to do.
    public static let translated: TranslationState = "translated"
    /// Translated, and somebody should look at it again, for example since the source has changed.
    public static let needsReview: TranslationState = "needs_review"
    /// In a variation whose source has gone.
    public static let stale: TranslationState = "stale"
}

/// Where a key of a catalog comes from. Xcode's words; others are kept as they are.
public struct ExtractionState: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// Written by hand: extraction from sources leaves it alone.
    public static let manual: ExtractionState = "manual"
    /// Taken over from a `.strings` or `.stringsdict` file.
    public static let migrated: ExtractionState = "migrated"
    /// No longer in the sources.
    public static let stale: ExtractionState = "stale"
    /// In the sources with a default value of its own.
    public static let extractedWithValue: ExtractionState = "extracted_with_value"
}

/// One wording of one language: what a translator writes, and how far it is.
public struct CatalogUnit: Hashable, Sendable {
    /// How far the translation is.
    public var state: TranslationState
    /// The text as the file has it, with its format specifiers and markup.
    public var value: String

    /// A wording, translated unless `state` says otherwise.
    public init(_ value: String, state: TranslationState = .translated) { (self.value, self.state) = (value, state) }
}

/// Which wording of a localized string: none of its variations, or for example the plural form `one` on an iPhone.
///
/// As text, in the form that Xcode's XLIFF files use: `device.iphone.plural.one`, `substitutions.files.plural.other`,
/// `plural.few`; empty for a string without variations.
public struct CatalogUnitPath: Hashable, Sendable, Comparable {
    /// A level of a catalog between a language and its wordings.
    public enum Step: Hashable, Sendable {
        /// `variations` by a kind, and the case within it: `("plural", "one")`, `("device", "iphone")`, `("width", "20")`.
        case variation(kind: String, case: String)
        /// In a substitution, `%#@name@`.
        case substitution(String)
        /// One of the phrases of a `stringSet`, counted from 0.
        case element(Int)

        /// The wording for a plural category, by CLDR's name: `one`, `other`.
        public static func plural(_ category: String) -> Step { .variation(kind: "plural", case: category) }
        /// The wording for a device, by Xcode's name: `iphone`, `mac`, `other`.
        public static func device(_ device: String) -> Step { .variation(kind: "device", case: device) }
    }

    /// From the outermost variation to the wording; empty for a string without variations.
    public var steps: [Step]

    /// The wording at the end of the steps.
    public init(_ steps: [Step] = []) { self.steps = steps }

    /// The most steps that are read: as many as a catalog can hold without nesting deeper than ``StringCatalog`` reads.
    public static let depthLimit = 32

    /// Nil for more steps than ``depthLimit``.
    package init?(checking steps: [Step]) {
        guard steps.count <= Self.depthLimit else { return nil }
        self.init(steps)
    }

    /// The string without variations.
    public static let root = CatalogUnitPath()

    /// The plural category that the wording is for, innermost first.
    public var pluralCategory: String? {
        for case .variation(kind: "plural", case: let category) in steps.reversed() { return category }
        return nil
    }

    /// The substitution that the wording is in.
    public var substitution: String? {
        for case .substitution(let name) in steps { return name }
        return nil
    }

    /// The path one level further in.
    public func appending(_ step: Step) -> CatalogUnitPath { CatalogUnitPath(steps + [step]) }

    public static func < (left: CatalogUnitPath, right: CatalogUnitPath) -> Bool {
        CatalogKeyOrder.precedes(left.description, right.description)
    }
}

extension CatalogUnitPath: CustomStringConvertible {
    public var description: String {
        steps.map { step in
            switch step {
            case .variation(let kind, let name): "\(kind).\(name)"
            case .substitution(let name): "substitutions.\(name)"
            case .element(let index): "stringSet.\(index)"
            }
        }.joined(separator: ".")
    }

    /// Reads what ``description`` writes; nil for a text that is none, or has more steps than ``depthLimit``. A substitution's name may hold dots as long as
    /// `plural`, `device` or `width` follows it.
    public init?(_ text: String) {
        var steps: [Step] = []
        var words = text.split(separator: ".", omittingEmptySubsequences: false)[...]
        if text.isEmpty { words = [] }
        while let kind = words.popFirst() {
            guard !kind.isEmpty, let name = words.popFirst() else { return nil }
            switch kind {
            case "substitutions":
                var name = name
                while let next = words.first, !["plural", "device", "width"].contains(next) {
                    name = text[name.startIndex..<next.endIndex]
                    words.removeFirst()
                }
                steps.append(.substitution(String(name)))
            case "stringSet":
                guard let index = Int(name), index >= 0 else { return nil }
                steps.append(.element(index))
            default: steps.append(.variation(kind: String(kind), case: String(name)))
            }
        }
        self.init(checking: steps)
    }
}
