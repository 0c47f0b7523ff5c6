@testable import LocaleFormatCollation
@testable import LocaleFormatText
import TestSupport
import Testing

/// Long lists are sorted by the beginnings of their weights; the order must be that of comparing each two.
@Suite struct SortingDifferentialTests {
    private static let locales: [LocaleID] = [
        "en", "de-u-co-phonebk", "cs", "da", "sv", "es-u-co-trad", "hu", "lt", "fr-CA", "tr", "hr", "sk", "cy", "mt",
        "vi",
        "en-u-kn", "en-u-ks-level1", "en-u-ks-level2", "en-u-ka-shifted", "en-u-ka-shifted-ks-level4", "en-u-kf-upper",
        "en-u-kr-digit-grek-latn", "en-u-ks-identic", "zh", "ja", "th", "ca", "sq", "nb", "et", "lv", "pl", "ro", "az",
    ]
    private static let letters = (0..<0x180 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    /// Letters of contractions, marks that combine, and other scripts.
    private static let others = Array(
        "cChHlLsSzZdDžŽnNjJgGyY··\u{301}\u{308}\u{30C}\u{327}яяΩカ字ก1239 -'ßæŒĳŉ\u{AD}\u{200D}".unicodeScalars)

    @Test(arguments: locales) func longListsSortAsEachTwoCompare(locale: LocaleID) throws {
        let collation = try CollationStyle(locale: locale).compiled()
        try #require(collation.primaryWeights != nil)
        var random = SeededGenerator(for: "longListsSortAsEachTwoCompare \(locale)")
        for _ in 0..<SeededGenerator.rounds {
            let texts = (0..<1500).map { _ in
                var text = String.UnicodeScalarView()
                let kind = Int.random(in: 0..<4, using: &random)
                for _ in 0..<Int.random(in: 0..<(kind == 3 ? 24 : 6), using: &random) {
                    let wild = kind == 0 ? Self.letters : kind == 1 ? Self.others : Array("abcAB é".unicodeScalars)
                    text.append(wild.randomElement(using: &random)!)
                }
                return String(text)
            }
            let order = collation.order(of: texts)
            #expect(Set(order).count == texts.count)
            for (left, right) in zip(order, order.dropFirst()) {
                let found = collation.compare(texts[Int(left)], texts[Int(right)])
                #expect(
                    found == .before || (found == .same && left < right),
                    "\(locale) seed \(random.seed): \(texts[Int(left)]) \(texts[Int(right)])")
            }
        }
    }

    /// Comparing gives the order of the keys, whatever the options are.
    @Test func comparisonsAreThoseOfKeys() throws {
        var random = SeededGenerator(for: "comparisonsAreThoseOfKeys")
        let options: [(String, [String])] = [
            ("ka", ["shifted", "noignore"]), ("kb", ["true"]), ("kc", ["true"]), ("kf", ["upper", "lower"]),
            ("kk", ["true"]), ("kn", ["true"]), ("ks", CollationStrength.allCases.map(\.rawValue)),
            ("kv", CollationMaxVariable.allCases.map(\.rawValue)),
        ]
        let groups = ["space", "punct", "symbol", "currency", "digit", "latn", "grek", "cyrl", "others"]
        let scalars = Self.letters + Self.others + (0x2000...0x206F).compactMap(Unicode.Scalar.init)
        var mismatches = Mismatches()
        for _ in 0..<(TestSize.isFull ? 1_000 : 60) {
            var locale = Self.locales.randomElement(using: &random)!
            for (key, values) in options where random.chance(1, in: 3) {
                locale = try locale.setting(key, to: values.randomElement(using: &random)!)
            }
            var style = CollationStyle(locale: locale)
            if random.chance(1, in: 4) { style = style.reordering(Array(groups.shuffled(using: &random).prefix(3))) }
            let collation = try style.compiled()
            for _ in 0..<200 {
                func text() -> String {
                    let wild = Bool.random(using: &random) ? scalars : Array("ab -'19\u{A0}.£$éß".unicodeScalars)
                    var text = String.UnicodeScalarView()
                    for _ in 0..<Int.random(in: 0...3, using: &random) {
                        text.append(wild.randomElement(using: &random)!)
                    }
                    return String(text)
                }
                let (first, second) = (text(), text())
                let keys = (collation.sortKey(first), collation.sortKey(second))
                let expected: CollationOrder = keys.0 < keys.1 ? .before : keys.0 == keys.1 ? .same : .after
                mismatches.expect(
                    "\(collation.compare(first, second))", equals: "\(expected)",
                    "\(style.locale) \(first.debugDescription) \(second.debugDescription)")
            }
        }
        mismatches.report()
    }

    /// Each two of the characters that are ranked, one behind the other, against ICU's primary keys.
    @Test(arguments: ["en", "cs", "hu", "da", "de-u-co-phonebk", "lt"] as [LocaleID])
    func ranksAreThoseOfPairs(locale: LocaleID) throws {
        let collation = try CollationStyle(locale: locale).strength(.primary).compiled()
        let weights = try #require(collation.primaryWeights)
        let step = TestSize.isFull ? 1 : 7
        let texts = Self.letters.flatMap { first in
            stride(from: 0, to: Self.letters.count, by: step).map { "\(first)\(Self.letters[$0])" }
        }
        var known: [(beginning: PrimaryWeights.Beginning, key: CollationKey, text: String)] = []
        for text in texts {
            if let beginning = weights.beginning(of: text) { known.append((beginning, collation.sortKey(text), text)) }
        }
        #expect(known.count > texts.count / 2)
        known.sort { $0.key < $1.key }
        for (left, right) in zip(known, known.dropFirst()) {
            #expect((left.key == right.key) == (left.beginning == right.beginning), "\(left.text) \(right.text)")
            #expect(!PrimaryWeights.Beginning.precedes(right.beginning, left.beginning), "\(left.text) \(right.text)")
        }
    }
}
