import LocaleFormatCollation
import LocaleFormatText
import Testing

@Suite struct TailoringLimitsTests {
    private func compile(_ rules: String) throws(CollationError) { _ = try CollationStyle(rules: rules).compiled() }

    /// Five composed letters are tailored; six are refused before ICU tries all ways to write them.
    @Test func composedLetters() throws {
        try compile("&a<" + String(repeating: "é", count: CollationStyle.maximumComposed))
        for count in [CollationStyle.maximumComposed + 1, 10, 30] {
            #expect(throws: CollationError.rulesTooLarge(.composed, limit: CollationStyle.maximumComposed)) {
                try compile("&a<" + String(repeating: "é", count: count))
            }
        }
        for count in [CollationStyle.maximumComposed / 2 + 1, 10, 15] {
            // Marks count as composed letters do: they are tried in all orders. Two by two, they are fewer than 32 characters.
            #expect(throws: CollationError.rulesTooLarge(.composed, limit: CollationStyle.maximumComposed)) {
                try compile("&a<b" + String(repeating: "\u{327}\u{301}", count: count))
            }
        }
        // So do letters that another one is equivalent to: U+212A is K, and ideographs have such for compatibility.
        for letter in ["K", "Ω", "豈"] {
            try compile("&c<cs" + String(repeating: letter, count: CollationStyle.maximumComposed))
            #expect(throws: CollationError.rulesTooLarge(.composed, limit: CollationStyle.maximumComposed)) {
                try compile("&c<cs" + String(repeating: letter, count: 23))
            }
        }
        // Each of a list is a text of its own. ICU takes no letters there that come apart.
        let letters = (0x4E00..<0x4E80).compactMap(Unicode.Scalar.init).map(Character.init)
        try compile("&a<*" + String(letters))
        try compile("&a" + "éèêëàâäôöüûîï".map { "<\($0)" }.joined())
        #expect(throws: CollationError.malformedRules(offset: 2)) { try compile("&a<*éè") }
    }

    @Test func sizes() throws {
        try compile("&a<" + String(repeating: "b", count: CollationStyle.maximumTailoredLength))
        #expect(throws: CollationError.rulesTooLarge(.characters, limit: CollationStyle.maximumTailoredLength)) {
            try compile("&a<" + String(repeating: "b", count: CollationStyle.maximumTailoredLength + 1))
        }
        #expect(throws: CollationError.rulesTooLarge(.bytes, limit: CollationStyle.maximumRulesLength)) {
            try compile("#" + String(repeating: "b", count: CollationStyle.maximumRulesLength))
        }
        try compile("#" + String(repeating: "b", count: CollationStyle.maximumRulesLength - 1))
        #expect(throws: CollationError.rulesTooLarge(.settings, limit: 256)) {
            try compile(String(repeating: "[import de-u-co-phonebk]", count: 17))
        }
    }

    /// Texts that begin with the same letter are built anew with each other.
    @Test func contractions() throws {
        func rules(_ count: Int, _ text: (Int) -> String) -> String {
            "&a" + (0..<count).map { "<" + text($0) }.joined()
        }
        let letters = Array("bcdfghjklmnpqrstvwxz")
        try compile(rules(40) { "\(letters[$0 % 20])\(letters[$0 / 20])y" })
        #expect {
            try compile(rules(2_000) { "b\(letters[$0 % 20])\(letters[$0 / 20 % 20])\(letters[$0 / 400])" })
        } throws: { error in
            if case .rulesTooLarge(.contractions, _)? = error as? CollationError { return true }
            return false
        }
        #expect("\(CollationError.rulesTooLarge(.contractions, limit: 5))".contains("more than 5 texts"))
    }

    /// What is malformed is still ICU's to tell.
    @Test(arguments: ["&a<", "&a<'b", "&a<[", "[", "&a<b\\", "&[before 1]", "&a<*b-"])
    func malformed(rules: String) {
        #expect(throws: CollationError.self) { try compile(rules) }
    }
}
