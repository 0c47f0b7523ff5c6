internal import LocaleFormatInflection

/// What the attributes of a run ask for, by Foundation's names. Attributes with other names are kept and mean nothing here.
struct RunAttributes: Sendable {
    /// All of them, as written.
    let attributes: [String: MarkupValue]
    /// Set by `formatNumber`; the inner nil is `formatNumber: false`.
    var number: NumberAttributes??
    /// `inflect: true`, or any of the attributes that say with what to agree.
    var inflects = false
    /// `agreeWithArgument: 1`, counted from 1.
    var agreementArgument: Int?
    /// `agreeWithConcept: 1`.
    var agreementConcept: Int?
    /// `referentConcept: 1`: whose pronouns to take.
    var referentConcept: Int?
    /// `morphology: { … }`: what the run is.
    var morphology: WordMorphology?
    /// `inflect: { … }`: what its words shall become.
    var agreement: WordMorphology?
    /// `inflectionAlternative: "…"`: the text where the reader's term of address is needed and not known.
    var alternative: MarkupMember?

    /// Where the run stands in its text.
    let offset: Int
    /// What it is if it is none of `^[…](…)`.
    var markdown: MarkdownInline?

    init(_ markdown: MarkdownInline, at offset: Int) {
        (self.markdown, self.offset, attributes) = (markdown, offset, [:])
    }

    /// A tag of a message, with its name as the attribute `tag`.
    init(tag: String) {
        offset = 0
        attributes = ["tag": .string(tag)]
    }

    init(_ members: [MarkupMember], at offset: Int) throws(AttributeFault) {
        self.offset = offset
        attributes = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        for member in members {
            switch member.key {
            case "formatNumber": number = .some(try NumberAttributes.reading(member, beside: members))
            case "inflect": try readInflect(member)
            case "agreeWithArgument": agreementArgument = try Self.ordinal(member)
            case "agreeWithConcept": agreementConcept = try Self.ordinal(member)
            case "referentConcept": referentConcept = try Self.ordinal(member)
            case "morphology": morphology = try Self.morphology(member)
            case "inflectionAlternative":
                guard member.value.stringValue != nil else { throw AttributeFault(member, expected: "text in quotes") }
                alternative = member
            default: break
            }
        }
        if agreementArgument != nil || agreementConcept != nil || referentConcept != nil { inflects = true }
    }

    private mutating func readInflect(_ member: MarkupMember) throws(AttributeFault) {
        switch member.value {
        case .bool(let isOn): inflects = isOn
        case .object(let members):
            inflects = true
            agreement = try Self.morphology(members.count == 1 && members[0].key == "morphology" ? members[0] : member)
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
