internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// How `formatNumber` writes the numbers of a run: Foundation's `true`, or an object with our options. Each option may also
/// stand beside `formatNumber`, as an attribute of the run.
///
/// | option | value |
/// |---|---|
/// | `style` | `decimal`, `percent`, `currency`, `compact` or `compact-short`, `compact-long`, `scientific`, `spellout`, `ordinal` |
/// | `currency` | an ISO 4217 code, `"EUR"` |
/// | `grouping` | `false`, `true` for the locale's, or `auto`, `off`, `min2`, `always` |
/// | `minimumFractionDigits`, `maximumFractionDigits` | 0 to 999; nil for the digits as written |
/// | `numberingSystem` | `"deva"`, `"native"` … |
struct NumberAttributes: Hashable, Sendable {
    enum Style: String, CaseIterable {
        case decimal, percent, currency, compact, scientific, spellout, ordinal
        case compactShort = "compact-short"
        case compactLong = "compact-long"
    }

    var style = Style.decimal
    var currency: CurrencyCode?
    var grouping: Grouping?
    var minimumFraction: Int?
    var maximumFraction: Int?
    var numbering: NumberingSystem?

    static let optionKeys: Set<String> = [
        "style", "currency", "grouping", "minimumFractionDigits", "maximumFractionDigits", "minFraction", "maxFraction",
        "numberingSystem",
    ]

    /// Nil for `formatNumber: false`.
    static func reading(
        _ member: MarkupMember, beside attributes: [MarkupMember]
    ) throws(AttributeFault) -> NumberAttributes? {
        var result = NumberAttributes()
        switch member.value {
        case .bool(false): return nil
        case .bool(true): break
        case .object(let options):
            for option in options {
                guard optionKeys.contains(option.key) else {
                    throw AttributeFault(
                        option, expected: "one of the options \(optionKeys.sorted().joined(separator: ", "))")
                }
                try result.set(option)
            }
        default: throw AttributeFault(member, expected: "true or an object with options")
        }
        for option in attributes where optionKeys.contains(option.key) { try result.set(option) }
        if result.style == .currency, result.currency == nil {
            throw AttributeFault(member, expected: "a currency beside the style, currency: \"EUR\"")
        }
        return result
    }

    private mutating func set(_ option: MarkupMember) throws(AttributeFault) {
        switch option.key {
        case "style":
            guard let style = option.value.stringValue.flatMap(Style.init(rawValue:)) else {
                throw AttributeFault(option, expected: Style.allCases.map(\.rawValue).joined(separator: ", "))
            }
            self.style = style
        case "currency":
            guard let code = option.value.stringValue.flatMap({ try? CurrencyCode($0) }) else {
                throw AttributeFault(option, expected: "an ISO 4217 code such as \"EUR\"")
            }
            currency = code
            style = .currency
        case "grouping":
            switch option.value {
            case .bool(let isOn): grouping = isOn ? .automatic : .never
            case .string("auto"): grouping = .automatic
            case .string("off"): grouping = .never
            case .string("min2"): grouping = .minimumTwo
            case .string("always"): grouping = .always
            default: throw AttributeFault(option, expected: "true, false, auto, off, min2 or always")
            }
        case "numberingSystem":
            guard let system = option.value.stringValue.flatMap({ try? NumberingSystem($0) }) else {
                throw AttributeFault(option, expected: "a CLDR numbering system such as \"deva\"")
            }
            numbering = system
        default:
            guard let digits = option.value.integerValue, (0...Precision.limit).contains(digits) else {
                throw AttributeFault(option, expected: "0 to \(Precision.limit)")
            }
            if option.key.hasPrefix("min") { minimumFraction = digits } else { maximumFraction = digits }
        }
    }

    /// The style for a number with so many digits as written; nil for one that comes from an argument and has its own.
    func specification(
        for written: NumberScanner.Found?, locale: LocaleID, options: NumberOptions
    ) -> NumberSpecification {
        var options = options
        if let numbering { options.numbering = numbering }
        if let grouping { options.grouping = grouping }
        if let written {
            if written.hasPlus { options.sign = .always() }
            if written.isPlainDigits, grouping == nil { options.grouping = .never }
            if written.isPlainDigits || written.integerDigits == 0 {
                options.minimumIntegerDigits = written.integerDigits
            }
        }
        var kind = NumberSpecification.Kind.decimal
        switch style {
        case .decimal:
            if written?.hasExponent == true { options.notation = .scientific }
        case .percent: kind = .percent
        case .currency:
            if let currency { kind = .currency(currency, presentation: .standard, accounting: false, cash: false) }
        case .compact, .compactShort: options.notation = .compactName(.short)
        case .compactLong: options.notation = .compactName(.long)
        case .scientific: options.notation = .scientific
        case .spellout: options.notation = .spellOut
        case .ordinal: options.notation = .ordinal
        }
        if let precision = precision(for: written) { options.precision = precision }
        return NumberSpecification(locale: locale, kind: kind, options: options)
    }

    /// As written, unless the attributes say otherwise or the style has digits of its own.
    private func precision(for written: NumberScanner.Found?) -> Precision? {
        if minimumFraction != nil || maximumFraction != nil {
            let minimum = minimumFraction ?? min(written?.fractionDigits ?? 0, maximumFraction ?? 0)
            let maximum = max(minimum, maximumFraction ?? max(minimum, written?.fractionDigits ?? minimum))
            return .fractionLength(minimum...maximum)
        }
        switch style {
        case .decimal, .scientific:
            guard let written else { return nil }
            if written.hasExponent || style == .scientific {
                let digits = written.integerDigits + written.fractionDigits
                return digits > Precision.limit ? .unlimited : .significantDigits(max(1, digits))
            }
            return written.fractionDigits > Precision.limit ? .unlimited : .fractionLength(written.fractionDigits)
        default: return nil
        }
    }
}

/// A known attribute with a value that it does not take.
struct AttributeFault: Error {
    let reason: MarkupError.Reason
    let offset: Int

    init(_ reason: MarkupError.Reason, at offset: Int) {
        (self.reason, self.offset) = (reason, offset)
    }

    init(_ member: MarkupMember, expected: String) {
        reason = .invalidValue(key: member.key, found: member.value.description, expected: expected)
        offset = member.valueRange.lowerBound
    }
}
