internal import LocaleFormatMemory

/// A project's own words: what the rules and the lexicon of the package do not know, or should read otherwise.
///
/// It is a text of lines, kept beside the project's catalogs. A line is a language, a word, what it is, and its forms, with spaces
/// or tabs between; what begins with `#`, a line or its end, is a remark. Words and forms that have spaces of their own stand in quotation marks. They are
/// found where a text has them with spaces between, of several the longest, and are one word then (not in Korean). A word whose kind is `?` is still to be filled in, and tells nothing:
/// `fmt strings lint --list-words` writes such lines.
///
/// ```swift
/// let lexicon = try InflectionLexicon(parsing: """
///     # language  word      kind       forms
///     es          pódcast   masculine  pódcasts
///     nl          creditcard common    creditcards
///     fr          "mot de passe" masculine "mots de passe"
///     """)
/// Inflector(locale: "es", lexicon: lexicon)!.inflect([.init("2 nuevo pódcast")]).text     // "2 nuevos pódcasts"
/// Inflector(locale: "fr", lexicon: lexicon)!.inflect([.init("2 nouveau mot de passe")]).text     // "2 nouveaux mots de passe"
/// var options = TextOptions()
/// options.lexicon = lexicon
/// try TextTemplate("^[%lld creditcard](inflect: true)").compiled(in: "nl", options: options).format([2])    // "2 creditcards"
/// ```
///
/// | kind | languages | forms |
/// |---|---|---|
/// | `feminine`, `masculine` | German, Spanish, French, Italian, Portuguese, Hindi | the plural; German needs it, elsewhere the rules may give it; Hindi none, or direct plural, oblique singular and plural |
/// | `weak` | German | the plural, needed; it is every case but the nominative: `Kunde`, `Kunden` |
/// | `neuter` | German, Dutch, Swedish | the plural, needed; Swedish may have the definite forms of both behind it |
/// | `common` | Dutch ("de"), Swedish ("den"), Spanish, French, Italian, Portuguese (of both genders) | the plural; Dutch and Swedish need it, and Swedish may have the definite forms of both behind it |
/// | `noun` | English | the plural, or none |
/// | `person` | German, Spanish, French, Italian, Portuguese | masculine plural, feminine, feminine plural |
/// | `adjective` | all but Korean | none, where it is regular; Romance languages and Hindi: masculine plural, feminine, feminine plural; Dutch: with -e, needed; Swedish, needed: neuter, plural, behind "den" |
/// | `verb` | all but Hindi, Korean and Swedish | of the third person singular, its plural, needed: `syncs`, `sync` |
/// | `invariable` | all but Korean | none |
/// | `vowel`, `rieul`, `consonant` | Korean | none: what the word ends in when it is read |
public struct InflectionLexicon: Sendable {
    /// What a word is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A feminine noun.
        case feminine
        /// A masculine noun.
        case masculine
        /// German: a masculine noun of the weak declension.
        case weak
        /// A neuter noun.
        case neuter
        /// Dutch, Swedish: of the common gender; in the Romance languages of both, by the person it is about.
        case common
        /// Of a language without gender.
        case noun
        /// With a form for each gender of person.
        case person
        /// What agrees with a noun.
        case adjective
        /// What agrees with its subject: a verb of the third person.
        case verb
        /// Never changed.
        case invariable
        /// Korean: read with a vowel at its end.
        case vowel
        /// Korean: read with ㄹ at its end.
        case rieul
        /// Korean: read with another consonant at its end.
        case consonant
    }

    /// A word that a line tells of.
    public struct Word: Sendable, Hashable {
        /// The code of the language, such as `es`.
        public let language: String
        /// As it is written in the file.
        public let word: String
        /// What the word is.
        public let kind: Kind
        /// Its other forms, as the table above has them.
        public let forms: [String]
    }

    /// In the order of the file.
    public let words: [Word]
    /// What is asked where neither these words nor the package's own few have one: the words of whole languages, from the product
    /// `InflectionLexicons`. Of several for one language the first counts.
    public var dictionaries: [InflectionDictionary] = []
    /// By language, what they are and their forms.
    package let own: [InflectionLanguage: OwnWords]

    /// No words.
    public init() { (words, own) = ([], [:]) }

    /// The words of a file.
    ///
    /// - Throws: `InflectionLexiconError`, with the line, for the first line that cannot be read.
    public init(parsing text: String) throws(InflectionLexiconError) {
        var reader = LexiconReader()
        var number = 0
        // The mark of order that editors put before a file.
        for line in text.withOrderedMarks.drop(while: { $0 == "\u{FEFF}" }).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        {
            number += 1
            do throws(InflectionLexiconError.Reason) { try reader.read(line, number) } catch {
                throw InflectionLexiconError(line: number, reason: error)
            }
        }
        (words, own) = (reader.words, reader.own)
    }

    /// Lines for words that nothing is known of, to be filled in: each language's once, in order, in the capitals of the writer.
    ///
    /// ```swift
    /// InflectionLexicon.template(for: [("nl", "creditcard")]) == "nl\tcreditcard\t?\n"      // true
    /// ```
    public static func template(for words: [(language: String, word: String)]) -> String {
        template(for: words.map { (language: $0.language, word: $0.word, wanted: "") })
    }

    /// The same, with a remark behind each line that has one: what is wanted.
    package static func template(for words: [(language: String, word: String, wanted: String)]) -> String {
        // As it is written; where it is written in several ways, a capital may only begin a sentence.
        let lines = Dictionary(
            words.map { ("\($0.language)\t\($0.word.lowercased())", (word: $0.word, wanted: $0.wanted)) },
            uniquingKeysWith: { $0.word == $0.word.lowercased() ? $0 : $1 })
        return lines.sorted { $0.key < $1.key }.map { key, line in
            let (word, remark) = (line.word, line.wanted.isEmpty ? "" : "\t# \(line.wanted)")
            let quoted = word.contains(" ") ? "\"\(word)\"" : word
            return key.prefix { $0 != "\t" } + "\t\(quoted)\t?\(remark)\n"
        }.joined()
    }
}

