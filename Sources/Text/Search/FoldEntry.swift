/// What a scalar is to a search of a locale: a code, or a place among the expansions, with flags.
struct FoldEntry {
    let bits: UInt32

    /// The code, or the place; 0 for what a search does not see.
    @inline(__always) var value: UInt32 { bits & Self.valueMask }
    /// Whether it is several codes: the expansions have how many at its place, and then these.
    @inline(__always) var isExpansion: Bool { bits & Self.expansion != 0 }
    /// Whether no text around it changes what it is, unless a mark follows.
    @inline(__always) var isAlone: Bool { bits & (Self.expansion | Self.startsContraction | Self.nasal) == 0 }
    /// Whether it is read together with what stands before it, perhaps.
    @inline(__always) var needsContext: Bool { bits & (Self.mark | Self.joins | Self.inContraction) != 0 }
    /// Whether what stands before it or behind it may change its codes.
    @inline(__always) var dependsOnContext: Bool {
        bits & (Self.mark | Self.joins | Self.startsContraction | Self.inContraction | Self.nasal | Self.composes) != 0
    }

    @inline(__always) func has(_ flags: UInt32) -> Bool { bits & flags != 0 }

    /// What it does to the borders of grapheme clusters.
    @inline(__always) var clusterClass: ClusterClass {
        ClusterClass(rawValue: UInt8(truncatingIfNeeded: bits >> Self.clusterShift & 7)) ?? .other
    }

    static let valueMask: UInt32 = (1 << 21) - 1
    static let clusterShift: UInt32 = 21
    /// Composes with a mark behind it to another letter of the locale.
    static let composes: UInt32 = 1 << 24
    /// Every entry has it: an entry of zero has not been made.
    static let isMade: UInt32 = 1 << 25
    /// Has a combining class.
    static let mark: UInt32 = 1 << 26
    /// A nasal consonant, which a virama and a stop may make an anusvara.
    static let nasal: UInt32 = 1 << 27
    static let inContraction: UInt32 = 1 << 28
    static let startsContraction: UInt32 = 1 << 29
    /// Makes another letter of the one before it, in this locale: the ring of å in Danish.
    static let joins: UInt32 = 1 << 30
    static let expansion: UInt32 = 1 << 31
}
