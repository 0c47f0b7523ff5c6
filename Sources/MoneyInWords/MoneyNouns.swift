internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// What is known of a currency's nouns beyond CLDR's names: the table of subunits, and genders.
struct MoneyNouns {
    /// The last word of CLDR's rule set; nil where it is not known, or numbers have none.
    typealias Gender = Substring

    struct Subunit {
        let gender: Gender?
        let forms: [PluralCategory: String]
    }

    /// The locale's own rows first, then those of its script and of its language.
    private let places: [String]

    init(_ locale: LocaleID) {
        let language = locale.language
        let script = locale.script ?? locale.maximized.script
        places = [locale.region.map { "\(language)-\($0)" }, script.map { "\(language)-\($0)" }, language].compactMap {
            $0
        }
    }

    private func rows(_ table: StaticString) -> [[Substring]] {
        let all = "\(table)".split(separator: "\n").map { $0.split(separator: "\t") }
        return places.flatMap { place in all.filter { $0[0] == place } }
    }

    /// Nil where the language has no name for it here.
    func subunit(of code: CurrencyCode) -> Subunit? {
        guard
            let row = rows(MoneyTables.subunits).first(where: { $0[2].split(separator: " ").contains(code.code[...]) })
        else { return nil }
        var forms: [PluralCategory: String] = [:]
        for form in row[3].split(separator: " ") {
            let halves = form.split(separator: "=")
            if halves.count == 2, let category = PluralCategory(rawValue: String(halves[0])) {
                forms[category] = String(halves[1])
            }
        }
        return Subunit(gender: row[1] == "-" ? nil : row[1], forms: forms)
    }

    /// The gender of a currency's name, by the first of its words that is a known noun.
    func gender(ofName name: String) -> Gender? {
        let rows = rows(MoneyTables.nouns)
        for word in name.lowercased().split(whereSeparator: { !$0.isLetter }) {
            if let row = rows.first(where: { $0[2].split(separator: " ").contains(word) }) { return row[1] }
        }
        return nil
    }
}
