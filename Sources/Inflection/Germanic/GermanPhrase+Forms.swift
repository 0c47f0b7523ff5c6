internal import LocaleFormatGrammar
internal import LocaleFormatLexicon

// The forms of a phrase, for each way to read it.
extension GermanPhrase {
    /// The readings that count.
    var counting: [Reading] {
        let nominatives = readings.filter { $0.grammaticalCase == .nominative }
        let singulars = nominatives.filter { $0.number == .singular }
        return !singulars.isEmpty ? singulars : !nominatives.isEmpty ? nominatives : readings
    }

    private func targets(_ asked: InflectionFeatures) throws(InflectionFeatureError) -> [Reading] {
        if let problem { throw problem }
        guard asked.person == nil || asked.person == .third else { throw .noSuchForm(phrase: source, features: asked) }
        // What is asked, nothing written needs to tell.
        var counting = counting
        if asked.number != nil, asked.case != nil, readings.isEmpty, head != nil {
            counting = [Reading(gender: noun?.gender, number: .singular, grammaticalCase: .nominative)]
        }
        if head == nil, asked.gender != nil || asked.number != nil || asked.case != nil, determiner != nil {
            let fitting = readings.filter { reading in
                (asked.grammaticalCase.map { $0 == reading.grammaticalCase } ?? true)
                    && (asked.grammaticalNumber.map { $0 == reading.number } ?? true)
            }
            if !fitting.isEmpty { counting = fitting }
        }
        guard !counting.isEmpty else { throw .notAPhrase(source) }
        var targets: [Reading] = []
        for var reading in counting {
            if asked.number == nil, head == nil, attributes.isEmpty == false, !isInflected {
                reading.number = .singular
            }
            reading.number = asked.grammaticalNumber ?? reading.number
            reading.grammaticalCase = asked.grammaticalCase ?? reading.grammaticalCase
            if let gender = asked.grammaticalGender {
                guard
                    head == nil || noun?.person != nil || noun?.gender == nil || noun?.gender == gender
                        || pair(gender) != nil
                else {
                    throw .noSuchForm(phrase: source, features: asked)
                }
                reading.gender = gender
            }
            if !targets.contains(reading) { targets.append(reading) }
        }
        return targets
    }

    /// The word for a person of the other gender, where both are known: Organisator, Organisatorin.
    private func pair(_ gender: Gender) -> Noun? { noun.flatMap { grammar.pair(of: $0, gender) } }

    /// The one result that all readings come to.
    func one(
        _ asked: InflectionFeatures, _ form: (Reading) throws(InflectionFeatureError) -> GivenPiece
    ) throws(InflectionFeatureError) -> GivenPiece {
        let targets = try targets(asked)
        var results: [GivenPiece] = []
        for target in targets { results.append(try form(target)) }
        guard results.allSatisfy({ $0 == results[0] }) else {
            let differing: InflectionFeatures.Name =
                asked.case == nil && Set(targets.map(\.grammaticalCase)).count > 1
                ? .case : Set(targets.map(\.number)).count > 1 ? .number : .gender
            throw .ambiguous(phrase: source, feature: differing)
        }
        return results[0]
    }

    /// The phrase as it is to be read, behind a determiner of this strength.
    func form(
        _ reading: Reading, _ strength: Declension.Strength, _ asked: InflectionFeatures
    ) throws(InflectionFeatureError) -> PhraseText {
        var copy = text
        var reading = reading
        reading.strength = strength
        for index in attributes {
            let word = FormedWord<Noun>.adjective(text.words[index].lower, isInflected: isInflected)
            guard let form = grammar.form(word, reading) else { throw .ambiguous(phrase: source, feature: .gender) }
            copy.set(index, form)
        }
        guard let head else { return copy }
        var noun = noun ?? Noun()
        if let gender = reading.gender, noun.person == nil, noun.gender != nil, noun.gender != gender,
            let pair = pair(gender)
        {
            noun = pair
        }
        guard let form = grammar.form(.noun(noun), reading) else {
            let isUnknown =
                reading.number.isPlural == (noun.isPlural ?? false) || noun.plural == nil && noun.singular == nil
            throw isUnknown ? .unknownWord(text.words[head].text) : .noSuchForm(phrase: source, features: asked)
        }
        copy.set(head, form)
        return copy
    }
}
