import LocaleFormat

/// The languages that a browser asks for.
enum AcceptLanguageEntry {
    /// Line 1: languages that there are, with commas between. Then the header's value.
    static func run(_ fields: inout Fields) {
        let available = fields.line().split(separator: ",").prefix(32).compactMap { try? LocaleID($0) }
        let header = AcceptLanguage(fields.long())
        require(header.weighted.count <= AcceptLanguage.maximumCount, "\(header.weighted.count) languages")
        require(header.weighted.allSatisfy { 1...1_000 ~= $0.weight }, "a weight out of its range")
        require(
            zip(header.weighted, header.weighted.dropFirst()).allSatisfy { $0.weight >= $1.weight },
            "languages are not in order")
        for language in header.refused { require(header.refuses(language), "\(language) is refused and is not") }
        let matcher = LanguageMatcher(available: available, default: available.first)
        if let found = matcher.negotiate(header) {
            require(available.contains(found.language), "\(found.language) is not available")
            require(!found.contentLanguage.isEmpty && (try? LocaleID(found.reader.tag)) == found.reader, "\(found)")
        } else {
            require(available.isEmpty || !header.refused.isEmpty || !header.acceptsOthers, "nothing is chosen")
        }
        let menu = matcher.menu(for: header.languages)
        require(Set(menu).count == menu.count, "a language stands twice in \(menu)")
        require(menu.allSatisfy(available.contains), "\(menu) has a language that is not there")
    }
}
