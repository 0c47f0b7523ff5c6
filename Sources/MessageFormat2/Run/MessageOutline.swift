internal import LocaleFormatCore
package import LocaleFormatNumbers

/// What a message does with arguments that have no styles of their own, as far as it is known before there are any: for who writes messages
/// down, to be run without ICU.
///
/// ``MessageRun`` makes values when it needs them; here stands, for each place and each selector, the way from an argument to its value, and the
/// style that it will have.
package struct MessageOutline: Sendable {
    package enum Operand: Hashable, Sendable {
        /// By its place in the names.
        case argument(Int)
        case literal(String)
    }

    package enum Style: Sendable {
        /// Of an argument that no function reads: text as it is, numbers by these settings.
        case argument(NumberSettings)
        case text
        case number(NumberSettings)
        case date(DateSettings)
    }

    package struct Value: Sendable {
        package let operand: Operand
        package fileprivate(set) var steps: [MessageStep] = []
        package fileprivate(set) var style: Style
        fileprivate var direction: MessageDirection?
    }

    package struct Placeholder: Sendable {
        package let value: Value
        /// What stands there where it has no value: `{$name}`.
        package let fallback: String
        /// How numbers and dates are isolated, text, and the fallback.
        package let isolates: (values: MessageIsolate?, text: MessageIsolate?, fallback: MessageIsolate?)
    }

    package enum Part: Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    /// Why a message has no outline.
    package struct Refusal: Error { package let reason: String }

    package let isRightToLeft: Bool
    package let names: [String]
    package let patterns: [[Part]]
    /// What `.match` chooses by; nil for what matches `*` alone.
    package let selectors: [Value?]
    /// By variant.
    package let keys: [[MessageChoice.Key]]
}

extension CompiledMessage {
    /// - Throws: where options, or what is done, are known at run time alone.
    package func outline() throws(MessageOutline.Refusal) -> MessageOutline {
        var outliner = MessageOutliner(program: program)
        return try outliner.outline()
    }
}

/// Finds out what expressions do, in the order of the message.
private struct MessageOutliner {
    let program: MessageProgram
    /// Those of declared variables.
    private var declared: [MessageOutline.Value] = []

    init(program: MessageProgram) { self.program = program }

    mutating func outline() throws(MessageOutline.Refusal) -> MessageOutline {
        for site in program.declarations { declared.append(try value(site)) }
        var patterns: [[MessageOutline.Part]] = []
        for pattern in program.patterns {
            var parts: [MessageOutline.Part] = []
            for step in pattern {
                switch step {
                case .text(let text): parts.append(.text(String(decoding: text, as: UTF8.self)))
                case .expression(let site): parts.append(.placeholder(try placeholder(site)))
                // Markup is no part of the text.
                case .markup: break
                }
            }
            patterns.append(parts)
        }
        return MessageOutline(
            isRightToLeft: program.isRightToLeft, names: program.names, patterns: patterns,
            selectors: program.choice?.selectors.map(selector) ?? [], keys: program.choice?.keys ?? [])
    }

    private func selector(_ index: Int) -> MessageOutline.Value? {
        let value = declared[index]
        switch value.style {
        case .text: return value
        case .number(let settings):
            if case .none = settings.selection { return nil }
            return value
        case .argument, .date: return nil
        }
    }

    private func placeholder(_ site: MessageSite) throws(MessageOutline.Refusal) -> MessageOutline.Placeholder {
        let value = try value(site)
        func isolate(_ direction: MessageDirection?) -> MessageIsolate? {
            let known = value.direction ?? direction
            return MessageIsolate(
                known == .automatic ? nil : known, isAsked: value.direction != nil, in: program)
        }
        return MessageOutline.Placeholder(
            value: value, fallback: "{\(site.source)}",
            isolates: (
                isolate(value.isRightToLeft(in: program) ? .rightToLeft : .leftToRight), isolate(nil),
                MessageIsolate(nil, isAsked: false, in: program)
            ))
    }

    private func value(_ site: MessageSite) throws(MessageOutline.Refusal) -> MessageOutline.Value {
        var value: MessageOutline.Value?
        switch site.operand {
        case .none: break
        case .literal(let text): value = .init(operand: .literal(text), style: .text)
        case .argument(let index): value = .init(operand: .argument(index), style: .argument(program.numbers))
        case .declared(let index): value = declared[index]
        }
        func refusal(_ reason: String) -> MessageOutline.Refusal {
            .init(reason: "'{\(site.source) :\(site.name)}' \(reason)")
        }
        guard let function = site.function else {
            guard let value else { throw refusal("has neither operand nor function") }
            return value
        }
        switch function {
        case .unknown, .custom:
            throw refusal("has a function that is a program's own; what can be baked are the standard's")
        case .string, .number, .date: break
        }
        guard let known = site.options.known else { throw refusal("takes an option from a variable") }
        guard var value else { throw refusal("has no operand") }
        value.direction = known.context.direction
        do throws(MessageFunctionError) { try apply(function, site, known, to: &value) } catch {
            throw refusal("has no value: \(error.detail)")
        }
        return value
    }

    private func apply(
        _ function: MessageSite.Function, _ site: MessageSite, _ known: MessageSiteOptions.Known,
        to value: inout MessageOutline.Value
    ) throws(MessageFunctionError) {
        switch (function, value.style) {
        case (.string, .argument), (.string, .text), (.string, .number):
            value.steps.append(.text)
            value.style = .text
        case (.number(let function), .argument), (.number(let function), .text), (.number(let function), .number):
            guard let settings = site.numbers else { throw .badOption("its options are known at run time alone") }
            if let failure = settings.failure { throw failure }
            guard !settings.converts else {
                throw .unsupportedOperation("its unit is converted, which takes ICU's data")
            }
            value.steps.append(.number)
            if function == .integer { value.steps.append(.whole) }
            if let offset = settings.offset { value.steps.append(.adding(offset)) }
            value.style = .number(settings)
        case (.date(let function), .argument), (.date(let function), .text), (.date(let function), .date):
            var settings = site.dates
            if case .date(let own) = value.style, !own.carried.isEmpty {
                settings = DateSettings(
                    function, known.options, inherited: own.carried, known.context.locale, program.options.timeZone)
            }
            guard let settings else { throw .badOption("its options are known at run time alone") }
            if let failure = settings.failure { throw failure }
            value.steps.append(.date)
            value.style = .date(settings)
        case (.string, .date), (.number, .date): throw .badOperand("it is given a date")
        case (.date, .number): throw .badOperand("it is given a number")
        case (.unknown, _), (.custom, _): throw .unsupportedOperation("its function is a program's own")
        }
    }
}

extension MessageOutline.Value {
    /// Whether numbers and dates run from right to left.
    fileprivate func isRightToLeft(in program: MessageProgram) -> Bool {
        switch style {
        case .number(let settings): settings.isRightToLeft
        case .date(let settings): settings.isRightToLeft
        case .argument, .text: program.isRightToLeft
        }
    }
}
