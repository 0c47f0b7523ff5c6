import LocalizedTextTools
import TestSupport
import Testing

@Suite struct DirectionEstimatorTests {
    @Test(arguments: [
        ("", nil), ("12, 3!", nil), ("abc", WritingDirection.leftToRight), ("\u{5D0}", .rightToLeft),
        // The name of a product at the beginning.
        ("iPhone שלי נשבר", .rightToLeft), ("Wikipedia هي موسوعة حرة", .rightToLeft),
        // Names in the middle.
        ("The city of ירושלים (القدس) is old", .leftToRight), ("קניתי MacBook Pro ב-Apple Store", .rightToLeft),
        // As many of each: the first.
        ("Hello שלום", .leftToRight), ("שלום Hello", .rightToLeft),
        // Addresses are not counted.
        ("https://example.com/a שלום", .rightToLeft), ("me@example.com you@example.com שלום", .rightToLeft),
        ("שלום https://example.com https://example.org", .rightToLeft),
        // Scripts without spaces.
        ("שלום 你好世界你好世界你好", .leftToRight), ("你好 שלום לכולם", .rightToLeft),
        // Isolates.
        ("\u{2067}abc\u{2069}", .rightToLeft), ("\u{2068}שלום עולם\u{2069}", .rightToLeft),
        ("\u{2067}abc\u{2069} def", .leftToRight), ("a \u{2068}שלום עולם טוב\u{2069}", .leftToRight),
        // Marks.
        ("\u{200F}Hello world", .rightToLeft), ("\u{200E}שלום עולם", .leftToRight),
        ("Hello\u{200F} world", .leftToRight),
        // One paragraph alone.
        ("a\nשלום עולם טוב", .leftToRight), ("\nשלום", nil),
    ]) func content(text: String, expected: WritingDirection?) {
        #expect(DirectionEstimator.direction(of: text) == expected)
    }

    @Test func edited() {
        #expect(DirectionEstimator.direction(of: "a b c d e f שלום עולם", after: .rightToLeft) == .rightToLeft)
        #expect(DirectionEstimator.direction(of: "a b c d e f g שלום עולם", after: .rightToLeft) == .leftToRight)
        #expect(DirectionEstimator.direction(of: "שלום עולם a b c", after: .leftToRight) == .leftToRight)
        #expect(DirectionEstimator.direction(of: "1", after: .rightToLeft) == .rightToLeft)
        #expect(DirectionEstimator.direction(of: "\u{200F}a", after: .leftToRight) == .rightToLeft)
    }

    /// The pieces do not matter, and the line turns seldom.
    @Test func growing() {
        var random = SeededGenerator(for: "DirectionEstimator growing")
        let words = [
            "abc", "שלום", "12", "مرحبا", "x@y.z", "http://a.b/c", "你好世界", "(ab)", "\u{2068}", "\u{2069}", "עם", "de",
        ]
        for _ in 0..<200 * SeededGenerator.rounds {
            var text = ""
            let share = random.next() % 10
            for _ in 0..<random.next() % 200 {
                text += random.chance(share, in: 10) ? "עוד" : random.element(of: words)
                text += " "
            }
            var estimator = DirectionEstimator()
            var turns = 0
            for scalar in text.unicodeScalars {
                let before = estimator.direction
                estimator.append(String(scalar))
                if let before, estimator.direction != before { turns += 1 }
            }
            #expect(estimator.direction == DirectionEstimator.direction(of: text), "\(text)")
            #expect(turns <= 6, "\(turns) turns in \(text)")
        }
    }

    @Test func bases() {
        #expect(BaseDirection.content(otherwise: .rightToLeft).direction(of: "1") == .rightToLeft)
        #expect(BaseDirection.firstStrong(otherwise: .rightToLeft).direction(of: "1") == .rightToLeft)
        #expect(BaseDirection.fixed(.leftToRight).direction(of: "שלום") == .leftToRight)
        #expect(WritingDirection(of: "ar") == .rightToLeft)
        #expect(WritingDirection(of: "az-Arab") == .rightToLeft)
        #expect(WritingDirection(of: "az") == .leftToRight)
    }
}
