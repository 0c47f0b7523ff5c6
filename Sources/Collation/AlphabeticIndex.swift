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
/// is what the order puts between it and the next one. Headings, and what is under them, are those of ICU's `AlphabeticIndex`.
public struct AlphabeticIndex: Sendable {
    /// The headings in order; ``other`` is the last one.
    public let headings: [String]
    /// The heading of digits, signs, and scripts that the index has no headings for.
    public static let other = "#"
    /// The stretches of the order: the headings, and what is before, between and behind them.
    ///
    /// ```swift
    /// try AlphabeticIndex(CollationStyle(locale: "el"), addsLatin: false).buckets.prefix(3).map(\.label)  // ["…", "Α", "Β"]
    /// ```
    public let buckets: [Bucket]

    /// As the style has it.
    private let sorting: CompiledCollation
    private let stretches: IndexBuckets
    /// The place in ``buckets`` by that among the stretches.
    private let places: [Int?]

    /// A stretch of the order, which a list may have a section for.
    public struct Bucket: Hashable, Sendable {
        /// What a stretch is.
        public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
            /// What is under a heading.
            case label
            /// Before the first heading: signs, digits, and scripts that sort earlier.
            case underflow
            /// Scripts between two headings.
            case inflow
            /// Scripts behind the last heading.
            case overflow
        }

        /// What the stretch is.
        public let kind: Kind
        /// The heading, and an ellipsis where there is none.
        public let label: String

        init(label: String) { (kind, self.label) = (.label, label) }

        init(kind: Kind) { (self.kind, label) = (kind, "…") }

        /// The heading, or ``AlphabeticIndex/other``.
        var heading: String { kind == .label ? label : AlphabeticIndex.other }
    }

    /// - Parameters:
    ///   - style: the order of the list.
    ///   - addsLatin: whether A to Z are there too, in languages whose letters are not Latin.
    public init(_ style: CollationStyle, addsLatin: Bool = true) throws(CollationError) {
        sorting = try style.compiled()
        stretches = IndexBuckets(try style.strength(.primary).compiled(), addsLatin: addsLatin)
        var buckets: [Bucket] = []
        places = stretches.stretches.map { stretch in
            guard stretch.shown == nil else { return nil }
            buckets.append(stretch.bucket)
            return buckets.count - 1
        }
        self.buckets = buckets
        headings = buckets.filter { $0.kind == .label }.map(\.label) + [Self.other]
    }

    /// What a text stands under.
    public func heading(of text: String) -> String { buckets[bucketIndex(of: text)].heading }

    /// The place of a text's bucket in ``buckets``.
    ///
    /// ```swift
    /// let index = try AlphabeticIndex(CollationStyle(locale: "ru"))
    /// ["9", "Борис", "Anna", "日本"].map { index.buckets[index.bucketIndex(of: $0)].label }   // ["…", "Б", "A", "…"]
    /// ```
    public func bucketIndex(of text: String) -> Int { places[stretches.place(of: text)] ?? 0 }

    /// Texts in order, under the headings that have any.
    public func sections(of texts: some Sequence<String>) -> [(heading: String, elements: [String])] {
        sections(of: texts) { $0 }
    }

    /// The elements in order, under the headings that have any. Those of ``other`` come last.
    ///
    /// ```swift
    /// let index = try AlphabeticIndex(CollationStyle(locale: "ko"))
    /// let sections = index.sections(of: ["나비", "가을", "달", "강"])   // of other elements: `by: \.name`
    /// sections.map(\.heading)      // ["ㄱ", "ㄴ", "ㄷ"]
    /// sections.first?.elements     // ["가을", "강"]
    /// ```
    public func sections<Element>(
        of elements: some Sequence<Element>, by text: (Element) -> String
    ) -> [(heading: String, elements: [Element])] {
        let filled = filledBuckets(of: elements, by: text)
        let others = filled.filter { $0.bucket.kind != .label }.flatMap(\.elements)
        let sections = filled.filter { $0.bucket.kind == .label }.map {
            (heading: $0.bucket.label, elements: $0.elements)
        }
        return others.isEmpty ? sections : sections + [(heading: Self.other, elements: others)]
    }

    /// The elements in order, in the buckets that have any: what has no heading stands where it sorts.
    ///
    /// ```swift
    /// let index = try AlphabeticIndex(CollationStyle(locale: "en"))
    /// index.filledBuckets(of: ["Ωmega", "Ada", "7up"]) { $0 }.map(\.bucket.label)   // ["…", "A", "…"]
    /// ```
    public func filledBuckets<Element>(
        of elements: some Sequence<Element>, by text: (Element) -> String
    ) -> [(bucket: Bucket, elements: [Element])] {
        var members: [[Element]] = Array(repeating: [], count: buckets.count)
        for element in sorting.sorted(elements, by: text) { members[bucketIndex(of: text(element))].append(element) }
        return zip(buckets, members).filter { !$1.isEmpty }.map { (bucket: $0, elements: $1) }
    }
}
