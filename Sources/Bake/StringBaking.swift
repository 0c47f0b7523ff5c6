import LocaleFormat
import LocaleFormatBaked
internal import LocaleFormatMemory
internal import LocaleFormatTexts

/// Writes a compiled string, step by step, as what runs without ICU.
///
/// The live run reaches down to ICU, for arguments that bring styles of their own and for what no program says, so that it is not split:
/// `StringProgram` is a run of its own over what was compiled here, and the tests compare the two over arguments by chance. No template is
/// read a second time.
struct StringBaking {
    let program: TextProgram
    var draft: StringDraft
    private var nodes: [TextProgram.Node: Int] = [:]

    /// - Returns: the place of the string's record.
    static func bake(
        _ text: CompiledText, _ zones: [TimeZoneID], _ styles: inout StringStyles, to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        let program = text.contents.program
        var baking = StringBaking(
            program: program,
            draft: StringDraft(
                names: text.argumentNames, isRightToLeft: program.isRightToLeft, zones, styles, writer))
        let entry = program.inflector == nil ? try baking.node(program.entry) : try baking.inflected(text)
        let record = baking.draft.finish(entry)
        (styles, writer) = (baking.draft.styles, baking.draft.writer)
        return record
    }

    private init(program: TextProgram, draft: StringDraft) { (self.program, self.draft) = (program, draft) }

    // MARK: Nodes

    private mutating func node(_ node: TextProgram.Node) throws(BakingFailure) -> Int {
        if let known = nodes[node] { return known }
        let made: StringModel.Node
        switch node {
        case .wording(let index):
            let wording = program.wordings[index]
            let pieces = try pieces(wording)
            if !wording.isPercentText, pieces.count == 1, case .node(let only) = pieces[0] {
                nodes[node] = only
                return only
            }
            made = .wording(pieces, isPercentText: wording.isPercentText)
        case .choice(let index):
            switch program.choices[index] {
            case .plural(let choice): made = .plural(try plural(choice, Self.own))
            case .selection(let choice): made = .selection(try selection(choice, Self.own))
            case .limits(let choice):
                var limits: [StringModel.Limits.Limit] = []
                for limit in choice.limits {
                    limits.append(.init(limit.value, isExclusive: limit.isExclusive, try self.node(limit.node)))
                }
                made = .limits(
                    .init(
                        argument: try argument(choice.argument), limits: limits, missing: try self.node(choice.missing))
                )
            }
        }
        let place = draft.add(made)
        nodes[node] = place
        return place
    }

    /// Where a choice leads.
    typealias Target = (inout StringBaking, TextProgram.Node) throws(BakingFailure) -> Int

    private static func own(
        _ baking: inout StringBaking, _ node: TextProgram.Node
    ) throws(BakingFailure) -> Int { try baking.node(node) }

    private mutating func optional(_ node: TextProgram.Node?, _ target: Target) throws(BakingFailure) -> Int? {
        guard let node else { return nil }
        return try target(&self, node)
    }

    mutating func selection(
        _ choice: SelectionChoice, _ target: Target
    ) throws(BakingFailure) -> StringModel.Selection {
        var keys: [String] = []
        var targets: [Int] = []
        for (key, node) in choice.wordings {
            keys.append(key)
            targets.append(try target(&self, node))
        }
        return StringModel.Selection(
            argument: try argument(choice.argument), keys: keys, nodes: targets,
            other: try target(&self, choice.otherWording), missing: try optional(choice.missing, target))
    }

    private func argument(_ number: Int) throws(BakingFailure) -> Int {
        guard number > 0 else { throw .refusal("an argument has no place") }
        return number - 1
    }

    private mutating func pieces(_ wording: TextProgram.Wording) throws(BakingFailure) -> [StringModel.Piece] {
        var pieces: [StringModel.Piece] = []
        var literal = ""
        func end() {
            if !literal.isEmpty { pieces.append(.text(literal)) }
            literal = ""
        }
        for step in wording.steps {
            switch step {
            case .literal(let text): literal += text
            case .number(let number): literal += number.text
            case .argument(let box):
                end()
                pieces.append(.place(try place(box.place, of: wording)))
            case .substitution(let node):
                end()
                pieces.append(.node(try self.node(node)))
            // What is marked is no part of the text.
            case .open, .close: break
            }
        }
        end()
        return pieces
    }

