internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatNumbers

/// What functions make of their operands: UTS #35 part 9, "Function Resolution".
extension MessageRun {
    /// The value of an expression with a function.
    mutating func call(
        _ function: MessageSite.Function, _ site: MessageSite, _ operand: ResolvedMessage?,
        _ options: MessageSiteOptions.Known, _ operands: [String: MessageOperand]?
    ) throws(MessageFunctionError) -> ResolvedMessage.Value {
        switch function {
        case .unknown: return .fallback
        case .number(let function): return try number(function, site, operand, options)
        case .date(let function): return try date(function, site, operand, options)
        case .string:
            guard let text = operand?.operand(isLiteral: false)?.text else {
                throw .badOperand("':string' takes text or a number")
            }
            return .text(text)
        case .custom(let custom):
            var isLiteral = false
            if case .literal = site.operand { isLiteral = true }
            let literals = options.options.mapValues {
                MessageOperand(argument: .string($0.text), value: nil, options: [:], isLiteral: true)
            }
            let operands = (operands ?? literals).filter { !$0.key.utf8.starts(with: "u:".utf8) }
            var call = MessageFunctionCall(
                locale: options.context.locale, operand: operand?.operand(isLiteral: isLiteral), options: operands,
                direction: options.context.direction)
            if operand != nil, call.operand == nil { throw .badOperand("the operand of ':\(site.name)' has no value") }
            defer { for problem in call.problems { report(problem, at: site.position) } }
            return .custom(try custom.resolve(&call), name: site.name)
        }
    }

    private mutating func number(
        _ function: NumberFunction, _ site: MessageSite, _ operand: ResolvedMessage?,
        _ options: MessageSiteOptions.Known
    ) throws(MessageFunctionError) -> ResolvedMessage.Value {
        var value: NumberValue
        var settings = site.numbers
        if case .number(let number, let own)? = operand?.value {
            value = number
            if own !== site.expected { settings = nil }
        } else {
            let input = operand?.operand(isLiteral: false)
            guard let number = input?.number else {
                throw .badOperand(
                    "':\(site.name)' takes a number\(input?.text.map { ", not '\($0.shortened)'" } ?? "")")
            }
            value = number
            if site.expected != nil || input?.options.isEmpty == false { settings = nil }
        }
        let made: NumberSettings
        if let settings {
            made = settings
        } else {
            made = NumberSettings(
                function, options.options, inherited: operand?.operand(isLiteral: false)?.options ?? [:],
                options.context.locale)
        }
        for problem in made.problems { report(problem, at: site.position) }
        if let failure = made.failure { throw failure }
        if function == .integer { value = value.truncated }
        if let offset = made.offset {
            guard let sum = value.adding(offset) else { throw .unsupportedOperation("no sum with \(value.plainText)") }
            value = sum
        }
        return .number(value, made)
    }

    private mutating func date(
        _ function: DateFunction, _ site: MessageSite, _ operand: ResolvedMessage?,
        _ options: MessageSiteOptions.Known
    ) throws(MessageFunctionError) -> ResolvedMessage.Value {
        var settings = site.dates
        let date: MessageDate
        var inherited: [String: String] = [:]
        if case .date(let known, let own)? = operand?.value {
            (date, inherited) = (known, own.carried)
        } else {
            let input = operand?.operand(isLiteral: false)
            guard let input, let read = MessageDate(input.argument) else {
                let found = input?.text.map { ", not '\($0.shortened)'" } ?? ""
                throw .badOperand("':\(site.name)' takes a date, such as 2025-11-21 or 2025-11-21T08:30:00Z\(found)")
            }
            (date, inherited) = (read, input.options)
        }
        if !inherited.isEmpty { settings = nil }
        let made =
            settings
            ?? DateSettings(
                function, options.options, inherited: inherited, options.context.locale, program.options.timeZone)
        for problem in made.problems { report(problem, at: site.position) }
        if let failure = made.failure { throw failure }
        if made.usesOwnZone, date.zone == nil {
            report(.badOperand("timeZone is 'input', but the date has no zone or offset"), at: site.position)
        }
        return .date(date, made)
    }
}
