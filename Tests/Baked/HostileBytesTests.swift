import Foundation
import LocaleFormatBake
import LocaleFormatBaked
import TestSupport
import Testing

/// Bytes that nobody baked give errors or other texts, and never stop the program.
@Suite struct HostileBytesTests {
    private static let formats =
        BakedSamples.formats + #", "files": {"op": "plural"}, "rank": {"op": "plural", "type": "ordinal"}, "#
        + [BakedListTests.formats, BakedDurationTests.relative, BakedDurationTests.durations].joined(separator: ", ")

    /// Asks for all there is.
    private static func use(_ bytes: [UInt8]) {
        guard let formats = try? BakedFormats(bytes, verifying: false) else { return }
        let names = formats.names.prefix(60) + ["count"]
        for locale in formats.locales.prefix(4) + ["de-u-nu-thai", "zh-TW", "sr-Latn-ME"] {
            _ = try? formats.locale(for: locale)
            for name in names { use(name, in: locale, of: formats) }
        }
    }

    private static func use(_ name: String, in locale: String, of formats: BakedFormats) {
        switch try? formats.kind(of: name) {
        case .date, .interval: useDates(name, formats, locale)
        case .number, nil:
            for value in [0, 1, 999_950, -1234.5, 1e300, .leastNonzeroMagnitude, .nan, -.infinity] {
                _ = try? formats.format(name, value, in: locale)
            }
            _ = try? formats.format(name, UInt64.max, in: locale)
            _ = try? formats.format(name, decimal: "123456789012345678901234567890.125", in: locale)
        case .plural:
            _ = try? formats.pluralCategory(name, of: 5, in: locale)
            _ = try? formats.pluralCategory(name, ofText: "1.2c3", in: locale)
        case .strings: useStrings(name, formats, locale)
        case .list:
            for count in [0, 1, 2, 3, 5] {
                _ = try? formats.format(name, Array(repeating: "i", count: count), in: locale)
            }
        case .relative:
            for unit in [RelativeDateUnit.year, .day, .second, .saturday] {
                for offset in [-1, 3, -1234.5] { _ = try? formats.format(name, offset, unit, in: locale) }
            }
            _ = try? formats.relative(name, in: locale).format(seconds: 1e9)
            guard let then = try? Instant(seconds: 1_763_664_000) else { return }
            for zone: TimeZoneID in [.utc, "Europe/Berlin"] {
                _ = try? formats.format(name, then, relativeTo: .epoch, timeZone: zone, in: locale)
                _ = try? formats.format(name, .epoch, relativeTo: .epoch, timeZone: zone, in: locale)
            }
        case .duration:
            for seconds in [0.0, -1.5, 5_405, 1e15] {
                _ = try? formats.format(name, Duration.seconds(seconds), in: locale)
            }
        case .name:
            for person in Self.names { _ = try? formats.format(name, person, in: locale) }
        }
    }

    private static let names = [
        NameParts(prefix: "Dr.", given: "Ήλιος i\u{307}", middle: "Jean-Paul", family: "क्षमा"),
        NameParts(given: "駿", family: "宮崎"),
        try? NameParts(given: "アルベルト", family: "ijsbrand \u{1F469}\u{200D}\u{1F467}").from("de-Cyrl-AT"),
    ].compactMap { $0 }

    private static func useStrings(_ name: String, _ formats: BakedFormats, _ locale: String) {
        guard let strings = try? formats.strings(name, in: locale) else { return }
        let arguments: [[BakedArgument]] = [
            [], ["a", "b", "c"], [1, 2, "x", 4, 5, 6], [.number(1.5), .date(.epoch, timeZone: .utc), -3],
        ]
        for key in strings.keys.prefix(40) {
            for given in arguments { _ = try? strings.text(key, given) }
            let date = BakedArgument.date(.epoch, timeZone: "Europe/Berlin")
            for n: BakedArgument in [5, "1e3", date] {
                _ = try? strings.text(key, ["n": n, "who": "Ada", "when": date, "s": "female", "d": date])
            }
        }
    }

    private static func useDates(_ name: String, _ formats: BakedFormats, _ locale: String) {
        for seconds: Int64 in [0, 1_709_212_149, -63_000_000_123, 8_000_000_000_000] {
            guard let instant = try? Instant(seconds: seconds) else { continue }
            _ = try? formats.format(name, instant, timeZone: .utc, in: locale)
            _ = try? formats.format(name, instant, timeZone: "Europe/Berlin", in: locale)
            _ = try? formats.format(name, from: instant, to: .epoch, timeZone: .utc, in: locale)
        }
    }

