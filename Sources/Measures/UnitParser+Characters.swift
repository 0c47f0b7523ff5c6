// What characters are at the borders of numbers and names.

extension String {
    /// Whether a number alone stands between two texts.
    func isNumber(between before: Substring, _ after: Substring) -> Bool {
        guard utf8.starts(with: before.utf8), utf8.count > before.utf8.count + after.utf8.count,
            utf8.suffix(after.utf8.count).elementsEqual(after.utf8)
        else { return false }
        let number = String(decoding: utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count), as: UTF8.self)
        let scalars = number.unicodeScalars
        return scalars.last?.isDigit == true && scalars.first.map { $0.isDigit || $0.isBeforeDigits } == true
            && !scalars.contains { $0.properties.isAlphabetic && !$0.isDigit }
    }
}

extension Substring {
    var trimmed: Substring { trimmed(commas: false) }

    /// Without spaces and invisible characters at both ends, and commas where asked for.
    func trimmed(commas: Bool) -> Substring {
        var scalars = unicodeScalars[...]
        func isOuter(_ scalar: Unicode.Scalar) -> Bool { commas ? scalar.isSeparator : scalar.isBlank }
        while let first = scalars.first, isOuter(first) { scalars.removeFirst() }
        while let last = scalars.last, isOuter(last) { scalars.removeLast() }
        return Substring(scalars)
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { 0x30...0x39 ~= value || value > 0x7F && properties.numericType == .decimal }

    var isBlank: Bool { properties.isWhitespace || properties.generalCategory == .format }

    var isSeparator: Bool { isBlank || ",;،؛、，；".unicodeScalars.contains(self) }

    var isDecimalSeparator: Bool { ".,٫".unicodeScalars.contains(self) }

    /// Signs and decimal separators, and invisible characters beside them.
    var isBeforeDigits: Bool {
        "+-−－＋.,٫‐".unicodeScalars.contains(self) || properties.generalCategory == .format
    }
}
