internal import LocaleFormatDates
internal import LocaleFormatMemory
internal import LocaleFormatNumbers

/// A program for the usual arguments, numbers, dates and text, as plain values: literals, places, and choices by plural category.
/// It is written in one go into the memory of the result, counts no references and takes no lock.
///
/// What it cannot write, ``TextRun`` does, from the start: other arguments, other choices, inflection beyond ``InflectedForms``,
/// long texts, and errors.
struct TextLine: ~Copyable, Sendable {
    /// Bytes of the longest text that is written so.
    private static let capacity = 1_024
    /// Wordings and choices of one text: those that name each other must not take time without end.
    static let stepLimit = 1_000

    /// What stands in a wording: a literal, and what follows it.
    struct Part: BitwiseCopyable, Sendable {
        enum Kind: BitwiseCopyable, Sendable {
            /// The literal alone.
            case literal
            case argument(Place)
            case node(TextProgram.Node)
            /// What a run must write.
            case other
        }

        let literal: PooledText
        let kind: Kind
    }

    struct Place: BitwiseCopyable, Sendable {
        /// Counted from 0.
        let argument: Int
        /// Of the template by which whole numbers are written there; nil for places that take none, or write them otherwise.
        let template: Int?
        /// Of the style by which all other numbers are written there.
        let number: Int?
        /// Of the style by which dates are written there.
        let date: Int?
        let takesNegative: Bool
        let takesText: Bool
        /// What is taken off a whole number first.
        let offset: Int
        /// Whether whole numbers are written there digit by digit.
        let showsWholeNumbers: Bool
        /// Whether text there leaves inflected runs as they are.
        let isBystander: Bool
    }

    struct Wording: BitwiseCopyable, Sendable {
        /// Where it begins and ends in the parts.
        let start: Int
        let end: Int
        let isPercentText: Bool
    }

    struct Choice: BitwiseCopyable, Sendable {
        /// Counted from 0.
        let argument: Int
        let kind: Kind

        enum Kind: BitwiseCopyable, Sendable {
            case plural(Int)
            case selection(Int)
            /// What a run must choose.
            case other
        }
    }

    /// False for a program that inflects: it tells no more than which form is needed.
    private let isComplete: Bool
    let entry: TextProgram.Node
    private let isolation: ArgumentIsolation
    private let pool: TextPool
    let parts: FrozenTable<Part>
    let wordings: FrozenTable<Wording>
    let choices: FrozenTable<Choice>
    private let templates: HeldObjects<DigitTemplate>
    private let numbers: HeldObjects<CompiledNumber>
    private let dates: HeldObjects<CompiledDate>
    let plurals: HeldObjects<PluralChoice>
    let selections: HeldObjects<SelectionChoice>

    init(_ program: TextProgram, _ isolation: ArgumentIsolation) {
        isComplete = program.inflector == nil
        entry = program.entry
        self.isolation = isolation
        var builder = Builder()
        for wording in program.wordings { builder.add(wording, program.bystanders(in: wording)) }
        for choice in program.choices { builder.add(choice) }
        pool = builder.pool.pool
        parts = FrozenTable(builder.parts)
        wordings = FrozenTable(builder.wordings)
        choices = FrozenTable(builder.choices)
        templates = HeldObjects(builder.templates)
        numbers = HeldObjects(builder.numbers)
        dates = HeldObjects(builder.dates)
        plurals = HeldObjects(builder.plurals)
        selections = HeldObjects(builder.selections)
    }

    private struct Builder {
        var pool = TextPool.Builder()
        var parts: [Part] = []
        var wordings: [Wording] = []
        var choices: [Choice] = []
        var templates: [DigitTemplate] = []
        var numbers: [CompiledNumber] = []
        var dates: [CompiledDate] = []
        var plurals: [PluralChoice] = []
        var selections: [SelectionChoice] = []

        mutating func add(_ wording: TextProgram.Wording, _ bystanders: [Bool]) {
            let start = parts.count
            var literal = ""
            func end(_ kind: Part.Kind) {
                parts.append(Part(literal: pool.add(literal), kind: kind))
                literal = ""
            }
            for (step, isBystander) in zip(wording.steps, bystanders) {
                switch step {
                case .literal(let text): literal += text
                case .number(let number): literal += number.text
                case .argument(let box): end(place(box, isBystander).map { .argument($0) } ?? .other)
                case .substitution(let node): end(.node(node))
                case .open, .close: break
                }
            }
            if !literal.isEmpty { end(.literal) }
            wordings.append(Wording(start: start, end: parts.count, isPercentText: wording.isPercentText))
        }

        private mutating func place(_ box: TextProgram.PlaceBox, _ isBystander: Bool) -> Place? {
            var template: Int?
            var number: Int?
            var date: Int?
            if box.place.isPlainInteger, let digits = box.place.style?.integerTemplate {
                template = templates.count
                templates.append(digits)
            }
            if box.place.isPlainNumber, let style = box.place.style {
                number = numbers.count
                numbers.append(style)
            }
            if case .message(let message) = box.place.form, case .date(let style, _) = message.form {
                date = dates.count
                dates.append(style)
            }
            guard template != nil || number != nil || date != nil || box.isPlainText else { return nil }
            return Place(
                argument: box.place.argument - 1, template: template, number: number, date: date,
                takesNegative: box.place.takesNegative, takesText: box.isPlainText,
                offset: box.place.wholeOffset,
                showsWholeNumbers: template != nil && box.place.wholeOffset == 0 && box.place.showsWholeNumbers,
                isBystander: isBystander && box.isPlainText)
        }