    @Test func changedBytes() throws {
        let bytes = try BakedSamples.baked(locales: ["de", "ar-EG", "fr", "es"], formats: Self.formats).bytes
        Self.change(bytes, "numbers", rounds: TestSize.of(20_000, usually: 40))
    }

    @Test func changedDates() throws {
        let list = try BakedDatesTests.list(
            ["de", "en-u-ca-hebrew"],
            BakedDatesTests.formats + ", " + BakedDatesTests.zoned + ", " + BakedDatesTests.spans,
            zones: ["Europe/Berlin"])
        Self.change(try BakedFormatList(list).bytes, "dates", rounds: TestSize.of(10_000, usually: 20))
    }

    @Test func changedQuantities() throws {
        let formats = BakedUnitsTests.formats + ", " + BakedDurationTests.moments
        Self.change(
            try BakedSamples.baked(locales: ["de", "en-US"], formats: formats).bytes, "quantities",
            rounds: TestSize.of(10_000, usually: 25), most: 12)
    }

    @Test(.cldr(from: 42, "patterns of personal names")) func changedNames() throws {
        let list = try BakedSamples.list(locales: ["de", "ja"], formats: BakedNamesTests.formats)
        Self.change(try BakedFormatList(list).bytes, "names", rounds: TestSize.of(10_000, usually: 15), most: 40)
    }

    @Test func changedWords() throws {
        let formats = BakedWordsTests.formats
        Self.change(
            try BakedSamples.baked(locales: ["de", "en", "fr", "ja"], formats: formats).bytes, "words", most: 12)
    }

    @Test func changedStrings() throws {
        Self.change(try BakedFormatList(BakedStringSamples.list(["de", "ar", "en"])).bytes, "strings")
    }

    @Test func changedMessages() throws {
        Self.change(try BakedFormatList(BakedMessageSamples.list(["de", "ar"])).bytes, "messages")
    }

    /// Changes up to so many bytes behind the version, and asks for texts.
    private static func change(
        _ bytes: [UInt8], _ name: String, rounds: Int = TestSize.of(10_000, usually: 40), most: Int = 6
    ) {
        var random = SeededGenerator(for: "HostileBytesTests " + name)
        for _ in 0..<rounds * SeededGenerator.rounds {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...most, using: &random) {
                let place = Int.random(in: 8..<changed.count, using: &random)
                changed[place] = random.element(of: [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)])
            }
            use(changed)
        }
    }

    @Test func shortBytes() throws {
        let bytes = try BakedSamples.baked(locales: ["de"], formats: Self.formats).bytes
        for count in 0..<min(bytes.count, 400) {
            Self.use(Array(bytes.prefix(count)))
            #expect(throws: BakedError.self) { try BakedFormats(Array(bytes.prefix(count))) }
        }
        for place in stride(from: 24, to: bytes.count, by: 97) {
            var changed = bytes
            changed[place] ^= 0x10
            #expect(throws: BakedError.changed) { try BakedFormats(changed) }
        }
        var other = bytes
        other[8] = 9
        #expect(throws: BakedError.unsupportedVersion(9, known: 1...1)) { try BakedFormats(other) }
        #expect(throws: BakedError.malformed(offset: 0, expected: "the first bytes of baked formats")) {
            try BakedFormats(Array("{\"formats\": {}}".utf8))
        }
    }

    /// A file is mapped as it is, kept where another takes its name, and refused where it is none.
    @Test func mappedFiles() throws {
        let bytes = try BakedSamples.baked(locales: ["de"]).bytes
        let folder = FileManager.default.temporaryDirectory.appending(path: "mapped-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "formats.bin")
        try Data(bytes).write(to: file)
        let formats = try BakedFormats(mapping: file.path)
        try Data("other".utf8).write(to: file, options: .atomic)
        #expect(try formats.format("price", 1234.5, in: "de") == "1.234,50\u{A0}€")
        #expect(throws: BakedError.malformed(offset: 0, expected: "the first bytes of baked formats")) {
            try BakedFormats(mapping: file.path)
        }
        let missing = folder.appending(path: "none").path
        #expect(throws: BakedError.unreadable(path: missing, reason: .missing)) { try BakedFormats(mapping: missing) }
        #expect(throws: BakedError.unreadable(path: folder.path, reason: .notRegular)) {
            try BakedFormats(mapping: folder.path)
        }
    }

    /// The whole file is text, so that a program can hold it as a literal.
    @Test func isText() throws {
        let bytes = try BakedSamples.baked(locales: ["de", "ar-EG", "fr", "hi-u-nu-deva"], formats: Self.formats).bytes
        #expect(String(validating: bytes, as: UTF8.self) != nil)
        #expect(throws: BakedError.malformed(offset: 8, expected: "1 more bytes")) {
            try BakedFormats(literal: "LFBAKED\n")
        }
    }
}
