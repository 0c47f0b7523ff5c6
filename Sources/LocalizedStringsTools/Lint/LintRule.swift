/// What `lint` looks for. The raw value is the rule's name on the command line, in comments that suppress it, and in
/// reports: `format-type`.
public enum LintRule: String, Hashable, Codable, Sendable, CaseIterable {
    // Format specifiers
    /// `%@` where the source has `%lld`.
    case formatType = "format-type"
    /// `%2$@` where the source has one argument.
    case formatExtra = "format-extra"
    /// No `%lld` where the source has one.
    case formatMissing = "format-missing"
    /// `50 % off` in a text with arguments.
    case formatInvalid = "format-invalid"
    /// `%1$@ of %@`.
    case formatMixed = "format-mixed"
    /// `%.2f` where the source has `%.1f`.
    case formatStyle = "format-style"
    // Markup
    /// `^[10](formatNumber`.
    case markupSyntax = "markup-syntax"
    /// `agreeWithArgument: 3` where there are two arguments.
    case markupArgument = "markup-argument"
    /// `formatnumber: true`.
    case markupAttribute = "markup-attribute"
    /// A word in `(inflect: true)` that the rules and the lexicon do not know.
    case inflectionUnresolved = "inflection-unresolved"
    /// `<b>` without `</b>`, where the source has both.
    case tags
    /// `{nmae}` where the source has `{name}`.
    case placeholder
    // Variations and substitutions
    /// No wording for `few` in Polish.
    case pluralMissing = "plural-missing"
    /// One wording for all numbers in Polish where the source varies.
    case pluralPlain = "plural-plain"
    /// No wording for `many` in Spanish, which only a million and the like need.
    case pluralRare = "plural-rare"
    /// A wording for `one` in Japanese.
    case pluralUnused = "plural-unused"
    /// Plural or device variations without `other`.
    case variationOther = "variation-other"
    /// A choice by text for `femal`, where the source's is for `female`.
    case selectOption = "select-option"
    /// `%#@files@` without a substitution `files`.
    case substitutionMissing = "substitution-missing"
    /// A substitution `files` without `%#@files@`.
    case substitutionUnused = "substitution-unused"
    /// A substitution whose wording contains itself.
    case substitutionCircular = "substitution-circular"
    // Translations
    /// A key without a wording in a language that the table has.
    case translationMissing = "translation-missing"
    /// A wording without text, where the source has some.
    case translationEmpty = "translation-empty"
    /// A wording in state `new`.
    case translationNew = "translation-new"
    /// A wording in state `needs_review`, or one whose source has changed since.
    case translationReview = "translation-review"
    /// A wording that differs from the source, of a key with `shouldTranslate` false.
    case untranslatableChanged = "untranslatable-changed"
    // Text
    /// `10-day forecast` where `^[10](formatNumber: true)` would follow the reader.
    case rawNumber = "raw-number"
    /// A wording that lacks the space at the source's end.
    case whitespace
    /// A wording that lacks the source's colon.
    case punctuation
    /// An isolate that is never closed, or any bidirectional control in a key.
    case bidi
    /// 31 columns where the comment says `max 24 columns`.
    case textWidth = "text-width"
    /// U+0007 or U+FFFD in a text.
    case controlCharacter = "control-character"
    // Keys and languages
    /// A key that stands in the file twice.
    case duplicateKey = "duplicate-key"
    /// A key in extraction state `stale`.
    case staleKey = "stale-key"
    /// `jp` for Japanese.
    case languageCode = "language-code"
    /// A file that cannot be read as what its name says.
    case file
    /// `lint:disable raw-nubmer` in a comment.
    case suppression

    /// How bad a finding is unless ``LintOptions/severities`` says otherwise.
    public var defaultSeverity: LintSeverity {
        switch self {
        case .formatType, .formatExtra, .markupSyntax, .markupArgument, .variationOther, .substitutionMissing,
            .substitutionCircular, .languageCode, .file:
            .error
        case .duplicateKey, .formatMissing, .formatInvalid, .formatMixed, .markupAttribute, .pluralMissing,
            .translationMissing,
            .translationEmpty, .translationNew, .untranslatableChanged, .whitespace, .bidi, .controlCharacter,
            .textWidth,
            .staleKey, .inflectionUnresolved, .tags, .placeholder, .selectOption:
            .warning
        case .formatStyle, .pluralPlain, .pluralRare, .pluralUnused, .substitutionUnused,
            .translationReview,
            .rawNumber, .punctuation, .suppression:
            .note
        }
    }

