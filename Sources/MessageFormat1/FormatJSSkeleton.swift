internal import LocaleFormatNumbers

/// Skeletons as FormatJS reads them: its `icu-skeleton-parser` (github.com/formatjs/formatjs, packages/icu-skeleton-parser: `number.ts`,
/// `date-time.ts` and `rust/parser.rs`) makes options of ECMA-402 of ICU's stems and letters. Stems that it does not know it passes over;
/// letters that it does not know it refuses.
package enum FormatJSSkeleton {
    /// What is told of a form by a name: FormatJS looks it up in what a program gives it (`formats`, "Intl MessageFormat", formatjs.github.io), and
    /// writes the locale's form where it is not there.
    package static func unknown(form name: String) -> String {
        "'\(name.shortened)' is a form of the program's own by its name; a skeleton, '::', says which"
    }

    // MARK: Numbers

    /// ICU's skeleton for a number that FormatJS writes by this one. Its `percent` multiplies by 100, as ECMA-402's style does and ICU's stem does
    /// not, beside any `scale` ("Message Syntax", formatjs.github.io: `Almost {pctBlack, number, ::percent} of them`).
    package static func icu(number skeleton: String) -> String {
        let words = words(of: skeleton)
        guard words.contains(where: isPercent), let scale = scale(of: words) else { return skeleton }
        return joined(words, scale: scale.scaled(byPowerOfTen: 2))
    }

    /// ICU's skeleton as FormatJS reads it; nil where nothing is left.
    ///
    /// - Returns: also the stems that FormatJS passes over, and those that it would take otherwise or refuse.
    package static func formatJS(number skeleton: String) -> (text: String?, faults: [String]) {
        var words = words(of: skeleton)
        let isCurrency = words.contains { $0.hasPrefix("currency/") }
        var faults: [String] = []
        words = words.compactMap { word in
            switch reading(of: word, isCurrency: isCurrency) {
            case .same: return word
            case .other(let text): return text
            case .unknown:
                faults.append(word)
                return word
            case .refused:
                faults.append(word)
                return nil
            }
        }
        if words.contains(where: isPercent) {
            if let scale = scale(of: words) {
                return (joined(words, scale: scale.scaled(byPowerOfTen: -2)), faults)
            }
        }
        return (words.isEmpty ? nil : words.joined(separator: " "), faults)
    }

    private static func words(of skeleton: String) -> [String] {
        skeleton.unicodeScalars.split(whereSeparator: PatternSyntax.isWhitespace).map(String.init)
    }

    private static func isPercent(_ word: String) -> Bool { ["percent", "%", "%x100"].contains(word) }

    /// What a number is multiplied by; nil for what is no number.
    private static func scale(of words: [String]) -> ExactDecimal? {
        var result = ExactDecimal(1)
        for word in words {
            if word == "%x100" { result = 100 }
            guard word.hasPrefix("scale/") else { continue }
            guard let scale = try? ExactDecimal(word.dropFirst("scale/".count)) else { return nil }
            result = scale
        }
        return result
    }

    private static func joined(_ words: [String], scale: ExactDecimal) -> String {
        var result = words.filter { !$0.hasPrefix("scale/") }.map { isPercent($0) ? "percent" : $0 }
        if scale != 1 { result.append("scale/\(scale)") }
        return result.joined(separator: " ")
    }

    /// What FormatJS makes of a stem with its options.
    private enum Reading {
        case same
        /// The same, written otherwise.
        case other(String)
        /// Passed over, or taken otherwise than ICU does.
        case unknown
        /// No message holds it.
        case refused
    }

    /// Those that mean the same, and those that say what is so without them.
    private static let stems: Set<String> = [
        "percent", "%", "%x100", "group-off", ",_", "group-auto", "precision-integer", ".", "compact-short", "K",
        "compact-long", "KK",
        "scientific", "E0", "engineering", "EE0", "notation-simple", "unit-width-narrow", "unit-width-full-name",
        "sign-auto",
        "sign-always", "+!", "sign-never", "+_", "sign-except-zero", "+?", "sign-accounting", "()",
        "sign-accounting-always", "()!",
        "sign-accounting-except-zero", "()?", "rounding-mode-floor", "rounding-mode-ceiling", "rounding-mode-down",
        "rounding-mode-up",
        "rounding-mode-half-even", "rounding-mode-half-down", "rounding-mode-half-up", "decimal-auto", "base-unit",
    ]

    private static func reading(of word: String, isCurrency: Bool) -> Reading {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let (stem, options) = (parts[0], Array(parts.dropFirst()))
        // Without the words beside it, a brace or an apostrophe would end the argument elsewhere.
        if stem.isEmpty || options.contains("") || word.contains(where: "{}'".contains) { return .refused }
        switch stem {
        // Only money has digits by itself.
        case "precision-currency-standard": return isCurrency && options.isEmpty ? .same : .unknown
        case _ where stems.contains(stem): return options.isEmpty ? .same : .unknown
        case "currency", "scale": return options.count == 1 ? .same : .refused
        // FormatJS takes what stands before the first hyphen for the kind of unit.
        case "unit": return options.count == 1 && !options[0].contains("-") ? .same : .refused
        case "measure-unit": return options.count == 1 && options[0].contains("-") ? .same : .refused
        // For money FormatJS shows the code by this one, and by `unit-width-iso-code` the symbol.
        case "unit-width-short": return isCurrency ? .unknown : .same
        case "integer-width":
            guard options.count == 1, let mark = options[0].first, "*+".contains(mark), options[0].count > 1,
                options[0].dropFirst().allSatisfy({ $0 == "0" })
            else { return .refused }
            return .other("integer-width/*" + options[0].dropFirst())
        case _ where stem.hasPrefix("E"): return .refused
        case _ where stem.allSatisfy({ $0 == "0" }): return options.isEmpty ? .same : .unknown
        case _ where stem.hasPrefix("."): return precision(stem, "0", "*", options == ["w"] ? "/w" : "", options)
        case _ where stem.hasPrefix("@"): return precision(stem, "@", "+", "", options)
        default: return .unknown
        }
    }

    /// Digits that must and digits that may be there, and a mark for any number of them, in which fractions and significant digits differ.
    private static func precision(
        _ stem: String, _ mark: Character, _ any: String, _ suffix: String, _ options: [String]
    ) -> Reading {
        let text = mark == "0" ? stem.dropFirst() : stem[...]
        let rest = text.drop { $0 == mark }
        guard !text.isEmpty, options.isEmpty || !suffix.isEmpty else { return .unknown }
        if rest.allSatisfy({ $0 == "#" }) { return .same }
        guard rest == "*" || rest == "+", rest.count < text.count else { return .unknown }
        return .other(stem.dropLast() + any + suffix)
    }

    // MARK: Dates

    /// The fields alone. What is quoted, and what is no letter, means nothing in a skeleton, to ICU's `DateTimePatternGenerator` either; a skeleton
    /// without any field stays.
    static func fields(of skeleton: String) -> String {
        var result = ""
        var isQuoted = false
        for byte in skeleton.utf8 {
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if byte.isLetter, !isQuoted {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return result.isEmpty ? skeleton : result
    }

    /// ICU's skeleton as FormatJS reads it; nil where nothing is left.
    ///
    /// - Returns: also the fields that it refuses.
    package static func formatJS(date skeleton: String) -> (text: String?, faults: [String]) {
        // An error to FormatJS, and to ICU a form of the locale.
        if skeleton.isEmpty { return (nil, ["::"]) }
        let known = fields(of: skeleton)
        var faults: [String] = []
        var text = ""
        var rest = known[...]
        while let letter = rest.first {
            let field = rest.prefix { $0 == letter }
            rest = rest[field.endIndex...]
            // "`e..eee` is not supported" ("Message Syntax"); `j` and `J` are the hour of the reader's language.
            let isHeld =
                "GyMLdEahHKkmszjJ".contains(letter) || "ec".contains(letter) && (4...6).contains(field.count)
            if isHeld { text += field } else { faults.append(String(field)) }
        }
        return faults.isEmpty ? (skeleton, []) : (text.isEmpty ? nil : text, faults)
    }
}
