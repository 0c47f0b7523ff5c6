import LocaleFormat

extension NumberValue {
    /// A value as it is written on a command line: `-1234.5`, `1.5e6`, `NaN`, `-Infinity`. Exact, whatever its length.
    ///
    /// - Parameters:
    ///   - text: as it was typed.
    ///   - keepsZeros: whether it remembers the zeros at its end.
    public init(commandText text: String, keepingZeros keepsZeros: Bool = false) throws(CommandFailure) {
        // Fractions are read by the library's own grammar, which the shorter way is compared with.
        if !keepsZeros, text.utf8.count <= 19, !text.utf8.contains(UInt8(ascii: ".")),
            let small = Self(plainDigits: Array(text.utf8).span)
        {
            self = small
            return
        }
        let trimmed = text.trimmingBlanks
        if let special = Self.special(trimmed) {
            self = special
            return
        }
        do { self = .decimal(keepsZeros ? try ExactDecimal(keepingZeros: trimmed) : try ExactDecimal(trimmed)) } catch {
            throw CommandFailure(error)
        }
    }

    /// Up to 18 digits with a point among them, which most values are; nil for anything else, and for the zeros of `-0`, whose sign
    /// an integer loses.
    public init?(plainDigits bytes: borrowing Span<UInt8>) {
        guard bytes.count <= 20 else { return nil }
        let isNegative = !bytes.isEmpty && bytes[0] == UInt8(ascii: "-")
        let start = isNegative ? 1 : 0
        var magnitude: UInt64 = 0
        var point: Int?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if 0x30...0x39 ~= byte {
                magnitude = magnitude &* 10 &+ UInt64(byte & 0x0F)
            } else {
                guard byte == UInt8(ascii: "."), point == nil, index > start else { return nil }
                point = index
            }
        }
        let places = point.map { bytes.count - $0 - 1 } ?? 0
        let digits = bytes.count - start - (point == nil ? 0 : 1)
        guard 1...18 ~= digits, point == nil || places > 0, magnitude > 0 || !isNegative else { return nil }
        self =
            point == nil
            ? .integer(isNegative: isNegative, magnitude: magnitude)
            : .scaled(isNegative: isNegative, magnitude: UInt128(magnitude), exponent: -places)
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
    public var trimmingBlanks: Substring {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let start = utf8.firstIndex(where: { !isBlank($0) }), let end = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return self[start...end]
    }
}
