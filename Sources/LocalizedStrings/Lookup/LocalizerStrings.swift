internal import LocaleFormatCore
internal import LocaleFormatMarkup

/// What a ``Localizer`` looks through, and what it has compiled so far.
final class LocalizerStrings: Sendable {
    /// A language that is looked through, and the locale that its texts are written in for this reader.
    struct Step: Sendable {
        let language: LocaleID
        let locale: LocaleID
        let tables: [String: StringTable]
    }

    /// Localized strings among the arguments of each other, as far as they are looked into.
    static let nestingLimit = 32
    /// Compiled strings that are kept.
    static let capacity = 4096

    let steps: [Step]
    /// The locale in which a text without table is written.
    let fallback: LocaleID
    let options: TextOptions
    private let cache = CompiledCache<CacheKey, Found>(capacity: capacity)

    private struct CacheKey: Hashable {
        let table: String?
        let key: String
        let defaultValue: String?
    }

    /// A string that was found, or why it cannot be read. A class, since a compiled string is large to copy.
    final class Found: Sendable {
        let language: LocaleID
        let text: Result<CompiledText, MarkupError>

        init(language: LocaleID, text: Result<CompiledText, MarkupError>) {
            (self.language, self.text) = (language, text)
        }

        func compiled(_ asked: LocalizedText) throws(LocalizationError) -> CompiledText {
            do { return try text.get() } catch {
                throw .malformed(
                    key: asked.key, table: asked.table ?? LocalizedBundle.defaultTable, language: language, error)
            }
        }

        func failure(_ asked: LocalizedText, _ error: TextError) -> LocalizationError {
            .arguments(key: asked.key, table: asked.table ?? LocalizedBundle.defaultTable, language: language, error)
        }
    }

    init(steps: [Step], preferred: LocaleID, options: TextOptions) {
        self.steps = steps
        self.options = options
        fallback = steps.last?.locale ?? preferred
    }

    func template(_ key: String, _ table: String) -> (template: TextTemplate, step: Step)? {
        for step in steps {
            if let template = step.tables[table]?[key] { return (template, step) }
        }
        return nil
    }

    func found(_ text: LocalizedText) -> Found {
        let cacheKey = CacheKey(table: text.table, key: text.key, defaultValue: text.defaultValue)
        return cache.value(for: cacheKey) { () throws(Never) in
            let (template, language, locale): (TextTemplate, LocaleID, LocaleID)
            if let (found, step) = self.template(text.key, text.table ?? LocalizedBundle.defaultTable) {
                (template, language, locale) = (found, step.language, step.locale)
            } else {
                (template, language, locale) = (TextTemplate(text.defaultValue ?? text.key), fallback, fallback)
            }
            do throws(MarkupError) {
                let compiled = try template.compiled(for: locale, options: options)
                return Found(language: language, text: .success(compiled))
            } catch {
                return Found(language: language, text: .failure(error))
            }
        }
    }
}
