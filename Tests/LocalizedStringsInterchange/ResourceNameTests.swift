import LocalizedStrings
import LocalizedStringsInterchange
import Testing

/// Which keys are names in other systems' files: those stay, others are given a name.
@Suite struct ResourceNameTests {
    private func names(of key: String) -> (android: String?, arb: String?) {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog[key] = CatalogEntry()
        catalog[key]?["en"] = CatalogLocalization("text")
        return (
            catalog.androidStrings(for: "en").value.resources.first?.name,
            catalog.arbFile(for: "en").value.ids.first
        )
    }

    /// Letters, digits and underscores, and in Android's also dots, but no digit and no dot first.
    @Test func characters() {
        for value in UInt8(0x20)..<0x7F {
            let character = Character(Unicode.Scalar(value))
            let isLetter = character.isLetter || character == "_"
            let inside = names(of: "a\(character)b")
            #expect(
                (inside.android == "a\(character)b") == (isLetter || character.isNumber || character == "."),
                "\(character)")
            #expect((inside.arb == "a\(character)b") == (isLetter || character.isNumber), "\(character)")
            let first = names(of: "\(character)b")
            #expect((first.android == "\(character)b") == isLetter, "\(character)")
            #expect((first.arb == "\(character)b") == isLetter, "\(character)")
        }
        #expect(names(of: "é").android != "é" && names(of: "aé").arb != "aé")
    }

    /// At most 48 characters of the words in the key; a number tells equal ones apart.
    @Test func madeNames() {
        #expect(names(of: "Save all, 2 times").android == "save_all_2_times")
        #expect(names(of: "2 times").android == "text_2_times")
        #expect(names(of: String(repeating: "a", count: 48) + " ").arb == String(repeating: "a", count: 48))
        #expect(names(of: String(repeating: "a", count: 49) + " ").arb == String(repeating: "a", count: 48))
        var catalog = StringCatalog(sourceLanguage: "en")
        for key in ["a b", "a, b", "a_b", "a-b"] {
            catalog[key] = CatalogEntry()
            catalog[key]?["en"] = CatalogLocalization("text")
        }
        let names = Set(catalog.androidStrings(for: "en").value.resources.map(\.name))
        #expect(names == ["a_b", "a_b_2", "a_b_3", "a_b_4"])
    }
}
