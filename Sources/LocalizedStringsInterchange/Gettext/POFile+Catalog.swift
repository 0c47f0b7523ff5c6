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
    ///   header.
    public mutating func merge(_ file: POFile, language: String? = nil) -> [ConversionLoss] {
        var losses: [ConversionLoss] = []
        let header = file.header
        let language = language ?? header.language.map(LanguageTag.catalog(posix:)) ?? sourceLanguage
        let locale = (try? LocaleID(language)) ?? "und"
        let forms = header.pluralForms ?? PluralForms("nplurals=2; plural=(n != 1);")
        let categories = forms?.wordings(in: locale) ?? []
        let contextIsKey = header[POFile.keyField] == "msgctxt"
        for (name, value) in header.fields where !POFile.knownFields.contains(name.lowercased()) && !value.isEmpty {
            losses.append(.init(.notHeld("header field", "\(name): \(value)")))
        }
        var messages: [TableMessage] = []
        for entry in file.entries where !entry.isHeader {
            let dialect = entry.printfDialect
            let id = PrintfText.convert(entry.id, from: dialect, to: .apple).text
            let key = entry.catalogKey(contextIsKey: contextIsKey)
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: key, language: language, line: entry.position?.line))
            }
            for reference in entry.references { lose(.notHeld("reference", reference)) }
            for flag in entry.flags where !["fuzzy", "c-format", "objc-format"].contains(flag) {
                // Names of arguments tell that it is Python's.
                if flag == "python-format", NamedArguments.isMeant(id) { continue }
                lose(.notHeld("flag", flag))
            }
            for comment in entry.translatorComments where !comment.isEmpty {
                lose(.notHeld("mark '#' of the translator's comment", comment))
            }
            for (name, text) in [
                ("previous msgctxt", entry.previousContext), ("previous msgid", entry.previousID),
                ("previous msgid_plural", entry.previousPluralID),
            ] {
                if let text { lose(.notHeld(name, text)) }
            }
            var message = TableMessage(key: key)
            message.line = entry.position?.line
            let comments = (entry.extractedComments + entry.translatorComments).filter { !$0.isEmpty }
            message.comment = comments.joined(separator: "\n")
            message.state = entry.isFuzzy ? .needsReview : .translated
            if entry.isObsolete { message.extractionState = .stale }
            let source: Wording = entry.pluralID.map { .plural([.one: entry.id, .other: $0]) } ?? .text(entry.id)
            message.source = source.converted(from: dialect, to: .apple, lose)
            if language == sourceLanguage, entry.pluralID != nil { message.wording = message.source }
            if entry.pluralID == nil {
                if let text = entry.strings.first, !text.isEmpty { message.wording = .text(text) }
            } else if entry.strings.contains(where: { !$0.isEmpty }) {
                var wordings: [PluralCategory: String] = [:]
                for (index, text) in entry.strings.enumerated() where !text.isEmpty {
                    let fitting = categories.indices.contains(index) ? categories[index] : []
                    if fitting.isEmpty { lose(.notHeld("plural form \(index)", text)) }
                    for category in fitting { wordings[category] = text }
                }
                if !wordings.isEmpty { message.wording = .plural(wordings) }
            }
            message.wording = message.wording?.converted(from: dialect, to: .apple, lose)
            if dialect == .none, entry.pluralID == nil, PrintfText.hasSpecifiers(entry.id, .apple) {
                // What is no format has percent signs that are text, which a catalog writes twice.
                message.source = message.source?.map(Self.doubled)
                message.wording = message.wording?.map(Self.doubled)
                if language == sourceLanguage { message.wording = message.wording ?? message.source }
            }
            messages.append(message)
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
        var used: Set<PluralCategory> = [.other]
        for message in messages {
            if case .plural(let forms)? = message.wording { used.formUnion(forms.keys) }
        }
        let hasPlurals = messages.contains {
            if case .plural? = $0.source { true } else { $0.wording?.isPlural ?? false }
        }
        let known = (try? LocaleID(language)).flatMap { PluralForms.forms(of: $0, using: used) }
        if hasPlurals, known == nil {
            losses.append(.init(.notHeld("plural rules of the language", language), language: language))
        }
        let forms = known?.forms ?? PluralForms("nplurals=2; plural=(n != 1);")
        let categories = known?.categories ?? [.one, .other]
        var entries: [POEntry] = []
        func own(_ message: TableMessage) -> PrintfDialect { dialect ?? (message.hasNames ? .python : .c) }
        let hasKeys = messages.contains { POEntry.needsKey($0, categories, own($0)) }
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language))
            }
            guard message.source != nil else {
                // In the source language it is told already.
                if language != sourceLanguage { lose(.leftOut("its source text has no wording that can be held")) }
                continue
            }
            guard
                var entry = POEntry(message, categories, own(message), lose, hasKeys: hasKeys)
            else { continue }
            guard !entry.hasSeparator else {
                lose(.leftOut("a text with U+0004, which stands between context and text in .mo files"))
                continue
            }
            entry.extractedComments = message.comment?.split(separator: "\n").map(String.init) ?? []
            if message.wording != nil, message.state != .translated {
                entry.isFuzzy = true
                if message.state != .needsReview { lose(.notHeld("state", message.state.rawValue)) }
            }
            switch message.extractionState {
            case .stale?: entry.isObsolete = true
            case let state?: lose(.notHeld("extraction state", state.rawValue))
            case nil: break
            }
            if !message.isTranslatable { lose(.notHeld("mark", "not to be translated")) }
            entries.append(entry)
        }
        var file = POFile(entries: entries)
        var header = POHeader()
        header.language = LanguageTag.posix(language)
        header["MIME-Version"] = "1.0"
        header["Content-Type"] = "text/plain; charset=UTF-8"
        header["Content-Transfer-Encoding"] = "8bit"
        if hasPlurals { header.pluralForms = forms }
        if hasKeys { header[POFile.keyField] = "msgctxt" }
        file.header = header
        return Conversion(file, losses: losses)
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

