internal import LocaleFormatCore
internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers

/// Messages in ICU's syntax as texts of i18next: a choice by a number is `count`, one by text is `context`, and further ones are texts of
/// their own, which stand within the first: `$t(files_folders, {"count": {{folders}} })`.
struct I18NextWriting {
    private let language: String
    private let rules: [PluralRules.Kind: PluralRules]
    private var taken: Set<String>
    private(set) var texts: [(key: String, text: String)] = []
    /// Keys of choices that have a text of their own.
    private var helpers: [MessageFormat1.Part: String] = [:]
    /// Those that are still to be written.
    private var pending: [(part: MessageFormat1.Part, key: String)] = []
    private var lose: (ConversionLoss.Kind) -> Void = { _ in }
    private var told: Set<ConversionLoss.Kind> = []

    /// - Parameter ids: those of all messages, which no text of another one gets.
    init(ids: [String], language: String) {
        (taken, self.language) = (Set(ids), language)
        rules = PluralRules.both(of: language)
    }

    mutating func add(_ message: MessageFormat1, id: String, _ lose: @escaping (ConversionLoss.Kind) -> Void) {
        (helpers, told, self.lose) = ([:], [], lose)
        write(message.withoutLimits(language, lose).parts, id)
        while !pending.isEmpty {
            let (part, key) = pending.removeFirst()
            write([part], key)
        }
        self.lose = { _ in }
    }

    private mutating func tell(_ text: String) {
        if told.insert(.message(text)).inserted { lose(.message(text)) }
    }

    // MARK: Forms

    /// What a text is chosen by.
    private struct Choice {
        var plural: (name: String, kind: PluralRules.Kind)?
        var select: String?
        /// What arguments are called in the texts.
        var names: [String: String] = [:]
    }

    /// One of the texts of a key.
    private struct Form {
        var context: String?
        var category: PluralCategory?
        var isZero = false
    }

    private mutating func write(_ parts: [MessageFormat1.Part], _ id: String) {
        let choice = choice(of: parts)
        let contexts = [nil] + I18NextChoices.contexts(of: choice.select, in: parts).map(Optional.some)
        for context in contexts {
            guard let (name, kind) = choice.plural else {
                add(parts, Form(context: context), choice, id)
                continue
            }
            let found = I18NextChoices.selectors(of: name, kind, in: parts)
            let own = rules[kind]?.categories ?? PluralCategory.allCases
            for word in found.words where PluralCategory(rawValue: word).map({ !own.contains($0) }) ?? true {
                tell("the language has no '\(word)', and its variant is left out")
            }
            // i18next asks for `_zero` of 0; other numbers have the form of their category.
            for number in found.numbers where number != 0 || kind == .ordinal || own.contains(.zero) {
                if !isAlone(number, kind) { tell("the variant for exactly \(number.formatted) is left out") }
            }
            if kind == .cardinal, found.numbers.contains(0), !own.contains(.zero) {
                add(parts, Form(context: context, category: .zero, isZero: true), choice, id)
            }
            for category in own {
                let isNamed = found.words.contains(category.rawValue) || category == .other
                let isExact = found.numbers.contains {
                    rules[kind]?.category(for: .double($0)) == category && isAlone($0, kind)
                }
                if isNamed || isExact { add(parts, Form(context: context, category: category), choice, id) }
            }
        }
    }

    /// Whether a category is for one whole number alone.
    private func isAlone(_ number: Double, _ kind: PluralRules.Kind) -> Bool {
        guard let rules = rules[kind], let whole = UInt64(exactly: number) else { return false }
        let category = rules.category(for: whole)
        return !Self.samples.contains { $0 != whole && rules.category(for: $0) == category }
    }

    /// Whole numbers that every rule of CLDR tells apart as it does all others.
    private static let samples: [UInt64] = Array(0...220) + [1_000, 1_001, 1_011, 10_000, 1_000_000, 2_000_000]

