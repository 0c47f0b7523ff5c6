internal import LocaleFormatAppleStrings
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Apple's texts as pieces: substitutions where they stand, one device and width of several.
extension MessageConversionWork {
    func pieces(of template: TextTemplate) throws(MessageConversionError) -> [MessagePiece] {
        var reading = TemplateReading(work: self, template: template)
        let pieces = try reading.pieces(template.variation, .init(), depth: 0)
        for name in template.substitutions.keys.sorted() where !reading.used.contains(name) {
            lose(.choice, .init(text: "%#@\(name)@"), "no text that is left has this substitution")
        }
        return pieces
    }
}

private struct TemplateReading {
    struct Context {
        var wording: [String] = []
        var numbering = ArgumentNumbering()
        /// How `%arg` writes its argument.
        var shown: FormatSpecifier?

        func within(_ name: String) -> Context {
            var copy = self
            copy.wording.append(name)
            return copy
        }

        func origin(_ text: String, _ position: SourcePosition? = nil) -> MessagePiece.Origin {
            .init(text: text, position: position, wording: wording)
        }
    }

    let work: MessageConversionWork
    let template: TextTemplate
    private var active: Set<String> = []
    private(set) var used: Set<String> = []
    /// What was read already: a text may be reached in thousands of ways.
    private var texts: [String: ReadText] = [:]

    private struct ReadText {
        let tree: MarkupTree
        let bytes: [UInt8]
        let pieces: [[FormatPiece]]
        let specifiers: [FormatSpecifier]
        let problem: MarkupError?

        init(_ text: String) throws(MarkupError) {
            tree = try MarkupTree(parsing: text)
            bytes = Array(text.utf8)
            let (pieces, problems) = tree.formatPieces()
            (self.pieces, problem) = (pieces, problems.first)
            specifiers = pieces.joined().compactMap(\.specifier)
        }
    }

    init(work: MessageConversionWork, template: TextTemplate) { (self.work, self.template) = (work, template) }

    mutating func pieces(
        _ variation: TextVariation, _ context: Context, depth: Int
    ) throws(MessageConversionError) -> [MessagePiece] {
        guard depth <= TextLimits.depth else { throw .nestedTooDeep(limit: TextLimits.depth) }
        try work.spend(1)
        switch variation {
        case .text(let text): return try pieces(text, context, depth: depth)
        case .device(let wordings):
            let names = wordings.keys.sorted()
            return try one(
                wordings["other"] == nil ? names.first : "other", of: names, "device", context, depth: depth
            ) { wordings[$0] }
        case .width(let wordings):
            // What a reader of whom nothing is known gets.
            let widths = wordings.keys.sorted()
            return try one(widths.last.map(String.init), of: widths.map(String.init), "width", context, depth: depth) {
                Int($0).flatMap { wordings[$0] }
            }
        case .selection(let argument, let wordings):
            let origin = context.origin("selection")
            let argument = argument ?? context.numbering.next
            var variants: [MessagePiece.Variant] = []
            for (key, wording) in wordings.sorted(by: { $0.key < $1.key }) {
                let inner = try pieces(wording, context.within("selection.\(key)"), depth: depth + 1)
                variants.append(.init(key: key == "other" ? .fallback : .word(key), pieces: inner))
            }
            try complete(variants, origin)
            return [
                .choice(
                    .init(
                        selector: .init(argument: String(argument), kind: .text), variants: variants, origin: origin))
            ]
        case .plural(let kind, let argument, let wordings):
            return [.choice(try plural(kind, argument, wordings, context, depth: depth))]
        }
    }

    private func complete(
        _ variants: [MessagePiece.Variant], _ origin: MessagePiece.Origin
    ) throws(MessageConversionError) {
        guard variants.contains(where: { $0.key == .fallback }) else {
            throw fault(.missingWording("one for 'other'"), origin.wording)
        }
    }

    private func fault(_ reason: MarkupError.Reason, _ wording: [String]) -> MessageConversionError {
        .apple(MarkupError(reason, at: SourcePosition(offset: 0, line: 1, column: 1), in: wording))
    }