extension POEntry {
    /// Flags that say whose specifiers the texts have.
    static let dialects: [String: PrintfDialect] = [
        "c-format": .c, "php-format": .c, "python-format": .python, "java-printf-format": .java,
        "objc-format": .apple,
    ]

    /// Whether a text has U+0004, which msgfmt refuses.
    fileprivate var hasSeparator: Bool {
        ([context ?? "", id, pluralID ?? ""] + strings).contains { $0.unicodeScalars.contains("\u{4}") }
    }

    var printfDialect: PrintfDialect { flags.lazy.compactMap { Self.dialects[$0] }.first ?? .none }

    /// The key that a catalog reads.
    fileprivate func catalogKey(contextIsKey: Bool) -> String {
        let id = PrintfText.convert(id, from: printfDialect, to: .apple).text
        return context.map { contextIsKey ? ContextKey.key(of: $0) : "\($0)\u{4}\(id)" } ?? id
    }

    /// Whether a key that was no format in a file is none again; its text.
    private static func plainText(_ message: TableMessage) -> String? {
        guard message.source == .text(StringCatalog.doubled(message.key)), message.key.contains("%"),
            case .text(let text)? = message.wording ?? .text("")
        else { return nil }
        return text.replacing("%%", with: "%")
    }

    /// The source's forms in a dialect, and the one that is the `msgid`.
    private static func source(
        _ message: TableMessage, _ dialect: PrintfDialect
    ) -> (forms: [PluralCategory: String], one: String, other: String) {
        let isPlural = message.source?.isPlural ?? false || message.wording?.isPlural ?? false
        // The source's own faults are those of the translation too, and told once.
        let forms = message.source?.map { PrintfText.convert($0, from: .apple, to: dialect).text }.forms ?? [:]
        let other = forms[.other] ?? forms.min { $0.key < $1.key }?.value ?? ""
        return (forms, isPlural ? forms[.one] ?? other : other, other)
    }

    /// Whether a dialect has all specifiers of a wording; Python has no `%2$d`.
    private static func canHold(_ wording: Wording?, _ dialect: PrintfDialect) -> Bool {
        wording?.forms.values.allSatisfy { PrintfText.convert($0, from: .apple, to: dialect).faults.isEmpty } ?? true
    }

    /// Whether an entry tells the key apart from its text and what was a context, or its text is not read as the key again: Python has no
    /// `%1$@`, which comes back as `%@`.
    static func needsKey(_ message: TableMessage, _ categories: [PluralCategory], _ dialect: PrintfDialect) -> Bool {
        if message.source == nil || plainText(message) != nil { return false }
        if case .list? = message.wording ?? message.source { return false }
        let one = source(message, dialect).one
        let key = PrintfText.convert(message.key, from: .apple, to: dialect).text
        if key != one, ContextKey.context(of: key, id: one) == nil { return true }
        guard let entry = POEntry(message, categories, dialect, { _ in }, hasKeys: false) else { return false }
        return entry.catalogKey(contextIsKey: false) != message.key
    }

