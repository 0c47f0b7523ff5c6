internal import LocaleFormatCore
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

extension TextCompiler {
    /// A run that is open while its contents are compiled.
    private struct OpenRun {
        let end: Int
        /// Nil for one that is left as text, whose end is written when it closes.
        let run: Int?
        let tail: Range<Int>
        let numbersBefore: NumberAttributes?
        /// Of a link: its destination, whose arguments count after those of its text.
        var destination: Range<Int>?
        /// Of an address that is its own destination: the arguments before it, and what stands before its text in the destination.
        var address: (numbering: ArgumentNumbering, prefix: String)?
    }

    /// What is known while one text is compiled.
    private struct Work {
        let bytes: [UInt8]
        /// For errors, which are few or come in the order of the text.
        var positions = SourcePositionCounter()
        let escapes: MarkupEscape
        var steps: [TextProgram.Step] = []
        var numbering: ArgumentNumbering
        var numbers: NumberAttributes?
        var open: [OpenRun] = []
        /// Text that is not yet a step, and where it began.
        var pending = ""
        var pendingStart = 0
        /// By the number of a run: where it stands.
        var offsets: [Int: Int] = [:]
        var places = 0
        /// How many specifiers may follow.
        var room = TextLimits.parts
        /// Runs that are inflected, within each other.
        var inflecting = 0
        var percentPlaces = 0
        var faults: [(reason: MarkupError.Reason, offset: Int)] = []
    }

    mutating func wording(_ text: String, _ context: Context) throws(MarkupError) -> TextProgram.Node {
        size += text.utf8.count
        guard size <= TextLimits.bytes else { throw fault(.tooLarge(limit: TextLimits.bytes), context) }
        guard program.wordings.count < TextLimits.wordings else {
            throw fault(.tooManyParts(limit: TextLimits.wordings), context)
        }
        let tree: MarkupTree
        do { tree = try MarkupTree(parsing: text, lenient: options.isLenient, markdown: options.readsMarkdown) } catch {
            throw MarkupError(error.reason, at: error.position, in: context.wording)
        }
        problems += tree.problems.map { .fault(MarkupError($0.reason, at: $0.position, in: context.wording)) }
        let index = program.wordings.count
        program.wordings.append(.init())
        var work = Work(bytes: Array(text.utf8), escapes: tree.escapes, numbering: context.numbering)
        if !template.substitutions.isEmpty {
            work.numbering = context.numbering.reading(tree.specifiers, template.substitutions)
        }
        for (number, node) in tree.nodes.enumerated() {
            try close(&work, before: number)
            guard partCount + work.steps.count <= 4 * TextLimits.parts else {
                throw fault(.tooManyParts(limit: TextLimits.parts), context)
            }
            switch node.kind {
            case .run: try open(node, &work, context)
            case .markdown(let inline): open(inline, node, &work)
            case .text: try read(node, &work, context)
            }
        }
        try close(&work, before: tree.nodes.count)
        flush(&work)
        if let run = AgreementCheck.circularRun(in: work.steps, program.runs) {
            work.faults.append(
                (
                    .agreement(
                        argument: program.runs[run].agreementArgument ?? 0,
                        expected: "runs that do not agree with each other in a circle"),
                    work.offsets[run] ?? 0
                ))
        }
        try report(work, context)
        partCount += work.steps.count
        program.wordings[index] = .init(
            steps: work.steps, isPercentText: work.places > 0 && work.places == work.percentPlaces)
        return .wording(index)
    }

    private mutating func report(_ work: Work, _ context: Context) throws(MarkupError) {
        guard !work.faults.isEmpty else { return }
        let faults = work.faults.sorted { $0.offset < $1.offset }
        let positions = SourcePosition.positions(of: faults.map(\.offset), in: work.bytes)
        let errors = zip(faults, positions).map { MarkupError($0.reason, at: $1, in: context.wording) }
        if !options.isLenient { throw errors[0] }
        problems += errors.map(TextProblem.fault)
    }

    // MARK: Runs

