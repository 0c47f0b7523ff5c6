extension LintTable {
    /// Where a key stands: the key's own place, and that of its text in each language that has one, the development language first.
    ///
    /// ```swift unchecked
    /// for (language, place) in table.places(of: "Cancel") {
    ///     print(place.file ?? "", place.line ?? 0, language ?? "the key")   // "Localizable.xcstrings 12 the key"
    /// }
    /// ```
    ///
    /// - Returns: with a nil language, the place of the key in a catalog; files of one language have none.
    public func places(of key: String) -> [(language: String?, place: Place)] {
        guard let entry = catalog[key] else { return [] }
        let isCatalog = languageFiles.isEmpty
        var found: [(language: String?, place: Place)] = isCatalog ? [(nil, place(of: key, language: nil))] : []
        let source = catalog.sourceLanguage
        for language in [source] + entry.languages.filter({ $0 != source }).sorted() {
            if let place = places[language]?[key] { found.append((language, place)) }
        }
        return found
    }

    /// The key whose text stands at a line of one of the table's files: the last that begins there or before; nil above the first.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - file: the path as the table was given it.
    public func key(atLine line: Int, of file: String) -> String? {
        var best: (line: Int, key: String)?
        for places in [keyPlaces] + places.values {
            for (key, place) in places where place.file == file {
                guard let begin = place.line, begin <= line else { continue }
                // Of those on one line the first by name, so that it is always the same.
                if best == nil || (begin, best?.key ?? "") > (best?.line ?? 0, key) { best = (begin, key) }
            }
        }
        return best?.key
    }
}
