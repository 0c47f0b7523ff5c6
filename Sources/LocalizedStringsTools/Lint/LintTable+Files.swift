public import LocaleFormatMessageFormat1
public import LocalizedStrings

extension LintTable {
    /// A file of one language of another system, whose texts are in a table's catalog.
    public struct LanguageFile: Sendable {
        /// As the catalog writes it.
        public var language: String
        /// For reports.
        public var path: String
        /// The line of each key, from 1, where it is known.
        public var lines: [String: Int]
        /// Keys that the file has more than once, and where it has them again.
        public var duplicates: [DuplicateKey]
        /// Of a file of messages, each as it was read: arguments, choices and tags are looked at by their names in it.
        public var messages: [String: MessageFormat1]

        /// A file of one language.
        public init(
            language: String, path: String, lines: [String: Int] = [:], duplicates: [DuplicateKey] = [],
            messages: [String: MessageFormat1] = [:]
        ) {
            (self.language, self.path, self.lines) = (language, path, lines)
            (self.duplicates, self.messages) = (duplicates, messages)
        }
    }

    /// A table whose catalog was made of other systems' files.
    ///
    /// - Parameters:
    ///   - catalog: the texts.
    ///   - name: the table's name.
    ///   - files: at most one for a language.
    ///   - isSourceInAll: whether every file has the development language's texts too, as gettext's have; else that language's own file
    ///     tells which keys there are.
    ///   - countsApart: whether the number that chooses a plural form is passed beside the text's arguments, as gettext and Android have it;
    ///     else it is one of them.
    public init(
        _ catalog: StringCatalog, name: String, files: [LanguageFile], isSourceInAll: Bool, countsApart: Bool = false
    ) {
        self.init(catalog, name: name)
        self.countsApart = countsApart
        self.files = files.map(\.path)
        let source = catalog.sourceLanguage
        hasSourceFile = !isSourceInAll && files.contains { $0.language == source }
        for file in files.filter({ $0.language == source }) + files.filter({ $0.language != source }) {
            if languageFiles[file.language] == nil { languageFiles[file.language] = file.path }
            for (key, line) in file.lines {
                let place = Place(file: file.path, line: line)
                places[file.language, default: [:]][key] = place
                if keyPlaces[key] == nil { keyPlaces[key] = place }
            }
            for duplicate in file.duplicates {
                let place = Place(file: file.path, position: duplicate.position)
                duplicates.append((duplicate.key, file.language, place))
            }
            if !file.messages.isEmpty { messages[file.language] = file.messages }
        }
    }
}
