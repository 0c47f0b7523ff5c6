import LocaleFormat
import TestSupport
import Testing

@testable import LocaleFormatTransliteration

@Suite(.enabled(if: !LoadedICU.isFoundation, "an ICU with transforms")) struct TransliterationTests {
    /// Rows of CLDR's test data and of the tables' own documentation.
    @Test func rows() throws {
        let rows = try GoldenTable.read(RepositoryRoot.file("Data/Golden/Transliteration/common.tsv"))
        var mismatches = Mismatches()
        // CLDR 37 has no transform of Blin, and CLDR 48 other vowels in it, and in that of Persian.
        let changed = rows.filter { $0.locale == "byn" || $0.id == "cldr/fa/ʃiːɾ" }.map(\.id)
        for row in rows {
            if LoadedICU.cldr < 42, row.locale == "byn" { continue }
            if LoadedICU.cldr >= 48, changed.contains(row.id) { continue }
            let found =
                row.style == "slug"
                ? try row.input.slug(in: LocaleID(row.locale))
                : try TransliterationStyle(row.style).transliterate(row.input)
            mismatches.expect(Array(found.utf8), equals: Array(row.expected.utf8), row.id)
        }
        mismatches.report()
        #expect(rows.count > 45)
    }

    @Test(arguments: [
        ("und-Latn-t-und-cyrl", "Cyrl-Latn"), ("ru-Latn-t-ru-m0-bgn", "ru-ru_Latn/bgn"),
        ("de-t-de-d0-ascii", "de-ASCII"),
        ("und-t-und-latn-d0-ascii", "Latin-ASCII"), ("und-Latn-t-und-grek-m0-ungegn", "Grek-Latn/ungegn"),
        ("und-Hira-t-und-kana", "Kana-Hira"), ("[:L:] und-Latn-t-und-cyrl; Lower", "[[:L:]] Cyrl-Latn;Lower"),
        ("und-Latn-t-und", "Any-Latn"), ("fa-fonipa-t-fa", "fa-fa_fonipa"),
    ]) func tags(tag: String, icu: String) throws {
        let compiled = try TransliterationStyle(tag).compiled()
        #expect(
            compiled.id.lowercased().filter { !" []".contains($0) } == icu.lowercased().filter { !" []".contains($0) })
    }

    @Test func inverses() throws {
        #expect(try TransliterationStyle("Greek-Latin").inverse().transliterate("philosophía") == "φιλοσοφία")
        #expect(try TransliterationStyle("Hiragana-Katakana").inverse().transliterate("カタカナ") == "かたかな")
        #expect(try TransliterationStyle("Any-Hex").inverse().transliterate("\\u00E9") == "\u{E9}")
        #expect(try TransliterationStyle("Any-Hex").inverse().inverse() == TransliterationStyle("Any-Hex"))
        #expect(try TransliterationStyle("Lower (Title)").inverse().transliterate("ab") == "Ab")
        #expect(try TransliterationStyle(rules: "a <> b;").inverse().transliterate("abc") == "aac")
        for id in [
            "Any-Latin", "Latin-ASCII", "Greek-Latin; Latin-ASCII", "de-ASCII", "Any-Remove",
        ] {
            #expect(throws: TransliterationError.self) { try TransliterationStyle(id).inverse() }
        }
        #expect(throws: TransliterationError.noInverse("Latin-ASCII")) {
            try TransliterationStyle("Greek-Latin; Latin-ASCII", direction: .reverse).compiled()
        }
        #expect(throws: TransliterationError.noInverse("Rules")) { try TransliterationStyle(rules: "a > b;").inverse() }
        #expect(try TransliterationStyle("Null").inverse().transliterate("a") == "a")
    }

    @Test func whatIsUnknown() {
        #expect(throws: TransliterationError.unknownTransform("Any-Latim", meant: "Any-Latin")) {
            try TransliterationStyle("Any-Latim").compiled()
        }
        #expect(throws: TransliterationError.unknownTransform("Klingon-Elvish", meant: nil)) {
            try TransliterationStyle("Lower; Klingon-Elvish").compiled()
        }
        for id in [
            "", ";", "[", "[:L:", "Any-Latin(", "Lower; ;; Upper", "\u{0}", "ru-Latn-t-", "-t-", "und-t-und",
            "x-t-y-d0", "(", ")",
            "[a]b]",
        ] {
            #expect(throws: TransliterationError.self, "\(id)") { try TransliterationStyle(id).compiled() }
        }
        let steps = Array(repeating: "Lower", count: 17).joined(separator: ";")
        #expect(throws: TransliterationError.tooLarge(.steps, limit: 16)) { try TransliterationStyle(steps).compiled() }
        let long = String(repeating: "a", count: 1_025)
        #expect(throws: TransliterationError.tooLarge(.bytes, limit: 1_024)) {
            try TransliterationStyle(long).compiled()
        }
        #expect(throws: TransliterationError.self) { try TransliterationStyle(String(long.prefix(1_024))).compiled() }
        let sets = String(repeating: "[", count: 400) + "a" + String(repeating: "]", count: 400) + " Lower"
        #expect(throws: TransliterationError.tooLarge(.nesting, limit: 8)) { try TransliterationStyle(sets).compiled() }
        #expect(throws: TransliterationError.tooLarge(.growth, limit: 8_192)) {
            try TransliterationStyle("Any-Name; Any-Name; Any-Hex").compiled()
        }
    }

    @Test(arguments: [
        ("a > b;\nc > (d;", "unclosed segment", 2, 6), ("a > b;\n\n  $x = $y;", "illegal argument error", 3, 3),
        ("a > b;\n::Nonsense;\nc > d;", "invalid id", 2, 1), ("ä > b; 😀 > [;", "malformed set", 1, 11),
        ("a b", "missing operator", 1, 1),
        ("a > b; (((", "unclosed segment", 1, 9),
        ("a > b;\n" + String(repeating: "(", count: 2_000), "unclosed segment", 2, 2),
        (String(repeating: "[", count: 5_000) + " > b;", "malformed set", 1, 1),
        ("a > b;\nc > &Any-Upper($1);", "undefined segment reference", 2, 1), ("a > b", "ok", 0, 0),
    ]) func ruleErrors(rules: String, reason: String, line: Int, column: Int) throws {
        guard line > 0 else {
            #expect(try TransliterationStyle(rules: rules).transliterate("cab") == "cbb")
            return
        }
        do throws(TransliterationError) {
            _ = try TransliterationStyle(rules: rules).compiled()
            Issue.record("\(rules) is no error")
        } catch {
            guard case .malformedRules(let found, let position) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(found == reason && position.line == line && position.column == column, "\(error)")
        }
    }

    /// Rules that would take ICU's stack, memory or time.
    @Test(arguments: [
        (String(repeating: "(a)", count: 1_001) + " > b;", TransliterationPart.groups),
        (String(repeating: "(", count: 9) + "a" + String(repeating: ")", count: 9) + " > b;", .nesting),
        (String(repeating: "[", count: 5_000) + "a" + String(repeating: "]", count: 5_000) + " > b;", .nesting),
        ("a > '" + String(repeating: "x", count: 1 << 16) + "';", .bytes),
        (
            "$a = xxxxxxxx;"
                + (0..<40).map { "$a\($0 + 1) = $a\($0 == 0 ? "" : "\($0)") $a\($0 == 0 ? "" : "\($0)");" }.joined(),
            .expansion
        ),
        ((0..<30).map { _ in "a > b; ::Null;" }.joined(), .steps),
        ((0..<30).map { _ in "a > aa; ::Null;" }.joined(), .growth),
        ((0..<14).map { _ in "a > aaaa; ::Null;" }.joined(), .growth),
        ("(a+) > | $1 $1;", .growth), ("((a+)) > | $1 $2;", .growth), ("([:L:]+) > | &Any-Hex($1);", .growth),
        ("a > b; ::Any-Name; ::Any-Name; ::Any-Hex;", .growth),
    ]) func explosions(rules: String, part: TransliterationPart) {
        #expect {
            try TransliterationStyle(rules: rules).compiled()
        } throws: {
            guard case .tooLarge(part, _)? = $0 as? TransliterationError else { return false }
            return true
        }
    }

    /// ICU looks at a place sixteen times at most.
    @Test func circlesEnd() throws {
        let circle = try TransliterationStyle(rules: "a > | b; b > | a;").compiled()
        #expect(try circle.transliterate("aaaa").count == 4)
        let longer = try TransliterationStyle(rules: "a > | aaaaaaaa;").compiled()
        let text = String(repeating: "a\n", count: 500)
        #expect(try longer.transliterate(text).count < 16 * 16 * 1_000)
    }

    @Test func slugs() throws {
        #expect(try "".slug(in: "de").isEmpty)
        #expect(try "☕️ – !".slug(in: .root).isEmpty)
        #expect(try "Ärger im Büro, 2. Teil".slug(in: "de-AT") == "aerger-im-buero-2-teil")
        #expect(try "Ärger im Büro".slug(in: "sv", separator: "_") == "arger_im_buro")
        #expect(try "İstanbul’da Işık".slug(in: "tr") == "istanbulda-isik")
        #expect(try "one two three".slug(in: "en", maximumLength: 8) == "one-two")
        #expect(try "onetwothree four".slug(in: "en", maximumLength: 5) == "onetw")
        #expect(try "one two".slug(in: "en", maximumLength: -1).isEmpty)
        #expect(try "one two".slug(in: "en", separator: "") == "onetwo")
        for locale in LocaleID.available.prefix(TestSize.of(2_000, usually: 120)) {
            let slug = try "Ääkköset Ελλάδα Москва 東京 ✓".slug(in: locale)
            #expect(
                slug.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D } && !slug.isEmpty,
                "\(slug)")
        }
    }

    @Test func names() throws {
        #expect(TransliterationID.available.count > 500)
        #expect(TransliterationID("Russian-Latin/BGN").displayName(in: "en") == "Russian → Latin (BGN)")
        #expect(TransliterationID("Cyrillic-Latin").displayName(in: "de") == "Kyrillisch → Lateinisch")
        #expect(TransliterationID("ru-ru_Latn/BGN").displayName(in: "en") == "Russian → Russian (Latin) (BGN)")
        #expect(TransliterationID("Lower").displayName(in: "en") == "Any → Lower")
        for id in TransliterationID.available { #expect(id.displayName(in: "en").contains(" → ")) }
    }

    @Test func malformedBytes() throws {
        let latin = try TransliterationStyle("Any-Latin").compiled()
        for bytes: [UInt8] in [
            [0xC3, 0x28], [0x61, 0xED, 0xA0, 0x80], [0x61, 0xF4, 0x90, 0x80, 0x80], [0x61, 0xD0],
        ] {
            var stream = latin.stream()
            var output: [UInt8] = []
            #expect(throws: TransliterationError.malformedText(offset: bytes[0] == 0x61 ? 1 : 0)) {
                for byte in bytes { try stream.append([byte].span, to: &output) }
                try stream.finish(to: &output)
            }
        }
        // What rules write of a surrogate alone is no UTF-8.
        #expect(try TransliterationStyle(rules: #"a > \uD800;"#).transliterate("ab") == "\u{FFFD}b")
        #expect(try TransliterationStyle("Hex-Any").transliterate(#"\uDFFF!"#) == "\u{FFFD}!")
    }

    @Test func styles() throws {
        for style in [TransliterationStyle("Any-Latin"), TransliterationStyle(rules: "a > b;", direction: .reverse)] {
            try checkCodable(style)
        }
        let compiled = try TransliterationStyle("Any-Latin").compiled()
        #expect(compiled.id == "Any-Latin")
        var bytes: [UInt8] = [0x3E]
        try compiled.append("Да", to: &bytes)
        #expect(bytes == Array(">Da".utf8))
    }

    @Test func threads() async throws {
        let compiled = try TransliterationStyle("Any-Latin; Latin-ASCII").compiled()
        let results = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    var last = ""
                    for _ in 0..<200 { last = try compiled.transliterate("Москва Ελλάδα") }
                    return last
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(results == ["Moskva Ellada"])
    }
}
