import LocaleFormatCore
import LocaleFormatLocales
import LocaleFormatCollation
import LocaleFormatText
import TestSupport
import Testing

/// The headings of every language, and what is under them, against ICU's `AlphabeticIndex`.
@Suite(.enabled(if: ICUText.isThere)) struct AlphabeticIndexDifferentialTests {
    /// Each language and script, and orders that have headings of their own.
    private static let locales: [LocaleID] = {
        let orders: [LocaleID] = [
            "zh-u-co-stroke", "zh-u-co-zhuyin", "zh-u-co-unihan", "zh-u-co-gb2312", "zh-Hant-u-co-pinyin",
            "zh-Hant-u-co-zhuyin", "zh-Hant-u-co-unihan", "zh-Hant-u-co-big5han", "ja-u-co-unihan", "ko-u-co-unihan",
            "de-u-co-phonebk", "es-u-co-trad", "en-u-kr-cyrl", "en-u-kr-grek-latn", "en-u-ka-shifted",
            "th-u-ka-noignore",
        ]
        let all = LocaleID.available.filter { $0.region == nil }
        return (TestSize.isFull ? all : all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)) + orders
            + ["mt", "haw", "twq", "zh", "zh-Hant"]
    }()

    private static let scripts: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x531...0x586, 0x5D0...0x5EA,
        0x620...0x64A, 0x900...0x97F, 0x980...0xDFF, 0xE01...0xEFF, 0x1000...0x109F, 0x10A0...0x10FF, 0x1200...0x137F,
        0x1780...0x17FF, 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xA000...0xA48C, 0x1E900...0x1E943,
        0x20000...0x20100,
    ]

    @Test func headingsAndBucketsAreICUs() throws {
        var random = SeededGenerator(for: "headingsAndBucketsAreICUs")
        let count = TestSize.isFull ? 5_000 : 250
        var mismatches = Mismatches()
        for locale in Self.locales {
            let names = (0..<count).map { _ in name(&random) }
            for addsLatin in [false, true] {
                let index = try AlphabeticIndex(CollationStyle(locale: locale), addsLatin: addsLatin)
                // Ours leaves languages of Latin letters with theirs.
                let adds =
                    try addsLatin
                    && !AlphabeticIndex(CollationStyle(locale: locale), addsLatin: false).headings.contains("A")
                let expected = try #require(ICUText.index(locale.tag, addsLatin: adds, names: names))
                let numbers: [AlphabeticIndex.Bucket.Kind: Int] = [.label: 0, .underflow: 1, .inflow: 2, .overflow: 3]
                mismatches.expect(
                    index.buckets.map { "\(numbers[$0.kind] ?? -1)\($0.label)" }.joined(separator: " "),
                    equals: expected.labels.joined(separator: " "), "\(locale)")
                for (name, place) in zip(names, expected.places) {
                    mismatches.expect("\(index.bucketIndex(of: name))", equals: "\(place)", "\(locale) \(name)")
                }
            }
        }
        mismatches.report()
    }

    private func name(_ random: inout SeededGenerator) -> String {
        let script = random.element(of: Self.scripts)
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let range = random.chance(1, in: 10) ? random.element(of: Self.scripts) : script
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { text.append(scalar) }
        }
        return String(text)
    }
}
