import Foundation
import LocaleFormat
import LocaleFormatBridge
import TestSupport
import TextReference
import Testing

@testable import LocaleFormatTransliteration

/// Ours beside ICU's `Transliterator`, called for the whole text at once.
@Suite(.enabled(if: text_reference_is_there() && !LoadedICU.isFoundation, "ICU's headers for C++"))
struct TransliterationDifferentialTests {
    static func reference(_ id: String, rules: String? = nil, isReverse: Bool = false, _ text: String) -> String? {
        let units = Array(text.utf16)
        var result = [UInt16](repeating: 0, count: units.count * 100 + 256)
        let count = unsafe text_reference_transliterate(
            id, rules, isReverse, units, Int32(units.count), &result, Int32(result.count))
        guard count >= 0, count <= result.count else { return nil }
        return String(decoding: result[..<Int(count)], as: UTF16.self)
    }

    /// Letters of a script that the transform may read, words of them, digits, signs, and now and then anything.
    static func text(_ random: inout SeededGenerator, length: Int) -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0x41...0x7A, 0xC0...0x17F, 0x370...0x3FF, 0x400...0x52F, 0x531...0x587, 0x5D0...0x5EA, 0x621...0x652,
            0x904...0x94D, 0x985...0x9CD, 0xB85...0xBCD, 0xE01...0xE3A, 0x10D0...0x10F0, 0x1200...0x135A,
            0x1F00...0x1FFF,
            0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0x300...0x345, 0x20...0x40,
            0x1F600...0x1F64F,
        ]
        var scalars = String.UnicodeScalarView()
        var range = random.element(of: ranges)
        while scalars.count < length {
            if random.chance(1, in: 6) { range = random.element(of: ranges) }
            if random.chance(1, in: 7) { scalars.append(random.chance(1, in: 12) ? "\n" : " ") }
            let value =
                random.chance(1, in: 200)
                ? UInt32(random.next() % 0x11_0000) : range.lowerBound + UInt32(random.next() % UInt64(range.count))
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        }
        return String(scalars)
    }

    /// Every id that ICU lists, forward, and back where there is a way.
    @Test func allIDs() throws {
        var random = SeededGenerator(for: "TransliterationDifferentialTests.allIDs")
        var mismatches = Mismatches()
        var reversed = 0
        for id in TransliterationID.available.map(\.id) {
            for direction in TransliterationStyle.Direction.allCases {
                guard let compiled = try? TransliterationStyle(id, direction: direction).compiled() else {
                    if direction == .forward { mismatches.add("\(id) is listed, and cannot be opened") }
                    continue
                }
                if direction == .reverse { reversed += 1 }
                for _ in 0..<(2 * SeededGenerator.rounds) {
                    let text = Self.text(&random, length: 1 + Int(random.next() % 120))
                    guard let expected = Self.reference(id, isReverse: direction == .reverse, text) else { continue }
                    let found = try compiled.transliterate(text)
                    mismatches.expect(
                        Array(found.utf8), equals: Array(expected.utf8),
                        "\(id) \(direction) of \(text.debugDescription)")
                }
            }
        }
        mismatches.report()
        #expect(reversed > 300)
    }

    /// A text cut behind the first line feed after so many bytes, each time.
    private static func pieces(of text: String, length: Int) -> [String] {
        var pieces = [""]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            pieces[pieces.count - 1] += line + (index + 1 < lines.count ? "\n" : "")
            if pieces[pieces.count - 1].utf8.count >= length { pieces.append("") }
        }
        return pieces.filter { !$0.isEmpty }
    }

    /// Long texts of lines, whole and in chunks of any size.
    @Test func longTexts() throws {
        var random = SeededGenerator(for: "TransliterationDifferentialTests.longTexts")
        var mismatches = Mismatches()
        var ids = [
            "Any-Latin", "Any-Latin; Latin-ASCII; Lower", "Any-Hex", "NFD", "Any-Name", "Title", "Any-Publishing",
        ]
        for _ in 0..<(12 * SeededGenerator.rounds) { ids.append(random.element(of: TransliterationID.available).id) }
        for id in ids {
            let compiled = try TransliterationStyle(id).compiled()
            let text = (0..<60).map { _ in
                Self.text(&random, length: 40 + Int(random.next() % 100)).replacing("\n", with: " ")
            }.joined(separator: ".\n")
            let whole = try compiled.transliterate(text)
            for _ in 0..<3 {
                var stream = compiled.stream()
                var output: [UInt8] = []
                let bytes = Array(text.utf8)
                var start = 0
                while start < bytes.count {
                    let end = min(bytes.count, start + 1 + Int(random.next() % (random.chance(1, in: 2) ? 5 : 9_000)))
                    try stream.append(bytes.span.extracting(start..<end), to: &output)
                    start = end
                }
                try stream.finish(to: &output)
                mismatches.expect(output, equals: Array(whole.utf8), "\(id) in chunks")
            }
            // Piece by piece: what signs between two lines become depends on the scripts of both.
            let pieces = Self.pieces(of: text, length: compiled.pieceLength)
            if pieces.contains(where: { $0.utf8.count > compiled.pieceLength * 4 }) { continue }
            let expected = pieces.compactMap { Self.reference(id, $0) }
            guard expected.count == pieces.count else { continue }
            mismatches.expect(Array(whole.utf8), equals: Array(expected.joined().utf8), "\(id) of a long text")
        }
        mismatches.report()
    }

    @Test func rules() throws {
        var random = SeededGenerator(for: "TransliterationDifferentialTests.rules")
        var mismatches = Mismatches()
        for rules in [
            "a > b; b > c;", "$v = [aeiou]; $v { h > ; ($v) x > $1 $1;", "::NFD; [:Mn:]+ > ; ::NFC;",
            "^ a > A; z $ > Z;",
            "a <> ä; e <> ë;", "([:Lu:]) > &Any-Lower($1) '!';", "a > | b; bb > c;",
        ] {
            for direction in TransliterationStyle.Direction.allCases {
                guard let compiled = try? TransliterationStyle(rules: rules, direction: direction).compiled() else {
                    continue
                }
                for _ in 0..<40 {
                    let text = Self.text(&random, length: Int(random.next() % 50)) + "abbhx aäe"
                    let expected = Self.reference("Rules", rules: rules, isReverse: direction == .reverse, text) ?? ""
                    mismatches.expect(Array(try compiled.transliterate(text).utf8), equals: Array(expected.utf8), rules)
                }
            }
        }
        mismatches.report()
    }

    /// CLDR's test data for transforms, read from where it lies: Debian's `unicode-cldr-core`, or the folder that the variable names. What a newer
    /// CLDR has otherwise is counted; that ICU has it is compared.
    @Test(.enabled(if: CLDRTransformFile.folder != nil, "CLDR's test data")) func cldr()
        throws
    {
        var mismatches = Mismatches()
        var (files, same) = (0, 0)
        for file in try CLDRTransformFile.all() {
            // A newer CLDR has transforms that the loaded ICU lacks.
            guard let compiled = try? TransliterationStyle(file.tag).compiled() else { continue }
            files += 1
            let plain = try TransliteratorHandle(id: compiled.id, isReverse: false)
            for (source, expected) in file.rows {
                let found = Array(try compiled.transliterate(source).utf8)
                var icu: [UInt8] = []
                try plain.append(source.utf8Span.span, to: &icu)
                mismatches.expect(found, equals: icu, "\(file.tag): \(source)")
                if found.elementsEqual(expected.utf8) { same += 1 }
            }
        }
        mismatches.report()
        print("CLDR's transforms: \(same) of \(mismatches.compared) rows of \(files) files are as they are there")
        #expect(files > 150 && same > mismatches.compared / 100 * 95)
    }
}

/// A file of CLDR's test data: a source and a result a line, with a tab between.
struct CLDRTransformFile {
    static let folder: String? = {
        let named = ProcessInfo.processInfo.environment["LOCALEFORMAT_CLDR_TRANSFORMS"]
        let debian = "/usr/share/unicode/cldr/common/testData/transforms"
        return named ?? (FileManager.default.fileExists(atPath: debian) ? debian : nil)
    }()

    let tag: String
    let rows: [(String, String)]

    static func all() throws -> [CLDRTransformFile] {
        try FileManager.default.contentsOfDirectory(atPath: folder ?? "").filter {
            $0.hasSuffix(".txt") && $0 != "_readme.txt"
        }.sorted().map { name in
            let text = try String(contentsOfFile: "\(folder ?? "")/\(name)", encoding: .utf8)
            let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return columns.count == 2 ? (columns[0], columns[1]) : nil
            }
            return CLDRTransformFile(tag: String(name.dropLast(4)), rows: rows)
        }
    }
}