    /// One of several wordings; the others are lost.
    private mutating func one(
        _ chosen: String?, of names: [String], _ kind: String, _ context: Context, depth: Int,
        _ wording: (String) -> TextVariation?
    ) throws(MessageConversionError) -> [MessagePiece] {
        guard let chosen, let variation = wording(chosen) else {
            throw fault(.missingWording("one for a \(kind)"), context.wording)
        }
        for name in names where name != chosen {
            work.lose(
                .variant, context.origin("\(kind).\(name)"),
                "only Apple's syntax chooses by \(kind); '\(chosen)' is left")
        }
        return try pieces(variation, context.within("\(kind).\(chosen)"), depth: depth + 1)
    }

    // MARK: Plurals

    private mutating func plural(
        _ kind: PluralRules.Kind, _ argument: Int?, _ wordings: [PluralCategory: TextVariation], _ context: Context,
        depth: Int
    ) throws(MessageConversionError) -> MessagePiece.Choice {
        let chooser = PluralArgument(argument, of: wordings, context.numbering, template.substitutions)
        let own = context.numbering.own == chooser.argument ? context.shown : nil
        let shown = chooser.specifier ?? own
        let origin = context.origin(kind == .ordinal ? "ordinal" : "plural")
        var form = shown.map { self.form($0, nil) } ?? .number
        if form == .plain { form = .number }
        let categories = try work.rules(kind).categories
        var variants: [MessagePiece.Variant] = []
        for (category, wording) in wordings.sorted(by: { $0.key < $1.key }) {
            var inner = context.within((kind == .ordinal ? "ordinal." : "plural.") + category.rawValue)
            inner.numbering = chooser.numbering(context.numbering, in: wording)
            if own == nil { inner.shown = shown }
            let pieces = try pieces(wording, inner, depth: depth + 1)
            // A category that the language has not stands for its number.
            let key: MessagePiece.Key =
                switch category {
                case .other: .fallback
                case .zero where !categories.contains(.zero): .exactly(0)
                case .one where !categories.contains(.one): .exactly(1)
                case .two where !categories.contains(.two): .exactly(2)
                default: .category(category)
                }
            variants.append(.init(key: key, pieces: pieces))
        }
        try complete(variants, origin)
        return .init(
            selector: .init(argument: String(chooser.argument), kind: .plural(kind), form: form),
            variants: variants, origin: origin)
    }

    // MARK: Texts

    private mutating func pieces(
        _ text: String, _ context: Context, depth: Int
    ) throws(MessageConversionError) -> [MessagePiece] {
        let read: ReadText
        do throws(MarkupError) {
            if let known = texts[text] { read = known } else { read = try ReadText(text) }
        } catch {
            throw .apple(MarkupError(error.reason, at: error.position, in: context.wording))
        }
        texts[text] = read
        let (tree, bytes) = (read.tree, read.bytes)
        if let problem = read.problem {
            throw .apple(MarkupError(problem.reason, at: problem.position, in: context.wording))
        }
        try work.spend(read.pieces.reduce(tree.nodes.count) { $0 + $1.count })
        var positions = SourcePositionCounter()
        var numbering = context.numbering.reading(read.specifiers, template.substitutions)
        var result: [MessagePiece] = []
        for (node, pieces) in zip(tree.nodes, read.pieces) {
            if node.kind == .run {
                let attributes = node.attributes.map(\.key).joined(separator: ", ")
                work.lose(
                    .markup,
                    context.origin("^[…](\(attributes))", positions.position(of: node.range.lowerBound, in: bytes)),
                    "only Apple's syntax inflects and formats what is written; the text is left, without it")
            }
            for piece in pieces {
                switch piece {
                case .literal(let range):
                    result.append(.text(tree.escapes.removed(from: String(decoding: bytes[range], as: UTF8.self))))
                case .percent: result.append(.text("%"))
                case .specifier(let specifier):
                    let written = String(decoding: bytes[specifier.range], as: UTF8.self)
                    let position = positions.position(of: specifier.range.lowerBound, in: bytes)
                    let origin = context.origin(written, position)
                    let taken: ArgumentNumbering.Taken
                    do { taken = try numbering.take(specifier, template.substitutions) } catch {
                        throw .apple(
                            MarkupError(
                                .invalidSpecifier(written, expected: error.expected), at: position, in: context.wording)
                        )
                    }
                    if case .substitution(let name) = specifier.conversion {
                        result += try substitution(name, taken.value, context, position, depth: depth)
                        continue
                    }
                    let shown = specifier.conversion == .substitutionArgument ? context.shown ?? specifier : specifier
                    result.append(
                        .value(.init(argument: String(taken.value), form: form(shown, origin), origin: origin)))
                }
            }
        }
        return result
    }

