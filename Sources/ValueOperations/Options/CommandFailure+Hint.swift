import LocaleFormat

extension CommandFailure {
    /// What a text that is no plain number was meant to be, and the command that reads it; nil where nobody knows.
    public static func hint(ofNumber text: String) -> String? {
        let text = String(text.trimmingBlanks)
        if text.last == "%", let value = try? ExactDecimal(text.dropLast().trimmed + "e-2") {
            return "a percentage is '\(CommandName.own) number \(value) --style percent'"
        }
        if text.lowercased().hasPrefix("0x"), let value = Int(text.dropFirst(2), radix: 16) {
            return "in decimal that is \(value)"
        }
        let scales: [Character: Int] = ["k": 3, "K": 3, "M": 6, "G": 9, "B": 9, "T": 12]
        if let last = text.last, let exponent = scales[last],
            (try? ExactDecimal(text.dropLast())) != nil
        {
            return "write \(text.dropLast())e\(exponent)"
        }
        let letters = text.drop { !$0.isLetter }
        if ["kb", "mb", "gb", "tb", "kib", "mib", "gib", "tib", "b"].contains(letters.lowercased()) {
            return "'\(CommandName.own) parse byte-count \(text.shellWord)' reads amounts of data"
        }
        let isMoney = text.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
        if isMoney { return "'\(CommandName.own) parse currency \(text.shellWord)' reads money" }
        let hasDigits = text.contains(where: \.isNumber)
        guard hasDigits, !text.contains(where: { $0.isLetter || ":/".contains($0) }) else { return nil }
        return "'\(CommandName.own) parse number \(text.shellWord)' reads numbers of a locale"
    }
}

extension Substring {
    fileprivate var trimmed: String { String(String(self).trimmingBlanks) }
}

extension StringProtocol {
    /// As a shell reads it as one word.
    public var shellWord: String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@%+=:,./_-".unicodeScalars)
        let isPlain = !isEmpty && unicodeScalars.allSatisfy { plain.contains($0) || $0.value > 0x7F }
        return isPlain ? String(self) : "'" + String(self).replacing("'", with: "'\\''") + "'"
    }
}
