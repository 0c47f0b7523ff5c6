/// Nasals of the Brahmic scripts, by the names of their characters.
///
/// Before a stop, the nasal consonant of the stop's class may be written as an anusvara (Unicode Standard, section 12.1,
/// "Consonant Letters" and "Anusvara"; for Hindi the Central Hindi Directorate's *Devanagari Lipi evam Hindi Vartani ka
/// Manakikaran*): न् before त थ द ध, and so on. Before another nasal it is not: अन्न.
enum IndicNasals {
    /// The five classes, each with its stops; the nasal is the last one.
    private static let classes: [[Substring]] = [
        ["KA", "KHA", "GA", "GHA", "NGA"], ["CA", "CHA", "JA", "JHA", "NYA"], ["TTA", "TTHA", "DDA", "DDHA", "NNA"],
        ["TA", "THA", "DA", "DHA", "NA"], ["PA", "PHA", "BA", "BHA", "MA"],
    ]

    /// Devanagari to Malayalam, whose letters have the same names.
    private static let blocks: ClosedRange<UInt32> = 0x0900...0x0D7F

    /// Anusvara, candrabindu, bindi and tippi.
    static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        guard blocks.contains(scalar.value), let name = scalar.properties.name else { return false }
        return ["SIGN ANUSVARA", "SIGN CANDRABINDU", "SIGN BINDI", "GURMUKHI TIPPI"].contains { name.hasSuffix($0) }
            || name.hasSuffix("INVERTED CANDRABINDU") || name.hasSuffix("SIGN COMBINING CANDRABINDU ABOVE")
    }

    /// The class of a nasal consonant.
    static func nasalClass(_ scalar: UInt32) -> Int? {
        guard let word = letter(scalar) else { return nil }
        return classes.firstIndex { $0.last == word }
    }

    /// The class of a stop; of one with a nukta, that of the letter below.
    static func stopClass(_ scalar: UInt32) -> Int? {
        guard blocks.contains(scalar), let value = Unicode.Scalar(scalar),
            let base = String(Character(value)).decomposed.unicodeScalars.first, let word = letter(base.value)
        else { return nil }
        return classes.firstIndex { $0.dropLast().contains(word) }
    }

    /// `KA` of `DEVANAGARI LETTER KA`.
    private static func letter(_ scalar: UInt32) -> Substring? {
        guard blocks.contains(scalar), let name = Unicode.Scalar(scalar)?.properties.name,
            let place = name.firstRange(of: " LETTER ")
        else { return nil }
        return name[place.upperBound...]
    }

    /// Whether both are of one script.
    static func areOfOneScript(_ one: UInt32, _ other: UInt32) -> Bool { one >> 7 == other >> 7 }

    /// Whether a text begins with a nasal consonant and a virama.
    static func begins(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars.prefix(2))
        return scalars.count == 2 && nasalClass(scalars[0].value) != nil && isVirama(scalars[1].value)
    }

    static func isVirama(_ scalar: UInt32) -> Bool {
        blocks.contains(scalar) && Unicode.Scalar(scalar)?.properties.canonicalCombiningClass == .virama
    }
}
