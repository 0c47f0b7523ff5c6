/// What each scalar is to a search, in pages of 256 that are made when a text first needs them.
///
/// A copy is read without a lock; ``SearchTable`` hands out a new one when a page is missing.
struct FoldPages {
    /// One scalar's: a code, or a place in ``expansions``, with flags.
    struct Entry {
        let bits: UInt32

        /// The code, or the place; 0 for what a search does not see.
        var value: UInt32 { bits & 0xFF_FFFF }
        /// Whether it is none or several codes of another scalar's: ``FoldPages/expansions`` has how many, and these.
        var isExpansion: Bool { bits & Self.expansion != 0 }
        /// Whether no text around it changes what it is, unless a mark follows.
        var isAlone: Bool { bits & (Self.expansion | Self.startsContraction | Self.nasal) == 0 }
        /// Whether it is read together with what stands before it, perhaps.
        var needsContext: Bool { bits & (Self.mark | Self.joins | Self.inContraction) != 0 }

        func has(_ flag: UInt32) -> Bool { bits & flag != 0 }

        static let expansion: UInt32 = 1 << 31
        /// Makes another letter of the one before it, in this locale: the ring of å in Danish.
        static let joins: UInt32 = 1 << 30
        static let startsContraction: UInt32 = 1 << 29
        static let inContraction: UInt32 = 1 << 28
        /// A nasal consonant, which a virama and a stop may make an anusvara.
        static let nasal: UInt32 = 1 << 27
        /// Has a combining class.
        static let mark: UInt32 = 1 << 26
    }

    /// Where a page begins among the entries; -1 where it is missing.
    var places = [Int32](repeating: -1, count: 0x1101)
    var entries: [UInt32] = []
    /// Counts, each followed by so many codes.
    var expansions: [UInt32] = [0]

    /// Nil where the page is missing.
    @inline(__always)
    subscript(scalar: UInt32) -> Entry? {
        let place = places[Int(scalar >> 8)]
        guard place >= 0 else { return nil }
        return Entry(bits: entries[Int(place) + Int(scalar & 0xFF)])
    }

    func codes(_ entry: Entry) -> ArraySlice<UInt32> {
        guard entry.isExpansion else { return entry.value == 0 ? [] : [entry.value] }
        let place = Int(entry.value)
        return expansions[place + 1..<place + 1 + Int(expansions[place])]
    }
}
