import LocaleFormat
import LocalizedStrings
import LocaleFormatInflection
import Testing

/// Genders and forms of school Spanish (general knowledge).
@Suite struct SpanishTests {
    /// The example of Apple's session on automatic grammar agreement, in full.
    @Test(arguments: [
        ("pizza", "Nuestra pizza", "hecha"), ("pan", "Nuestro pan", "hecho"), ("pizzas", "Nuestras pizzas", "hechas"),
        ("panes", "Nuestros panes", "hechos"),
    ])
    func exampleOfTheIssue(_ word: String, _ subject: String, _ participle: String) throws {
        let first = try inflect("es", "Nuestro %@", [argument(word)])
        #expect(first.text == subject)
        #expect(first.unresolved.isEmpty)
        let second = try inflect("es", "hecho", in: .init(agreement: first.morphology))
        #expect(second.text == participle)
        let known = try #require(Inflector(locale: "es-MX")).morphology(of: word)
        #expect(try inflect("es", "hecho", in: .init(agreement: known)).text == participle)
    }

    @Test(arguments: [
        ("el %@", "mano", "la mano"), ("el %@", "problema", "el problema"), ("la %@", "problema", "el problema"),
        ("la %@", "agua", "el agua"), ("el %@", "aguas", "las aguas"),
        ("el %@", "foto", "la foto"), ("un %@", "canción", "una canción"), ("un %@", "día", "un día"),
        ("una %@ nuevo", "mapa", "un mapa nuevo"), ("este %@", "ciudad", "esta ciudad"),
        ("el %@ nuevo", "fotos", "las fotos nuevas"), ("de el %@", "pan", "del pan"),
        ("de el %@", "pizza", "de la pizza"), ("del %@", "pizza", "de la pizza"),
        ("a el %@", "problema", "al problema"),
        ("al %@", "ciudades", "a las ciudades"), ("un buen %@", "idea", "una buena idea"),
        ("una buena %@", "libro", "un buen libro"), ("El %@ está abierto", "puertas", "Las puertas están abiertas"),
        ("TU %@ ESTÁ LISTO", "CUENTA", "TU CUENTA ESTÁ LISTA"), ("un gran %@", "ciudad", "una gran ciudad"),
        ("ningún %@", "imagen", "ninguna imagen"), ("el %@ español", "versión", "la versión española"),
        ("un %@ de texto", "archivos", "unos archivos de texto"), ("la %@", "pizza margarita", "la pizza margarita"),
        ("el %@", "leche", "la leche"),
    ]) func agreement(_ text: String, _ word: String, _ expected: String) throws {
        let result = try inflect("es", text, [argument(word)])
        #expect(result.text == expected)
        #expect(result.unresolved.isEmpty)
    }

    @Test(arguments: [
        ("%@ archivo nuevo", "2", "2 archivos nuevos"), ("%@ archivos nuevos", "1", "1 archivo nuevo"),
        ("%@ imagen", "3", "3 imágenes"), ("%@ canciones", "1", "1 canción"), ("%@ lápiz", "2", "2 lápices"),
        ("%@ país", "2", "2 países"), ("%@ lunes", "2", "2 lunes"), ("%@ rey", "2", "2 reyes"),
        ("%@ luces", "1", "1 luz"), ("%@ café", "2", "2 cafés"), ("%@ análisis", "2", "2 análisis"),
        ("%@ examen", "2", "2 exámenes"),
        ("Queda %@ mensaje", "2", "Quedan 2 mensajes"), ("%@ copia de seguridad", "2", "2 copias de seguridad"),
        ("%@ foto seleccionada", "2", "2 fotos seleccionadas"), ("%@ widget", "2", "2 widgets"),
        ("%@ hora", "0.5", "0.5 horas"),
    ]) func counting(_ text: String, _ value: String, _ expected: String) throws {
        #expect(try inflect("es", text, [number(value)]).text == expected)
    }

    @Test func argumentsAreCountedToo() throws {
        #expect(
            try inflect("es", "%@ %@ %@", [number("2"), argument("ensalada"), argument("pequeña")]).text
                == "2 ensaladas pequeñas")
    }

    @Test func termOfAddress() throws {
        #expect(try inflect("es", "Bienvenido", in: .init(termOfAddress: .feminine)).text == "Bienvenida")
        #expect(try inflect("es", "Bienvenida", in: .init(termOfAddress: .masculine)).text == "Bienvenido")
        #expect(try inflect("es", "Estás listo", in: .init(termOfAddress: .feminine)).text == "Estás lista")
        let neutral = try inflect("es", "Bienvenido", in: .init(termOfAddress: .neutral))
        #expect(neutral.text == "Bienvenido")
        #expect(neutral.needsTermOfAddress)
        #expect(try !inflect("es", "Bienvenido", in: .init(termOfAddress: .feminine)).needsTermOfAddress)
        #expect(try !inflect("es", "Hola", in: .init(termOfAddress: .neutral)).needsTermOfAddress)
        #expect(try inflect("es", "nuevo usuario", in: .init(termOfAddress: .feminine)).text == "nueva usuaria")
        // Pronouns wherever they stand.
        #expect(
            try inflect("es", "un mensaje de ella", in: .init(termOfAddress: .masculine)).text == "un mensaje de él")
        #expect(try inflect("es", "de él para él", in: .init(termOfAddress: .feminine)).text == "de ella para ella")
    }

    @Test func unknownWordsStay() throws {
        let result = try inflect("es", "Nuestro %@", [argument("Xyzzt")])
        #expect(result.text == "Nuestro Xyzzt")
        #expect(result.unresolved == ["Xyzzt"])
    }
}
