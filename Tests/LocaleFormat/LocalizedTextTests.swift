import LocaleFormat
import LocalizedStrings
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct LocalizedTextTests {
    @Test func attributedText() throws {
        let text = try TextTemplate("^[%lld](formatNumber: true, big: true) of %@").compiled(in: "de")
        let attributed = try AttributedString(text, arguments: [1234, "Ada"])
        #expect(String(attributed.characters) == "1.234 of Ada")
        let fields = attributed.runs.map { $0[FormattedFieldAttribute<TextField>.self] ?? [] }
        let run = TextField.run(["formatNumber": .bool(true), "big": .bool(true)])
        #expect(fields.first == [run, .argument(1), .number(.integer)])
        #expect(fields.contains([run, .argument(1), .number(.integer), .number(.group)]))
        #expect(fields.last == [.argument(2)])
        #expect(throws: TextError.self) { try AttributedString(text) }
    }

    private func attributed(_ text: String, _ arguments: [TextArgument] = []) throws -> AttributedString {
        var options = TextOptions()
        options.readsMarkdown = true
        return try AttributedString(TextTemplate(text).compiled(in: "en", options: options), arguments: arguments)
    }

    @Test func markdown() throws {
        let text = try attributed("**a _b_** `c` ~~d~~ <br> ![e](f.png) [g](<not an address>)")
        #expect(String(text.characters) == "a b c d <br> e g")
        let intents = text.runs.map { ($0.inlinePresentationIntent?.rawValue ?? 0) }
        #expect(intents == [2, 3, 0, 4, 0, 32, 0, 256, 0, 0, 0, 0])
        #expect(text.runs.compactMap(\.imageURL).map(\.relativeString) == ["f.png"])
        #expect(text.runs.last?.link?.relativeString == "not%20an%20address")
    }

    @Test func argumentsAsAttributes() throws {
        let values: [TextArgument] = [3, .double(0.5), .integer(UInt.max), .decimal(try ExactDecimal("12.345")), "x"]
        let text = try attributed("%@ %@ %@ %@ %@", values)
        let numbers = text.runs.filter { $0.replacementIndex != nil }.map(\.localizedNumericArgument)
        let indices = text.runs.compactMap(\.replacementIndex)
        #expect(Set(indices) == [1, 2, 3, 4, 5])
        #expect(numbers.contains(.int(3)) && numbers.contains(.double(0.5)) && numbers.contains(.uint(.max)))
        #expect(numbers.contains(.decimal(12.345)) && numbers.last == .some(nil))
    }

    private enum Mood: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
        struct Value: Codable, Hashable { var level: Int }
        static let name = "Test.mood"
        static let markdownName = "mood"
    }

    @Test func customAttributes() throws {
        let text = try TextTemplate("^[a](mood: {level: 0x10}) ^[b](mood: 1) ^[c](other: 1)").compiled(in: "en")
        let attributed = try AttributedString(text, attributes: Mood.self)
        #expect(attributed.runs.compactMap { $0[Mood.self]?.level } == [16])
    }
}
