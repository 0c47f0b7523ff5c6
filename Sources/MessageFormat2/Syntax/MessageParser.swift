internal import LocaleFormatCore
internal import LocaleFormatTexts

/// Reads a message into its data model by the grammar of UTS #35 part 9, "message.abnf", in one pass and without recursion.
struct MessageParser {
    private var scanner: MessageScanner
    private var bytes: [UInt8] { scanner.bytes }

    init(_ text: some StringProtocol) { scanner = MessageScanner(text) }

    /// The message, whole.
    mutating func message() throws(MessageFormat2Error) -> MessageFormat2.Message {
        guard bytes.count <= TextLimits.bytes else {
            throw MessageFormat2Error(
                .limitExceeded, at: SourcePosition(offset: 0, line: 1, column: 1),
                "the message has \(bytes.count) bytes; expected at most \(TextLimits.bytes)")
        }
        scanner.skipSpaces()
        let start = scanner.index
        if scanner.byte == UInt8(ascii: ".") && !scanner.isAtEnd || scanner.takeWord("{{") {
            scanner.index = start
            return try complexMessage()
        }
        scanner.index = 0
        let message = MessageFormat2.Message(pattern: try pattern(isQuoted: false))
        return message
    }

    // MARK: Declarations

    private mutating func complexMessage() throws(MessageFormat2Error) -> MessageFormat2.Message {
        var declarations: [MessageFormat2.Declaration] = []
        while !scanner.takeWord("{{") {
            if scanner.takeWord(".input") {
                declarations.append(try input())
            } else if scanner.takeWord(".local") {
                declarations.append(try local())
            } else if scanner.takeWord(".match") {
                let body = try matcher()
                try expectEnd()
                return MessageFormat2.Message(declarations: declarations, body: body)
            } else {
                throw scanner.syntaxError(expected: "'.input', '.local', '.match' or '{{'")
            }
            scanner.skipSpaces()
        }
        let pattern = try pattern(isQuoted: true)
        try expectEnd()
        return MessageFormat2.Message(declarations: declarations, pattern: pattern)
    }

    private mutating func expectEnd() throws(MessageFormat2Error) {
        scanner.skipSpaces()
        guard scanner.isAtEnd else { throw scanner.syntaxError(expected: "the end of the message") }
    }

    private mutating func input() throws(MessageFormat2Error) -> MessageFormat2.Declaration {
        scanner.skipSpaces()
        let start = scanner.index
        try scanner.expect("{")
        guard case .expression(let expression) = try placeholder(from: start), case .variable? = expression.operand
        else {
            scanner.index = start
            throw scanner.error(.syntaxError, at: start, "expected a variable in the braces behind '.input'")
        }
        return .input(expression)
    }

    private mutating func local() throws(MessageFormat2Error) -> MessageFormat2.Declaration {
        guard scanner.skipSpaces() else { throw scanner.syntaxError(expected: "a space behind '.local'") }
        let name = try variable()
        scanner.skipSpaces()
        try scanner.expect("=", " behind '$\(name.name.shortened)'")
        scanner.skipSpaces()
        let start = scanner.index
        try scanner.expect("{")
        guard case .expression(let expression) = try placeholder(from: start) else {
            throw scanner.error(.syntaxError, at: start, "expected an expression, found markup")
        }
        return .local(name, expression)
    }

    private mutating func variable() throws(MessageFormat2Error) -> MessageFormat2.VariableName {
        let place = scanner.place(at: scanner.index)
        try scanner.expect("$", " and a name")
        guard let name = scanner.name() else { throw scanner.syntaxError(expected: "a name behind '$'") }
        var variable = MessageFormat2.VariableName(name)
        variable.place = place
        return variable
    }

    // MARK: Variants

    private mutating func matcher() throws(MessageFormat2Error) -> MessageFormat2.Message.Body {
        var selectors: [MessageFormat2.VariableName] = []
        while true {
            guard scanner.skipSpaces() else { throw scanner.syntaxError(expected: "a space") }
            guard scanner.byte == UInt8(ascii: "$") else { break }
            try scanner.countPart()
            selectors.append(try variable())
        }
        guard !selectors.isEmpty else { throw scanner.syntaxError(expected: "a variable behind '.match'") }
        var variants: [MessageFormat2.Variant] = []
        repeat {
            variants.append(try variant())
            scanner.skipSpaces()
        } while !scanner.isAtEnd
        return .select(selectors: selectors, variants: variants)
    }

    private mutating func variant() throws(MessageFormat2Error) -> MessageFormat2.Variant {
        let place = scanner.place(at: scanner.index)
        var keys = [try key()]
        while true {
            let hasSpace = scanner.skipSpaces()
            if scanner.takeWord("{{") { break }
            guard hasSpace else { throw scanner.syntaxError(expected: "a space or '{{' behind a key") }
            keys.append(try key())
        }
        var variant = MessageFormat2.Variant(keys, try pattern(isQuoted: true))
        variant.place = place
        return variant
    }

    private mutating func key() throws(MessageFormat2Error) -> MessageFormat2.Key {
        try scanner.countPart()
        if scanner.take("*") { return .catchAll }
        guard let literal = try scanner.literal() else { throw scanner.syntaxError(expected: "a key or '{{'") }
        return .literal(literal)
    }

    // MARK: Patterns

