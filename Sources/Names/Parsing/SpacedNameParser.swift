internal import LocaleFormatCore
internal import LocaleFormatMemory

/// Names whose words are separated by spaces: all but most East Asian ones.
struct SpacedNameParser {
    let locale: LocaleID
    private let language: String

    init(locale: LocaleID) {
        self.locale = locale
        language = locale.language
    }

    func parse(_ line: String) -> PersonName {
        var segments = line.split(whereSeparator: { ",،".contains($0) }).map { segment in
            segment.split(whereSeparator: \.isWhitespace).map(String.init)
        }.filter { !$0.isEmpty }
        var name = PersonName()
        var suffixes: [String] = []
        // From the last comma backwards: what consists of suffixes only is none of the name.
        while segments.count > 1, let last = segments.last, last.allSatisfy(isSuffix) {
            suffixes.insert(last.joined(separator: " "), at: 0)
            segments.removeLast()
        }
        let sortedSurname: [String]? = segments.count > 1 ? segments.removeFirst() : nil
        var words = Array(segments.joined())
        name.prefix = takeTitles(from: &words)
        takeSuffixes(from: &words, into: &suffixes)
        name.suffix = suffixes.isEmpty ? nil : suffixes.joined(separator: ", ")
        if var surname = sortedSurname {
            if name.prefix == nil { name.prefix = takeTitles(from: &surname) }
            setSurname(surname, of: &name)
            setGiven(words, of: &name)
        } else if words.count < 2 {
            name.given = words.first
        } else if isSurnameFirst {
            parseSurnameFirst(words, into: &name)
        } else {
            parseGivenFirst(words, into: &name)
        }
        return name
    }

    private var isSurnameFirst: Bool {
        Self.surnameFirst.value(for: locale) {
            guard let data = try? NameData(locale: locale, keys: { _ in [] }) else {
                return Self.surnameFirstLanguages.contains(locale.language)
            }
            return !NameOrderTable(data).isGivenFirst(NameLocale(locale), ICUNameKnowledge.characters)
        }
    }

    /// Those whose own names begin with the surname by CLDR 42, for an ICU without data of names.
    private static let surnameFirstLanguages: Set = [
        "hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh",
    ]

    private static let surnameFirst = CompiledCache<LocaleID, Bool>(capacity: 64)

    // MARK: - Words

    /// In lower case, without a final full stop or inner ones: `Ph.D.` is `phd`.
    private func plain(_ word: String) -> String {
        let lower = word.lowercased()
        let bare = lower.filter { $0 != "." }
        return bare.isEmpty ? lower : bare
    }

    private func isListed(_ word: String, in table: [String: String]) -> Bool {
        guard let languages = table[plain(word)] ?? table[word.lowercased()] else { return false }
        return languages == "*" || languages.split(separator: " ").contains { $0 == language }
    }

    /// A title of this language; of any, when it is abbreviated.
    private func isTitle(_ word: String) -> Bool {
        isListed(word, in: ParsingTables.titles)
            || word.hasSuffix(".") && word.count > 2 && ParsingTables.titles[plain(word)] != nil
    }

    private func isSuffix(_ word: String) -> Bool {
        if isListed(word, in: ParsingTables.suffixes) { return true }
        // Degrees are international when they are written as such: in capitals, or with full stops inside.
        let isAbbreviation = word.contains(".") || word == word.uppercased() && word.count > 1
        return isAbbreviation && ParsingTables.suffixes[plain(word)] != nil
    }

    private func isParticle(_ word: String) -> Bool {
        let lower = word.lowercased()
        // "Van" with a capital is a particle in Dutch and English surnames, and a given name at the head of a line, where
        // nobody asks.
        return ParsingTables.particles[lower] != nil && (word == lower || isListed(word, in: ParsingTables.particles))
            || ["al-", "el-", "d'", "d’", "ال"].contains { lower.hasPrefix($0) && lower.count > $0.count }
    }

    /// At least one word is left for the name. Empty where there is none, which is no prefix.
    private func takeTitles(from words: inout [String]) -> String {
        var count = 0
        while count < words.count - 1, isTitle(words[count]) { count += 1 }
        defer { words.removeFirst(count) }
        return words[..<count].joined(separator: " ")
    }

    private func takeSuffixes(from words: inout [String], into suffixes: inout [String]) {
        var taken: [String] = []
        // A name of two words whose second may be a suffix is given name and surname: "Pham Ma".
        while words.count > 1, let last = words.last, isSuffix(last), words.count > 2 || Generation.isGeneration(last) {
            taken.insert(last, at: 0)
            words.removeLast()
        }
        if !taken.isEmpty { suffixes.insert(taken.joined(separator: " "), at: 0) }
    }

    // MARK: - Orders

    private func parseGivenFirst(_ words: [String], into name: inout PersonName) {
        if let start = words.indices.dropFirst().first(where: { $0 < words.count - 1 && isParticle(words[$0]) }),
            !hasTwoSurnames
        {
            setSurname(Array(words[start...]), of: &name)
            setGiven(Array(words[..<start]), of: &name)
            return
        }
        let units = joinedParticles(words)
        if hasTwoSurnames, units.count >= 3 {
            setSurname(units[units.count - 2].split(separator: " ").map(String.init), of: &name)
            name.family2 = units.last
            setGiven(Array(units[..<(units.count - 2)]), of: &name)
        } else {
            setSurname(units.last.map { $0.split(separator: " ").map(String.init) } ?? [], of: &name)
            setGiven(Array(units.dropLast()), of: &name)
        }
    }

    private func parseSurnameFirst(_ words: [String], into name: inout PersonName) {
        setSurname([words[0]], of: &name)
        // Vietnamese: the last word is the given name, and what is between belongs to neither.
        if language == "vi", words.count > 2 {
            name.given = words.last
            name.middle = words[1..<(words.count - 1)].joined(separator: " ")
        } else {
            setGiven(Array(words[1...]), of: &name)
        }
    }

    private var hasTwoSurnames: Bool { ["es", "gl", "ca", "an", "ast"].contains(language) }

    /// `García de la Torre` → `García`, `de la Torre`.
    private func joinedParticles(_ words: [String]) -> [String] {
        var units: [String] = []
        var pending = ""
        for (index, word) in words.enumerated() {
            if index > 0, index < words.count - 1, isParticle(word) {
                pending += word + " "
            } else {
                units.append(pending + word)
                pending = ""
            }
        }
        return units
    }

    private func setGiven(_ words: [String], of name: inout PersonName) {
        name.given = words.first
        if words.count > 1 { name.middle = words[1...].joined(separator: " ") }
    }

    /// The surname, and its particles apart from its core.
    private func setSurname(_ words: [String], of name: inout PersonName) {
        guard !words.isEmpty else { return }
        name.family = words.joined(separator: " ")
        let count = words.prefix { isParticle($0) && ParsingTables.particles[$0.lowercased()] != nil }.count
        guard count > 0, count < words.count else { return }
        name.familyPrefix = words[..<count].joined(separator: " ")
        name.familyCore = words[count...].joined(separator: " ")
    }
}
