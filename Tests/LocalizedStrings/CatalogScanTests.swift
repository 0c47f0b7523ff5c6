import LocalizedStrings
import TestSupport
import Testing

/// A catalog that is read when it is asked for, against the same read whole.
@Suite struct CatalogScanTests {
    private static func compare(_ bytes: [UInt8], _ mismatches: inout Mismatches) {
        let what = String(bytes: bytes)
        let whole = Result { try StringCatalog(readingAll: bytes) }
        let lazy = Result { try StringCatalog(reading: bytes) }
        switch (whole, lazy) {
        case (.success(let whole), .success(let lazy)):
            mismatches.expect(lazy.keys, equals: whole.keys, what)
            mismatches.expect(lazy.languages, equals: whole.languages, what)
            mismatches.expect(lazy.duplicateKeys, equals: whole.duplicateKeys, what)
            for language in whole.languages + ["xx", "d\u{65}", ""] {
                let tables = [lazy, whole].map { StringTable(language: "de", catalog: $0, catalogLanguage: language) }
                for key in whole.keys + ["absent"] {
                    mismatches.expect(tables[0][key], equals: tables[1][key], "\(key) in \(language) of \(what)")
                }
            }
            mismatches.expect(lazy == whole, equals: true, what)
            mismatches.expect(lazy.bytes(), equals: whole.bytes(), what)
            var changed = (lazy, whole)
            changed.0["new"] = CatalogEntry(comment: "c")
            changed.1["new"] = CatalogEntry(comment: "c")
            changed.0["New"]?["fr"] = CatalogLocalization("x")
            changed.1["New"]?["fr"] = CatalogLocalization("x")
            mismatches.expect(changed.0.bytes(), equals: changed.1.bytes(), what)
            mismatches.expect(changed.0.languages, equals: changed.1.languages, what)
        case (.failure(let whole), .failure(let lazy)): mismatches.expect("\(lazy)", equals: "\(whole)", what)
        default: mismatches.add("\(lazy), read whole \(whole): \(what)")
        }
    }

    @Test func readsWhatReadingWholeReads() throws {
        var random = RandomCatalog(generator: SeededGenerator(for: "CatalogScan"))
        var mismatches = Mismatches()
        let insertions = [
            "\"", "\\", "{", "}", "[", "]", ",", ":", "1", "-", "1.0", "1e3", "null", "true", "\"\"", "\"a\":1,",
            "\"strings\":{},",
            "\"\\u0041\"", "\"\\ud83d\\ude00\"", "\"\\ud800\"", "\u{7F}", "é", "\u{212A}", "\"argNum\":1.0,",
            "\"argNum\":12,",
            "\"stringUnit\":{},", "\"localizations\":{},", "\"comment\":1,", "\"de\":{},", "\t", "\r\n", "\u{0}",
        ].map(\.bytes)
        for round in 0..<400 * SeededGenerator.rounds {
            var bytes = random.catalog().bytes()
            if round % 4 == 0 { Self.compare(bytes, &mismatches) }
            for _ in 0..<Int(1 + random.generator.next() % 3) {
                let place = Int(random.generator.next() % UInt64(bytes.count))
                switch random.generator.next() % 4 {
                case 0: bytes[place] = UInt8(truncatingIfNeeded: random.generator.next())
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: random.generator.element(of: insertions), at: place)
                default:
                    // Before a name, where a member is one.
                    let quote = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) ?? place
                    bytes.insert(contentsOf: random.generator.element(of: insertions), at: quote)
                }
                if bytes.isEmpty { break }
            }
            Self.compare(bytes, &mismatches)
        }
        mismatches.report()
    }

    @Test func readsFilesByHand() throws {
        var mismatches = Mismatches()
        for text in [
            "", "{}", "[]", "{\"strings\":{}}", "\u{FEFF}{\"strings\":{}}", "{\"strings\":{}} x",
            "{\"strings\":{},\"strings\":{}}",
            "{\"sourceLanguage\":1,\"strings\":{}}", "{\"strings\":{\"a\":{},\"a\":{\"comment\":\"b\"}}}",
            "{\"strings\":{\"e\u{301}\":{},\"\u{E9}\":{}}}", "{\"strings\":{\"\\u0061\":{},\"a\":{}}}",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"1\"}},\"de\":{\"stringUnit\":{\"value\":\"2\"}}}}}}",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{\"value\":\"1\"}}},\"localizations\":{}}}}",
            "{\"strings\":{\"a\":{\"localizations\":{\"K\":{\"stringUnit\":{\"value\":\"1\"}}}}}}",
            "{\"strings\":{\"a\":{\"localizations\":{\"\u{212A}\":{\"stringUnit\":{\"value\":\"1\"}}}}}}",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"substitutions\":{\"s\":{\"argNum\":-1}}}}}}}",
            "{\"strings\":{\"a\":{\"localizations\":{\"de\":{\"substitutions\":{\"s\":{\"argNum\":99999999999999999999}}}}}}}",
            "{\"strings\":{\"a\":{\"x\":" + String(repeating: "[", count: 80) + String(repeating: "]", count: 80)
                + "}}}",
            "{\"strings\":{\"a\":{\"x\":" + String(repeating: "[", count: 130) + String(repeating: "]", count: 130)
                + "}}}",
            "{\"strings\":{\"a\":{\"shouldTranslate\":\"true\"}}}", "{\"strings\":{\"a\":{\"shouldTranslate\":false}}}",
            "{\"strings\":{\"a\":1}}", "{\"strings\":{\"a\":{},}}", "{\"strings\":{\"a\":{\"x\":01}}}",
            // An escape has four digits, whatever is behind it: halves of pairs are no characters (RFC 8259, section 8.2).
            "{\"strings\":{\"a\":{\"comment\":\"\\ud83dc\"}}}", "{\"strings\":{\"a\":{\"comment\":\"\\ude00a\"}}}",
            "{\"strings\":{\"a\":{\"comment\":\"\\u00e9a\"}}}", "{\"strings\":{\"a\":{\"comment\":\"\\u00e\"}}}",
        ] {
            Self.compare(text.bytes, &mismatches)
        }
        mismatches.report()
    }

    /// Which languages are near is found out without filling in those that are not.
    @Test func fillingInLeavesLanguages() {
        for locale in LocaleID.available where locale.language != "und" {
            #expect(locale.maximized.language == locale.language)
        }
    }
}
