public import LocalizedStrings

/// A message of a `.po` file (GNU gettext manual, "The Format of PO Files").
///
/// Entries are equal that say the same, however they are written.
public struct POEntry: Hashable, Sendable {
    /// Lines after `# `: what translators tell each other.
    public var translatorComments: [String] = []
    /// Lines after `#. `: what the programmer tells the translator.
    public var extractedComments: [String] = []
    /// Places in the sources after `#: `, such as `src/main.c:12`.
    public var references: [String] = []
    /// Words after `#, `, such as `fuzzy` and `c-format`.
    public var flags: [String] = []
    /// `#| msgctxt`: what ``context`` was when the message was translated.
    public var previousContext: String?
    /// `#| msgid`: what ``id`` was.
    public var previousID: String?
    /// `#| msgid_plural`: what ``pluralID`` was.
    public var previousPluralID: String?
    /// `msgctxt`: what tells messages of the same text apart.
    public var context: String?
    /// `msgid`: the text to translate, which is the key too. Empty for the header.
    public var id: String
    /// `msgid_plural`: the text for other numbers than 1.
    public var pluralID: String?
    /// `msgstr`, or `msgstr[0]` and those after it. Empty ones are not translated.
    public var strings: [String]
    /// Whether it stands after `#~`: no longer in the sources.
    public var isObsolete = false
    /// Where the file has it, nil for one that was made anew.
    public internal(set) var position: SourcePosition?

    /// What was read.
    var source: Source?

    /// An entry as it was read, and its text. Whoever changes the entry has it written anew.
    final class Source: Sendable {
        let entry: POEntry
        /// Empty lines before it.
        let leading: String
        let text: String

        init(_ entry: POEntry, leading: String, text: String) {
            (self.entry, self.leading, self.text) = (entry, leading, text)
        }
    }

    /// A message: one text, or several where there is a plural.
    public init(id: String, pluralID: String? = nil, context: String? = nil, strings: [String] = [""]) {
        (self.id, self.pluralID, self.context, self.strings) = (id, pluralID, context, strings)
    }

    /// Whether the translation is a guess that somebody must look at.
    public var isFuzzy: Bool {
        get { flags.contains("fuzzy") }
        set {
            guard newValue != isFuzzy else { return }
            if newValue { flags.insert("fuzzy", at: 0) } else { flags.removeAll { $0 == "fuzzy" } }
        }
    }

    /// Whether no form is empty.
    public var isTranslated: Bool { !strings.isEmpty && strings.allSatisfy { !$0.isEmpty } }

    /// Whether it is the header, whose text is the file's fields.
    public var isHeader: Bool { id.isEmpty && context == nil && !isObsolete }

    public static func == (left: POEntry, right: POEntry) -> Bool {
        left.id == right.id && left.context == right.context && left.pluralID == right.pluralID
            && left.strings == right.strings && left.isObsolete == right.isObsolete && left.flags == right.flags
            && left.translatorComments == right.translatorComments && left.extractedComments == right.extractedComments
            && left.references == right.references && left.previousContext == right.previousContext
            && left.previousID == right.previousID && left.previousPluralID == right.previousPluralID
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(context)
        hasher.combine(id)
        hasher.combine(strings)
    }
}
