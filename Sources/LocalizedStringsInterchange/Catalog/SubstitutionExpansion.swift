internal import LocaleFormatAppleStrings
internal import LocaleFormatNumbers
internal import LocaleFormatTexts
internal import LocalizedStrings

/// Texts with the wordings of their substitutions in place, for formats that have no substitutions.
///
/// One argument may choose among plural forms: that of the first substitution by plural. What another argument would choose has the
/// wording for `other`.
///
/// | catalog | in place, for `one` |
/// |---|---|
/// | `%#@files@ in %@`, `files`: `%arg file` | `%1$lld file in %2$@` |
/// | `%#@files@ in %#@folders@`, `folders`: `%arg folders` for `other` | `%1$lld file in %2$lld folders` |
struct SubstitutionExpansion {
    private let wordings: [String: Wording]
    private let substitutions: [String: TextSubstitution]
    private let loss: (ConversionLoss.Kind) -> Void
    private var told: Set<[String]> = []
    /// Why there is no wording, in words.
    private(set) var fault: String?

    /// - Parameter wordings: those of the substitutions, by name.
    init(
        _ localization: CatalogLocalization, _ wordings: [String: Wording],
        _ loss: @escaping (ConversionLoss.Kind) -> Void
    ) {
        self.wordings = wordings
        self.loss = loss
        var substitutions: [String: TextSubstitution] = [:]
        for (name, argument, specifier) in localization.statedSubstitutions {
            substitutions[name] = TextSubstitution(argument: argument, specifier: specifier, variation: .text(""))
        }
        self.substitutions = substitutions
    }

    mutating func expanded(_ wording: Wording) -> Wording {
        guard case .text(let text) = wording else {
            // The other argument chooses already.
            return wording.map { Self.plain([pass($0).text])[0] }
        }
        let survey = pass(text, isSurvey: true)
        guard let chosen = survey.plural else { return .text(Self.plain([pass(text).text])[0]) }
        let categories = survey.categories[chosen, default: []].sorted()
        let texts = categories.map { pass(text, choosing: $0, of: chosen).text }
        return .plural(Dictionary(uniqueKeysWithValues: zip(categories, Self.plain(texts))))
    }

    /// What one text comes to.
    private struct Pass {
        var text = ""
        /// The argument of the first substitution by plural, and the categories for which the text has wordings, by argument.
        var plural: Int?
        var categories: [Int: Set<PluralCategory>] = [:]
        var steps = 0
    }

    private static let stepLimit = 1000

    private mutating func pass(
        _ text: String, choosing category: PluralCategory = .other, of chosen: Int? = nil, isSurvey: Bool = false
    ) -> Pass {
        var pass = Pass()
        pass.text = expand(text, ArgumentNumbering(), within: [], category, chosen, isSurvey, &pass)
        return pass
    }

    /// - Parameter names: the substitutions in whose wordings the text stands, the innermost last.
    private mutating func expand(
        _ text: String, _ numbering: ArgumentNumbering, within names: [String], _ category: PluralCategory,
        _ chosen: Int?, _ isSurvey: Bool, _ pass: inout Pass
    ) -> String {
        var numbering = numbering.reading(FormatSpecifier.specifiers(of: text), substitutions)
        return text.rewritingSpecifiers { specifier, written in
            pass.steps += 1
            guard fault == nil, let taken = try? numbering.take(specifier, substitutions) else { return nil }
            switch specifier.conversion {
            case .substitution(let name):
                guard let wording = wordings[name], !names.contains(name) else {
                    let name = VisibleScalars.text(written)
                    fault = "'\(name)' is no substitution that has a wording of its own"
                    return nil
                }
                guard pass.steps < Self.stepLimit else {
                    fault = "its substitutions name each other too often"
                    return nil
                }
                let argument = taken.value
                if case .plural(let forms) = wording {
                    if pass.plural == nil { pass.plural = argument }
                    pass.categories[argument, default: []].formUnion(forms.keys)
                }
                let form = wording.form(argument == chosen ? category : .other)
                if argument != chosen, !isSurvey { tellOthers(of: wording, than: form, name) }
                return expand(
                    form, ArgumentNumbering(ofSubstitution: argument), within: names + [name], category, chosen,
                    isSurvey,
                    &pass)
            case .substitutionArgument:
                let own = names.last.flatMap { substitutions[$0]?.specifier } ?? "@"
                return "%\(taken.value)$\(own)"
            default: return Self.numbered(specifier, written, taken)
            }
        }
    }

    private mutating func tellOthers(of wording: Wording, than form: String, _ name: String) {
        guard case .plural(let forms) = wording else { return }
        for (category, text) in forms.sorted(by: { $0.key < $1.key }) where text != form {
            guard told.insert([name, category.rawValue]).inserted else { continue }
            loss(.notHeld("wording for '\(category.rawValue)' of the substitution '\(name)'", text))
        }
    }

    /// The specifier with the numbers of all that it takes: `%*.1f` as `%2$*1$.1f`.
    private static func numbered(
        _ specifier: FormatSpecifier, _ written: String, _ taken: ArgumentNumbering.Taken
    ) -> String {
        var rest = written.dropFirst()
        if specifier.position != nil { rest = rest.drop { $0 != "$" }.dropFirst() }
        if case .argument(nil)? = specifier.precision, let precision = taken.precision,
            let star = rest.firstRange(of: ".*")
        {
            rest.replaceSubrange(star, with: ".*\(precision)$")
        }
        if case .argument(nil)? = specifier.width, let width = taken.width, let star = rest.firstIndex(of: "*") {
            rest.replaceSubrange(star...star, with: "*\(width)$")
        }
        return "%\(taken.value)$" + rest
    }

    /// The texts without numbers where each has the first argument at most, and once.
    private static func plain(_ texts: [String]) -> [String] {
        let isPlain = texts.allSatisfy { text in
            let specifiers = FormatSpecifier.specifiers(of: text)
            return specifiers.count < 2 && specifiers.allSatisfy { $0.position == 1 && !$0.takesAmounts }
        }
        guard isPlain else { return texts }
        return texts.map { $0.rewritingSpecifiers { _, written in "%" + written.dropFirst("%1$".count) } }
    }
}

extension FormatSpecifier {
    /// Whether arguments say how wide or how precise it is.
    fileprivate var takesAmounts: Bool {
        for case .argument? in [width, precision] { return true }
        return false
    }
}
