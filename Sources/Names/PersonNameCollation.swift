internal import LocaleFormatBridge
public import LocaleFormatCore

/// Sorts names as a locale's readers expect: by the `sorting` order of their parts, and by the locale's collation.
///
/// ```swift
/// let collation = try PersonNameCollation(locale: "sv")
/// collation.sorted([PersonName(given: "Karin", family: "Östberg"), PersonName(given: "Anna", family: "Zetterlund")])
///     .compactMap(\.family)                                              // ["Zetterlund", "Östberg"]
/// ```
///
/// A `-u-co-` of the locale chooses a collation: `de-u-co-phonebk`. Chinese and Japanese characters sort by the locale's
/// rule for characters; their reading is not known.
public struct PersonNameCollation: Sendable {
    /// The style that makes the sorted text: "van der Plas, Willem".
    public let style: PersonNameStyle
    private let compiled: CompiledPersonName
    private let collator: CollatorHandle

    /// - Parameters:
    ///   - locale: where the list is read.
    ///   - formality: with ``NameFormality/formal``, English sorts van der Plas under P; with informal, under V.
    /// - Throws: ``PersonNameError/noNameData(icu:)`` when ICU has no names, or no collator.
    public init(locale: LocaleID, formality: NameFormality = .formal) throws(PersonNameError) {
        style = PersonNameStyle(length: .long, formality: formality, order: .sorting, locale: locale)
        compiled = try style.compiled()
        guard let collator = try? CollatorHandle(locale: locale.icuName) else {
            throw .noNameData(icu: ICUVersion.current.text)
        }
        self.collator = collator
    }

    /// The name in sorting order: "Clark, Thomas Louis".
    public func sortingText(of name: PersonName) -> String { compiled.format(name) }

    /// Bytes to store and compare from the first on; equal for names that sort alike. Good for one version of ICU only.
    public func sortKey(of name: PersonName) -> [UInt8] { collator.sortKey(sortingText(of: name)) }

    /// Whether the first name sorts before the second.
    public func areInIncreasingOrder(_ first: PersonName, _ second: PersonName) -> Bool {
        let texts = (sortingText(of: first), sortingText(of: second))
        guard let order = try? collator.compare(texts.0, texts.1) else { return texts.0 < texts.1 }
        return order < 0
    }

    /// The names in order; those that sort alike stay as they were.
    public func sorted(_ names: [PersonName]) -> [PersonName] {
        let keyed = names.enumerated().map { (key: sortKey(of: $0.element), index: $0.offset) }
        let ordered = keyed.sorted { first, second in
            if first.key == second.key { return first.index < second.index }
            return first.key.lexicographicallyPrecedes(second.key)
        }
        return ordered.map { names[$0.index] }
    }
}