        mutating func add(_ choice: TextProgram.Choice) {
            switch choice {
            case .plural(let choice):
                choices.append(Choice(argument: choice.place.argument - 1, kind: .plural(plurals.count)))
                plurals.append(choice)
            case .selection(let choice):
                choices.append(Choice(argument: choice.argument - 1, kind: .selection(selections.count)))
                selections.append(choice)
            case .limits(let choice): choices.append(Choice(argument: choice.argument - 1, kind: .other))
            }
        }
    }

    // MARK: Running

    /// The text; nil where a run must find out.
    @inline(__always)
    func text(_ arguments: Span<TextArgument>) -> String? {
        guard isComplete else { return nil }
        return String(utf8Capacity: Self.capacity) { writer in
            var steps = 0
            return write(entry, arguments, &steps, to: &writer)
        }
    }

    /// Appends the text; false where a run must find out.
    @inline(__always)
    func append(_ arguments: Span<TextArgument>, to bytes: inout [UInt8]) -> Bool {
        guard isComplete else { return false }
        return bytes.append(utf8OnStack: Self.capacity) { writer in
            var steps = 0
            return write(entry, arguments, &steps, to: &writer)
        }
    }

    private func write(
        _ node: TextProgram.Node, _ arguments: Span<TextArgument>, _ steps: inout Int, to writer: inout UTF8Writer
    ) -> Bool {
        steps += 1
        guard steps <= Self.stepLimit else { return false }
        switch node {
        case .wording(let index):
            let wording = wordings[index]
            if wording.isPercentText, arguments.isEmpty { return false }
            for place in wording.start..<wording.end {
                let part = parts[place]
                writer.append(part.literal, of: pool)
                switch part.kind {
                case .literal: break
                case .argument(let place): guard write(place, arguments, to: &writer) else { return false }
                case .node(let node): guard write(node, arguments, &steps, to: &writer) else { return false }
                case .other: return false
                }
            }
            return true
        case .choice(let index):
            guard let node = chosen(choices[index], arguments) else { return false }
            return write(node, arguments, &steps, to: &writer)
        }
    }

    /// Where a choice leads; nil where a run must find out.
    @inline(__always)
    func chosen(_ choice: Choice, _ arguments: Span<TextArgument>) -> TextProgram.Node? {
        guard choice.argument < arguments.count else { return nil }
        switch choice.kind {
        case .plural(let plural):
            guard case .number(let value) = arguments[choice.argument] else { return nil }
            return plurals.read(plural) { $0.node(forWhole: value) }
        case .selection(let selection):
            guard case .string(let key) = arguments[choice.argument] else { return nil }
            return selections.read(selection) { $0.node(for: key) }
        case .other: return nil
        }
    }

    @inline(__always)
    private func write(_ place: Place, _ arguments: Span<TextArgument>, to writer: inout UTF8Writer) -> Bool {
        guard place.argument < arguments.count else { return false }
        switch arguments[place.argument] {
        case .number(.integer(let isNegative, let magnitude)) where place.template != nil:
            guard let template = place.template, magnitude < UInt64(Int.max), place.takesNegative || !isNegative
            else { return false }
            guard place.offset != 0 else {
                templates.read(template) {
                    $0.append(magnitude, places: 0, isNegative: isNegative, to: &writer)
                }
                return true
            }
            guard magnitude < PluralChoice.exactLimit else { return false }
            let value = (isNegative ? -Int(magnitude) : Int(magnitude)) - place.offset
            templates.read(template) {
                $0.append(UInt64(value.magnitude), places: 0, isNegative: value < 0, to: &writer)
            }
            return true
        case .number(let value):
            guard let number = place.number else { return false }
            return numbers.read(number) { $0.append(value, to: &writer) }
        case .string(let text):
            guard place.takesText else { return false }
            let start = writer.count
            writer.append(text)
            if isPlain(from: start, in: writer) { return true }
            guard isolation.isolates(text) else { return true }
            writer.count = start
            writer.append(ArgumentIsolation.start)
            writer.append(text)
            writer.append(ArgumentIsolation.end)
            return true
        case .date(let instant, let style):
            guard let date = place.date else { return false }
            let start = writer.count
            let isWritten = dates.read(date) { own in
                (style.timeZone == nil || style.timeZone == own.timeZone) && own.append(instant, to: &writer)
            }
            return isWritten && isPlain(from: start, in: writer)
        default: return false
        }
    }

    /// Whether what was written is not isolated, as far as one sees at once.
    @inline(__always)
    private func isPlain(from start: Int, in writer: borrowing UTF8Writer) -> Bool {
        isolation.isNever
            || isolation.isForRightToLeftAlone
                && !writer.hasByte(from: start, atLeast: ArgumentIsolation.leastRightToLeft)
    }
}
