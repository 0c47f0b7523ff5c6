internal import LocaleFormatMemory

/// What a locale's searches fold every scalar to, made from ICU's collation elements as texts need them.
///
/// A code stands for all elements with the same ``ElementKey``. Codes are small numbers, given out in the order of their
/// first use: 0 is what a search does not see, 1 a byte that is no UTF-8.
final class SearchTable: Sendable {
    /// A text of several scalars that is one letter: `aa` in Danish.
    struct Contraction: Sendable {
        let scalars: [UInt32]
        let codes: [UInt32]
    }

    private struct Key: Hashable {
        let locale: String
        let folding: LocalizedSearch.Folding
    }

    private struct State {
        var pages = FoldPages()
        var codes: [ElementKey: UInt32] = [:]
        var nextCode: UInt32 = 2
        var hasCommonPages = false
        var units: [String: [UInt32]] = [:]

        mutating func code(of key: ElementKey) -> UInt32 {
            if let code = codes[key] { return code }
            codes[key] = nextCode
            nextCode += 1
            return nextCode - 1
        }
    }

    private let keys: ElementKeys
    private let state: Lock<State>
    /// Contractions by their first scalar, the longest first.
    let contractions: [UInt32: [Contraction]]
    private let contractionMembers: Set<UInt32>
    /// Marks that make another letter of the one before them.
    let joiningMarks: Set<UInt32>
    /// Letters that marks make, with the letter that they begin with.
    private let composites: [(first: Unicode.Scalar, whole: Unicode.Scalar)]

    private static let kept = Lock<[Key: SearchTable]>([:])

    /// Tables that are kept; a server that reads locales from outside must not fill the memory with them.
    private static let keptLimit = 32

    static func table(for locale: LocaleID, folding: LocalizedSearch.Folding) -> SearchTable {
        let key = Key(locale: (try? locale.setting("co", to: "search").icuName) ?? "", folding: folding)
        if let table = kept.withLock({ $0[key] }) { return table }
        let table = SearchTable(key)
        return kept.withLock { kept in
            if let other = kept[key] { return other }
            if kept.count >= keptLimit { kept.removeAll() }
            kept[key] = table
            return table
        }
    }

    private init(_ key: Key) {
        let keys = ElementKeys(locale: key.locale, folding: key.folding)
        self.keys = keys
        var state = State()
        var contractions: [UInt32: [Contraction]] = [:]
        var members: Set<UInt32> = []
        for text in keys.tailoredTexts where text.composed.unicodeScalars.count > 1 {
            let scalars = text.unicodeScalars.map(\.value)
            let whole = keys.keys(of: text)
            guard scalars.count > 1, whole != text.unicodeScalars.flatMap(keys.keys) else { continue }
            contractions[scalars[0], default: []].append(
                Contraction(scalars: scalars, codes: whole.map { state.code(of: $0) }))
            members.formUnion(scalars.dropFirst())
        }
        for first in contractions.keys { contractions[first]?.sort { $0.scalars.count > $1.scalars.count } }
        var marks: Set<UInt32> = []
        var composites: [(Unicode.Scalar, Unicode.Scalar)] = []
        for scalar in Self.scalars(in: Self.compositeRanges) {
            let text = String(Character(scalar))
            let parts = text.decomposed.unicodeScalars
            guard parts.count > 1, let first = parts.first, text.composed.unicodeScalars.elementsEqual([scalar]),
                keys.keys(of: scalar) != parts.flatMap(keys.keys)
            else { continue }
            marks.formUnion(parts.dropFirst().map(\.value))
            composites.append((first, scalar))
        }
        self.contractions = contractions
        contractionMembers = members
        joiningMarks = marks
        self.composites = composites
        self.state = Lock(state)
    }

    // MARK: Pages

    /// The pages so far, and the one of a scalar.
    func pages(with scalar: UInt32) -> FoldPages {
        state.withLock { state in
            makePage(Int(scalar >> 8), in: &state)
            return state.pages
        }
    }

    var pages: FoldPages { state.withLock { $0.pages } }

    private func makePage(_ number: Int, in state: inout State) {
        guard state.pages.places[number] < 0 else { return }
        let place = Int32(state.pages.entries.count)
        state.pages.entries.reserveCapacity(state.pages.entries.count + 256)
        for low in 0..<256 { state.pages.entries.append(entry(UInt32(number << 8 | low), in: &state)) }
        state.pages.places[number] = place
    }

