import Foundation
import LocalizedTextTools
import Testing

@Suite struct AttributedDirectionTests {
    private static func directions(_ text: AttributedString) -> [WritingDirection?] {
        text.runs[\.writingDirection].map { $0.0.map { WritingDirection($0) } }
    }

    @Test func content() {
        var text = AttributedString("one\r\nשתיים\nOK שלום עולם")
        text.setWritingDirections()
        #expect(Self.directions(text) == [.leftToRight, .rightToLeft, .rightToLeft])
        text = AttributedString("12\nשתיים")
        text.setWritingDirections(.firstStrong(otherwise: .leftToRight))
        #expect(Self.directions(text) == [.leftToRight, .rightToLeft])
        text = AttributedString("")
        text.setWritingDirections()
        #expect(text.runs.isEmpty)
    }

    @Test func given() {
        var text = AttributedString("abc\nשלום")
        text.writingDirection = .rightToLeft
        text.setWritingDirections()
        #expect(Self.directions(text) == [.rightToLeft, .rightToLeft])
        // A brand's name in a Hebrew text.
        var name = AttributedString("iPhone 17 Pro")
        name.languageIdentifier = "he"
        name.setWritingDirections()
        #expect(Self.directions(name) == [.rightToLeft])
    }
}
