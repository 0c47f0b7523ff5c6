internal import LocaleFormatCICU

/// A number format opened with `unum_open` and closed in `deinit`: rule-based numerals and `DecimalFormat` patterns,
/// which the newer formatter does not do.
///
/// `@unchecked Sendable` is true because every one of these lives in a `HandlePool`, which lends it to one caller at a
/// time; ICU does not promise that the object itself may be shared.
package final class DecimalFormatHandle: @unchecked Sendable {
    private let format: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private let dropsSoftHyphens: Bool

    package enum Kind: Hashable, Sendable {
        /// The locale's decimal format; rule-based when its numbering system is algorithmic.
        case decimal
        /// Percent, for its pattern's fraction digits.
        case percent
        case spellout
        case ordinal
        case duration
        /// A set of the rules of `spellout`, `ordinal` or `duration`; their standard one where the locale has none of the
        /// name. With U+00AD as the rules have it, or without.
        indirect case ruleSet(Kind, String, dropsSoftHyphens: Bool)
        /// A `DecimalFormat` pattern (`#,##0.00`).
        case pattern(String)
    }

    /// - Parameter locale: locale in ICU's own form, `he@numbers=hebr`.
    package convenience init(_ kind: Kind, locale: String) throws(ICUError) {
        var group = kind
        var setName: String?
        var dropsSoftHyphens = false
        if case .ruleSet(let kind, let name, let drops) = kind {
            (group, setName, dropsSoftHyphens) = (kind, name, drops)
        }
        let style =
            switch group {
            case .decimal: UNUM_DECIMAL
            case .percent: UNUM_PERCENT
            case .spellout: UNUM_SPELLOUT
            case .ordinal: UNUM_ORDINAL
            case .duration: UNUM_DURATION
            case .pattern: UNUM_PATTERN_DECIMAL
            case .ruleSet: UNUM_SPELLOUT
            }
        var pattern = ""
        if case .pattern(let text) = kind { pattern = text }
        let opened = try pattern.withUTF16 { (text, length) throws(ICUError) in
            try checked("unum_open") { lf_unum_open(style, text, length, locale, &$0) }
        }
        guard let opened else { throw ICUError(U_MEMORY_ALLOCATION_ERROR, call: "unum_open") }
        self.init(owning: opened, dropsSoftHyphens: dropsSoftHyphens)
        if let setName { try? setDefaultRuleSet(setName) }
    }

    private init(owning format: UnsafeMutablePointer<UnsafeMutableRawPointer?>, dropsSoftHyphens: Bool) {
        (self.format, self.dropsSoftHyphens) = (format, dropsSoftHyphens)
    }

    deinit { lf_unum_close(format) }

    /// As ``NumberHandle/settle()``: the first numbers go another way, which counts a pad's width in UTF-16 units and not in
    /// characters, so that a pattern with an emoji is padded to two widths.
    package func settle() {
        for _ in 1...3 { _ = try? format(.integer(0)) }
    }

    package func format(_ operand: NumberHandle.Operand) throws(ICUError) -> String {
        let text = try formatPlainly(operand)
        guard dropsSoftHyphens else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{AD}" }))
    }

    private func formatPlainly(_ operand: NumberHandle.Operand) throws(ICUError) -> String {
        switch operand {
        case .integer(let value):
            try UTF16Scratch.fill("unum_formatInt64") {
                lf_unum_formatInt64(format, value, $0, $1, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
        case .double(let value):
            try UTF16Scratch.fill("unum_formatDouble") {
                lf_unum_formatDouble(format, value, $0, $1, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
        case .decimal(let text):
            try UTF16Scratch.fill("unum_formatDecimal") {
                lf_unum_formatDecimal(format, text, Int32(text.utf8.count), $0, $1, &$2)
            } use: {
                String(utf16Buffer: $0)
            }
        }
    }

    /// The plural category of a number as it is displayed.
    package func pluralCategory(of number: Double, by rules: PluralHandle) throws(ICUError) -> String {
        try rules.select(number, format: format)
    }

    /// Parses from the start of `text`; the number as ASCII decimal text, and the count of UTF-16 units it took.
    package func parse(_ text: String) throws(ICUError) -> (decimal: String, length: Int) {
        try text.withUTF16 { (units, length) throws(ICUError) in
            var position: Int32 = 0
            let decimal = try ASCIIScratch.fill("unum_parseDecimal") {
                position = 0
                return lf_unum_parseDecimal(format, units, length, &position, $0, $1, &$2)
            }
            return (decimal, Int(position))
        }
    }

    package var minimumFractionDigits: Int { Int(lf_unum_getAttribute(format, UNUM_MIN_FRACTION_DIGITS)) }
    package var maximumFractionDigits: Int { Int(lf_unum_getAttribute(format, UNUM_MAX_FRACTION_DIGITS)) }

    /// ICU's `UNumberFormatRoundingMode` number.
    package func setRoundingMode(_ mode: Int32) { lf_unum_setAttribute(format, UNUM_ROUNDING_MODE, mode) }

    /// Fractional values in words need the lenient scanner switched off for exact round trips.
    package func setLenientParse(_ lenient: Bool) {
        lf_unum_setAttribute(format, UNUM_LENIENT_PARSE, lenient ? 1 : 0)
    }

    /// The rule sets of a rule-based format, `%spellout-numbering` and so on; empty for others.
    package func publicRuleSets() throws(ICUError) -> [String] {
        try UTF16Scratch.fill("unum_getTextAttribute") {
            lf_unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0).split(separator: ";").map(String.init)
        }
    }

    package func setDefaultRuleSet(_ name: String) throws(ICUError) {
        try name.withUTF16 { (text, length) throws(ICUError) in
            try checked("unum_setTextAttribute") {
                lf_unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, text, length, &$0)
            }
        }
    }

    /// A symbol of the locale's decimal symbols, by ICU's `UNumberFormatSymbol` number.
    package func symbol(_ number: Int) throws(ICUError) -> String {
        let symbol = Int32(clamping: number)
        return try UTF16Scratch.fill("unum_getSymbol") {
            lf_unum_getSymbol(format, symbol, $0, $1, &$2)
        } use: {
            String(utf16Buffer: $0)
        }
    }
}
