import LocaleFormat

enum NumberEntries {
    /// Line 1: a pattern of `DecimalFormat`. Line 2: a locale. Lines 3 and 4: numbers. Line 5: a text to parse.
    static func pattern(_ fields: inout Fields) {
        let pattern = fields.line()
        run(NumberSpecification(locale: fields.locale(), kind: .pattern(pattern)), &fields)
    }

    /// As ``pattern(_:)``, with a skeleton in line 1.
    static func skeleton(_ fields: inout Fields) {
        let skeleton = fields.line()
        run(NumberSpecification(locale: fields.locale(), kind: .skeleton(skeleton)), &fields)
    }

    /// Lines: a locale, the options of a style one by one, two numbers, a text to parse.
    static func style(_ fields: inout Fields) {
        let locale = fields.locale()
        let kind = kind(&fields)
        run(NumberSpecification(locale: locale, kind: kind, options: options(&fields)), &fields)
    }

    /// Formats, parses, and formats spans: all that a specification can do.
    static func run(_ specification: NumberSpecification, _ fields: inout Fields) {
        let values = [value(fields.line()), value(fields.line())]
        let text = fields.text()
        if let style = try? CompiledNumber(specification) {
            for value in values {
                guard let formatted = try? style.format(value) else { continue }
                var bytes: [UInt8] = []
                try? style.append(value, to: &bytes)
                require(
                    String(decoding: bytes, as: UTF8.self) == formatted,
                    "append and format differ for \(value.numberValue)")
                if let fields = try? style.formattedText(value) {
                    require(fields.text == formatted, "\(fields.text) with its fields, \(formatted) without")
                    for span in fields.spans { _ = fields[span] }
                }
                parse(formatted, specification)
            }
        }
        for identity in NumberRangeIdentity.allCases {
            guard let range = try? CompiledNumberRange(specification, identity: identity) else { continue }
            _ = try? range.format(from: values[0], to: values[1])
            _ = try? range.format(from: values[1], to: values[1])
        }
        parse(text, specification)
    }

    /// Lines: a locale, the options of a style, then the text.
    static func parse(_ fields: inout Fields) {
        let locale = fields.locale()
        let kind = kind(&fields)
        let specification = NumberSpecification(locale: locale, kind: kind, options: options(&fields))
        let text = fields.text()
        parse(text, specification)
        guard case .currency(let code, _, _, _) = kind else { return }
        MoneyWordsEntry.run(text, try? ExactDecimal(text.prefix(40)), code: code, locale: locale)
    }

    private static func parse(_ text: String, _ specification: NumberSpecification) {
        guard let parser = try? CompiledNumberParser(specification) else { return }
        for mode in NumberParseMode.allCases {
            let whole = try? parser.parse(text, mode: mode)
            let prefix = try? parser.parsePrefix(text, mode: mode)
            if let prefix { require(0...text.utf8.count ~= prefix.length, "a number of \(prefix.length) bytes") }
            if let whole { require(prefix != nil, "\(whole) is no prefix of itself") }
        }
    }

    /// Line 1 and 2: exact decimals.
    static func decimal(_ fields: inout Fields) {
        let lines = [fields.line(), fields.line()]
        let decimals = lines.compactMap { try? ExactDecimal($0) }
        for decimal in decimals {
            let text = decimal.description
            if text.utf8.count < 100_000 {
                let again = try? ExactDecimal(text)
                require(again == decimal, "\(text) reads back as \(again?.description ?? "none")")
            }
            _ = Double(exactly: decimal)
            _ = Int(exactly: decimal)
            _ = Int8(exactly: decimal)
            _ = UInt128(exactly: decimal)
            _ = PluralOperands(decimal)
            _ = decimal.numberValue.plainText.utf8.count
        }
        if let double = Double(lines[0]), let decimal = ExactDecimal(double) {
            require(Double(exactly: decimal) == double, "\(double) becomes \(decimal)")
        }
    }