    mutating func plural(_ choice: PluralChoice, _ target: Target) throws(BakingFailure) -> StringModel.Plural {
        let place = choice.place
        var targets: [Int] = []
        for category in PluralCategory.allCases { targets.append(try target(&self, choice.node(for: category))) }
        var result = StringModel.Plural(
            argument: try argument(place.argument), rules: draft.rules(choice.rules),
            nodes: targets)
        result.missing = try optional(choice.missing, target)
        if let style = place.style {
            result.style = try draft.style(style, of: place.specification, place.text, choosesPlurals: true)
        }
        (result.isOfRawNumber, result.showsWholeNumbers) = (choice.isOfRawNumber, choice.showsWholeNumbers)
        (result.offset, result.comparesDoubles) = (choice.offset, choice.comparesDoubles)
        for (number, node) in choice.exactWordings { result.exact.append(.init(number, try target(&self, node))) }
        return result
    }

    // MARK: Places

    /// Where a percent sign is text as long as nobody gives arguments, `50% off`, with arguments that place is an error.
    private mutating func place(
        _ place: ArgumentPlace, of wording: TextProgram.Wording
    ) throws(BakingFailure) -> Int {
        do throws(BakingFailure) { return try self.place(place) } catch {
            guard wording.isPercentText, case .refusal = error else { throw error }
            var text = StringModel.Place(.object, argument: try argument(place.argument), text: place.text)
            text.takesText = false
            return draft.add(text)
        }
    }

    /// - Parameter isTextAlone: whether numbers are not written there.
    mutating func place(_ place: ArgumentPlace, isTextAlone: Bool = false) throws(BakingFailure) -> Int {
        var made: StringModel.Place
        switch place.form {
        case .specifier(let specifier): made = try self.place(place, specifier)
        case .message(let message): made = try self.place(place, message)
        }
        if isTextAlone { made.style = nil }
        return draft.add(made)
    }

    private mutating func place(
        _ place: ArgumentPlace, _ specifier: FormatSpecifier
    ) throws(BakingFailure) -> StringModel.Place {
        guard place.widthArgument == nil, place.precisionArgument == nil else {
            throw .refusal("'\(place.text)' takes its width or precision from an argument")
        }
        let form: StringModel.Place.Form
        switch specifier.conversion {
        case .object, .substitutionArgument: form = .object
        case .string: form = .text
        case .character: form = .character
        case .integer: form = .integer
        case .unsigned: form = .unsigned
        case .fixed: form = .floating
        case .substitution, .exponent, .general, .hexadecimal, .octal, .hexadecimalFloat:
            throw .refusal("'\(place.text)' writes numbers as C does")
        }
        var made = StringModel.Place(form, argument: try argument(place.argument), text: place.text)
        if let style = place.style { made.style = try draft.style(style, of: place.specification, place.text) }
        made.takesText = place.numbersInText == nil
        var precision: Int?
        if case .value(let digits)? = specifier.precision { precision = digits }
        if form == .object || form == .text { made.precision = precision }
        if form == .integer || form == .unsigned, precision == 0 {
            throw .refusal("'\(place.text)' writes no digit of a zero")
        }
        made.isSpaced = specifier.flags.contains(.space) && !specifier.flags.contains(.plus) && form.isSigned
        if case .value(let width)? = specifier.width {
            made.width = specifier.flags.contains(.left) ? -width : width
            let isWhole = form == .integer || form == .unsigned
            if specifier.flags.contains(.zero), !specifier.flags.contains(.left), isWhole || form == .floating,
                !isWhole || precision == nil
            {
                made.padded = try padded(to: width, place, specifier, precision)
            }
        }
        return made
    }

    /// Styles of at least 1, 2, 3 … digits: zeros fill what the sign leaves of the width.
    private mutating func padded(
        to width: Int, _ place: ArgumentPlace, _ specifier: FormatSpecifier, _ precision: Int?
    ) throws(BakingFailure) -> [Int] {
        guard width <= 20 else { throw .refusal("'\(place.text)' is filled with more than 20 zeros") }
        guard let base = place.specification, var style = specifier.specification(base, precision: precision) else {
            return []
        }
        var padded: [Int] = []
        for digits in 1...max(1, width) {
            style.options.minimumIntegerDigits = digits
            let compiled: CompiledNumber
            do throws(NumberError) { compiled = try CompiledNumber.cached(style) } catch {
                throw .failure(CommandFailure(error))
            }
            padded.append(try draft.style(compiled, place.text))
        }
        return padded
    }

    private mutating func place(
        _ place: ArgumentPlace, _ message: MessagePlace
    ) throws(BakingFailure) -> StringModel.Place {
        let form: StringModel.Place.Form
        switch message.form {
        case .value: form = .value
        case .number: form = .number
        case .date: form = .date
        }
        var made = StringModel.Place(form, argument: try argument(place.argument), text: "{\(message.name)}")
        made.offset = message.offset
        if case .date(_, let style) = message.form {
            made.style = try draft.style(style, place.text)
        } else if let style = place.style {
            made.style = try draft.style(style, of: place.specification, place.text)
        }
        return made
    }
}

extension StringModel.Place.Form {
    fileprivate var isSigned: Bool { self == .integer || self == .floating }
}
