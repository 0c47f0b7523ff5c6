internal import LocaleFormatDates
internal import LocaleFormatMessageFormat2
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// Pieces as a message of MessageFormat 2.
extension MessageConversionWork {
    func messageFormat2(
        of pieces: [MessagePiece], _ names: MessageArgumentNames
    ) throws(MessageConversionError) -> MessageFormat2 {
        var writing = MessageFormat2Writing(work: self, names: names)
        let message = try writing.message(pieces)
        do { return try MessageFormat2(message) } catch {
            // Larger than a message may be; in all else what is written is valid.
            throw .tooManyParts(limit: TextLimits.parts)
        }
    }
}

private struct MessageFormat2Writing {
    typealias Selector = MessagePiece.Selector

    /// A number less an offset, or as it is, in a form.
    struct Variable: Hashable {
        var argument: String
        var offset: Double
        var form: MessagePiece.Form
        /// Of a selector that is not cardinal.
        var isOrdinal = false
    }

    let work: MessageConversionWork
    let names: MessageArgumentNames
    private var declarations: [MessageFormat2.Declaration] = []
    /// Names of declared variables.
    private var declared: [Variable: String] = [:]
    /// Arguments whose own name is declared, with the form.
    private var inputs: [String: MessagePiece.Form] = [:]
    private var taken: Set<String> = []
    /// Forms in which each argument stands in patterns.
    private var forms: [String: Set<MessagePiece.Form>] = [:]
    /// Arguments of which something is taken off in patterns.
    private var offsets: Set<String> = []
    private var selectors: [Selector] = []
    /// The keys of each selector, wherever it chooses.
    private var keys: [Selector: Set<MessagePiece.Key>] = [:]
    private var variants: [MessageFormat2.Variant] = []

    init(work: MessageConversionWork, names: MessageArgumentNames) { (self.work, self.names) = (work, names) }

    mutating func message(_ pieces: [MessagePiece]) throws(MessageConversionError) -> MessageFormat2.Message {
        taken = Set(names.arguments.map(\.target))
        try collect(pieces, depth: 0)
        selectors.removeAll { keys[$0]?.count ?? 0 < 2 }
        guard !selectors.isEmpty else {
            return .init(pattern: try pattern(pieces))
        }
        try work.check(depth: selectors.count)
        let variables = selectors.map { declare($0) }
        try expand(pieces, selectors[...], [])
        return .init(declarations: declarations, body: .select(selectors: variables, variants: variants))
    }

    private static func isOffset(_ offset: Double) -> Bool { offset.magnitude < 100 && offset == offset.rounded() }

    private mutating func collect(_ pieces: [MessagePiece], depth: Int) throws(MessageConversionError) {
        try work.check(depth: depth)
        try work.spend(pieces.count + 1)
        for piece in pieces {
            switch piece {
            case .text, .markup: break
            case .value(let value):
                forms[value.argument, default: []].insert(value.form)
                if value.offset != 0 { offsets.insert(value.argument) }
            case .choice(let choice):
                if keys[choice.selector] == nil {
                    selectors.append(choice.selector)
                    if case .styled = choice.selector.form, choice.selector.offset != 0 {
                        work.lose(.choice, choice.origin, "a number less an offset is counted in the usual form")
                    }
                    if choice.selector.kind == .plural(.ordinal), case .styled(let form) = choice.selector.form,
                        !form.canBeOrdinal
                    {
                        work.lose(
                            .choice, choice.origin, "':\(form.function.rawValue)' does not choose by ordinal categories"
                        )
                    }
                    if !Self.isOffset(choice.selector.offset) {
                        work.lose(.choice, choice.origin, "an offset is a whole number up to 99 in MessageFormat 2")
                    }
                }
                for variant in choice.variants { keys[choice.selector, default: []].insert(variant.key) }
                for variant in choice.variants { try collect(variant.pieces, depth: depth + 1) }
            }
        }
    }

    // MARK: Declarations

