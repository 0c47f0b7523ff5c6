internal import LocaleFormatCore
internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers

/// Patterns of a ``FluentFile`` as messages in ICU's syntax: terms and references to messages are written out, arguments of functions become
/// forms, and choices become `plural` and `select`.
struct FluentReading {
    /// By name, terms with their hyphen; the first of several.
    private let messages: [String: FluentMessage]
    private let rules: [PluralRules.Kind: PluralRules]
    /// What is told of the message that is read.
    private var told: [ConversionLoss.Kind] = []
    /// Parts that the message may still come to.
    private var budget = 0
    /// Texts within whose references the one that is read stands.
    private var open: [String] = []

    /// Parts of one message, and texts within each other by reference.
    static let partLimit = 10_000
    static let referenceLimit = 32

    init(_ file: FluentFile, language: String) {
        messages = Dictionary(file.messages.map { ($0.name, $0) }) { first, _ in first }
        rules = PluralRules.both(of: language)
    }

    /// What makes a message none: beyond the limits.
    struct Excess: Error {}

    /// What a term is told, by name; nil for a message, whose variables are arguments.
    private typealias Scope = [String: FluentExpression]?

    /// - Parameter name: that of the message and its attribute, to which it cannot refer itself.
    mutating func message(_ pattern: FluentPattern, named name: String, _ lose: (ConversionLoss.Kind) -> Void)
        -> MessageFormat1?
    {
        (told, budget, open) = ([], Self.partLimit, [name])
        let isTerm = name.hasPrefix("-")
        do {
            let parts = try parts(pattern, isTerm ? [:] : nil)
            for kind in told { lose(kind) }
            return MessageFormat1(parts: Self.joined(parts))
        } catch {
            lose(
                .leftOut("its references come to more than \(Self.partLimit) parts, or are \(Self.referenceLimit) deep")
            )
            return nil
        }
    }

    private mutating func tell(_ text: String) { told.tell(.message(text)) }

    /// Texts side by side as one.
    private static func joined(_ parts: [MessageFormat1.Part]) -> [MessageFormat1.Part] {
        var result: [MessageFormat1.Part] = []
        for part in parts {
            if case .text(let text) = part, case .text(let before)? = result.last {
                result[result.count - 1] = .text(before + text)
            } else {
                result.append(part)
            }
        }
        return result
    }

    private mutating func parts(_ pattern: FluentPattern, _ scope: Scope) throws(Excess) -> [MessageFormat1.Part] {
        budget -= pattern.elements.count + 1
        guard budget >= 0 else { throw Excess() }
        var result: [MessageFormat1.Part] = []
        for element in pattern.elements {
            switch element {
            case .text(let text): result.append(.text(text))
            case .placeable(let expression): result += try parts(expression, scope)
            }
        }
        return Self.joined(result)
    }

    private mutating func parts(_ expression: FluentExpression, _ scope: Scope) throws(Excess) -> [MessageFormat1.Part]
    {
        switch expression {
        case .string: return [.text(expression.text ?? "")]
        case .number(let digits):
            if digits.contains(".") || digits.utf8.count > 3 {
                tell("the number \(digits) is text, which Fluent writes as the language does")
            }
            return [.text(digits)]
        case .variable(let name):
            guard let scope else { return [.argument(name)] }
            guard let value = scope[name] else {
                tell("nothing is told the term of '$\(name)'")
                return [.text("{$\(name)}")]
            }
            return try parts(value, nil)
        case .message(let id, let attribute): return try reference(id, attribute, scope: scope)
        case .term(let id, let attribute, let arguments):
            let named = arguments?.named ?? []
            return try reference("-\(id)", attribute, scope: Dictionary(named.map { ($0.name, $0.value) }) { $1 })
        case .function(let name, let arguments): return try function(name, arguments, scope)
        case .select(let selector, let variants): return try select(selector, variants, scope)
        case .placeable(let inner): return try parts(inner, scope)
        }
    }

    // MARK: References

