internal import LocaleFormatAppleStrings
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Pieces as Apple's text: one choice by plural category is variations of the whole text, all others are substitutions.
extension MessageConversionWork {
    func template(
        of pieces: [MessagePiece], _ names: MessageArgumentNames
    ) throws(MessageConversionError) -> TextTemplate {
        var writing = TemplateWriting(work: self, names: names)
        return try writing.template(pieces)
    }
}

private struct TemplateWriting {
    /// A part of a text: literal characters, or a specifier as it is written.
    private enum Segment {
        case literal(String)
        case specifier(String)
    }

    let work: MessageConversionWork
    let names: MessageArgumentNames
    private var substitutions: [String: TextSubstitution] = [:]
    /// Arguments that are passed as whole numbers, and those that are passed as numbers with a fraction, with the specifier.
    private var whole: Set<String> = []
    private var fractions: [String: String] = [:]
    /// Names of substitutions that are for later.
    private var taken: Set<String> = []
    /// What arguments are called.
    private let sources: Set<String>

    init(work: MessageConversionWork, names: MessageArgumentNames) {
        (self.work, self.names) = (work, names)
        sources = Set(names.arguments.map(\.source))
    }

    mutating func template(_ pieces: [MessagePiece]) throws(MessageConversionError) -> TextTemplate {
        try collect(pieces, depth: 0)
        if let wordings = try variations(pieces) {
            return TextTemplate(.plural(type: .cardinal, argument: nil, wordings))
        }
        let text = try text(pieces, own: nil, depth: 0)
        return TextTemplate(text, substitutions: substitutions)
    }

    // MARK: Kinds

    private mutating func collect(_ pieces: [MessagePiece], depth: Int) throws(MessageConversionError) {
        try work.check(depth: depth)
        try work.spend(pieces.count + 1)
        for piece in pieces {
            switch piece {
            case .text, .markup: break
            case .value(let value): note(value.argument, value.form, isCounted: false)
            case .choice(let choice):
                if choice.selector.kind != .text {
                    note(choice.selector.argument, choice.selector.form, isCounted: true)
                }
                for variant in choice.variants { try collect(variant.pieces, depth: depth + 1) }
            }
        }
    }

    private mutating func note(_ argument: String, _ form: MessagePiece.Form, isCounted: Bool) {
        switch form {
        case .integer: whole.insert(argument)
        case .number: if isCounted { whole.insert(argument) }
        case .styled(let form):
            if form.function == .integer || form == .roundedInteger || isCounted && form == .standard {
                whole.insert(argument)
            } else if let specifier = form.specifier?.text, fractions[argument] == nil {
                fractions[argument] = specifier
            }
        case .plain, .text, .date: break
        }
    }

    /// The specifier of a place, without its percent sign.
    private func specifier(_ argument: String, _ form: MessagePiece.Form, _ origin: MessagePiece.Origin) -> String {
        let isWhole = whole.contains(argument)
        switch form {
        case .text, .plain, .number, .integer, .styled(.standard), .styled(.roundedInteger), .styled(.plainInteger):
            if work.options.isExact, form == .styled(.standard) || form == .styled(.roundedInteger) {
                work.lose(.form, origin, "the grouping and the digits are the language's own")
            }
            if isWhole { return "lld" }
            if let specifier = fractions[argument] {
                work.lose(.form, origin, "an argument is passed in one way, here as %\(specifier)")
                return specifier
            }
            return "@"
        case .date:
            work.lose(.form, origin, "the program gives a date its form")
            return "@"
        case .styled(let style):
            guard let made = style.specifier else {
                work.lose(.form, origin, "no specifier writes a number so")
                return isWhole ? "lld" : fractions[argument] ?? "@"
            }
            if isWhole != (style.function == .integer) {
                work.lose(.form, origin, "an argument is passed in one way, here as a whole number")
                return "lld"
            }
            for fault in made.faults { work.lose(.form, origin, fault) }
            return made.text
        }
    }

    // MARK: Texts

