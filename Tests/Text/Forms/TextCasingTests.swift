import LocalizedTextTools
import TestSupport
import Testing

@Suite struct TextCasingTests {
    /// Every character by UnicodeData.txt, and by SpecialCasing.txt where that has it without a condition.
    @Test(.enabled(if: UnicodeFile.isThere("SpecialCasing.txt"), "Unicode's data, version 15.0"))
    func everyCharacter() throws {
        var expected: [UInt32: [TextCasing.Kind: String]] = [:]
        for row in try UnicodeFile.rows("UnicodeData.txt") where row.count > 14 {
            guard let value = UInt32(row[0], radix: 16) else { continue }
            let own = UnicodeFile.text(row[0])
            func mapped(_ column: Int) -> String { row[column].isEmpty ? own : UnicodeFile.text(row[column]) }
            expected[value] = [
                .upper: mapped(12), .lower: mapped(13), .initial: row[14].isEmpty ? mapped(12) : mapped(14),
            ]
        }
        let special = try UnicodeFile.rows("SpecialCasing.txt")
        for row in special where row.count == 5 {
            guard let value = UInt32(row[0], radix: 16) else { continue }
            for (kind, column) in [(TextCasing.Kind.lower, 1), (.initial, 2), (.upper, 3)] {
                expected[value]?[kind] = UnicodeFile.text(row[column])
            }
        }
        var checked = 0
        var mismatches = Mismatches()
        for (value, kinds) in expected {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for (kind, text) in kinds {
                // A title begins with a letter; what is none, a number in a circle, stays.
                if kind == .initial,
                    !scalar.properties.isCased || scalar.properties.generalCategory == .nonspacingMark
                {
                    continue
                }
                checked += 1
                mismatches.expect(
                    Array(TextCasing(kind, locale: .root).convert(String(scalar)).utf8), equals: Array(text.utf8),
                    "\(row: value) \(kind)")
            }
        }
        #expect(checked > 60_000, "\(checked)")
        mismatches.report()
    }

    @Test(.enabled(if: UnicodeFile.isThere("CaseFolding.txt"), "Unicode's data, version 15.0"))
    func everyFolding() throws {
        let rows = try UnicodeFile.rows("CaseFolding.txt").filter { $0.count >= 3 && $0[1] != "S" }
        #expect(rows.count > 1_500)
        var mismatches = Mismatches()
        for row in rows {
            let locale: LocaleID = row[1] == "T" ? "tr" : "en"
            let found = TextCasing(.fold, locale: locale).convert(UnicodeFile.text(row[0]))
            mismatches.expect(
                Array(found.utf8), equals: Array(UnicodeFile.text(row[2]).utf8), row.joined(separator: ";"))
        }
        mismatches.report()
    }

    @Test func sentencesAndWords() {
        #expect(TextCasing(.sentence, locale: "en").convert("HELLO. How ARE you?") == "Hello. How are you?")
        #expect(TextCasing(.title, locale: "en").convert("the QUICK brown-fox") == "The Quick Brown-Fox")
        #expect(TextCasing(.initial, locale: "en").convert("iPhone") == "IPhone")
        #expect(TextCasing(.title, locale: "el").convert("") == "")
    }

    /// A text in windows is what it is in one piece.
    @Test(arguments: TextCasing.Kind.allCases) func windows(kind: TextCasing.Kind) {
        let casing = TextCasing(kind, locale: "el")
        let line = "  ΌΣΟΣ ΜΑΪΟΥ. straße ﬁn\n"
        let count = 100_000
        let once = casing.convert(line)
        let rest = kind == .initial ? line : once
        #expect(
            casing.convert(String(repeating: line, count: count)) == once + String(repeating: rest, count: count - 1))
    }
}

extension DefaultStringInterpolation {
    fileprivate mutating func appendInterpolation(row value: UInt32) { appendLiteral(String(value, radix: 16)) }
}
