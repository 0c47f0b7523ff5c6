internal import LocaleFormatAppleStrings
internal import LocaleFormatTexts

/// Numbers the arguments of a text: `%1$@ (%2$lld)` for `%@ (%lld)`.
enum FormatNumbering {
    /// Nil for a text with fewer than two arguments, or with numbers already.
    static func numbered(_ text: String) -> String? {
        let reading = FormatReading(of: text)
        guard reading.specifiers.count > 1, reading.faults.isEmpty,
            reading.specifiers.allSatisfy({ $0.kind != nil && $0.position == nil && !$0.hasStar })
        else { return nil }
        var numbering = ArgumentNumbering()
        return text.rewritingSpecifiers { specifier, written in
            (try? numbering.take(specifier)).map { "%\($0.value)$" + written.dropFirst() }
        }
    }
}

extension FormatSpecifier {
    fileprivate var hasStar: Bool {
        for case .argument? in [width, precision] { return true }
        return false
    }
}
