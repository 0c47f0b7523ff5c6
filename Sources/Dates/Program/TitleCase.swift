internal import LocaleFormatBridge

/// Capital letters at the start, where a context asks for them (UTS #35 part 2, "Context Transforms"): which kinds of
/// names begin with one in lists and standing alone is the locale's data.
struct TitleCase {
    /// The kinds of names that CLDR tells apart; the raw value is its word for them.
    enum Usage: String {
        case other = ""
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
        init(zone letter: Character, _ count: Int) {
            self =
                switch letter {
                case "z", "v": count < 4 ? .metazoneShort : .metazoneLong
                case "V" where count == 4: .zoneLong
                default: .other
                }
        }
    }

    private let context: DateStyle.CapitalizationContext
    private let transforms: ResourceBundle?
    private let map: CaseMapHandle?

    init(_ context: DateStyle.CapitalizationContext, locale: String) throws(ICUError) {
        self.context = context
        guard context != .unknown, context != .middleOfSentence else {
            (transforms, map) = (nil, nil)
            return
        }
        map = try CaseMapHandle(locale: locale)
        transforms =
            context == .beginningOfSentence ? nil : (try? ResourceBundle(name: locale))?.child("contextTransforms")
    }

    func apply(_ names: [String], _ usage: Usage) throws(ICUError) -> [String] {
        guard let map, isWanted(usage) else { return names }
        var changed: [String] = []
        for name in names {
            let isLower = name.unicodeScalars.first?.properties.isLowercase == true
            changed.append(isLower ? try map.initialCapitalized(name) : name)
        }
        return changed
    }

    private func isWanted(_ usage: Usage) -> Bool {
        if context == .beginningOfSentence { return true }
        guard usage != .other, let flags = transforms?.child(usage.rawValue)?.integers, flags.count >= 2 else {
            return false
        }
        return flags[context == .listItem ? 0 : 1] != 0
    }
}