    private mutating func open(_ node: MarkupTree.Node, _ work: inout Work, _ context: Context) throws(MarkupError) {
        flush(&work)
        var run: Int?
        var alternative: String?
        let before = work.numbers
        do throws(AttributeFault) {
            let reading = try RunReading(node.attributes)
            guard work.inflecting < TextLimits.depth || !reading.run.inflects else {
                throw AttributeFault(.nestedTooDeep(limit: TextLimits.depth), at: node.range.lowerBound)
            }
            if reading.run.inflects { work.inflecting += 1 }
            if let numbers = reading.number { work.numbers = numbers }
            alternative = reading.alternative
            run = add(reading.run, node, &work)
        } catch {
            work.faults.append((error.reason, error.offset))
            work.pending += String(decoding: work.bytes[node.range.lowerBound..<node.content.lowerBound], as: UTF8.self)
        }
        work.open.append(
            OpenRun(
                end: node.end, run: run, tail: node.content.upperBound..<node.range.upperBound, numbersBefore: before))
        if let run, let alternative {
            program.alternatives[run] = try self.node(.text(alternative), context.within("inflectionAlternative"))
        }
    }

    private mutating func add(_ attributes: RunAttributes, _ node: MarkupTree.Node, _ work: inout Work) -> Int {
        let run = program.runs.count
        program.runs.append(attributes)
        work.offsets[run] = node.range.lowerBound
        work.steps.append(.open(run))
        return run
    }

    private mutating func open(_ inline: MarkdownInline, _ node: MarkupTree.Node, _ work: inout Work) {
        flush(&work)
        let run = add(RunAttributes(inline), node, &work)
        work.open.append(
            OpenRun(
                end: node.end, run: run, tail: node.content.upperBound..<node.range.upperBound,
                numbersBefore: work.numbers, destination: node.destination, address: address(inline, node, work)))
    }

    private func address(
        _ inline: MarkdownInline, _ node: MarkupTree.Node, _ work: Work
    ) -> (ArgumentNumbering, prefix: String)? {
        guard case .link(let destination, _) = inline, node.destination == node.content else { return nil }
        return (work.numbering, String(decoding: Array(destination.utf8.dropLast(node.content.count)), as: UTF8.self))
    }

    private mutating func close(_ work: inout Work, before node: Int) throws(MarkupError) {
        while let last = work.open.last, last.end <= node {
            work.open.removeLast()
            if let run = last.run {
                if program.runs[run].inflects { work.inflecting -= 1 }
                flush(&work)
                work.steps.append(.close)
                if let range = last.destination {
                    let numbering = work.numbering
                    if let address = last.address { work.numbering = address.numbering }
                    try readDestination(range, of: run, after: last.address?.prefix ?? "", &work)
                    if last.address != nil { work.numbering = numbering }
                }
            } else {
                work.pending += String(decoding: work.bytes[last.tail], as: UTF8.self)
            }
            work.numbers = last.numbersBefore
        }
    }

    // MARK: Text

    private mutating func read(_ node: MarkupTree.Node, _ work: inout Work, _ context: Context) throws(MarkupError) {
        let (pieces, faults) = FormatLexer.read(work.bytes, node.range, room: &work.room)
        guard work.room >= 0 else {
            throw fault(.tooManyParts(limit: TextLimits.parts), context)
        }
        work.faults += faults.map { ($0.reason, $0.range.lowerBound) }
        for piece in pieces {
            if work.pending.isEmpty { work.pendingStart = piece.range.lowerBound }
            switch piece {
            case .literal(let range):
                let text = String(decoding: work.bytes[range], as: UTF8.self)
                work.pending += node.isVerbatim ? text : work.escapes.removed(from: text)
            case .percent: work.pending += "%"
            case .specifier(let specifier): try place(specifier, &work, context)
            }
        }
    }

    private mutating func place(
        _ specifier: FormatSpecifier, _ work: inout Work, _ context: Context
    ) throws(MarkupError) {
        let text = String(decoding: work.bytes[specifier.range], as: UTF8.self)
        let offset = specifier.range.lowerBound
        let taken: ArgumentNumbering.Taken
        do { taken = try work.numbering.take(specifier, template.substitutions) } catch {
            work.faults.append((.invalidSpecifier(text, expected: error.expected), offset))
            work.pending += text
            return
        }
        for star in [taken.width, taken.precision] {
            if let star, let conflict = arguments.add(.init(.integer, "*"), at: star) {
                work.faults.append((conflict, offset))
            }
        }
        work.places += 1
        if specifier.position == nil, specifier.flags.contains(.space) || isAfterDigit(specifier, work) {
            work.percentPlaces += 1
        }
        if case .substitution(let name) = specifier.conversion {
            do throws(MarkupError) {
                let node = try substitution(name, at: taken.value, context) {
                    work.positions.position(of: offset, in: work.bytes)
                }
                flush(&work)
                work.steps.append(.substitution(node))
            } catch {
                guard options.isLenient else { throw error }
                problems.append(.fault(error))
                work.pending += text
            }
            return
        }
        flush(&work)
        let shown = specifier.conversion == .substitutionArgument ? context.shown ?? specifier : specifier
        if let kind = specifier.kind, let conflict = arguments.add(.init(kind, text, specifier), at: taken.value) {
            work.faults.append((conflict, offset))
        }
        var place = try place(shown, taken.value, text, work.numbers, context, at: offset)
        (place.widthArgument, place.precisionArgument) = (taken.width, taken.precision)
        work.steps.append(.argument(.init(place)))
    }

