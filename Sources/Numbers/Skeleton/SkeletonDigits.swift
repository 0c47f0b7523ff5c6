/// The parts of number skeletons that draw digits: `.00##`, `@@#`, `EE+!00`, `*000`. Each is at most ``Precision/limit`` long,
/// as ICU has it.
enum SkeletonDigits {
    /// `.`, `.00`, `.0##`, `.00*`
    static func isFraction(_ text: String) -> Bool {
        var reader = RunReader(text)
        guard reader.count(".") == 1 else { return false }
        let minimum = reader.count("0")
        if reader.takeWildcard() { return reader.isAtEnd && minimum <= Precision.limit }
        return minimum + reader.count("#") <= Precision.limit && reader.isAtEnd
    }

    /// `@`, `@@#`, `@@*`
    static func isSignificant(_ text: String) -> Bool {
        var reader = RunReader(text)
        return reader.significant() != nil && reader.isAtEnd
    }

    /// Significant digits beside a fraction length: `@@*`, `@##`, `@@#r`, `@@#s`. Without a letter they are a least or a
    /// greatest number of digits; both need the letter that says which rule wins.
    static func isFractionSignificant(_ text: String) -> Bool {
        var reader = RunReader(text)
        guard let digits = reader.significant() else { return false }
        if reader.isAtEnd { return digits.maximum == nil || digits.minimum == 1 }
        guard digits.maximum != nil else { return false }
        return reader.count("r") + reader.count("s") == 1 && reader.isAtEnd
    }

    /// `E0`, `EE+!000`
    static func isExponent(_ text: String) -> Bool {
        var reader = RunReader(text)
        guard (1...2).contains(reader.count("E")) else { return false }
        let plus = reader.count("+")
        if plus > 0 {
            guard plus == 1, reader.count("!") + reader.count("?") == 1 else { return false }
        }
        return (1...Precision.limit).contains(reader.count("0")) && reader.isAtEnd
    }

    /// `*ee`
    static func isExponentWidth(_ text: String) -> Bool {
        var reader = RunReader(text)
        return reader.takeWildcard() && (1...Precision.limit).contains(reader.count("e")) && reader.isAtEnd
    }

    /// `000`
    static func isInteger(_ text: String) -> Bool {
        var reader = RunReader(text)
        return (1...Precision.limit).contains(reader.count("0")) && reader.isAtEnd
    }

    /// `*`, `*00`, `##0`, `#`
    static func isIntegerWidth(_ text: String) -> Bool {
        var reader = RunReader(text)
        let optional = reader.takeWildcard() ? 0 : reader.count("#")
        return optional + reader.count("0") <= Precision.limit && reader.isAtEnd
    }
}

/// Takes runs of one letter off a text.
private struct RunReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func count(_ letter: Unicode.Scalar) -> Int {
        let start = rest.count
        rest = rest.drop { $0 == UInt8(ascii: letter) }
        return start - rest.count
    }

    /// `*`, or `+` as before ICU 67.
    mutating func takeWildcard() -> Bool {
        guard rest.first == UInt8(ascii: "*") || rest.first == UInt8(ascii: "+") else { return false }
        rest.removeFirst()
        return true
    }

    /// `@` and what follows of `#`, or a wildcard, which is no maximum; nil for no or too many of them.
    mutating func significant() -> (minimum: Int, maximum: Int?)? {
        let minimum = count("@")
        guard (1...Precision.limit).contains(minimum) else { return nil }
        if takeWildcard() { return (minimum, nil) }
        let maximum = minimum + count("#")
        return maximum <= Precision.limit ? (minimum, maximum) : nil
    }
}