    private mutating func substitution(
        _ name: String, _ argument: Int, _ context: Context, _ position: SourcePosition, depth: Int
    ) throws(MessageConversionError) -> [MessagePiece] {
        func fault(_ reason: MarkupError.Reason) -> MessageConversionError {
            .apple(MarkupError(reason, at: position, in: context.wording))
        }
        guard let substitution = template.substitutions[name] else { throw fault(.unknownSubstitution(name)) }
        guard let shown = substitution.formatSpecifier else { throw fault(substitution.fault) }
        used.insert(name)
        guard active.insert(name).inserted else { throw fault(.recursiveSubstitution(name)) }
        defer { active.remove(name) }
        var inner = context.within(name)
        inner.numbering = ArgumentNumbering(ofSubstitution: argument)
        inner.shown = shown
        var pieces = try pieces(substitution.variation, inner, depth: depth + 1)
        if pieces.count == 1, case .choice(var choice) = pieces[0] {
            choice.name = name
            pieces = [.choice(choice)]
        }
        return pieces
    }

    // MARK: Forms

    /// - Parameter origin: nil for a form that is told elsewhere.
    private func form(_ specifier: FormatSpecifier, _ origin: MessagePiece.Origin?) -> MessagePiece.Form {
        func lose(_ reason: String) { if let origin { work.lose(.form, origin, reason) } }
        var options: [String: String] = [:]
        var digits: String?
        switch specifier.precision {
        case .value(let value): digits = String(value)
        case .argument: lose("digits by an argument are C's own")
        case nil: break
        }
        if specifier.width != nil { lose("the width of a field is C's own") }
        if specifier.flags.contains(.plus), specifier.conversion != .unsigned { options["signDisplay"] = "always" }
        if !specifier.flags.isDisjoint(with: [.space, .alternate]) { lose("the flags are C's own") }
        var form: NumberForm
        switch specifier.conversion {
        case .object, .substitution, .substitutionArgument:
            if digits != nil { lose("a number of characters is C's own") }
            if !specifier.flags.isDisjoint(with: [.plus, .zero]) {
                lose("the flags, which count for a number, are C's own")
            }
            return .plain
        case .string, .character:
            if digits != nil { lose("a number of characters is C's own") }
            return .plain
        case .integer, .unsigned:
            if digits == "0" { lose("a zero without digits is C's own") }
            if let digits, digits != "0", digits != "1" { options["minimumIntegerDigits"] = digits }
            if specifier.flags.contains(.zero) { options["useGrouping"] = "never" }
            form = NumberForm(.integer, options)
        case .fixed:
            if specifier.flags.contains(.zero) { options["useGrouping"] = "never" }
            let digits = digits ?? "6"
            options["minimumFractionDigits"] = digits
            options["maximumFractionDigits"] = digits
            options["roundingMode"] = "halfEven"
            form = NumberForm(.number, options)
        case .hexadecimal, .octal, .exponent, .general, .hexadecimalFloat:
            lose("this form of numbers is C's own")
            return .number
        }
        if let fault = form.fault {
            lose(fault)
            form = NumberForm(form.function, [:])
        }
        return work.options.isExact ? .styled(form) : form.form
    }
}
