internal import LocaleFormatCore

/// A choice of words by the plural category of the number divided by the rule's divisor: `$(ordinal,one{st}other{th})$`.
struct RulePlural: Sendable {
    private let rules: PluralRules
    /// By ``PluralCategory/order``.
    private let forms: [[UInt8]]

    init(
        _ forms: [PluralCategory: String], _ kind: PluralRules.Kind, locale: LocaleID
    ) throws(RuleSyntaxError) {
        do throws(PluralRuleError) { rules = try PluralRules(locale: locale, type: kind) } catch {
            throw RuleSyntaxError()
        }
        self.forms = PluralCategory.allCases.map { Array((forms[$0] ?? forms[.other] ?? "").utf8) }
    }

    func append(_ number: PluralOperands, to output: inout [UInt8]) {
        output += forms[rules.category(for: number).order]
    }
}