    /// - Parameter own: the argument of the substitution around it, with its specifier.
    private mutating func text(
        _ pieces: [MessagePiece], own: (argument: String, specifier: String)?, depth: Int
    ) throws(MessageConversionError) -> String {
        guard depth < TextLimits.depth else { throw .nestedTooDeep(limit: TextLimits.depth) }
        try work.spend(pieces.count + 1)
        // What has no position takes the next argument, whatever it is.
        let places = pieces.count { if case .value = $0 { true } else if case .choice = $0 { true } else { false } }
        func position(_ argument: String) -> String {
            places == 1 && names.arguments.count == 1 && names.position(argument) == 1 ? "" : "\(names[argument])$"
        }
        var segments: [Segment] = []
        for piece in pieces {
            switch piece {
            case .text(let text): segments.append(.literal(text))
            case .markup(_, let origin):
                work.lose(.markup, origin, "Apple's syntax has other markup; what it stands around is left")
            case .value(let value):
                if value.offset != 0 {
                    work.lose(.form, value.origin, "nothing is taken off a number in Apple's syntax")
                }
                let specifier = specifier(value.argument, value.form, value.origin)
                if let own, own.argument == value.argument, own.specifier == specifier {
                    segments.append(.specifier("%arg"))
                } else {
                    segments.append(.specifier("%\(position(value.argument))\(specifier)"))
                }
            case .choice(let choice):
                segments.append(.specifier(try substitution(choice, depth: depth + 1)))
            }
        }
        return joined(segments)
    }

    private func joined(_ segments: [Segment]) -> String {
        var plain = ""
        for segment in segments {
            switch segment {
            case .literal(let text), .specifier(let text): plain += text
            }
        }
        let hasMarkup = MarkupParser.hasMarkup(Array(plain.utf8))
        // A percent sign stands for itself in a text that is put through no format.
        var doublesPercents = !names.arguments.isEmpty
        if !doublesPercents, plain.utf8.contains(UInt8(ascii: "%")) {
            let bytes = Array(plain.utf8)
            let (pieces, faults) = FormatLexer.read(bytes, 0..<bytes.count)
            doublesPercents = !faults.isEmpty || pieces.contains { if case .literal = $0 { false } else { true } }
        }
        var result = ""
        for segment in segments {
            switch segment {
            case .specifier(let text): result += text
            case .literal(var text):
                if hasMarkup { text = MarkupEscape.escapedWithin(text) }
                result += doublesPercents ? text.replacing("%", with: "%%") : text
            }
        }
        return result
    }

    // MARK: Choices

    /// The variants of the only choice, each with the text around it; nil where substitutions are needed.
    private mutating func variations(
        _ pieces: [MessagePiece]
    ) throws(MessageConversionError) -> [PluralCategory: TextVariation]? {
        let places = pieces.indices.filter { if case .choice = pieces[$0] { true } else { false } }
        guard places.count == 1, case .choice(let choice) = pieces[places[0]], choice.selector.offset == 0,
            choice.selector.kind == .plural(.cardinal), choice.variants.count > 1, choice.name == nil
        else { return nil }
        for variant in choice.variants {
            for piece in variant.pieces { if case .choice = piece { return nil } }
        }
        let known = work.mark()
        var wordings: [PluralCategory: TextVariation] = [:]
        for (category, inner) in try categories(choice) {
            let whole = pieces[..<places[0]] + inner + pieces[(places[0] + 1)...]
            wordings[category] = .text(try text(Array(whole), own: nil, depth: 0))
        }
        // Foundation counts the first number of the wording.
        let counted = PluralArgument(nil, of: wordings, ArgumentNumbering(), [:])
        let shown = counted.specifier.map { specifier -> String in
            var bare = specifier
            (bare.position, bare.range) = (nil, 0..<0)
            return bare.words
        }
        let wanted = specifier(choice.selector.argument, choice.selector.form, choice.origin)
        guard counted.argument == names.position(choice.selector.argument), shown == nil || shown == wanted else {
            work.forget(known)
            return nil
        }
        return wordings
    }

    /// `%#@files@`, and the substitution for it.
    private mutating func substitution(
        _ choice: MessagePiece.Choice, depth: Int
    ) throws(MessageConversionError) -> String {
        let argument = choice.selector.argument
        let position = names.position(argument)
        var base = choice.name ?? argument
        if base.isEmpty || base.unicodeScalars.contains(where: { $0 == "@" || $0 == "%" || $0 == "\n" })
            || base.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        {
            base = "arg\(position)"
        }
        var name = base
        var number = 2
        // Each argument's first choice has its name, which is how the name comes back.
        while name != base && sources.contains(name) || !taken.insert(name).inserted {
            name = "\(base)_\(number)"
            number += 1
        }
        let variation: TextVariation
        let written: String
        switch choice.selector.kind {
        case .text:
            work.lose(
                .choice, choice.origin,
                "Apple's catalogs do not choose by text; the variations 'selection' are this package's")
            written = specifier(argument, .plain, choice.origin)
            var wordings: [String: TextVariation] = [:]
            for variant in choice.variants {
                let text = try text(variant.pieces, own: (argument, written), depth: depth)
                switch variant.key {
                case .word("other"):
                    work.lose(.variant, choice.origin, "'other' is for all that have none", source: "other")
                case .word(let word): wordings[word] = .text(text)
                default: wordings["other"] = .text(text)
                }
            }
            variation = .selection(argument: nil, wordings)
        case .plural(let kind):
            if kind == .ordinal {
                work.lose(
                    .choice, choice.origin,
                    "Apple's catalogs do not choose by ordinal categories; the variations 'ordinal' are this package's")
            }
            if choice.selector.offset != 0 {
                work.lose(.choice, choice.origin, "nothing is taken off a number in Apple's syntax")
            }
            written = specifier(argument, choice.selector.form, choice.origin)
            var wordings: [PluralCategory: TextVariation] = [:]
            for (category, inner) in try categories(choice) {
                wordings[category] = .text(try text(inner, own: (argument, written), depth: depth))
            }
            variation = .plural(type: kind, argument: nil, wordings)
        }
        substitutions[name] = TextSubstitution(argument: position, specifier: written, variation: variation)
        return "%#@\(name)@"
    }

