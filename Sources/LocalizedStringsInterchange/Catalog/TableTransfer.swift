internal import LocaleFormatAppleStrings
internal import LocaleFormatJSON
internal import LocaleFormatNumbers
internal import LocalizedStrings

/// One message of a file, on its way to a catalog or from one.
struct TableMessage {
    var key: String
    /// The text in the source language, where the file has it or the catalog knows it.
    var source: Wording?
    /// The text in the file's language; nil for none.
    var wording: Wording?
    var comment: String?
    var state: TranslationState = .translated
    var extractionState: ExtractionState?
    var isTranslatable = true
    var line: Int?
    /// In the place of ``wording``, the text as the catalog has it, for formats that hold all of it; nil for none, and for a list.
    var template: TextTemplate?
    /// What the catalog calls arguments, `%(count)lld`, by number.
    var names: [Int: String] = [:]
}

extension StringCatalog {
    /// Puts messages of a file into the catalog. What was there and is not said otherwise stays.
    mutating func take(_ messages: [TableMessage], language: String, _ losses: inout [ConversionLoss]) {
        for message in messages {
            func lose(_ kind: ConversionLoss.Kind) {
                losses.append(.init(kind, key: message.key, language: language, line: message.line))
            }
            var entry = self[message.key] ?? CatalogEntry()
            if let comment = message.comment, !comment.isEmpty {
                if let known = entry.comment, known != comment {
                    lose(.changed("comment", from: known, to: comment))
                }
                entry.comment = comment
            }
            if let state = message.extractionState { entry.extractionState = state }
            if !message.isTranslatable { entry.shouldTranslate = false }
            if let source = message.source, language != sourceLanguage {
                let known = entry[sourceLanguage]
                let new = source.localization(.translated)
                if let known, known != new {
                    lose(.changed("source text", from: known.firstText, to: new.firstText))
                }
                if known != nil || source != .text(message.key) { entry[sourceLanguage] = new }
            }
            let new =
                message.wording?.localization(message.state)
                ?? message.template.map { CatalogLocalization($0, state: message.state) }
            if let new {
                if let known = entry[language], known != new {
                    lose(.changed("text", from: known.firstText, to: new.firstText))
                }
                let isItsKey =
                    language == sourceLanguage
                    && (message.wording == .text(message.key) || message.template == TextTemplate(message.key))
                entry[language] = isItsKey && message.state == .translated ? nil : new
            }
            self[message.key] = entry
        }
    }

    /// The messages of a language, a key each. Whatever no other format holds is among the losses.
    ///
    /// - Parameters:
    ///   - asTemplates: for a format that says substitutions and variations in its own syntax, and what it cannot.
    ///   - names: what becomes of arguments with names.
    func messages(
        in language: String, asTemplates: Bool = false, names: ArgumentNames = .numbered,
        _ losses: inout [ConversionLoss]
    ) -> [TableMessage] {
        for member in fields.members where !["sourceLanguage", "strings", "version"].contains(member.key) {
            losses.append(.init(.aside("member of the catalog", member.key)))
        }
        var messages: [TableMessage] = []
        messages.reserveCapacity(count)
        for key in keys {
            guard let entry = self[key] else { continue }
            var found: [ConversionLoss] = []
            func lose(_ kind: ConversionLoss.Kind) { found.append(.init(kind, key: key, language: language)) }
            for member in entry.fields.members where !Self.heldMembers.contains(member.key) {
                lose(.aside("member of the entry", member.key))
            }
            // A key that has no text in the source language is its own text.
            func text(_ language: String) -> CatalogLocalization? {
                if let own = entry[language], !own.units.isEmpty { return own }
                return language == sourceLanguage ? CatalogLocalization(key) : nil
            }
            let keepsNames = names.areKept(in: [text(sourceLanguage), text(language)].compactMap(\.self))
            var named = NamedArguments(of: text(sourceLanguage) ?? CatalogLocalization(key))
            let own = text(language).map { keepsNames ? $0 : named.numbered($0) }
            // What the source loses is told where the source language is written.
            let source = text(sourceLanguage).map { keepsNames ? $0 : named.numbered($0) }
            var message = TableMessage(key: key, source: source?.wording { _ in })
            message.wording = own?.wording { if !asTemplates { lose($0) } }
            if asTemplates {
                (message.template, message.names) = (own?.template, named.names)
            } else if !keepsNames {
                for (number, name) in named.names.sorted(by: { $0.key < $1.key }) where own != nil {
                    lose(.notHeld("argument's name", "\(number): \(name)"))
                }
            }
            message.state = own?.state ?? .translated
            message.comment = entry.comment
            message.extractionState = entry.extractionState
            message.isTranslatable = entry.shouldTranslate
            losses += found
            messages.append(message)
        }
        return messages
    }

