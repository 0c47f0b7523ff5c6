internal import LocaleFormatBridge
internal import LocaleFormatCore

/// Money by name, where ICU names the currency twice: "€1.00 euros" in `en-DE`, "₺1,00 Türk lirası" in `tr`.
///
/// ICU takes the pattern that the locale has for a currency of its own for that of numbers. Right is the number by the decimal pattern,
/// within the pattern for currencies by name (UTS #35 part 3, "Currencies", `unitPattern`).
struct NamedMoney {
    /// Writes the number alone.
    let skeleton: String
    let names: MoneyNames

    /// Nil for all other skeletons.
    ///
    /// - Parameter locale: in ICU's form.
    init?(_ skeleton: String, locale: String) {
        guard Self.isNamed(skeleton), let reading = try? SkeletonReading(skeleton),
            let code = reading.currency?.uppercased(),
            let names = try? MoneyNames(of: code, in: locale),
            let money = try? NumberHandle(skeleton: skeleton, locale: locale).formatWithFields(.integer(1)),
            !names.isWritten(in: money), let number = reading.withoutCurrency(code)
        else { return nil }
        (self.skeleton, self.names) = (number, names)
    }

    /// Whether a skeleton asks for names, `unit-width-full-name`. By bytes: the search for a string in a string that the standard library has
    /// takes as long as all else that ICU does before its first number.
    static func isNamed(_ skeleton: String) -> Bool {
        let bytes = skeleton.utf8
        return bytes.indices.contains { bytes[$0] == UInt8(ascii: "f") && bytes[$0...].starts(with: "full-name".utf8) }
    }
}

extension SkeletonReading {
    /// The same for the number alone, in the digits of the currency; nil for money per unit.
    fileprivate func withoutCurrency(_ code: String) -> String? {
        var stems: [String] = []
        var hasPrecision = false
        for token in tokens {
            var stem = token.stem.text
            if stem == "currency" || stem == "unit-width-full-name" { continue }
            if stem.hasPrefix("per-") { return nil }
            if ["compact-short", "compact-long", "K", "KK"].contains(stem)
                || SkeletonStem(stem)?.slots.contains(.precision) == true
            {
                hasPrecision = true
            }
            if stem.hasPrefix("precision-currency-") { stem = Self.precision(of: code, cash: stem.hasSuffix("cash")) }
            stems.append(([stem] + token.options.map(\.text)).joined(separator: "/"))
        }
        if !hasPrecision { stems.append(Self.precision(of: code, cash: false)) }
        return stems.joined(separator: " ")
    }

    private static func precision(of code: String, cash: Bool) -> String {
        let digits = (try? CurrencyData.fractionDigits(of: code, cash: cash)) ?? 2
        let step = (try? CurrencyData.roundingIncrement(of: code, cash: cash)).flatMap { ExactDecimal($0) }
        if let step, !step.isZero { return "precision-increment/" + step.withFraction(atLeast: digits) }
        return digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    }
}
