import LocaleFormatCore
import TestSupport
import Testing

@testable import LocaleFormatLocales

/// Tries written by hand by the description of the format in ICU's bytestrie.h, and damaged ones.
@Suite struct BytesTrieTests {
    /// "a" → 1, "ab" → 2, "abcd" → 3 000: linear matches and values of one and two bytes.
    private static let linear: [UInt8] = [0x10, 0x61, 0x22, 0x10, 0x62, 0x24, 0x11, 0x63, 0x64, 0xB9, 0xB8]

    private static func value(_ key: String, in bytes: [UInt8]) -> Int? {
        var trie = BytesTrie(bytes)
        var step = BytesTrie.Step.noMatch
        for byte in key.utf8 { step = trie.next(byte) }
        return step.hasValue ? trie.value : nil
    }

    @Test func followsLinearNodes() {
        #expect(Self.value("a", in: Self.linear) == 1)
        #expect(Self.value("ab", in: Self.linear) == 2)
        #expect(Self.value("abc", in: Self.linear) == nil)
        #expect(Self.value("abcd", in: Self.linear) == 3_000)
        #expect(Self.value("abcde", in: Self.linear) == nil)
        #expect(Self.value("b", in: Self.linear) == nil)
        #expect(Self.value("", in: Self.linear) == nil)
    }

    @Test func followsBranches() {
        // A branch of three: "x" → 5 (final), "y" → further on "1" → 6, "z" → 7.
        let bytes: [UInt8] = [0x02, 0x78, 0x2B, 0x79, 0x24, 0x7A, 0x2F, 0x10, 0x31, 0x2D]
        #expect(Self.value("x", in: bytes) == 5)
        #expect(Self.value("y1", in: bytes) == 6)
        #expect(Self.value("z", in: bytes) == 7)
        #expect(Self.value("w", in: bytes) == nil)
    }

    @Test func damagedDataNeitherTrapsNorHangs() {
        var random = SeededGenerator(for: "BytesTrie")
        for _ in 0..<20_000 {
            let bytes = (0..<Int(random.next() % 24)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            var trie = BytesTrie(bytes)
            for _ in 0..<40 where trie.next(bytes.randomElement(using: &random) ?? 0).hasValue { _ = trie.value }
        }
    }

    /// ICU 74 and later keep subtags as numbers: language and region to the base 27, the script's number above.
    @Test func unpacksSubtags() {
        func packed(_ language: [Int], _ region: Int, _ script: Int) -> Int {
            language.reversed().reduce(0) { $0 * 27 + $1 } + region * 27 * 27 * 27 + script << 24
        }
        // "de" = 4, 5; "DE" = 4 + 27 × 5; Latin is script 25. A region below 27 is a place in the list of numbers.
        let german = PackedSubtags(number: packed([4, 5, 0], 4 + 27 * 5, 25), digitRegions: []).unpacked
        #expect(german == LanguageScriptRegion(language: "de", script: "Latn", region: "DE"))
        let spanish = PackedSubtags(number: packed([5, 19, 0], 1, 25), digitRegions: ["001", "419"]).unpacked
        #expect(spanish == LanguageScriptRegion(language: "es", script: "Latn", region: "419"))
        let klingon = PackedSubtags(number: packed([20, 12, 8], 0, 25), digitRegions: []).unpacked
        #expect(klingon == LanguageScriptRegion(language: "tlh", script: "Latn", region: ""))
    }
}