    /// Line 1: a locale. Line 2: a number as text. Line 3: rules of plurals.
    static func plural(_ fields: inout Fields) {
        let locale = fields.locale()
        let number = fields.line()
        for kind in [PluralRules.Kind.cardinal, .ordinal] {
            guard let rules = try? PluralRules(locale: locale, type: kind) else { continue }
            if let operands = try? PluralOperands(text: number) {
                require(
                    rules.categories.contains(rules.category(for: operands)), "\(number) has no category of its own")
            }
            _ = try? rules.category(forText: number)
        }
        guard let rules = try? PluralRules(rules: fields.text()) else { return }
        _ = try? rules.category(forText: number)
        _ = rules.categories
    }

    private static func value(_ text: String) -> AnyValue {
        AnyValue(numberValue: numberValue(text))
    }

    private static func numberValue(_ text: String) -> NumberValue {
        if let integer = Int(text) { return .integer(isNegative: integer < 0, magnitude: UInt64(integer.magnitude)) }
        if let double = Double(text), text.utf8.count < 18 { return .double(double) }
        if let decimal = try? ExactDecimal(text) { return .decimal(decimal) }
        return NumberValue(Fields.integer(text))
    }

    private struct AnyValue: NumberConvertible {
        let numberValue: NumberValue

        init(numberValue: NumberValue) { self.numberValue = numberValue }
        init?(exactly decimal: ExactDecimal) { numberValue = .decimal(decimal) }
    }

    private static func kind(_ fields: inout Fields) -> NumberSpecification.Kind {
        let code = (try? CurrencyCode(fields.line())) ?? "EUR"
        let flags = fields.flags()
        switch flags & 3 {
        case 0: return .decimal
        case 1:
            let kinds: [NumberSpecification.Kind] = [.percent, .permille, .wholePercent, .wholePermille]
            return kinds[flags >> 2 & 3]
        case 2:
            return .currency(
                code, presentation: CurrencyPresentation.allCases[flags >> 2 & 3 % CurrencyPresentation.allCases.count],
                accounting: flags & 16 != 0, cash: flags & 32 != 0)
        default: return .unit(fields.line(), width: NumberSpecification.UnitWidth.allCases[(flags >> 2) % 3])
        }
    }

    static func options(_ fields: inout Fields) -> NumberOptions {
        var options = NumberOptions()
        let flags = fields.flags()
        if flags & 1 != 0 { options.numbering = try? NumberingSystem(fields.line()) }
        if flags & 2 != 0 { options.grouping = fields.choice(of: Grouping.self) }
        if flags & 4 != 0 { options.minimumIntegerDigits = fields.integer() }
        if flags & 8 != 0 { options.rounding = fields.choice(of: RoundingMode.self) }
        if flags & 16 != 0 { options.precision = precision(&fields) }
        if flags & 32 != 0 { options.increment = try? ExactDecimal(fields.line()) }
        if flags & 64 != 0 { options.scale = try? ExactDecimal(fields.line()) }
        if flags & 128 != 0 { options.notation = notations[abs(fields.integer() % notations.count)] }
        if flags & 4_096 != 0 { options.keepsZeros = true }
        if flags & 8_192 != 0 { options.separators = NumberSeparators(decimal: fields.line(), grouping: fields.line()) }
        if flags & 1_024 != 0 {
            options.notation = .rules(NumberRuleSet(fields.line()), softHyphens: flags & 2_048 != 0)
        }
        if flags & 256 != 0 { options.decimalSeparator = .always }
        if flags & 512 != 0 { options.sign = signs[abs(fields.integer() % signs.count)] }
        return options
    }

    private static func precision(_ fields: inout Fields) -> Precision {
        let (low, high) = (fields.integer(), fields.integer())
        let range = min(low, high)...max(low, high)
        return low & 1 == 0 ? .fractionLength(range) : .significantDigits(range)
    }

    private static let notations: [Notation] = [
        .automatic, .scientific, .engineering, .spellOut, .ordinal, .compactName(.long), .compactName(.short),
    ]
    private static let signs: [SignDisplay] = [.automatic, .never, .always(), .always(includingZero: true), .negative]
}
