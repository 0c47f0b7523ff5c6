internal import LocaleFormatBridge
internal import LocaleFormatMemory
public import LocaleFormatCore

/// Capitals and small letters by a language's rules (Unicode Standard, section 3.13, with CLDR's): the dotted i of Turkish and
/// Azerbaijani, Greek capitals without accents, the dots that Lithuanian keeps above an accented i, Dutch IJ.
///
/// ```swift
/// TextCasing(.upper, locale: "tr").convert("istanbul")     // "İSTANBUL"
/// TextCasing(.upper, locale: "el").convert("άνθρωπος")     // "ΑΝΘΡΩΠΟΣ"
/// TextCasing(.lower, locale: "tr").convert("ISI")          // "ısı"
/// TextCasing(.title, locale: "nl").convert("ijsland en noorwegen")   // "IJsland En Noorwegen"
/// ```
///
/// Time grows with the text. A long text is converted by lines; a line of more than 256 MiB by pieces of words, each of which is a sentence to
/// ``Kind-swift.enum/sentence``.
public struct TextCasing: Hashable, Codable, Sendable {
    /// Which letters become which.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// All letters capitals.
        case upper
        /// All letters small.
        case lower
        /// The first letter of each word a capital, the others small. Words are those of ``TextCasing/locale``'s boundaries (UAX #29).
        case title
        /// The first letter of each sentence a capital, the others small.
        case sentence
        /// The first letter of the text a capital, the others as they are: what a name needs at the head of a line.
        case initial
        /// As texts are compared where case does not count (CaseFolding.txt): `ß` is `ss`. In Turkish and Azerbaijani `I` is `ı`.
        case fold
    }

    /// Which letters become which.
    public let kind: Kind
    /// Whose rules hold.
    public let locale: LocaleID

    /// - Parameters:
    ///   - kind: which letters become which.
    ///   - locale: whose rules hold; `.root` for those without a language.
    public init(_ kind: Kind, locale: LocaleID) { (self.kind, self.locale) = (kind, locale) }

    /// `text` in its other case.
    public func convert(_ text: some StringProtocol) -> String {
        let whole = String(text)
        guard whole.utf8.count > Self.windowLength else { return converted(whole) }
        if kind == .initial { return initial(whole) }
        var result = ""
        var rest = whole.utf8[...]
        while !rest.isEmpty {
            let end = Self.windowEnd(of: rest)
            result += converted(String(Substring(rest[..<end])))
            rest = rest[end...]
        }
        return result
    }

    /// The first line alone has the first letter, unless lines before it have none.
    private func initial(_ text: String) -> String {
        guard let letter = text.unicodeScalars.firstIndex(where: \.properties.isCased) else { return text }
        let end = text.index(letter, offsetBy: 4, limitedBy: text.endIndex) ?? text.endIndex
        return converted(String(text[..<end])) + text[end...]
    }

    static let windowLength = 1 << 20
    private static let lineLimit = 1 << 28

    /// Behind a line feed, which no rule looks across; in a line that is too long, before a space.
    private static func windowEnd(of text: Substring.UTF8View) -> Substring.UTF8View.Index {
        guard let start = text.index(text.startIndex, offsetBy: windowLength, limitedBy: text.endIndex) else {
            return text.endIndex
        }
        var length = windowLength
        var index = start
        while index < text.endIndex {
            let byte = text[index]
            if byte == 0x0A { return text.index(after: index) }
            if length >= lineLimit, byte == 0x20 { return index }
            index = text.index(after: index)
            length += 1
        }
        return index
    }

    private func converted(_ text: String) -> String {
        let found: String? = try? pool.withHandle { (map) throws(ICUError) in
            switch kind {
            case .upper: try map.uppercased(text)
            case .lower: try map.lowercased(text)
            case .fold: try map.folded(text)
            case .title, .sentence, .initial: try map.titlecased(text)
            }
        }
        return found ?? text
    }

    private var option: CaseMapHandle.Option {
        switch kind {
        case .sentence: .sentences
        case .initial: .initial
        case .fold where ["tr", "az"].contains(locale.language): .dotless
        default: .words
        }
    }

    private static let pools = Lock<[TextCasing: HandlePool<CaseMapHandle>]>([:])

    /// Pools that are kept; a server that reads locales from outside must not fill the memory with them.
    private static let poolLimit = 64

    private var pool: HandlePool<CaseMapHandle> {
        Self.pools.withLock { pools in
            if let pool = pools[self] { return pool }
            if pools.count >= Self.poolLimit { pools.removeAll() }
            let (name, option) = (locale.icuName, option)
            let pool = HandlePool<CaseMapHandle> { () throws(ICUError) in try CaseMapHandle(locale: name, option) }
            pools[self] = pool
            return pool
        }
    }
}
