internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// Names, and what stands behind a noun.
extension RomancePhrase {
    /// "Tour Eiffel", "Paris"; what follows in capitals and digits is a part of it: "Paris Plages".
    mutating func readName(_ row: NameTable.Row, _ words: Range<Int>) {
        head = words.upperBound - 1
        isBare = row.gender == nil
        let written = row.isInvariable ? text.words[words.upperBound - 1].text : nil
        noun = Noun(
            gender: row.gender, singular: written, plural: written,
            isPlural: isBare || row.isInvariable && opening?.isPlural == true ? nil : row.isPlural)
        var end = words.upperBound
        while end < text.words.count, text.words[end].gap.allSatisfy(\.isWhitespace),
            text.words[end].text.first.map({ $0.isUppercase || $0.isNumber }) == true
        {
            end += 1
        }
        readTail(end)
    }

    /// What stands behind: nothing or a preposition with its noun. An adjective there that cannot be of that noun is of the first one:
    /// "clinique d’avortement privée".
    mutating func readTail(_ start: Int) {
        guard start < text.words.count else { return }
        switch analyzed(start, .behind) {
        case .preposition, .contraction: break
        default:
            isClosed = false
            return
        }
        var nearest: Noun?
        // "de cartes": what is directly behind a preposition or an article is a noun.
        var opens = false
        for index in start..<text.words.count {
            let wasOpened = opens
            opens = isOpening(index)
            if let noun = analyzed(index, .noun).noun
                ?? (isUnknown(index) ? grammar.endings.noun(text.words[index].lower) : nil),
                noun.gender != nil, rows(index) == nil || nearest == nil || wasOpened
            {
                nearest = noun
                continue
            }
            guard let rows = rows(index), let forms = rows.last, let own = nearest?.gender,
                let ownNumber = nearest?.number
            else { continue }
            let word = text.words[index].lower
            let isNearest = forms.form(own, ownNumber) == word
            var isHeads: Bool?
            if let gender = noun?.gender, let number = noun?.number { isHeads = forms.form(gender, number) == word }
            switch (isNearest, isHeads) {
            case (false, true?): agreeing[index] = rows
            case (true, false?): break
            // "cambio porcentual en tiempo real": of the nearer one, where the first has its own before.
            case (true, true?) where head.map({ agreeing[$0 + 1] != nil }) == true: break
            // "carte de crédit valide": of which of the two, nothing tells.
            default: doubtful = doubtful ?? text.words[index].text
            }
        }
    }

    private func isOpening(_ index: Int) -> Bool {
        switch analyzed(index, .behind) {
        case .preposition, .contraction, .determiner, .conjunction: true
        default: false
        }
    }
}
