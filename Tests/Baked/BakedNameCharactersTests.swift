import LocaleFormat
import LocaleFormatBridge
import LocaleFormatMemory
import LocaleFormatValuePrograms
import TestSupport
import Testing

@testable import LocaleFormatBake
@testable import LocaleFormatBaked

/// What is baked of characters and of languages is what ICU says.
@Suite struct BakedNameCharactersTests {
    /// A table as it is read from bytes.
    private static func read<Table>(
        _ bake: (inout BakedWriter) -> Int, _ read: (inout BakedReader) throws(BakedFault) -> Table
    ) throws -> Table {
        var writer = BakedWriter()
        let place = bake(&writer)
        let records = BakedTable.bytes(writer.records)
        let bytes = BakedBytes(records + BakedTable.bytes(writer.texts))
        let data = BakedData(
            bytes, texts: try BakedTable(bytes, at: records.count, end: bytes.count),
            records: try BakedTable(bytes, at: 0, end: records.count))
        var reader = try data.record(place)
        return try read(&reader)
    }

    private static func characters() throws -> BakedNameCharacters {
        let tables = try #require(NameCharacterTables.icu)
        return try read({ tables.bake(to: &$0) }) { (reader) throws(BakedFault) in
            try BakedNameCharacters(baked: &reader)
        }
    }

    /// All there are in full, else those by chance, and those where something begins or ends.
    private static func scalars(_ random: inout SeededGenerator) -> [Unicode.Scalar] {
        if TestSize.isFull { return (UInt32(0)...0x10_FFFF).compactMap(Unicode.Scalar.init) }
        let tables = NameCharacterTables.icu
        let keys = [tables?.scripts, tables?.clusters, tables?.starters].compactMap { $0 }.flatMap { $0.map(\.key) }
        let edges = Set(keys.flatMap { [UInt32($0), UInt32(max(1, $0)) - 1] })
        let letters = Set((tables?.capitals.keys).map(Array.init) ?? [])
        let others = (0..<5_000).map { _ in UInt32.random(in: 0...0x10_FFFF, using: &random) }
        return edges.union(letters).union(others).sorted().compactMap(Unicode.Scalar.init)
    }

    /// ICU 67 has no capital of Armenia for the ligature և, and a Dutch one for ij with any mark. Names are baked with ICU 72 or later alone.
    private static let newerLanguages = LoadedICU.major >= 72 ? ["hy", "nl"] : []

    @Test func scriptsAndCapitals() throws {
        var random = SeededGenerator(for: "BakedNameCharactersTests scripts")
        let characters = try Self.characters()
        var mismatches = Mismatches()
        let languages = ["", "tr", "az", "lt", "el"] + Self.newerLanguages
        let casings = try languages.map { language in
            (try CaseMapHandle(locale: language), BakedNameCasing(characters, language: LanguageKey(tag: language)))
        }
        for scalar in Self.scalars(&random) {
            let place = "U+" + String(scalar.value, radix: 16)
            mismatches.expect(characters.script(of: scalar), equals: ScriptData.script(of: scalar), place)
            for (icu, baked) in casings.prefix(scalar.value < 0x2000 ? casings.count : 1) {
                let text = String(scalar) + "a"
                mismatches.expect(
                    Array(baked.uppercased(text).unicodeScalars),
                    equals: Array(try icu.uppercased(text).unicodeScalars),
                    place)
                mismatches.expect(
                    Array(baked.initialCapitalized(text).unicodeScalars),
                    equals: Array(try icu.initialCapitalized(text).unicodeScalars), place)
            }
        }
        mismatches.report()
    }

    private static let pieces = [
        "a", "i", "j", "I", "J", "ı", "İ", "ij", "IJ", "iJ", "\u{301}", "\u{307}", "\u{308}", "\u{300}", "\u{342}",
        "\u{345}", "ß", "ﬁ", "ŉ", "և",
        "ǆ", "ǅ", "’", "-", " ", "'", "1", "į", "é", "í", "Í", "α", "ά", "Ά", "ή", "Ή", "ὴ", "η", "ι", "ϊ", "ΐ", "ὶ",
        "υ", "ύ",
        "ϋ", "ΰ", "ᾳ", "ᾴ", "ῷ",
        "ο", "ό", "Ω", "ω", "ῥ", "σ", "ς", "ᾏ", "漢", "\u{A7}", "ა", "ꭰ", "\u{10D0}",
    ]

