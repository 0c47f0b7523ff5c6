import LocaleFormatCore
import LocaleFormatInflection
import LocaleFormatAppleStrings
import LocaleFormatTexts
import Testing
import LocalizedStrings

/// `inflect`, `agreeWithArgument` and the others: which words reach the rules, in which order, and what comes back.
@Suite struct InflectionRunTests {
    static func format(
        _ text: String, _ locale: String, _ arguments: [TextArgument] = [],
        _ change: (inout TextOptions) -> Void = { _ in }
    ) throws -> String {
        var options = TextOptions()
        change(&options)
        return try TextTemplate(text).compiled(in: LocaleID(locale), options: options).format(arguments)
    }

    @Test func koreanParticles() throws {
        let text = "예: '^[%@을](inflect: true) 켤 때'"
        #expect(try Self.format(text, "ko", ["지도"]) == "예: '지도를 켤 때'")
        #expect(try Self.format(text, "ko", ["블루투스"]) == "예: '블루투스를 켤 때'")
        #expect(try Self.format(text, "ko", ["알림"]) == "예: '알림을 켤 때'")
    }

    @Test func englishCounts() throws {
        let text = "You ordered ^[%lld %@](inflect: true)."
        #expect(try Self.format(text, "en", [1, "pizza"]) == "You ordered 1 pizza.")
        #expect(try Self.format(text, "en", [3, "pizza"]) == "You ordered 3 pizzas.")
        #expect(try Self.format(text, "en", [1234, "child"]) == "You ordered 1,234 children.")
    }

    @Test func languageWithoutRules() throws {
        let compiled = try TextTemplate("^[%lld lo](inflect: true)").compiled(in: "vi")
        #expect(compiled.problems == [.noInflection(language: "vi")])
        #expect(try compiled.format([3]) == "3 lo")
    }

    @Test(arguments: [
        "^[%@](agreeWithArgument: 2) ^[%@](agreeWithArgument: 1)",
        "^[a %1$@](agreeWithArgument: 2) ^[b %2$@](agreeWithArgument: 3) ^[c %3$@](agreeWithArgument: 1)",
    ])
    func circles(text: String) throws {
        #expect(throws: MarkupError.self) { try Self.format(text, "es", ["a", "b", "c"]) }
        // Lenient: as written.
        #expect(try Self.format(text, "es", ["a", "b", "c"]) { $0.isLenient = true }.contains("b"))
    }

    @Test func agreementWithItself() throws {
        #expect(try Self.format("^[%@ a](agreeWithArgument: 1)", "es", ["x"]) == "x a")
    }

    @Test func agreementWithAnArgumentThatIsNotThere() throws {
        #expect(throws: TextError.missingArgument(3, specifier: "agreeWithArgument", given: 1)) {
            try Self.format("^[hecho](agreeWithArgument: 3) %@", "es", ["pan"])
        }
    }

    @Test func attributesThatCannotBe() throws {
        for attributes in [
            "inflect: 1", "agreeWithArgument: 0", "agreeWithArgument: '1'", "agreeWithConcept: -1", "morphology: true",
            "morphology: { grammaticalGender: 'blue' }", "morphology: { gender: 'feminine' }",
            "inflectionAlternative: 1",
            "formatNumber: 'yes'", "formatNumber: { style: 'roman' }", "formatNumber: { style: 'currency' }",
            "formatNumber: { minimumFractionDigits: 1000 }", "formatNumber: { numberingSystem: 'xyz' }",
        ] {
            #expect(throws: MarkupError.self, "\(attributes)") { try Self.format("^[a](\(attributes))", "en") }
        }
    }

    @Test func attributesOfOthersAreKept() throws {
        let text = try TextTemplate("a ^[b](rainbow: 'extreme', inflect: false)").compiled(in: "en").formattedText()
        #expect(text.text == "a b")
        #expect(text.spans.map(\.field) == [.run(["rainbow": .string("extreme"), "inflect": .bool(false)])])
        #expect(text.spans.map(\.range) == [2..<3])
    }
}
