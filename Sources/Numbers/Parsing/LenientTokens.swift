/// The words and symbols that lenient reading knows beside digits, found by their folded first character.
struct LenientTokens: Sendable {
    enum Meaning: Hashable, Sendable {
        /// Currencies of that name or symbol.
        case currency([CurrencyCode])
        /// A word of the style, with the power of ten it stands for: `K`, `%`.
        case word(power: Int)
        /// A word that stands for one power alone and for another beside a second word; nothing certain.
        case unclear
        /// A number without digits: `NaN`, `∞`, `mille`.
        case value(ParsedNumber.Value)
    }

    struct Token: Sendable {
        let folded: [UInt32]
        let exact: [UInt32]
        var meaning: Meaning
        /// What the word means where there are no digits: French `mille` is 1000, `2 mille` 2000.
        var valueAlone: ParsedNumber.Value?
    }

    struct Match {
        let meaning: Meaning
        let valueAlone: ParsedNumber.Value?
        let end: Int
    }

    private var buckets: [UInt32: [Token]] = [:]

    mutating func add(_ text: String, _ meaning: Meaning, _ folding: LenientFolding) {
        let token = Token(folded: folding.folded(text), exact: folding.visible(text), meaning: meaning)
        guard let first = token.folded.first else { return }
        var bucket = buckets[first] ?? []
        if let same = bucket.firstIndex(where: { $0.exact == token.exact }) {
            // One symbol of several currencies; anything else keeps its first meaning.
            if case .currency(let known) = bucket[same].meaning, case .currency(let more) = meaning {
                bucket[same].meaning = .currency(known + more.filter { !known.contains($0) })
            } else if case .word(let known) = bucket[same].meaning, case .word(let other) = meaning, known != other {
                bucket[same].meaning = .unclear
            } else if case .word = bucket[same].meaning, case .value(let value) = meaning {
                bucket[same].valueAlone = value
            }
        } else {
            bucket.append(token)
        }
        buckets[first] = bucket
    }

    /// Longest first; to be called once when all are there.
    mutating func sort() {
        for key in buckets.keys { buckets[key]?.order { $0.folded.count > $1.folded.count } }
    }

    /// The longest token that begins at a byte; of several that differ only in case the one written so.
    func match(in text: Span<UInt8>, at offset: Int, first: UInt32, _ folding: LenientFolding) -> Match? {
        guard let bucket = buckets[first] else { return nil }
        var best: Match?
        var bestLength = 0
        var isUnclear = false
        for token in bucket {
            if best != nil, token.folded.count < bestLength { break }
            guard let (end, isExact) = Self.end(of: token, in: text, at: offset, folding) else { continue }
            let match = Match(meaning: token.meaning, valueAlone: token.valueAlone, end: end)
            if isExact { return match }
            if let known = best, known.meaning != match.meaning { isUnclear = true }
            if best == nil { (best, bestLength) = (match, token.folded.count) }
        }
        return isUnclear ? nil : best
    }

    private static func end(
        of token: Token, in text: Span<UInt8>, at offset: Int, _ folding: LenientFolding
    ) -> (end: Int, isExact: Bool)? {
        var position = offset
        var isExact = true
        // A few spaces or marks inside a name do no harm; more would let hostile text be read again and again.
        var skips = 0
        for index in token.folded.indices {
            while true {
                guard position < text.count else { return nil }
                let (scalar, length) = text.scalar(at: position)
                let folded = folding.fold(scalar)
                if index > 0, folded == 0x20 || folded == LenientFolding.invisible, skips < 8 {
                    skips += 1
                    position += length
                    continue
                }
                guard folded == token.folded[index] else { return nil }
                if scalar != token.exact[index] { isExact = false }
                position += length
                break
            }
        }
        return (position, isExact)
    }
}
