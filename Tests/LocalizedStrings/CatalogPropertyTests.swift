import LocalizedStrings
import TestSupport
import Testing

/// Catalogs at random, with every field, and texts of every kind.
struct RandomCatalog {
    var generator: SeededGenerator

    mutating func text() -> String {
        let pieces = [
            "a", "B", "é", "e\u{301}", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\u{2028}",
            "%@",
            "%lld", "^[x](inflect: true)", "日本", "👩‍👩‍👧", "\u{200F}", " ", "}", "{", ":", ",", "null", "<", "&", ";", "=",
            "/*", "*/", "//", "\u{10FFFF}",
        ]
        return (0..<Int(generator.next() % 6)).map { _ in generator.element(of: pieces) }.joined()
    }

    mutating func unit() -> CatalogUnit {
        CatalogUnit(text(), state: generator.element(of: [.new, .translated, .needsReview, .stale, "odd"]))
    }

    mutating func localization() -> CatalogLocalization {
        var localization = CatalogLocalization()
        switch generator.next() % 4 {
        case 0:
            for category in ["one", "few", "other"] {
                localization[CatalogUnitPath([.plural(category)])] = unit()
            }
        case 1:
            for device in ["iphone", "mac", text()] {
                localization[CatalogUnitPath([.device(device), .plural("other")])] = unit()
            }
        case 2:
            localization[.root] = unit()
            let name = "n\(generator.next() % 3)"
            localization[substitution: name] = (Int(generator.next() % 3), "lld")
            localization[CatalogUnitPath([.substitution(name), .plural("other")])] = unit()
        default: localization[.root] = unit()
        }
        return localization
    }

    mutating func catalog() -> StringCatalog {
        var catalog = StringCatalog(sourceLanguage: "en")
        for _ in 0..<Int(generator.next() % 8) {
            var entry = CatalogEntry(comment: generator.chance(1, in: 2) ? text() : nil)
            if generator.chance(1, in: 3) { entry.extractionState = generator.element(of: [.manual, .stale, "odd"]) }
            if generator.chance(1, in: 4) { entry.shouldTranslate = false }
            for language in ["en", "de", "zh-Hans", "es-419"] where generator.chance(1, in: 2) {
                entry[language] = localization()
            }
            catalog[text()] = entry
        }
        return catalog
    }
}

@Suite struct CatalogPropertyTests {
    @Test func whatIsWrittenReadsBack() throws {
        var random = RandomCatalog(generator: SeededGenerator(for: "CatalogPropertyTests"))
        var mismatches = Mismatches()
        for _ in 0..<200 * SeededGenerator.rounds {
            let catalog = random.catalog()
            let bytes = catalog.bytes()
            let again = try StringCatalog(reading: bytes)
            mismatches.expect(again == catalog, equals: true, String(bytes: bytes))
            mismatches.expect(again.bytes() == bytes, equals: true, "bytes of " + String(bytes: bytes))
        }
        mismatches.report()
    }

    @Test func stringsFilesReadBack() throws {
        var random = RandomCatalog(generator: SeededGenerator(for: "stringsFilesReadBack"))
        var mismatches = Mismatches()
        for round in 0..<200 * SeededGenerator.rounds {
            var file = StringsFile()
            for _ in 0..<Int(random.generator.next() % 6) {
                let comment = random.generator.chance(1, in: 2) ? random.text() : nil
                file.entries.append(StringsEntry(key: random.text(), value: random.text(), comment: comment))
            }
            let encoding = StringsEncoding.allCases[round % 3]
            file.format = .text(encoding, byteOrderMark: encoding != .utf8)
            let again = try StringsFile(reading: file.bytes())
            mismatches.expect(again.entries.map(\.key), equals: file.entries.map(\.key), file.text)
            mismatches.expect(again.entries.map(\.value), equals: file.entries.map(\.value), file.text)
            mismatches.expect(again.format, equals: file.format, file.text)
            mismatches.expect(try again.bytes(), equals: try file.bytes(), file.text)
        }
        mismatches.report()
    }

    @Test func dictionariesReadBack() throws {
        var random = RandomCatalog(generator: SeededGenerator(for: "dictionariesReadBack"))
        var mismatches = Mismatches()
        for round in 0..<100 * SeededGenerator.rounds {
            var file = StringsDictFile()
            for _ in 0..<Int(random.generator.next() % 6) {
                // XML 1.0 has no control characters, and turns every line's end into a line feed unless it is escaped.
                let texts = (0..<4).map { _ in
                    random.text().unicodeScalars.filter { $0.value >= 0x20 }.reduce(into: "") {
                        $0.unicodeScalars.append($1)
                    }
                }
                file[texts[0]] = StringsDictEntry(
                    format: texts[1],
                    variables: ["v": StringsDictVariable(specifier: "d", [.one: texts[2], .other: texts[3]])])
            }
            file.isBinary = round % 2 == 1
            let again = try StringsDictFile(reading: file.bytes())
            let keys = file.keys
            mismatches.expect(Set(again.keys), equals: Set(keys), "\(keys)")
            for key in keys { mismatches.expect(again[key]?.template, equals: file[key]?.template, key) }
        }
        mismatches.report()
    }
}
