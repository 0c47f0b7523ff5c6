internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// Which plural categories numbers of a kind fall into.
struct PluralNeed {
    /// For messages: a few numbers of each category.
    private(set) var examples: [PluralCategory: [String]] = [:]
    /// Categories of everyday numbers: whole ones to 200, and fractions if the number is written with one.
    private(set) var common: Set<PluralCategory> = []
    /// Those of the language.
    let categories: [PluralCategory]

    init(rules: PluralRules, hasFractions: Bool) {
        categories = rules.categories
        for number in 0...200 { note("\(number)", rules, isCommon: true) }
        if hasFractions {
            for whole in [0, 1, 2, 3, 5, 10, 11, 21] {
                for fraction in ["0", "1", "5", "50"] { note("\(whole).\(fraction)", rules, isCommon: true) }
            }
        }
        for number in ["1000", "1000000", "2000000"] { note(number, rules, isCommon: false) }
    }

    private mutating func note(_ text: String, _ rules: PluralRules, isCommon: Bool) {
        guard let category = try? rules.category(forText: text) else { return }
        if isCommon { common.insert(category) }
        if examples[category, default: []].count < 3 { examples[category, default: []].append(text) }
    }
}

/// The plural categories of one language, each found out once: it takes hundreds of numbers.
final class LanguagePlurals {
    private let locale: LocaleID?
    private var needs: [Kind: PluralNeed?] = [:]
    private var numbers: [PluralCategory: [Int]]?

    private struct Kind: Hashable {
        let type: PluralRules.Kind
        let hasFractions: Bool
    }

    /// - Parameter locale: nil for a code that is no language, which has none.
    init(_ locale: LocaleID?) { self.locale = locale }

    /// Nil where ICU has no rules.
    func need(_ type: PluralRules.Kind, hasFractions: Bool = false) -> PluralNeed? {
        let kind = Kind(type: type, hasFractions: hasFractions)
        if let known = needs[kind] { return known }
        let rules = locale.flatMap { try? PluralRules(locale: $0, type: type) }
        let need = rules.map { PluralNeed(rules: $0, hasFractions: hasFractions) }
        needs[kind] = .some(need)
        return need
    }

    /// The whole numbers from 1 to 200 of a cardinal category.
    func numbers(of category: PluralCategory) -> [Int] {
        if let numbers { return numbers[category] ?? [] }
        let rules = locale.flatMap { try? PluralRules(locale: $0) }
        let found = rules.map { rules in Dictionary(grouping: 1...200) { rules.category(for: $0) } } ?? [:]
        numbers = found
        return found[category] ?? []
    }
}