    private mutating func reference(_ name: String, _ attribute: String?, scope: Scope) throws(Excess)
        -> [MessageFormat1.Part]
    {
        let full = name + (attribute.map { ".\($0)" } ?? "")
        guard let pattern = pattern(name, attribute) else {
            told.tell(.missingText(full))
            return [.text("{\(full)}")]
        }
        guard !open.contains(full) else {
            tell("'\(full)' refers to itself")
            return [.text("{\(full)}")]
        }
        guard open.count < Self.referenceLimit else { throw Excess() }
        let what = name.hasPrefix("-") ? "the term" : "the message"
        let isTold = name.hasPrefix("-") && scope.map { !$0.isEmpty } ?? false
        tell("\(what) '\(full)'\(isTold ? ", with what it is told," : "") is written out")
        open.append(full)
        defer { open.removeLast() }
        return try parts(pattern, scope)
    }

    private func pattern(_ name: String, _ attribute: String?) -> FluentPattern? {
        guard let message = messages[name] else { return nil }
        guard let attribute else { return message.value }
        return message.attributes.last { $0.id == attribute }?.value
    }

    // MARK: Functions

    private mutating func function(_ name: String, _ arguments: FluentArguments, _ scope: Scope) throws(Excess)
        -> [MessageFormat1.Part]
    {
        guard let value = arguments.positional.first else {
            tell("only a program knows what the function '\(name)' does")
            return [.text("{\(name)()}")]
        }
        guard case .variable(let argument) = value, scope == nil else {
            tell("what '\(name)' makes of a value that stands in the text is left to the reader")
            return try parts(value, scope)
        }
        guard let options = Self.options(name, arguments) else {
            tell("only a program knows what the function '\(name)' does to '$\(argument)'")
            return [.argument(argument)]
        }
        var found: [ConversionLoss.Kind] = []
        let part = options.part(argument) { found.append($0) }
        told += found.filter { !told.contains($0) }
        return [part]
    }

    /// The options of the standard's two functions, without those that only choices ask for.
    private static func options(_ name: String, _ arguments: FluentArguments) -> IntlOptions? {
        guard let kind = ["NUMBER": IntlOptions.Kind.number, "DATETIME": .date][name] else { return nil }
        return IntlOptions(
            kind,
            arguments.named.compactMap { argument in
                guard argument.name != "type" else { return nil }
                if case .number(let digits) = argument.value { return .init(name: argument.name, value: digits) }
                return .init(name: argument.name, value: argument.value.text ?? "")
            })
    }

    // MARK: Choices

    private mutating func select(_ selector: FluentExpression, _ variants: [FluentVariant], _ scope: Scope)
        throws(Excess) -> [MessageFormat1.Part]
    {
        var selector = selector
        if case .variable(let name) = selector, let scope { selector = scope[name] ?? .string("") }
        switch selector {
        case .string, .number: return try parts(chosen(by: selector, variants), scope)
        case .term(let id, let attribute, _):
            let full = "-\(id)" + (attribute.map { ".\($0)" } ?? "")
            guard let elements = pattern("-\(id)", attribute)?.elements, elements.count == 1,
                case .text(let text) = elements[0]
            else {
                tell("'\(full)' is no text to choose by; the default is left")
                return try parts(chosen(by: .string("\u{0}"), variants), scope)
            }
            tell("the choice by '\(full)', which is '\(text)', is made")
            return try parts(chosen(by: .string(text), variants), scope)
        case .variable(let name): return [try choice(by: name, nil, variants, scope)]
        case .function(let function, let arguments):
            guard scope == nil, case .variable(let name)? = arguments.positional.first, function == "NUMBER" else {
                tell("only a program knows what the function '\(function)' chooses; the default is left")
                return try parts(chosen(by: .string("\u{0}"), variants), scope)
            }
            return [try choice(by: name, arguments, variants, scope)]
        default: return try parts(chosen(by: .string("\u{0}"), variants), scope)
        }
    }