    /// Nil for what no entry can hold.
    ///
    /// - Parameter hasKeys: whether `msgctxt` is the key.
    init?(
        _ message: TableMessage, _ categories: [PluralCategory], _ dialect: PrintfDialect,
        _ lose: (ConversionLoss.Kind) -> Void, hasKeys: Bool
    ) {
        if let text = Self.plainText(message) {
            let parts = message.key.split(separator: "\u{4}", maxSplits: 1, omittingEmptySubsequences: false)
            let context = hasKeys ? ContextKey.written(message.key) : String(parts[0])
            self.init(id: String(parts.last ?? ""), context: parts.count == 2 ? context : nil, strings: [text])
            return
        }
        func converted(_ wording: Wording?) -> Wording? { wording?.converted(from: .apple, to: dialect, lose) }
        if case .list(let texts)? = message.wording ?? message.source {
            lose(.leftOut("a list of \(texts.count) texts"))
            return nil
        }
        let wording = converted(message.wording)
        let isPlural = message.source?.isPlural ?? false || message.wording?.isPlural ?? false
        let (forms, one, other) = Self.source(message, dialect)
        for (category, text) in forms where category != .one && category != .other && text != other {
            lose(.notHeld("source wording for '\(category.rawValue)'", text))
        }
        let key = PrintfText.convert(message.key, from: .apple, to: dialect).text
        var context: String?
        if key != one {
            context = hasKeys ? ContextKey.written(message.key) : ContextKey.context(of: key, id: one)
        }
        guard context != nil || !one.isEmpty else {
            lose(.leftOut("the empty text is the header's"))
            return nil
        }
        var strings = [""]
        if isPlural {
            let own = wording?.forms ?? [:]
            strings = categories.map { own[$0] ?? own[.other] ?? "" }
            for (category, text) in own.sorted(by: { $0.key < $1.key }) where !strings.contains(text) {
                lose(.notHeld("wording for '\(category.rawValue)'", text))
            }
        } else if case .text(let text)? = wording {
            strings = [text]
        }
        self.init(id: one, pluralID: isPlural ? other : nil, context: context, strings: strings)
        let texts = [one, other] + strings
        let flag: String? =
            switch dialect {
            case .apple: "objc-format"
            case .c: "c-format"
            case .java: "java-printf-format"
            case .python: "python-format"
            case .none: nil
            }
        if let flag, texts.contains(where: { PrintfText.hasSpecifiers($0, dialect) }) {
            flags = [flag]
            // msgfmt checks what is flagged: that it is a format, and refuses the file otherwise. What is fuzzy it does not take.
            self.strings = strings.map { PrintfText.doubled($0, dialect) }
            isFuzzy = !Self.canHold(message.wording, dialect)
            let spaced = PrintfText.countSpaced(one, dialect)
            if !isFuzzy, strings.contains(where: { !$0.isEmpty && PrintfText.countSpaced($0, dialect) != spaced }) {
                isFuzzy = true
                if message.state == .translated {
                    lose(.notHeld("state of a wording that has other specifiers than the source", "translated"))
                }
            }
        }
        if hasKeys, self.context == nil, catalogKey(contextIsKey: true) != message.key {
            self.context = ContextKey.written(message.key)
        }
    }
}

/// Keys in `msgctxt`. A file has no U+0004 there: in `.mo` files it stands between the context and the text, and msgfmt refuses it.
private enum ContextKey {
    /// What ``key(of:)`` reads: U+0004 is ␄, and signs that would be read so stand behind ␛.
    static func written(_ key: String) -> String {
        guard key.unicodeScalars.contains(where: { $0 == "\u{4}" || $0 == "␄" || $0 == "␛" }) else { return key }
        return key.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\u{4}": text += "␄"
            case "␄", "␛": text += "␛\(scalar)"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    static func key(of context: String) -> String {
        guard context.unicodeScalars.contains(where: { $0 == "␄" || $0 == "␛" }) else { return context }
        var key = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in context.unicodeScalars {
            switch scalar {
            case "␛" where !isEscaped: isEscaped = true
            case "␄" where !isEscaped: key.append("\u{4}")
            default:
                key.append(scalar)
                isEscaped = false
            }
        }
        return String(key)
    }

    /// The context of a key that is it, U+0004 and the text; nil for another key.
    static func context(of key: String, id: String) -> String? {
        let parts = key.split(separator: "\u{4}", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && parts[1] == id ? String(parts[0]) : nil
    }
}

extension TableMessage {
    /// Whether a text names its arguments: `%(name)@`.
    fileprivate var hasNames: Bool {
        [source, wording].contains { wording in
            wording?.forms.values.contains(where: NamedArguments.isMeant) == true
        }
    }
}
