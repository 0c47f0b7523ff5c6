package import LocaleFormatIdentifiers

extension LocaleParts {
    /// Reads BCP 47, ICU or CLDR form. Case is made canonical; nothing is replaced yet.
    package init(parsing text: String) throws(LocaleError) {
        try Self.checkLength(of: text)
        self.init()
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        var reader = SubtagReader(text: text, source: halves[0], meant: LocaleKeywords.type(meantBy:of:))
        if let legacy = LocaleAliases.grandfathered(halves[0]) {
            self = legacy
        } else if halves[0].isEmpty, halves.count == 2, !halves[1].isEmpty {
            // ICU has no word for the root where keywords follow: `@numbers=thai`.
        } else {
            try readLanguage(&reader)
            try readExtensions(&reader)
        }
        if halves.count == 2 { try readICUKeywords(halves[1], of: text) }
    }
}
