internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// What stands beside a phrase: articles, and prepositions joined with them.
extension RomancePhrase {
    func piece(_ row: PhrasePieceTable.Row, to asked: InflectionFeatures) throws(InflectionFeatureError) -> GivenPiece {
        var asked = asked
        asked.definiteness = nil
        // "qu’Emilie": it agrees with nothing.
        if row.forms.count == 1, asked == InflectionFeatures() { return joined(row.forms[0], source, .masculine, row) }
        if isBare, opening == nil, asked == InflectionFeatures() {
            guard let bare = row.bare else {
                guard row.name == "defArticle" else {
                    throw .noSuchForm(phrase: source, features: InflectionFeatures(definiteness: .indefinite))
                }
                return GivenPiece(piece: "", phrase: source)
            }
            return joined(bare, source, .masculine, row)
        }
        if Grammar.self == ItalianGrammar.self, let word = ItalianNumeral.word(like: source) {
            let given = joined(row.agreeing.form(.masculine, .singular) ?? "", word, .masculine, row)
            return GivenPiece(piece: given.piece, phrase: given.piece + source)
        }
        // "Le Mans": of a name its own article tells.
        if let opening, let gender = opening.gender, let isPlural = opening.isPlural, isName || isContradictory,
            text.words.count > openingCount, text.words[openingCount].text.first?.isUppercase == true,
            asked == InflectionFeatures()
        {
            var copy = text
            copy.remove(0..<openingCount)
            return joined(row.agreeing.form(gender, isPlural ? .plural : .singular) ?? "", copy.text, gender, row)
        }
        let (phrase, gender, number) = try changed(to: asked, isOpened: false)
        let target = number ?? .singular
        // Of an unknown gender, "les" and "l’" go with both.
        let genders: [Gender] = gender.map { [$0] } ?? [.masculine, .feminine]
        var results: [GivenPiece] = []
        for gender in genders {
            let given = joined(row.agreeing.form(gender, target) ?? "", phrase, gender, row)
            // French: before a vowel both genders have the form of the feminine, "de l’appareil".
            let elided =
                row.elides && !target.isPlural && Grammar.self == FrenchGrammar.self
                ? joined(row.agreeing.form(.feminine, target) ?? "", phrase, .feminine, row) : given
            results.append(elided.piece.endsInApostrophe ? elided : given)
        }
        guard let first = results.first, results.allSatisfy({ $0 == first }) else {
            throw .unknownWord(phrase.isEmpty ? source : phrase)
        }
        return first
    }

    private func joined(_ form: String, _ phrase: String, _ gender: Gender, _ row: PhrasePieceTable.Row) -> GivenPiece {
        let space = phrase.isEmpty ? "" : " "
        let whole = Self.joined(form + space + phrase, gender, grammar, before: "").withApostrophes(of: source)
        var piece = whole.hasSuffix(phrase) ? String(whole.dropLast(phrase.count)) : whole
        if !row.elides { piece = String(piece.reversed().drop { $0 == " " }.reversed()) }
        return GivenPiece(piece: piece, phrase: whole)
    }
}

/// How Italian reads a number that begins a phrase: l’8, l’11, l’80 %, lo 0.
private enum ItalianNumeral {
    /// A word that begins with the same sound; nil for what is no number.
    static func word(like phrase: String) -> String? {
        let digits = phrase.prefix { $0.isASCII && $0.isNumber }
        guard let first = digits.first, digits.count <= 15 else { return nil }
        // Of "un milione" and "undici mila" the sound is that of "uno", of 1,000 it is "mille".
        let isEleven = digits.count % 3 == 2 && digits.hasPrefix("11")
        // "1º" is "primo".
        let isOrdinal = "ºª°".contains(phrase.dropFirst(digits.count).first ?? " ")
        let isOne = first == "1" && !isOrdinal && (digits.count == 1 || digits.count > 6 && digits.count % 3 == 1)
        if first == "8" || isEleven || isOne { return "uno" }
        return digits == "0" ? "zero" : "due"
    }
}