    private mutating func declare(_ selector: Selector) -> MessageFormat2.VariableName {
        let form: MessagePiece.Form = selector.kind == .text ? .text : selector.form
        let isOrdinal = selector.kind == .plural(.ordinal)
        let variable = Variable(
            argument: selector.argument, offset: selector.offset, form: form, isOrdinal: isOrdinal)
        let argument = MessageFormat2.VariableName(names[selector.argument])
        let expression = MessageFormat2.Expression(
            .variable(argument),
            reference(form, offset: selector.offset, isOrdinal: isOrdinal, selector.argument))
        if isOwn(selector, form) {
            declarations.append(.input(expression))
            inputs[selector.argument] = form
            declared[variable] = argument.name
            return argument
        }
        if isOrdinal, selector.offset != 0 {
            // `:offset` has no option for ordinal categories.
            var plain = selector
            plain.kind = .plural(.cardinal)
            let inner =
                declared[Variable(argument: selector.argument, offset: selector.offset, form: form)]
                ?? declare(plain).name
            return local(
                argument.name + "_ordinal", variable,
                .init(.variable(.init(inner)), .init("number", options: [.init("select", .literal("ordinal"))])))
        }
        var name = argument.name
        if selector.offset != 0 { name += "_offset" } else if isOrdinal { name += "_ordinal" } else { name += "_count" }
        if selector.kind == .text { name = argument.name + "_text" }
        return local(name, variable, expression)
    }

    private mutating func local(
        _ name: String, _ variable: Variable, _ expression: MessageFormat2.Expression
    ) -> MessageFormat2.VariableName {
        var free = name
        var number = 2
        while !taken.insert(free).inserted {
            free = "\(name)\(number)"
            number += 1
        }
        declarations.append(.local(.init(free), expression))
        declared[variable] = free
        return .init(free)
    }

    /// Whether the argument's own name stands for the selector: where nothing else is made of the argument that would take over
    /// its options.
    private func isOwn(_ selector: Selector, _ form: MessagePiece.Form) -> Bool {
        guard selector.offset == 0, inputs[selector.argument] == nil else { return false }
        let others = selectors.filter { $0 != selector && $0.argument == selector.argument }
        let shown = forms[selector.argument] ?? []
        if selector.kind == .text { return others.isEmpty && shown.isSubset(of: [.plain, .text]) }
        guard selector.kind == .plural(.cardinal) || others.isEmpty else { return false }
        guard others.allSatisfy({ $0.kind != .text }), !shown.contains(.text) else { return false }
        // Without options nothing is taken over.
        if form == .number, selector.kind == .plural(.cardinal) { return true }
        var same: Set<MessagePiece.Form> = [form]
        if form == .number || form == .integer { same.insert(.plain) }
        if form == .integer, selector.kind == .plural(.cardinal) { same.insert(.number) }
        return others.isEmpty && shown.isSubset(of: same) && !offsets.contains(selector.argument)
    }

    private func reference(
        _ form: MessagePiece.Form, offset: Double, isOrdinal: Bool, _ argument: String
    ) -> MessageFormat2.FunctionReference? {
        var reference: MessageFormat2.FunctionReference?
        switch form {
        case .plain: reference = offset == 0 ? nil : .init("number")
        case .text: reference = .init("string")
        case .number: reference = .init("number")
        case .integer: reference = .init("integer")
        case .styled(let form): reference = form.reference
        case .date(let template): reference = DateFunction.reference(template)
        }
        if Self.isOffset(offset), let whole = Int(exactly: offset), whole != 0 {
            let amount = String(whole.magnitude)
            return .init("offset", options: [.init(whole < 0 ? "add" : "subtract", .literal(amount))])
        }
        if isOrdinal, case .styled(let form) = form, !form.canBeOrdinal { reference = .init("number") }
        if isOrdinal { reference?.options.append(.init("select", .literal("ordinal"))) }
        return reference
    }

    // MARK: Variants

    private mutating func expand(
        _ pieces: [MessagePiece], _ rest: ArraySlice<Selector>, _ chosen: [MessageFormat2.Key]
    ) throws(MessageConversionError) {
        guard let selector = rest.first else {
            guard variants.count < TextLimits.wordings else { throw .tooManyParts(limit: TextLimits.parts) }
            variants.append(.init(chosen, try pattern(pieces)))
            return
        }
        var own: [MessagePiece.Key] = []
        var known: Set<MessagePiece.Key> = []
        try collect(keysOf: selector, in: pieces, &own, &known)
        if own.isEmpty { own = [.fallback] }
        for key in own.sorted(by: Self.precedes) {
            let literal: MessageFormat2.Key =
                switch key {
                case .exactly(let number): .literal(selector.exactKey(number))
                case .category(let category): .literal(category.rawValue)
                case .word(let word): .literal(word)
                case .fallback: .catchAll
                }
            try expand(try resolved(pieces, selector, key), rest.dropFirst(), chosen + [literal])
        }
    }

