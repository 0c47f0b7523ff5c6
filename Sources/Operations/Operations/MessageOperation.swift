import LocaleFormat
import LocalizedStrings
import LocalizedMessages
import LocalizedMessageConversion
import LocalizedMessageInflection
import LocaleFormatJSON

/// The syntaxes of messages.
public enum MessageSyntax: String, CaseIterable, Sendable {
    /// The word as it is typed.
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
    /// For messages that bring none of their own.
    private let arguments: [MessageArgument]
    /// Nil where messages are formatted.
    private let converter: MessageConverter?
    private let last = LastCompiled<Compiled>()

    /// A message that is made ready for its arguments.
    private enum Compiled: Sendable {
        case unicode(CompiledMessage)
        /// Of ICU's syntax, with the arguments that are shown as dates.
        case icu(CompiledText, dates: [String])
        case apple(CompiledText)
    }

    /// With `to` it is the names of arguments, which are no part of the value.
    public static func argumentOption(_ options: OptionValues) -> OptionName? { options.isSet(.to) ? nil : .arg }

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
        options.functions["inflect"] = InflectFunction(lexicon: .all)
        self.options = options
        let written = values.entries.filter { $0.name == .arg }.map(\.text)
        var arguments: [MessageArgument] = []
        if let target = try values.choice(.to, MessageSyntax.self) {
            converter = try MessageConverter(
                syntax, target, locale, isExact: values.isSet(.exact), names: written)
        } else {
            guard !values.isSet(.exact) else { throw .usage("--exact is for --to") }
            for text in written { arguments.append(try Self.argument(.word(text), arguments.count, syntax)) }
            converter = nil
        }
        self.arguments = arguments
    }

    private static func argument(
        _ argument: OperationArgument, _ place: Int, _ syntax: MessageSyntax
    ) throws(CommandFailure) -> MessageArgument {
        try MessageArgument(argument, example: syntax == .apple ? "\(place + 1)" : "name")
    }

    // MARK: Compiling

    private func compiled(_ text: String) throws(CommandFailure) -> Compiled {
        try last.value(of: text) { text throws(CommandFailure) in
            switch syntax {
            case .mf2: .unicode(MessageFormat2(lenient: text).compiled(in: locale, options: options))
            case .mf1: try icu(text, .icu)
            case .formatjs: try icu(text, .formatJS)
            case .apple: try apple(text)
            }
        }
    }

    private func icu(_ text: String, _ syntax: MessageFormat1.Syntax) throws(CommandFailure) -> Compiled {
        var options = TextOptions()
        options.isolation = isolation
        options.timeZone = self.options.timeZone
        do throws(MessageFormat1Error) {
            let message = try MessageFormat1(text, syntax: syntax)
            let dates = message.arguments.filter { $0.uses.contains(where: \.isDate) }.map(\.name)
            return .icu(try message.compiled(in: locale, options: options), dates: dates)
        } catch { throw .value("\(error)") }
    }

    private func apple(_ text: String) throws(CommandFailure) -> Compiled {
        do throws(MarkupError) { return .apple(try TextTemplate(catalogText: text).compiled(in: locale)) } catch {
            throw .value(error.description)
        }
    }

    // MARK: Arguments

    private func named(_ input: OperationInput) throws(CommandFailure) -> [String: TextArgument] {
        var arguments = arguments
        if case .template(_, let own) = input, !own.isEmpty {
            arguments = []
            for argument in own { arguments.append(try Self.argument(argument, arguments.count, syntax)) }
        }
        var result: [String: TextArgument] = [:]
        result.reserveCapacity(arguments.count)
        for argument in arguments { result[argument.name] = argument.value }
        return result
    }

    /// A date is text to JSON and to a shell.
    private func read(_ dates: [String], in named: inout [String: TextArgument]) throws(CommandFailure) {
        guard !dates.isEmpty else { return }
        let zone = options.timeZone ?? .current
        for name in dates {
            guard case .string(let text)? = named[name] else { continue }
            named[name] = .date(try Instant(commandText: text, in: zone), DateStyle(locale: .root).timeZone(zone))
        }
    }

    /// Arguments by their numbers, from 1.
    private static func numbered(_ named: [String: TextArgument]) throws(CommandFailure) -> [TextArgument] {
        var result: [TextArgument] = []
        while let value = named["\(result.count + 1)"] { result.append(value) }
        guard result.count == named.count else {
            throw .usage("arguments of this syntax are named by numbers: --arg 1=VALUE --arg 2=VALUE")
        }
        return result
    }

    // MARK: Results

    func append(_ input: OperationInput, to bytes: inout [UInt8]) throws(CommandFailure) {
        var problems: [OperationProblem] = []
        try append(input, to: &bytes, problems: &problems)
    }

    func append(
        _ input: OperationInput, to bytes: inout [UInt8], problems: inout [OperationProblem]
    ) throws(CommandFailure) {
        let text = try input.text
        if let converter {
            let (converted, made) = try converter.converted(text)
            bytes.append(contentsOf: converted.utf8)
            problems = made.losses.map { OperationProblem(name: $0.kind.rawValue, message: $0.description) }
            return
        }
        // What is wrong with the arguments is told first, as it is where they are options.
        var named = try named(input)
        switch try compiled(text) {
        case .unicode(let message):
            var errors: [MessageFormat2Error] = []
            message.append(named, to: &bytes, errors: &errors)
            problems = errors.map(OperationProblem.init)
        case .icu(let text, let dates):
            try read(dates, in: &named)
            do { try text.append(named, to: &bytes) } catch { throw .value(error.description) }
        case .apple(let text):
            let arguments = try Self.numbered(named)
            do { try text.append(arguments, to: &bytes) } catch { throw .value(error.description) }
        }
    }

    func append(_ input: OperationInput, to object: inout JSONObjectWriter) throws(CommandFailure) {
        var problems: [OperationProblem] = []
        try append(input, to: &object, problems: &problems)
    }

    func append(
        _ input: OperationInput, to object: inout JSONObjectWriter, problems: inout [OperationProblem]
    ) throws(CommandFailure) {
        let source = try input.text
        let outcome = try outcome(source, input)
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
        problems = outcome.problems
    }

    /// A message of any syntax with all that is told of it.
    private struct Outcome {
        var text: String
        /// Parts as the standard's test suite writes them; nil for syntaxes that have none.
        var parts: JSONValue?
        var problems: [OperationProblem] = []
        /// Of a conversion.
        var arguments: [ConvertedArgument] = []
    }

    private func outcome(_ text: String, _ input: OperationInput) throws(CommandFailure) -> Outcome {
        if let converter {
            let (text, made) = try converter.converted(text)
            return Outcome(
                text: text,
                problems: made.losses.map { OperationProblem(name: $0.kind.rawValue, message: $0.description) },
                arguments: made.arguments)
        }
        var named = try named(input)
        switch try compiled(text) {
        case .unicode(let message):
            let result = message.formatted(named)
            return Outcome(
                text: result.text.text, parts: MessageParts.json(result.text),
                problems: result.errors.map(OperationProblem.init))
        case .icu(let text, let dates):
            try read(dates, in: &named)
            do throws(TextError) {
                let formatted = try text.formattedText(named)
                let parts = FlatPart.parts(of: FormattedText<TextPartName>(formatted)).map { part in
                    JSONValue.object(JSONObject([("field", .string(part.field)), ("text", .string(part.text))]))
                }
                return Outcome(text: formatted.text, parts: .array(parts))
            } catch { throw .value(error.description) }
        case .apple(let text):
            let arguments = try Self.numbered(named)
            do { return Outcome(text: try text.format(arguments)) } catch { throw .value(error.description) }
        }
    }
}

extension OperationProblem {
    /// A problem of a message, by the name that the standard gives it.
    public init(_ error: MessageFormat2Error) { self.init(name: error.kind.rawValue, message: error.description) }
}

extension MessageFormat1.Use {
    fileprivate var isDate: Bool {
        switch self {
        case .formatted(.date), .formatted(.time): true
        default: false
        }
    }
}