    /// A simple message, or what stands between `{{` and `}}`.
    private mutating func pattern(isQuoted: Bool) throws(MessageFormat2Error) -> MessageFormat2.Pattern {
        let opening = scanner.index
        var parts: MessageFormat2.Pattern = []
        var text: [UInt8] = []
        func flush() {
            if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
            text.removeAll(keepingCapacity: true)
        }
        while !scanner.isAtEnd {
            switch scanner.byte {
            case UInt8(ascii: "{"):
                flush()
                let start = scanner.index
                scanner.index += 1
                parts.append(try placeholder(from: start))
            case UInt8(ascii: "}"):
                guard isQuoted, scanner.takeWord("}}") else {
                    throw scanner.syntaxError(expected: isQuoted ? "'}}' or '\\}'" : "'\\}' for a brace in the text")
                }
                flush()
                return parts
            case UInt8(ascii: "\\"): text.append(try scanner.escaped())
            case 0: throw scanner.syntaxError(expected: "a character other than U+0000")
            case let byte:
                text.append(byte)
                scanner.index += 1
            }
        }
        guard !isQuoted else {
            throw scanner.error(
                .syntaxError, at: opening - 2, "expected '}}' before the end of the message, to close '{{'")
        }
        flush()
        return parts
    }

    /// What stands in braces; the first is read.
    private mutating func placeholder(from start: Int) throws(MessageFormat2Error) -> MessageFormat2.PatternPart {
        try scanner.countPart()
        let place = scanner.place(at: start)
        scanner.skipSpaces()
        if scanner.take("#") { return .markup(try markup(.open, place)) }
        if scanner.take("/") { return .markup(try markup(.close, place)) }
        var operand: MessageFormat2.Operand?
        var mayHaveFunction = true
        if scanner.byte == UInt8(ascii: "$") {
            operand = .variable(try variable())
        } else if scanner.byte != UInt8(ascii: ":") || scanner.isAtEnd {
            guard let literal = try scanner.literal() else {
                throw scanner.syntaxError(expected: "a literal, a variable, a function or markup")
            }
            operand = .literal(literal)
        }
        if operand != nil { mayHaveFunction = takeSpace(before: ":") }
        var expression = MessageFormat2.Expression(operand)
        if mayHaveFunction, scanner.take(":") {
            guard let name = try scanner.identifier() else { throw scanner.syntaxError(expected: "a name behind ':'") }
            expression.function = MessageFormat2.FunctionReference(name, options: try options())
        }
        expression.attributes = try attributes()
        expression.place = place
        scanner.skipSpaces()
        try scanner.expect("}", ", or a space and what follows")
        return .expression(expression)
    }

    private mutating func markup(
        _ kind: MessageFormat2.Markup.Kind, _ place: SourcePlace
    ) throws(MessageFormat2Error) -> MessageFormat2.Markup {
        guard let name = try scanner.identifier() else { throw scanner.syntaxError(expected: "a name of markup") }
        var markup = MessageFormat2.Markup(kind, name, options: try options())
        markup.attributes = try attributes()
        markup.place = place
        scanner.skipSpaces()
        if kind == .open, scanner.take("/") { markup.kind = .standalone }
        try scanner.expect("}", ", or a space and what follows")
        return markup
    }

    /// Takes a space if this character follows it.
    private mutating func takeSpace(before character: Unicode.Scalar) -> Bool {
        let start = scanner.index
        if scanner.skipSpaces(), !scanner.isAtEnd, scanner.byte == UInt8(ascii: character) { return true }
        scanner.index = start
        return false
    }

    /// `*(s option)`
    private mutating func options() throws(MessageFormat2Error) -> [MessageFormat2.Option] {
        var options: [MessageFormat2.Option] = []
        while true {
            let start = scanner.index
            guard scanner.skipSpaces() else {
                scanner.index = start
                return options
            }
            let place = scanner.place(at: scanner.index)
            guard let name = try scanner.identifier() else {
                scanner.index = start
                return options
            }
            try scanner.countPart()
            scanner.skipSpaces()
            try scanner.expect("=", " behind the option '\(name.shortened)'")
            scanner.skipSpaces()
            let value: MessageFormat2.Operand
            if scanner.byte == UInt8(ascii: "$") {
                value = .variable(try variable())
            } else {
                guard let literal = try scanner.literal() else {
                    throw scanner.syntaxError(expected: "a literal or a variable for the option '\(name.shortened)'")
                }
                value = .literal(literal)
            }
            var option = MessageFormat2.Option(name, value)
            option.place = place
            options.append(option)
        }
    }

    /// `*(s attribute)`
    private mutating func attributes() throws(MessageFormat2Error) -> [MessageFormat2.Attribute] {
        var attributes: [MessageFormat2.Attribute] = []
        while takeSpace(before: "@") {
            try scanner.countPart()
            scanner.index += 1
            guard let name = try scanner.identifier() else { throw scanner.syntaxError(expected: "a name behind '@'") }
            let end = scanner.index
            scanner.skipSpaces()
            guard scanner.take("=") else {
                scanner.index = end
                attributes.append(MessageFormat2.Attribute(name))
                continue
            }
            scanner.skipSpaces()
            guard let literal = try scanner.literal() else {
                throw scanner.syntaxError(expected: "a literal for the attribute '\(name.shortened)'")
            }
            attributes.append(MessageFormat2.Attribute(name, literal))
        }
        return attributes
    }
}
