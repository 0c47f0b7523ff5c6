/// A number skeleton that came as text, checked by its grammar before ICU sees it: `percent .00 scale/100`.
package struct SkeletonReading {
    /// Bytes that a skeleton may have.
    static let maximumLength = 4_096

    package let tokens: [SkeletonToken]

    /// - Throws: ``NumberError/invalidSkeleton(_:offset:expected:)`` for the first stem or option that does not fit.
    package init(_ skeleton: String) throws(NumberError) {
        let text = skeleton.shortened
        guard skeleton.utf8.count <= Self.maximumLength else {
            let expected = "at most \(Self.maximumLength) bytes"
            throw .invalidSkeleton(text, offset: Self.maximumLength, expected: expected)
        }
        tokens = try SkeletonToken.tokens(of: skeleton)
        var set: Set<SkeletonStem.Slot> = []
        for token in tokens {
            guard let stem = SkeletonStem(token.stem.text) else {
                let expected = "a stem such as .00, currency/EUR, compact-short or percent"
                throw .invalidSkeleton(text, offset: token.stem.offset, expected: expected)
            }
            for slot in stem.slots where !set.insert(slot).inserted {
                let expected = "no second stem that sets the same as one before"
                throw .invalidSkeleton(text, offset: token.stem.offset, expected: expected)
            }
            if let (offset, expected) = Self.fault(token, stem.options) {
                throw .invalidSkeleton(text, offset: offset, expected: expected)
            }
        }
    }

    private static func fault(
        _ token: SkeletonToken, _ allowed: SkeletonStem.Options
    ) -> (offset: Int, expected: String)? {
        var options = token.options[...]
        var expected: String?
        switch allowed {
        case .none: expected = "no option"
        case .scientific:
            options = options.drop { SkeletonDigits.isExponentWidth($0.text) || SkeletonStem.isSign($0.text) }
            expected = "an exponent's width such as *ee, or its sign such as sign-always"
        case .fraction:
            if let first = options.first, SkeletonDigits.isFractionSignificant(first.text) { options.removeFirst() }
            dropTrailingZeros(&options)
            expected = "significant digits such as @@*, @## or @@#r, then w"
        case .precision:
            dropTrailingZeros(&options)
            expected = "w, or nothing"
        case .required(let option):
            guard let first = options.popFirst() else {
                return (token.stem.end, "'/' and \(option.expected)")
            }
            if !option.accepts(first.text) { return (first.offset, option.expected) }
            if option == .increment { dropTrailingZeros(&options) }
            expected = "no further option"
        }
        return options.first.map { ($0.offset, expected ?? "") }
    }

    private static func dropTrailingZeros(_ options: inout ArraySlice<SkeletonToken.Part>) {
        if options.first?.text == "w" { options.removeFirst() }
    }
}

extension SkeletonReading {
    /// ISO 4217 code of money.
    var currency: String? { option(of: "currency") }

    /// What quantities are converted into, if they are.
    ///
    /// - Parameter locale: in ICU's form.
    package func conversion(locale: String) -> UnitConversion? {
        let units = ["unit", "measure-unit", "per-measure-unit"].compactMap(option)
        if let mixed = units.compactMap(UnitConversion.init(unit:)).first { return mixed }
        guard let usage = option(of: "usage") else { return nil }
        // Any usage may have several units where nobody knows, and that of a quotient.
        let unit = tokens.contains { $0.stem.text.hasPrefix("per-") } ? nil : option(of: "unit")
        let mayMix = unit.flatMap { unit in
            UnitConversion.units?.mayMix(usage: usage, unit: unit, locale: locale)
        }
        return .usage(usage, mayMix: mayMix ?? true)
    }

    /// What values are multiplied by; nil where the skeleton does not say.
    var scale: ExactDecimal? {
        if tokens.contains(where: { $0.stem.text == "%x100" }) { return 100 }
        return option(of: "scale").flatMap { try? ExactDecimal($0) }
    }

    /// The same skeleton for values that are multiplied already.
    var withoutScale: String {
        var text = ""
        for token in tokens where token.stem.text != "scale" {
            if !text.isEmpty { text += " " }
            text += token.stem.text == "%x100" ? "percent" : token.stem.text
            for option in token.options { text += "/" + option.text }
        }
        return text
    }

    private func option(of stem: String) -> String? { tokens.first { $0.stem.text == stem }?.options.first?.text }
}
