import LocaleFormat
import LocalizedMessages

/// `:test:function`, `:test:select` and `:test:format`, which the test suite of the MessageFormat working group defines for itself
/// (`test/README.md` there). They are made with nothing but what every program can use.
struct MessageTestFunction: MessageFunction {
    let canSelect: Bool
    let canFormat: Bool

    static let all: [String: any MessageFunction] = [
        "test:function": MessageTestFunction(canSelect: true, canFormat: true),
        "test:select": MessageTestFunction(canSelect: true, canFormat: false),
        "test:format": MessageTestFunction(canSelect: false, canFormat: true),
    ]

    func resolve(_ call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue {
        let earlier = call.operand?.value as? MessageTestValue
        guard let number = earlier?.input ?? call.operand?.number?.exactDecimal else {
            throw .badOperand("expected a number")
        }
        var value = earlier ?? MessageTestValue(input: number)
        value.canSelect = canSelect
        value.canFormat = canFormat
        if let option = call.options["decimalPlaces"] {
            switch option.text {
            case "0": value.hasDecimal = false
            case "1": value.hasDecimal = true
            default: throw .badOption("decimalPlaces must be 0 or 1")
            }
        }
        if let option = call.options["fails"] {
            switch option.text {
            case "always": (value.failsToFormat, value.failsToSelect) = (true, true)
            case "format": value.failsToFormat = true
            case "select": value.failsToSelect = true
            case "never": break
            default: call.report(.badOption("fails must be never, select, format or always"))
            }
        }
        return value
    }
}

/// What they make of a number.
struct MessageTestValue: MessageValue {
    let input: ExactDecimal
    var hasDecimal = false
    var failsToFormat = false
    var failsToSelect = false
    var canSelect = true
    var canFormat = true

    var argument: TextArgument? { .decimal(input) }
    var direction: MessageDirection { .leftToRight }
    var isSelector: Bool { canSelect }

    func matches(_ key: String) throws(MessageFunctionError) -> Bool {
        if failsToSelect { throw .badSelector("the selection is to fail") }
        guard input == 1 else { return false }
        return key == "1" || key == "1.0" && hasDecimal
    }

    func prefers(_ key: String, to other: String) -> Bool { key == "1.0" && other == "1" }

    func text() throws(MessageFunctionError) -> String { try formattedText().text }

    func formattedText() throws(MessageFunctionError) -> FormattedText<MessageField> {
        if failsToFormat { throw .badOption("the formatting is to fail") }
        guard canFormat else { throw .unsupportedOperation("the value cannot be formatted") }
        let digits = input.description.split(separator: ".")
        var text = ""
        var spans: [FormattedText<MessageField>.Span] = []
        func append(_ piece: some StringProtocol, _ name: String) {
            let start = text.utf8.count
            text += piece
            spans.append(.init(field: .part(name), range: start..<text.utf8.count))
        }
        if input.isNegative { append("-", "sign") }
        append(digits[0].drop { $0 == "-" }, "integer")
        if hasDecimal {
            append(".", "decimal")
            append(digits.count > 1 ? digits[1].prefix(1) : "0", "fraction")
        }
        return FormattedText(text: text, spans: spans)
    }
}
