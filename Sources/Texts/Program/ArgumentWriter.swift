internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatLists
internal import LocaleFormatMemory
internal import LocaleFormatNames
internal import LocaleFormatNumbers

/// Writes one argument at its place.
struct ArgumentWriter {
    let run: TextRun
    /// Lists within each other.
    var depth = 0

    struct Rendered {
        var text: String
        /// Text of the user's, which may run in another direction, rather than digits of the reader's.
        var isText = false
        /// The number, if it is one, and the style that gives its parts.
        var value: NumberValue?
        var style: CompiledNumber?
        /// The parts of the number, where ``style`` does not give them.
        var parts: FormattedText<NumberField>?
    }

    func rendered(_ place: ArgumentPlace) throws(TextError) -> Rendered {
        switch place.form {
        case .message(let message): try rendered(place, message)
        case .specifier(let specifier): try rendered(place, specifier)
        }
    }

    /// By C's rules of flags, width and precision.
    private func rendered(_ place: ArgumentPlace, _ specifier: FormatSpecifier) throws(TextError) -> Rendered {
        let argument = try argument(place.argument, place.text)
        guard place.kind.takes(argument) else { throw mismatch(argument, place, place.kind.words) }
        let width = try amount(
            specifier.width, place.widthArgument, place,
            -FormatSpecifier.maximumWidth...FormatSpecifier.maximumWidth)
        let precision = try amount(
            specifier.precision, place.precisionArgument, place, -1...FormatSpecifier.maximumPrecision)
        var result: Rendered
        switch specifier.conversion {
        case .object, .substitutionArgument, .substitution: result = try object(argument, place)
        case .string, .character: result = try character(argument, place)
        case .integer, .unsigned, .fixed, .exponent, .general:
            let writer = NumberWriter(
                place: place, specifier: specifier, value: try number(argument, place), found: argument.words)
            result = try writer.localized(width: width, precision: precision.flatMap { $0 < 0 ? nil : $0 })
        case .hexadecimal, .octal, .hexadecimalFloat:
            let writer = NumberWriter(
                place: place, specifier: specifier, value: try number(argument, place), found: argument.words)
            result = Rendered(text: try writer.plain(width: width, precision: precision.flatMap { $0 < 0 ? nil : $0 }))
        }
        if let precision, precision >= 0, result.value == nil, specifier.conversion == .string || result.isText {
            result.text = String(result.text.prefix(precision))
        }
        pad(&result.text, to: width, specifier.flags)
        return result
    }

    private func pad(_ text: inout String, to width: Int?, _ flags: FormatSpecifier.Flags) {
        guard let width else { return }
        let spaces = String(repeating: " ", count: max(0, abs(width) - text.printedCount))
        text = width < 0 || flags.contains(.left) ? text + spaces : spaces + text
    }

    // MARK: Kinds

    func argument(_ index: Int, _ specifier: String) throws(TextError) -> TextArgument {
        guard index <= run.arguments.count else {
            throw .missingArgument(index, specifier: specifier, given: run.arguments.count)
        }
        return run.arguments[index - 1]
    }

    private func number(_ argument: TextArgument, _ place: ArgumentPlace) throws(TextError) -> NumberValue {
        if case .number(let value) = argument { return value }
        throw mismatch(argument, place, place.kind.words)
    }

    func mismatch(_ argument: TextArgument, _ place: ArgumentPlace, _ expected: String) -> TextError {
        .mismatch(argument: place.argument, specifier: place.text, found: argument.words, expected: expected)
    }

    private func amount(
        _ amount: FormatSpecifier.Amount?, _ index: Int?, _ place: ArgumentPlace, _ allowed: ClosedRange<Int>
    ) throws(TextError) -> Int? {
        if case .value(let value)? = amount { return value }
        guard let index else { return nil }
        let argument = try argument(index, place.text)
        guard ArgumentKind.integer.takes(argument), case .number(let value) = argument else {
            throw .mismatch(
                argument: index, specifier: place.text, found: argument.words,
                expected: "\(ArgumentKind.integer.words) for '*'")
        }
        guard let number = value.exactDecimal.flatMap({ Int(exactly: $0) }), allowed.contains(number) else {
            throw .widthOutOfRange(argument: index, value: value.plainText.shortened, allowed: allowed)
        }
        return number
    }

