/// How a style writes numbers with the digits of one system, as ICU showed it: what strict reading compares with.
struct ParseShape: Sendable {
    /// What may follow the digits after a certain prefix, and what it says.
    struct Suffix: Hashable, Sendable {
        let bytes: [UInt8]
        let isNegative: Bool
        /// The power of ten that digits between these affixes are multiplied by: 3 for `K`, -2 for `%`.
        let power: Int
    }

    struct Prefix: Sendable {
        let bytes: [UInt8]
        /// The longest first.
        var suffixes: [Suffix]
    }

    /// A whole text without digits: `NaN`, `-∞ €`, the Italian `mille`.
    struct Literal: Sendable {
        let bytes: [UInt8]
        let value: ParsedNumber.Value
    }

    /// Between digits and exponent, the exponent's sign included.
    struct ExponentMark: Hashable, Sendable {
        let bytes: [UInt8]
        let isNegative: Bool
    }

    var digits: ReadableDigits
    var decimal: [UInt8] = []
    var group: [UInt8] = []
    var grouping = GroupingPolicy.none
    /// The longest first; empty for styles without an exponent.
    var exponentMarks: [ExponentMark] = []
    /// Whether the style writes `5.`
    var endsWithDecimal = false
    /// Whether the style writes `.5`
    var beginsWithDecimal = false
    /// The longest first.
    var prefixes: [Prefix] = []
    /// The longest first.
    var literals: [Literal] = []
    /// Whether a suffix begins with a digit, as the permille sign `0/00` of `en-US-u-va-posix` does.
    private(set) var hasDigitSuffix = false
    /// Whether numbers remember their fraction digits.
    var keepsZeros = false

    /// Adds a pair of affixes, unless the same pair already says the same or another sign.
    mutating func add(prefix: [UInt8], suffix: Suffix) {
        guard let index = prefixes.firstIndex(where: { $0.bytes == prefix }) else {
            prefixes.append(Prefix(bytes: prefix, suffixes: [suffix]))
            return
        }
        let isKnown = prefixes[index].suffixes.contains { $0.bytes == suffix.bytes && $0.power == suffix.power }
        if !isKnown { prefixes[index].suffixes.append(suffix) }
    }

    mutating func add(literal: [UInt8], _ value: ParsedNumber.Value) {
        if !literals.contains(where: { $0.bytes == literal }) { literals.append(Literal(bytes: literal, value: value)) }
    }

    /// Longest first, in a stable order otherwise, so that a short affix never hides a longer one.
    mutating func sort() {
        func ordered<Element>(_ list: [Element], _ bytes: (Element) -> [UInt8]) -> [Element] {
            let counts = list.map { bytes($0).count }
            return [Int](places: list.count) {
                counts[$0] != counts[$1] ? counts[$0] > counts[$1] : $0 < $1
            }.map { list[$0] }
        }
        prefixes = ordered(prefixes, \.bytes)
        hasDigitSuffix = prefixes.contains { prefix in
            prefix.suffixes.contains { digits.digit(in: $0.bytes.span, at: 0) != nil }
        }
        for index in prefixes.indices { prefixes[index].suffixes = ordered(prefixes[index].suffixes, \.bytes) }
        literals = ordered(literals, \.bytes)
        exponentMarks = ordered(exponentMarks, \.bytes)
    }
}
