import LocalizedStrings
import Testing

/// Strings that a reader asks for again and again, and more of them than are kept.
@Suite struct KeptStringsTests {
    private static func bundle(_ count: Int) -> LocalizedBundle {
        let templates = Dictionary(
            uniqueKeysWithValues: (0..<count).map { ("key \($0)", TextTemplate("Wert \($0): %lld von %@")) })
        return LocalizedBundle(tables: [StringTable(language: "de", templates: templates)])
    }

    @Test func moreThanThereIsRoomFor() async {
        let bundle = Self.bundle(6_000)
        let wrong = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    let strings = bundle.localized(for: ["de"])
                    return (0..<12_000).count { round in
                        let key = (round * (2 * task + 1)) % 6_000
                        let text = strings(LocalizedText(key: "key \(key)", arguments: [.integer(task), "x"]))
                        return text != "Wert \(key): \(task) von x"
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }

    @Test func keysThatUsersType() {
        let strings = Self.bundle(10).localized(for: ["de"])
        for index in 0..<5_000 { #expect(strings(LocalizedText(key: "typed \(index)")) == "typed \(index)") }
        #expect(strings(LocalizedText(key: "key 3", arguments: [1, "x"])) == "Wert 3: 1 von x")
        #expect(strings(LocalizedText(key: "typed 4999")) == "typed 4999")
    }

    @Test func oneKeyInSeveralTables() {
        let bundle = LocalizedBundle(tables: [
            StringTable(name: "Localizable", language: "de", templates: ["k": TextTemplate("eins")]),
            StringTable(name: "Other", language: "de", templates: ["k": TextTemplate("zwei")]),
        ])
        let strings = bundle.localized(for: ["de"])
        for _ in 0..<3 {
            #expect(strings(LocalizedText(key: "k")) == "eins")
            #expect(strings(LocalizedText(key: "k", table: "Other")) == "zwei")
            #expect(strings(LocalizedText(key: "k", table: "Third")) == "k")
            #expect(strings(LocalizedText(key: "k", defaultValue: "d", table: "Third")) == "d")
            #expect(strings(LocalizedText(key: "k", defaultValue: "e", table: "Third")) == "e")
        }
    }

    /// Localized strings among the arguments are looked at even where the text has no place for them.
    @Test func faultyArgumentsAreTold() {
        let bundle = LocalizedBundle(tables: [
            StringTable(
                language: "en", templates: ["k": TextTemplate("text"), "bad": TextTemplate("^[x](formatNumber")])
        ])
        let strings = bundle.localized(for: ["en"])
        for _ in 0..<3 {
            #expect(throws: LocalizationError.self) {
                try strings.string(LocalizedText(key: "k", arguments: [.text(LocalizedText(key: "bad"))]))
            }
        }
    }
}
