/// Words that change with the sound or script of what follows them.
///
/// ICU decides by these rules since version 67, for the languages named; CLDR's patterns know one form only. Whether they
/// hold for the ICU at hand is tried out when a style is compiled. Their numbers are those of baked lists.
@usableFromInline
package enum ListContext: UInt8, Sendable, CaseIterable {
    /// Spanish "y" becomes "e" before an i: "padre e hijo", but "agua y hielo".
    case spanishAnd = 1
    /// Spanish "o" becomes "u" before an o: "siete u ocho", "10 u 11".
    case spanishOr
    /// The Hebrew letter for "and" is a prefix, and takes a hyphen before other scripts.
    case hebrewAnd

    /// Whether the other form is used before this element.
    package func applies(to element: String) -> Bool {
        switch self {
        case .spanishAnd: return Start(element).isI
        case .spanishOr: return Start(element).isO
        case .hebrewAnd:
            guard let first = element.unicodeScalars.first else { return false }
            return !Self.isHebrew(first)
        }
    }

    /// Whether a scalar's Script is Hebrew (Unicode's Scripts.txt, the same since 11.0).
    static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x591...0x5C7, 0x5D0...0x5EA, 0x5EF...0x5F4, 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E, 0xFB40...0xFB41,
            0xFB43...0xFB44, 0xFB46...0xFB4F:
            true
        default: false
        }
    }

    /// The first three bytes of an element, in lower case; 0 where it is shorter.
    private struct Start {
        private var first: UInt8 = 0
        private var second: UInt8 = 0
        private var third: UInt8 = 0
        /// Whether there is nothing behind the second.
        private let isShort: Bool

        init(_ element: String) {
            var bytes = element.utf8.makeIterator()
            func next() -> UInt8 {
                let byte = bytes.next() ?? 0
                return (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            }
            first = next()
            second = next()
            isShort = element.utf8.count == 2
            third = next()
        }

        /// The sound i, but not that of "hielo" and "hiato".
        var isI: Bool {
            if first == UInt8(ascii: "i") { return true }
            guard first == UInt8(ascii: "h"), second == UInt8(ascii: "i") else { return false }
            return third != UInt8(ascii: "a") && third != UInt8(ascii: "e")
        }

        /// The sound o, as words or digits; eleven, "once", only by itself: not 110.
        var isO: Bool {
            if first == UInt8(ascii: "o") || first == UInt8(ascii: "8") { return true }
            if first == UInt8(ascii: "h") { return second == UInt8(ascii: "o") }
            return first == UInt8(ascii: "1") && second == UInt8(ascii: "1") && (isShort || third == UInt8(ascii: " "))
        }
    }
}
