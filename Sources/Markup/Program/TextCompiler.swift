internal import LocaleFormatCore
internal import LocaleFormatInflection
internal import LocaleFormatNumbers

/// Turns a template into a program: device and width are chosen here, plural categories and selections when arguments are
/// known.
struct TextCompiler {
    /// Where a wording stands, and how its arguments count.
    struct Context {
        var wording: [String] = []
        /// What the first specifier without a position takes.
        var firstArgument = 1
        /// Within a substitution: its argument and how `%arg` writes it.
        var argument: (index: Int, specifier: FormatSpecifier)?
        var depth = 0

        func within(_ name: String) -> Context {
            var copy = self
            copy.wording.append(name)
            copy.depth += 1
            return copy
        }
    }

    /// Variations, substitutions and alternatives within each other.
    static let depthLimit = 32
    /// Wordings of one text, after substitutions are put in.
    static let wordingLimit = 20_000
    /// Bytes of all wordings together.
    static let sizeLimit = 1 << 28

    let template: TextTemplate
    let locale: LocaleID
    let options: TextOptions
    var program = TextProgram()
    var problems: [TextProblem] = []
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
            program.inflector = Inflector(for: locale)
            if program.inflector == nil { problems.append(.noInflection(language: locale.language)) }
        }
        guard case .wording(let index) = program.entry, !program.inflects else { return }
        var constant = ""
        for step in program.wordings[index].steps {
            switch step {
            case .literal(let text): constant += text
            case .number(let number): constant += number.text
            case .open, .close: break
            case .argument, .substitution: return
            }
        }
        program.constant = constant
    }

    mutating func node(_ variation: TextVariation, _ context: Context) throws(MarkupError) -> TextProgram.Node {
        guard context.depth <= Self.depthLimit else {
            throw fault(.nestedTooDeep(limit: Self.depthLimit), context)
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
        _ argument: Int, _ wordings: [String: TextVariation], _ context: Context
    ) throws(MarkupError) -> TextProgram.Node {
        guard wordings["other"] != nil else { throw fault(.missingWording("one for 'other'"), context) }
        guard (1...FormatSpecifier.maximumPosition).contains(argument) else {
            throw fault(.agreement(argument: argument, expected: "a position from 1"), context)
        }
        var nodes: [String: TextProgram.Node] = [:]
        for (key, wording) in wordings.sorted(by: { $0.key < $1.key }) {
            nodes[key] = try node(wording, context.within("selection.\(key)"))
        }
        program.choices.append(.selection(argument: argument, nodes))
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
        let order = [fallback] + wordings.sorted { $0.key > $1.key }.map(\.value)
        let shown = display(argument, order, context)
        let place = try place(shown.specifier, shown.argument, "%" + "…", nil, context, at: 0)
        var nodes: [PluralCategory: TextProgram.Node] = [:]
        for (category, wording) in wordings.sorted(by: { $0.key < $1.key }) {
            var context = context.within((type == .ordinal ? "ordinal." : "plural.") + category.rawValue)
            if context.argument == nil, argument != nil, case .text = wording {
                context.argument = (shown.argument, shown.specifier)
            }
            nodes[category] = try node(wording, context)
        }
        var other = nodes[.other]
        if other == nil { other = try node(fallback, context.within("plural.other")) }
        program.choices.append(.plural(PluralChoice(rules, type, place, nodes, other: other ?? .wording(0))))
        return .choice(program.choices.count - 1)
    }

    /// Which argument decides a plural, and how it is displayed: as the first wording that has it says.
    private func display(
        _ argument: Int?, _ wordings: [TextVariation], _ context: Context
    ) -> (argument: Int, specifier: FormatSpecifier) {
        if let own = context.argument, argument == nil || argument == own.index { return (own.index, own.specifier) }
        for case .text(let text) in wordings {
            guard let tree = try? MarkupTree(parsing: text, lenient: true) else { continue }
            for (index, specifier) in FormatSpecifier.numbered(tree.specifiers, from: context.firstArgument)
            where argument.map({ $0 == index }) ?? specifier.takesNumber {
                return (index, specifier)
            }
        }
        return (argument ?? context.firstArgument, FormatSpecifier(conversion: .object, range: 0..<0))
    }

    // MARK: Substitutions

    mutating func substitution(
        _ name: String, at argument: Int, _ context: Context, offset: Int, in text: String
    ) throws(MarkupError) -> TextProgram.Node {
        let position = SourcePosition.of(offset, in: text)
        guard let substitution = template.substitutions[name] else {
            throw MarkupError(.unknownSubstitution(name), at: position, in: context.wording)
        }
        let argument = substitution.argument ?? argument
        let key = SubstitutionKey(name: name, argument: argument)
        if let known = substitutions[key] { return known }
        guard active.insert(name).inserted else {
            throw MarkupError(.recursiveSubstitution(name), at: position, in: context.wording)
        }
        defer { active.remove(name) }
        var inner = context.within(name)
        inner.firstArgument = argument
        let (pieces, _) = FormatLexer.read(
            Array("%\(substitution.specifier)".utf8), 0..<substitution.specifier.utf8.count + 1)
        guard case .specifier(let specifier)? = pieces.first, pieces.count == 1,
            (1...FormatSpecifier.maximumPosition).contains(argument)
        else {
            throw MarkupError(
                .invalidSpecifier("%\(substitution.specifier)", expected: "the specifier of the argument, such as lld"),
                at: position, in: inner.wording)
        }
        inner.argument = (argument, specifier)
        let node = try node(substitution.variation, inner)
        substitutions[key] = node
        return node
    }

    func fault(_ reason: MarkupError.Reason, _ context: Context) -> MarkupError {
        MarkupError(reason, at: SourcePosition(offset: 0, line: 1, column: 1), in: context.wording)
    }
}

extension FormatSpecifier {
    /// The arguments of a text's specifiers, counted from 1, in order. Those without a position count on from `first`, stars
    /// included; `%arg` takes none of its own.
    public static func numbered(
        _ specifiers: [FormatSpecifier], from first: Int = 1
    ) -> [(argument: Int, specifier: FormatSpecifier)] {
        var next = first
        return specifiers.compactMap { specifier in
            for case .argument(nil)? in [specifier.width, specifier.precision] { next += 1 }
            if specifier.conversion == .substitutionArgument { return nil }
            if let position = specifier.position { return (position, specifier) }
            next += 1
            return (next - 1, specifier)
        }
    }
}

extension SourcePosition {
    static func of(_ offset: Int, in text: String) -> SourcePosition {
        positions(of: [offset], in: Array(text.utf8))[0]
    }
}