extension InflectionLexicon: Hashable {
    /// The same words in the same order, and the same dictionaries.
    public static func == (left: InflectionLexicon, right: InflectionLexicon) -> Bool {
        left.words == right.words && left.dictionaries == right.dictionaries
    }

    /// Of a long lexicon only its ends: it is hashed with every text's options.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dictionaries)
        hasher.combine(words.count)
        hasher.combine(words.first)
        hasher.combine(words.last)
    }
}

/// Why a project's lexicon could not be read.
public struct InflectionLexiconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with a line.
    public enum Reason: Error, Hashable, Sendable {
        /// `es foto`: a line has a language, a word and a kind.
        case missingColumns
        /// `xx foto feminine`: there are no rules for the language, so a word tells nothing.
        case unknownLanguage(String)
        /// `es foto female`, `en file feminine`: the language has no such kind.
        case unknownKind(String, allowed: [String])
        /// `de Reel neuter`: the forms are fewer or more than the kind has.
        case forms(found: Int, allowed: [Int])
        /// The word has a line already.
        case duplicate(firstLine: Int)
        /// `fr "mot de passe masculine`: a quotation mark is never closed, or stands within a word.
        case quotation
        /// A word or form is longer than any that is looked up.
        case tooLong(limit: Int)
    }

    /// Counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: Reason

    /// `line 3: there is no kind 'female' in es; allowed is one of: feminine, masculine, …`.
    public var description: String {
        let text =
            switch reason {
            case .missingColumns: "a line has a language, a word, a kind and the word's forms"
            case .unknownLanguage(let code): "there are no rules of inflection for the language '\(code)'"
            case .unknownKind(let kind, let allowed):
                "there is no kind '\(kind)' in this language; allowed is one of: \(allowed.joined(separator: ", "))"
            case .forms(let found, let allowed):
                "there are \(found) forms behind the kind; allowed is \(allowed.map(String.init).joined(separator: " or "))"
            case .duplicate(let first): "the word stands in line \(first) already"
            case .quotation: "quotation marks stand around whole words, two to each"
            case .tooLong(let limit): "a word or form is longer than \(limit) bytes"
            }
        return "line \(line): \(text)"
    }
}
