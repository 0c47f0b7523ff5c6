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

extension RuleProgram {
    convenience init(_ builder: RuleProgramBuilder) {
        self.init(
            sets: builder.sets, rules: builder.rules, bases: builder.bases, operations: builder.operations,
            texts: builder.texts, patterns: builder.patterns, plurals: builder.plurals,
            infinity: builder.symbols.infinity, notANumber: builder.symbols.notANumber)
    }
}

extension RuleProgram: NumberRuleProgram {
    package func append(_ value: NumberValue, to output: inout [UInt8]) throws(NumberError) {
        guard spell(value, to: &output) else { throw beyond(value) }
    }

    package func format(_ value: NumberValue) throws(NumberError) -> String {
        guard let text = spelled(value) else { throw beyond(value) }
        return text
    }

    private func beyond(_ value: NumberValue) -> NumberError {
        guard RuleDecimal(value) != nil else {
            return .tooLarge(text: value.exactDecimal?.icuText ?? value.plainText)
        }
        return .beyondRules(value.exactDecimal?.icuText ?? "")
    }

    package func words(folding: LenientFolding?) -> any RuledWords { RuleWords(self, folding: folding) }
}

extension LinkedRooms: NumberRules {
    package static func rules(_ kind: DecimalFormatHandle.Kind, locale: String) -> RuledNumber? {
        RuleProgram.cached(kind, locale: locale).map { RuledNumber.running($0) }
    }
}
