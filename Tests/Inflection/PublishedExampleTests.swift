import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import Testing

/// The examples of Apple's documentation and sessions, with the results that they state.
@Suite struct PublishedExampleTests {
    static func format(
        _ text: String, _ locale: LocaleID, _ arguments: [TextArgument] = [], _ concepts: [TextOptions.Concept] = []
    ) throws -> String {
        var options = TextOptions()
        options.concepts = concepts
        return try TextTemplate(text).compiled(in: locale, options: options).format(arguments)
    }

    /// `AgreementArgumentAttribute`, and session 10153 of WWDC 2023.
    @Test func agreementWithArguments() throws {
        #expect(
            try Self.format(
                "Tu ^[%2$@ %1$@](inflect: true) está ^[listo](agreeWithArgument: 2).", "es", ["pequeño", "ensalada"])
                == "Tu ensalada pequeña está lista.")
        #expect(
            try Self.format(
                "^[Nuestro %@](inflect: true) está ^[hecho](agreeWithArgument: 1) de %@.", "es", ["pizza", "queso"])
                == "Nuestra pizza está hecha de queso.")
    }

    /// `AgreementConceptAttribute`.
    @Test func agreementWithConcepts() throws {
        #expect(
            try Self.format("%@ está ^[ocupado](agreeWithConcept: 1).", "es", ["Anne"], [.termsOfAddress([.feminine])])
                == "Anne está ocupada.")
        #expect(
            try Self.format(
                "La última vez ordenaste ^[el %@](agreeWithConcept:1).", "es", ["pequeño"],
                [.localizedPhrase("ensalada")])
                == "La última vez ordenaste la pequeña.")
    }

    /// `InflectionAlternativeAttribute`.
    @Test func alternative() throws {
        let text = "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')."
        #expect(try Self.format(text, "es") == "Te damos la bienvenida.")
    }

    /// `InflectionRule`, whose example sets the morphology in code.
    @Test func rule() throws {
        #expect(
            try Self.format(
                "^[They liked your post.](inflect: true, morphology: { grammaticalGender: 'feminine' })", "en")
                == "She liked your post.")
    }

    /// `TermOfAddress`: predefined and custom pronouns.
    @Test func pronouns() throws {
        #expect(
            try Self.format("^[They](referentConcept: 1) liked your post.", "en", [], [.termsOfAddress([.masculine])])
                == "He liked your post.")
        let custom = TermOfAddress.custom(pronouns: [
            .init(pronoun: "xey", morphology: WordMorphology(grammaticalCase: .nominative)),
            .init(pronoun: "xem", morphology: WordMorphology(grammaticalCase: .accusative)),
            .init(pronoun: "xeir", morphology: WordMorphology(grammaticalCase: .genitive, determination: .dependent)),
            .init(
                pronoun: "xeirs", morphology: WordMorphology(grammaticalCase: .genitive, determination: .independent)),
            .init(pronoun: "xemself", morphology: WordMorphology(pronounType: .reflexive)),
        ])
        for (text, expected) in [
            ("^[They](referentConcept: 1) liked your post.", "Xey liked your post."),
            ("Anne read the post to ^[them](referentConcept: 1).", "Anne read the post to xem."),
            ("You liked ^[their](referentConcept: 1) post.", "You liked xeir post."),
            ("The post was ^[theirs](referentConcept: 1).", "The post was xeirs."),
            ("^[They](referentConcept: 1) posted it ^[themselves](referentConcept: 1).", "Xey posted it xemself."),
        ] {
            #expect(try Self.format(text, "en", [], [.termsOfAddress([custom])]) == expected)
        }
        #expect(
            try Self.format(
                "%@ is on ^[their](referentConcept: 1) way.", "en", ["Tony"], [.termsOfAddress([.masculine])])
                == "Tony is on his way.")
    }
}
