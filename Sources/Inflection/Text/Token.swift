internal import LocaleFormatGrammar
internal import LocaleFormatNumbers

/// A word or a number of a run, with what is between it and the one before.
struct Token {
    enum Kind: Equatable {
        case word
        case number(ExactDecimal)
    }

    /// What is before it: spaces, signs, a word too long to be one; empty behind the apostrophe of an elided word.
    var gap: Gap
    var text: String
    /// In lower case, as the lexicon has it; empty for a number.
    let lower: String
    let piece: Int
    let kind: Kind
    let isArgument: Bool
    var morphology: WordMorphology?
    /// Empty for a number.
    var reading = Reading()

    var isWord: Bool { if case .word = kind { true } else { false } }

    var isNumber: Bool { !isWord }

    /// Whether the word ends in an apostrophe: `l'`.
    var isElided: Bool { text.unicodeScalars.last.map(Tokens.isApostrophe) ?? false }

    /// In lower case as it is now, after replacements.
    var currentLower: String { text.lowercased() }

    var isCapitalized: Bool { text.first?.isUppercase == true }

    /// Puts in another form of the word, in the case of letters of this one.
    mutating func replace(with form: String) { text = LetterCase.apply(of: text, lower: lower, to: form) }

    /// Puts in a word in the case of letters of what is there now.
    mutating func set(_ form: String) { text = LetterCase.apply(of: text, lower: text.lowercased(), to: form) }

    /// The number's form of words by the plural rules, its visible zeros included.
    func grammaticalNumber(_ plurals: PluralRules?) -> WordMorphology.GrammaticalNumber? {
        guard case .number(let value) = kind, let plurals else { return nil }
        // How many digits follow the decimal separator, whichever it is: the text has that many more digits than the value.
        let digits = text.unicodeScalars.filter { $0.properties.numericType == .decimal }
        let significant = digits.drop { $0.properties.numericValue == 0 }
        let fraction = value.isZero ? digits.count - 1 : significant.count - value.digits.count - value.exponent
        let visible = max(0, min(fraction, digits.count))
        return plurals.category(for: value, visibleFractionDigits: visible) == .one ? .singular : .plural
    }
}

/// What is between two words, by the pieces that it is of.
struct Gap {
    private(set) var parts: [(piece: Int, text: String)] = []
    private(set) var text = ""
    /// Whether nothing but spaces is there, or nothing.
    private(set) var isSpace = true

    mutating func append(_ text: some StringProtocol, of piece: Int) {
        parts.append((piece, String(text)))
        self.text += text
        isSpace = self.text.utf8.allSatisfy { $0 == 0x20 } || self.text.allSatisfy(\.isWhitespace)
    }

    mutating func clear() {
        parts = parts.map { ($0.piece, "") }
        (text, isSpace) = ("", true)
    }

    var isHyphen: Bool {
        let scalars = text.unicodeScalars
        return scalars.count == 1 && scalars.allSatisfy(Tokens.isHyphen)
    }
}
