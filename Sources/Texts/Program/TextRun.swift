internal import LocaleFormatCore
internal import LocaleFormatNumbers

/// One pass over a program with its arguments.
struct TextRun {
    let source: CompiledText.Contents
    let arguments: [TextArgument]
    /// Arguments, from 1, that were not given although some behind them were.
    let missing: Set<Int>
    let lookup: CompiledText.Lookup?
    /// Localized strings within each other.
    let depth: Int
    private(set) var isolation: ArgumentIsolation

    init(
        _ source: CompiledText, _ arguments: [TextArgument], missing: Set<Int> = [], lookup: CompiledText.Lookup?,
        depth: Int
    ) {
        self.source = source.contents
        self.arguments = arguments
        self.missing = missing
        self.lookup = lookup
        self.depth = depth
        isolation = ArgumentIsolation(self.source.options.isolation, isRightToLeft: self.source.program.isRightToLeft)
    }

    /// Whether an argument, from 1, was not given.
    func isMissing(_ argument: Int) -> Bool { argument > arguments.count || missing.contains(argument) }

    /// The text, where nothing is inflected.
    func text() throws(TextError) -> String {
        var sink = ByteSink()
        try walk(into: &sink)
        return String(decoding: sink.bytes, as: UTF8.self)
    }

    /// Appends the text, where nothing is inflected. Where it throws, `bytes` is as it was.
    func append(to bytes: inout [UInt8]) throws(TextError) {
        let start = bytes.count
        var sink = ByteSink(appendingTo: bytes)
        bytes = []
        defer { bytes = sink.bytes }
        do throws(TextError) { try walk(into: &sink) } catch {
            sink.bytes.removeSubrange(start...)
            throw error
        }
    }

    /// The text in its parts, inflected.
    func assembled() throws(TextError) -> TextAssembly {
        var assembly = TextAssembly(isolation: isolation)
        try walk(into: &assembly)
        try assembly.inflect(for: source, arguments: self)
        return assembly
    }

    /// What a run is; a link with the arguments in its destination, as they are: an address has no marks of isolation.
    func field(of run: Int) throws(TextError) -> TextField {
        let attributes = source.program.runs[run]
        guard let inline = attributes.markdown else { return .run(attributes.attributes) }
        guard let destination = source.program.destinations[run] else { return .markdown(inline) }
        var plain = self
        plain.isolation = ArgumentIsolation(.never, isRightToLeft: false)
        var sink = ByteSink()
        var steps = 0
        try plain.walk(destination, &steps, into: &sink)
        let address = String(decoding: sink.bytes, as: UTF8.self)
        switch inline {
        case .link(_, let title): return .markdown(.link(destination: address, title: title))
        case .image(_, let title): return .markdown(.image(destination: address, title: title))
        default: return .markdown(inline)
        }
    }

    private func walk(into sink: inout some TextSink) throws(TextError) {
        guard depth <= TextLimits.depth else { throw .nestedTooDeep(limit: TextLimits.depth) }
        var steps = 0
        try walk(source.program.entry, &steps, into: &sink)
    }

    /// As deep as ``TextLimits/depth``.
    func walk(_ node: TextProgram.Node, _ steps: inout Int, into sink: inout some TextSink) throws(TextError) {
        steps += 1
        guard steps <= TextLimits.steps else { throw .tooManySteps(limit: TextLimits.steps) }
        switch node {
        case .choice(let index):
            try walk(try chosen(source.program.choices[index]), &steps, into: &sink)
        case .wording(let index):
            let wording = source.program.wordings[index]
            // Those that name others count themselves.
            steps += wording.steps.count
            guard steps <= TextLimits.steps else { throw .tooManySteps(limit: TextLimits.steps) }
            let isText = arguments.isEmpty && wording.isPercentText
            for step in wording.steps {
                switch step {
                case .literal(let text): sink.literal(text)
                case .number(let number): sink.number(number)
                case .argument(let box) where isText: sink.literal(box.place.text)
                case .argument(let box): try argument(box, into: &sink)
                case .substitution(let node): try walk(node, &steps, into: &sink)
                case .open(let run): sink.open(run)
                case .close: sink.close()
                }
                guard sink.size <= TextLimits.formattedBytes else { throw .tooLarge(limit: TextLimits.formattedBytes) }
            }
        }
    }

