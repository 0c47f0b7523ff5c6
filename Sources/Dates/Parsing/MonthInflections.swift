/// Cases of the names of months that CLDR lacks, which has the one that a date is written in and the nominative: the
/// genitive of Slovene and Serbian, `21. novembra`, and the locative of Latvian, `21. novembrī`.
///
/// Sources: the declensions in the grammars of each language; the words are of regular classes.
enum MonthInflections {
    /// Other forms of a name.
    static func forms(of name: String, language: String) -> [String] {
        var forms: [String] = []
        for (ending, others) in endings[language] ?? [] where name.hasSuffix(ending) {
            forms += others.map { name.dropLast(ending.count) + $0 }
            break
        }
        return forms
    }

    private static let southSlavic: [(String, [String])] = [
        ("bar", ["bra"]), ("ar", ["ara"]), ("mart", ["marta"]), ("april", ["aprila"]), ("maj", ["maja"]),
        ("juni", ["juna"]), ("juli", ["jula"]), ("jun", ["juna"]), ("jul", ["jula"]), ("ust", ["usta"]),
    ]

    /// Endings of nominatives and what stands in their place, the first that fits.
    private static let endings: [String: [(String, [String])]] = [
        "bs": southSlavic,
        "fi": [("kuu", ["kuun", "kuussa"])],
        "hr": [("oga", ["og"]), ("ga", ["g"])],
        "ka": [("ი", ["ს"])],
        "lt": [("tis", ["tį"]), ("is", ["į"]), ("as", ["ą"])],
        "lv": [("is", ["ī"]), ("s", ["ā"])],
        "sl": [
            ("ember", ["embra"]), ("ober", ["obra"]), ("uar", ["uarja"]), ("marec", ["marca"]), ("april", ["aprila"]),
            ("maj", ["maja"]), ("nij", ["nija"]), ("lij", ["lija"]), ("ust", ["usta"]),
        ],
        "sr": southSlavic + [
            ("бар", ["бра"]), ("ар", ["ара"]), ("март", ["марта"]), ("април", ["априла"]), ("мај", ["маја"]),
            ("јун", ["јуна"]), ("јул", ["јула"]), ("уст", ["уста"]),
        ],
    ]
}
