import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// ARB and FormatJS messages as texts of a catalog, and back.
@Suite struct MessageConversionTests {
    private func catalog(_ message: String, numbers: [String] = []) -> (text: [String], losses: [String]) {
        var file = ARBFile(locale: "en")
        file["a"] = ARBMessage(message)
        file["a"]?.placeholders = numbers.map { ARBPlaceholder(name: $0, type: "int") }
        var catalog = StringCatalog(sourceLanguage: "en")
        let losses = catalog.merge(file)
        return (
            catalog["a"]?["en"]?.units.map { "\($0.path): \($0.unit.value)" } ?? [], losses.map(\.description)
        )
    }

    @Test func plurals() {
        #expect(
            catalog("{count, plural, one {# file} other {# files}} in {folder}").text == [
                "plural.one: %1$lld file in %2$@", "plural.other: %1$lld files in %2$@",
            ])
        #expect(
            catalog("{n, plural, =1{a file} other{{n} files}}").text == [
                "plural.one: a file", "plural.other: %lld files",
            ])
    }

    @Test func texts() {
        #expect(catalog("It's '{'fine'}' 100%").text == [": It's {fine} 100%"])
        #expect(catalog("Hello {name}, 50% off").text == [": Hello %@, 50%% off"])
        #expect(catalog("{n} of {m}", numbers: ["n"]).text == [": %1$lld of %2$@"])
        #expect(catalog("Hello {name}").losses == ["key 'a' (en): no place for the argument's name '1: name'"])
    }

    /// What a catalog's text cannot say stays, and is told.
    @Test(arguments: [
        "{g, select, female {She} other {They}}", "{n, plural, =0 {none} other {#}}", "{d, date, short}", "{broken",
        "{n, plural, offset:1 one {#} other {#}}", "{n, selectordinal, one {#st} other {#th}}", "%d",
        "{n, plural, other {{m, plural, other {#}}}}",
    ])
    func opaque(message: String) {
        let (text, losses) = catalog(message)
        #expect(text == [": \(message)"])
        #expect(losses.count == 1 && losses[0].contains("syntax"))
    }

    @Test func toMessages() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["Hello %@, it's {%lld}"] = CatalogEntry(comment: "greeting")
        catalog["files"] = CatalogEntry()
        var files = CatalogLocalization()
        files[CatalogUnitPath([.plural("one")])] = CatalogUnit("%lld # file in %@")
        files[CatalogUnitPath([.plural("other")])] = CatalogUnit("%lld files in %@")
        catalog["files"]?["en"] = files
        let made = catalog.arbFile(for: "en")
        #expect(
            made.value.ids == ["files", "hello_it_s_lld"] || made.value.ids == ["files", "hello_it_s_lld"].reversed())
        #expect(
            made.value["files"]?.message
                == "{arg1, plural, one {# '#' file in {arg2}} other {# files in {arg2}}}")
        #expect(made.value["files"]?.placeholders.map(\.type) == ["int", "Object"])
        let greeting = try #require(made.value["hello_it_s_lld"])
        #expect(greeting.description == "greeting")
        var again = StringCatalog(sourceLanguage: "en")
        _ = again.merge(made.value)
        #expect(again["hello_it_s_lld"]?["en"]?[.root]?.value == "Hello %1$@, it's {%2$lld}")
        #expect(again["files"]?["en"]?[CatalogUnitPath([.plural("one")])]?.value == "%1$lld # file in %2$@")
        let formatJS = catalog.formatJSFile(for: "en")
        #expect(formatJS.value["Hello %@, it's {%lld}"]?.description == "greeting")
        #expect(formatJS.losses == [])
    }

    @Test func formatJSTags() throws {
        var file = FormatJSFile()
        file["a"] = FormatJSMessage("<b>Hi</b> {name}", description: "d")
        file["b"] = FormatJSMessage("1 '<' 2")
        var catalog = StringCatalog(sourceLanguage: "en")
        #expect(catalog.merge(file, language: "en").count == 1)
        #expect(catalog["a"]?["en"]?[.root]?.value == "<b>Hi</b> {name}" && catalog["a"]?.comment == "d")
        #expect(catalog["b"]?["en"]?[.root]?.value == "1 < 2")
    }
}
