public import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatNumbers
public import LocaleFormatTexts

extension TextOptions {
    /// As `init()`, but arguments are never isolated: what comes out is the text and the arguments, byte for byte.
    public static var unisolated: TextOptions {
        var options = TextOptions()
        options.isolation = .never
        return options
    }
}

extension MessageFormat1 {
    /// The message made ready to run in a language. Compile once, format many.
    ///
    /// What comes out is what ICU's `MessageFormat` gives, byte for byte. As there,
    ///
    /// - an argument that is not given stands there as it is written, `{name}`; so does a whole choice without its argument;
    /// - `{name}` writes numbers in the locale's form, dates in their own style (those of `DateStyle.init(locale:)` with date and time, both
    ///   short), and text as it is;
    /// - `date` and `time` take a number for the milliseconds since 1970;
    /// - everything else is a `TextError`: text for a number or for a date, a number for a choice by text.
    ///
    /// Dates in `TextOptions.timeZone`, or in the zone of the argument's own style.
    ///
    /// ```swift
    /// let text = try MessageFormat1("{0} – {1, number, percent}").compiled(in: "de")
    /// try text.format([1234.5, 0.25])                     // "1.234,5 – 25 %"
    /// try text.format(["0": "x"])                         // "x – {1}"
    /// ```
    ///
    /// - Parameters:
    ///   - locale: its `-u-nu-` and `-u-ca-` count for numbers and dates, its `-u-cu-` or region for `currency`.
    ///   - options: without isolation unless told, as in ICU.
    /// - Throws: ``MessageFormat1Error`` for a form that cannot be read, such as `{n, number, ::foo}`, and messages beyond
    ///   `TextLimits`.
    public func compiled(
        in locale: LocaleID, options: TextOptions = .unisolated
    ) throws(MessageFormat1Error) -> CompiledText {
        var compiler = MessageCompiler(self, locale, options)
        let program = try compiler.program()
        return CompiledText(
            contents: .init(
                locale: locale, options: options, problems: [], program: program, names: compiler.names))
    }
}

/// Turns a message into a program.
private struct MessageCompiler {
    /// The plural choice that `#` is about.
    private struct Counted {
        let name: String
        let offset: Double
    }

    let message: MessageFormat1
    let locale: LocaleID
    let options: TextOptions
    let names: [String]
    private let places: [String: Int]
    private var result = TextProgram()
    private var partCount = 0

    init(_ message: MessageFormat1, _ locale: LocaleID, _ options: TextOptions) {
        (self.message, self.locale, self.options) = (message, locale, options)
        names = message.arguments.map(\.name)
        places = Dictionary(zip(names, 1...)) { first, _ in first }
    }

    mutating func program() throws(MessageFormat1Error) -> TextProgram {
        result.isRightToLeft = locale.isRightToLeft
        result.entry = try wording(message.parts, nil, depth: 0)
        return result
    }

    private mutating func wording(
        _ parts: [MessageFormat1.Part], _ counted: Counted?, depth: Int
    ) throws(MessageFormat1Error) -> TextProgram.Node {
        let index = result.wordings.count
        result.wordings.append(.init())
        var steps: [TextProgram.Step] = []
        try add(parts, counted, depth: depth, to: &steps)
        result.wordings[index].steps = steps
        return .wording(index)
    }

