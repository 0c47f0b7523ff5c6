internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Capital letters at the start, where a context asks for them (UTS #35 part 2, "Context Transforms"): which kinds of
/// names begin with one in lists and standing alone is the locale's data.
package struct TitleCase: Sendable {
    /// The kinds of names that CLDR tells apart; the raw value is its word for them.
    package enum Usage: String, CaseIterable, Sendable {
        case other = ""
        case languages
        case script
        case territory
        case variant
        case key
        case keyValue
        case monthFormat = "month-format-except-narrow"
        case monthStandAlone = "month-standalone-except-narrow"
        case monthNarrow = "month-narrow"
        case dayFormat = "day-format-except-narrow"
        case dayStandAlone = "day-standalone-except-narrow"
        case dayNarrow = "day-narrow"
        case eraName = "era-name"
        case eraAbbreviation = "era-abbr"
        case eraNarrow = "era-narrow"
        case zoneLong = "zone-long"
        case zoneShort = "zone-short"
        case metazoneLong = "metazone-long"
        case metazoneShort = "metazone-short"

        /// The kind that a zone letter writes.
        package init(zone letter: Character, _ count: Int) {
            self =
                switch letter {
                case "z", "v": count < 4 ? .metazoneShort : .metazoneLong
                case "V" where count == 4: .zoneLong
                default: .other
                }
        }
    }

    /// The kinds that are changed; nil for all.
    private let wanted: Set<Usage>?
    private let casing: LetterCasing

    /// For the names of dates, which have the context's data of one bundle, as ICU's `SimpleDateFormat` reads them.
    ///
    /// - Parameter locale: in ICU's form.
    package init(_ context: CapitalizationContext, locale: String) {
        let language = String(locale.prefix { $0 != "_" && $0 != "@" })
        self.init(context, LetterCasing(locale: locale, language: language)) {
            [try? ResourceBundle(name: locale)].compactMap(\.self)
        }
    }

    /// For other names: what a locale does not say of a kind its parent says.
    init(_ context: CapitalizationContext, of locale: LocaleID) {
        self.init(context, LetterCasing(locale: locale.icuName, language: locale.language)) { locale.bundles() }
    }

    private init(_ context: CapitalizationContext, _ casing: LetterCasing, bundles: () -> [ResourceBundle]) {
        self.casing = casing
        switch context {
        case .unknown, .middleOfSentence: wanted = []
        case .beginningOfSentence: wanted = nil
        case .listItem, .standalone:
            let transforms = bundles().compactMap { $0.child("contextTransforms") }
            let place = context == .listItem ? 0 : 1
            wanted = Set(
                Usage.allCases.filter { usage in
                    guard usage != .other else { return false }
                    let flags = transforms.lazy.compactMap { $0.child(usage.rawValue)?.integers }.first ?? []
                    return flags.indices.contains(place) && flags[place] != 0
                })
        }
    }

    /// The name as it is written in the context.
    package func apply(_ name: String, _ usage: Usage) -> String {
        guard wanted?.contains(usage) ?? true, name.unicodeScalars.first?.properties.isLowercase == true else {
            return name
        }
        return casing.initialCapitalized(name)
    }

    /// The names of one kind as they are written in the context.
    package func apply(_ names: [String], _ usage: Usage) -> [String] { names.map { apply($0, usage) } }
}
