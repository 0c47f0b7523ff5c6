import LocaleFormat
import LocaleFormatJSON

/// The syntaxes of messages.
enum MessageSyntax: String, CaseIterable {
    case mf1, mf2, apple, formatjs
}

/// `fmt message`: a message with its arguments by name.
struct MessageOperation: Operation {
    static let options: [OptionName] = [.locale, .syntax, .to, .exact, .arg, .bidiIsolation, .timeZone, .testFunctions]
    static let hasProblems = true

    private let locale: LocaleID
    private let syntax: MessageSyntax
    private let options: MessageOptions
    /// ICU isolates nothing by itself.
    private let isolation: TextOptions.Isolation
    private let arguments: [MessageArgument]
    /// Nil where messages are formatted.
    private let converter: MessageConverter?

    init(_ values: OptionValues, isBrief: Bool) throws(CommandFailure) {
        locale = try values.locale()
        syntax = try values.choice(.syntax, MessageSyntax.self) ?? .mf2
        var options = MessageOptions()
        let isolation = try values.choice(.bidiIsolation, MessageOptions.Isolation.self)
        options.isolation = isolation ?? .default
        self.isolation = isolation == .default ? .automatic : .never
        if let zone = values[.timeZone] {
            do { options.timeZone = try TimeZoneID(zone) } catch { throw .usage(error.description) }
        }
        if values.isSet(.testFunctions) { options.functions = MessageTestFunction.all }
        self.options = options
        let written = values.entries.filter { $0.name == .arg }.map(\.text)
        var arguments: [MessageArgument] = []
        if let target = try values.choice(.to, MessageSyntax.self) {
            converter = try MessageConverter(
                syntax, target, locale, isExact: values.isSet(.exact), names: written)
        } else {
            guard !values.isSet(.exact) else { throw .usage("--exact is for --to") }
            for text in written {
                let example = syntax == .apple ? "\(arguments.count + 1)" : "name"
                arguments.append(try MessageArgument(text, example: example))
            }
            converter = nil
        }
        self.arguments = arguments
    }

    /// A formatted message of any syntax.
    private struct Outcome {
        var text: String
        /// Parts as the standard's test suite writes them; nil for syntaxes that have none.
        var parts: JSONValue?
        var problems: [(name: String, message: String)] = []
        /// Of a conversion.
        var arguments: [ConvertedArgument] = []
    }

    private func outcome(_ text: String) throws(CommandFailure) -> Outcome {
        if let converter {
            let (text, made) = try converter.converted(text)
            return Outcome(
                text: text, problems: made.losses.map { ($0.kind.rawValue, $0.description) }, arguments: made.arguments)
        }
        switch syntax {
        case .mf2:
            let result = MessageFormat2(lenient: text).compiled(for: locale, options: options).formatted(named)
            return Outcome(
                text: result.text.text, parts: MessageParts.json(result.text),
                problems: result.errors.map { ($0.kind.rawValue, $0.description) })
        case .mf1: return try icuOutcome(text, .icu)
        case .formatjs: return try icuOutcome(text, .formatJS)
        case .apple: return Outcome(text: try appleText(text))
        }
    }

    private func icuOutcome(
        _ text: String, _ syntax: MessageFormat1.Syntax
    ) throws(CommandFailure) -> Outcome {
        var options = TextOptions()
        options.isolation = isolation
        options.timeZone = self.options.timeZone
        let zone = self.options.timeZone ?? .current
        do {
            let message = try MessageFormat1(text, syntax: syntax)
            let compiled = try message.compiled(for: locale, options: options)
            var named = named
            for argument in message.arguments where argument.uses.contains(where: \.isDate) {
                // A date is text to JSON and to a shell.
                if case .string(let text)? = named[argument.name] {
                    named[argument.name] = .date(
                        try Instant(commandText: text, in: zone), DateStyle(locale: .root).timeZone(zone))
                }
            }
            let formatted = try compiled.formattedText(named)
            let parts = FlatPart.parts(of: FormattedText<TextPartName>(formatted)).map { part in
                JSONValue.object(JSONObject([("field", .string(part.field)), ("text", .string(part.text))]))
            }
            return Outcome(text: formatted.text, parts: .array(parts))
        } catch let error as CommandFailure {
            throw error
        } catch { throw .value("\(error)") }
    }

    private func appleText(_ text: String) throws(CommandFailure) -> String {
        let arguments = try numbered()
        let compiled: CompiledText
        do { compiled = try TextTemplate(catalogText: text).compiled(for: locale) } catch {
            throw .value(error.description)
        }
        do { return try compiled.format(arguments) } catch { throw .value(error.description) }
    }

    private var named: [String: TextArgument] {
        var result: [String: TextArgument] = [:]
        for argument in arguments { result[argument.name] = argument.value }
        return result
    }

    /// Arguments by their numbers, from 1.
    private func numbered() throws(CommandFailure) -> [TextArgument] {
        var result: [TextArgument] = []
        let named = named
        while let value = named["\(result.count + 1)"] { result.append(value) }
        guard result.count == named.count else {
            throw .usage("arguments of this syntax are named by numbers: --arg 1=VALUE --arg 2=VALUE")
        }
        return result
    }

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        bytes.append(contentsOf: try outcome(try input.text).text.utf8)
    }

    func problems(of input: OperationInput) throws(CommandFailure) -> [(name: String, message: String)] {
        try outcome(try input.text).problems
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        let source = try input.text
        let outcome = try outcome(source)
        object.member("value", string: source)
        object.member("locale", string: locale.tag)
        object.member("text", string: outcome.text)
        if let parts = outcome.parts { object.member("parts", json: parts.text) }
        if !outcome.arguments.isEmpty {
            let names = outcome.arguments.map { ($0.source, JSONValue.string($0.target)) }
            object.member("arguments", json: JSONValue.object(JSONObject(names)).text)
        }
        if !outcome.problems.isEmpty {
            object.member("errors", strings: outcome.problems.map(\.name))
            object.member("problems", strings: outcome.problems.map(\.message))
        }
    }
}

extension MessageFormat1.Use {
    fileprivate var isDate: Bool {
        switch self {
        case .formatted(.date), .formatted(.time): true
        default: false
        }
    }
}
