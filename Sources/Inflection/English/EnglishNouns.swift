/// Plurals and singulars of English nouns: the lexicon's irregular ones, and the rules of spelling for all others
/// (`Data/Inflection/en-endings.tsv`).
struct EnglishNouns: Sendable {
    var lexicon: Lexicon

    /// The plural of a singular noun in lower case.
    func plural(_ word: String) -> String {
        if let entry = noun(word) { return plural(of: entry) }
        return Endings.english.noun(word)?.plural ?? word + "s"
    }

    private func plural(of entry: Lexicon.Entry) -> String {
        let singular = String(entry.forms[0])
        return entry.form(1) ?? Endings.english.plural(singular) ?? singular + "s"
    }

    /// The singular of a plural noun in lower case; the word itself where it is none.
    func singular(_ word: String) -> String {
        if let entry = noun(word) { return String(entry.forms[0]) }
        return isPlural(word) ? Endings.english.noun(word)?.singular ?? word : word
    }

    func isPlural(_ word: String) -> Bool {
        if isPluralOnly(word) { return true }
        if let entry = noun(word) { return entry.forms[0] != word }
        return isUncertain(word) || word.count > 2 && Endings.english.noun(word)?.isPlural == true
    }

    /// Whether a word in -s may as well be a singular: chaos, canvas; or a plural: photos, pizzas.
    func isUncertain(_ word: String) -> Bool {
        word.count > 2 && noun(word) == nil && !isPluralOnly(word) && Endings.english.noun(word) == nil
    }

    /// Whether a word is a noun wherever it stands. Of a dictionary's words many are verbs and adjectives too.
    func isKnown(_ word: String) -> Bool { listedNoun(word) != nil || isPluralOnly(word) }

    /// Scissors, trousers: no singular, with any number.
    func isPluralOnly(_ word: String) -> Bool {
        lexicon.entries(word).contains { $0.wordClass == .pluralOnlyNoun }
    }

    /// Words that nouns are made with by a hyphen: check-in, follow-up, to-do.
    static let particles: Set<String> = [
        "in", "up", "out", "off", "down", "on", "over", "by", "through", "away", "back", "ahead", "do", "around",
        "together",
    ]

    /// Adjectives that stand behind certain nouns.
    static let postpositive: [String: Set<String>] = [
        "general": [
            "attorney", "secretary", "governor", "surgeon", "solicitor", "postmaster", "inspector", "consul",
            "director", "auditor",
        ],
        "martial": ["court"], "laureate": ["poet", "nobel"], "public": ["notary"],
        "elect": ["president", "governor", "mayor"],
    ]

    /// Symbols of units have no plural: 2 km, 2 MB.
    static func isUnit(_ text: String) -> Bool { units.contains(text) }

    private static let units: Set<String> = [
        "B", "kB", "KB", "MB", "GB", "TB", "PB", "KiB", "MiB", "GiB", "TiB", "kbit", "Mbit", "Gbit", "bps",
        "kbps", "Mbps", "Gbps",
        "m", "mm", "cm", "km", "g", "mg", "kg", "l", "L", "ml", "mL", "s", "ms", "min", "h", "hr", "Hz", "kHz", "MHz",
        "GHz", "W", "kW",
        "kWh", "V", "A", "mAh", "J", "kJ", "kcal", "cal", "K", "C", "F", "lb", "oz", "ft", "in", "mi", "yd", "mph",
        "kph", "dB", "px",
        "pt", "dpi", "ppi", "fps", "x", "bpm", "rpm", "percent", "am", "pm", "AM", "PM",
    ]

    /// The lexicon's noun with this form, else the dictionary's.
    func noun(_ word: String) -> Lexicon.Entry? {
        listedNoun(word) ?? lexicon.entries(word).first { $0.wordClass == .noun }
    }

    /// A word that is a verb and nothing else, by the dictionary.
    func verb(_ word: String) -> Lexicon.Entry? {
        guard lexicon.listed(word).isEmpty else { return nil }
        return lexicon.entries(word).first { $0.wordClass == .verb }
    }

    /// Regular plurals are found by their singulars.
    private func listedNoun(_ word: String) -> Lexicon.Entry? {
        let entries = lexicon.listed(word).filter { $0.wordClass == .noun }
        if let entry = entries.first(where: { $0.forms[0] == word }) ?? entries.first { return entry }
        guard word.hasSuffix("s"), word.count > 2 else { return nil }
        for singular in [word.dropLast(), word.dropLast(2), word.dropLast(3) + "y"] {
            let singular = String(singular)
            if let entry = lexicon.listed(singular).first(where: {
                $0.wordClass == .noun && $0.forms[0] == singular
            }),
                plural(of: entry) == word
            {
                return entry
            }
        }
        return nil
    }
}