    /// The variants by category; a number that is named exactly is one where the category has no other number.
    private func categories(
        _ choice: MessagePiece.Choice
    ) throws(MessageConversionError) -> [(category: PluralCategory, pieces: [MessagePiece])] {
        guard case .plural(let kind) = choice.selector.kind else { return [] }
        let rules = try work.rules(kind)
        var result: [(category: PluralCategory, pieces: [MessagePiece])] = []
        for variant in choice.variants {
            guard case .exactly(let number) = variant.key else { continue }
            let named: [Double: PluralCategory] = [0: .zero, 1: .one, 2: .two]
            let own = named[number].flatMap { rules.categories.contains($0) ? nil : $0 }
            var category = own
            if category == nil, kind == .cardinal {
                let counted = rules.category(for: .double(number))
                if counted != .other, try work.isAlone(counted, number) { category = counted }
            }
            if let category {
                if case .styled(let form) = choice.selector.form, form.function != .integer, form != .standard,
                    form != .roundedInteger
                {
                    work.lose(
                        .variant, choice.origin, "a category is chosen by what is shown of a number",
                        source: "=\(NumberValue.double(number).exactKey)")
                }
                result.append((category, variant.pieces))
            } else {
                work.lose(
                    .variant, choice.origin,
                    "Apple's variations are for plural categories, and for 0, 1 and 2 where there is none",
                    source: "=\(NumberValue.double(number).exactKey)")
            }
        }
        for variant in choice.variants {
            switch variant.key {
            case .exactly, .word: break
            case .fallback: result.append((.other, variant.pieces))
            case .category(let category):
                if result.contains(where: { $0.category == category }) {
                    work.lose(
                        .variant, choice.origin, "the variant for the number itself takes its place",
                        source: category.rawValue)
                } else if !rules.categories.contains(category), [.zero, .one, .two].contains(category) {
                    work.lose(
                        .variant, choice.origin,
                        "the language has no such category; Apple's variations would be for the number",
                        source: category.rawValue)
                } else {
                    result.append((category, variant.pieces))
                }
            }
        }
        return result
    }
}

extension NumberForm {
    /// `%lld` where nothing is usual.
    static let plainInteger = NumberForm(.integer, [:])

    /// The specifier that writes it, without the percent sign, and what it writes otherwise; nil for none.
    fileprivate var specifier: (text: String, faults: [String])? {
        var rest = options
        var text = ""
        var faults: [String] = []
        if rest.removeValue(forKey: "signDisplay") == "always" {
            text += "+"
        } else if options["signDisplay"] != nil {
            return nil
        }
        switch function {
        case .integer:
            if let digits = rest.removeValue(forKey: "minimumIntegerDigits") { text += ".\(digits)" }
            return rest.isEmpty ? (text + "lld", []) : nil
        case .number:
            let mode = rest.removeValue(forKey: "roundingMode") ?? "halfExpand"
            if mode != "halfEven" { faults.append("halves are rounded to even digits") }
            let high = rest.removeValue(forKey: "maximumFractionDigits")
            let low = rest.removeValue(forKey: "minimumFractionDigits") ?? "0"
            guard let high, high == low, rest.isEmpty else { return nil }
            return (text + ".\(high)f", faults)
        default: return nil
        }
    }
}

extension FormatSpecifier {
    /// As this package writes it, without percent sign and position, as far as numbers need it.
    fileprivate var words: String {
        var text = flags.contains(.plus) ? "+" : ""
        if case .value(let digits)? = precision { text += ".\(digits)" }
        switch conversion {
        case .integer: return text + length.rawValue + "d"
        case .fixed: return text + "f"
        default: return text + "@"
        }
    }
}
