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
        /// How many places of the expansions are used.
        var expansionCount = 0
        var codes: [ElementKey: UInt32] = [:]
        var nextCode: UInt32 = 2
        var forms: FoldForms?
        var units: [String: [UInt32]] = [:]

        mutating func code(of key: ElementKey) -> UInt32 {
            if let code = codes[key] { return code }
            codes[key] = nextCode
            nextCode += 1
            return nextCode - 1
        }
    }

    private let keys: ElementKeys
    /// The entries by scalars; the last one is of a byte that is none's.
    private let entries = OnceTable(capacity: 0x11_0100)
    /// Counts, each followed by so many codes.
    private let expansions = OnceTable(capacity: Int(FoldEntry.valueMask) + 1)
    private let state: Lock<State>
    /// Contractions by their first scalar, the longest first.
    let contractions: [UInt32: [Contraction]]
    private let contractionMembers: Set<UInt32>
    /// Marks that make another letter of the one before them.
    let joiningMarks: Set<UInt32>
    /// Letters that marks make, with the letter that they begin with.
    private let composites: [(first: Unicode.Scalar, whole: Unicode.Scalar)]
    /// The letters that these begin with.
    private let compositeBases: Set<Unicode.Scalar>

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
        let tailored = keys.tailoredTexts
        for text in tailored where text.composed.unicodeScalars.count > 1 {
            let scalars = text.unicodeScalars.map(\.value)
            let whole = keys.keys(of: text)
            guard scalars.count > 1, whole != text.unicodeScalars.flatMap(keys.keys) else { continue }
            let codes = whole.map { state.code(of: $0) }
            let spellings = key.folding.contains(.punctuation) ? TypedSigns.spellings(of: text) : [text]
            for spelling in spellings where spelling == text || !tailored.contains(spelling) {
                let scalars = spelling.unicodeScalars.map(\.value)
                contractions[scalars[0], default: []].append(Contraction(scalars: scalars, codes: codes))
                members.formUnion(scalars.dropFirst())
            }
        }
        // The sign of am in two parts, with a tone between them as it is drawn (Unicode Standard, section 16.1).
        for (circle, vowel, whole, tones) in [
            (0xE4D, 0xE32, 0xE33, 0xE48...0xE4B), (0xECD, 0xEB2, 0xEB3, 0xEC8...0xECB),
        ]
            as [(UInt32, UInt32, UInt32, ClosedRange<UInt32>)]
        {
            for marks in [[]] + tones.map({ [$0] }) {
                let whole = (marks + [whole]).compactMap(Unicode.Scalar.init).flatMap(keys.keys)
                contractions[circle, default: []].append(
                    Contraction(scalars: [circle] + marks + [vowel], codes: whole.map { state.code(of: $0) }))
                members.formUnion(marks + [vowel])
            }
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
        compositeBases = Set(composites.map(\.0))
        self.state = Lock(state)
    }

    // MARK: Entries

    @inline(__always)
    func entry(_ scalar: UInt32) -> FoldEntry {
        let bits = entries[Int(scalar)]
        return FoldEntry(bits: bits != 0 ? bits : madeEntry(scalar))
    }

    @inline(never)
    private func madeEntry(_ scalar: UInt32) -> UInt32 {
        state.withLock { makePage(Int(scalar >> 8), in: &$0) }
        return entries[Int(scalar)]
    }

    /// Makes entries by 256, since scripts stand together.
    private func makePage(_ number: Int, in state: inout State) {
        guard entries[number << 8] == 0 else { return }
        // The first one tells that the page is there, and so is the last that is set.
        for low in (0..<256).reversed() {
            let value = UInt32(number << 8 | low)
            entries.set(madeEntry(value, in: &state) | FoldEntry.isMade, at: Int(value))
        }
    }

    private func madeEntry(_ value: UInt32, in state: inout State) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return 1 }
        var flags = UInt32(ClusterClass(of: value).rawValue) << FoldEntry.clusterShift
        if contractions[value] != nil { flags |= FoldEntry.startsContraction }
        if contractionMembers.contains(value) { flags |= FoldEntry.inContraction }
        if joiningMarks.contains(value) { flags |= FoldEntry.joins }
        if value >= 0x300, scalar.properties.canonicalCombiningClass != .notReordered { flags |= FoldEntry.mark }
        if keys.folding.contains(.indicSpelling), IndicNasals.nasalClass(value) != nil { flags |= FoldEntry.nasal }
        if isCompositeBase(scalar) { flags |= FoldEntry.composes }
        let codes = keys.keys(of: scalar).map { state.code(of: $0) }
        let place = state.expansionCount
        guard codes.count > 1, place + codes.count < expansions.capacity else { return flags | (codes.first ?? 0) }
        for (offset, code) in ([UInt32(codes.count)] + codes).enumerated() { expansions.set(code, at: place + offset) }
        state.expansionCount += codes.count + 1
        return flags | FoldEntry.expansion | UInt32(place)
    }

    /// Whether a mark behind it may make another letter of it, or of the letter that it is with marks already.
    private func isCompositeBase(_ scalar: Unicode.Scalar) -> Bool {
        if keys.seesMarks, scalar.value >= 0xC0, isDecomposable(scalar) { return true }
        if compositeBases.isEmpty || scalar.value < 0xC0 { return compositeBases.contains(scalar) }
        return String(Character(scalar)).decomposed.unicodeScalars.first.map(compositeBases.contains) ?? false
    }

    private func isDecomposable(_ scalar: Unicode.Scalar) -> Bool {
        let text = String(Character(scalar))
        return text.decomposed.unicodeScalars.count > 1
    }

    /// Whether marks are seen, so that their order is to be the canonical one.
    var seesMarks: Bool { keys.seesMarks }

    @inline(__always)
    func codeCount(of entry: FoldEntry) -> Int {
        entry.isExpansion ? Int(expansions[Int(entry.value)]) : entry.value == 0 ? 0 : 1
    }

    /// One of the codes of an expansion.
    @inline(__always)
    func expandedCode(_ index: Int, of entry: FoldEntry) -> UInt32 { expansions[Int(entry.value) &+ 1 &+ index] }

    /// 0 where there is none.
    func firstCode(of entry: FoldEntry) -> UInt32 { entry.isExpansion ? expandedCode(0, of: entry) : entry.value }

    func forEachCode(of entry: FoldEntry, _ body: (UInt32) -> Void) {
        guard entry.isExpansion else {
            if entry.value != 0 { body(entry.value) }
            return
        }
        for index in 0..<codeCount(of: entry) { body(expandedCode(index, of: entry)) }
    }

    /// The code of the nasal signs.
    var nasalCode: UInt32 { state.withLock { $0.code(of: .nasalSign) } }

    /// The codes of a letter and its marks, which are one letter to the locale.
    func codes(ofUnit unit: String) -> [UInt32] {
        let unit = unit.withOrderedMarks
        return state.withLock { state in
            if let codes = state.units[unit] { return codes }
            let codes = unit.composed.unicodeScalars.flatMap { keys.keys(of: $0) }.map { state.code(of: $0) }
            // Texts repeat their letters; whoever sends others must not fill the memory.
            if state.units.count >= 4_096 { state.units.removeAll() }
            state.units[unit] = codes
            return codes
        }
    }

    // MARK: What a match can begin with

    /// The last bytes of all scalars that a match of one code may begin with.
    func lastBytes(ofFirst code: UInt32) -> ByteSet {
        _ = forms
        var set = ByteSet()
        for page in stride(from: 0, to: UInt32(0x11_0000), by: 256) where entries[Int(page)] != 0 {
            for value in page..<page + 256 where firstCode(of: entry(value)) == code {
                if let scalar = Unicode.Scalar(value) { set.insert(scalar.lastByte) }
            }
        }
        for composite in composites where firstCode(of: entry(composite.whole.value)) == code {
            set.insert(composite.first.lastByte)
        }
        for (first, list) in contractions where list.contains(where: { $0.codes.first == code }) {
            if let scalar = Unicode.Scalar(first) { set.insert(scalar.lastByte) }
        }
        if code == nasalCode {
            for scalar in Self.scalars(in: [0x0900...0x0D7F]) where IndicNasals.nasalClass(scalar.value) != nil {
                set.insert(scalar.lastByte)
            }
        }
        return set
    }

    /// How few bytes codes may be written with.
    var forms: FoldForms {
        state.withLock { state in
            if let forms = state.forms { return forms }
            func codes(of scalar: UInt32) -> [UInt32] {
                makePage(Int(scalar >> 8), in: &state)
                var codes: [UInt32] = []
                forEachCode(of: FoldEntry(bits: entries[Int(scalar)])) { codes.append($0) }
                return codes
            }
            var forms = FoldForms(codesOf: codes)
            for range in Self.sharedRanges {
                for scalar in Self.scalars(in: [range]) {
                    forms.add(codes(of: scalar.value), length: UTF8.width(scalar))
                }
            }
            for list in contractions.values {
                for contraction in list {
                    forms.add(
                        contraction.codes,
                        length: contraction.scalars.reduce(0) { $0 + (Unicode.Scalar($1).map(UTF8.width) ?? 1) })
                }
            }
            state.forms = forms
            return forms
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

    /// Scalars that share codes with others, or have several. What is left out are ideographs, Hangul syllables and rare
    /// scripts without case, digits or variants.
    private static let sharedRanges: [ClosedRange<UInt32>] = [
        0...0x33FF, 0xA000...0xABFF, 0xD7B0...0xD7FF, 0xF900...0x11FFF, 0x16800...0x16FFF, 0x1AF00...0x1B1FF,
        0x1BC00...0x1BCFF,
        0x1D000...0x1FBFF, 0x2F800...0x2FAFF, 0xE0000...0xE01FF,
    ]
}
