internal import LocaleFormatCore
internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers

/// Texts of i18next as messages in ICU's syntax: the forms of a plural are one message, texts within others are written out, formats become
/// forms.
struct I18NextReading {
    /// The forms of a key.
    struct Group {
        /// By context; the empty one is none.
        var texts: [String: String] = [:]
        var cardinals: [String: [PluralCategory: String]] = [:]
        var ordinals: [String: [PluralCategory: String]] = [:]

        var contexts: [String] {
            Set(texts.keys).union(cardinals.keys).union(ordinals.keys).filter { !$0.isEmpty }.sorted()
        }
    }

    /// The keys of messages in their order.
    private(set) var keys: [String] = []
    private(set) var groups: [String: Group] = [:]
    private let rules: [PluralRules.Kind: PluralRules]
    private var told: [ConversionLoss.Kind] = []
    private var budget = 0
    private var open: [String] = []

    static let partLimit = 10_000
    static let referenceLimit = 32

    /// What makes a message none: beyond the limits.
    struct Excess: Error {}

    // MARK: Keys

    /// - Parameter contexts: words behind a key that say its context.
    init(_ texts: [(key: String, text: String)], language: String, contexts: Set<String>) {
        rules = PluralRules.both(of: language)
        let all = Set(texts.map(\.key))
        let categories = Set((rules[.cardinal]?.categories ?? PluralCategory.allCases) + [.zero])
        /// The first key that is form of another one, and whose plural it may be.
        var hasOther: [String: Bool] = [:]
        func isPlural(_ base: String) -> Bool {
            if let known = hasOther[base] { return known }
            let isOne =
                all.contains("\(base)_other")
                || all.contains(base)
                    && !PluralCategory.allCases.contains {
                        !categories.contains($0) && all.contains("\(base)_\($0.rawValue)")
                    }
            hasOther[base] = isOne
            return isOne
        }
        for (key, text) in texts {
            var (base, form) = (key, Form.text)
            if let (stem, category) = Self.category(of: key) {
                if stem.hasSuffix("_ordinal") {
                    (base, form) = (String(stem.dropLast("_ordinal".count)), .ordinal(category))
                } else if isPlural(stem) {
                    (base, form) = (stem, .cardinal(category))
                }
            }
            var context = ""
            if let bar = base.lastIndex(of: "_"), contexts.contains(String(base[bar...].dropFirst())) {
                let stem = String(base[..<bar])
                let isKnown =
                    all.contains(stem)
                    || PluralCategory.allCases.contains {
                        all.contains("\(stem)_\($0.rawValue)") || all.contains("\(stem)_ordinal_\($0.rawValue)")
                    }
                if isKnown { (base, context) = (stem, String(base[bar...].dropFirst())) }
            }
            if groups[base] == nil { keys.append(base) }
            groups[base, default: Group()].add(text, form, context)
        }
    }

    enum Form {
        case text
        case cardinal(PluralCategory)
        case ordinal(PluralCategory)
    }

    /// The category that a key ends in.
    private static func category(of key: String) -> (stem: String, category: PluralCategory)? {
        guard let bar = key.lastIndex(of: "_"),
            let category = PluralCategory(rawValue: String(key[bar...].dropFirst())),
            bar > key.startIndex
        else { return nil }
        return (String(key[..<bar]), category)
    }

    /// Whether a key is one text, without forms and contexts.
    func isText(_ key: String) -> Bool {
        guard let group = groups[key] else { return false }
        return group.contexts.isEmpty && group.cardinals.isEmpty && group.ordinals.isEmpty
    }

    // MARK: Messages

    /// The messages of a key: that of its plural or its text, and that of its ordinal forms where there are both.
    mutating func messages(
        of key: String, _ lose: (ConversionLoss.Kind) -> Void
    ) -> [(id: String, message: MessageFormat1)] {
        guard let group = groups[key] else { return [] }
        var result: [(id: String, message: MessageFormat1)] = []
        let hasText = !group.cardinals.isEmpty || !group.texts.isEmpty
        for isOrdinal in [false, true] where isOrdinal ? !group.ordinals.isEmpty : hasText {
            (told, budget, open) = ([], Self.partLimit, [key])
            do {
                let parts = try parts(of: group, isOrdinal: isOrdinal, Scope())
                for kind in told { lose(kind) }
                result.append((isOrdinal && hasText ? "\(key)_ordinal" : key, MessageFormat1(parts: parts)))
            } catch {
                lose(
                    .leftOut(
                        "its texts within it come to more than \(Self.partLimit) parts, or are \(Self.referenceLimit) deep"
                    ))
            }
        }
        return result
    }

    /// What a text within another is told.
    private struct Scope {
        var values: [String: I18NextNesting.Value] = [:]
    }

    private mutating func tell(_ text: String) { told.tell(.message(text)) }

    private mutating func parts(of group: Group, isOrdinal: Bool, _ scope: Scope) throws(Excess)
        -> [MessageFormat1.Part]
    {
        let contexts = group.contexts
        let plain = try parts(of: group, "", isOrdinal: isOrdinal, scope)
        guard !contexts.isEmpty else { return plain }
        switch scope.values["context"] {
        case .text(let word)?:
            return try contexts.contains(word) ? parts(of: group, word, isOrdinal: isOrdinal, scope) : plain
        case .argument(let name)?: return try select(name, group, contexts, plain, isOrdinal: isOrdinal, scope)
        case nil: return try select("context", group, contexts, plain, isOrdinal: isOrdinal, scope)
        }
    }