    private static let heldMembers: Set<String> = ["comment", "extractionState", "shouldTranslate", "localizations"]
}

/// What becomes of arguments that a catalog names, `%(count)lld`, on their way to another format.
enum ArgumentNames {
    /// The format has none.
    case numbered
    /// The format's specifiers have names.
    case kept
    /// The format has names for a text in which all arguments have one, and else numbers.
    case keptWhereAll

    func areKept(in localizations: [CatalogLocalization]) -> Bool {
        switch self {
        case .numbered: return false
        case .kept: return true
        case .keptWhereAll:
            let units = localizations.flatMap(\.units)
            guard units.allSatisfy({ $0.path.substitution == nil }) else { return false }
            let counts = units.map { PrintfText.countNames($0.unit.value) }
            return counts.contains { $0.named > 0 } && counts.allSatisfy { $0.others == 0 }
        }
    }
}

extension TableMessage {
    /// What formats without states and origins cannot hold of the message.
    func loseStates(language: String, _ losses: inout [ConversionLoss]) {
        if wording != nil, state != .translated {
            losses.append(.init(.aside("state", state.rawValue), key: key, language: language))
        }
        if let extractionState {
            losses.append(.init(.aside("extraction state", extractionState.rawValue), key: key, language: language))
        }
    }
}

extension CatalogLocalization {
    /// The first wording, for messages.
    var firstText: String { units.first?.unit.value ?? "" }
}

/// How languages are written in files and folders.
enum LanguageTag {
    /// `pt_BR`, `sr@latin`, `zh_Hans_CN.UTF-8` as a catalog writes it: `pt-BR`, `sr-Latn`, `zh-Hans-CN`.
    static func catalog(posix name: String) -> String {
        let parts = name.split(separator: "@", maxSplits: 1)
        var tag = (parts.first?.split(separator: ".").first).map { String($0).replacing("_", with: "-") } ?? ""
        if parts.count > 1,
            let script = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"][parts[1].lowercased()]
        {
            var subtags = tag.split(separator: "-").map(String.init)
            subtags.insert(script, at: min(1, subtags.count))
            tag = subtags.joined(separator: "-")
        }
        return tag
    }

    /// `pt-BR` as programs of POSIX write it: `pt_BR`.
    static func posix(_ language: String) -> String {
        var subtags = language.split(separator: "-").map(String.init)
        var modifier = ""
        if subtags.count > 1, let name = ["Latn": "latin", "Cyrl": "cyrillic", "Deva": "devanagari"][subtags[1]] {
            subtags.remove(at: 1)
            modifier = "@\(name)"
        }
        return subtags.joined(separator: "_") + modifier
    }
}

/// Names of resources for keys that are none.
struct ResourceNames {
    private var taken: Set<String>

    /// - Parameter keys: all keys of the table; those that are names keep them.
    init(_ keys: [String], isName: (String) -> Bool) { taken = Set(keys.filter(isName)) }

    /// A name of letters, digits and underscores that no other key has: `save_file` for `Save %@ file…`.
    mutating func make(for key: String) -> String {
        var words: [String] = []
        var word = ""
        for scalar in key.lowercased().unicodeScalars {
            if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
                word.unicodeScalars.append(scalar)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        var base = words.joined(separator: "_")
        if base.utf8.count > 48 { base = String(base.prefix(48)) }
        if base.first.map({ !$0.isLetter }) ?? true { base = base.isEmpty ? "text" : "text_\(base)" }
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(base)_\(number)"
            number += 1
        }
        return name
    }

    /// Whether a key is letters, digits and underscores, a letter or an underscore first, with dots where they are allowed.
    static func isName(_ key: String, dots: Bool) -> Bool {
        guard let first = key.utf8.first, first == 0x5F || first | 0x20 >= 0x61 && first | 0x20 <= 0x7A else {
            return false
        }
        return key.utf8.allSatisfy { byte in
            byte == 0x5F || (0x30...0x39).contains(byte) || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
                || dots && byte == 0x2E
        }
    }
}
