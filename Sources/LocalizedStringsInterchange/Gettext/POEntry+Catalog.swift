internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocalizedStrings

extension POEntry {
    /// Flags that say whose specifiers the texts have.
    static let dialects: [String: PrintfDialect] = [
        "c-format": .c, "php-format": .c, "python-format": .python, "java-printf-format": .java,
        "objc-format": .apple,
    ]

    /// Whether a text has U+0004, which msgfmt refuses.
    var hasSeparator: Bool {
        ([context ?? "", id, pluralID ?? ""] + strings).contains { $0.unicodeScalars.contains("\u{4}") }
    }

    var printfDialect: PrintfDialect { flags.lazy.compactMap { Self.dialects[$0] }.first ?? .none }

    /// The key that a catalog reads.
    func catalogKey(contextIsKey: Bool) -> String {
        let id = PrintfText.convert(id, from: printfDialect, to: .apple).text
        return context.map { contextIsKey ? ContextKey.key(of: $0) : "\($0)\u{4}\(id)" } ?? id
    }

    /// Takes what a catalog says of the message beside its texts.
    mutating func describe(_ message: TableMessage, _ lose: (ConversionLoss.Kind) -> Void) {
        extractedComments = message.comment?.split(separator: "\n").map(String.init) ?? []
        if message.wording != nil, message.state != .translated {
            isFuzzy = true
            if message.state != .needsReview { lose(.aside("state", message.state.rawValue)) }
        }
        switch message.extractionState {
        case .stale?: isObsolete = true
        case let state?: lose(.aside("extraction state", state.rawValue))
        case nil: break
        }
        if !message.isTranslatable { lose(.aside("mark", "not to be translated")) }
    }

    /// Tells what a catalog has no place for.
    fileprivate func loseUnheld(_ lose: (ConversionLoss.Kind) -> Void) {
        let id = PrintfText.convert(id, from: printfDialect, to: .apple).text
        for reference in references { lose(.aside("reference", reference)) }
        for flag in flags where !["fuzzy", "c-format", "objc-format"].contains(flag) {
            // Names of arguments tell that it is Python's.
            if flag == "python-format", NamedArguments.isMeant(id) { continue }
            lose(.aside("flag", flag))
        }
        for comment in translatorComments where !comment.isEmpty {
            lose(.aside("mark '#' of the translator's comment", comment))
        }
        for (name, text) in [
            ("previous msgctxt", previousContext), ("previous msgid", previousID),
            ("previous msgid_plural", previousPluralID),
        ] {
            if let text { lose(.notHeld(name, text)) }
        }
    }

    /// The translation, in the entry's own dialect; nil for none.
    ///
    /// - Parameter categories: what each plural form is for.
    fileprivate func wording(
        _ categories: [[PluralCategory]], _ lose: (ConversionLoss.Kind) -> Void
    ) -> Wording? {
        guard pluralID != nil else {
            return strings.first.flatMap { $0.isEmpty ? nil : .text($0) }
        }
        var wordings: [PluralCategory: String] = [:]
        for (index, text) in strings.enumerated() where !text.isEmpty {
            let fitting = categories.indices.contains(index) ? categories[index] : []
            if fitting.isEmpty { lose(.notHeld("plural form \(index)", text)) }
            for category in fitting { wordings[category] = text }
        }
        return wordings.isEmpty ? nil : .plural(wordings)
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

    /// Says whose specifiers the texts have, for msgfmt, and makes of them what it takes.
    private mutating func flag(
        _ dialect: PrintfDialect, of message: TableMessage, one: String, other: String,
        _ lose: (ConversionLoss.Kind) -> Void
    ) {
        let written = strings
        let flag: String? =
            switch dialect {
            case .apple: "objc-format"
            case .c: "c-format"
            case .java: "java-printf-format"
            case .python: "python-format"
            case .none: nil
            }
        guard let flag, ([one, other] + written).contains(where: { PrintfText.hasSpecifiers($0, dialect) }) else {
            return
        }
        flags = [flag]
        // msgfmt checks what is flagged: that it is a format, and refuses the file otherwise. What is fuzzy it does not take.
        strings = written.map { PrintfText.doubled($0, dialect) }
        isFuzzy = !Self.canHold(message.wording, dialect)
        let spaced = PrintfText.countSpaced(one, dialect)
        if !isFuzzy, written.contains(where: { !$0.isEmpty && PrintfText.countSpaced($0, dialect) != spaced }) {
            isFuzzy = true
            if message.state == .translated {
                lose(.aside("state of a wording that has other specifiers than the source", "translated"))
            }
        }
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
        flag(dialect, of: message, one: one, other: other, lose)
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
    /// An entry of a file.
    ///
    /// - Parameters:
    ///   - categories: what each plural form is for.
    ///   - isInSource: whether the file is in the catalog's source language.
    init(
        _ entry: POEntry, key: String, categories: [[PluralCategory]], isInSource: Bool,
        _ lose: (ConversionLoss.Kind) -> Void
    ) {
        self.init(key: key)
        let dialect = entry.printfDialect
        entry.loseUnheld(lose)
        line = entry.position?.line
        let comments = (entry.extractedComments + entry.translatorComments).filter { !$0.isEmpty }
        comment = comments.joined(separator: "\n")
        state = entry.isFuzzy ? .needsReview : .translated
        if entry.isObsolete { extractionState = .stale }
        let text: Wording = entry.pluralID.map { .plural([.one: entry.id, .other: $0]) } ?? .text(entry.id)
        source = text.converted(from: dialect, to: .apple, lose)
        if isInSource, entry.pluralID != nil { wording = source }
        wording = (entry.wording(categories, lose) ?? wording)?.converted(from: dialect, to: .apple, lose)
        if dialect == .none, entry.pluralID == nil, PrintfText.hasSpecifiers(entry.id, .apple) {
            // What is no format has percent signs that are text, which a catalog writes twice.
            source = source?.map(StringCatalog.doubled)
            wording = wording?.map(StringCatalog.doubled)
            if isInSource { wording = wording ?? source }
        }
    }

    /// Whether a text names its arguments: `%(name)@`.
    var hasNames: Bool {
        [source, wording].contains { wording in
            wording?.forms.values.contains(where: NamedArguments.isMeant) == true
        }
    }
}
