internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// What a number style says beyond the usual.
struct NumberStyleForm: Codable {
    private static let kinds: [FormKey] = ["kind", "currency", "unit", "skeleton", "pattern", "rules"]
    private static let keys: [FormKey] =
        kinds + [
            "presentation", "accounting", "cash", "width", "set", "ruleSet", "softHyphens", "locale", "numbering",
            "grouping", "sign", "notation",
            "precision", "increment", "rounding", "minimumIntegerDigits", "scale", "decimalSeparator", "keepsZeros",
            "separators",
        ]

    let value: NumberSpecification

    init(value: NumberSpecification) { self.value = value }

    init(from decoder: any Decoder) throws {
        let form = try FormReader(decoder, Self.keys)
        value = NumberSpecification(
            locale: try form.read("locale", or: .root), kind: try Self.kind(form), options: try Self.options(form))
    }

    private static func kind(_ form: FormReader) throws -> NumberSpecification.Kind {
        switch try form.one(of: kinds) {
        case nil: return .decimal
        case "currency":
            return .currency(
                try form.read("currency"), presentation: try form.read("presentation", or: .standard),
                accounting: try form.read("accounting", or: false), cash: try form.read("cash", or: false))
        case "unit": return .unit(try form.read("unit"), width: try form.read("width", or: .short))
        case "skeleton": return .skeleton(try form.read("skeleton"))
        case "pattern": return .pattern(try form.read("pattern"))
        case "rules": return .rules(try form.read("rules"), set: try form.readIfAny("set"))
        default:
            let name = try form.read(String.self, "kind")
            guard let kind = SignKinds.kind[name] else { throw form.unknown(name, SignKinds.kind.keys, "kind") }
            return kind
        }
    }

    private static func options(_ form: FormReader) throws -> NumberOptions {
        var options = NumberOptions()
        options.numbering = try form.readIfAny("numbering")
        options.grouping = try form.read("grouping", or: options.grouping)
        options.sign = try form.named("sign", SignKinds.sign) ?? options.sign
        options.notation = try form.named("notation", SignKinds.notation) ?? options.notation
        if let set = try form.readIfAny(NumberRuleSet.self, "ruleSet") {
            options.notation = .rules(set, softHyphens: try form.read("softHyphens", or: false))
        }
        options.precision = try form.readIfAny("precision")
        options.increment = try form.readIfAny("increment")
        options.rounding = try form.read("rounding", or: options.rounding)
        options.minimumIntegerDigits = try form.readIfAny("minimumIntegerDigits")
        options.scale = try form.readIfAny("scale")
        options.decimalSeparator = try form.read("decimalSeparator", or: options.decimalSeparator)
        options.separators = try form.readIfAny("separators")
        options.keepsZeros = try form.read("keepsZeros", or: false)
        return options
    }

    func encode(to encoder: any Encoder) throws {
        var form = FormWriter(encoder)
        try form.write(value.locale, "locale", unless: .root)
        try Self.write(value.kind, &form)
        let options = value.options
        let usual = NumberOptions()
        try form.write(options.numbering, ifAny: "numbering")
        try form.write(options.grouping, "grouping", unless: usual.grouping)
        try form.write(SignKinds.name(of: options.sign), ifAny: "sign")
        try form.write(SignKinds.name(of: options.notation), ifAny: "notation")
        if case .rules(let set, let softHyphens) = options.notation {
            try form.write(set, "ruleSet")
            try form.write(softHyphens, "softHyphens", unless: false)
        }
        try form.write(options.precision, ifAny: "precision")
        try form.write(options.increment, ifAny: "increment")
        try form.write(options.rounding, "rounding", unless: usual.rounding)
        try form.write(options.minimumIntegerDigits, ifAny: "minimumIntegerDigits")
        try form.write(options.scale, ifAny: "scale")
        try form.write(options.decimalSeparator, "decimalSeparator", unless: usual.decimalSeparator)
        try form.write(options.separators, ifAny: "separators")
        try form.write(options.keepsZeros, "keepsZeros", unless: false)
    }

    private static func write(_ kind: NumberSpecification.Kind, _ form: inout FormWriter) throws {
        switch kind {
        case .decimal: break
        case .percent: try form.write("percent", "kind")
        case .permille: try form.write("permille", "kind")
        case .wholePercent: try form.write("wholePercent", "kind")
        case .wholePermille: try form.write("wholePermille", "kind")
        case .currency(let code, let presentation, let accounting, let cash):
            try form.write(code, "currency")
            try form.write(presentation, "presentation", unless: .standard)
            try form.write(accounting, "accounting", unless: false)
            try form.write(cash, "cash", unless: false)
        case .unit(let unit, let width):
            try form.write(unit, "unit")
            try form.write(width, "width", unless: .short)
        case .skeleton(let text): try form.write(text, "skeleton")
        case .pattern(let text): try form.write(text, "pattern")
        case .rules(let group, let set):
            try form.write(group, "rules")
            try form.write(set, ifAny: "set")
        }
    }
}

/// Choices by names of their own.
private enum SignKinds {
    static let kind: [String: NumberSpecification.Kind] = [
        "percent": .percent, "permille": .permille, "wholePercent": .wholePercent, "wholePermille": .wholePermille,
    ]
    static let sign: [String: SignDisplay] = [
        "never": .never, "always": .always(includingZero: true), "alwaysExceptZero": .always(includingZero: false),
        "negative": .negative,
    ]
    static let notation: [String: Notation] = [
        "scientific": .scientific, "engineering": .engineering, "compactShort": .compactName(.short),
        "compactLong": .compactName(.long), "spellOut": .spellOut, "ordinal": .ordinal,
    ]

    /// Nil for the usual one.
    static func name(of sign: SignDisplay) -> String? {
        switch sign {
        case .automatic: nil
        case .never: "never"
        case .always(includingZero: true): "always"
        case .always(includingZero: false): "alwaysExceptZero"
        case .negative: "negative"
        }
    }

    static func name(of notation: Notation) -> String? {
        switch notation {
        case .automatic, .rules: nil
        case .scientific: "scientific"
        case .engineering: "engineering"
        case .compactName(.short): "compactShort"
        case .compactName(.long): "compactLong"
        case .spellOut: "spellOut"
        case .ordinal: "ordinal"
        }
    }
}

extension FormReader {
    /// A choice by its name.
    fileprivate func named<Value>(_ key: FormKey, _ names: [String: Value]) throws -> Value? {
        guard let name = try readIfAny(String.self, key) else { return nil }
        guard let value = names[name] else { throw unknown(name, names.keys, key) }
        return value
    }

    fileprivate func unknown(_ name: String, _ known: some Collection<String>, _ key: FormKey) -> DecodingError {
        fault(
            "unknown \(key.stringValue) '\(name.shortened)'; known are \(known.sorted().joined(separator: ", "))", key)
    }
}
