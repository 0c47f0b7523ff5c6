extension String {
    /// With straight apostrophes, as lexicons are written. Most words have none, and are given back as they are.
    var withStraightApostrophes: String { utf8.contains(0xE2) ? replacing("\u{2019}", with: "'") : self }

    /// Whether it is joined to the word behind it, as "l'" is.
    var endsInApostrophe: Bool { hasSuffix("'") || hasSuffix("\u{2019}") }

    /// With spaces for the signs that stand for them in tables.
    var withSpaces: String { utf8.contains(0x5F) ? replacing("_", with: " ") : self }
}