    @Test func capitalsOfTexts() throws {
        var random = SeededGenerator(for: "BakedNameCharactersTests capitals")
        let characters = try Self.characters()
        var mismatches = Mismatches()
        for language in ["", "tr", "lt", "el"] + Self.newerLanguages {
            let icu = try CaseMapHandle(locale: language)
            let baked = BakedNameCasing(characters, language: LanguageKey(tag: language))
            let texts = (0..<TestSize.of(20_000, usually: 1_500) * SeededGenerator.rounds).map { _ in
                (0..<Int.random(in: 1...6, using: &random)).map { _ in random.element(of: Self.pieces) }.joined()
            }
            // The word ή with marks behind it; accents beside a dialytika of its own, before an upsilon.
            let marked = [
                "ή\u{301}", "\u{389}\u{342}", "ὴ\u{308}", "ο\u{308}\u{300}υ", "ο\u{344}υ", "ϊ\u{300}υ",
                "α\u{301}ι\u{301}υ", "α\u{301}ίυ", "άι\u{308}υ", "η\u{344}",
            ]
            for text in marked + texts {
                let shown = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
                mismatches.expect(
                    Array(baked.uppercased(text).unicodeScalars),
                    equals: Array(try icu.uppercased(text).unicodeScalars),
                    "capitals of \(shown) in '\(language)'")
                mismatches.expect(
                    Array(baked.initialCapitalized(text).unicodeScalars),
                    equals: Array(try icu.initialCapitalized(text).unicodeScalars), "title of \(shown) in '\(language)'"
                )
            }
        }
        mismatches.report()
    }

    @Test func clusters() throws {
        var random = SeededGenerator(for: "BakedNameCharactersTests clusters")
        let characters = try Self.characters()
        var mismatches = Mismatches()
        func compare(_ text: String) throws {
            // Apple joins some of its own characters for private use to the letter before them.
            if LoadedICU.isFoundation, text.unicodeScalars.contains(where: { 0xF860...0xF8FF ~= $0.value }) { return }
            let shown = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            mismatches.expect(
                characters.firstCluster(of: text[...]).utf8.count, equals: try BoundaryHandle.firstLength(of: text),
                shown)
        }
        let contexts = [
            "\u{915}", "\u{915}\u{94D}", "\u{1F469}\u{200D}", "\u{1F1E9}", "\u{1100}", "\u{AC00}", "\u{600}", "\r", "a",
        ]
        for scalar in Self.scalars(&random) {
            try compare(String(scalar) + random.element(of: contexts))
            try compare(random.element(of: contexts) + String(scalar))
            try compare("\u{915}\u{94D}" + String(scalar) + "\u{915}")
        }
        let classes = Dictionary(
            grouping: Self.scalars(&random).filter { $0.value < 0x2_0000 }, by: characters.clusterClass)
        let groups = classes.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        #expect(groups.count > 15)
        for _ in 0..<TestSize.of(200_000, usually: 1_500) * SeededGenerator.rounds {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 2...7, using: &random) {
                text.append(random.element(of: random.element(of: groups)))
            }
            try compare(String(text))
        }
        mismatches.report()
    }

    @Test func likelySubtags() throws {
        var random = SeededGenerator(for: "BakedNameCharactersTests likely")
        let table = try Self.read({ LikelySubtagTable.Content.icu.bake(to: &$0) }) { (reader) throws(BakedFault) in
            try LikelySubtagTable(baked: &reader)
        }
        var mismatches = Mismatches()
        let regions = RegionID.all(.territory).map(\.code)
        let scripts = ["Latn", "Cyrl", "Arab", "Hant", "Hans", "Deva", "Jpan", "Grek"]
        for _ in 0..<TestSize.of(50_000, usually: 800) * SeededGenerator.rounds {
            let hasLanguage = Int.random(in: 0..<8, using: &random) > 0
            var tag = hasLanguage ? random.element(of: LocaleID.available).language : "und"
            switch Int.random(in: 0...5, using: &random) {
            case 0: tag += "-" + random.element(of: scripts)
            case 1: tag += "-" + random.element(of: scripts) + "-" + random.element(of: regions)
            case 2, 3: tag += "-" + random.element(of: regions)
            default: break
            }
            let locale = try LocaleID(tag)
            guard locale.tag == tag else { continue }
            let full = locale.maximized
            mismatches.expect(
                table.script(of: locale.parts),
                equals: full.script.flatMap(ScriptData.code) ?? ScriptData.unknown, "script of \(tag)")
            let subtags = table.subtags(of: locale.parts)
            mismatches.expect(
                [subtags.script, subtags.region], equals: [full.script, full.region], "likely of \(tag)")
        }
        for code: Int32 in 0..<220 where ScriptData.name(of: code) != nil {
            mismatches.expect(
                table.locale(ofScript: code).tag, equals: NameScript.likelyLanguage(of: code), "script \(code)")
        }
        mismatches.report()
    }
}
