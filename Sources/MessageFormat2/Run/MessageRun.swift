internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// One formatting of a message with its arguments.
struct MessageRun {
    let program: MessageProgram
    let arguments: [String: TextArgument]
    /// Values of declared variables, when they have been needed.
    private(set) var declared: [ResolvedMessage?]
    var errors: [MessageFormat2Error] = []
    /// What the bytes are; nil where nobody asks.
    var spans: [FormattedText<MessageField>.Span]?

    init(_ program: MessageProgram, _ arguments: [String: TextArgument]) {
        (self.program, self.arguments) = (program, arguments)
        declared = program.declarations.isEmpty ? [] : Array(repeating: nil, count: program.declarations.count)
    }

    mutating func report(_ problem: MessageFunctionError, at position: SourcePosition) {
        errors.append(MessageFormat2Error(problem.kind, at: position, problem.detail))
    }

    // MARK: Selection

    /// "Compare Variants": the first of the best ones.
    mutating func pattern() -> [MessageProgram.Step] {
        guard let choice = program.choice else { return program.patterns[0] }
        var selectors: [MessageSelector] = []
        for (index, place) in zip(choice.selectors, choice.places) {
            let resolved = declared(index)
            if let selector = MessageSelector(resolved, for: choice) {
                selectors.append(selector)
            } else {
                report(.badSelector("'\(resolved.source.shortened)' has no value to choose by"), at: place)
                selectors.append(.nothing)
            }
        }
        var best: Int?
        var reported: Set<String> = []
        for (variant, keys) in choice.keys.enumerated() {
            guard matches(keys, &selectors, choice, &reported) else { continue }
            if let current = best, !Self.isBetter(keys, than: choice.keys[current], selectors) { continue }
            best = variant
        }
        // A valid message has a variant for all values.
        return best.map { program.patterns[$0] } ?? []
    }

    private mutating func matches(
        _ keys: [MessageChoice.Key], _ selectors: inout [MessageSelector], _ choice: MessageChoice,
        _ reported: inout Set<String>
    ) -> Bool {
        for (index, key) in keys.enumerated() {
            guard case .literal(let text, let kind) = key else { continue }
            do throws(MessageFunctionError) {
                guard try selectors[index].matches(text, kind) else { return false }
            } catch {
                if error.kind == .badVariantKey {
                    if reported.insert(text).inserted { report(error, at: choice.places[index]) }
                } else {
                    report(error, at: choice.places[index])
                    selectors[index] = .nothing
                }
                return false
            }
        }
        return true
    }

    /// "SelectorsCompare"
    private static func isBetter(
        _ keys: [MessageChoice.Key], than others: [MessageChoice.Key], _ selectors: [MessageSelector]
    ) -> Bool {
        for (index, pair) in zip(keys, others).enumerated() {
            switch pair {
            case (.catchAll, .catchAll): continue
            case (.catchAll, .literal): return false
            case (.literal, .catchAll): return true
            case (.literal(let key, let kind), .literal(let other, let otherKind)):
                if key == other { continue }
                return selectors[index].prefers(key, kind, to: other, otherKind)
            }
        }
        return false
    }

    // MARK: Values

    /// The value of a declared variable. Those that it needs come first, without recursion: declarations may be as many as a
    /// message has room for, each with the one before it.
    private mutating func declared(_ index: Int) -> ResolvedMessage {
        if let value = declared[index] { return value }
        let site = program.declarations[index]
        if site.needs.isEmpty {
            let value = value(of: site)
            declared[index] = value
            return value
        }
        var pending = [index]
        while let last = pending.last {
            if declared[last] != nil {
                pending.removeLast()
            } else if let needed = program.declarations[last].needs.first(where: { declared[$0] == nil }) {
                pending.append(needed)
            } else {
                declared[last] = value(of: program.declarations[last])
                pending.removeLast()
            }
        }
        return declared[index] ?? ResolvedMessage(value: .fallback, source: program.declarations[index].source)
    }

    /// "Expression Resolution", of an expression in a pattern.
    mutating func resolved(_ site: MessageSite) -> ResolvedMessage {
        for index in site.needs where declared[index] == nil { _ = declared(index) }
        return value(of: site)
    }

