import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// Messages that a catalog has no text for stay in it as they are written, and go back as the messages that they were.
@Suite struct KeptMessageTests {
    @Test(arguments: [
        "{gender, select, female {her} other {their}} {n, plural, =0 {nothing} one {# photo} other {# photos}}",
        "You are {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        "Hello, <b>{name}</b>! It''s {d, date, long} — don't panic",
    ])
    func formatJS(message: String) throws {
        var file = FormatJSFile()
        file["m"] = FormatJSMessage(message)
        var catalog = StringCatalog(sourceLanguage: "en")
        #expect(!catalog.merge(file, language: "en").isEmpty)
        #expect(catalog["m"]?["en"] == CatalogLocalization(message))
        let made = catalog.formatJSFile(for: "en")
        #expect(made.value["m"]?.message == message && made.losses.isEmpty, "\(made.losses)")
    }

    /// What no message is, or one that a catalog has a text for, is text, as before.
    @Test(arguments: [
        ("Use {x}", "Use '{x}'"), ("{n, plural, other {#}}", "'{n, plural, other {#}}'"), ("{", "'{'"),
        ("%@ {g, select, other {x}}", "{arg1} '{g, select, other {x}}'"), ("It's {", "It's '{'"),
    ])
    func texts(text: String, message: String) {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["m"] = CatalogEntry()
        catalog["m"]?["en"] = CatalogLocalization(text)
        #expect(catalog.formatJSFile(for: "en").value["m"]?.message == message)
    }

    /// i18next has a text for each context, of which none is the message.
    @Test func contexts() throws {
        let json = "{\"friend\": \"A friend\", \"friend_female\": \"A girlfriend\", \"friend_male\": \"A boyfriend\"}"
        let file = try I18NextFile(reading: Array(json.utf8))
        var catalog = StringCatalog(sourceLanguage: "en")
        #expect(!catalog.merge(file, language: "en", contexts: ["male", "female"]).isEmpty)
        #expect(
            catalog["friend"]?["en"]
                == CatalogLocalization("{context, select, female {A girlfriend} male {A boyfriend} other {A friend}}"))
        let back = catalog.i18NextFile(for: "en")
        #expect(back.value["friend"] == "A friend" && back.value["friend_male"] == "A boyfriend" && back.losses.isEmpty)
    }

    /// In other files of messages too.
    @Test func otherFiles() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["m"] = CatalogEntry()
        catalog["m"]?["en"] = CatalogLocalization("{g, select, f {her} other {their}} {n, selectordinal, other {#th}}")
        #expect(catalog.arbFile(for: "en").value["m"]?.message.hasPrefix("{g, select, f {her}") == true)
        #expect(
            catalog.formatJSFile(for: "en", syntax: .messageFormat2).value["m"]?.message.hasPrefix(".input {$") == true)
        #expect(
            String(decoding: catalog.fluentFile(for: "en").value.bytes(), as: UTF8.self).contains("{ $g ->"))
    }
}