    private mutating func select(
        _ name: String, _ group: Group, _ contexts: [String], _ plain: [MessageFormat1.Part], isOrdinal: Bool,
        _ scope: Scope
    ) throws(Excess) -> [MessageFormat1.Part] {
        var variants: [MessageFormat1.SelectVariant] = []
        for context in contexts {
            variants.append(.init(context, try parts(of: group, context, isOrdinal: isOrdinal, scope)))
        }
        return [.select(argument(name), variants + [.init("other", plain)])]
    }

    /// The forms of one context.
    private mutating func parts(of group: Group, _ context: String, isOrdinal: Bool, _ scope: Scope)
        throws(Excess) -> [MessageFormat1.Part]
    {
        let kind = isOrdinal ? PluralRules.Kind.ordinal : .cardinal
        guard let forms = (isOrdinal ? group.ordinals : group.cardinals)[context] else {
            return try parts(of: group.texts[context] ?? group.texts[""] ?? "", scope)
        }
        let text = group.texts[context]
        if let text, forms[.other] != nil, !isOrdinal { tell("the text beside plural forms, '\(text)', is left out") }
        let other = forms[.other] ?? text ?? forms.max { $0.key < $1.key }?.value ?? ""
        var name = "count"
        switch scope.values["count"] {
        case .text(let digits)?:
            let number = Double(digits)
            let category = number.flatMap { rules[kind]?.category(for: .double($0)) } ?? .other
            let form = (number == 0 && !isOrdinal ? forms[.zero] : nil) ?? forms[category] ?? other
            return try parts(of: form, scope)
        case .argument(let own)?: name = own
        case nil: break
        }
        let own = Set(rules[kind]?.categories ?? PluralCategory.allCases)
        var variants: [MessageFormat1.PluralVariant] = []
        for (category, form) in forms.sorted(by: { $0.key < $1.key }) where category != .other {
            let parts = try parts(of: form, scope)
            if own.contains(category) {
                variants.append(.init(.keyword(category.rawValue), parts))
            } else if category == .zero, !isOrdinal {
                // i18next asks for `_zero` of 0 in every language.
                variants.insert(.init(.exactly(0), parts), at: 0)
            } else {
                tell("the language has no '\(category.rawValue)', so '\(form)' is never chosen")
            }
        }
        variants.append(.init(.keyword("other"), try parts(of: other, scope)))
        return [.plural(argument(name), kind, offset: 0, variants)]
    }

    // MARK: Texts

    private mutating func parts(of text: String, _ scope: Scope) throws(Excess) -> [MessageFormat1.Part] {
        let read = I18NextText(text).parts
        budget -= read.count + 1
        guard budget >= 0 else { throw Excess() }
        var result: [MessageFormat1.Part] = []
        for part in read {
            let new: [MessageFormat1.Part]
            switch part {
            case .text(let text): new = [.text(text)]
            case .value(let name, let format, let isUnescaped):
                if isUnescaped { tell("'{{- \(name)}}' is not escaped in HTML, which no other format says") }
                new = [value(name, format, scope)]
            case .nested(let nesting): new = try self.nested(nesting, scope)
            }
            for part in new {
                if case .text(let text) = part, case .text(let before)? = result.last {
                    result[result.count - 1] = .text(before + text)
                } else {
                    result.append(part)
                }
            }
        }
        return result
    }

    private mutating func value(_ name: String, _ format: String?, _ scope: Scope) -> MessageFormat1.Part {
        var name = name
        switch scope.values[name] {
        case .text(let text)?: return .text(text)
        case .argument(let own)?: name = own
        case nil: break
        }
        let argument = argument(name)
        guard let format, !format.isEmpty else { return .argument(argument) }
        guard let options = I18NextFormat.options(format) else {
            tell("only a program knows the format '\(format)' of '\(name)'")
            return .argument(argument)
        }
        var found: [ConversionLoss.Kind] = []
        let part = options.part(argument) { found.append($0) }
        told += found.filter { !told.contains($0) }
        return part
    }

    /// A name that ICU's messages have: `author.name` is `author_name`.
    private mutating func argument(_ name: String) -> String {
        let own = I18NextFormat.argument(name)
        if own != name { tell("argument '\(name)' is '\(own)'") }
        return own
    }

    private mutating func nested(_ nesting: I18NextNesting, _ scope: Scope) throws(Excess) -> [MessageFormat1.Part] {
        let written = MessageFormat1.Part.text("$t(\(nesting.written))")
        guard let options = nesting.options, !nesting.key.contains("{{") else {
            tell("'$t(\(nesting.written))' cannot be read, and is text")
            return [written]
        }
        guard let group = groups[nesting.key] else {
            told.tell(.missingText(nesting.key))
            return [written]
        }
        guard !open.contains(nesting.key) else {
            tell("'\(nesting.key)' is within itself")
            return [written]
        }
        guard open.count < Self.referenceLimit else { throw Excess() }
        tell("the text '\(nesting.key)' within it is written out")
        open.append(nesting.key)
        defer { open.removeLast() }
        // It knows what the text around it knows, but for what it is told.
        var inner = scope
        for (name, value) in options where name != "ordinal" {
            if case .argument(let outer) = value, let known = scope.values[outer] {
                inner.values[name] = known
            } else {
                inner.values[name] = value
            }
        }
        let isOrdinal = options["ordinal"] == .text("true")
        return try parts(of: group, isOrdinal: isOrdinal && !group.ordinals.isEmpty, inner)
    }
}

extension I18NextReading.Group {
    mutating func add(_ text: String, _ form: I18NextReading.Form, _ context: String) {
        switch form {
        case .text: texts[context] = text
        case .cardinal(let category): cardinals[context, default: [:]][category] = text
        case .ordinal(let category): ordinals[context, default: [:]][category] = text
        }
    }
}