    private mutating func add(_ parts: [MessageFormat1.Part], _ form: Form, _ choice: Choice, _ id: String) {
        var stem = id
        if choice.plural?.kind == .ordinal, stem.hasSuffix("_ordinal") {
            stem = String(stem.dropLast("_ordinal".count))
        }
        var key = stem + (form.context.map { "_\($0)" } ?? "")
        if choice.plural?.kind == .ordinal { key += "_ordinal" }
        if let category = form.category { key += "_\(category.rawValue)" }
        texts.append((key, text(parts, form, choice, id)))
    }

    private mutating func choice(of parts: [MessageFormat1.Part]) -> Choice {
        var choice = Choice()
        choice.plural = I18NextChoices.plural(in: parts)
        choice.select = I18NextChoices.select(in: parts)
        for name in I18NextChoices.arguments(of: parts) {
            if name == choice.plural?.name {
                choice.names[name] = "count"
            } else if name == choice.select {
                choice.names[name] = "context"
            } else if name == "count" && choice.plural != nil || name == "context" && choice.select != nil {
                choice.names[name] = "\(name)_value"
            }
        }
        for (name, other) in choice.names.sorted(by: { $0.key < $1.key }) where name != other && !name.isMadeUp {
            tell("argument '\(name)' is '\(other)'")
        }
        return choice
    }

    // MARK: Texts

    private mutating func text(
        _ parts: [MessageFormat1.Part], _ form: Form, _ choice: Choice, _ id: String, counted: String? = nil
    ) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text):
                if text.contains("{{") || text.contains("$t(") {
                    tell("'{{' and '$t(' begin something in i18next, and are no text")
                }
                result += text
            case .argument(let name): result += "{{\(choice.names[name] ?? name)}}"
            case .formatted(let name, let format):
                var found: [ConversionLoss.Kind] = []
                let options = IntlOptions.reading(format, of: name) { found.append($0) }
                for kind in found where told.insert(kind).inserted { lose(kind) }
                result += "{{\(choice.names[name] ?? name)\(options.map { ", \(I18NextFormat.text($0))" } ?? "")}}"
            case .number: result += counted.map { "{{\(choice.names[$0] ?? $0), number}}" } ?? "#"
            case .plural(let name, let kind, let offset, let variants):
                if offset != 0 { tell("i18next takes nothing off a number: the offset of '\(name)' is left out") }
                guard choice.plural.map({ $0 == (name, kind) }) ?? false else {
                    result += nested(part, name, isPlural: true, choice, id)
                    continue
                }
                let chosen = chosen(variants, kind, form)
                result += text(chosen, form, choice, id, counted: name)
            case .select(let name, let variants):
                guard name == choice.select else {
                    result += nested(part, name, isPlural: false, choice, id)
                    continue
                }
                let variant = variants.first { $0.key == form.context } ?? variants.last { $0.key == "other" }
                result += text(variant?.parts ?? [], form, choice, id, counted: counted)
            case .choice(let name, _): tell("the choice by limits of '\(name)' is left out")
            case .tag(let tag, let inner):
                // react-i18next has tags in the text.
                tell("markup '<\(tag)>' is text")
                result += "<\(tag)>" + text(inner, form, choice, id, counted: counted) + "</\(tag)>"
            }
        }
        if result.contains("{{{") { tell("a '{' right before an argument is read as a part of its name") }
        return result
    }

    private func chosen(
        _ variants: [MessageFormat1.PluralVariant], _ kind: PluralRules.Kind, _ form: Form
    ) -> [MessageFormat1.Part] {
        func exact(_ number: Double) -> [MessageFormat1.Part]? {
            variants.first { $0.selector == .exactly(number) }?.parts
        }
        func word(_ category: PluralCategory) -> [MessageFormat1.Part]? {
            variants.first { $0.selector == .keyword(category.rawValue) }?.parts
        }
        guard let category = form.category else { return word(.other) ?? [] }
        if form.isZero {
            return exact(0) ?? word(rules[kind]?.category(for: UInt64(0)) ?? .other) ?? word(.other) ?? []
        }
        let alone = variants.first { variant in
            guard case .exactly(let number) = variant.selector else { return false }
            return rules[kind]?.category(for: .double(number)) == category && isAlone(number, kind)
        }
        return alone?.parts ?? word(category) ?? word(.other) ?? []
    }

    /// A choice as a text of its own: what it is chosen by, and arguments that have another name there, are told it.
    private mutating func nested(
        _ part: MessageFormat1.Part, _ name: String, isPlural: Bool, _ outer: Choice, _ id: String
    ) -> String {
        let inner = choice(of: [part])
        if inner.plural?.kind == .ordinal { tell("the ordinal choice by '\(name)' is asked for as a cardinal one") }
        let key: String
        if let known = helpers[part] {
            key = known
        } else {
            var made = "\(id)_\(name)"
            var number = 2
            while !taken.insert(made).inserted {
                made = "\(id)_\(name)_\(number)"
                number += 1
            }
            key = made
            helpers[part] = key
            tell("a second choice, by '\(name)', is the text '\(key)'")
            pending.append((part, key))
        }
        var options: [String] = []
        for argument in I18NextChoices.arguments(of: [part]) {
            let (there, here) = (inner.names[argument] ?? argument, outer.names[argument] ?? argument)
            guard there != here || argument == name else { continue }
            options.append(there == "count" ? "\"count\": {{\(here)}}" : "\"\(there)\": \"{{\(here)}}\"")
        }
        // A brace behind braces would close them.
        return "$t(\(key), {\(options.joined(separator: ", ")) })"
    }
}

