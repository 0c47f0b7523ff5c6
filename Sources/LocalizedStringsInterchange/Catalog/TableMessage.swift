internal import LocaleFormatMarkup
internal import LocaleFormatNumbers
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
    /// What the other formats can hold of it, and how far its translation is; nil for no wording at all. A text with one substitution
    /// by plural becomes a plural whose forms are the whole text.
    func wording(_ loss: (ConversionLoss.Kind) -> Void) -> (wording: Wording, state: TranslationState)? {
        let units = self.units
        guard !units.isEmpty else { return nil }
        let states = units.map(\.unit.state)
        let state = states.first { $0 != .translated } ?? .translated
        let names = substitutionNames
        if names.isEmpty { return Self.wording(units, loss).map { ($0, state) } }
        let outer = units.filter { $0.path.substitution == nil }
        guard names.count == 1, outer.count == 1, outer[0].path == .root else {
            for name in names.dropFirst(names.count == 1 ? 0 : 1) { loss(.notHeld("substitution", name)) }
            return outer.first.map { (.text($0.unit.value), state) }
        }
        var forms: [PluralCategory: String] = [:]
        let (argument, specifier) = self[substitution: names[0]] ?? (nil, "@")
        for (path, unit) in units where path.substitution != nil {
            guard path.steps.count == 2, case .variation(kind: "plural", let name) = path.steps[1],
                let category = PluralCategory(rawValue: name)
            else {
                loss(.notHeld("variation", path.description))
                continue
            }
            forms[category] = Self.expanded(
                outer[0].unit.value, names[0], unit.value, argument: argument, specifier: specifier)
        }
        return forms.isEmpty ? (.text(outer[0].unit.value), state) : (.plural(forms), state)
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
                if case .variation(let kind, _) = step { kind == "plural" } else { true }
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

    /// A text with a wording in the place of its substitution; all arguments are numbered where there are others.
    private static func expanded(
        _ text: String, _ name: String, _ wording: String, argument: Int?, specifier: String
    ) -> String {
        let others = FormatSpecifier.specifiers(of: text).filter { $0.conversion != .substitution(name) }
        var next = 0
        return text.rewritingSpecifiers { found, written in
            if found.conversion == .substitution(name) {
                next += 1
                let place = argument ?? found.position ?? next
                return wording.rewritingSpecifiers { inner, _ in
                    guard inner.conversion == .substitutionArgument else { return nil }
                    return others.isEmpty && place == 1 ? "%\(specifier)" : "%\(place)$\(specifier)"
                }
            }
            guard found.position == nil else { return nil }
            next += 1
            return "%\(next)$" + written.dropFirst()
        }
    }
}
