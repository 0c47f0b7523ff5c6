internal import LocaleFormatBridge
public import LocaleFormatCore

/// What a name was meant to be that is none: identifiers are a script's code more often than its name.
extension NumberingSystem {
    /// The system that is meant by a name that CLDR does not have, or nil where nothing is near: `deva` for `devanagari`, `tamldec` for
    /// `Tamil Digits`, `arabext` for `persian`, `hanidec` for `hanidek`.
    ///
    /// Looked for are the English names of CLDR with and without their last word (`Devanagari Digits`, `Roman Numerals`), Unicode's names
    /// of scripts (`Bengali`), and what this package calls them (`persian`, `odia`); letters decide, in any case.
    ///
    /// ```swift
    /// NumberingSystem.nearest(to: "devanagari")?.name    // "deva"
    /// ```
    public static func nearest(to name: some StringProtocol) -> NumberingSystem? {
        let letters = letters(of: name.unicodeScalars.prefix(longestName))
        guard !letters.isEmpty else { return nil }
        let systems = systemsByName
        if let exact = systems[letters] { return exact }
        let script = ScriptData.code(named: letters).flatMap(ScriptData.name(of:))
        if let script, let system = systems[script.lowercased()] { return system }
        return NearestWord.nearest(to: letters, among: systems.keys.ordered()).flatMap { systems[$0] }
    }

    /// Scalars of a name that are looked at: none that is known has more.
    private static let longestName = 64

    /// Names in letters and digits alone, in lower case.
    private static let systemsByName: [String: NumberingSystem] = {
        var systems = known
        let names = DisplayNames(locale: "en")
        for system in all {
            guard let name = names.value(system.name, of: "nu") else { continue }
            let words = name.split(separator: " ")
            for text in [words[...], words.dropLast()] {
                let letters = letters(of: text.joined(separator: " ").unicodeScalars)
                if !letters.isEmpty { systems[letters] = system }
            }
        }
        // An identifier is itself.
        for system in all { systems[system.name] = system }
        return systems
    }()

    /// Names by which people know the digits, and neither CLDR nor Unicode does.
    private static let known: [String: NumberingSystem] = [
        "persian": .persian, "farsi": .persian, "urdu": .persian, "hindi": .devanagari, "bangla": .bangla,
        "odia": .odia,
        "latin": .latin, "european": .latin, "chinese": .hanDecimal, "han": .hanDecimal, "native": .native,
        "traditional": .traditional, "finance": .finance, "financial": .finance,
    ]

    private static func letters(of scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        for scalar in scalars where scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar) {
            text.unicodeScalars.append(scalar)
        }
        return text.lowercased()
    }
}

extension LinkedRooms: SystemSuggestions {
    package static func nearestSystem(to name: String) -> NumberingSystem? { NumberingSystem.nearest(to: name) }
}
