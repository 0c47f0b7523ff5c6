internal import LocaleFormatNumbers

/// Numbers of JSON5 (json5.org, section 6): signs, hexadecimal, a point at either end, `Infinity` and `NaN`.
enum JSON5Number {
    static func isNumber(_ text: String) -> Bool {
        let body = unsigned(text)
        if body == "Infinity" || body == "NaN" { return true }
        if let digits = hexadecimalDigits(body) { return !digits.isEmpty && digits.allSatisfy(\.isHexDigit) }
        return isDecimal(body)
    }

    /// The whole number; nil for fractions and beyond `Int`.
    static func integer(_ text: String) -> Int? {
        let body = unsigned(text)
        if let digits = hexadecimalDigits(body) {
            return Int((text.first == "-" ? "-" : "") + digits, radix: 16)
        }
        guard let decimal = try? ExactDecimal(text), decimal.isInteger else { return nil }
        return Int(exactly: decimal)
    }

    private static func unsigned(_ text: String) -> Substring {
        text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    }

    private static func hexadecimalDigits(_ body: Substring) -> Substring? {
        body.hasPrefix("0x") || body.hasPrefix("0X") ? body.dropFirst(2) : nil
    }

    /// `0`, `12`, `1.`, `.5`, `1.5e-3`; no zeros before other digits.
    private static func isDecimal(_ body: Substring) -> Bool {
        var rest = body.utf8[...]
        func digits() -> Int {
            let start = rest.count
            rest = rest.drop { (0x30...0x39).contains($0) }
            return start - rest.count
        }
        let first = rest.first
        let whole = digits()
        if whole > 1, first == 0x30 { return false }
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            fraction = digits()
        }
        guard whole + fraction > 0 else { return false }
        if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
