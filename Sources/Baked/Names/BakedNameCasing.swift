internal import LocaleFormatValuePrograms

/// Capital letters by tables that were baked, and by the rules of languages that have their own (Unicode's SpecialCasing.txt; Dutch IJ and
/// Greek as ICU has them).
struct BakedNameCasing: NameCasing {
    private enum Rules {
        case none, turkish, lithuanian, greek, armenian, dutch
    }

    private let characters: BakedNameCharacters
    private let rules: Rules

    init(_ characters: BakedNameCharacters, language: LanguageKey) {
        self.characters = characters
        rules = Self.rules[language] ?? .none
    }

    private static let rules: [LanguageKey: Rules] = [
        LanguageKey(tag: "tr"): .turkish, LanguageKey(tag: "az"): .turkish, LanguageKey(tag: "lt"): .lithuanian,
        LanguageKey(tag: "el"): .greek, LanguageKey(tag: "hy"): .armenian, LanguageKey(tag: "nl"): .dutch,
    ]

    func uppercased(_ text: String) -> String {
        if rules == .greek { return GreekCapitals(characters: characters).uppercased(text) }
        var result = String.UnicodeScalarView()
        // Lithuanian: a dot above that its small letter kept goes.
        var isBehindDotted = false
        for scalar in text.unicodeScalars {
            if rules == .lithuanian {
                if scalar == "\u{307}", isBehindDotted { continue }
                let order = scalar.properties.canonicalCombiningClass.rawValue
                if order == 0 || order == 230 { isBehindDotted = scalar.properties.isSoftDotted }
            }
            append(scalar, isTitle: false, to: &result)
        }
        return String(result)
    }

    func initialCapitalized(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: characters.isStarter) else { return text }
        var result = String.UnicodeScalarView(scalars[..<first])
        var title = String.UnicodeScalarView()
        append(scalars[first], isTitle: true, to: &title)
        result.append(contentsOf: title)
        var rest = scalars[scalars.index(after: first)...]
        if rules == .dutch, title.elementsEqual(["I"]) || title.elementsEqual(["\u{CD}"]) {
            Self.capitalizeJ(isAccented: title.first != "I", &rest, &result)
        }
        result.append(contentsOf: rest)
        return String(result)
    }

    /// The j of ij, which is one letter, has an accent where the i has one.
    private static func capitalizeJ(
        isAccented: Bool, _ rest: inout Substring.UnicodeScalarView, _ result: inout String.UnicodeScalarView
    ) {
        var taken = String.UnicodeScalarView()
        var left = rest
        var isAccented = isAccented
        if !isAccented, left.first == "\u{301}" {
            isAccented = true
            taken.append(left.removeFirst())
        }
        guard let second = left.first, second == "j" || second == "J" else { return }
        taken.append("J")
        left.removeFirst()
        if isAccented {
            guard left.first == "\u{301}" else { return }
            taken.append(left.removeFirst())
        }
        // No other mark follows.
        switch left.first?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return
        default: break
        }
        result.append(contentsOf: taken)
        rest = left
    }

    private func append(_ scalar: Unicode.Scalar, isTitle: Bool, to result: inout String.UnicodeScalarView) {
        switch (rules, scalar) {
        case (.turkish, "i"): result.append("\u{130}")
        case (.armenian, "\u{587}"):
            result.append("\u{535}")
            result.append(isTitle ? "\u{57E}" : "\u{54E}")
        default:
            characters.append(isTitle ? characters.title(of: scalar) : characters.capital(of: scalar), scalar, &result)
        }
    }
}

extension BakedNameCharacters {
    func appendCapital(of scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        append(capital(of: scalar), scalar, &result)
    }

    fileprivate func append(
        _ capital: Capital, _ scalar: Unicode.Scalar, _ result: inout String.UnicodeScalarView
    ) {
        switch capital {
        case .same: result.append(scalar)
        case .scalar(let scalar): result.append(scalar)
        case .text(let text): result.append(contentsOf: text.unicodeScalars)
        }
    }
}