/// What the choices of a message are by, in the order of the text.
private enum I18NextChoices {
    static func visit(_ parts: [MessageFormat1.Part], _ body: (MessageFormat1.Part) -> Void) {
        for part in parts {
            body(part)
            switch part {
            case .plural(_, _, _, let variants): for variant in variants { visit(variant.parts, body) }
            case .select(_, let variants): for variant in variants { visit(variant.parts, body) }
            case .tag(_, let inner): visit(inner, body)
            default: break
            }
        }
    }

    static func plural(in parts: [MessageFormat1.Part]) -> (name: String, kind: PluralRules.Kind)? {
        var found: (name: String, kind: PluralRules.Kind)?
        visit(parts) { if case .plural(let name, let kind, _, _) = $0, found == nil { found = (name, kind) } }
        return found
    }

    static func select(in parts: [MessageFormat1.Part]) -> String? {
        var found: String?
        visit(parts) { if case .select(let name, _) = $0, found == nil { found = name } }
        return found
    }

    static func contexts(of name: String?, in parts: [MessageFormat1.Part]) -> [String] {
        var found: [String] = []
        visit(parts) { part in
            guard case .select(let own, let variants) = part, own == name else { return }
            for variant in variants where variant.key != "other" && !found.contains(variant.key) {
                found.append(variant.key)
            }
        }
        return found
    }

    static func selectors(
        of name: String, _ kind: PluralRules.Kind, in parts: [MessageFormat1.Part]
    ) -> (words: Set<String>, numbers: Set<Double>) {
        var found: (words: Set<String>, numbers: Set<Double>) = ([], [])
        visit(parts) { part in
            guard case .plural(let own, let ownKind, _, let variants) = part, own == name, ownKind == kind else {
                return
            }
            for variant in variants {
                switch variant.selector {
                case .keyword(let word): found.words.insert(word)
                case .exactly(let number): found.numbers.insert(number)
                }
            }
        }
        return found
    }

    static func arguments(of parts: [MessageFormat1.Part]) -> [String] {
        MessageFormat1(parts: parts).arguments.map(\.name)
    }
}

extension String {
    /// `arg1`, which no one gave a name.
    fileprivate var isMadeUp: Bool { hasPrefix("arg") && Int(dropFirst(3)) != nil }
}

extension Double {
    /// Without a fraction where it has none.
    fileprivate var formatted: String { Int(exactly: self).map(String.init) ?? description }
}
