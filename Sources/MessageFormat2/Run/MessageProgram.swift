internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatMemory
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// A message made ready: names as indices, options read, styles chosen. What runs it is ``MessageRun``.
///
/// This is no `TextProgram`, which runs from one argument to the next: here values are made when they are first needed, once each,
/// carry options from one function to another, may be made by functions of the caller's, and are replaced where they fail.
final class MessageProgram: Sendable {
    /// A part of a pattern.
    enum Step: Sendable {
        case text([UInt8])
        case expression(MessageSite)
        case markup(MessageMarkupSite)
    }

    static let firstStrongIsolate = Array("\u{2068}".utf8)
    static let popIsolate = Array("\u{2069}".utf8)

    let locale: LocaleID
    let errors: [MessageFormat2Error]
    let isRightToLeft: Bool
    let options: MessageOptions
    /// Names of arguments.
    let names: [String]
    let declarations: [MessageSite]
    let patterns: [[Step]]
    /// Nil where there is one pattern.
    let choice: MessageChoice?
    /// For numbers without a function.
    let numbers: NumberSettings
    /// For all other arguments without a function: names, lists, styled values. Made when the first one is written.
    private let arguments = OnceReference<CompiledText.Contents>()

    init(_ source: MessageFormat2, _ locale: LocaleID, _ options: MessageOptions) {
        (self.locale, self.options, errors) = (locale, options, source.errors)
        isRightToLeft = locale.isRightToLeft
        numbers = NumberSettings(.number, [:], inherited: [:], locale)
        var compiler = MessageSiteCompiler(locale, options)
        for declaration in source.message.declarations { compiler.declare(declaration) }
        switch source.message.body {
        case .pattern(let pattern):
            patterns = [compiler.steps(pattern)]
            choice = nil
        case .select(let selectors, let variants):
            patterns = variants.map { compiler.steps($0.pattern) }
            choice = MessageChoice(
                selectors: selectors.compactMap { compiler.declared[$0.name] },
                places: selectors.map(\.place.position), keys: variants.map { $0.keys.map(MessageChoice.Key.init) })
        }
        declarations = compiler.declarations
        names = compiler.names
    }

    /// An argument that has a style of its own, or is put together.
    func text(of argument: TextArgument) throws(MessageFunctionError) -> String {
        guard let text = arguments.read({ CompiledText(contents: $0) }) ?? argumentText() else { return "" }
        do throws(TextError) { return try text.format([argument]) } catch { throw .badOperand(error.description) }
    }

    /// Nil where the locale's data fails.
    private func argumentText() -> CompiledText? {
        var text = TextOptions()
        text.isolation = .never
        text.timeZone = options.timeZone
        guard let made = try? CompiledText(argumentFor: locale, options: text) else { return nil }
        return CompiledText(contents: arguments.set(made.contents))
    }
}

/// An expression of a message.
final class MessageSite: Sendable {
    enum Operand: Sendable {
        case none
        case literal(String)
        /// An argument, by its index in the names.
        case argument(Int)
        /// A declared variable, by its index.
        case declared(Int)
    }

    enum Function: Sendable {
        case string
        case number(NumberFunction)
        case date(DateFunction)
        case custom(any MessageFunction)
        case unknown
    }

    let operand: Operand
    /// What stands in its place where it fails.
    let source: String
    let function: Function?
    /// The function's name, as written.
    let name: String
    let options: MessageSiteOptions
    let position: SourcePosition
    /// Made once, where all options are literals: for a number or date that brings no options but those of ``expected``.
    let numbers: NumberSettings?
    let dates: DateSettings?
    /// The settings of the operand that ``numbers`` were made for.
    let expected: NumberSettings?
    /// Declared variables that must have their values before it.
    let needs: [Int]
    /// Its settings, where a number as an argument has them and nothing is to be told; see ``MessageRun/quickNumber(_:)``.
    let quick: NumberSettings?

    init(
        _ operand: Operand, source: String, _ function: Function?, name: String, _ options: MessageSiteOptions,
        position: SourcePosition, expected: NumberSettings?, zone: TimeZoneID?
    ) {
        (self.operand, self.source, self.function, self.name) = (operand, source, function, name)
        (self.options, self.position, self.expected) = (options, position, expected)
        var needs = options.needs
        if case .declared(let index) = operand { needs.append(index) }
        self.needs = needs
        var numbers: NumberSettings?
        var dates: DateSettings?
        if let known = options.known {
            switch function {
            case .number(let function):
                numbers = NumberSettings(
                    function, known.options, inherited: expected?.carried ?? [:], known.context.locale)
            case .date(let function):
                dates = DateSettings(function, known.options, inherited: [:], known.context.locale, zone)
            default: break
            }
        }
        (self.numbers, self.dates) = (numbers, dates)
        if let numbers, let known = options.known, known.problems.isEmpty, known.context.direction == nil,
            known.context.id == nil, expected == nil, numbers.problems.isEmpty, numbers.failure == nil,
            numbers.offset == nil
        {
            quick = numbers
        } else {
            quick = nil
        }
    }
}

/// Markup of a message.
final class MessageMarkupSite: Sendable {
    let kind: MessageFormat2.Markup.Kind
    let name: String
    let options: MessageSiteOptions
    let position: SourcePosition

    init(_ markup: MessageFormat2.Markup, _ options: MessageSiteOptions) {
        (kind, name, position, self.options) = (markup.kind, markup.name, markup.place.position, options)
    }
}
