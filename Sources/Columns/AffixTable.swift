internal import LocaleFormatMemory

/// What stands around the digits of an amount, as it was understood before: found by its bytes.
struct AffixTable {
    /// The bytes before the digits and behind them, each in one word, and whether the digits are others than the style's own.
    struct Key: BitwiseCopyable {
        // No text packs to this.
        var prefix = UInt128.max
        var suffix = UInt128.max
        var isOther = false

        @inline(__always)
        static func == (left: Key, right: Key) -> Bool {
            left.prefix == right.prefix && left.suffix == right.suffix && left.isOther == right.isOther
        }

        @inline(__always)
        fileprivate var hash: Int {
            let bits = prefix._low ^ prefix._high ^ (suffix._low ^ suffix._high) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: (bits &* 0xE703_7ED1_A0B4_28DB) &>> 32)
        }
    }

    /// What it says.
    struct Affix: BitwiseCopyable {
        var key = Key()
        var isNegative = false
        /// The power of ten that it multiplies by.
        var power = 0
        /// The currency's three letters, the first one lowest; 0 where there is none.
        var code: UInt32 = 0
    }

    /// As many as a power of two; none as long as nothing was read. A text stands at the place that its bytes say, or closely behind it.
    private var places: [Affix] = []
    private static let least = 16
    private static let most = 512
    private static let probes = 4

    /// Whether nothing is known.
    var isEmpty: Bool { places.isEmpty }

    @inline(__always)
    func find(_ key: Key) -> Affix? {
        guard !places.isEmpty else { return nil }
        let mask = places.count &- 1
        var place = key.hash & mask
        for _ in 0..<Self.probes {
            if places[place].key == key { return places[place] }
            place = (place &+ 1) & mask
        }
        return nil
    }

    /// Remembers an affix; of more than there is room for, the last ones.
    mutating func insert(_ affix: Affix) {
        if places.isEmpty { places = Array(repeating: Affix(), count: Self.least) }
        while !put(affix) {
            guard places.count < Self.most else {
                places[affix.key.hash & (places.count - 1)] = affix
                return
            }
            let known = places
            places = Array(repeating: Affix(), count: 2 * known.count)
            for other in known where !(other.key == Key()) { _ = put(other) }
        }
    }

    /// False where all of its places are taken.
    private mutating func put(_ affix: Affix) -> Bool {
        let first = affix.key.hash
        for probe in 0..<Self.probes {
            let place = (first + probe) & (places.count - 1)
            if places[place].key == affix.key || places[place].key == Key() {
                places[place] = affix
                return true
            }
        }
        return false
    }
}