    /// The destination of a link is a wording of its own. Only `%@` and the specifiers of whole numbers that begin with an l have
    /// places in it, written without flags or width: `%20` and `%d0` are an address's own.
    private mutating func readDestination(
        _ range: Range<Int>, of run: Int, after prefix: String, _ work: inout Work
    ) throws(MarkupError) {
        var room = TextLimits.parts
        let (pieces, _) = FormatLexer.read(work.bytes, range, room: &room)
        guard room >= 0 else { throw fault(.tooManyParts(limit: TextLimits.parts), Context()) }
        var steps: [TextProgram.Step] = []
        var literal = prefix
        func flush() {
            if !literal.isEmpty { steps.append(.literal(literal)) }
            literal = ""
        }
        for piece in pieces {
            let text = String(decoding: work.bytes[piece.range], as: UTF8.self)
            guard case .specifier(let specifier) = piece, let kind = specifier.kind,
                text.drop(while: { !$0.isLetter && $0 != "@" }).first.map({ $0 == "l" || $0 == "@" }) == true,
                specifier.width == nil, specifier.precision == nil, specifier.flags.isEmpty,
                let taken = try? work.numbering.take(specifier, template.substitutions)
            else {
                if case .percent = piece { literal += "%" } else { literal += work.escapes.removed(from: text) }
                continue
            }
            if let conflict = arguments.add(.init(kind, text, specifier), at: taken.value) {
                work.faults.append((conflict, specifier.range.lowerBound))
            }
            flush()
            steps.append(
                .argument(.init(ArgumentPlace(taken.value, .specifier(specifier), text: text))))
        }
        flush()
        guard steps.contains(where: { if case .argument = $0 { true } else { false } }) else { return }
        guard program.wordings.count < TextLimits.wordings else {
            throw fault(.tooManyParts(limit: TextLimits.wordings), Context())
        }
        program.wordings.append(.init(steps: steps))
        program.destinations[run] = .wording(program.wordings.count - 1)
    }

    /// `50%off`
    private func isAfterDigit(_ specifier: FormatSpecifier, _ work: Work) -> Bool {
        let start = specifier.range.lowerBound
        return start > 0 && (0x30...0x39).contains(work.bytes[start - 1])
    }

    /// A place with its number style made ready.
    func place(
        _ specifier: FormatSpecifier, _ argument: Int, _ text: String, _ numbers: NumberAttributes?, _ context: Context,
        at offset: Int
    ) throws(MarkupError) -> ArgumentPlace {
        let base =
            numbers?.specification(for: nil, locale: locale, options: options.numbers)
            ?? NumberSpecification(locale: locale, kind: .decimal, options: options.numbers)
        var place: ArgumentPlace
        do { place = try ArgumentPlace(argument, specifier, text: text, base: base) } catch {
            throw MarkupError(
                .locale(error.description), at: SourcePosition(offset: offset, line: 1, column: offset + 1),
                in: context.wording)
        }
        if let numbers {
            place.numbersInText = { [locale, options = options.numbers] text in
                NumberText.written(text, numbers, locale, options)
            }
        }
        return place
    }

    // MARK: Literals and their numbers

    private mutating func flush(_ work: inout Work) {
        guard !work.pending.isEmpty else { return }
        defer { work.pending = "" }
        guard let numbers = work.numbers else { return work.steps.append(.literal(work.pending)) }
        for part in NumberText.parts(of: work.pending, numbers, locale, options.numbers) {
            switch part {
            case .text(let text): work.steps.append(.literal(text))
            case .number(let number): work.steps.append(.number(number))
            case .fault(let text, let reason):
                work.faults.append((reason, work.pendingStart))
                work.steps.append(.literal(text))
            }
        }
    }
}