    private mutating func add(
        _ parts: [MessageFormat1.Part], _ counted: Counted?, depth: Int, to steps: inout [TextProgram.Step]
    ) throws(MessageFormat1Error) {
        guard depth <= TextLimits.messageDepth else { throw .init(.nestedTooDeep(limit: TextLimits.messageDepth)) }
        partCount += parts.count + 1
        guard partCount <= 2 * TextLimits.parts else { throw .init(.tooManyParts(limit: TextLimits.parts)) }
        for part in parts {
            switch part {
            case .text(let text): steps.append(.literal(text))
            case .argument(let name): steps.append(.argument(.init(try place(name, .value, .standard))))
            case .formatted(let name, let format):
                switch format {
                case .number(let form): steps.append(.argument(.init(try place(name, .number, form))))
                case .date(let form): steps.append(.argument(.init(try date(name, form, isTime: false))))
                case .time(let form): steps.append(.argument(.init(try date(name, form, isTime: true))))
                case .spellout(let set): steps.append(.argument(.init(try rules(name, .spellout, set))))
                case .ordinal(let set): steps.append(.argument(.init(try rules(name, .ordinal, set))))
                case .duration(let set): steps.append(.argument(.init(try rules(name, .duration, set))))
                }
            case .number:
                guard let counted else {
                    steps.append(.literal("#"))
                    break
                }
                steps.append(.argument(.init(try place(counted.name, .number, .standard, less: counted.offset))))
            case .plural(let name, let kind, let offset, let variants):
                steps.append(.substitution(try plural(name, kind, offset, variants, depth: depth)))
            case .select(let name, let variants):
                var nodes: [String: TextProgram.Node] = [:]
                for variant in variants where nodes[variant.key] == nil {
                    nodes[variant.key] = try wording(variant.parts, nil, depth: depth + 1)
                }
                guard nodes["other"] != nil else { throw .init(.missingOther) }
                choose(.selection(SelectionChoice(places[name] ?? 0, nodes, missing: missing(name))), &steps)
            case .choice(let name, let variants):
                var limits: [LimitChoice.Limit] = []
                for variant in variants {
                    limits.append(
                        .init(
                            value: variant.limit, isExclusive: variant.isExclusive,
                            node: try wording(variant.parts, nil, depth: depth + 1)))
                }
                guard !limits.isEmpty else { throw .init(.missingOther) }
                choose(.limits(LimitChoice(places[name] ?? 0, limits, missing: missing(name))), &steps)
            case .tag(let name, let parts):
                result.runs.append(RunAttributes(["tag": .string(name)]))
                steps.append(.open(result.runs.count - 1))
                try add(parts, counted, depth: depth + 1, to: &steps)
                steps.append(.close)
            }
        }
    }

    private mutating func choose(
        _ choice: TextProgram.Choice, _ steps: inout [TextProgram.Step]
    ) {
        result.choices.append(choice)
        steps.append(.substitution(.choice(result.choices.count - 1)))
    }

    /// What stands in the place of a choice whose argument is not given.
    private mutating func missing(_ name: String) -> TextProgram.Node {
        result.wordings.append(.init(steps: [.literal("{\(name)}")]))
        return .wording(result.wordings.count - 1)
    }

    // MARK: Plurals

    private mutating func plural(
        _ name: String, _ kind: PluralRules.Kind, _ offset: Double, _ variants: [MessageFormat1.PluralVariant],
        depth: Int
    ) throws(MessageFormat1Error) -> TextProgram.Node {
        let rules: PluralRules
        do { rules = try PluralRules(locale: locale, type: kind) } catch { throw .init(.locale("\(error)")) }
        let counted = Counted(name: name, offset: offset)
        var nodes: [PluralCategory: TextProgram.Node] = [:]
        var numbers: [Double: TextProgram.Node] = [:]
        var counting: MessageFormat1.NumberForm?
        var isByRules = false
        for variant in variants {
            switch variant.selector {
            case .exactly(let number):
                if numbers[number] == nil { numbers[number] = try wording(variant.parts, counted, depth: depth + 1) }
            case .keyword(let word):
                // What is no category is compiled for its errors, and never chosen.
                let node = try wording(variant.parts, counted, depth: depth + 1)
                guard let category = PluralCategory(rawValue: word), nodes[category] == nil else { continue }
                nodes[category] = node
                if category == .other {
                    (counting, isByRules) = MessageFormat1.countingForm(of: name, in: variant.parts)
                }
            }
        }
        guard let other = nodes[.other] else { throw .init(.missingOther) }
        // ICU counts the number as the variant for `other` shows it first, and as it is where that is no plain format.
        var isRaw = isByRules
        if case .skeleton? = counting { isRaw = true }
        let place = try place(name, .number, isRaw ? .standard : counting ?? .standard, less: offset)
        result.choices.append(
            .plural(
                PluralChoice(
                    rules, kind, place, nodes, exactly: numbers, other: other, missing: missing(name), offset: offset,
                    isOfRawNumber: isRaw)))
        return .choice(result.choices.count - 1)
    }