    private func argument(_ box: TextProgram.PlaceBox, into sink: inout some TextSink) throws(TextError) {
        // The commonest cases by the shortest way.
        if box.place.isPlainInteger, box.place.argument <= arguments.count, let style = box.place.style,
            case .number(.integer(let isNegative, let magnitude)) = arguments[box.place.argument - 1],
            magnitude < (box.place.wholeOffset == 0 ? UInt64(Int.max) : PluralChoice.exactLimit),
            !isNegative || magnitude > 0 && box.takesNegative
        {
            let value = (isNegative ? -Int(magnitude) : Int(magnitude)) - box.place.wholeOffset
            if try sink.integer(value, style, box.place.argument) { return }
        }
        if box.isPlainText, box.place.argument <= arguments.count,
            case .string(let text) = arguments[box.place.argument - 1]
        {
            return sink.argument(.init(text: text, isText: true), box, isolation)
        }
        sink.argument(try ArgumentWriter(run: self).rendered(box.place), box, isolation)
    }

    private func chosen(_ choice: TextProgram.Choice) throws(TextError) -> TextProgram.Node {
        switch choice {
        case .plural(let choice):
            if choice.place.argument <= arguments.count, case .number(let value) = arguments[choice.place.argument - 1],
                let node = choice.node(forWhole: value)
            {
                return node
            }
            return try ArgumentWriter(run: self).node(choice)
        case .selection(let choice):
            let index = choice.argument
            if isMissing(index) {
                if let missing = choice.missing { return missing }
                throw .missingArgument(index, specifier: "selection", given: arguments.count)
            }
            guard case .string(let key) = arguments[index - 1] else {
                throw .mismatch(
                    argument: index, specifier: "selection", found: arguments[index - 1].words,
                    expected: ArgumentKind.string.words)
            }
            return choice.node(for: key)
        case .limits(let choice):
            if isMissing(choice.argument) { return choice.missing }
            let argument = arguments[choice.argument - 1]
            guard let value = argument.numberValue else {
                throw .mismatch(
                    argument: choice.argument, specifier: "choice", found: argument.words,
                    expected: ArgumentKind.plural.words)
            }
            return choice.node(for: value.nearestDouble)
        }
    }
}

/// Where a run puts what it finds.
protocol TextSink {
    var size: Int { get }
    mutating func literal(_ text: String)
    mutating func number(_ number: TextProgram.FixedNumber)
    /// Writes a whole number; false where it must be rendered like other arguments.
    mutating func integer(_ value: Int, _ style: CompiledNumber, _ argument: Int) throws(TextError) -> Bool
    mutating func argument(
        _ rendered: ArgumentWriter.Rendered, _ box: TextProgram.PlaceBox, _ isolation: ArgumentIsolation)
    mutating func open(_ run: Int)
    mutating func close()
}

/// Text alone.
struct ByteSink: TextSink {
    var bytes: [UInt8]
    private let start: Int

    init() {
        bytes = []
        start = 0
        bytes.reserveCapacity(96)
    }

    init(appendingTo bytes: consuming [UInt8]) {
        start = bytes.count
        self.bytes = bytes
    }

    var size: Int { bytes.count - start }
    mutating func literal(_ text: String) { bytes.append(contentsOf: text.utf8) }
    mutating func number(_ number: TextProgram.FixedNumber) { bytes.append(contentsOf: number.text.utf8) }

    mutating func integer(_ value: Int, _ style: CompiledNumber, _ argument: Int) throws(TextError) -> Bool {
        do { try style.append(value, to: &bytes) } catch { throw .number(argument: argument, error) }
        return true
    }

    mutating func argument(
        _ rendered: ArgumentWriter.Rendered, _ box: TextProgram.PlaceBox, _ isolation: ArgumentIsolation
    ) {
        let isolates = rendered.isText && isolation.isolates(rendered.text)
        if isolates { literal(ArgumentIsolation.start) }
        literal(rendered.text)
        if isolates { literal(ArgumentIsolation.end) }
    }

    func open(_ run: Int) {}
    func close() {}
}
