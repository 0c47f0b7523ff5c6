internal import LocaleFormatCore
internal import LocaleFormatNumbers
public import LocalizedStrings

extension StringCatalog {
    /// Takes the messages of a `.po` file: its texts are the source, its translations those of its language.
    ///
    /// | in the file | in the catalog |
    /// |---|---|
    /// | `msgid` | the key; after the context and U+0004 where there is one, as `.mo` files have it |
    /// | `msgctxt` under a header's `X-Catalog-Key: msgctxt` | the whole key, U+0004 written as ␄ |
    /// | `msgid_plural`, `msgstr[1]` | variations by plural; which form is which category, `Plural-Forms` tells |
    /// | `#.`, then `#` | the comment; which of the two it was is told as a loss where it was `#` |
    /// | `fuzzy` | the state `needs_review` |
    /// | `#~` | the extraction state `stale` |
    /// | `c-format`, `php-format`, `python-format`, `java-printf-format` | specifiers are brought to Apple's |
    /// | `%(name)s` of `python-format` | `%(name)@` |
    ///
    /// ```swift
    /// var catalog = StringCatalog(sourceLanguage: "en")
    /// let losses = catalog.merge(try POFile(reading: bytes))
    /// ```
    ///
    /// - Parameters:
    ///   - file: messages and their translations.
    ///   - language: nil for the one that the header names.
    /// - Returns: what the catalog cannot hold: references, flags but `fuzzy`, `c-format` and `objc-format`, previous texts, fields of the
    ///   header and its comments.
    public mutating func merge(_ file: POFile, language: String? = nil) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        let header = file.header
        let language = language ?? header.language.map(LanguageTag.catalog(posix:)) ?? sourceLanguage
        let locale = (try? LocaleID(language)) ?? "und"
        let forms = header.pluralForms ?? PluralForms("nplurals=2; plural=(n != 1);")
        let categories = forms?.wordings(in: locale) ?? []
        let contextIsKey = header[POFile.keyField] == "msgctxt"
        for (name, value) in header.fields where !POFile.knownFields.contains(name.lowercased()) && !value.isEmpty {
            losses.append(.init(.aside("header field", "\(name): \(value)")))
        }
        for entry in file.entries where entry.isHeader {
            for comment in entry.translatorComments + entry.extractedComments where !comment.isEmpty {
                losses.append(.init(.aside("comment of the header", comment), line: entry.position?.line))
            }
        }
        var messages: [TableMessage] = []
        for entry in file.entries where !entry.isHeader {
            let key = entry.catalogKey(contextIsKey: contextIsKey)
            messages.append(
                TableMessage(entry, key: key, categories: categories, isInSource: language == sourceLanguage) {
                    losses.append(.init($0, key: key, language: language, line: entry.position?.line))
                })
        }
        take(messages, language: language, &losses)
        return losses
    }

    /// Percent signs of a text that printf does not get, as a catalog has them.
    static func doubled(_ text: String) -> String { text.replacing("%", with: "%%") }

    /// A `.po` file with all messages, translated or not, for a translator into one language.
    ///
    /// What `merge(_:language:)` made of a context goes back to `msgctxt`. Where a key is not its own text, `msgctxt` is the key for all
    /// entries that have one, and the header's field `X-Catalog-Key: msgctxt` says so.
    ///
    /// What msgfmt checks holds of entries that are flagged `c-format` and the like: percent signs that are text are doubled in their
    /// translations, and one with specifiers that the dialect has not, as Python has no `%2$d`, is `fuzzy`. So is one whose source has a
    /// `% o` that it has not itself: `50 % off %@` has two arguments, where it is shown as for printf.
    ///
    /// ```swift
    /// let made = catalog.poFile(for: "de")
    /// let bytes = try made.value.bytes()
    /// ```
    ///
    /// - Parameters:
    ///   - language: as the catalog writes it.
    ///   - dialect: whose specifiers are written. With `.apple` they stay, and entries are flagged `objc-format`. Nil for C's, and for
    ///     Python's in entries whose arguments have names, `%(name)s`, which C has not.
    public func poFile(for language: String, dialect: PrintfDialect? = nil) -> Conversion<POFile> {
        var losses: [ConversionLoss] = []
        let names: ArgumentNames =
            switch dialect {
            case nil: .keptWhereAll
            case .python?: .kept
            default: .numbered
            }
        let messages = messages(in: language, names: names, &losses)
        let plurals = POPlurals(of: messages, in: language)
        if plurals.isUnknown {
            losses.append(.init(.notHeld("plural rules of the language", language), language: language))
        }
        var entries: [POEntry] = []
        func own(_ message: TableMessage) -> PrintfDialect { dialect ?? (message.hasNames ? .python : .c) }
        let hasKeys = messages.contains { POEntry.needsKey($0, plurals.categories, own($0)) }
        for var message in messages {
            // What is not to be translated stands as it is: left open, it would be sent to translators.
            if !message.isTranslatable, message.source?.isPlural == false {
                message.wording = message.wording ?? message.source
            }
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language))
            }
            guard message.source != nil else {
                // In the source language it is told already.
                if language != sourceLanguage { lose(.leftOut("its source text has no wording that can be held")) }
                continue
            }
            guard
                var entry = POEntry(message, plurals.categories, own(message), lose, hasKeys: hasKeys)
            else { continue }
            guard !entry.hasSeparator else {
                lose(.leftOut("a text with U+0004, which stands between context and text in .mo files"))
                continue
            }
            entry.describe(message, lose)
            entries.append(entry)
        }
        var file = POFile(entries: entries)
        file.header = POHeader(language, plurals, hasKeys: hasKeys)
        return Conversion(file, losses: losses)
    }
}