    /// The value of a literal or variable; nil for one that failed, which is then told.
    private mutating func operand(_ operand: MessageSite.Operand, at position: SourcePosition) -> ResolvedMessage? {
        switch operand {
        case .none: return nil
        case .literal(let text): return ResolvedMessage(value: .text(text), source: "")
        case .declared(let index):
            guard let value = declared[index] else { return nil }
            if case .fallback = value.value { return nil }
            return value
        case .argument(let index):
            let name = program.names[index]
            guard let argument = arguments[name] else {
                report(
                    MessageFunctionError(.unresolvedVariable, "there is no argument '\(name.shortened)'"), at: position)
                return nil
            }
            return ResolvedMessage(value: .argument(argument), source: "")
        }
    }

    /// A number as an argument, for a function that has nothing to tell; nil where it must go the long way.
    func quickNumber(_ site: MessageSite) -> (NumberValue, NumberSettings)? {
        guard let settings = site.quick, case .argument(let index) = site.operand,
            case .number(let value)? = arguments[program.names[index]]
        else { return nil }
        return (settings.function == .integer ? value.truncated : value, settings)
    }

    private mutating func value(of site: MessageSite) -> ResolvedMessage {
        if let (value, settings) = quickNumber(site), settings.locale == program.locale {
            return ResolvedMessage(value: .number(value, settings), source: site.source)
        }
        var result = ResolvedMessage(value: .fallback, source: site.source)
        let operand = operand(site.operand, at: site.position)
        guard let function = site.function else {
            guard var value = operand else { return result }
            if case .declared = site.operand { value.source = value.source.isEmpty ? site.source : value.source }
            if value.source.isEmpty { value.source = site.source }
            return value
        }
        if case .unknown = function {
            report(
                MessageFunctionError(.unknownFunction, "there is no function ':\(site.name.shortened)'"),
                at: site.position)
            return result
        }
        if case .none = site.operand {
        } else if operand == nil {
            report(.badOperand("the operand of ':\(site.name.shortened)' has no value"), at: site.position)
            return result
        }
        let (options, operands) = options(site)
        for problem in options.problems { report(problem, at: site.position) }
        result.id = options.context.id
        result.direction = options.context.direction
        result.isIsolated = options.context.direction != nil
        if options.context.locale != program.locale { result.locale = options.context.locale }
        do throws(MessageFunctionError) {
            result.value = try call(function, site, operand, options, operands)
        } catch {
            report(error, at: site.position)
            result.direction = nil
        }
        return result
    }

    // MARK: Options

    /// "Option Resolution"; the operands too where not all options are literals.
    private mutating func options(
        _ site: MessageSite
    ) -> (known: MessageSiteOptions.Known, operands: [String: MessageOperand]?) {
        if let known = site.options.known { return (known, nil) }
        let read = options(site.options, isMarkup: false)
        return (read.known, read.operands)
    }

    private mutating func options(
        _ options: MessageSiteOptions, isMarkup: Bool
    ) -> (known: MessageSiteOptions.Known, operands: [String: MessageOperand]) {
        var known = MessageSiteOptions.Known(context: .init(locale: program.locale))
        var operands: [String: MessageOperand] = [:]
        for entry in options.entries {
            var isLiteral = false
            if case .literal = entry.value { isLiteral = true }
            guard let value = operand(entry.value, at: entry.position)?.operand(isLiteral: isLiteral) else {
                report(.badOption("the option '\(entry.name.shortened)' has no value"), at: entry.position)
                continue
            }
            operands[entry.name] = value
            known.take(
                entry.name, value.text.map { OptionInput(text: $0, isLiteral: isLiteral) }, isMarkup: isMarkup)
        }
        return (known, operands)
    }

    /// "Markup Resolution"
    mutating func resolved(_ markup: MessageMarkupSite) -> MessageMarkup {
        for index in markup.options.needs where declared[index] == nil { _ = declared(index) }
        let known = markup.options.known ?? options(markup.options, isMarkup: true).known
        for problem in known.problems { report(problem, at: markup.position) }
        return MessageMarkup(
            kind: markup.kind, name: markup.name, id: known.context.id, options: known.options.mapValues(\.text))
    }
}
