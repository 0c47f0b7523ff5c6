import LocaleFormat
import LocaleFormatInflection
import Testing

/// Genders, plurals and elision of school French, Italian and Portuguese (general knowledge).
@Suite struct RomanceTests {
    @Test(arguments: [
        ("fr", "le %@", "pizza", "la pizza"), ("fr", "la %@", "ordinateur", "l'ordinateur"),
        ("fr", "le %@", "école", "l'école"), ("fr", "l'%@", "livre", "le livre"), ("fr", "le %@", "héros", "le héros"),
        ("fr", "le %@", "hôtel", "l'hôtel"), ("fr", "de le %@", "livre", "du livre"),
        ("fr", "de le %@", "pages", "des pages"), ("fr", "du %@", "page", "de la page"),
        ("fr", "du %@", "eau", "de l'eau"),
        ("fr", "au %@", "école", "à l'école"), ("fr", "au %@", "bureaux", "aux bureaux"),
        ("fr", "ce %@", "hôtel", "cet hôtel"), ("fr", "ce %@", "maison", "cette maison"),
        ("fr", "mon %@", "idée", "mon idée"),
        ("fr", "mon %@", "voiture", "ma voiture"), ("fr", "un nouveau %@", "album", "un nouvel album"),
        ("fr", "un nouveau %@", "version", "une nouvelle version"), ("fr", "de %@", "Alice", "d'Alice"),
        ("fr", "Le %@ est ouvert", "portes", "Les portes sont ouvertes"),
        ("fr", "Votre %@ est prêt", "commande", "Votre commande est prête"),
        ("fr", "un %@ gratuit", "application", "une application gratuite"),
        ("it", "il %@", "pizza", "la pizza"), ("it", "il %@", "studente", "lo studente"),
        ("it", "il %@", "zaino", "lo zaino"), ("it", "il %@", "amico", "l'amico"), ("it", "il %@", "ora", "l'ora"),
        ("it", "i %@", "amici", "gli amici"),
        ("it", "i %@", "libri", "i libri"), ("it", "il %@", "foto", "la foto"),
        ("it", "di il %@", "libro", "del libro"), ("it", "del %@", "amico", "dell'amico"),
        ("it", "del %@", "pizza", "della pizza"), ("it", "nel %@", "zaino", "nello zaino"),
        ("it", "al %@", "amiche", "alle amiche"), ("it", "un %@", "amica", "un'amica"),
        ("it", "un %@", "amico", "un amico"), ("it", "un %@", "studio", "uno studio"),
        ("it", "la nostro %@", "problema", "il nostro problema"),
        ("it", "quel %@", "studenti", "quegli studenti"), ("it", "il %@ è aperto", "porte", "le porte sono aperte"),
        ("it", "l'%@", "libro", "il libro"), ("it", "dell'%@", "casa", "della casa"),
        ("it", "il %@", "mani", "le mani"),
        ("pt", "o %@", "pizza", "a pizza"), ("pt", "o %@", "mão", "a mão"), ("pt", "a %@", "problema", "o problema"),
        ("pt", "do %@", "pizza", "da pizza"), ("pt", "de o %@", "livros", "dos livros"),
        ("pt", "em o %@", "mensagem", "na mensagem"),
        ("pt", "por o %@", "ponte", "pela ponte"), ("pt", "a o %@", "cidade", "à cidade"),
        ("pt", "no %@", "versões", "nas versões"), ("pt", "pelo %@", "nuvem", "pela nuvem"),
        ("pt", "seu %@", "conta", "sua conta"), ("pt", "um bom %@", "ideia", "uma boa ideia"),
        ("pt", "O %@ está aberto", "portas", "As portas estão abertas"), ("pt", "ao %@", "mãos", "às mãos"),
    ]) func agreement(_ language: String, _ text: String, _ word: String, _ expected: String) throws {
        let result = try inflect(try LocaleID(language), text, [argument(word)])
        #expect(result.text == expected)
        #expect(result.unresolved.isEmpty)
    }

    @Test(arguments: [
        ("fr", "%@ fichier", "2", "2 fichiers"), ("fr", "%@ fichiers", "1.5", "1.5 fichier"),
        ("fr", "%@ fichiers", "0", "0 fichier"), ("fr", "%@ journal", "2", "2 journaux"),
        ("fr", "%@ animaux", "1", "1 animal"), ("fr", "%@ gâteau", "3", "3 gâteaux"),
        ("fr", "%@ œil", "2", "2 yeux"), ("fr", "%@ prix", "2", "2 prix"), ("fr", "%@ bijou", "2", "2 bijoux"),
        ("fr", "%@ festival", "2", "2 festivals"), ("fr", "%@ photo supprimée", "2", "2 photos supprimées"),
        ("fr", "%@ messages envoyés", "1", "1 message envoyé"),
        ("fr", "%@ copie de fichier", "2", "2 copies de fichier"),
        ("it", "%@ file", "2", "2 file"), ("it", "%@ libro nuovo", "2", "2 libri nuovi"),
        ("it", "%@ uovo", "2", "2 uova"), ("it", "%@ amica", "2", "2 amiche"), ("it", "%@ città", "2", "2 città"),
        ("it", "%@ problemi", "1", "1 problema"), ("it", "%@ canzone", "2", "2 canzoni"),
        ("it", "%@ albergo", "2", "2 alberghi"), ("it", "%@ uomini", "1", "1 uomo"),
        ("it", "%@ arancia", "2", "2 arance"), ("it", "%@ camicia", "2", "2 camicie"),
        ("pt", "%@ arquivo", "2", "2 arquivos"), ("pt", "%@ pão", "2", "2 pães"), ("pt", "%@ mão", "2", "2 mãos"),
        ("pt", "%@ canção", "2", "2 canções"), ("pt", "%@ animal", "2", "2 animais"),
        ("pt", "%@ papel", "2", "2 papéis"), ("pt", "%@ mensagens", "1", "1 mensagem"),
        ("pt", "%@ foto excluída", "2", "2 fotos excluídas"), ("pt", "%@ lápis", "2", "2 lápis"),
        ("pt", "%@ horas", "0", "0 hora"), ("pt", "%@ opção", "3", "3 opções"),
    ]) func counting(_ language: String, _ text: String, _ value: String, _ expected: String) throws {
        let result = try inflect(try LocaleID(language), text, [number(value)])
        #expect(result.text == expected)
        #expect(result.unresolved.isEmpty)
    }

    @Test(arguments: [
        ("fr", "Connecté", "Connectée"), ("fr", "Vous êtes invité", "Vous êtes invitée"), ("fr", "heureux", "heureuse"),
        ("it", "Benvenuto", "Benvenuta"), ("it", "iscritto", "iscritta"), ("pt", "Obrigado", "Obrigada"),
        ("pt", "convidado", "convidada"),
    ]) func termOfAddress(_ language: String, _ masculine: String, _ feminine: String) throws {
        let locale = try LocaleID(language)
        for written in [masculine, feminine] {
            #expect(try inflect(locale, written, in: .init(termOfAddress: .feminine)).text == feminine)
            #expect(try inflect(locale, written, in: .init(termOfAddress: .masculine)).text == masculine)
            #expect(try inflect(locale, written, in: .init(termOfAddress: .neutral)).needsTermOfAddress)
        }
    }

}