/// How a file's messages have plural forms.
private struct POPlurals {
    /// What the header says; nil where no message is a plural.
    let forms: PluralForms?
    /// What each form is for.
    let categories: [PluralCategory]
    /// Whether there are plurals, of a language whose rules are not known.
    let isUnknown: Bool

    init(of messages: [TableMessage], in language: String) {
        var used: Set<PluralCategory> = [.other]
        for message in messages {
            if case .plural(let forms)? = message.wording { used.formUnion(forms.keys) }
        }
        let hasPlurals = messages.contains {
            if case .plural? = $0.source { true } else { $0.wording?.isPlural ?? false }
        }
        let locale = try? LocaleID(language)
        // A plural that is not translated yet is to get a form for each category that numbers below a thousand have: what French says of
        // millions no tool of gettext asks for.
        let isOpen = messages.contains {
            if case .plural? = $0.source { !($0.wording?.isPlural ?? false) } else { false }
        }
        let rules = isOpen ? locale.flatMap { try? PluralRules(locale: $0) } : nil
        let all = rules.map { rules in (0..<1_000).map { rules.category(for: $0) } } ?? []
        let known = locale.flatMap {
            PluralForms.forms(of: $0, using: used.union(all)) ?? PluralForms.forms(of: $0, using: used)
        }
        isUnknown = hasPlurals && known == nil
        forms = hasPlurals ? known?.forms ?? PluralForms("nplurals=2; plural=(n != 1);") : nil
        categories = known?.categories ?? [.one, .other]
    }
}

extension POHeader {
    fileprivate init(_ language: String, _ plurals: POPlurals, hasKeys: Bool) {
        self.init()
        self.language = LanguageTag.posix(language)
        self["MIME-Version"] = "1.0"
        self["Content-Type"] = "text/plain; charset=UTF-8"
        self["Content-Transfer-Encoding"] = "8bit"
        if let forms = plurals.forms { pluralForms = forms }
        if hasKeys { self[POFile.keyField] = "msgctxt" }
    }
}

extension Wording {
    var isPlural: Bool { if case .plural = self { true } else { false } }
}

extension POFile {
    /// Says that contexts are keys of a catalog.
    static let keyField = "X-Catalog-Key"

    /// Fields that are written anew, or say nothing about the texts.
    static let knownFields: Set<String> = [
        "language", "mime-version", "content-type", "content-transfer-encoding", "plural-forms", "x-catalog-key",
    ]
}
