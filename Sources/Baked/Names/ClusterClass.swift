// UAX #29, "Grapheme Cluster Boundary Rules", and ICU's rule for Indic conjuncts.

/// What a character is to the boundaries of grapheme clusters.
package enum ClusterClass: UInt8, Sendable {
    case other, carriageReturn, lineFeed, control, extend, joiner, regional, prepend, spacingMark
    case leading, vowel, trailing, syllable, closedSyllable
    case pictograph
    /// A consonant that a virama joins to another; marks between them: viramas, and those with a combining class.
    case consonant, virama, conjunctMark
}

extension ClusterClass {
    /// How many scalars the first cluster of a text has.
    static func count(_ scalars: Substring.UnicodeScalarView, of class: (Unicode.Scalar) -> ClusterClass) -> Int {
        var state = State()
        var count = 0
        for scalar in scalars {
            guard state.takes(`class`(scalar)) else { break }
            count += 1
        }
        return count
    }

    private var isExtend: Bool {
        switch self {
        case .extend, .joiner, .virama, .conjunctMark: true
        default: false
        }
    }

    /// What was read of a cluster.
    private struct State {
        private var last: ClusterClass?
        /// Behind a pictograph and marks.
        private var isPictograph = false
        /// A joiner stands behind that.
        private var joinsPictograph = false
        /// Behind a consonant and marks of conjuncts; whether a virama is among them.
        private var conjunct: Bool?
        private var flags = 0

        /// Whether the cluster goes on with a character, which is read then.
        mutating func takes(_ next: ClusterClass) -> Bool {
            if let last, !joins(last, next) { return false }
            if next == .pictograph {
                (isPictograph, joinsPictograph) = (true, false)
            } else {
                joinsPictograph = isPictograph && next == .joiner
                // GB11: one joiner, behind marks alone.
                isPictograph = isPictograph && next.isExtend && next != .joiner
            }
            switch next {
            case .consonant: conjunct = false
            case .virama: if conjunct != nil { conjunct = true }
            case .conjunctMark, .joiner: break
            default: conjunct = nil
            }
            if next == .regional { flags += 1 }
            last = next
            return true
        }

        private func joins(_ last: ClusterClass, _ next: ClusterClass) -> Bool {
            switch (last, next) {
            case (.carriageReturn, .lineFeed): return true
            case (.carriageReturn, _), (.lineFeed, _), (.control, _): return false
            case (_, .carriageReturn), (_, .lineFeed), (_, .control): return false
            case (.leading, .leading), (.leading, .vowel), (.leading, .syllable), (.leading, .closedSyllable):
                return true
            case (.syllable, .vowel), (.syllable, .trailing), (.vowel, .vowel), (.vowel, .trailing): return true
            case (.closedSyllable, .trailing), (.trailing, .trailing): return true
            case (_, .spacingMark), (.prepend, _): return true
            case (_, _) where next.isExtend: return true
            case (_, .consonant): return conjunct == true
            case (_, .pictograph): return joinsPictograph
            case (.regional, .regional): return flags % 2 == 1
            default: return false
            }
        }
    }
}
