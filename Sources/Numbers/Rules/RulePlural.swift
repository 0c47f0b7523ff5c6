internal import LocaleFormatCore

/// A choice of words by the plural category of the number divided by the rule's divisor: `$(ordinal,one{st}other{th})$`.
struct RulePlural: Sendable {
    private let rules: PluralProgram
    private let texts: InlineArray<6, RuleProgram.Text>

    /// - Parameter texts: in the order of ``PluralCategory``.
    init(
        _ texts: [RuleProgram.Text], _ kind: PluralRules.Kind, locale: LocaleID
    ) throws(RuleSyntaxError) {
        do throws(PluralRuleError) { rules = try PluralRules(locale: locale, type: kind).program } catch {
            throw RuleSyntaxError()
        }
        self.texts = InlineArray { texts[$0] }
    }

    func text(for number: PluralOperands) -> RuleProgram.Text { texts[rules.category(for: number).order] }
}
