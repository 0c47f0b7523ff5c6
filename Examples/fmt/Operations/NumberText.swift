import LocaleFormat

extension NumberValue {
    /// A value as it is written on a command line: `-1234.5`, `1.5e6`, `NaN`, `-Infinity`. Exact, whatever its length.
    init(commandText text: String) throws(CommandFailure) {
        if let small = Self.smallInteger(text.utf8) {
            self = small
            return
        }
        let trimmed = text.trimmingBlanks
        if let special = Self.special(trimmed) {
            self = special
            return
        }
        do { self = .decimal(try ExactDecimal(trimmed)) } catch { throw CommandFailure(error) }
    }

    /// Up to 18 digits, which most values are. Not `-0`, whose sign an integer loses.
    private static func smallInteger(_ text: String.UTF8View) -> NumberValue? {
        guard text.count <= 19 else { return nil }
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = isNegative ? text.dropFirst() : text[...]
        guard (1...18).contains(digits.count) else { return nil }
        var magnitude: UInt64 = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            magnitude = magnitude * 10 + UInt64(byte - UInt8(ascii: "0"))
        }
        if isNegative, magnitude == 0 { return nil }
        return .integer(isNegative: isNegative, magnitude: magnitude)
    }

    private static func special(_ text: Substring) -> NumberValue? {
        guard text.utf8.count <= 9, text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "n") }) else { return nil }
        switch text.lowercased() {
        case "nan": return .double(.nan)
        case "inf", "+inf", "infinity", "+infinity": return .double(.infinity)
        case "-inf", "-infinity": return .double(-.infinity)
        default: return nil
        }
    }
}

extension String {
    /// Without blanks and a carriage return around it, as other programs' columns have them.
    var trimmingBlanks: Substring {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let start = utf8.firstIndex(where: { !isBlank($0) }), let end = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return self[start...end]
    }
}
