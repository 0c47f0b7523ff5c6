// UTS #35 part 8, "Handling foreign names" and "Setting the spaceReplacement".

/// Spaces between the parts of a name, in languages that put none between words.
enum SpaceReplacement {
    /// Languages written without spaces between words, as CLDR 42's reference implementation lists them.
    static func usesSpaces(_ language: LanguageKey) -> Bool {
        switch language {
        case .chinese, .cantonese, .japanese, .thai, .khmer, .lao: false
        default: true
        }
    }

    /// CLDR 42: a foreign name is formatted as at home, and when it is written in the formatter's script, what stands for
    /// a space there takes the place of each space: アルベルト・アインシュタイン.
    ///
    /// - Parameter scripts: those in which the formatter's language is written.
    static func replacesSpaces(in text: String, scripts: [Int32], _ known: any NameCharacters) -> Bool {
        // The first character that is not common decides, a combining mark too.
        let decisive = text.unicodeScalars.lazy.map(known.script).first { $0 != ScriptNumber.common }
        return scripts.contains(decisive ?? ScriptNumber.common)
    }

    /// CLDR 43 and later: what replaces spaces in a name from another language, and in one from the formatter's own.
    /// Chinese, Cantonese and Japanese are at home with each other.
    static func isNative(_ name: LanguageKey, in formatter: LanguageKey) -> Bool {
        func isTogether(_ language: LanguageKey) -> Bool {
            switch language {
            case .chinese, .cantonese, .japanese: true
            default: false
            }
        }
        return name == formatter || isTogether(name) && isTogether(formatter)
    }
}
