import LocalizedMessageConversion
import LocalizedStrings
import LocalizedStringsInterchange
import LocalizedStringsTools

/// Files of one format and one name in several languages, which are one table.
struct InterchangeGroup {
    let name: String
    let format: any InterchangeFile.Type
    /// Each with the language that it, or its path, says.
    var files: [(source: InterchangeSource, language: String?)]

    /// The table, and what of its files is no text, and no message.
    ///
    /// - Parameter lose: gets what a catalog does not hold.
    func table(
        sourceLanguage: String, _ lose: (_ path: String, ConversionLoss) -> Void
    ) throws(CommandFailure) -> (table: LintTable, findings: [LintFinding]) {
        let language = language(orElse: sourceLanguage)
        var reader = InterchangeReader(sourceLanguage: language)
        let ordered = files.sorted { ($0.language ?? language) == language && ($1.language ?? language) != language }
        for file in ordered { try reader.read(file.source) }
        let losses = reader.losses
        for (path, loss) in losses { lose(path, loss) }
        var read: [LintTable.LanguageFile] = []
        for (source, own) in files {
            let own = own ?? (format.hasSourceTexts ? Self.translation(reader.catalog) : nil) ?? language
            let made = try Self.reading { () throws -> LintTable.LanguageFile in
                let places = try format.places(in: source)
                var file = LintTable.LanguageFile(
                    language: own, path: source.path, lines: places.lines, duplicates: places.duplicates)
                for message in try format.messages(in: source, language: own, reader)?.value ?? [] {
                    guard case .messageFormat1(let text) = message.message else { continue }
                    // What could not be read is told, and takes no arguments that could be compared.
                    let isRead = !losses.contains {
                        $0.path == source.path && $0.loss.key == message.id && $0.loss.isNoMessage
                    }
                    if isRead { file.messages[message.id] = text }
                }
                return file
            }
            read.append(made)
        }
        let table = LintTable(
            reader.catalog, name: name, files: read, isSourceInAll: format.hasSourceTexts,
            countsApart: format.countsApart)
        let findings = losses.compactMap { path, loss -> LintFinding? in
            let line = loss.line ?? read.first { $0.path == path }?.lines[loss.key]
            return loss.finding(path: path, line: line, table: name) ?? reference(loss, losses, language, path, line)
        }
        return (table, findings)
    }

    /// The development language of the table.
    private func language(orElse sourceLanguage: String) -> String {
        let languages = files.compactMap(\.language)
        guard !format.hasSourceTexts, languages.count == files.count, !languages.contains(sourceLanguage) else {
            return sourceLanguage
        }
        func code(_ language: String) -> Substring { language.prefix { $0 != "-" } }
        return languages.first { code($0) == code(sourceLanguage) } ?? languages[0]
    }

    /// The one language of a catalog beside its source.
    private static func translation(_ catalog: StringCatalog) -> String? {
        let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
        return others.count == 1 ? others[0] : nil
    }

    /// A text within another that the file does not have: a finding where the development language's text asks for no such text, which another file
    /// may have.
    private func reference(
        _ loss: ConversionLoss, _ losses: [(path: String, loss: ConversionLoss)], _ language: String, _ path: String,
        _ line: Int?
    ) -> LintFinding? {
        guard case .missingText = loss.kind, loss.language != language,
            files.contains(where: { $0.language == language }),
            !losses.contains(where: {
                $0.loss.key == loss.key && $0.loss.language == language && $0.loss.kind == loss.kind
            })
        else { return nil }
        return LintFinding(
            rule: .substitutionMissing, table: name, key: loss.key, language: loss.language, file: path, line: line,
            message: ConversionLoss(loss.kind).description)
    }

    /// What a file says; what cannot be read ends the command.
    static func reading<Value>(_ body: () throws -> Value) throws(CommandFailure) -> Value {
        do { return try body() } catch let failure as CommandFailure { throw failure } catch {
            throw .failed("\(error)")
        }
    }
}

extension ConversionLoss {
    /// Whether a text is no message in the syntax of its file.
    fileprivate var isNoMessage: Bool {
        if case .noMessage = kind { true } else { false }
    }

    /// What of a file is no text, and no message; nil for what only a catalog cannot hold.
    fileprivate func finding(path: String, line: Int?, table: String) -> LintFinding? {
        var severity = LintSeverity.warning
        switch kind {
        case .leftOut: if key.isEmpty { severity = .error }
        case .noMessage: severity = .error
        default: return nil
        }
        return LintFinding(
            rule: .file, severity: severity, table: table, key: key.isEmpty ? nil : key, language: language,
            file: path, line: line, message: ConversionLoss(kind).description)
    }
}
