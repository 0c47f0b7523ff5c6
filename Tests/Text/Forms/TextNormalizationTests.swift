import LocaleFormatBridge
import LocalizedTextTools
import TestSupport
import Testing

@testable import LocaleFormatTextForms

@Suite struct TextNormalizationTests {
    /// The invariants of NormalizationTest.txt, whole and in chunks of one byte.
    @Test(.enabled(if: UnicodeFile.isThere("NormalizationTest.txt"), "Unicode's data, version 15.0"))
    func conformance() throws {
        let rows = try UnicodeFile.rows("NormalizationTest.txt").filter { $0.count >= 5 }
        #expect(rows.count > 19_000)
        var mismatches = Mismatches()
        for row in rows {
            let columns = row.prefix(5).map(UnicodeFile.text)
            for (form, expected) in [
                (TextNormalization.nfc, [1, 1, 1, 3, 3]), (.nfd, [2, 2, 2, 4, 4]), (.nfkc, [3, 3, 3, 3, 3]),
                (.nfkd, [4, 4, 4, 4, 4]),
            ] {
                for (column, result) in zip(columns, expected) {
                    let expected = Array(columns[result].utf8)
                    mismatches.expect(Array(form.normalize(column).utf8), equals: expected, "\(form) of \(row)")
                    let chunked = try Self.chunked(Array(column.utf8), 1, form)
                    mismatches.expect(chunked, equals: expected, "\(form) of \(row) in chunks")
                }
            }
        }
        mismatches.report()
    }

    /// NFKC_CF of DerivedNormalizationProps.txt, character by character.
    @Test(.enabled(if: UnicodeFile.isThere("DerivedNormalizationProps.txt"), "Unicode's data, version 15.0"))
    func caseFolded() throws {
        var checked = 0
        var mismatches = Mismatches()
        for row in try UnicodeFile.rows("DerivedNormalizationProps.txt") where row.count == 3 && row[1] == "NFKC_CF" {
            let ends = row[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
            let expected = UnicodeFile.text(row[2])
            for value in ends[0]...(ends.last ?? ends[0]) {
                guard let scalar = Unicode.Scalar(value) else { continue }
                checked += 1
                let found = TextNormalization.nfkcCasefold.normalize(String(scalar))
                mismatches.expect(Array(found.utf8), equals: Array(expected.utf8), row[0])
            }
        }
        #expect(checked > 10_000, "\(checked)")
        mismatches.report()
    }

    private static func chunked(_ bytes: [UInt8], _ size: Int, _ form: TextNormalization) throws -> [UInt8] {
        var stream = form.stream()
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            try stream.append(bytes.span.extracting(start..<min(start + size, bytes.count)), to: &result)
        }
        try stream.finish(to: &result)
        return result
    }

    /// Runs of any length as ICU normalizes them in one piece; what is sorted here is what ICU sorts.
    @Test(arguments: TextNormalization.allCases) func runsAreICUs(form: TextNormalization) throws {
        let pool = Array(
            "aéE\u{301}\u{327}\u{323}\u{345}\u{34F}\u{AD}\u{200D}\u{FF9E}\u{FF9F}ｶ\u{F73}\u{F81}\u{1100}\u{1161}\u{11A8}각\u{9BE}ﬁ\u{FC5E} ẞ😀"
                .unicodeScalars)
        var random = SeededGenerator(for: "runsAreICUs \(form)")
        var mismatches = Mismatches()
        for _ in 0..<(TestSize.isFull ? 100_000 : 3_000) {
            var text = String.UnicodeScalarView()
            let isRun = random.chance(1, in: 4)
            for _ in 0..<Int.random(in: 0...(isRun ? 150 : 20), using: &random) {
                let letters = isRun ? pool[3...14] : pool[...]
                text.append(letters[letters.startIndex + Int.random(in: 0..<letters.count, using: &random)])
            }
            let source = String(text)
            var units: [UInt8] = []
            try form.form.append(source.utf8Span.span, to: &units)
            mismatches.expect(Array(form.normalize(source).utf8), equals: units, source.debugDescription)
            let size = Int.random(in: 1...9, using: &random)
            let chunked = try Self.chunked(Array(source.utf8), size, form)
            mismatches.expect(chunked, equals: units, "\(size): \(source.debugDescription)")
        }
        mismatches.report()
    }

    /// Thousands of marks in an order that moves each of them: minutes for who moves them one by one.
    @Test(.timeLimit(.minutes(1)), arguments: TextNormalization.allCases) func longRuns(form: TextNormalization) {
        for pair in ["\u{301}\u{327}", "\u{301}\u{FF9E}", "\u{301}\u{AD}\u{327}", "\u{11A8}\u{1161}", "\u{F73}\u{301}"]
        {
            let text = "a" + String(repeating: pair, count: TestSize.isFull ? 50_000 : 15_000)
            let once = form.normalize(text)
            #expect(form.isNormalized(once) && !once.isEmpty)
        }
    }

    @Test func streams() throws {
        var stream = TextNormalization.nfc.stream()
        var bytes: [UInt8] = []
        try stream.append([0x65, 0xCC].span, to: &bytes)
        #expect(bytes.isEmpty)
        try stream.append([0x81, 0x62].span, to: &bytes)
        #expect(bytes == [0xC3, 0xA9])
        try stream.finish(to: &bytes)
        #expect(bytes == [0xC3, 0xA9, 0x62])
    }

    @Test func bytesThatAreNoText() {
        for (bytes, offset) in [
            ([0x61, 0xFF], 1), ([0xC3, 0x28], 0), ([0x62, 0xE2, 0x82], 1), ([0xED, 0xA0, 0x80], 0),
        ]
            as [([UInt8], Int)]
        {
            #expect(throws: NormalizationError.malformed(offset: offset)) {
                _ = try Self.chunked(bytes, 1, .nfc)
            }
            #expect(throws: NormalizationError.malformed(offset: offset)) { _ = try Self.chunked(bytes, 9, .nfkd) }
        }
    }
}
