internal import LocaleFormatCore

/// Makes expressions and patterns ready, in the order of the message.
struct MessageSiteCompiler {
    private let locale: LocaleID
    private let options: MessageOptions
    /// Indices of declared variables.
    private(set) var declared: [String: Int] = [:]
    private(set) var declarations: [MessageSite] = []
    private(set) var names: [String] = []
    private var indices: [String: Int] = [:]

    init(_ locale: LocaleID, _ options: MessageOptions) { (self.locale, self.options) = (locale, options) }

    mutating func declare(_ declaration: MessageFormat2.Declaration) {
        let name = declaration.variable.name
        // An input is an argument within its own declaration, and the declared variable behind it.
        declarations.append(site(declaration.expression))
        declared[name] = declarations.count - 1
    }

    mutating func steps(_ pattern: MessageFormat2.Pattern) -> [MessageProgram.Step] {
        var steps: [MessageProgram.Step] = []
        steps.reserveCapacity(pattern.count)
        for part in pattern {
            switch part {
            case .text(let text): steps.append(.text(Array(text.utf8)))
            case .expression(let expression): steps.append(.expression(site(expression)))
            case .markup(let markup):
                steps.append(.markup(MessageMarkupSite(markup, siteOptions(markup.options, isMarkup: true))))
            }
        }
        return steps
    }

    private mutating func site(_ expression: MessageFormat2.Expression) -> MessageSite {
        let operand = operand(expression.operand)
        let reference = expression.function
        let source: String
        switch expression.operand {
        case .literal(let text): source = "|" + text.escaped("\\|") + "|"
        case .variable(let variable): source = "$" + variable.name
        case nil: source = ":" + (reference?.name ?? "")
        }
        var expected: NumberSettings?
        if case .declared(let index) = operand { expected = numbers(of: index) }
        return MessageSite(
            operand, source: source, reference.map { function($0.name) }, name: reference?.name ?? "",
            siteOptions(reference?.options ?? [], isMarkup: false), position: expression.place.position,
            expected: expected, zone: options.timeZone)
    }

    /// The settings that a declared variable will have, where they are known; of one without a function its operand's.
    private func numbers(of index: Int) -> NumberSettings? {
        let site = declarations[index]
        if site.function == nil { return site.expected }
        return site.numbers
    }

    private mutating func operand(_ operand: MessageFormat2.Operand?) -> MessageSite.Operand {
        switch operand {
        case nil: return .none
        case .literal(let text): return .literal(text)
        case .variable(let variable):
            if let index = declared[variable.name] { return .declared(index) }
            if let index = indices[variable.name] { return .argument(index) }
            names.append(variable.name)
            indices[variable.name] = names.count - 1
            return .argument(names.count - 1)
        }
    }

    private mutating func siteOptions(_ options: [MessageFormat2.Option], isMarkup: Bool) -> MessageSiteOptions {
        var entries: [MessageSiteOptions.Entry] = []
        for option in options {
            entries.append(.init(name: option.name, value: operand(option.value), position: option.place.position))
        }
        return MessageSiteOptions(entries, locale, isMarkup: isMarkup)
    }

    private func function(_ name: String) -> MessageSite.Function {
        if let custom = options.functions[name] { return .custom(custom) }
        if name == "string" { return .string }
        if let function = NumberFunction(rawValue: name) { return .number(function) }
        if let function = DateFunction(rawValue: name) { return .date(function) }
        return .unknown
    }
}
