internal import LocaleFormatBridge

extension IsolatingRunSequence {
    /// The most brackets that may be open at once (BD16).
    static let bracketDepth = 63

    private struct Pair {
        let opening: Int
        /// Nil as long as nothing closes it.
        var closing: Int?
        /// What strong types stand between, numbers as `r`.
        var hasLeftToRight = false
        var hasRightToLeft = false
    }

    /// Rule N0: brackets take a direction together.
    mutating func resolveBrackets() {
        for pair in bracketPairs() {
            guard let closing = pair.closing else { continue }
            let opposite: BidiClass = embedding == .l ? .r : .l
            let hasEmbedding = embedding == .l ? pair.hasLeftToRight : pair.hasRightToLeft
            let hasOpposite = embedding == .l ? pair.hasRightToLeft : pair.hasLeftToRight
            if hasEmbedding {
                setBrackets(pair.opening, closing, to: embedding)
            } else if hasOpposite {
                // Each search ends at a bracket that the one before set, so that together they are of linear time.
                let isOpposite = strongType(before: pair.opening) == opposite
                setBrackets(pair.opening, closing, to: isOpposite ? opposite : embedding)
            }
        }
    }

    /// The brackets that open (BD16), in order, with what closes them and what is inside.
    private func bracketPairs() -> [Pair] {
        var pairs: [Pair] = []
        var open: [(pair: Int, bracket: UInt32)] = []
        var place = 0
        func close(_ count: Int) {
            // What is inside is inside the next one out too.
            for _ in 0..<count {
                let inner = pairs[open.removeLast().pair]
                guard let outer = open.last?.pair else { continue }
                pairs[outer].hasLeftToRight = pairs[outer].hasLeftToRight || inner.hasLeftToRight
                pairs[outer].hasRightToLeft = pairs[outer].hasRightToLeft || inner.hasRightToLeft
            }
        }
        for next in brackets where types[next.place] == .on {
            noteStrongTypes(from: place, to: next.place, in: open.last?.pair, of: &pairs)
            place = next.place
            if next.bracket.isOpening {
                // No room: what follows has no pairs.
                if open.count == Self.bracketDepth { return pairs }
                open.append((pairs.count, next.bracket.pair))
                pairs.append(Pair(opening: next.place))
            } else if let match = open.lastIndex(where: { $0.bracket == next.bracket.pair }) {
                pairs[open[match].pair].closing = next.place
                close(open.count - match)
            }
        }
        return pairs
    }

    private func noteStrongTypes(from start: Int, to end: Int, in pair: Int?, of pairs: inout [Pair]) {
        guard let pair else { return }
        for place in start..<end {
            switch types[place] {
            case .l: pairs[pair].hasLeftToRight = true
            case .r, .en, .an: pairs[pair].hasRightToLeft = true
            default: continue
            }
        }
    }

    private func strongType(before place: Int) -> BidiClass {
        var index = place - 1
        while index >= 0 {
            switch types[index] {
            case .l: return .l
            case .r, .en, .an: return .r
            default: index -= 1
            }
        }
        return start
    }

    private mutating func setBrackets(_ opening: Int, _ closing: Int, to type: BidiClass) {
        for bracket in [opening, closing] {
            types[bracket] = type
            var mark = bracket + 1
            while mark < types.count, initialTypes[mark] == .nsm {
                types[mark] = type
                mark += 1
            }
        }
    }
}