    /// One line for a list of rules.
    public var summary: String {
        switch self {
        case .formatType: "An argument is written as another type than in the source language"
        case .formatExtra: "An argument is used that the source language does not have"
        case .formatMissing: "An argument of the source language is not used"
        case .formatInvalid: "A percent sign begins no format specifier, or one that was hardly meant"
        case .formatMixed: "Numbered and unnumbered arguments are mixed"
        case .formatStyle: "Width, precision or flags differ from the source language"
        case .markupSyntax: "Markup cannot be read"
        case .markupArgument: "Markup refers to an argument that does not exist"
        case .markupAttribute: "Markup has an attribute or a value that nobody knows"
        case .inflectionUnresolved: "A word marked for inflection is not known to the inflector of the language"
        case .tags: "Tags do not pair up, though the source's do, or are none of the source's"
        case .placeholder: "A placeholder in braces is not the source's"
        case .selectOption: "A choice by text has an option that the source does not have"
        case .pluralMissing: "A plural category that the language needs is missing"
        case .pluralPlain: "A translation has one wording for all numbers, the source does not"
        case .pluralRare: "A plural category that only rare numbers need is missing"
        case .pluralUnused: "A plural category is never used in the language"
        case .variationOther: "The wording for “other” is missing"
        case .substitutionMissing: "A text names a substitution that does not exist"
        case .substitutionUnused: "A substitution is used by no text"
        case .substitutionCircular: "A substitution contains itself"
        case .translationMissing: "A translation is missing"
        case .translationEmpty: "A translation is empty, the source is not"
        case .translationNew: "A translation is still in state “new”"
        case .translationReview: "A translation waits for review, or its source has changed since"
        case .untranslatableChanged: "A text marked not to be translated differs from its source"
        case .rawNumber: "A number is fixed in one numeral system though readers may prefer another"
        case .whitespace: "White space at the start or the end differs from the source"
        case .punctuation: "The last punctuation mark differs from the source"
        case .bidi: "Bidirectional controls do not pair up, or stand in a key"
        case .textWidth: "A text is wider than the room that it has"
        case .controlCharacter: "A text, key or comment has a control or replacement character"
        case .duplicateKey: "A key stands in the file more than once"
        case .staleKey: "A key is no longer used by the code"
        case .file: "A file cannot be read"
        case .languageCode: "A language code is malformed or unknown"
        case .suppression: "A comment suppresses a rule that does not exist"
        }
    }

    /// Why it matters and what to do.
    public var explanation: String {
        switch self {
        case .formatType:
            "The program passes one value; a specifier of another type misreads it or fails. Use the source's specifier."
        case .formatExtra:
            "The program passes fewer values than this text wants. Remove the specifier or correct its number."
        case .formatMissing:
            "Readers of this language do not see the value. In a plural wording for one number (“one file”) that is fine, and not reported."
        case .formatInvalid:
            "Write a percent sign as %% in text that has arguments."
        case .formatMixed:
            "Number all arguments (%1$@, %2$@) or none: mixed, their order is undefined."
        case .formatStyle:
            "Another number of fraction digits, or another width, is rarely a translator's wish."
        case .markupSyntax:
            "The text would be shown with its markup, or not at all."
        case .markupArgument:
            "agreeWithArgument counts arguments from 1, agreeWithConcept the concepts that the program passes."
        case .markupAttribute:
            "An unknown attribute does nothing. Check its spelling; attributes of your own may be listed in the options."
        case .inflectionUnresolved:
            "The word is left as written. Give its morphology: (morphology: {…}), or write the agreeing wordings out."
        case .tags:
            "What is marked would go on to the text's end, or be shown with its tag."
        case .placeholder:
            "The program puts values in the place of the names that the source has. Leave them as they are."
        case .selectOption:
            "The program passes what the source has options for, so nobody sees the wording. Options are not translated."
        case .pluralMissing:
            "Numbers of this category get the wording for “other”, which is wrong grammar in this language."
        case .pluralPlain:
            "In a language with three or more categories the words nearly always change with the number. Vary the text by plural."
        case .pluralRare:
            "Only fractions, or whole numbers of a thousand and more, are of this category; they get the wording for “other”."
        case .pluralUnused:
            "CLDR has no number of this category in this language, so nobody sees the wording."
        case .variationOther:
            "“other” is what everything falls back to. A variation without it has no wording for some readers."
        case .substitutionMissing:
            "The text would be shown with %#@name@ in it, or what other systems write for a text within another."
        case .substitutionUnused:
            "Nobody sees its wordings. A text uses one by %#@name@."
        case .substitutionCircular:
            "The text has no end, and cannot be written. Say what a substitution stands for without naming it."
        case .translationMissing:
            "Readers of this language see the development language instead."
        case .translationEmpty:
            "An empty text is shown as an empty text, not as the source."
        case .translationNew:
            "Xcode treats a text in state “new” as untranslated."
        case .translationReview:
            "Somebody marked the text to be looked at again."
        case .untranslatableChanged:
            "shouldTranslate is false, yet this language has a text of its own."
        case .rawNumber:
            "Markup writes the number in the reader's numerals: ^[10](formatNumber: true)."
        case .whitespace:
            "Programs that join texts rely on it."
        case .punctuation:
            "A colon, a question mark or an ellipsis tells the reader what the text is for."
        case .textWidth:
            "The longest text over all numbers and wordings, East Asian wide characters counted twice, would be cut or break the line."
        case .bidi:
            "An embedding or isolate that is not closed, or closed twice, turns the text after it around. Nobody sees one in a key."
        case .controlCharacter:
            "Such characters come from broken conversions and are invisible, or shown as boxes."
        case .duplicateKey:
            "The last one counts; the others are lost at the next edit."
        case .staleKey:
            "Remove the key, or mark it as manual if the program makes the key at run time."
        case .file:
            "Nothing in it reaches a reader."
        case .languageCode:
            "No reader's language matches it. Codes are BCP 47: ja, not jp; zh-Hans, not cn."
        case .suppression:
            "Suppress with a comment: lint:disable raw-number, or lint:disable alone for every rule."
        }
    }
}