    // MARK: Places

    private func place(
        _ name: String, _ form: MessagePlace.Form, _ specification: NumberSpecification?, less offset: Double = 0
    ) throws(MessageFormat1Error) -> ArgumentPlace {
        var place = ArgumentPlace(
            places[name] ?? 0, .message(MessagePlace(name: name, form: form, offset: offset)), text: "{\(name)}")
        guard let specification else { return place }
        do throws(NumberError) { place.style = try CompiledNumber.cached(specification) } catch {
            throw .init(.invalidForm(argument: name, error.description))
        }
        place.specification = specification
        if offset == 0 {
            place.isPlainInteger = true
        } else if let whole = Int(exactly: offset), whole.magnitude < PluralChoice.exactLimit {
            place.isPlainInteger = true
            place.wholeOffset = whole
        }
        return place
    }

    private func place(
        _ name: String, _ form: MessagePlace.Form, _ number: MessageFormat1.NumberForm, less offset: Double = 0
    ) throws(MessageFormat1Error) -> ArgumentPlace {
        var specification: NumberSpecification
        do throws(NumberError) {
            let numbers = options.numbers
            switch number {
            case .standard, .named:
                specification = try DecimalFormatStyle.decimal.specification(locale: locale, options: numbers)
            case .integer:
                specification = try DecimalFormatStyle.integer.specification(locale: locale, options: numbers)
            case .currency:
                specification = try DecimalFormatStyle.currency.specification(locale: locale, options: numbers)
            case .percent:
                specification = try DecimalFormatStyle.percent.specification(locale: locale, options: numbers)
            case .skeleton(let text):
                let icu = message.syntax == .formatJS ? FormatJSSkeleton.icu(number: text) : text
                specification = NumberSpecification(locale: locale, kind: .skeleton(icu), options: numbers)
            case .pattern(let text):
                specification = try DecimalFormatStyle.pattern(text, locale: locale, options: numbers)
            }
        } catch { throw .init(.invalidForm(argument: name, error.description)) }
        return try place(name, form, specification, less: offset)
    }

    private func rules(
        _ name: String, _ group: NumberSpecification.RuleGroup, _ set: String?
    ) throws(MessageFormat1Error) -> ArgumentPlace {
        try place(
            name, .number,
            NumberSpecification(locale: locale, kind: .rules(group, set: set), options: options.numbers))
    }

    private func date(
        _ name: String, _ form: MessageFormat1.DateForm, isTime: Bool
    ) throws(MessageFormat1Error) -> ArgumentPlace {
        var style = DateStyle(form.template(isTime: isTime), locale: locale)
        style.timeZone = options.timeZone
        let compiled: CompiledDate
        do throws(DateError) { compiled = try CompiledDate.cached(style) } catch {
            throw .init(.invalidForm(argument: name, error.description))
        }
        return try place(name, .date(compiled, style), nil)
    }
}

extension MessageFormat1 {
    /// The form in which the variant for `other` shows the argument that is counted first; nil for that of `#`.
    package static func countingForm(of name: String, in parts: [Part]) -> (form: NumberForm?, isByRules: Bool) {
        for part in parts {
            switch part {
            case .number: return (nil, false)
            case .argument(name): return (nil, false)
            case .formatted(name, .number(let form)): return (form, false)
            case .formatted(name, _): return (nil, true)
            case .tag(_, let parts):
                let found = countingForm(of: name, in: parts)
                if found.form != nil || found.isByRules { return found }
            default: break
            }
        }
        return (nil, false)
    }
}
