/// Finds data model errors: UTS #35 part 9, "Data Model Errors". Linear in the size of the message.
struct MessageValidator {
    private let message: MessageFormat2.Message
    private var found: [MessageFormat2Error] = []

    /// The errors, in the order of their places.
    static func errors(of message: MessageFormat2.Message) -> [MessageFormat2Error] {
        var validator = MessageValidator(message: message)
        let annotated = validator.checkDeclarations()
        validator.checkBody(annotated)
        return validator.found.sorted { $0.position < $1.position }
    }

    private init(message: MessageFormat2.Message) { self.message = message }

    private mutating func report(_ kind: MessageFormat2Error.Kind, at place: SourcePlace, _ detail: String) {
        found.append(MessageFormat2Error(kind, at: place.position, detail))
    }

    // MARK: Declarations

    /// The variables that a function is known of.
    private mutating func checkDeclarations() -> Set<String> {
        var known: Set<String> = []
        var annotated: Set<String> = []
        for declaration in message.declarations {
            let (name, expression) = (declaration.variable, declaration.expression)
            checkOptions(expression.function?.options ?? [])
            var used = (expression.function?.options ?? []).compactMap(\.value.variable?.name)
            var source: String?
            if case .local = declaration, let operand = expression.operand?.variable {
                used.append(operand.name)
                source = operand.name
            }
            if known.contains(name.name) {
                report(
                    .duplicateDeclaration, at: name.place,
                    "'$\(name.name.shortened)' is declared or used before; expected one declaration, ahead of all uses")
            } else if used.contains(name.name) {
                report(.duplicateDeclaration, at: name.place, "'$\(name.name.shortened)' is declared by itself")
            }
            known.insert(name.name)
            known.formUnion(used)
            if expression.function != nil || source.map(annotated.contains) == true { annotated.insert(name.name) }
        }
        return annotated
    }

    private mutating func checkOptions(_ options: [MessageFormat2.Option]) {
        guard options.count > 1 else { return }
        var names: Set<String> = []
        for option in options where !names.insert(option.name).inserted {
            report(.duplicateOptionName, at: option.place, "the option '\(option.name.shortened)' is given twice")
        }
    }

    // MARK: Body

    private mutating func checkBody(_ annotated: Set<String>) {
        switch message.body {
        case .pattern(let pattern): check(pattern)
        case .select(let selectors, let variants):
            for selector in selectors where !annotated.contains(selector.name) {
                report(
                    .missingSelectorAnnotation, at: selector.place,
                    "'$\(selector.name.shortened)' has no function; expected a declaration such as '.input {$\(selector.name.shortened) :number}'"
                )
            }
            check(variants, selectors)
        }
    }

    private mutating func check(_ variants: [MessageFormat2.Variant], _ selectors: [MessageFormat2.VariableName]) {
        var seen: Set<[MessageFormat2.Key]> = []
        var hasFallback = false
        for variant in variants {
            check(variant.pattern)
            if variant.keys.allSatisfy({ $0 == .catchAll }) { hasFallback = true }
            if variant.keys.count != selectors.count {
                report(
                    .variantKeyMismatch, at: variant.place,
                    "the variant has \(variant.keys.count) keys; expected \(selectors.count), as many as selectors")
            } else if !seen.insert(variant.keys.map(\.inFormC)).inserted {
                report(.duplicateVariant, at: variant.place, "another variant has the same keys")
            }
        }
        if !hasFallback {
            report(
                .missingFallbackVariant, at: selectors.first?.place ?? SourcePlace(),
                "no variant is for all values; expected one whose keys are all '*'")
        }
    }

    private mutating func check(_ pattern: MessageFormat2.Pattern) {
        for part in pattern {
            switch part {
            case .text: break
            case .expression(let expression): checkOptions(expression.function?.options ?? [])
            case .markup(let markup): checkOptions(markup.options)
            }
        }
    }
}

extension MessageFormat2.Declaration {
    /// What is declared.
    public var variable: MessageFormat2.VariableName {
        switch self {
        case .local(let name, _): name
        case .input(let expression): expression.operand?.variable ?? ""
        }
    }

    /// What it is declared as.
    public var expression: MessageFormat2.Expression {
        switch self {
        case .local(_, let expression), .input(let expression): expression
        }
    }
}

extension MessageFormat2.Operand {
    /// The variable; nil for a literal.
    public var variable: MessageFormat2.VariableName? {
        if case .variable(let name) = self { return name }
        return nil
    }
}

extension MessageFormat2.Key {
    /// In which keys are compared.
    var inFormC: MessageFormat2.Key {
        if case .literal(let text) = self { return .literal(text.inFormC) }
        return self
    }
}