    func object(_ argument: TextArgument, _ place: ArgumentPlace) throws(TextError) -> Rendered {
        let locale = run.source.locale
        switch argument {
        case .number(let value): return try styled(value, place.style, place)
        case .string(let text):
            return Rendered(text: place.numbersInText?(text) ?? text, isText: true)
        case .styledNumber(let value, var specification):
            specification.locale = locale
            if specification.options.numbering == nil {
                specification.options.numbering = run.source.options.numbers.numbering
            }
            let style: CompiledNumber
            do { style = try CompiledNumber.cached(specification) } catch {
                throw .number(argument: place.argument, error)
            }
            return try styled(value, style, place)
        case .date(let instant, var style):
            style.locale = locale
            if style.timeZone == nil { style.timeZone = run.source.options.timeZone }
            do { return Rendered(text: try CompiledDate.cached(style).format(instant), isText: true) } catch {
                throw .date(argument: place.argument, error)
            }
        case .duration(let duration, let style):
            return Rendered(text: style.locale(locale).format(duration), isText: true)
        case .name(let name, let style): return Rendered(text: style.locale(locale).format(name), isText: true)
        case .text(let text): return Rendered(text: try nested(text, place.argument), isText: true)
        case .list(let elements, let style):
            guard depth < TextLimits.depth else { throw .nestedTooDeep(limit: TextLimits.depth) }
            let inner = ArgumentWriter(run: run, depth: depth + 1)
            var texts: [String] = []
            for element in elements { texts.append(try inner.object(element, place).text) }
            return Rendered(text: style.locale(locale).format(texts), isText: true)
        }
    }

    func styled(
        _ value: NumberValue, _ style: CompiledNumber?, _ place: ArgumentPlace
    ) throws(TextError) -> Rendered {
        do throws(NumberError) {
            let text = try style?.format(value) ?? value.plainText
            return Rendered(text: text, value: value, style: style)
        } catch { throw .number(argument: place.argument, error) }
    }

    private func nested(_ text: LocalizedText, _ index: Int) throws(TextError) -> String {
        let compiled: CompiledText
        if let found = run.lookup?(text) {
            compiled = found
        } else {
            do {
                compiled = try text.syntax.compiled(
                    text.defaultValue ?? text.key, in: run.source.locale, options: run.source.options)
            } catch { throw .nested(argument: index, error) }
        }
        let inner = TextRun(compiled, text.arguments, lookup: run.lookup, depth: run.depth + 1)
        return compiled.program.inflects ? try inner.assembled().text : try inner.text()
    }

    private func character(_ argument: TextArgument, _ place: ArgumentPlace) throws(TextError) -> Rendered {
        switch argument {
        case .string(let text): return Rendered(text: text, isText: true)
        case .number(let value):
            guard let code = value.exactDecimal.flatMap({ UInt32(exactly: $0) }), let scalar = Unicode.Scalar(code)
            else { fallthrough }
            return Rendered(text: String(Character(scalar)), isText: true)
        default: throw mismatch(argument, place, place.kind.words)
        }
    }

    // MARK: Plurals

    /// The wording for the number as it is displayed; the rules are those of the choice, cardinal or ordinal.
    func node(_ choice: PluralChoice) throws(TextError) -> TextProgram.Node {
        if let missing = choice.missing, run.isMissing(choice.place.argument) { return missing }
        let place = choice.place
        let value: NumberValue
        var style = place.style
        let argument = try argument(place.argument, "plural")
        switch argument {
        case .number(let number): value = number
        case .styledNumber(let number, var specification):
            value = number
            // A message says itself how its numbers are written.
            if case .specifier = place.form {
                specification.locale = run.source.locale
                style = try? CompiledNumber.cached(specification)
            }
        default:
            throw .mismatch(
                argument: place.argument, specifier: "plural", found: argument.words,
                expected: ArgumentKind.plural.words)
        }
        if let node = choice.node(forExactly: value) { return node }
        let shown = value.less(choice.offset)
        if choice.isOfRawNumber {
            return choice.node(for: choice.rules.category(for: .double(shown.nearestDouble)))
        }
        guard let style else { return choice.node(for: choice.rules.category(for: shown)) }
        do throws(NumberError) {
            return choice.node(for: try style.pluralCategory(of: shown, type: choice.type))
        } catch { throw .number(argument: place.argument, error) }
    }
}

extension TextArgument {
    /// For messages.
    var words: String {
        switch self {
        case .number(let value): "the number \(value.plainText.shortened)"
        case .styledNumber(let value, _): "the number \(value.plainText.shortened) in a style of its own"
        case .string(let text): "the text '\(text.shortened)'"
        case .date: "a date"
        case .duration: "a duration"
        case .name: "a name"
        case .list: "a list"
        case .text: "a localized string"
        }
    }
}