    private func entry(_ value: UInt32, in state: inout State) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return 1 }
        var flags: UInt32 = 0
        if contractions[value] != nil { flags |= FoldPages.Entry.startsContraction }
        if contractionMembers.contains(value) { flags |= FoldPages.Entry.inContraction }
        if joiningMarks.contains(value) { flags |= FoldPages.Entry.joins }
        if value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered { flags |= FoldPages.Entry.mark }
        if keys.folding.contains(.indicSpelling), IndicNasals.nasalClass(value) != nil {
            flags |= FoldPages.Entry.nasal
        }
        let codes = keys.keys(of: scalar).map { state.code(of: $0) }
        guard codes.count > 1 else { return flags | (codes.first ?? 0) }
        let place = UInt32(state.pages.expansions.count)
        state.pages.expansions.append(UInt32(codes.count))
        state.pages.expansions += codes
        return flags | FoldPages.Entry.expansion | place
    }

    /// The code of the nasal signs.
    var nasalCode: UInt32 { state.withLock { $0.code(of: .nasalSign) } }

    /// The codes of a letter and its marks, which are one letter to the locale.
    func codes(ofUnit unit: String) -> [UInt32] {
        state.withLock { state in
            if let codes = state.units[unit] { return codes }
            let codes = unit.composed.unicodeScalars.flatMap { keys.keys(of: $0) }.map { state.code(of: $0) }
            // Texts repeat their letters; whoever sends others must not fill the memory.
            if state.units.count >= 4_096 { state.units.removeAll() }
            state.units[unit] = codes
            return codes
        }
    }

    // MARK: What a match can begin with

    /// The last bytes of all scalars that a match may begin with, which is one that begins with a code.
    func lastBytes(ofFirst code: UInt32) -> ByteSet {
        state.withLock { state in
            if !state.hasCommonPages {
                for range in Self.sharedRanges {
                    for number in Int(range.lowerBound >> 8)...Int(range.upperBound >> 8) {
                        makePage(number, in: &state)
                    }
                }
                state.hasCommonPages = true
            }
            var set = ByteSet()
            let pages = state.pages
            func isFirst(_ entry: UInt32) -> Bool { pages.codes(FoldPages.Entry(bits: entry)).first == code }
            for (number, place) in pages.places.enumerated() where place >= 0 {
                for low in 0..<256 where isFirst(pages.entries[Int(place) + low]) {
                    if let scalar = Unicode.Scalar(UInt32(number << 8 | low)) { set.insert(scalar.lastByte) }
                }
            }
            for composite in composites where pages[composite.whole.value].map({ isFirst($0.bits) }) ?? true {
                set.insert(composite.first.lastByte)
            }
            for (first, list) in contractions where list.contains(where: { $0.codes.first == code }) {
                if let scalar = Unicode.Scalar(first) { set.insert(scalar.lastByte) }
            }
            if code == state.codes[.nasalSign] {
                for scalar in Self.scalars(in: [0x0900...0x0D7F]) where IndicNasals.nasalClass(scalar.value) != nil {
                    set.insert(scalar.lastByte)
                }
            }
            return set
        }
    }

    private static func scalars(in ranges: [ClosedRange<UInt32>]) -> some Sequence<Unicode.Scalar> {
        ranges.joined().lazy.compactMap { Unicode.Scalar($0) }
    }

    /// Where letters are that are canonically others with marks, Hangul left out, whose syllables are jamo to CLDR's search.
    private static let compositeRanges: [ClosedRange<UInt32>] = [
        0xC0...0x233, 0x386...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1026...0x1026, 0x1B06...0x1B43,
        0x1E00...0x1FFF, 0x219A...0x22ED, 0x3041...0x30FE, 0x1109A...0x1193F,
    ]

    /// Scalars that share codes with others. What is left out are ideographs, Hangul, and scripts without case or variants.
    private static let sharedRanges: [ClosedRange<UInt32>] = [
        0...0x33FF, 0xA000...0xABFF, 0xF900...0x107FF, 0x10A00...0x110FF, 0x11800...0x119FF, 0x16E00...0x16EFF,
        0x1AF00...0x1B1FF,
        0x1D000...0x1FBFF, 0x2F800...0x2FAFF, 0xE0000...0xE01FF,
    ]
}
