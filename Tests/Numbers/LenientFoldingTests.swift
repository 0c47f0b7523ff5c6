import Foundation
import Testing

@testable import LocaleFormatNumbers

/// Which characters lenient reading takes for the same.
@Suite struct LenientFoldingTests {
    private static let folding = LenientFolding.of("en")

    private static func scalar(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? " " }

    /// Greek letters are their base letters: what their canonical decomposition begins with, in small letters.
    @Test func greekLettersHaveNoAccents() throws {
        for value in 0x370..<0x400 as Range<UInt32> {
            let scalar = Self.scalar(value)
            // ϐ to ϡ are symbols and letters of their own, whose accents nobody types.
            if 0x3D0..<0x3E2 ~= value { continue }
            guard scalar.properties.isAlphabetic, scalar.properties.generalCategory != .modifierLetter else { continue }
            let base = try #require(String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first)
            let small = try #require(base.properties.lowercaseMapping.unicodeScalars.first)
            // The sigma at the end of a word.
            #expect(Self.folding.fold(value) == (small == "ς" ? 0x3C3 : small.value), "\(scalar)")
        }
    }

    @Test func asciiLettersAreSmall() {
        for value in 0..<0x80 as Range<UInt32> {
            let scalar = Self.scalar(value)
            let expected = scalar.properties.isWhitespace ? " " : Character(scalar).lowercased()
            #expect(Self.folding.fold(value) == expected.unicodeScalars.first?.value, "\(value)")
            // The full-width forms, U+FF01 to U+FF5E.
            guard 0x21...0x7E ~= value else { continue }
            #expect(Self.folding.fold(value + 0xFEE0) == Self.folding.fold(value), "\(value)")
        }
        #expect(Self.folding.fold(0xFF00) == 0xFF00 && Self.folding.fold(0xFF5F) == 0xFF5F)
        #expect(Self.folding.fold(0x130) == 0x69 && Self.folding.fold(0x131) == 0x69)
    }

    /// White space is a space, format characters are not seen.
    @Test func spacesAndInvisibleCharacters() {
        for value in 0x80..<0x10000 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isFormat = scalar.properties.generalCategory == .format
            #expect((Self.folding.fold(value) == 0x20) == scalar.properties.isWhitespace, "\(value)")
            #expect((Self.folding.fold(value) == LenientFolding.invisible) == isFormat, "\(value)")
        }
        #expect(Self.folding.visible("a \u{200E}B\u{A0}c").map(Self.scalar) == ["a", "B", "c"])
        #expect(Self.folding.folded("a \u{200E}B\u{A0}c").map(Self.scalar) == ["a", "b", "c"])
    }

    /// ΐ and ΰ have no capitals of one scalar, and of theirs accents are left over.
    @Test func accentsOfGreekCapitals() {
        for (locale, isGreek) in [("el", true), ("el_CY", true), ("ell", false), ("de", false)] {
            let folding = LenientFolding.of(locale)
            for accent in [0x301, 0x308] as [UInt32] {
                #expect((folding.fold(accent) == LenientFolding.invisible) == isGreek, "\(locale)")
            }
        }
    }

    /// Set patterns as CLDR writes them: ranges, escapes, and texts in braces, which are no characters.
    @Test(arguments: [
        ("[abc]", "abc"), (#"[\-‒–]"#, "-‒–"), ("[a-e]", "abcde"), ("[a{xyz}b]", "ab"), (#"[\]\[]"#, "]["),
        ("[- a]", "-a"), ("[a-]", "a-"), ("[a-cx-z]", "abcxyz"), (#"[\a-\c]"#, "abc"), ("[]", ""), ("[a b]", "ab"),
    ])
    func sets(pattern: String, members: String) {
        #expect(LenientFolding.members(of: pattern).map(Self.scalar) == Array(members.unicodeScalars))
    }
}
