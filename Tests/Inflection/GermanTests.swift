import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import LocaleFormatLexicon
import Testing

/// Genders, plurals and endings of school German (general knowledge).
@Suite struct GermanTests {
    @Test(arguments: [
        ("der %@", "Pizza", "die Pizza"), ("der %@", "Buch", "das Buch"), ("die %@", "Tisch", "der Tisch"),
        ("ein %@", "Datei", "eine Datei"), ("kein %@", "Nachricht", "keine Nachricht"),
        ("dein neuer %@", "Kalender", "dein neuer Kalender"), ("dein neuer %@", "Aufgabe", "deine neue Aufgabe"),
        ("dein neuer %@", "Foto", "dein neues Foto"), ("der neue %@", "Fotos", "die neuen Fotos"),
        ("den %@", "Karte", "die Karte"),
        ("einen %@", "Bild", "ein Bild"), ("mit dem %@", "Karte", "mit der Karte"),
        ("mit dem neuen %@", "Kinder", "mit den neuen Kindern"), ("für den %@", "Haus", "für das Haus"),
        ("dieser %@", "Sitzung", "diese Sitzung"), ("dieser %@", "Mädchen", "dieses Mädchen"),
        ("der %@", "Textdatei", "die Textdatei"), ("der %@", "Freiheit", "die Freiheit"),
        ("Ihr %@", "Konto", "Ihr Konto"), ("Ihr %@", "Rechnung", "Ihre Rechnung"),
        ("Der %@ ist leer", "Ordner", "Der Ordner ist leer"), ("Der %@ ist leer", "Listen", "Die Listen sind leer"),
        ("euer %@", "Karte", "eure Karte"),
    ]) func agreement(_ text: String, _ word: String, _ expected: String) throws {
        let result = try inflect("de", text, [argument(word)])
        #expect(result.text == expected)
        #expect(result.unresolved.isEmpty)
    }

    @Test(arguments: [
        ("der neue %@", "Datei", WordMorphology.GrammaticalCase.dative, "der neuen Datei"),
        ("der neue %@", "Hund", .dative, "dem neuen Hund"), ("der neue %@", "Hund", .genitive, "des neuen Hundes"),
        ("ein neuer %@", "Hund", .accusative, "einen neuen Hund"),
        ("ein neuer %@", "Bild", .dative, "einem neuen Bild"), ("neuer %@", "Wein", .dative, "neuem Wein"),
        ("der %@", "Kunde", .accusative, "den Kunden"), ("der %@", "Frau", .genitive, "der Frau"),
    ]) func cases(_ text: String, _ word: String, _ grammaticalCase: WordMorphology.GrammaticalCase, _ expected: String)
        throws
    {
        #expect(
            try inflect(
                "de", text, [argument(word)], in: .init(morphology: WordMorphology(grammaticalCase: grammaticalCase))
            ).text == expected)
    }

    @Test(arguments: [
        ("%@ neue Datei", "2", "2 neue Dateien"), ("%@ neue Dateien", "1", "1 neue Datei"),
        ("%@ Ordner", "2", "2 Ordner"), ("%@ neue Ordner", "1", "1 neuer Ordner"), ("%@ Buch", "2", "2 Bücher"),
        ("%@ Bild", "0", "0 Bilder"), ("%@ Tag", "1.5", "1.5 Tage"), ("%@ Sitzung", "2", "2 Sitzungen"),
        ("%@ Mädchen", "2", "2 Mädchen"), ("%@ Lehrerin", "2", "2 Lehrerinnen"), ("%@ Textdatei", "3", "3 Textdateien"),
        ("%@ Apfel", "3", "3 Äpfel"), ("%@ Kinder", "1", "1 Kind"), ("mit %@ Kind", "2", "mit 2 Kindern"),
        ("%@ Museum", "2", "2 Museen"), ("%@ Eigenschaft", "2", "2 Eigenschaften"),
        ("%@ Ergebnis", "4", "4 Ergebnisse"),
        // Words that only end like a part of a compound: Zunge, Liste, Sinn, Torte, Datum.
        ("%@ Verletzungen", "1", "1 Verletzung"), ("%@ Finalisten", "1", "1 Finalist"),

        ("%@ Sportsoldaten", "1", "1 Sportsoldat"), ("%@ Einkaufsliste", "2", "2 Einkaufslisten"),
        ("%@ Haus-Arzt", "2", "2 Haus-Ärzte"), ("%@ Haus-Ärzte", "1", "1 Haus-Arzt"),
        ("%@ CO₂-Rechner", "2", "2 CO₂-Rechner"),
    ]) func counting(_ text: String, _ value: String, _ expected: String) throws {
        let result = try inflect("de", text, [number(value)])
        #expect(result.text == expected)
        #expect(result.unresolved.isEmpty)
    }

    /// A name that a program gives is a noun without its capital too, where the dictionary has it or nothing stands behind it; any other small
    /// word may be an adjective.
    @Test func argumentsWithoutCapitals() throws {
        #expect(try inflect("de", "%@ %@ gelöscht", [number("2"), argument("datei")]).text == "2 dateien gelöscht")
        #expect(try inflect("de", "%@ %@ gelöscht", [number("2"), argument("nachricht")]).unresolved == [])
        #expect(try inflect("de", "%@ %@", [number("2"), argument("xyzzt")]).unresolved == ["xyzzt"])
        let adjective = try inflect("de", "%@ %@ Datei", [number("2"), argument("xyzzt")])
        #expect(adjective.text == "2 xyzzte Dateien")
    }

    @Test func whatIsNotKnownStays() throws {
        let article = try inflect("de", "der %@", [argument("Xyzzt")])
        #expect(article.text == "der Xyzzt")
        #expect(article.unresolved == ["Xyzzt"])
        #expect(
            try inflect(
                "de", "der %@",
                [InflectionPiece("Xyzzt", kind: .argument, morphology: WordMorphology(grammaticalGender: .feminine))]
            ).text == "die Xyzzt")
        // The case of "dem" alone is clear, but that of the "der" it would become is not.
        #expect(try inflect("de", "dem %@", [argument("Karte")]).unresolved == ["dem"])
        #expect(try inflect("de", "%@ Blorf", [number("2")]).unresolved == ["Blorf"])
        #expect(try inflect("de", "%@ Hauptorte", [number("2")]).unresolved == ["Hauptorte"])
        // Of a Studie or of a Studium.
        #expect(try inflect("de", "%@ Biologiestudien", [number("1")]).unresolved == ["Biologiestudien"])
    }

    @Test func termOfAddress() throws {
        #expect(try inflect("de", "Benutzer", in: .init(termOfAddress: .feminine)).text == "Benutzerin")
        #expect(
            try inflect("de", "ein neuer Benutzer", in: .init(termOfAddress: .feminine)).text == "eine neue Benutzerin")
        let neutral = try inflect("de", "Benutzer", in: .init(termOfAddress: .neutral))
        #expect(neutral.text == "Benutzer")
        #expect(neutral.needsTermOfAddress)
    }
}
