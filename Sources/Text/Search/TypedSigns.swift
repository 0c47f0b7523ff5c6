/// Signs that keyboards have in the place of typesetters': `it's` is typed where `it’s` is printed.
enum TypedSigns {
    /// The sign of the keyboard; nil for it, and for what has none.
    ///
    /// The apostrophe is U+2019, and in the letters of some languages U+02BC (Unicode Standard, section 6.2, "Apostrophes");
    /// other quotation marks of English and German take the place of `'` and `"`. U+2010 and U+2011 are the hyphens that `-`
    /// stands for (the same, "Dashes and Hyphens"). The ʻokina U+02BB is a letter of its own.
    static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x02BC, 0x2018...0x201B: "'"
        case 0x201C...0x201F: "\""
        case 0x2010...0x2011: "-"
        default: nil
        }
    }

    /// The spellings of a letter of a language that is written with an apostrophe: c'h in Breton.
    static func spellings(of text: String) -> [String] {
        let apostrophes: [Unicode.Scalar] = ["'", "\u{2BC}", "\u{2018}", "\u{2019}"]
        guard let found = text.unicodeScalars.first(where: apostrophes.contains) else { return [text] }
        return apostrophes.map { sign in
            var scalars = String.UnicodeScalarView()
            for scalar in text.unicodeScalars { scalars.append(scalar == found ? sign : scalar) }
            return String(scalars)
        }
    }
}
