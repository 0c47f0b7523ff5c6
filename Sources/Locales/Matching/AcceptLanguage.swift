public import LocaleFormatCore

/// The languages that a browser asks for in the header field `Accept-Language` (RFC 9110, section 12.5.4), the best liked first.
///
/// ```swift
/// let accepted = AcceptLanguage("de-AT, de;q=0.9, en;q=0.5, fr;q=0, *;q=0.1")
/// accepted.languages.map(\.tag)    // ["de-AT", "de", "en"]
/// accepted.refuses("fr-CH")         // true
/// accepted.acceptsOthers            // true
/// ```
///
/// Whatever the field holds can be read, as a server should not fail because of it: what is no language range, or has no
/// proper weight, is left out. No more than ``maximumLength`` bytes and ``maximumCount`` ranges are looked at; a longer field
/// is read as far as that. Of ranges with the same weight the first is liked best, as browsers order them; one that is said
/// twice counts once, where it weighs most.
public struct AcceptLanguage: Hashable, Sendable {
    /// A language with how much it is liked.
    public struct Weighted: Hashable, Sendable {
        /// The language.
        public let language: LocaleID
        /// In thousandths, 1...1000: RFC 9110 gives weights three decimals.
        public let weight: Int
    }

    /// The languages that are wanted with their weights, the best liked first.
    public let weighted: [Weighted]
    /// The languages that are not wanted at all: their weight is 0.
    public let refused: [LocaleID]
    /// The weight of `*`, of any language that is not named, in thousandths; nil where the header does not say.
    public let weightOfOthers: Int?

    /// Bytes of a header that are read.
    public static let maximumLength = 4_096
    /// Language ranges of a header that are read. Browsers send a handful.
    public static let maximumCount = 64

    /// The languages that are wanted, the best liked first.
    public var languages: [LocaleID] { weighted.map(\.language) }
    /// Whether any other language will do, if none of these can be had.
    public var acceptsOthers: Bool { (weightOfOthers ?? 0) > 0 }

    /// Reads the value of the field; of several fields of that name, their values with commas between them. An absent field is
    /// the empty one: nothing is asked for, and anything will do.
    public init(_ header: String) {
        var wanted: [(language: LocaleID, weight: Int)] = []
        var refused: [LocaleID] = []
        var others: Int?
        let bytes = header.utf8.prefix(Self.maximumLength)
        var elements = bytes.split(separator: UInt8(ascii: ","), maxSplits: Self.maximumCount)
        // What follows the last that is read, or the element that the end of the bytes cut in two.
        if elements.count > Self.maximumCount || header.utf8.count > Self.maximumLength { _ = elements.popLast() }
        for element in elements {
            guard let (range, weight) = Self.element(element) else { continue }
            if range == "*" {
                others = max(others ?? 0, weight)
                continue
            }
            guard let language = try? LocaleID(range) else { continue }
            if weight == 0 { refused.append(language) } else { wanted.append((language, weight)) }
        }
        // The standard library does not promise that equals stay in order.
        let order = [Int](places: wanted.count) {
            wanted[$0].weight != wanted[$1].weight ? wanted[$0].weight > wanted[$1].weight : $0 < $1
        }
        var seen: Set<LocaleID> = []
        weighted = order.map { wanted[$0] }.filter { seen.insert($0.language).inserted }.map {
            Weighted(language: $0.language, weight: $0.weight)
        }
        self.refused = refused.filter { !seen.contains($0) }
        weightOfOthers = others
    }

    init(weighted: [Weighted], refused: [LocaleID], weightOfOthers: Int?) {
        (self.weighted, self.refused, self.weightOfOthers) = (weighted, refused, weightOfOthers)
    }

    /// Whether the header says that a language, or one that it is a kind of, is not to be sent: `fr;q=0` refuses `fr-CH` (RFC
    /// 4647, "Basic Filtering").
    public func refuses(_ language: LocaleID) -> Bool {
        refused.contains { range in language.tag == range.tag || language.tag.hasPrefix(range.tag + "-") }
    }

    /// `language-range [ OWS ";" OWS "q=" qvalue ]` (RFC 9110, sections 12.4.2 and 12.5.4); the weight in thousandths.
    private static func element(_ element: Substring.UTF8View) -> (range: String, weight: Int)? {
        let parts = element.split(separator: UInt8(ascii: ";"), maxSplits: 2, omittingEmptySubsequences: false)
        guard let range = parts.first.map(trimmed), isRange(range), parts.count <= 2 else { return nil }
        var weight = 1_000
        if parts.count == 2 {
            let text = trimmed(parts[1])
            guard text.count > 2, text.first.map({ $0 | 0x20 }) == UInt8(ascii: "q"),
                text.dropFirst().first == UInt8(ascii: "="), let value = thousandths(text.dropFirst(2))
            else { return nil }
            weight = value
        }
        return (String(Substring(range)), weight)
    }

    /// `*`, or one to eight letters and parts of letters and digits behind them (RFC 4647, section 2.1).
    private static func isRange(_ text: Substring.UTF8View) -> Bool {
        if text.elementsEqual("*".utf8) { return true }
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.enumerated().allSatisfy { index, part in
            1...8 ~= part.count
                && part.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || index > 0 && 0x30...0x39 ~= $0 }
        }
    }

    /// `0.85`; at most three decimals and nothing above 1.
    private static func thousandths(_ text: Substring.UTF8View) -> Int? {
        guard let first = text.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1") else { return nil }
        let decimals = text.dropFirst(2)
        guard text.dropFirst().first ?? UInt8(ascii: ".") == UInt8(ascii: "."), decimals.count <= 3,
            decimals.allSatisfy({ 0x30...0x39 ~= $0 })
        else { return nil }
        var value = Int(first - 0x30)
        for place in 0..<3 { value = value * 10 + (decimals.dropFirst(place).first.map { Int($0 - 0x30) } ?? 0) }
        return value <= 1_000 ? value : nil
    }

    /// Without blanks at either end.
    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        var text = text.drop(while: isBlank)
        while let last = text.last, isBlank(last) { text.removeLast() }
        return text
    }
}
