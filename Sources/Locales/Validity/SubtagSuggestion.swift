internal import LocaleFormatCore

/// What a subtag that CLDR does not know was meant to be.
enum SubtagSuggestion {
    static func nearest(to text: String, _ kind: LocaleValidity.Subtag.Kind, in parts: LocaleParts) -> String? {
        switch kind {
        case .language: language(text, in: parts)
        case .script: NearestWord.nearest(to: text, among: ValidityTable.scripts.inUse().ordered())
        case .region: region(text, of: parts.language)
        case .variant: NearestWord.nearest(to: text, among: ValidityTable.variants.inUse().ordered())
        case .attribute, .key, .value, .singleton: nil
        }
    }

    /// The language that most people of a region write where the code is a region's (UTS #35 part 1, "Likely Subtags"), with the
    /// region where it needs to be said; else a code that is written alike. Codes are short and near to each other: of two letters
    /// only one with the same letters, else one that begins alike.
    private static func language(_ code: String, in parts: LocaleParts) -> String? {
        if let tag = mainLanguage(ofRegion: code.uppercased(), isAlone: parts.script == nil && parts.region == nil) {
            return tag
        }
        if code.utf8.count == 2 { return swapped(code, among: languages) }
        return NearestWord.nearest(to: code, among: languages.filter { $0.first == code.first })
    }

    private static func mainLanguage(ofRegion code: String, isAlone: Bool) -> String? {
        guard code.utf8.count == 2, regions.contains(code) else { return nil }
        var parts = LocaleParts()
        parts.region = code
        let likely = LocaleID(parts: parts).maximized.minimized
        return isAlone ? likely.tag : likely.language
    }

    /// Nobody writes `en-EN` for another country than the language's own.
    private static func region(_ code: String, of language: String) -> String? {
        var parts = LocaleParts()
        parts.language = language
        if code == language.uppercased(), let region = LocaleID(parts: parts).maximized.region { return region }
        return swapped(code, among: ValidityTable.regions.inUse())
    }

    /// A code of two letters with its letters the other way round.
    static func swapped(_ code: String, among codes: [String]) -> String? {
        code.utf8.count == 2 ? codes.first { $0.elementsEqual(code.reversed()) } : nil
    }

    /// - Parameter types: those that are listed, and names in capitals for what is not.
    static func nearestValue(to value: String, of key: String, types: [String]) -> String? {
        if key == "nu" { return NumberingSystem.nearest(to: value)?.name }
        let words: [String]
        if key == "cu" {
            words = ValidityTable.currencies.inUse().map { $0.lowercased() }
        } else if key == "rg" || key == "sd" {
            // Of the same country.
            words = ValidityTable.subdivisions.inUse { $0.hasPrefix(value.prefix(2)) } + [value.prefix(2) + "zzzz"]
        } else {
            words = types.filter { $0.lowercased() == $0 }
        }
        return NearestWord.nearest(to: value, among: words.ordered())
    }

    /// Those that CLDR has data for: thousands of others are spelled much the same.
    private static let languages = Set(LocaleID.available.map(\.language)).ordered()
    private static let regions = Set(LocaleID.available.compactMap(\.region))
}
