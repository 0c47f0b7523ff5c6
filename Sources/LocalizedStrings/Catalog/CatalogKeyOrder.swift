/// The order in which Xcode writes the keys of a catalog: letters without regard to case, runs of digits by their value,
/// all else by code point; keys that are equal so far by their code points. (Foundation's `NSJSONSerialization` sorts keys
/// with `numeric`, `caseInsensitive` and `forcedOrdering` in the system locale, which is no language's.)
package enum CatalogKeyOrder {
    package static func precedes(_ left: String, _ right: String) -> Bool {
        var (a, b) = (left.unicodeScalars[...], right.unicodeScalars[...])
        while let first = a.first, let second = b.first {
            if isDigit(first), isDigit(second) {
                let (x, y) = (digits(&a), digits(&b))
                if x.count != y.count { return x.count < y.count }
                if x != y { return x.lexicographicallyPrecedes(y) }
                continue
            }
            if first != second {
                let (x, y) = (folded(first), folded(second))
                if x != y { return x < y }
            }
            a.removeFirst()
            b.removeFirst()
        }
        if a.isEmpty != b.isEmpty { return a.isEmpty }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    private static func isDigit(_ scalar: UnicodeScalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    /// The digits of a run without leading zeros.
    private static func digits(_ text: inout Substring.UnicodeScalarView) -> [UInt32] {
        var digits: [UInt32] = []
        while let scalar = text.first, isDigit(scalar) {
            if !(digits.isEmpty && scalar == "0") { digits.append(scalar.value) }
            text.removeFirst()
        }
        return digits
    }

    private static func folded(_ scalar: UnicodeScalar) -> UInt32 {
        if scalar.isASCII { return (0x41...0x5A).contains(scalar.value) ? scalar.value + 0x20 : scalar.value }
        let lowercase = scalar.properties.lowercaseMapping.unicodeScalars
        return lowercase.count == 1 ? lowercase.first!.value : scalar.value
    }
}
