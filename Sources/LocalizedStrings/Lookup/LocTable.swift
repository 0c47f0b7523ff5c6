internal import LocaleFormatAppleStrings
internal import LocaleFormatCore

/// A `.loctable`: a property list of languages, each a dictionary of texts and of `.stringsdict` entries, into which Apple's
/// tools put all languages of a table.
enum LocTable {
    static func read(_ bytes: [UInt8], name: String, file: String) throws(StringsError) -> [StringTable] {
        let value = try PropertyListValue.read(bytes, file: file)
        guard let dictionary = value.dictionary else {
            throw .unexpected(file: file, path: [], expected: "a dictionary", found: value.kind)
        }
        var tables: [StringTable] = []
        for member in dictionary.members {
            // `LocProvenance` and the like are no languages.
            guard case .language(let language)? = LanguageFolder(member.key), let texts = member.value.dictionary else {
                continue
            }
            var templates: [String: TextTemplate] = [:]
            for text in texts.members {
                do { try text.value.checkNames([member.key, text.key]) } catch { throw error.inFile(file) }
                templates[text.key] = StringsDictEntry(value: text.value).template
            }
            tables.append(StringTable(name: name, language: language, templates: templates))
        }
        return tables
    }
}