    private static func precedes(_ left: MessagePiece.Key, _ right: MessagePiece.Key) -> Bool {
        func rank(_ key: MessagePiece.Key) -> Int {
            switch key {
            case .exactly: 0
            case .category, .word: 1
            case .fallback: 2
            }
        }
        return rank(left) < rank(right)
    }

    /// The keys with which a selector chooses somewhere in the pieces; none where it does not.
    private func collect(
        keysOf selector: Selector, in pieces: [MessagePiece], _ keys: inout [MessagePiece.Key],
        _ known: inout Set<MessagePiece.Key>
    ) throws(MessageConversionError) {
        try work.spend(pieces.count + 1)
        for piece in pieces {
            guard case .choice(let choice) = piece else { continue }
            if choice.selector == selector {
                for variant in choice.variants where known.insert(variant.key).inserted { keys.append(variant.key) }
            }
            for variant in choice.variants { try collect(keysOf: selector, in: variant.pieces, &keys, &known) }
        }
    }

    /// The pieces with one selector chosen.
    private func resolved(
        _ pieces: [MessagePiece], _ selector: Selector, _ key: MessagePiece.Key
    ) throws(MessageConversionError) -> [MessagePiece] {
        try work.spend(pieces.count + 1)
        var result: [MessagePiece] = []
        for piece in pieces {
            guard case .choice(var choice) = piece else {
                result.append(piece)
                continue
            }
            guard choice.selector == selector else {
                for index in choice.variants.indices {
                    choice.variants[index].pieces = try resolved(choice.variants[index].pieces, selector, key)
                }
                result.append(.choice(choice))
                continue
            }
            try work.spend(choice.variants.count)
            var chosen = choice[key]
            if chosen == nil, case .exactly(let number) = key, let category = try work.category(of: number, selector) {
                chosen = choice[.category(category)]
            }
            result += try resolved(chosen ?? choice.fallback, selector, key)
        }
        return result
    }

    // MARK: Patterns

    /// Choices with one variant are that variant.
    private func pattern(_ pieces: [MessagePiece]) throws(MessageConversionError) -> MessageFormat2.Pattern {
        try work.spend(pieces.count + 1)
        var pattern: MessageFormat2.Pattern = []
        func add(_ pieces: [MessagePiece]) throws(MessageConversionError) {
            for piece in pieces {
                switch piece {
                case .text(let text):
                    if case .text(let before)? = pattern.last {
                        pattern[pattern.count - 1] = .text(before + text)
                    } else if !text.isEmpty {
                        pattern.append(.text(text))
                    }
                case .markup(let markup, _): pattern.append(.markup(markup))
                case .value(let value): pattern.append(.expression(expression(value)))
                case .choice(let choice): try add(choice.fallback)
                }
            }
        }
        try add(pieces)
        return pattern
    }

    private func expression(_ value: MessagePiece.Value) -> MessageFormat2.Expression {
        let argument = MessageFormat2.VariableName(names[value.argument])
        var form = value.form
        if value.offset != 0 {
            if case .styled = form {
                work.lose(.form, value.origin, "a number less an offset has the usual form")
            }
            guard Self.isOffset(value.offset) else {
                work.lose(.form, value.origin, "an offset is a whole number up to 99 in MessageFormat 2")
                return .init(.variable(argument), .init("number"))
            }
            let variable = declared.first { $0.key.argument == value.argument && $0.key.offset == value.offset }
            if let name = variable?.value { return .init(.variable(.init(name))) }
            form = .number
        } else if let input = inputs[value.argument] {
            if form == input || form == .plain || input == .integer && form == .number {
                return .init(.variable(argument))
            }
        }
        if case .date(let template) = form {
            guard let reference = DateFunction.reference(template) else {
                work.lose(
                    .form, value.origin,
                    "patterns of dates, and fields of which there is no option, are not in MessageFormat 2")
                return .init(.variable(argument), .init("datetime"))
            }
            return .init(.variable(argument), reference)
        }
        return .init(
            .variable(argument), reference(form, offset: value.offset, isOrdinal: false, value.argument))
    }
}

extension NumberForm {
    fileprivate var canBeOrdinal: Bool { function.options.contains("select") }
}

extension MessagePiece.Selector {
    /// The key for a number in MessageFormat 2.
    fileprivate func exactKey(_ number: Double) -> String {
        guard isOfHundredths, let decimal = ExactDecimal(number) else { return NumberValue.double(number).exactKey }
        return NumberValue.decimal(decimal.scaled(byPowerOfTen: 2)).exactKey
    }
}
