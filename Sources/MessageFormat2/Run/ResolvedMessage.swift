internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// The value of an expression: UTS #35 part 9, "Resolved Values".
struct ResolvedMessage {
    enum Value {
        /// It failed; the source is written in its place.
        case fallback
        /// An argument that no function has read.
        case argument(TextArgument)
        /// A literal, or what `:string` made.
        case text(String)
        case number(NumberValue, NumberSettings)
        case date(MessageDate, DateSettings)
        /// What a custom function made; its name.
        case custom(any MessageValue, name: String)
    }

    var value: Value
    /// What it stands for in the message.
    var source: String
    /// From `u:dir`; nil where the function or the message decides.
    var direction: MessageDirection?
    /// Whether `u:dir` asks for isolation.
    var isIsolated = false
    /// From `u:id`.
    var id: String?
    /// From `u:locale`, where it is not the message's.
    var locale: LocaleID?

    /// As the operand of a function or the value of an option; nil where it is none.
    func operand(isLiteral: Bool) -> MessageOperand? {
        switch value {
        case .fallback: return nil
        case .argument(let argument):
            return MessageOperand(
                argument: argument, value: nil, options: argument.carriedOptions, isLiteral: isLiteral)
        case .text(let text):
            return MessageOperand(argument: .string(text), value: nil, options: [:], isLiteral: isLiteral)
        case .number(let number, let settings):
            return MessageOperand(
                argument: .number(number), value: nil, options: settings.carried, isLiteral: false)
        case .date(let date, let settings):
            return MessageOperand(
                argument: date.argument(settings.locale), value: nil, options: settings.carried, isLiteral: false)
        case .custom(let value, _):
            guard let argument = value.argument else { return nil }
            return MessageOperand(argument: argument, value: value, options: value.options, isLiteral: false)
        }
    }

    /// Which way the text runs, where it is known.
    func knownDirection(isRightToLeft: Bool) -> MessageDirection? {
        if let direction { return direction == .automatic ? nil : direction }
        switch value {
        case .number(_, let settings): return settings.isRightToLeft ? .rightToLeft : .leftToRight
        case .date(_, let settings): return settings.isRightToLeft ? .rightToLeft : .leftToRight
        case .argument(.number), .argument(.styledNumber), .argument(.date), .argument(.duration):
            return isRightToLeft ? .rightToLeft : .leftToRight
        case .custom(let value, _): return value.direction == .automatic ? nil : value.direction
        case .fallback, .text, .argument: return nil
        }
    }

    /// The standard's word for what it is.
    var type: String {
        switch value {
        case .fallback: "fallback"
        case .text: "string"
        case .number(_, let settings):
            switch settings.function {
            case .number, .integer, .offset: "number"
            case .currency, .percent, .unit: settings.function.rawValue
            }
        case .date(_, let settings): settings.function.rawValue
        case .custom(_, let name): name
        case .argument(let argument):
            switch argument {
            case .number, .styledNumber: "number"
            case .date: "datetime"
            default: "string"
            }
        }
    }
}

extension TextArgument {
    /// What its own style says to functions: its currency, its unit.
    fileprivate var carriedOptions: [String: String] {
        guard case .styledNumber(_, let style) = self else { return [:] }
        switch style.kind {
        case .currency(let code, _, _, _): return ["currency": code.code]
        case .unit(let id, _): return ["unit": id]
        default: return [:]
        }
    }
}

extension MessageDate {
    /// As other functions see it: a time of no place as its literal.
    func argument(_ locale: LocaleID) -> TextArgument {
        if let literal { return .string(literal) }
        var style = DateStyle(locale: locale)
        style.timeZone = zone
        return .date(instant, style)
    }
}
