import LocaleFormat
import LocalizedStrings
import LocalizedMessages
import Testing

/// Texts with thousands of combining marks in a row: they are written as they are, and compared in time with their length.
@Suite struct MarkRunTests {
    private static let run = "a" + String(repeating: "\u{327}\u{301}\u{345}\u{5B0}", count: 20_000)

    @Test func messageVariables() throws {
        let message = try MessageFormat2(".input {$x :string} .match $x a {{A}} * {{<{$x}>}}").compiled(in: "en")
        let text = message.format(["x": .string(Self.run)])
        #expect(text.unicodeScalars.count >= Self.run.unicodeScalars.count + 2)
        let name = MessageFormat2(lenient: "{$\(Self.run)}").compiled(in: "en").format()
        #expect(name.utf8.count > 1_000)
    }

    @Test func messagesOfICU() throws {
        let message = try MessageFormat1("{x, select, a {A} other {<{x}>}}").compiled(in: "en")
        #expect(try message.format(["x": .string(Self.run)]).utf8.count == Self.run.utf8.count + 2)
    }

    @Test(arguments: ["en", "de", "nl", "sv", "es", "fr", "it", "pt", "hi", "ko"] as [LocaleID])
    func inflection(locale: LocaleID) throws {
        let text = try TextTemplate("^[%lld %@](inflect: true)").compiled(in: locale)
        let written = try text.format([3, .string(Self.run)])
        #expect(written.utf8.count >= Self.run.utf8.count)
    }
}