    /// The first variant that fits a value, or the default.
    private func chosen(by value: FluentExpression, _ variants: [FluentVariant]) -> FluentPattern {
        let text = value.text
        var number: Double?
        if case .number(let digits) = value { number = Double(digits) }
        let category = number.flatMap { rules[.cardinal]?.category(for: .double($0)).rawValue }
        let fitting = variants.first { variant in
            switch variant.key {
            case .name(let name): name == text || name == category
            case .number(let digits): number != nil && Double(digits) == number
            }
        }
        return (fitting ?? variants.first(where: \.isDefault))?.value ?? FluentPattern([])
    }

    private mutating func choice(
        by name: String, _ arguments: FluentArguments?, _ variants: [FluentVariant], _ scope: Scope
    ) throws(Excess) -> MessageFormat1.Part {
        let type = arguments?.named.first { $0.name == "type" }?.value.text
        // Languages with one form for all numbers have `*[other]` alone.
        let isOther = variants.count == 1 && variants[0].key == .name(PluralCategory.other.rawValue)
        let isNumber =
            arguments != nil || isOther
            || variants.contains { variant in
                switch variant.key {
                case .number: true
                case .name(let name): !variant.isDefault && PluralCategory(rawValue: name) != nil
                }
            }
        guard isNumber else { return try textChoice(by: name, variants, scope) }
        let kind = type == "ordinal" ? PluralRules.Kind.ordinal : .cardinal
        return .plural(name, kind, offset: 0, try pluralVariants(variants, kind, scope))
    }

    private mutating func textChoice(by name: String, _ variants: [FluentVariant], _ scope: Scope) throws(Excess)
        -> MessageFormat1.Part
    {
        var made: [MessageFormat1.SelectVariant] = []
        var fallback: [MessageFormat1.Part] = []
        for variant in variants {
            guard case .name(let key) = variant.key else { continue }
            let parts = try parts(variant.value, scope)
            if variant.isDefault {
                fallback = parts
            } else if !made.contains(where: { $0.key == key }) {
                made.append(.init(key, parts))
            }
        }
        return .select(name, made + [.init("other", fallback)])
    }

    /// Variants as ICU chooses: a number before categories, `other` for all that is left. Fluent takes the first that fits.
    private mutating func pluralVariants(
        _ variants: [FluentVariant], _ kind: PluralRules.Kind, _ scope: Scope
    ) throws(Excess) -> [MessageFormat1.PluralVariant] {
        var numbers: [MessageFormat1.PluralVariant] = []
        var categories: [(category: PluralCategory, parts: [MessageFormat1.Part])] = []
        var fallback: (key: PluralCategory?, parts: [MessageFormat1.Part]) = (nil, [])
        for variant in variants {
            let parts = try parts(variant.value, scope)
            var category: PluralCategory?
            switch variant.key {
            case .number(let digits):
                guard let number = Double(digits) else { break }
                let own = rules[kind]?.category(for: .double(number))
                let isTaken =
                    numbers.contains { $0.selector == .exactly(number) } || categories.contains { $0.category == own }
                if !isTaken { numbers.append(.init(.exactly(number), parts)) }
            case .name(let name):
                category = PluralCategory(rawValue: name)
                if let category {
                    if !categories.contains(where: { $0.category == category }) { categories.append((category, parts)) }
                } else if !variant.isDefault {
                    tell("the variant '\(name)' is for a text, in a choice by a number")
                }
            }
            if variant.isDefault { fallback = (category, parts) }
        }
        // What has no variant of its own takes the default, which need not be `other`.
        if let other = categories.first(where: { $0.category == .other })?.parts, fallback.key != .other {
            for category in rules[kind]?.categories ?? [] where !categories.contains(where: { $0.category == category })
            {
                categories.append((category, fallback.parts))
            }
            fallback.parts = other
        }
        let named = categories.filter { $0.category != .other }
            .map { MessageFormat1.PluralVariant(.keyword($0.category.rawValue), $0.parts) }
        return numbers + named + [.init(.keyword("other"), fallback.parts)]
    }
}
