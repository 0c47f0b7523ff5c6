internal import LocaleFormatBridge
internal import LocaleFormatCore
internal import LocaleFormatMemory

/// A ``CollationStyle`` ready to compare. Immutable; threads may share it, and nothing is locked where it compares.
public final class CompiledCollation: Sendable {
    /// What it was made from.
    public let style: CollationStyle
    let collator: CollatorHandle
    /// Whether texts are compared by their keys, where ICU's comparison contradicts them: where diacritics compare from the end
    /// on, an ignorable between two of them misleads it (U+030C before U+030C U+00AD U+0301, in fr-CA); where `kr` moves
    /// digits behind letters, its way for Latin text asks for collation by number before it minds that, so that
    /// `en-u-kr-latn-digit` has 5 before a; and where spaces alone are passed over, that way has U+00A0 and its like count
    /// (i18n/collationfastlatin.cpp; all up to ICU 78). UTS #10 compares keys.
    private let comparesKeys: Bool
    /// Made by the first long sort.
    private let weights = Lock<PrimaryWeights??>(nil)

    convenience init(_ style: CollationStyle) throws(CollationError) {
        try style.check()
        if let rules = style.rules { try TailoringLimits.check(rules) }
        let collator: CollatorHandle
        do throws(ICUError) {
            collator =
                if let rules = style.rules { try CollatorHandle(rules: rules + style.settings) } else {
                    try CollatorHandle(locale: style.openedLocale.icuName)
                }
        } catch {
            guard style.rules == nil else { throw .malformedRules(offset: error.offset) }
            throw .icu(code: error.name, call: error.call)
        }
        let comparesKeys =
            collator.value(of: .backwardsSecondary) == Self.on
            || (!style.reordering.isEmpty || collator.value(of: .alternate) == Self.shifted)
                && Self.contradictsKeys(collator)
        self.init(style, collator, comparesKeys: comparesKeys)
    }

    private init(_ style: CollationStyle, _ collator: CollatorHandle, comparesKeys: Bool) {
        (self.style, self.collator, self.comparesKeys) = (style, collator, comparesKeys)
    }

    /// Whether comparing letters, digits and signs of each group that a setting may move gives another order than their keys.
    private static func contradictsKeys(_ collator: CollatorHandle) -> Bool {
        let keyed = ["", "a", "z", "5", "²", " ", "\u{A0}z", "\u{2007}z", "-", "\u{2010}", "°", "`", "$", "£"].map {
            (text: $0, key: collator.sortKey($0))
        }
        return keyed.indices.contains { index in
            keyed[..<index].contains { other in
                let order = (try? collator.compare(keyed[index].text, other.text)) ?? 0
                let key = keyed[index].key
                return order == 0
                    ? key != other.key : (order < 0) != key.lexicographicallyPrecedes(other.key) || key == other.key
            }
        }
    }

    /// The strength in force.
    public var strength: CollationStrength {
        let value = collator.value(of: .strength)
        return CollationStrength.allCases.first { $0.icuValue == value } ?? .tertiary
    }

    /// Whether digits count as numbers.
    public var isNumeric: Bool { collator.value(of: .numeric) == Self.on }

    static let on = 17
    /// `UCOL_SHIFTED`.
    private static let shifted = 20

    /// How the first text stands to the second.
    public func compare(_ first: String, _ second: String) -> CollationOrder {
        if !comparesKeys, let order = try? collator.compare(first, second) { return CollationOrder(icu: order) }
        let keys = (sortKey(first), sortKey(second))
        return keys.0 < keys.1 ? .before : keys.0 == keys.1 ? .same : .after
    }

    /// Whether the first text sorts earlier, which is what `sort(by:)` asks.
    public func areInIncreasingOrder(_ first: String, _ second: String) -> Bool { compare(first, second) == .before }

    /// Whether nothing that the strength counts differs.
    public func areSame(_ first: String, _ second: String) -> Bool { compare(first, second) == .same }

    /// Bytes to keep and compare in the place of the text. For this ICU only: another version may number otherwise.
    public func sortKey(_ text: String) -> CollationKey { CollationKey(bytes: collator.sortKey(text)) }

    /// The primary weights of Latin letters; nil where the order does not allow them to be compared one by one.
    var primaryWeights: PrimaryWeights? {
        weights.withLock { weights in
            if let weights { return weights }
            let made = try? PrimaryWeights(collator)
            weights = .some(made)
            return made
        }
    }
}

/// A text's place in an order: keys of one compiled style compare as their texts do.
public struct CollationKey: Hashable, Comparable, Sendable {
    /// As ICU's `ucol_getSortKey` gives them, with the zero at their end.
    public let bytes: [UInt8]

    public static func < (left: CollationKey, right: CollationKey) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension CollationStyle {
    /// The style ready to compare, made anew.
    ///
    /// - Throws: ``CollationError`` where the locale has no such order, or an option's value or the rules are malformed.
    public func compiled() throws(CollationError) -> CompiledCollation { try CompiledCollation(self) }

    /// The shared one, for those who do not hold it.
    var shared: CompiledCollation {
        get throws(CollationError) {
            try Self.cache.value(for: self) { () throws(CollationError) in try CompiledCollation(self) }
        }
    }

    private static let cache = CompiledCache<CollationStyle, CompiledCollation>(capacity: 64)

    /// How the first text stands to the second.
    public func compare(_ first: String, _ second: String) throws(CollationError) -> CollationOrder {
        try shared.compare(first, second)
    }

    /// The texts in order; those that sort alike stay as they were.
    public func sorted(_ texts: some Sequence<String>) throws(CollationError) -> [String] {
        try shared.sorted(texts)
    }

    /// The elements in the order of one of their texts; those that sort alike stay as they were.
    public func sorted<Element>(
        _ elements: some Sequence<Element>, by text: (Element) -> String
    ) throws(CollationError) -> [Element] {
        try shared.sorted(elements, by: text)
    }
}
