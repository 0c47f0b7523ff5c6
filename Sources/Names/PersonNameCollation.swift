internal import LocaleFormatBridge
public import LocaleFormatCore
internal import LocaleFormatCollation

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
    private let collation: CompiledCollation

    /// - Parameters:
    ///   - locale: where the list is read.
    ///   - formality: with ``NameFormality/formal``, English sorts van der Plas under P; with informal, under V.
    /// - Throws: `PersonNameError.noNameData(icu:)` when ICU has no names, or no collator.
    public init(locale: LocaleID, formality: NameFormality = .formal) throws(PersonNameError) {
        style = PersonNameStyle(length: .long, formality: formality, order: .sorting, locale: locale)
        compiled = try style.compiled()
        guard let collation = try? CollationStyle(locale: locale).compiled() else {
            throw .noNameData(icu: ICUVersion.current.text)
        }
        self.collation = collation
    }

    /// The name in sorting order: "Clark, Thomas Louis".
    public func sortingText(of name: PersonName) -> String { compiled.format(name) }

    /// Bytes to store and compare from the first on; equal for names that sort alike. Good for one version of ICU only.
    public func sortKey(of name: PersonName) -> [UInt8] { collation.sortKey(sortingText(of: name)).bytes }

    /// Whether the first name sorts before the second.
    public func areInIncreasingOrder(_ first: PersonName, _ second: PersonName) -> Bool {
        collation.areInIncreasingOrder(sortingText(of: first), sortingText(of: second))
    }

    /// The names in order; those that sort alike stay as they were.
    public func sorted(_ names: [PersonName]) -> [PersonName] {
        collation.sorted(names, by: sortingText)
    }
}
