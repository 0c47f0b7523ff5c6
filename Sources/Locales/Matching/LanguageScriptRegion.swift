internal import LocaleFormatCore

/// A language, its script and its region, filled in with what is likely: what matching compares (ICU's `LSR`).
struct LanguageScriptRegion: Hashable, Sendable {
    /// Which subtags were asked for, as bits; the others were filled in. Two values that differ in nothing else are a
    /// match that is good, but not as good as one of equal bits.
    struct Explicit: OptionSet, Hashable, Sendable {
        let rawValue: Int
        static let region = Explicit(rawValue: 1)
        static let script = Explicit(rawValue: 2)
        static let language = Explicit(rawValue: 4)
        static let all: Explicit = [.language, .script, .region]
    }

    var language: String
    var script: String
    var region: String
    var explicit: Explicit = []

    /// What a plain `und` stands for: not English, as its likely subtags would say, but nothing else than itself.
    static let undetermined = LanguageScriptRegion(language: "und", script: "", region: "", explicit: .all)

    /// Equal but for what was asked for.
    func isEquivalent(to other: LanguageScriptRegion) -> Bool {
        language == other.language && script == other.script && region == other.region
    }

    /// A number for each region: digits from 1, letters from 1001; 0 for no region.
    static func index(of region: String) -> Int {
        let bytes = Array(region.utf8)
        if bytes.count == 3, bytes.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) } + 1
        }
        guard bytes.count == 2, bytes.allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) else { return 0 }
        return 26 * Int(bytes[0] - 0x41) + Int(bytes[1] - 0x41) + 1_001
    }

    /// One more than the largest index.
    static let indexLimit = 1_001 + 26 * 26
}
