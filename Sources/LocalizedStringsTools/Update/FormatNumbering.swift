internal import LocaleFormatMarkup

/// Numbers the arguments of a text: `%1$@ (%2$lld)` for `%@ (%lld)`.
enum FormatNumbering {
    /// Nil for a text with fewer than two arguments, or with numbers already.
    static func numbered(_ text: String) -> String? {
        let reading = FormatReading(of: text)
        let arguments = reading.specifiers.filter { FormatProfile.kind(of: $0) != nil }
        guard arguments.count > 1, reading.faults.isEmpty, arguments.count == reading.specifiers.count,
            arguments.allSatisfy({ $0.position == nil && !usesArgument($0.width) && !usesArgument($0.precision) })
        else { return nil }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        for (number, specifier) in arguments.enumerated() {
            result += bytes[index...specifier.range.lowerBound]
            result += "\(number + 1)$".utf8
            index = specifier.range.lowerBound + 1
        }
        return String(decoding: result + bytes[index...], as: UTF8.self)
    }

    private static func usesArgument(_ amount: FormatSpecifier.Amount?) -> Bool {
        if case .argument = amount { true } else { false }
    }
}
