internal import LocaleFormatMemory

/// The pattern as codes, with what a search does where one of them differs (Knuth, Morris and Pratt).
final class SearchProgram: Sendable {
    let table: SearchTable
    let search: LocalizedSearch
    let codes: FrozenTable<UInt32>
    /// After so many equal codes and one that differs, how many of the last are a beginning of the pattern.
    let borders: FrozenTable<Int>
    let nasalCode: UInt32
    /// What finds the places where a match may begin, once a long text has asked for it.
    private let skipping = Lock<Skipping?>(nil)

    enum Skipping {
        case bytes(ByteSet)
        case windows(SearchWindow)
    }

    /// Texts below are searched without knowing what the pattern may be written with, which takes milliseconds for each locale.
    private static let longText = 1 << 15

    /// - Parameter alphabet: the locale whose letters are compared.
    init(_ search: LocalizedSearch, alphabet: LocaleID) {
        self.search = search
        table = SearchTable.table(for: alphabet, folding: search.folding)
        nasalCode = table.nasalCode
        var folder = TextFolder(table, nasalCode: nasalCode)
        var codes: [UInt32] = []
        let pattern = Array(search.pattern.utf8)
        var offset = 0
        while offset < pattern.count {
            let unit = folder.unit(at: offset, in: pattern.span)
            codes += folder.codes
            offset = unit
        }
        var borders = [0]
        var border = 0
        for index in codes.indices.dropFirst() {
            while border > 0, codes[border] != codes[index] { border = borders[border - 1] }
            if codes[border] == codes[index] { border += 1 }
            borders.append(border)
        }
        self.codes = FrozenTable(codes)
        self.borders = FrozenTable(borders)
    }

    /// Whether ä is a and e (CLDR's collation for searching in German).
    var spellsMarks: Bool {
        var folder = TextFolder(table, nasalCode: nasalCode)
        let letter = Array("ä".utf8)
        _ = folder.unit(at: 0, in: letter.span)
        return folder.codes.count == 2
    }

    /// Nil for a short text.
    func skipping(textLength: Int) -> Skipping? {
        guard textLength >= Self.longText, codes.count > 0, !search.isAnchored else { return nil }
        return skipping.withLock { skipping in
            if let skipping { return skipping }
            let made: Skipping =
                codes.count == 1
                ? .bytes(table.lastBytes(ofFirst: codes[0]))
                : .windows(SearchWindow((0..<codes.count).map { codes[$0] }, table.forms))
            skipping = made
            return made
        }
    }
}
