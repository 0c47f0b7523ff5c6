import LocaleFormat
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct LocalizedTextTests {
    @Test func attributedText() throws {
        let text = try TextTemplate("^[%lld](formatNumber: true, big: true) of %@").compiled(for: "de")
        let attributed = try AttributedString(text, arguments: [1234, "Ada"])
        #expect(String(attributed.characters) == "1.234 of Ada")
        let fields = attributed.runs.map { $0[FormattedFieldAttribute<TextField>.self] ?? [] }
        let run = TextField.run(["formatNumber": .bool(true), "big": .bool(true)])
        #expect(fields.first == [run, .argument(1), .number(.integer)])
        #expect(fields.contains([run, .argument(1), .number(.integer), .number(.group)]))
        #expect(fields.last == [.argument(2)])
        #expect(throws: TextError.self) { try AttributedString(text) }
    }
}
