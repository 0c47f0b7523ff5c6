internal import LocaleFormatBridge
internal import LocaleFormatCore

/// ICU's data for language matching, from its resource bundle `langInfo`: likely subtags and distances, both as tries.
///
/// | ICU | how subtags are kept there |
/// |---|---|
/// | 64 to 73 | `lsrs`, `paradigms`: arrays of strings, three for each |
/// | from 74 on | `lsrnum`, `paradigmnum`: one number for each, regions of digits in `m49` |
struct MatchingData: Sendable {
    let languageAliases: [String: String]
    let regionAliases: [String: String]
    let likelyTrie: BytesTrie
    let likely: [LanguageScriptRegion]
    let distanceTrie: BytesTrie
    /// For each region's index, the index of its partitions.
    let regionToPartitions: [UInt8]
    /// Groups of regions, each a row of one-byte names.
    let partitions: [[UInt8]]
    let paradigms: [LanguageScriptRegion]
    /// Between two languages, scripts or regions about which there is no rule, of 100.
    let languageDistance: Int
    let scriptDistance: Int
    let regionDistance: Int
    /// The least that any two regions differ by.
    let leastRegionDistance: Int

    /// Nil where this ICU has no such bundle, or one that is made otherwise.
    init?() {
        guard let bundle = try? ResourceBundle(name: "langInfo", fallback: false), let likely = bundle.child("likely"),
            let match = bundle.child("match"), let distances = match.child("distances")?.integers, distances.count >= 4,
            let triples = Self.triples(likely, "lsrs", "lsrnum", likely), triples.count > 1,
            let likelyBytes = likely.child("trie")?.bytes, !likelyBytes.isEmpty,
            let distanceBytes = match.child("trie")?.bytes, !distanceBytes.isEmpty,
            let regionToPartitions = match.child("regionToPartitions")?.bytes,
            regionToPartitions.count >= LanguageScriptRegion.indexLimit
        else { return nil }
        languageAliases = Self.pairs(likely.child("languageAliases"))
        regionAliases = Self.pairs(likely.child("regionAliases"))
        likelyTrie = BytesTrie(likelyBytes)
        self.likely = triples
        distanceTrie = BytesTrie(distanceBytes)
        self.regionToPartitions = regionToPartitions
        partitions = match.child("partitions")?.strings.map { Array($0.utf8) } ?? []
        paradigms = Self.triples(match, "paradigms", "paradigmnum", likely) ?? []
        languageDistance = distances[0]
        scriptDistance = distances[1]
        regionDistance = distances[2]
        leastRegionDistance = distances[3]
    }

    private static func pairs(_ node: ResourceBundle?) -> [String: String] {
        let words = node?.strings ?? []
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }, uniquingKeysWith: { $1 })
    }

    private static func triples(
        _ node: ResourceBundle, _ textKey: String, _ numberKey: String, _ likely: ResourceBundle
    ) -> [LanguageScriptRegion]? {
        if let words = node.child(textKey)?.strings {
            return stride(from: 0, to: words.count - 2, by: 3).map {
                LanguageScriptRegion(language: words[$0], script: words[$0 + 1], region: words[$0 + 2])
            }
        }
        guard let numbers = node.child(numberKey)?.integers else { return nil }
        let digits = likely.child("m49")?.strings ?? []
        return numbers.map { PackedSubtags(number: $0, digitRegions: digits).unpacked }
    }
}

/// A language, script and region in one number of 32 bits, as ICU keeps them from version 74 on: the script's number in
/// the upper eight, below it the language's letters and the region's to the base 27.
struct PackedSubtags {
    let number: Int
    /// Regions of three digits, which a number below 27 refers to.
    let digitRegions: [String]

    var unpacked: LanguageScriptRegion {
        switch number {
        case 0: return LanguageScriptRegion(language: "", script: "", region: "")
        case 1: return LanguageScriptRegion(language: "skip", script: "script", region: "")
        default: return LanguageScriptRegion(language: language, script: script, region: region)
        }
    }

    private var letters: Int { number & 0xFF_FFFF }

    private var language: String {
        let code = letters % (27 * 27 * 27)
        return Self.text([code % 27, code / 27 % 27, code / (27 * 27)], first: 0x61)
    }

    private var script: String { ScriptData.name(of: Int32(number >> 24 & 0xFF)) ?? "" }

    private var region: String {
        let code = letters / (27 * 27 * 27) % (27 * 27)
        if code < 27 { return digitRegions.indices.contains(code) ? digitRegions[code] : "" }
        return Self.text([code % 27, code / 27], first: 0x41)
    }

    private static func text(_ letters: [Int], first: UInt8) -> String {
        String(decoding: letters.filter { $0 > 0 }.map { first + UInt8($0 - 1) }, as: UTF8.self)
    }
}
