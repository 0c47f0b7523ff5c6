internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatMemory
internal import LocaleFormatTexts

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
    /// Compiled strings of tables that are kept for good, as long as there is room. With what is behind them they take a kilobyte or
    /// two each, so that a reader has at most 8 MiB.
    static let capacity = 4_096
    /// Room among them for strings that no table has. Programs have few of those, and others make their keys of what users type.
    static let foreignCapacity = 512
    /// Those that found no room; of these the ones go that were not used for longest.
    static let recentCapacity = 512

    let steps: [Step]
    /// The locale in which a text without table is written.
    let fallback: LocaleID
    let options: TextOptions
    /// Where files are looked for.
    let folders: ResourceFolders
    private let kept = TextTable<Found>(limit: capacity)
    private let recent = CompiledCache<CacheKey, Found>(capacity: recentCapacity)

    private struct CacheKey: Hashable {
        let table: String?
        let key: String
        let defaultValue: String?
        var readsMarkdown = false
    }

    /// A string that was found, or why it cannot be read.
    final class Found: Sendable {
        let language: LocaleID
        let text: Result<CompiledText, MarkupError>
        /// Whether a table has it.
        let isInTable: Bool
        private let table: String?
        private let defaultValue: String?
        private let contents: HeldReference<CompiledText.Contents>

        init(_ asked: LocalizedText, language: LocaleID, isInTable: Bool, text: Result<CompiledText, MarkupError>) {
            (self.language, self.text, self.isInTable) = (language, text, isInTable)
            (table, defaultValue) = (asked.table, asked.defaultValue)
            contents = HeldReference((try? text.get())?.contents)
        }

        /// Whether it is what was asked for, where the keys are the same.
        @inline(__always)
        func answers(_ asked: LocalizedText) -> Bool { table == asked.table && defaultValue == asked.defaultValue }

        /// The text by the shortest way; nil where it must go the long one.
        @inline(__always)
        func quickText(_ arguments: [TextArgument]) -> String? { contents.read { $0.quickText(arguments) } }

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

    init(steps: [Step], preferred: LocaleID, options: TextOptions, folders: ResourceFolders) {
        self.steps = steps
        self.options = options
        self.folders = folders
        fallback = steps.last?.locale ?? preferred
    }

    func template(_ key: String, _ table: String) -> (template: TextTemplate, step: Step)? {
        let key = key.withOrderedMarks
        for step in steps {
            if let template = step.tables[table]?[key] { return (template, step) }
        }
        let others = WholeNumberKeys.others(of: key)
        for step in steps {
            for key in others { if let template = step.tables[table]?[key] { return (template, step) } }
        }
        return nil
    }

    /// The text of a string that was asked for before, with numbers and texts for arguments; nil where it must go the long way.
    @inline(__always)
    func quickText(_ text: LocalizedText) -> String? {
        for argument in text.arguments {
            switch argument {
            case .number, .string: continue
            default: return nil
            }
        }
        return kept.read(text.key, where: { $0.answers(text) }) { $0.quickText(text.arguments) } ?? nil
    }

    func found(_ text: LocalizedText) -> Found {
        if let found = kept.read(text.key, where: { $0.answers(text) }, { $0 }) { return found }
        let key = CacheKey(table: text.table, key: text.key.withOrderedMarks, defaultValue: text.defaultValue)
        return recent.value(for: key) { () throws(Never) in
            let found = search(text, options)
            kept.insert(found, for: text.key, limit: found.isInTable ? Self.capacity : Self.foreignCapacity) {
                $0.answers(text)
            }
            return found
        }
    }

    /// The same with Markdown read, for texts with attributes: few, so that they have no place of their own.
    func foundWithMarkdown(_ text: LocalizedText) -> Found {
        guard !options.readsMarkdown else { return found(text) }
        let key = CacheKey(
            table: text.table, key: text.key.withOrderedMarks, defaultValue: text.defaultValue, readsMarkdown: true)
        var options = options
        options.readsMarkdown = true
        return recent.value(for: key) { () throws(Never) in search(text, options) }
    }

    private func search(_ text: LocalizedText, _ options: TextOptions) -> Found {
        let inTable = template(text.key, text.table ?? LocalizedBundle.defaultTable)
        let template = inTable?.template ?? NamedArguments.template(ofKey: text.defaultValue ?? text.key)
        let locale = inTable?.step.locale ?? fallback
        let compiled: Result<CompiledText, MarkupError>
        do throws(MarkupError) { compiled = .success(try template.compiled(in: locale, options: options)) } catch {
            compiled = .failure(error)
        }
        return Found(text, language: inTable?.step.language ?? fallback, isInTable: inTable != nil, text: compiled)
    }
}
