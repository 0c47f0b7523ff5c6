internal import LocaleFormatAppleStrings
internal import LocaleFormatCore
internal import LocaleFormatJSON
public import LocalizedStrings

extension StringCatalog {
    /// What a language has, as the files of its `.lproj` folder: keys in order, with their comments. A key that has no text in the
    /// source language is its own text there.
    ///
    /// Plural forms, devices and substitutions become entries of the `.stringsdict` file that say the same for all arguments. It has no
    /// states, lists, choices by text or ordinal number, nor widths beside plural forms: they are among the losses.
    public func lprojFolder(for language: String) -> Conversion<LprojFolder> {
        let made = tables(for: language)
        return Conversion(made.value, losses: entryLosses + made.losses)
    }

    /// The folders of all languages that the catalog has something for. One that is no language makes none.
    ///
    /// ```swift
    /// let folders = catalog.lprojFolders().value
    /// folders.map(\.language).sorted()              // ["de", "en"]
    /// ```
    public func lprojFolders() -> Conversion<[LprojFolder]> {
        var made = Conversion<[LprojFolder]>([], losses: entryLosses)
        for language in languages {
            guard LprojTable.isFolderName(language) else {
                made.losses.append(.init(.leftOut("'\(VisibleScalars.text(language))' is no language")))
                continue
            }
            let folder = tables(for: language)
            made.losses += folder.losses
            if !folder.value.strings.entries.isEmpty || !folder.value.dictionary.keys.isEmpty {
                made.value.append(folder.value)
            }
        }
        return made
    }

    /// All keys in one `.stringsdict` file; those with one wording are a format alone.
    public func stringsDictFile(for language: String) -> Conversion<StringsDictFile> {
        let made = tables(for: language, isDictionaryAlone: true)
        return Conversion(made.value.dictionary, losses: entryLosses + made.losses)
    }

    private func tables(for language: String, isDictionaryAlone: Bool = false) -> Conversion<LprojFolder> {
        var table = LprojTable(language, isDictionaryAlone: isDictionaryAlone)
        for key in keys.sorted() { table.add(key, in: self) }
        return Conversion(table.folder, losses: table.losses)
    }

    /// What no table holds of the entries, whatever the language.
    private var entryLosses: [ConversionLoss] {
        var losses: [ConversionLoss] = []
        for member in fields.members where !["sourceLanguage", "strings", "version"].contains(member.key) {
            losses.append(.init(.aside("member of the catalog", member.key)))
        }
        for key in keys.sorted() {
            guard let entry = self[key] else { continue }
            for member in entry.fields.members where !LprojTable.heldMembers.contains(member.key) {
                losses.append(.init(.aside("member of the entry", member.key), key: key))
            }
            // What was read from such a table is marked so.
            if let state = entry.extractionState, state != .migrated {
                losses.append(.init(.aside("extraction state", state.rawValue), key: key))
            }
        }
        return losses
    }
}

/// One language of a catalog on its way into tables.
struct LprojTable {
    static let heldMembers: Set<String> = ["comment", "extractionState", "localizations"]

    private let language: String
    private let isDictionaryAlone: Bool
    private(set) var losses: [ConversionLoss] = []
    private var entries: [StringsEntry] = []
    private var dictionary = StringsDictFile()

    init(_ language: String, isDictionaryAlone: Bool) {
        (self.language, self.isDictionaryAlone) = (language, isDictionaryAlone)
    }

    /// Whether a language's folder may be called so: letters and digits of a locale, and no path.
    static func isFolderName(_ language: String) -> Bool {
        language.utf8.allSatisfy { byte in
            byte == 0x2D || byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        } && (try? LocaleID(language)) != nil
    }

    var folder: LprojFolder {
        LprojFolder(language: language, strings: StringsFile(entries: entries), dictionary: dictionary)
    }

    mutating func add(_ key: String, in catalog: StringCatalog) {
        guard let entry = catalog[key], let template = template(of: key, in: catalog) else { return }
        var found: [ConversionLoss.Kind] = []
        var form = StringsDictForm(template, key: key)
        let value = form.made()
        found += form.losses
        if let fault = form.fault {
            found = [.leftOut(fault)]
        } else {
            if let state = entry[language]?.state, state != .translated {
                found.append(.aside("state", state.rawValue))
            }
            add(key, value, entry.comment, &found)
        }
        losses += found.map { ConversionLoss($0, key: key, language: language) }
    }

    /// What the lookup of a bundle takes, arguments by number.
    private mutating func template(of key: String, in catalog: StringCatalog) -> TextTemplate? {
        func lose(_ kind: ConversionLoss.Kind) { losses.append(.init(kind, key: key, language: language)) }
        let own = catalog[key]?[language]
        if let own, own.units.contains(where: { if case .element? = $0.path.steps.last { true } else { false } }) {
            lose(.leftOut("a list of phrases"))
            return nil
        }
        let template = StringTable(language: .root, catalog: catalog, catalogLanguage: language)[key]
        if template != nil {
            let source = catalog[key]?[catalog.sourceLanguage].flatMap { $0.units.isEmpty ? nil : $0 }
            let names = NamedArguments(of: source ?? CatalogLocalization(key)).names
            for (number, name) in names.sorted(by: { $0.key < $1.key }) {
                lose(.notHeld("argument's name", "\(number): \(name)"))
            }
        }
        return template
    }

    private mutating func add(
        _ key: String, _ value: PropertyListValue, _ comment: String?, _ found: inout [ConversionLoss.Kind]
    ) {
        let comment = comment.flatMap { $0.isEmpty ? nil : $0 }
        if case .string(let text) = value, !isDictionaryAlone {
            let entry = StringsEntry(key: key, value: text, comment: comment)
            if let comment, let written = entry.comment, written != comment {
                found.append(.changed("comment", from: comment, to: written))
            }
            entries.append(entry)
            return
        }
        var value = value
        if case .string = value {
            value = .dictionary(PropertyListDictionary([(StringsDictEntry.Key.format, value)]))
        }
        if let character = XMLText.unwritable(in: value) ?? XMLText.unwritable(in: key) {
            found = [.leftOut("XML has no U+\(String(character.value, radix: 16, uppercase: true))")]
            return
        }
        dictionary[key] = StringsDictEntry(value: value)
        guard let comment else { return }
        if XMLText.unwritable(in: comment) != nil {
            found.append(.aside("comment", comment))
        } else {
            dictionary.setComment(" \(comment) ", for: key)
            if comment.contains("--") || comment.contains("\r") {
                found.append(.changed("comment", from: comment, to: comment.replacing("--", with: "- -")))
            }
        }
    }
}

/// Characters that XML has no way to write (XML 1.0, section 2.2).
private enum XMLText {
    static func unwritable(in text: String) -> Unicode.Scalar? {
        text.unicodeScalars.first { scalar in
            switch scalar {
            case "\t", "\n", "\r": false
            case "\0"..." ": scalar != " "
            case "\u{FFFE}", "\u{FFFF}": true
            default: false
            }
        }
    }

    static func unwritable(in value: PropertyListValue) -> Unicode.Scalar? {
        if let text = value.string { return unwritable(in: text) }
        for member in value.dictionary?.members ?? [] {
            if let found = unwritable(in: member.key) ?? unwritable(in: member.value) { return found }
        }
        return nil
    }
}
