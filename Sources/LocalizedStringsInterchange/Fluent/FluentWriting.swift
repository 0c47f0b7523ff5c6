internal import LocaleFormatMessageFormat1
internal import LocaleFormatNumbers

/// Messages in ICU's syntax as patterns of Fluent: `plural` and `select` are choices, forms are options of `NUMBER` and `DATETIME`.
struct FluentWriting {
    let language: String
    let lose: (ConversionLoss.Kind) -> Void

    func pattern(_ message: MessageFormat1) -> FluentPattern {
        pattern(message.withoutLimits(language, lose).parts, counted: nil)
    }

    private func pattern(_ parts: [MessageFormat1.Part], counted: FluentExpression?) -> FluentPattern {
        var elements: [FluentElement] = []
        func add(_ text: String) {
            if case .text(let before)? = elements.last {
                elements[elements.count - 1] = .text(before + text)
            } else if !text.isEmpty {
                elements.append(.text(text))
            }
        }
        for part in parts {
            switch part {
            case .text(let text): add(text)
            case .argument(let name): elements.append(.placeable(.variable(self.name(name))))
            case .formatted(let name, let format): elements.append(.placeable(value(name, format)))
            case .number:
                if let counted { elements.append(.placeable(counted)) } else { add("#") }
            case .plural(let name, let kind, let offset, let variants):
                elements.append(.placeable(plural(name, kind, offset, variants)))
            case .select(let name, let variants): elements.append(.placeable(select(name, variants, counted)))
            case .choice(let name, _): lose(.message("the choice by limits of '\(name)' is left out"))
            case .tag(let tag, let inner):
                // Fluent's overlays have tags in the text of messages.
                lose(.message("markup '<\(tag)>' is text"))
                add("<\(tag)>")
                for element in pattern(inner, counted: counted).elements {
                    if case .text(let text) = element { add(text) } else { elements.append(element) }
                }
                add("</\(tag)>")
            }
        }
        return FluentPattern(elements)
    }

    // MARK: Arguments

    /// A name that Fluent has: letters of ASCII, digits, `_` and `-`, a letter first.
    private func name(_ own: String) -> String {
        if FluentFile.isIdentifier(own) { return own }
        var name = own.unicodeScalars.map { scalar in
            FluentFile.isIdentifier("a\(scalar)") ? String(scalar) : "_"
        }.joined()
        if !FluentFile.isIdentifier(name) { name = "arg\(name)" }
        lose(.message("argument '\(own)' is '$\(name)'"))
        return name
    }

    /// Those that Fluent's runtimes take from a file; style, currency and unit come with the argument.
    private static let numberOptions: Set<String> = [
        "unitDisplay", "currencyDisplay", "useGrouping", "minimumIntegerDigits", "minimumFractionDigits",
        "maximumFractionDigits", "minimumSignificantDigits", "maximumSignificantDigits",
    ]

    private func value(_ name: String, _ format: MessageFormat1.Format) -> FluentExpression {
        let variable = FluentExpression.variable(self.name(name))
        guard let options = IntlOptions.reading(format, of: name, lose) else { return variable }
        return function(options, variable, name)
    }

    private func function(_ options: IntlOptions, _ variable: FluentExpression, _ name: String) -> FluentExpression {
        var named: [FluentNamedArgument] = []
        for option in options.options {
            if options.kind == .number, !Self.numberOptions.contains(option.name) {
                lose(.message("the option '\(option)' of argument '\(name)' is the program's to give in Fluent"))
                continue
            }
            let isNumber = Int(option.value) != nil
            named.append(.init(option.name, isNumber ? .number(option.value) : .string(option.value)))
        }
        if options.kind == .number, named.isEmpty { return variable }
        return .function(options.kind == .number ? "NUMBER" : "DATETIME", .init([variable], named: named))
    }

    // MARK: Choices

    private func plural(
        _ name: String, _ kind: PluralRules.Kind, _ offset: Double, _ variants: [MessageFormat1.PluralVariant]
    ) -> FluentExpression {
        let variable = FluentExpression.variable(self.name(name))
        if offset != 0 { lose(.message("Fluent takes nothing off a number: the offset of '\(name)' is left out")) }
        var selector = variable
        // The number is counted as it is shown.
        let other = variants.first { $0.selector == .keyword("other") }
        if let form = MessageFormat1.countingForm(of: name, in: other?.parts ?? []).form {
            var found: [ConversionLoss.Kind] = []
            if let options = IntlOptions.reading(.number(form), of: name, { found.append($0) }) {
                selector = FluentWriting(language: language, lose: { _ in }).function(options, variable, name)
            }
        }
        if kind == .ordinal {
            var arguments = FluentArguments([variable])
            if case .function(_, let own) = selector { arguments = own }
            arguments.named.append(.init("type", .string("ordinal")))
            selector = .function("NUMBER", arguments)
        }
        var numbers: [FluentVariant] = []
        var categories: [FluentVariant] = []
        var fallback = FluentVariant(.name("other"), FluentPattern([]), isDefault: true)
        for variant in variants {
            let value = pattern(variant.parts, counted: variable)
            switch variant.selector {
            case .exactly(let number): numbers.append(.init(.number(Self.digits(number)), value))
            case .keyword("other"): fallback.value = value
            case .keyword(let word):
                guard FluentFile.isIdentifier(word) else {
                    lose(.message("the variant '\(word)' is never chosen, and left out"))
                    continue
                }
                categories.append(.init(.name(word), value))
            }
        }
        return .select(selector, numbers + categories + [fallback])
    }

    private static func digits(_ number: Double) -> String {
        if let whole = Int(exactly: number) { return String(whole) }
        let text = number.description
        return text.contains("e") || !number.isFinite ? "0" : text
    }

    private func select(
        _ name: String, _ variants: [MessageFormat1.SelectVariant], _ counted: FluentExpression?
    ) -> FluentExpression {
        var made: [FluentVariant] = []
        var fallback = FluentVariant(.name("other"), FluentPattern([]), isDefault: true)
        for variant in variants {
            let value = pattern(variant.parts, counted: counted)
            if variant.key == "other" {
                fallback.value = value
            } else if FluentFile.isIdentifier(variant.key) {
                made.append(.init(.name(variant.key), value))
            } else {
                lose(.message("the variant '\(variant.key)' is no name in Fluent, and left out"))
            }
        }
        return .select(.variable(self.name(name)), made + [fallback])
    }
}

extension FluentFile {
    /// Whether a text is a name: letters from A to Z, digits, `_` and `-`, a letter first.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.utf8.first, FluentParser.isLetter(first) else { return false }
        return text.utf8.allSatisfy {
            FluentParser.isLetter($0) || FluentParser.isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
    }
}
