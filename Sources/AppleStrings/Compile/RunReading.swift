internal import LocaleFormatGrammar
internal import LocaleFormatTexts

/// What the attributes of a run ask for, by Foundation's names. Attributes with other names are kept and mean nothing here.
struct RunReading {
    private(set) var run: RunAttributes
    /// Set by `formatNumber`; the inner nil is `formatNumber: false`.
    private(set) var number: NumberAttributes??
    /// `inflectionAlternative: "…"`: the text where the reader's term of address is needed and not known.
    private(set) var alternative: String?

    init(_ members: [MarkupMember]) throws(AttributeFault) {
        run = RunAttributes(Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first })
        for member in members {
            switch member.key {
            case "formatNumber": number = .some(try NumberAttributes.reading(member, beside: members))
            case "inflect": try readInflect(member)
            case "agreeWithArgument": run.agreementArgument = try Self.ordinal(member)
            case "agreeWithConcept": run.agreementConcept = try Self.ordinal(member)
            case "referentConcept": run.referentConcept = try Self.ordinal(member)
            case "morphology": run.morphology = try Self.morphology(member)
            case "inflectionAlternative":
                guard let text = member.value.stringValue else {
                    throw AttributeFault(member, expected: "text in quotes")
                }
                alternative = text
            default: break
            }
        }
        if run.agreementArgument != nil || run.agreementConcept != nil || run.referentConcept != nil {
            run.inflects = true
        }
    }

    private mutating func readInflect(_ member: MarkupMember) throws(AttributeFault) {
        switch member.value {
        case .bool(let isOn): run.inflects = isOn
        case .object(let members):
            run.inflects = true
            run.agreement = try Self.morphology(
                members.count == 1 && members[0].key == "morphology" ? members[0] : member)
        default: throw AttributeFault(member, expected: "true, false or a morphology")
        }
    }

    private static func ordinal(_ member: MarkupMember) throws(AttributeFault) -> Int {
        guard let number = member.value.integerValue, (1...FormatSpecifier.maximumPosition).contains(number) else {
            throw AttributeFault(member, expected: "a number from 1 to \(FormatSpecifier.maximumPosition)")
        }
        return number
    }

    /// `{ partOfSpeech: "noun", grammaticalGender: "feminine" }`
    private static func morphology(_ member: MarkupMember) throws(AttributeFault) -> WordMorphology {
        guard case .object(let members) = member.value else {
            throw AttributeFault(member, expected: "an object such as { grammaticalGender: \"feminine\" }")
        }
        var result = WordMorphology()
        for member in members {
            switch member.key {
            case "grammaticalGender": result.grammaticalGender = try word(member)
            case "partOfSpeech": result.partOfSpeech = try word(member)
            case "number": result.number = try word(member)
            case "grammaticalCase": result.grammaticalCase = try word(member)
            case "determination": result.determination = try word(member)
            case "grammaticalPerson": result.grammaticalPerson = try word(member)
            case "pronounType": result.pronounType = try word(member)
            case "definiteness": result.definiteness = try word(member)
            default: throw AttributeFault(member, expected: "a key of Morphology, such as grammaticalGender or number")
            }
        }
        return result
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ member: MarkupMember
    ) throws(AttributeFault) -> Word where Word.RawValue == String {
        if let word = member.value.stringValue.flatMap(Word.init(rawValue:)) { return word }
        throw AttributeFault(member, expected: Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
}
