import LocaleFormatInflection
import Testing
import LocalizedStrings

@Suite struct DutchTests {
    @Test func articlesAndAdjectives() throws {
        for (noun, expected) in [
            ("bestand", "dit nieuwe bestand"), ("map", "deze nieuwe map"), ("zoekopdracht", "deze nieuwe zoekopdracht"),
        ] {
            #expect(try inflect("nl", "deze nieuwe %@", [argument(noun)]).text == expected)
        }
        for (noun, expected) in [
            ("bestand", "een groot bestand"), ("map", "een grote map"),
        ] {
            #expect(try inflect("nl", "een groot %@", [argument(noun)]).text == expected)
        }
    }

    @Test func apostrophes() throws {
        #expect(try inflect("nl", "%@ foto", [number("2")]).text == "2 foto's")
        #expect(try inflect("nl", "%@ foto’s zijn privé", [number("2")]).text == "2 foto’s zijn privé")
        #expect(try inflect("nl", "%@ foto’s zijn privé", [number("1")]).text == "1 foto is privé")
        #expect(try inflect("nl", "%@ FOTO VERWIJDERD", [number("2")]).text == "2 FOTO'S VERWIJDERD")
        #expect(try inflect("nl", "%@ PDF’s van foto’s", [number("1")]).text == "1 PDF van foto’s")
    }

    /// "zijn" is a verb and a determiner.
    @Test func verbsAndDeterminers() throws {
        #expect(try inflect("nl", "zijn %@", [argument("bestand")]).text == "zijn bestand")
        #expect(
            try inflect("nl", "Er zijn %@ bestanden in zijn map", [number("1")]).text == "Er is 1 bestand in zijn map")
        #expect(try inflect("nl", "%@ MB gebruikt", [number("5")]).text == "5 MB gebruikt")
        #expect(
            try inflect("nl", "%@ persoon gebruikt deze map", [number("5")]).text == "5 personen gebruiken deze map")
    }

    @Test func whatIsNotKnownStays() throws {
        #expect(try inflect("nl", "%@ blorf", [number("2")]).unresolved == ["blorf"])
        #expect(try inflect("nl", "%@ blorf bestand", [number("2")]).unresolved == ["blorf"])
        #expect(try inflect("nl", "de %@", [argument("blorf")]).unresolved == ["blorf"])
    }

    @Test func morphology() throws {
        let inflector = try #require(Inflector(locale: "nl-BE"))
        #expect(inflector.morphology(of: "huis")?.grammaticalGender == .neuter)
        #expect(inflector.morphology(of: "huizen")?.number == .plural)
        #expect(inflector.morphology(of: "uitnodiging")?.grammaticalGender == .masculine)
    }
}
