internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// The forms that a phrase is asked for, and the pieces beside it.

extension RomancePhrase: FeaturePhrase {
    var features: InflectionFeatures {
        if isShare { return InflectionFeatures(.masculine, .singular) }
        guard !isName else { return InflectionFeatures() }
        var features = InflectionFeatures(gender, number)
        switch opening?.row.name {
        case "indefArticle", "emPrepIndefArticle": features.definiteness = .indefinite
        case nil, "possArticle", "demAdj", "demonArticle": break
        case .some(let name): features.definiteness = name.hasSuffix("Article") ? .definite : nil
        }
        return features
    }

    func inflected(to asked: InflectionFeatures) throws(InflectionFeatureError) -> String {
        if isInvariable, asked.definiteness == nil, asked.case == nil, asked.person == nil { return source }
        return try changed(to: asked).text
    }

    /// "5 %" is masculine: "il 5 %", "el 5 %".
    private var isShare: Bool {
        let scalars = source.unicodeScalars.filter { !$0.properties.isWhitespace }
        return scalars.last == "%" && scalars.count > 1
            && scalars.dropLast().allSatisfy { ("0"..."9").contains($0) || $0 == "," || $0 == "." }
    }

    /// Of prepositions, conjunctions and adverbs alone, which have one form.
    private var isInvariable: Bool {
        opening == nil && noun == nil && agreeing.isEmpty && verb == nil && !text.words.isEmpty
            && text.words.allSatisfy { word in
                let entries = grammar.lexicon.entries(word.lower)
                return !entries.isEmpty && entries.allSatisfy { $0.wordClass.isFunction }
            }
    }
}

extension RomancePhrase {
    /// The phrase with the features that are asked, and the gender and number that it has then; without its article where that is not wanted.
    func changed(
        to asked: InflectionFeatures, isOpened: Bool = true
    ) throws(InflectionFeatureError) -> (text: String, gender: Gender?, number: Number?) {
        guard asked.case == nil, asked.declension == nil, asked.person == nil || asked.person == .third else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        if isBare, opening == nil {
            guard asked == InflectionFeatures(definiteness: .definite) else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            return (source, nil, nil)
        }
        if let verb {
            guard asked.gender == nil, asked.definiteness == nil else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            var copy = text
            if let number = asked.grammaticalNumber { copy.set(0, verb.form(number)) }
            return (copy.text, nil, number)
        }
        guard !isName, head != nil || !agreeing.isEmpty || opening != nil, head != nil || isClosed, !isContradictory
        else {
            throw doubtful.map { .unknownWord($0) } ?? .notAPhrase(source)
        }
        guard isClosed || asked.number == nil && asked.gender == nil else { throw .notAPhrase(source) }
        var copy = self
        let (gender, number) = try copy.agree(asked)
        let row = try copy.opening(to: asked)
        copy.text.remove(0..<copy.openingCount)
        guard let row, isOpened else { return (copy.joined(nil, gender), gender, number) }
        let genders: [Gender] = gender.map { [$0] } ?? [.masculine, .feminine]
        let isCapital = opening != nil && text.words[0].text.first?.isUppercase == true
        let results = genders.map { gender in
            let form = row.agreeing.form(gender, number ?? .singular) ?? ""
            return copy.joined(isCapital ? LetterCase.capitalized(form) : form, gender)
        }
        guard let first = results.first, results.allSatisfy({ $0 == first }) else {
            throw head.map { .unknownWord(text.words[$0].text) } ?? .ambiguous(phrase: source, feature: .gender)
        }
        return (first, gender, number)
    }

    /// The article that the phrase is to have; nil for none.
    private func opening(to asked: InflectionFeatures) throws(InflectionFeatureError) -> PhrasePieceTable.Row? {
        guard let definiteness = asked.definiteness, definiteness != features.definiteness else { return opening?.row }
        // An article alone is of nothing.
        guard !hasDeterminer, opening == nil || ["defArticle", "indefArticle"].contains(opening?.row.name),
            text.words.count > openingCount
        else {
            throw .noSuchForm(phrase: source, features: asked)
        }
        return table[definiteness == .definite ? "defArticle" : "indefArticle"]
    }

