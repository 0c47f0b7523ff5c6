/// The languages of a file of version 2: the standard has tags of BCP 47, where a catalog may have `pt_BR`. Metadata of the
/// file tells the catalog's spelling.
enum XLIFFLanguage {
    static func tag(_ language: String) -> String { String(language.map { $0 == "_" ? "-" : $0 }) }

    /// The tag of a language that is not known.
    static let unknown = "und"
    private static let source = "source-language"
    private static let target = "target-language"

    /// What the file's metadata has to tell.
    ///
    /// - Parameter hasTarget: whether the document names a target language, for a file without one too.
    static func spellings(of file: XLIFFFile, hasTarget: Bool) -> [String: String] {
        var spellings: [String: String] = [:]
        if tag(file.sourceLanguage) != file.sourceLanguage { spellings[source] = file.sourceLanguage }
        if let language = file.targetLanguage {
            if tag(language) != language { spellings[target] = language }
        } else if hasTarget {
            spellings[target] = ""
        }
        return spellings
    }

    /// Gives a file that was read the catalog's spellings, as far as they are those of its languages.
    static func spell(_ file: inout XLIFFFile, _ spellings: [String: String]) {
        if let spelling = spellings[source], tag(spelling) == file.sourceLanguage { file.sourceLanguage = spelling }
        if let spelling = spellings[target] {
            if tag(spelling) == file.targetLanguage { file.targetLanguage = spelling }
            if spelling.isEmpty, file.targetLanguage == unknown { file.targetLanguage = nil }
        }
    }
}
