public import LocaleFormatAppleStrings
public import LocaleFormatCore
public import LocaleFormatTexts

/// The strings of a ``LocalizedBundle`` for one reader: immutable, light to copy, safe to share. Another reader, or another
/// language for the same one, is another value.
///
/// ```swift
/// let strings = bundle.localized(for: ["hi-IN-u-nu-deva"])
/// strings("^[10](formatNumber: true)-day forecast")        // "१०-दिन का पूर्वानुमान"
/// try strings.string("\(count) files")                     // "३ files"; no table has it. Throws where a text is at fault
/// ```
public struct Localizer: Sendable {
    let strings: LocalizerStrings

    /// Device, term of address, digits and so on.
    public var options: TextOptions { strings.options }

    /// The languages that are looked through for every key, the best first.
    public var languages: [LocaleID] { strings.steps.map(\.language) }

    /// The locale in which texts of the best language are written: its language, the reader's region and wishes.
    public var locale: LocaleID { strings.steps.first?.locale ?? strings.fallback }

    /// A string as a table has it, and the language that it is in; nil where no language has the key. `%llu files`, the key of a `UInt`, is also
    /// found as `%lld files`, and so for all whole numbers.
    public func template(
        for key: String, table: String = LocalizedBundle.defaultTable
    ) -> (template: TextTemplate, language: LocaleID)? {
        strings.template(key, table).map { ($0.template, $0.step.language) }
    }

    /// The text in the reader's language: the best language's string, else the development language's, else the default value,
    /// else the key, each with the arguments.
    ///
    /// - Throws: ``LocalizationError/malformed(key:table:language:_:)`` for a string that cannot be read, and
    ///   ``LocalizationError/arguments(key:table:language:_:)`` for arguments that do not fit it.
    public func string(_ text: LocalizedText) throws(LocalizationError) -> String {
        if let quick = strings.quickText(text) { return quick }
        let found = strings.found(text)
        let compiled = try found.compiled(text)
        let lookup = try nested(in: text)
        do { return try compiled.format(text.arguments, lookup: lookup) } catch { throw found.failure(text, error) }
    }

    /// The same with the meaning of its parts: arguments, numbers, runs of markup.
    ///
    /// - Throws: as ``string(_:)``.
    public func formattedText(_ text: LocalizedText) throws(LocalizationError) -> FormattedText<TextField> {
        let found = strings.found(text)
        let compiled = try found.compiled(text)
        let lookup = try nested(in: text)
        do { return try compiled.formattedText(text.arguments, lookup: lookup) } catch {
            throw found.failure(text, error)
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
        let compiled = try? TextTemplate(plain).compiled(in: strings.fallback, options: lenient)
        return (try? compiled?.format(text.arguments)) ?? plain
    }

    /// What finds the localized strings among the arguments; nil where there are none.
    ///
    /// - Throws: for one that cannot be read, which would otherwise give way to its key.
    func nested(in text: LocalizedText) throws(LocalizationError) -> CompiledText.Lookup? {
        guard try hasNested(text.arguments, depth: 0) else { return nil }
        return { [strings] in try? strings.found($0).compiled($0) }
    }

    private func hasNested(_ arguments: [TextArgument], depth: Int) throws(LocalizationError) -> Bool {
        var hasNested = false
        for argument in arguments {
            switch argument {
            case .text(let inner):
                hasNested = true
                // Deeper ones are an error of the text.
                guard depth < LocalizerStrings.nestingLimit else { return true }
                _ = try strings.found(inner).compiled(inner)
                _ = try self.hasNested(inner.arguments, depth: depth + 1)
            case .list(let elements, _):
                guard depth < LocalizerStrings.nestingLimit else { return true }
                if try self.hasNested(elements, depth: depth + 1) { hasNested = true }
            default: break
            }
        }
        return hasNested
    }
}
