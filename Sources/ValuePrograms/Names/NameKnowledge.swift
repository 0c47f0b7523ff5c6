/// What names ask of characters.
package protocol NameCharacters: AnyObject, Sendable {
    /// The Script property of a scalar, by ICU's numbers, which are stable from version to version.
    func script(of scalar: Unicode.Scalar) -> Int32

    /// The first grapheme cluster of a text that is not empty.
    func firstCluster(of text: Substring) -> String
}

/// What a program of names asks beside its own patterns: of other locales, since a name from elsewhere may be written by the rules of its own.
package protocol NameKnowledge: NameCharacters {
    /// The likeliest locale of a script: `Hani` → Chinese, `Kana` → Japanese, `Cyrl` → Russian.
    func likelyLocale(ofScript script: Int32) -> NameLocale

    /// Language, script and region of a locale, with what is likely filled in; nil where nothing is known.
    func subtags(of locale: NameLocale) -> NameSubtags

    /// Reads the same program of another locale.
    ///
    /// - Returns: false where there is none, or `body` says so.
    func read(_ locale: NameLocale, _ body: (NameProgram) -> Bool) -> Bool
}

/// Parts of a locale's tag.
package struct NameSubtags: Sendable {
    package var language: String
    package var script: String?
    package var region: String?

    package init(language: String, script: String?, region: String?) {
        (self.language, self.script, self.region) = (language, script, region)
    }
}

/// Capital letters by the rules of a language.
package protocol NameCasing: Sendable {
    /// The text in capitals.
    func uppercased(_ text: String) -> String

    /// The first letter as at the head of a title; the rest unchanged.
    func initialCapitalized(_ text: String) -> String
}

/// Scripts by ICU's numbers.
package enum ScriptNumber {
    /// `Zyyy`, of digits and punctuation.
    package static let common: Int32 = 0
    /// `Zinh`, of combining marks.
    package static let inherited: Int32 = 1
    /// `Zzzz`, of what is no letter.
    package static let unknown: Int32 = 103
}
