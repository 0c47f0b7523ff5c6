internal import LocaleFormatBridge

/// The primary weights of the characters up to U+017F as ranks of one byte, so that most Latin texts are compared by two words
/// of sixteen weights without asking ICU (UTS #10, section 9.3, "Sort keys", the idea of a key's beginning).
///
/// A text has a beginning of weights only where its characters, and the contractions of two (ch in Czech), weigh the same wherever
/// they stand: expansions (æ), longer contractions, and digits where they count as numbers have none, and go to ICU.
struct PrimaryWeights: Sendable {
    /// Characters that are known, from U+0000 on.
    static let count = 0x180
    /// No rank: ICU must be asked.
    private static let unknown: UInt8 = 255

    /// By character: 0 for what the primary level passes over, ``unknown``, or a rank.
    private let ranks: [UInt8]
    /// By character: whether it begins a contraction (1), or is the second character of one (2).
    private let contractions: [UInt8]
    /// The ranks of contractions, by their two characters.
    private let pairs: [Int: UInt8]

    init?(_ collator: CollatorHandle) throws(ICUError) {
        let isNumeric = collator.value(of: .numeric) == CompiledCollation.on
        var contractions = [UInt8](repeating: 0, count: Self.count)
        /// Characters by their number, contractions by their pair's.
        var keyed: [(code: Int, key: [UInt8])] = []
        var ranks = [UInt8](repeating: Self.unknown, count: Self.count)
        var pairs: [Int: UInt8] = [:]
        var pairTexts: [Int: String] = [:]
        for text in try collator.contractions() {
            let scalars = text.unicodeScalars.map { Int($0.value) }
            guard scalars.count > 1, scalars[0] < Self.count, scalars[1] < Self.count else { continue }
            contractions[scalars[0]] |= 1
            contractions[scalars[1]] |= 2
            let pair = Self.pair(scalars[0], scalars[1])
            if scalars.count == 2 { pairTexts[pair] = text } else { pairs[pair] = Self.unknown }
        }
        for (pair, text) in pairTexts where pairs[pair] == nil {
            pairs[pair] = Self.unknown
            if try collator.primaryCount(of: text) == 1 { keyed.append((pair, collator.primaryKey(text))) }
        }
        for value in 0..<UInt32(Self.count) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let key = collator.primaryKey(text)
            if key.isEmpty {
                ranks[Int(value)] = 0
            } else if try collator.primaryCount(of: text) == 1, !(isNumeric && scalar.properties.numericType != nil) {
                keyed.append((Int(value), key))
            }
        }
        keyed.sort { $0.key.lexicographicallyPrecedes($1.key) }
        var rank: UInt8 = 0
        var last: [UInt8] = []
        for (code, key) in keyed {
            if key != last {
                rank += 1
                last = key
            }
            guard rank < Self.unknown else { return nil }
            if code < Self.count { ranks[code] = rank } else { pairs[code] = rank }
        }
        self.ranks = ranks
        self.contractions = contractions
        self.pairs = pairs
    }

    /// Beyond the numbers of characters.
    private static func pair(_ first: Int, _ second: Int) -> Int { (first + 1) * count + second }

    /// The first sixteen weights of a text, the first one in the highest byte.
    struct Beginning: Equatable {
        var high: UInt64 = 0
        var low: UInt64 = 0

        @inline(__always)
        static func precedes(_ left: Beginning, _ right: Beginning) -> Bool {
            left.high == right.high ? left.low < right.low : left.high < right.high
        }
    }

    /// Nil where ICU must be asked.
    func beginning(of text: String) -> Beginning? {
        let bytes = text.utf8Span.span
        var beginning = Beginning()
        var room = 128
        var index = 0
        while index < bytes.count {
            guard let scalar = Self.scalar(bytes, &index) else { return nil }
            var rank = ranks[scalar]
            if contractions[scalar] & 1 != 0 {
                var end = index
                if index < bytes.count, let next = Self.scalar(bytes, &end), contractions[next] & 2 != 0,
                    let pair = pairs[Self.pair(scalar, next)]
                {
                    rank = pair
                    index = end
                }
            }
            guard rank != Self.unknown else { return nil }
            // Characters behind the sixteenth weight are only looked at for what has none.
            guard rank != 0, room > 0 else { continue }
            room -= 8
            if room >= 64 {
                beginning.high |= UInt64(rank) << UInt64(room - 64)
            } else {
                beginning.low |= UInt64(rank) << UInt64(room)
            }
        }
        return beginning
    }

    /// The character at an offset, which moves behind it; nil for one that is not known.
    @inline(__always)
    private static func scalar(_ bytes: Span<UInt8>, _ index: inout Int) -> Int? {
        let byte = bytes[index]
        index += 1
        if byte < 0x80 { return Int(byte) }
        guard byte >= 0xC2, byte <= 0xC5, index < bytes.count else { return nil }
        index += 1
        return Int(byte & 0x1F) << 6 | Int(bytes[index - 1] & 0x3F)
    }
}

extension CollatorHandle {
    /// The bytes of a sort key's primary level.
    fileprivate func primaryKey(_ text: String) -> [UInt8] { Array(sortKey(text).prefix { $0 > 1 }) }
}
