import LocaleFormatBridge
import LocalizedTextTools
import Testing

@testable import LocaleFormatText

@Suite struct BidiIsolationTests {
    @Test(arguments: [
        ("abc", false, true), ("שלום", true, false), ("123", false, false), ("+49 30", false, true),
        ("ab שלום", true, true),
        ("۱۲۳", false, false), ("", false, false), ("\u{202E}", true, false), ("שלום 12-3", true, false),
        ("é", false, true),
    ]) func need(text: String, inLeftToRight: Bool, inRightToLeft: Bool) {
        #expect(BidiIsolation.isNeeded(for: text, in: .leftToRight) == inLeftToRight)
        #expect(BidiIsolation.isNeeded(for: text, in: .rightToLeft) == inRightToLeft)
    }

    @Test func isolated() {
        #expect(BidiIsolation.isolated("۱۲") == "\u{2068}۱۲\u{2069}")
        #expect(BidiIsolation.isolated("\u{200E}1") == "\u{2068}\u{200E}1\u{2069}")
        #expect(BidiIsolation.isolated("東京") == "東京")
        #expect(BidiIsolation.removed(from: "a\u{2068}b\u{2069}\u{2067}") == "ab\u{2067}")
    }

    /// All but the large blocks of East Asia and of private use.
    private static let scalars = [0...0x2FFF, 0xFB00...0x11FFF, 0x1E000...0x1FFFF, 0xE0000...0xE01FF]
        .joined().compactMap { (value: UInt32) in Unicode.Scalar(value) }

    /// Every character, by its Bidi_Class: those of right-to-left scripts have to be kept apart in text from left to right, letters
    /// from left to right in the other.
    @Test func everyCharacter() {
        for scalar in Self.scalars {
            let text = String(Character(scalar))
            switch BidiClass(of: scalar) {
            case .r, .al, .rle, .rlo, .rli:
                #expect(BidiIsolation.isNeeded(for: text, in: .leftToRight), "\(scalar.value)")
                #expect(!BidiIsolation.isNeeded(for: text, in: .rightToLeft), "\(scalar.value)")
            case .l:
                #expect(!BidiIsolation.isNeeded(for: text, in: .leftToRight), "\(scalar.value)")
                let isLetter = scalar.properties.isAlphabetic
                #expect(BidiIsolation.isNeeded(for: text, in: .rightToLeft) == isLetter, "\(scalar.value)")
            case .en, .lre, .lro, .lri, .pdf, .pdi, .b, .ws:
                #expect(!BidiIsolation.isNeeded(for: text, in: .leftToRight), "\(scalar.value)")
                #expect(!BidiIsolation.isNeeded(for: text, in: .rightToLeft), "\(scalar.value)")
            default: break
            }
        }
        // The digits of Arabic run from left to right.
        #expect(!BidiIsolation.isNeeded(for: "\u{660}\u{669}\u{6F0}\u{6F9}", in: .leftToRight))
    }

    @Test func charactersThatRun() {
        for scalar in Self.scalars {
            let text = String(Character(scalar))
            let type = BidiClass(of: scalar)
            let isLeft = [.l, .lre, .lro].contains(type)
            let isRight = [.r, .al, .an, .rle, .rlo].contains(type)
            guard text.unicodeScalars.contains(where: { BidiIsolation.isRunning(.leftToRight, $0) }) == isLeft,
                text.unicodeScalars.contains(where: { BidiIsolation.isRunning(.rightToLeft, $0) }) == isRight
            else {
                Issue.record("\(scalar.value) is \(type)")
                continue
            }
        }
    }
}
