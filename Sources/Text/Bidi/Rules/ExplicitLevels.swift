internal import LocaleFormatBridge

/// The level runs of a paragraph (UAX #9, BD7) after rules X1 to X8, without what rule X9 removes.
struct ExplicitLevels {
    /// max_depth (BD2).
    static let maxDepth: UInt8 = 125

    /// A run of one level, in places among those that are kept.
    struct Run {
        let level: UInt8
        var range: Range<Int>
        /// Whether it begins with a PDI, and ends with an initiator of an isolate, overridden or not.
        let beginsWithPDI: Bool
        var endsWithInitiator: Bool
        /// The run behind that isolate, which is of the same isolating run sequence (BD13); nil where the isolate does not end.
        var next: Int?
    }

    struct Bracket {
        let place: Int
        let bracket: BidiBracket
    }

    /// The classes of what is kept: overridden, FSI as LRI or RLI.
    private(set) var classes: [BidiClass] = []
    private(set) var runs: [Run] = []
    /// Brackets that nothing overrides, in order.
    private(set) var brackets: [Bracket] = []

    private struct Status {
        var level: UInt8
        var override: BidiClass?
        var isIsolate: Bool
    }

    init(_ scalars: Substring.UnicodeScalarView, baseLevel: UInt8, capacity: Int, hasFirstStrongIsolates: Bool) {
        classes.reserveCapacity(capacity)
        let isolates = hasFirstStrongIsolates ? Self.firstStrongIsolates(scalars) : []
        var isolateCount = 0
        var stack = [Status(level: baseLevel, override: nil, isIsolate: false)]
        var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)

        for scalar in scalars {
            var type = BidiClass(of: scalar)
            let status = stack[stack.count - 1]
            if type == .fsi {
                type = isolates[isolateCount] ? .rli : .lri
                isolateCount += 1
            }
            switch type {
            case .rle, .lre, .rlo, .lro:
                let isOdd = type == .rle || type == .rlo
                let level = isOdd ? (status.level + 1) | 1 : (status.level + 2) & ~1
                if level <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
                    let override: BidiClass? = type == .rlo ? .r : type == .lro ? .l : nil
                    stack.append(Status(level: level, override: override, isIsolate: false))
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .rli, .lri:
                append(status.override ?? type, status.level, isInitiator: true)
                let level = type == .rli ? (status.level + 1) | 1 : (status.level + 2) & ~1
                if level <= Self.maxDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
                    validIsolates += 1
                    stack.append(Status(level: level, override: nil, isIsolate: true))
                } else {
                    overflowIsolates += 1
                }
            case .pdi:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                let outer = stack[stack.count - 1]
                append(outer.override ?? .pdi, outer.level, isPDI: true)
            case .pdf:
                if overflowIsolates > 0 { continue }
                if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !status.isIsolate, stack.count > 1 {
                    stack.removeLast()
                }
            case .bn: continue
            case .b: append(.b, baseLevel)
            default:
                if type == .on, status.override == nil, let bracket = BidiBracket(scalar) {
                    brackets.append(Bracket(place: classes.count, bracket: bracket))
                }
                append(status.override ?? type, status.level)
            }
        }
        linkRuns()
    }

    private mutating func append(_ type: BidiClass, _ level: UInt8, isInitiator: Bool = false, isPDI: Bool = false) {
        let (last, place) = (runs.count - 1, classes.count)
        if last >= 0, runs[last].level == level {
            runs[last].range = runs[last].range.lowerBound..<place + 1
            runs[last].endsWithInitiator = isInitiator
        } else {
            let range = place..<place + 1
            runs.append(Run(level: level, range: range, beginsWithPDI: isPDI, endsWithInitiator: isInitiator))
        }
        classes.append(type)
    }

    /// Finds the run behind each isolate. A PDI begins a run only where it ends an isolate that changed the level, and isolates
    /// end in the reverse order of their beginnings (BD9).
    private mutating func linkRuns() {
        var open: [Int] = []
        for index in runs.indices {
            if runs[index].beginsWithPDI, let initiator = open.popLast() { runs[initiator].next = index }
            if runs[index].endsWithInitiator { open.append(index) }
        }
    }

    /// Of each FSI in order, whether the first strong character inside runs from right to left (X5c): one pass for all of them,
    /// as the scan from each would take quadratic time where they are nested.
    private static func firstStrongIsolates(_ scalars: Substring.UnicodeScalarView) -> [Bool] {
        var isRightToLeft: [Bool] = []
        /// Of each isolate that is open the place of its FSI, as long as nothing strong was found.
        var open: [Int?] = []
        for scalar in scalars {
            let type = BidiClass(of: scalar)
            switch type {
            case .fsi:
                open.append(isRightToLeft.count)
                isRightToLeft.append(false)
            case .lri, .rli: open.append(nil)
            case .pdi: _ = open.popLast()
            case .l, .r, .al:
                guard let last = open.last, let place = last else { continue }
                isRightToLeft[place] = type != .l
                open[open.count - 1] = nil
            default: continue
            }
        }
        return isRightToLeft
    }
}
