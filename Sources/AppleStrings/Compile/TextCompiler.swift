internal import LocaleFormatCore
internal import LocaleFormatInflection
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Turns a template into a program: device and width are chosen here, plural categories and selections when arguments are
/// known.
struct TextCompiler {
    /// Where a wording stands, and how its arguments count.
    struct Context {
        var wording: [String] = []
        var numbering = ArgumentNumbering()
        /// How `%arg` writes its argument, where there is one.
        var shown: FormatSpecifier?
        var depth = 0

        func within(_ name: String) -> Context {
            var copy = self
            copy.wording.append(name)
            copy.depth += 1
            return copy
        }
    }

    let template: TextTemplate
    let locale: LocaleID
    let options: TextOptions
    var program = TextProgram()
    var problems: [TextProblem] = []
    /// All arguments that are taken so far.
    var arguments = FormatArguments()
    var size = 0
    /// Steps of all wordings together.
    var partCount = 0
    private var substitutions: [SubstitutionKey: TextProgram.Node] = [:]
    private var active: Set<String> = []

    private struct SubstitutionKey: Hashable {
        let name: String
        let argument: Int
    }

    init(_ template: TextTemplate, _ locale: LocaleID, _ options: TextOptions) {
        self.template = template
        self.locale = locale
        self.options = options
    }

    mutating func compile() throws(MarkupError) {
        program.isRightToLeft = locale.isRightToLeft
        program.entry = try node(template.variation, Context())
        program.inflects = program.runs.contains(where: \.inflects)
        if program.inflects {
            program.inflector = Inflector(locale: locale, lexicon: options.lexicon)
            if program.inflector == nil { problems.append(.noInflection(language: locale.language)) }
        }
    }

    mutating func node(_ variation: TextVariation, _ context: Context) throws(MarkupError) -> TextProgram.Node {
        guard context.depth <= TextLimits.depth else {
            throw fault(.nestedTooDeep(limit: TextLimits.depth), context)
        }
        switch variation {
        case .text(let text): return try wording(text, context)
        case .device(let wordings):
            guard let (name, chosen) = Self.chosen(options.device, wordings) else {
                throw fault(.missingWording("one for the device or for 'other'"), context)
            }
            return try node(chosen, context.within("device.\(name)"))
        case .width(let wordings):
            let widths = wordings.keys.sorted()
            guard let width = widths.last(where: { $0 <= options.width ?? .max }) ?? widths.first,
                let chosen = wordings[width]
            else { throw fault(.missingWording("at least one width"), context) }
            return try node(chosen, context.within("width.\(width)"))
        case .selection(let argument, let wordings): return try selection(argument, wordings, context)
        case .plural(let type, let argument, let wordings): return try plural(type, argument, wordings, context)
        }
    }

    private static func chosen(
        _ name: String?, _ wordings: [String: TextVariation]
    ) -> (String, TextVariation)? {
        for name in [name, "other"] {
            if let name, let wording = wordings[name] { return (name, wording) }
        }
        return nil
    }

    private mutating func selection(
        _ argument: Int?, _ wordings: [String: TextVariation], _ context: Context
    ) throws(MarkupError) -> TextProgram.Node {
        guard wordings["other"] != nil else { throw fault(.missingWording("one for 'other'"), context) }
        let argument = argument ?? context.numbering.next
        try take(argument, .init(.string, "selection"), context)
        var nodes: [String: TextProgram.Node] = [:]
        for (key, wording) in wordings.sorted(by: { $0.key < $1.key }) {
            nodes[key] = try node(wording, context.within("selection.\(key)"))
        }
        program.choices.append(.selection(SelectionChoice(argument, nodes)))
        return .choice(program.choices.count - 1)
    }

    private mutating func plural(
        _ type: PluralRules.Kind, _ argument: Int?, _ wordings: [PluralCategory: TextVariation], _ context: Context
    ) throws(MarkupError) -> TextProgram.Node {
        guard let fallback = wordings[.other] ?? (options.isLenient ? wordings.max { $0.key < $1.key }?.value : nil)
        else {
            throw fault(.missingWording("one for the plural category 'other'"), context)
        }
        let rules: PluralRules
        do { rules = try PluralRules(locale: locale, type: type) } catch { throw fault(.locale("\(error)"), context) }
        let chooser = PluralArgument(argument, of: wordings, context.numbering, template.substitutions)
        try take(chooser.argument, .init(.plural, "plural"), context)
        let own = context.numbering.own == chooser.argument ? context.shown : nil
        let shown = chooser.specifier ?? own ?? FormatSpecifier(conversion: .object, range: 0..<0)
        let place = try place(shown, chooser.argument, "%" + "…", nil, context, at: 0)
        var nodes: [PluralCategory: TextProgram.Node] = [:]
        for (category, wording) in wordings.sorted(by: { $0.key < $1.key }) {
            var context = context.within((type == .ordinal ? "ordinal." : "plural.") + category.rawValue)
            context.numbering = chooser.numbering(context.numbering, in: wording)
            if own == nil { context.shown = shown }
            nodes[category] = try node(wording, context)
        }
        var other = nodes[.other]
        if other == nil { other = try node(fallback, context.within("plural.other")) }
        program.choices.append(.plural(PluralChoice(rules, type, place, nodes, other: other ?? .wording(0))))
        return .choice(program.choices.count - 1)
    }

    /// Notes that a choice takes an argument.
    private mutating func take(
        _ argument: Int, _ use: FormatArguments.Use, _ context: Context
    ) throws(MarkupError) {
        guard ArgumentNumbering.isPosition(argument) else {
            throw fault(.agreement(argument: argument, expected: ArgumentNumbering.Fault.position.expected), context)
        }
        if let conflict = arguments.add(use, at: argument) { try note(fault(conflict, context)) }
    }

    /// An error that does not keep a lenient reading from going on.
    private mutating func note(_ error: MarkupError) throws(MarkupError) {
        guard options.isLenient else { throw error }
        problems.append(.fault(error))
    }

    // MARK: Substitutions

    mutating func substitution(
        _ name: String, at argument: Int, _ context: Context, position: () -> SourcePosition
    ) throws(MarkupError) -> TextProgram.Node {
        guard let substitution = template.substitutions[name] else {
            throw MarkupError(.unknownSubstitution(name), at: position(), in: context.wording)
        }
        let key = SubstitutionKey(name: name, argument: argument)
        if let known = substitutions[key] { return known }
        guard let shown = substitution.formatSpecifier, let kind = shown.kind else {
            throw MarkupError(substitution.fault, at: position(), in: context.within(name).wording)
        }
        if let conflict = arguments.add(.init(kind, "%" + substitution.specifier), at: argument) {
            try note(MarkupError(conflict, at: position(), in: context.wording))
        }
        guard active.insert(name).inserted else {
            throw MarkupError(.recursiveSubstitution(name), at: position(), in: context.wording)
        }
        defer { active.remove(name) }
        var inner = context.within(name)
        inner.numbering = ArgumentNumbering(ofSubstitution: argument)
        inner.shown = shown
        let node = try node(substitution.variation, inner)
        substitutions[key] = node
        return node
    }

    func fault(_ reason: MarkupError.Reason, _ context: Context) -> MarkupError {
        MarkupError(reason, at: SourcePosition(offset: 0, line: 1, column: 1), in: context.wording)
    }
}
