import LocaleFormat

extension NumberSettings {
    /// The settings as an ICU number skeleton. Says everything that ``specification(in:)`` does, and units, priorities
    /// between two precisions, increments with zeros at their end, and the width of exponents.
    func skeletonSpecification(in locale: LocaleID) -> NumberSpecification {
        var options = NumberOptions()
        options.numbering = numbering
        return NumberSpecification(locale: locale, kind: .skeleton(skeleton), options: options)
    }

    var skeleton: String {
        var stems = kindStems + formStems + digits.stems
        if rounding != .halfEven { stems.append("rounding-mode-\(rounding.rawValue)") }
        if let width = integerWidth { stems.append("integer-width/\(width)") }
        switch grouping {
        case .automatic: break
        case .never: stems.append("group-off")
        case .minimumTwo: stems.append("group-min2")
        case .always: stems.append("group-on-aligned")
        }
        if let stem = signStem { stems.append(stem) }
        if alwaysShowsDecimal { stems.append("decimal-always") }
        return stems.joined(separator: " ")
    }

    private var kindStems: [String] {
        var stems: [String] = []
        var factor = scale.map(\.description)
        switch kind {
        case .decimal: break
        case .percent:
            stems.append("percent")
            factor = Self.hundredfold(factor ?? "1")
        case .currency(let code):
            stems.append("currency/\(code.code)")
            switch presentation {
            case .standard: break
            case .narrow: stems.append("unit-width-narrow")
            case .isoCode: stems.append("unit-width-iso-code")
            case .fullName: stems.append("unit-width-full-name")
            }
        case .unit(let unit): stems += ["unit/\(unit)", unitWidth.rawValue]
        }
        if let factor { stems.append("scale/\(factor)") }
        return stems
    }

    /// A plain decimal text times 100.
    private static func hundredfold(_ text: String) -> String {
        (try? ExactDecimal(text + "e2"))?.description ?? text
    }

    private var formStems: [String] {
        func withExponent(_ stem: String) -> [String] {
            [([stem] + [exponent.digits, exponent.sign].compactMap(\.self)).joined(separator: "/")]
        }
        return switch form {
        case .standard: []
        case .scientific: withExponent("scientific")
        case .engineering: withExponent("engineering")
        case .compact(.short): ["compact-short"]
        case .compact(.long): ["compact-long"]
        }
    }

    /// `##00`: at least two digits, at most four.
    private var integerWidth: String? {
        let minimum = minimumIntegerDigits ?? 1
        if let maximum = maximumIntegerDigits {
            return String(repeating: "#", count: maximum - minimum) + String(repeating: "0", count: minimum)
        }
        if minimumIntegerDigits == nil { return nil }
        return minimum == 0 ? "*" : "+" + String(repeating: "0", count: minimum)
    }

    private var signStem: String? {
        var isMoney = false
        if case .currency = kind { isMoney = isAccounting }
        let prefix = isMoney ? "sign-accounting" : "sign"
        return switch sign {
        case .automatic: isMoney ? prefix : nil
        case .never: "sign-never"
        case .always(includingZero: true): prefix + "-always"
        case .always(includingZero: false): prefix + "-except-zero"
        case .negative: prefix + "-negative"
        }
    }
}

extension NumberDigits {
    fileprivate var stems: [String] {
        let suffix = hidesZeroFraction ? "/w" : ""
        switch kind {
        case .compact: return []
        case .fraction(let range): return [Self.fraction(range) + suffix]
        case .significant(let range): return [Self.significant(range) + suffix]
        case .either(let fraction, let significant, let showsMore):
            return [Self.fraction(fraction) + "/" + Self.significant(significant) + (showsMore ? "r" : "s") + suffix]
        case .increment(let step, let places):
            let digits = String(step)
            let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
            let text = places == 0 ? padded : padded.dropLast(places) + "." + padded.suffix(places)
            return ["precision-increment/\(text)" + suffix]
        }
    }

    private static func fraction(_ range: ClosedRange<Int>) -> String {
        if range == 0...0 { return "precision-integer" }
        return "." + String(repeating: "0", count: range.lowerBound) + String(repeating: "#", count: range.count - 1)
    }

    private static func significant(_ range: ClosedRange<Int>) -> String {
        String(repeating: "@", count: range.lowerBound) + String(repeating: "#", count: range.count - 1)
    }
}
