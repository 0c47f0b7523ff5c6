/// What lenient reading of one style needs beside its shapes.
struct LenientTables: Sendable {
    /// How numbers are separated in the digits of one system.
    struct Separators: Sendable {
        let digits: ReadableDigits
        let decimal: [UInt8]
        let group: [UInt8]
        let foldedDecimal: UInt32
        let foldedGroup: UInt32
        let grouping: GroupingPolicy
    }

    let folding: LenientFolding
    var tokens = LenientTokens()
    /// Those of every currency of the locale, where the style's own is not the only one that is read.
    var allCurrencies: LenientTokens?
    /// The style's own system first.
    var separators: [Separators] = []
    /// Folded `E`, `×10^`.
    var exponentMarks: [[UInt32]] = []
    /// The power of ten for digits without a word.
    var basePower = 0
    /// Whether the style itself writes signs after the digits.
    var hasTrailingSign = false
    var currency: CurrencyCode?
    /// Whether numbers remember their fraction digits.
    var keepsZeros = false

    init(_ folding: LenientFolding) { self.folding = folding }

    /// Folded `-` or `+`.
    func isSign(_ folded: UInt32) -> Bool { folded == 0x2D || folded == 0x2B }

    /// The longest word that begins at a byte; the style's own before those of other currencies.
    func match(in text: Span<UInt8>, at offset: Int, first: UInt32) -> LenientTokens.Match? {
        let own = tokens.match(in: text, at: offset, first: first, folding)
        guard let other = allCurrencies?.match(in: text, at: offset, first: first, folding) else { return own }
        return own.map { $0.end >= other.end ? $0 : other } ?? other
    }

}
