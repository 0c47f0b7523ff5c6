internal import LocaleFormatNumbers

/// What stands before the colon of a rule: which numbers it is for, and by what it divides them.
///
/// | text | meaning |
/// |---|---|
/// | `100`, `1,000` | numbers from this one up to the next rule's; divided by the largest power of ten in it |
/// | `80/20` | the same with powers of another radix |
/// | `1000>` | a power less for each `>` |
/// | `-x` | negative numbers |
/// | `x.x`, `0.x`, `x.0` | fractions above one, fractions below one, any number given as a float; `x,x` where that is the locale's mark |
/// | `Inf`, `NaN` | what is no number |
/// | nothing | one more than the rule before |
struct RuleDescriptor {
    enum Kind: Hashable {
        case number, negative, improperFraction, properFraction, anyFloat, infinity, notANumber
    }

    var kind = Kind.number
    /// For numbers; 0 is what has no base of its own, and takes the one after its predecessor's.
    var base: UInt64 = 0
    private var radix: UInt64 = 10
    private var exponent = 0
    /// The mark between the two characters of a fraction rule.
    var decimalMark: Unicode.Scalar?

    /// A power of the radix.
    var divisor: UInt64 {
        // Never beyond the base.
        (0..<exponent).reduce(1) { power, _ in power * radix }
    }

    /// For rules without a descriptor.
    init(base: UInt64) {
        self.base = base
        exponent = Self.exponent(of: base, radix: radix)
    }

    /// Reads the descriptor, and takes it off the rule along with white space and one apostrophe.
    ///
    /// - Throws: ``RuleSyntaxError`` for numbers that are none.
    init(takenFrom rule: inout ArraySlice<UInt8>) throws(RuleSyntaxError) {
        if let colon = rule.firstIndex(of: .colon) {
            let text = String(decoding: rule[..<colon], as: UTF8.self)
            rule = rule[(colon + 1)...].droppingPatternSpace
            if text.first?.isASCIIDigit == true, text.last != "x" {
                try readNumber(text)
            } else {
                readName(text)
            }
        }
        if rule.first == .apostrophe { rule.removeFirst() }
    }

    private mutating func readName(_ text: String) {
        switch text {
        case "-x": kind = .negative
        case "Inf": kind = .infinity
        case "NaN": kind = .notANumber
        default:
            let scalars = Array(text.unicodeScalars)
            guard scalars.count == 3 else { return }
            switch (scalars[0], scalars[2]) {
            case ("x", "x"): kind = .improperFraction
            case ("0", "x"): kind = .properFraction
            case ("x", "0"): kind = .anyFloat
            default: return
            }
            decimalMark = scalars[1]
        }
    }

    private mutating func readNumber(_ text: String) throws(RuleSyntaxError) {
        var rest = text.utf8[...]
        let end = rest.lastIndex { $0 != .greater }.map { rest.index(after: $0) } ?? rest.startIndex
        let lowered = rest[end...].count
        rest = rest[..<end]
        let parts = rest.split(separator: .slash, maxSplits: 1, omittingEmptySubsequences: false)
        base = try Self.number(parts[0])
        if parts.count > 1 { radix = try Self.number(parts[1]) }
        guard radix > 1 else { throw RuleSyntaxError() }
        exponent = Self.exponent(of: base, radix: radix)
        guard lowered <= exponent else { throw RuleSyntaxError() }
        exponent -= lowered
    }

    /// Digits with full stops, commas and spaces between them, below 2^63.
    private static func number(_ text: some Sequence<UInt8>) throws(RuleSyntaxError) -> UInt64 {
        let digits = text.filter { ![0x20, 0x2C, 0x2E].contains($0) }
        guard let number = Int64(String(decoding: digits, as: UTF8.self)) else { throw RuleSyntaxError() }
        return UInt64(number)
    }

    /// Of the largest power that is not above the base.
    private static func exponent(of base: UInt64, radix: UInt64) -> Int {
        var exponent = 0
        var rest = base / radix
        while rest > 0 {
            exponent += 1
            rest /= radix
        }
        return exponent
    }
}

/// Rules in a grammar newer than this package, or none at all: ICU formats by them then.
struct RuleSyntaxError: Error {}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
