internal import LocaleFormatLexicon

/// Which features a language has, and with which values: `grammar.xml` of unicode-org/inflection, as far as there are rules for them.
/// Person, and in English gender, are of pronouns.
enum FeatureTable {
    typealias Name = InflectionFeatures.Name

    static func allowed(_ name: Name, in language: InflectionLanguage) -> [String] { rows[language]?[name] ?? [] }

    private static let rows: [InflectionLanguage: [Name: [String]]] = {
        let number = ["singular", "plural"]
        let definiteness = ["definite", "indefinite"]
        let persons = ["first", "second", "third"]
        let two = ["masculine", "feminine"]
        let cases = ["nominative", "accusative", "dative", "genitive"]
        func romance(_ cases: [String]) -> [Name: [String]] {
            [.number: number, .case: cases, .gender: two, .definiteness: definiteness, .person: persons]
        }
        return [
            .english: [
                .number: number, .case: ["nominative", "accusative", "genitive"], .gender: two + ["neuter"],
                .definiteness: definiteness, .person: persons,
            ],
            .german: [
                .number: number, .case: cases, .gender: two + ["neuter"], .definiteness: definiteness,
                .declension: ["strong", "weak", "mixed"], .person: persons,
            ],
            .dutch: [
                .number: number, .case: ["nominative", "accusative", "genitive"],
                .gender: two + ["neuter", "common"], .definiteness: definiteness,
                .declension: ["declined", "undeclined"], .person: persons,
            ],
            .spanish: romance(["nominative", "accusative", "dative", "prepositional"]),
            .french: romance(["nominative", "accusative", "dative"]),
            .italian: romance(["nominative", "accusative", "dative"]),
            .portuguese: romance(["nominative", "accusative", "dative", "prepositional"]),
            .hindi: [.number: number, .case: ["direct", "oblique"], .gender: two],
            .korean: [
                .case: ["nominative", "accusative", "genitive", "comitative", "instrumental", "vocative"],
                .clusivity: ["inclusive", "exclusive"],
            ],
        ]
    }()
}
