public import LocalizedStrings

/// How much of a catalog is translated, language by language.
///
/// ```swift unchecked
/// let coverage = CatalogCoverage(catalog)
/// coverage["de"]?.percent                    // 87
/// try coverage.badge(for: "de").write(to: …)
/// ```
///
/// Counted are keys that are in use and to be translated: not those marked stale or `shouldTranslate` false. A key is
/// translated where all its wordings are, and waits for review where one does and none is new or empty.
public struct CatalogCoverage: Hashable, Sendable {
    /// One language.
    public struct Language: Hashable, Sendable, Encodable {
        /// As the catalog writes it.
        public var language: String
        /// Keys whose wordings are all translated.
        public var translated = 0
        /// Keys that somebody should look at again.
        public var needsReview = 0
        /// Keys without a wording, or with one that is new or empty.
        public var missing = 0

        /// All keys that count.
        public var total: Int { translated + needsReview + missing }

        /// Of 100, rounded down, so that 100 is all; 100 where there is nothing to translate.
        public var percent: Int { total == 0 ? 100 : translated * 100 / total }

        private enum CodingKeys: String, CodingKey { case language, translated, needsReview, missing, total, percent }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(language, forKey: .language)
            try container.encode(translated, forKey: .translated)
            try container.encode(needsReview, forKey: .needsReview)
            try container.encode(missing, forKey: .missing)
            try container.encode(total, forKey: .total)
            try container.encode(percent, forKey: .percent)
        }
    }

    /// The languages of the catalog without its source language, sorted.
    public let languages: [Language]

    /// - Parameters:
    ///   - catalog: what is counted.
    ///   - languages: those that are counted, also where the catalog has nothing in them; nil for all that it has.
    public init(_ catalog: StringCatalog, languages: [String]? = nil) {
        self.init([catalog], languages: languages)
    }

    /// Of several catalogs together.
    public init(_ catalogs: [StringCatalog], languages: [String]? = nil) {
        var counts: [String: Language] = [:]
        let all = Set(
            languages ?? catalogs.flatMap { catalog in catalog.languages.filter { $0 != catalog.sourceLanguage } })
        for language in all { counts[language] = Language(language: language) }
        for catalog in catalogs {
            for key in catalog.keys {
                guard let entry = catalog[key], entry.shouldTranslate, entry.extractionState != .stale else { continue }
                for language in all where language != catalog.sourceLanguage {
                    switch Self.state(entry[language]) {
                    case .translated: counts[language]?.translated += 1
                    case .needsReview: counts[language]?.needsReview += 1
                    default: counts[language]?.missing += 1
                    }
                }
            }
        }
        self.languages = counts.values.sorted { $0.language < $1.language }
    }

    /// What is known of one language.
    public subscript(language: String) -> Language? { languages.first { $0.language == language } }

    /// All languages together.
    public var whole: Language {
        languages.reduce(into: Language(language: "*")) { all, one in
            all.translated += one.translated
            all.needsReview += one.needsReview
            all.missing += one.missing
        }
    }

    private static func state(_ localization: CatalogLocalization?) -> TranslationState {
        let units = localization?.units.map(\.unit) ?? []
        if units.isEmpty || units.contains(where: { $0.state == .new || $0.value.isEmpty }) { return .new }
        return units.allSatisfy { $0.state == .translated } ? .translated : .needsReview
    }

    /// A table for people.
    ///
    /// ```text
    /// de  87 %  26 translated  3 to review  1 missing
    /// ```
    public var text: String {
        let width = languages.map(\.language.count).max() ?? 0
        return languages.map { one in
            let name = one.language + String(repeating: " ", count: width - one.language.count)
            let percent = String(repeating: " ", count: 3 - String(one.percent).count) + String(one.percent)
            return
                "\(name)  \(percent) %  \(one.translated) translated  \(one.needsReview) to review  \(one.missing) missing\n"
        }.joined()
    }

    /// A picture for a page, as SVG: `translated | 87 %`, in green from 100, in yellow from 80, in red below.
    ///
    /// - Parameter language: whose; nil for all languages together. One that is not counted gives 0 %.
    public func badge(for language: String? = nil) -> String {
        let percent = (language.map { self[$0]?.percent ?? 0 }) ?? whole.percent
        let label = language ?? "translated"
        let value = "\(percent) %"
        // A letter of Verdana at 11 pixels is about 6.5 wide; the text is fitted into the width in any case.
        let widths = [label, value].map { $0.unicodeScalars.count * 7 + 10 }
        let colour = percent == 100 ? "#4c1" : percent >= 80 ? "#dfb317" : "#e05d44"
        let title = XMLEscape.text("\(label): \(value)", inAttribute: true)
        func word(_ text: String, _ start: Int, _ width: Int) -> String {
            "<text x=\"\(start + width / 2)\" y=\"14\" textLength=\"\(width - 10)\">\(XMLEscape.text(text))</text>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(widths[0] + widths[1])" height="20" role="img" aria-label="\(title)">
            <title>\(title)</title>
            <rect width="\(widths[0])" height="20" fill="#555"/>
            <rect x="\(widths[0])" width="\(widths[1])" height="20" fill="\(colour)"/>
            <g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">
            \(word(label, 0, widths[0]))\(word(value, widths[0], widths[1]))
            </g>
            </svg>

            """
    }
}
