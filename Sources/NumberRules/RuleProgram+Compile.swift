package import LocaleFormatBridge
package import LocaleFormatCore
internal import LocaleFormatMemory
package import LocaleFormatNumbers

/// Compiling: ICU's own rules become a program, which proves itself by writing probes as ICU does.
extension RuleProgram {
    /// The program of a format by rules, kept for those that come again.
    static func cached(_ kind: DecimalFormatHandle.Kind, locale: String) -> RuleProgram? {
        cache.value(for: Key(kind: kind, locale: locale)) { try? RuleProgram(kind, locale: locale) }
    }

    private struct Key: Hashable {
        let kind: DecimalFormatHandle.Kind
        let locale: String
    }

    private static let cache = CompiledCache<Key, RuleProgram?>(capacity: 64)

    /// - Parameter locale: in ICU's form.
    convenience init(_ kind: DecimalFormatHandle.Kind, locale: String) throws {
        guard let source = RuleSource(kind, locale: locale), let text = source.text.map(RuleText.init),
            let section = source.setName.map(text.section(named:)) ?? text.standard
        else { throw RuleSyntaxError() }
        let symbols = try RuleSymbols(locale: source.locale)
        let language = try LocaleID(source.locale)
        self.init(
            try RuleProgramBuilder(text, startingAt: section, symbols) { (pattern) throws(RuleSyntaxError) in
                try RulePattern(pattern, locale: source.locale, symbols: symbols)
            } pluralRules: { (kind) throws(RuleSyntaxError) in
                do throws(PluralRuleError) { return try PluralRules(locale: language, type: kind).program } catch {
                    throw RuleSyntaxError()
                }
            })
        guard agrees(with: try DecimalFormatHandle(kind, locale: locale)) else { throw RuleSyntaxError() }
    }
}

extension LinkedRooms: NumberRules {
    package static func rules(_ kind: DecimalFormatHandle.Kind, locale: String) -> RuledNumber? {
        RuleProgram.cached(kind, locale: locale).map { RuledNumber.running($0) }
    }
}
