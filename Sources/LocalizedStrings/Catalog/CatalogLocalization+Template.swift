public import LocaleFormatAppleStrings
internal import LocaleFormatJSON
internal import LocaleFormatNumbers

extension CatalogLocalization {
    /// The localized string, to be compiled and formatted; nil where there is no wording at all.
    ///
    /// A variation by plural is about the first argument that is a number, or the argument of the substitution it is in.
    public var template: TextTemplate? {
        guard let variation = Self.variation(of: fields) else { return nil }
        var substitutions: [String: TextSubstitution] = [:]
        for member in fields["substitutions"]?.object?.members ?? [] {
            guard let inner = member.value.object else { continue }
            guard let variation = Self.variation(of: inner) else { continue }
            substitutions[member.key] = TextSubstitution(
                argument: inner["argNum"]?.integer, specifier: inner["formatSpecifier"]?.string ?? "@",
                variation: variation)
        }
        return TextTemplate(variation, substitutions: substitutions)
    }

    /// The localization of a localized string, all its wordings in one state.
    public init(_ template: TextTemplate, state: TranslationState = .translated) {
        self.init()
        add(template.variation, at: .root, state)
        for (name, substitution) in template.substitutions.sorted(by: { CatalogKeyOrder.precedes($0.key, $1.key) }) {
            self[substitution: name] = (substitution.argument, substitution.specifier)
            add(substitution.variation, at: CatalogUnitPath([.substitution(name)]), state)
        }
    }

    /// A string has a wording or variations; where a file has both, the variations count, as they do for Xcode.
    private static func variation(of fields: JSONObject) -> TextVariation? {
        for kind in fields["variations"]?.object?.members ?? [] {
            var cases: [(name: String, variation: TextVariation)] = []
            for choice in kind.value.object?.members ?? [] {
                guard let inner = choice.value.object.flatMap(variation) else { continue }
                cases.append((choice.key, inner))
            }
            if let variation = TextVariation(kind: kind.key, cases: cases) { return variation }
        }
        return fields["stringUnit"]?.object?["value"]?.string.map(TextVariation.text)
    }

    private mutating func add(_ variation: TextVariation, at path: CatalogUnitPath, _ state: TranslationState) {
        switch variation {
        case .text(let text): self[path] = CatalogUnit(text, state: state)
        case .plural(let type, _, let cases):
            for (category, inner) in cases {
                let kind = type == .cardinal ? "plural" : "ordinal"
                add(inner, at: path.appending(.variation(kind: kind, case: category.rawValue)), state)
            }
        case .selection(_, let cases):
            for (name, inner) in cases {
                add(inner, at: path.appending(.variation(kind: "selection", case: name)), state)
            }
        case .device(let cases):
            for (device, inner) in cases { add(inner, at: path.appending(.device(device)), state) }
        case .width(let cases):
            for (width, inner) in cases {
                add(inner, at: path.appending(.variation(kind: "width", case: String(width))), state)
            }
        }
    }
}

extension TextVariation {
    /// A choice by the name that string catalogs have for it; nil where no case is left. `plural`, `device` and `width` are
    /// theirs; `ordinal` and, for any other, a choice by text are this package's.
    init?(kind: String, cases: [(name: String, variation: TextVariation)]) {
        let named = Dictionary(cases.map { ($0.name, $0.variation) }) { $1 }
        switch kind {
        case "plural", "ordinal":
            let pairs = named.compactMap { name, variation in
                PluralCategory(rawValue: name).map { ($0, variation) }
            }
            guard !pairs.isEmpty else { return nil }
            self = .plural(
                type: kind == "plural" ? .cardinal : .ordinal, argument: nil, Dictionary(uniqueKeysWithValues: pairs))
        case "device":
            guard !named.isEmpty else { return nil }
            self = .device(named)
        case "width":
            let pairs = named.compactMap { name, variation in Int(name).map { ($0, variation) } }
            guard !pairs.isEmpty else { return nil }
            self = .width(Dictionary(pairs) { $1 })
        default:
            guard !named.isEmpty else { return nil }
            self = .selection(argument: nil, named)
        }
    }
}
