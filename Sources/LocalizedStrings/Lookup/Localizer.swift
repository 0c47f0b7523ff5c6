public import LocaleFormatCore
public import LocaleFormatMarkup

/// The strings of a ``LocalizedBundle`` for one reader: immutable, light to copy, safe to share. Another reader, or another
/// language for the same one, is another value.
///
/// ```swift
/// let strings = bundle.localized(for: ["hi-IN-u-nu-deva"])
/// strings("^[10](formatNumber: true)-day forecast")        // "१०-दिन का पूर्वानुमान"
/// try strings.string("\(count) files")                     // throws what ``callAsFunction(_:)`` works around
/// ```
public struct Localizer: Sendable {
    /// A language that is looked through, and the locale that its texts are written in for this reader.
    struct Step: Sendable {
        let language: LocaleID
        let locale: LocaleID
        let tables: [String: StringTable]
    }

    /// Texts within texts beyond this are an error.
    static let nestingLimit = 32
    /// Compiled strings that are kept.
    static let capacity = 4096

    let steps: [Step]
    /// The reader's locale, in which a text without table is written.
    let fallback: LocaleID
    public let options: TextOptions
    private let cache: CompiledCache<CacheKey, Found>

    private struct CacheKey: Hashable {
        let table: String
        let key: String
        let defaultValue: String?
    }

    /// A string that was found, or why it cannot be read.
    private struct Found: Sendable {
        let language: LocaleID
        let text: Result<CompiledText, MarkupError>
    }

    init(steps: [Step], preferred: LocaleID, options: TextOptions) {
        self.steps = steps
        self.options = options
        fallback = steps.last?.locale ?? preferred
        cache = CompiledCache(capacity: Self.capacity)
    }

    /// The languages that are looked through for every key, the best first.
    public var languages: [LocaleID] { steps.map(\.language) }

    /// The locale in which texts of the best language are written: its language, the reader's region and wishes.
    public var locale: LocaleID { steps.first?.locale ?? fallback }

    /// A string as a table has it, and the language that it is in; nil where no language has the key.
    public func template(
        for key: String, table: String = LocalizedBundle.defaultTable
    ) -> (template: TextTemplate, language: LocaleID)? {
        find(key, table).map { ($0.template, $0.step.language) }
    }

    private func find(_ key: String, _ table: String) -> (template: TextTemplate, step: Step)? {
        for step in steps {
            if let template = step.tables[table]?[key] { return (template, step) }
        }
        return nil
    }

    // MARK: Writing

    /// The text in the reader's language: the best language's string, else the development language's, else the default value,
    /// else the key, each with the arguments.
    ///
    /// - Throws: ``LocalizationError/malformed(key:table:language:_:)`` for a string that cannot be read, and
    ///   ``LocalizationError/arguments(key:table:language:_:)`` for arguments that do not fit it.
    public func string(_ text: LocalizedText) throws(LocalizationError) -> String {
        try compiled(text).write { (text, arguments) throws(TextError) in
            try text.format(arguments)
        }
    }

    /// The same with the meaning of its parts: arguments, numbers, runs of markup.
    ///
    /// - Throws: as ``string(_:)``.
    public func formatted(_ text: LocalizedText) throws(LocalizationError) -> FormattedText<TextField> {
        try compiled(text).write { (text, arguments) throws(TextError) in
            try text.formatted(arguments)
        }
    }

    /// The text in the reader's language, whatever happens: `strings("\(count) files")`. Where ``string(_:)`` throws, this falls
    /// back to the default value, or else the key, with the arguments; and where they do not fit that either, to its plain
    /// text.
    public func callAsFunction(_ text: LocalizedText) -> String {
        if let string = try? string(text) { return string }
        let plain = text.defaultValue ?? text.key
        var lenient = options
        lenient.isLenient = true
        let compiled = try? TextTemplate(plain).compiled(for: fallback, options: lenient)
        return (try? compiled?.format(text.arguments)) ?? plain
    }

    /// A string read and ready, with its arguments, and what to call it in an error.
    private struct Ready {
        let key: String
        let table: String
        let language: LocaleID
        let text: CompiledText
        let arguments: [TextArgument]

        func write<Value>(
            _ body: (CompiledText, [TextArgument]) throws(TextError) -> Value
        ) throws(LocalizationError) -> Value {
            do { return try body(text, arguments) } catch {
                throw .arguments(key: key, table: table, language: language, error)
            }
        }
    }

    private func compiled(_ text: LocalizedText, depth: Int = 0) throws(LocalizationError) -> Ready {
        let table = text.table ?? LocalizedBundle.defaultTable
        let found = self.found(text.key, table, text.defaultValue)
        let compiled: CompiledText
        switch found.text {
        case .success(let success): compiled = success
        case .failure(let error): throw .malformed(key: text.key, table: table, language: found.language, error)
        }
        var arguments = text.arguments
        for (index, argument) in arguments.enumerated() {
            guard case .text(let inner) = argument else { continue }
            guard depth < Self.nestingLimit else {
                throw .arguments(
                    key: text.key, table: table, language: found.language, .nestedTooDeep(limit: Self.nestingLimit))
            }
            let ready = try self.compiled(inner, depth: depth + 1)
            arguments[index] = .string(try ready.write { (text, arguments) throws(TextError) in try text.format(arguments) })
        }
        return Ready(key: text.key, table: table, language: found.language, text: compiled, arguments: arguments)
    }

    private func found(_ key: String, _ table: String, _ defaultValue: String?) -> Found {
        let cacheKey = CacheKey(table: table, key: key, defaultValue: defaultValue)
        return cache.value(for: cacheKey) { () throws(Never) in
            let (template, language, locale): (TextTemplate, LocaleID, LocaleID)
            if let (found, step) = find(key, table) {
                (template, language, locale) = (found, step.language, step.locale)
            } else {
                (template, language, locale) = (TextTemplate(defaultValue ?? key), fallback, fallback)
            }
            do throws(MarkupError) {
                return Found(language: language, text: .success(try template.compiled(for: locale, options: options)))
            } catch {
                return Found(language: language, text: .failure(error))
            }
        }
    }
}
