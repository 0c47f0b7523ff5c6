internal import LocaleFormatBridge
internal import LocaleFormatCore

/// The headings of a list that is sorted by a locale: A to Z, あ か さ, ㄱ ㄴ ㄷ, and # for what is under none of them.
///
/// ```swift
/// let index = try AlphabeticIndex(CollationStyle(locale: "sv"))
/// index.heading(of: "Östen")   // "Ö"
/// index.heading(of: "édith")   // "E"
/// index.heading(of: "25 öre")  // "#"
/// ```
///
/// The headings are CLDR's index characters of the locale (`ExemplarCharactersIndex`); Chinese ones come from the collation, by
/// sound, strokes or radicals as its `-u-co-` sorts. They are compared by primary weights, so that what belongs under a heading
/// is what the order puts between it and the next one.
public struct AlphabeticIndex: Sendable {
    /// The headings in order; ``other`` is the last one.
    public let headings: [String]
    /// The heading of digits, signs, and scripts that the index has no headings for.
    public static let other = "#"

    /// At the primary level.
    private let collation: CompiledCollation
    /// As the style has it.
    private let sorting: CompiledCollation
    /// Where stretches of the order begin, and what they are headed.
    private let starts: [Start]

    struct Start: Sendable {
        var text: String
        var heading: String
    }

    /// - Parameters:
    ///   - style: the order of the list.
    ///   - addsLatin: whether A to Z are there too, in languages with letters of their own.
    public init(_ style: CollationStyle, addsLatin: Bool = true) throws(CollationError) {
        sorting = try style.compiled()
        collation = try style.strength(.primary).compiled()
        starts = IndexHeadings(collation).starts(addsLatin: addsLatin)
        var headings: [String] = []
        for start in starts where start.heading != Self.other && !headings.contains(start.heading) {
            headings.append(start.heading)
        }
        self.headings = headings + [Self.other]
    }

    /// What a text stands under.
    public func heading(of text: String) -> String {
        var range = 0..<starts.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if collation.compare(starts[middle].text, text) == .after {
                range = range.lowerBound..<middle
            } else {
                range = middle + 1..<range.upperBound
            }
        }
        return range.lowerBound == 0 ? Self.other : starts[range.lowerBound - 1].heading
    }

    /// The elements in order, under the headings that have any.
    ///
    /// ```swift
    /// let index = try AlphabeticIndex(CollationStyle(locale: "ko"))
    /// let sections = index.sections(of: ["나비", "가을", "달", "강"]) { $0 }
    /// sections.map(\.heading)      // ["ㄱ", "ㄴ", "ㄷ"]
    /// sections.first?.elements     // ["가을", "강"]
    /// ```
    public func sections<Element>(
        of elements: some Sequence<Element>, by text: (Element) -> String
    ) -> [(heading: String, elements: [Element])] {
        var members: [String: [Element]] = [:]
        for element in sorting.sorted(elements, by: text) {
            members[heading(of: text(element)), default: []].append(element)
        }
        return headings.compactMap { heading in members[heading].map { (heading, $0) } }
    }
}
