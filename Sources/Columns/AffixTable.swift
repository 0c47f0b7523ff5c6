internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// What stands around the digits of amounts, as it was understood before: found by its bytes, in a region for each style.
struct AffixTable {
    /// Places one behind the other, as many as a power of two; none as long as nothing was read.
    struct Region: BitwiseCopyable {
        fileprivate(set) var start = 0
        fileprivate(set) var count = 0

        @inline(__always)
        fileprivate func place(_ hash: Int) -> Int { start &+ hash & (count &- 1) }
    }

    /// The bytes before the digits and behind them, each in one word, and whether the digits are others than the style's own.
    struct Key: BitwiseCopyable {
        // No text packs to this.
        private var prefix = UInt128.max
        private var suffix = UInt128.max
        private var isOther = false

        fileprivate init() {}

        /// Nil where there are more bytes than are kept.
        @inline(__always)
        init?(_ body: PlainBody, in text: LentBytes) {
            guard let prefix = text.part(0..<body.start).packed, let suffix = text.part(body.end..<text.count).packed
            else { return nil }
            (self.prefix, self.suffix, isOther) = (prefix, suffix, body.isOther)
        }

        @inline(__always)
        fileprivate static func == (left: Key, right: Key) -> Bool {
            left.prefix == right.prefix && left.suffix == right.suffix && left.isOther == right.isOther
        }

        @inline(__always)
        fileprivate var hash: Int {
            let bits = prefix._low ^ prefix._high ^ (suffix._low ^ suffix._high) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: (bits &* 0xE703_7ED1_A0B4_28DB) &>> 40)
        }
    }

    /// What it says.
    struct Affix: BitwiseCopyable {
        fileprivate var key = Key()
        private(set) var isNegative = false
        /// The power of ten that it multiplies by.
        private(set) var power = 0
        /// The currency's three letters, the first one lowest; 0 where there is none.
        private(set) var code: UInt32 = 0

        fileprivate init() {}

        init(key: Key, isNegative: Bool, power: Int, code: UInt32) {
            (self.key, self.isNegative, self.power, self.code) = (key, isNegative, power, code)
        }
    }

    private var affixes: [Affix] = []
    private static let least = 16
    private static let most = 512
    /// An affix stands at the place that its bytes say, or closely behind it.
    private static let probes = 4

    @inline(__always)
    func find(_ key: Key, in region: Region) -> Affix? {
        let affix = affixes[region.place(key.hash)]
        return affix.key == key ? affix : findBehind(key, region)
    }

    /// What found its first place taken.
    @inline(never)
    private func findBehind(_ key: Key, _ region: Region) -> Affix? {
        for probe in 1..<Self.probes {
            let affix = affixes[region.place(key.hash + probe)]
            if affix.key == key { return affix }
        }
        return nil
    }

    /// Remembers an affix; of more than there is room for, the last ones.
    mutating func insert(_ affix: Affix, in region: inout Region) {
        if region.count == 0 { region = grown(Self.least) }
        while !put(affix, region) {
            guard region.count < Self.most else {
                affixes[region.place(affix.key.hash)] = affix
                return
            }
            let known = region
            region = grown(2 * known.count)
            for place in known.start..<known.start + known.count where !(affixes[place].key == Key()) {
                _ = put(affixes[place], region)
            }
        }
    }

    private mutating func grown(_ count: Int) -> Region {
        let start = affixes.count
        affixes.append(contentsOf: repeatElement(Affix(), count: count))
        return Region(start: start, count: count)
    }

    /// False where all of its places are taken.
    private mutating func put(_ affix: Affix, _ region: Region) -> Bool {
        for probe in 0..<Self.probes {
            let place = region.place(affix.key.hash + probe)
            if affixes[place].key == affix.key || affixes[place].key == Key() {
                affixes[place] = affix
                return true
            }
        }
        return false
    }
}