    /// Sets the noun and what agrees with it.
    private mutating func agree(_ asked: InflectionFeatures) throws(InflectionFeatureError) -> (Gender?, Number?) {
        let number = asked.grammaticalNumber ?? self.number
        var gender = asked.grammaticalGender ?? self.gender
        let isChanged =
            asked.grammaticalNumber.map { $0 != self.number } ?? false
            || asked.grammaticalGender.map { $0 != self.gender } ?? false
        if isChanged {
            if let doubtful { throw .unknownWord(doubtful) }
            guard isClosed else { throw .notAPhrase(source) }
        }
        if let head, isChanged {
            try setHead(head, asked, &gender, number)
        }
        guard isChanged else { return (gender, number) }
        for (index, rows) in agreeing {
            guard let forms = head.map({ index < $0 ? rows.first : rows.last }) ?? rows.last else { continue }
            let lower = text.words[index].lower
            let own = gender ?? forms.gender(of: lower)
            guard own != nil || !forms.hasGender else { throw .ambiguous(phrase: source, feature: .gender) }
            let ownNumber = number ?? forms.number(of: lower)
            guard let form = grammar.form(.agreeing(forms), FormFeatures(gender: own, number: ownNumber ?? .singular))
            else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            text.set(index, form)
        }
        return (gender, number)
    }

    private mutating func setHead(
        _ head: Int, _ asked: InflectionFeatures, _ gender: inout Gender?, _ number: Number?
    ) throws(InflectionFeatureError) {
        guard let noun else { throw .unknownWord(text.words[head].text) }
        let target = number ?? .singular
        if asked.gender == nil, noun.gender != nil { gender = grammar.gender(of: noun, target) }
        if target.isPlural, gender == nil, grammar.femininePlural(of: noun) != nil {
            throw .ambiguous(phrase: source, feature: .gender)
        }
        let features = FormFeatures(gender: gender, number: target)
        if let wanted = asked.grammaticalGender, wanted != noun.gender, noun.gender != nil || noun.person != nil {
            guard let forms = noun.person ?? adjective, let form = grammar.form(.agreeing(forms), features) else {
                throw .noSuchForm(phrase: source, features: asked)
            }
            return text.set(head, form)
        }
        if noun.gender == nil, !noun.isCommon {
            if let adjective, let form = grammar.form(.agreeing(adjective), features) { return text.set(head, form) }
            // A word of no gender that is known is not feminine because it is asked to be.
            if asked.gender != nil { throw .unknownWord(text.words[head].text) }
        }
        guard let form = grammar.form(.noun(noun), features) else {
            let isListed = !grammar.lexicon.entries(text.words[head].lower).isEmpty
            throw isListed ? .noSuchForm(phrase: source, features: asked) : .unknownWord(text.words[head].text)
        }
        text.set(head, form)
    }

    // MARK: Neighbours

    /// The phrase, perhaps with an article before it, after what neighbours do to each other: "le ami" is "l’ami", "la agua" "el agua".
    private func joined(_ article: String?, _ gender: Gender?) -> String {
        var copy = text
        if let article { copy.insert(article, at: 0) }
        let count = (head.map { $0 - openingCount + 1 } ?? copy.words.count) + (article == nil ? 0 : 1)
        let end = max(0, min(copy.words.count, count))
        let rest = copy.words[end...].map { $0.gap + $0.text }.joined() + copy.end
        let first = copy.words[..<end].map { $0.gap + $0.text }.joined()
        return Self.joined(first, gender, grammar, before: rest).withApostrophes(of: source) + rest
    }

    static func joined(_ text: String, _ gender: Gender?, _ grammar: Grammar, before rest: String) -> String {
        var text = text
        // The article first, then what it is joined with: "de la agua", "de el agua", "del agua".
        for _ in 0..<2 {
            var run = Tokens(
                [InflectionPiece(text)], splitsAtApostrophe: true, joinsHyphens: true, hasDecimalComma: true)
            var genders: [Int: Gender] = [:]
            for index in run.wordIndices.prefix(2) { genders[index] = gender }
            grammar.join(&run, following: rest, genders: genders)
            text = run.texts.joined()
        }
        return text
    }
}
