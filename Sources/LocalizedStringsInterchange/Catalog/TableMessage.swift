internal import LocaleFormatNumbers
internal import LocaleFormatTexts
internal import LocalizedStrings

/// The text of one message in one language, in the forms that the formats of other ecosystems know.
enum Wording: Hashable {
    case text(String)
    case plural([PluralCategory: String])
    case list([String])

    /// All texts.
    func map(_ body: (String) -> String) -> Wording {
        switch self {
        case .text(let text): .text(body(text))
        case .plural(let forms): .plural(forms.mapValues(body))
        case .list(let elements): .list(elements.map(body))
        }
    }

    /// The wording with its specifiers in another dialect; what the dialect has not is among the losses.
    func converted(
        from source: PrintfDialect, to target: PrintfDialect, _ loss: (ConversionLoss.Kind) -> Void
    ) -> Wording {
        map { text in
            let (converted, faults) = PrintfText.convert(text, from: source, to: target)
            for fault in faults { loss(.specifier(fault)) }
            return converted
        }
    }

    /// The wording as a catalog has it.
    func localization(_ state: TranslationState) -> CatalogLocalization {
        var localization = CatalogLocalization()
        switch self {
        case .text(let text): localization[.root] = CatalogUnit(text, state: state)
        case .plural(let forms):
            for (category, text) in forms.sorted(by: { $0.key < $1.key }) {
                localization[CatalogUnitPath([.plural(category.rawValue)])] = CatalogUnit(text, state: state)
            }
        case .list(let elements):
            for (index, text) in elements.enumerated() {
                localization[CatalogUnitPath([.element(index)])] = CatalogUnit(text, state: state)
            }
        }
        return localization
    }

    /// The text for a category, else that for `other`.
    func form(_ category: PluralCategory) -> String {
        let forms = self.forms
        return forms[category] ?? forms[.other] ?? forms.min { $0.key < $1.key }?.value ?? ""
    }

    /// The forms of a plural, or the one text for all.
    var forms: [PluralCategory: String] {
        switch self {
        case .text(let text): [.other: text]
        case .plural(let forms): forms
        case .list(let elements): [.other: elements.first ?? ""]
        }
    }
}

extension CatalogLocalization {
    /// How far the translation is: the first state of its wordings that is not `translated`.
    var state: TranslationState { units.map(\.unit.state).first { $0 != .translated } ?? .translated }

    /// What the other formats can hold of it; nil for nothing. A text with a substitution by plural becomes a plural whose forms are the
    /// whole text.
    func wording(_ loss: @escaping (ConversionLoss.Kind) -> Void) -> Wording? {
        let units = self.units
        guard let outer = Self.wording(units.filter { $0.path.substitution == nil }, loss) else { return nil }
        var inner: [String: [(path: CatalogUnitPath, unit: CatalogUnit)]] = [:]
        for unit in units { unit.path.substitution.map { inner[$0, default: []].append(unit) } }
        guard outer.hasSubstitutions else {
            for name in substitutionNames where inner[name] != nil { loss(.notHeld("substitution", name)) }
            return outer
        }
        var expansion = SubstitutionExpansion(self, inner.compactMapValues { Self.wording($0, loss) }, loss)
        let expanded = expansion.expanded(outer)
        guard let reason = expansion.fault else { return expanded }
        loss(.leftOut(reason))
        return nil
    }

    /// A wording that was found, and where.
    private struct Found {
        var path: CatalogUnitPath
        var text: String
    }

    private static func wording(
        _ units: [(path: CatalogUnitPath, unit: CatalogUnit)], _ loss: (ConversionLoss.Kind) -> Void
    ) -> Wording? {
        var forms: [PluralCategory: Found] = [:]
        var elements: [String] = []
        var text: Found?
        for (path, unit) in units {
            // Of devices and widths, the wording for `other` or the first stands for all.
            let plain = path.steps.filter { step in
                switch step {
                case .variation(let kind, _): kind == "plural"
                case .substitution: false
                case .element: true
                }
            }
            let isOther = path.steps.allSatisfy { step in
                if case .variation(let kind, let name) = step, kind != "plural" { name == "other" } else { true }
            }
            /// What counts of two wordings in one place.
            func chosen(_ known: Found?) -> Found {
                let own = Found(path: path, text: unit.value)
                guard let known, known.text != unit.value else { return known ?? own }
                let (kept, lost) = isOther ? (own, known) : (known, own)
                loss(.notHeld("variation \(lost.path)", lost.text))
                return kept
            }
            switch plain.first {
            case nil: text = chosen(text)
            case .variation(_, let name) where plain.count == 1:
                guard let category = PluralCategory(rawValue: name) else {
                    loss(.notHeld("variation \(path)", unit.value))
                    continue
                }
                forms[category] = chosen(forms[category])
            case .element: elements.append(unit.value)
            default: loss(.notHeld("variation \(path)", unit.value))
            }
        }
        if !elements.isEmpty { return .list(elements) }
        if !forms.isEmpty {
            if let text { loss(.notHeld("wording beside a plural", text.text)) }
            return .plural(forms.mapValues { $0.text })
        }
        return text.map { .text($0.text) }
    }
}

extension Wording {
    /// Whether a text names a substitution, `%#@name@`.
    var hasSubstitutions: Bool {
        var found = false
        _ = map { text in
            for case .substitution in FormatSpecifier.specifiers(of: text).map(\.conversion) { found = true }
            return text
        }
        return found
    }
}
