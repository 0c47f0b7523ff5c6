import LocaleFormatInflection
import LocaleFormatLexicon
import Testing
import LocalizedStrings

@Suite struct InflectionLexiconTests {
    private static let text = """
        # language word kind forms
        es\tpódcast\tmasculine\tpódcasts

        es reel feminine
        de Blorf neuter Blörfe
        de Blorfe weak Blorfen
        de surrt verb surren
        en blorf noun blorven
        en blorfs verb blorf
        nl flort verb florten
        es reelea verb reelean
        nl creditcard common creditcards
        nl blorf adjective blorfe
        fr blorfeur person blorfeurs blorfeuse blorfeuses
        hi ब्लॉर्फ masculine
        ko Blorf consonant
        de Xyzzt ?
        fr "mot de passe" masculine "mots de passe"
        fr mot masculine motz
        fr "mot  d'ordre" masculine "mots d'ordre"
        en "hard drive" noun "hard drives"
        en "e-mail box" noun "e-mail boxen"
        en "hard drive bay" noun "hard drive bayen"
        es "modo oscuro" masculine "modos oscuros"
        """

    private func inflect(_ language: String, _ pieces: [InflectionPiece]) throws -> Inflected {
        let lexicon = try InflectionLexicon(parsing: Self.text)
        #expect(try InflectionLexicon(parsing: "\u{FEFF}" + Self.text) == lexicon)
        return try #require(Inflector(locale: .init(language), lexicon: lexicon)).inflect(pieces)
    }

    /// Whatever the package knows, or does not know, of a word, the project's line counts.
    @Test(arguments: [
        ("es", "2 pódcast nuevo", "2 pódcasts nuevos"), ("de", "2 neues Blorf", "2 neue Blörfe"),
        ("nl", "2 blorfe creditcard", "2 blorfe creditcards"), ("en", "2 blorf", "2 blorven"),
        ("en", "1 Blorven", "1 Blorf"), ("fr", "2 nouvelle blorfeuse", "2 nouvelles blorfeuses"),
        ("hi", "2 नया ब्लॉर्फ", "2 नए ब्लॉर्फ"), ("ko", "Blorf가", "Blorf이"),
        ("de", "2 Blorfe surrt", "2 Blorfen surren"), ("de", "mit 1 Blorfen", "mit 1 Blorfen"),
        ("en", "2 file blorfs", "2 files blorf"), ("nl", "2 bestand flort", "2 bestanden florten"),
        ("es", "2 foto reelea", "2 fotos reelean"),
        ("fr", "2 nouveau mot de passe", "2 nouveaux mots de passe"), ("fr", "2 mot de fin", "2 motz de fin"),
        ("fr", "1 Mots d’ordre perdus", "1 Mot d'ordre perdu"), ("fr", "2 MOT DE PASSE", "2 MOTS DE PASSE"),
        ("en", "2 Hard Drive", "2 Hard Drives"), ("en", "2 hard drive bay", "2 hard drive bayen"),
        ("en", "2 e-mail box", "2 e-mail boxen"), ("es", "2 modo oscuro activado", "2 modos oscuros activados"),
    ]) func words(language: String, written: String, expected: String) throws {
        let inflected = try inflect(language, [InflectionPiece(written)])
        #expect(inflected.text == expected)
        #expect(inflected.unresolved.isEmpty)
    }

    @Test func agreement() throws {
        #expect(try inflect("es", [.init("un nuevo "), .init("reel", kind: .argument)]).text == "una nueva reel")
        #expect(try inflect("nl", [.init("dit "), .init("creditcard", kind: .argument)]).text == "deze creditcard")
        let password = try inflect(
            "fr", [.init("le "), .init("mot de passe", kind: .argument), .init(" est "), .init("prêt")])
        #expect(password.text == "le mot de passe est prêt")
        // A line with a question mark tells nothing.
        #expect(try inflect("de", [.init("2 Xyzzt")]).unresolved == ["Xyzzt"])
    }

    /// What a line would have to tell of a word; nothing where the word is not the cause.
    @Test(arguments: [
        ("de", "Zwirbl", "gender, plural"), ("de", "Ordner", ""), ("de", "zwirblt", "kind"), ("es", "está", ""),
        ("fr", "prêt", ""), ("en", "files", ""), ("en", "blorfs", "kind"), ("sv", "klar", ""),
        ("hi", "ब्लॉर्फ", "gender, plural"),
    ]) func missing(language: String, word: String, expected: String) throws {
        let inflector = try #require(Inflector(locale: .init(language)))
        #expect(inflector.missingForms(of: word).map(\.rawValue).joined(separator: ", ") == expected)
    }

    @Test func list() throws {
        let lexicon = try InflectionLexicon(parsing: Self.text)
        #expect(lexicon.words.count == 21)
        #expect(lexicon.words.first?.forms == ["pódcasts"])
        #expect(lexicon == (try InflectionLexicon(parsing: Self.text)))
        #expect(lexicon != InflectionLexicon())
        #expect(
            InflectionLexicon.template(for: [("nl", "Foo"), ("de", "Bar"), ("nl", "foo")]) == "de\tBar\t?\nnl\tfoo\t?\n"
        )
        #expect(InflectionLexicon.template(for: [("fr", "mot de passe")]) == "fr\t\"mot de passe\"\t?\n")
        #expect(try InflectionLexicon(parsing: InflectionLexicon.template(for: [("nl", "foo")])).words.isEmpty)
    }

    @Test(arguments: [
        ("\n\nes foto", 3, InflectionLexiconError.Reason.missingColumns),
        ("xx foto noun", 1, .unknownLanguage("xx")),
        ("en file feminine files", 1, .unknownKind("feminine", allowed: ["noun", "adjective", "verb", "invariable"])),
        ("ko blorf vowels", 1, .unknownKind("vowels", allowed: ["vowel", "rieul", "consonant"])),
        ("de Reel neuter", 1, .forms(found: 0, allowed: [1])),
        ("de surrt verb", 1, .forms(found: 0, allowed: [1])),
        ("es foto feminine fotos más", 1, .forms(found: 2, allowed: [0, 1])),
        ("es foto feminine\r\nes Foto feminine fotos", 2, .duplicate(firstLine: 1)),
        ("fr \"mot de passe masculine", 1, .quotation), ("fr mot\" de\" passe masculine", 1, .quotation),
        ("fr \"\" masculine", 1, .quotation),
        ("fr \"mot de passe\" masculine\nfr \"Mot  de passe\" masculine", 2, .duplicate(firstLine: 1)),
        ("en " + String(repeating: "a", count: 97) + " noun", 1, .tooLong(limit: 96)),
    ]) func faults(text: String, line: Int, reason: InflectionLexiconError.Reason) throws {
        let error = #expect(throws: InflectionLexiconError.self) { try InflectionLexicon(parsing: text) }
        #expect(error?.line == line)
        #expect(error?.reason == reason)
        #expect(error?.description.hasPrefix("line \(line): ") == true)
    }
}
