internal import LocaleFormatAppleStrings
internal import LocaleFormatMessageFormat1
internal import LocaleFormatMessageFormat2
internal import LocaleFormatTexts

/// What the arguments of a message are called in another syntax.
struct MessageArgumentNames {
    private(set) var arguments: [ConvertedArgument] = []
    private var targets: [String: String] = [:]

    /// The new name of an argument; of Apple's syntax, its position.
    subscript(source: String) -> String { targets[source] ?? source }

    func position(_ source: String) -> Int { Int(self[source]) ?? 1 }

    init(
        _ pieces: [MessagePiece], from source: ConvertibleMessage.Syntax, to target: ConvertibleMessage.Syntax,
        _ given: [String: String], _ work: MessageConversionWork
    ) throws(MessageConversionError) {
        var uses = Uses()
        try work.visit(pieces) { uses.note($0) }
        guard target != .apple || uses.order.count <= FormatSpecifier.maximumPosition else {
            throw .tooManyArguments(limit: FormatSpecifier.maximumPosition)
        }
        var taken: Set<String> = []
        func take(_ name: String, _ wanted: String?) {
            guard let wanted, targets[name] == nil, Self.isName(wanted, in: target), taken.insert(wanted).inserted
            else {
                return
            }
            targets[name] = wanted
        }
        for name in uses.order { take(name, given[name]) }
        for name in uses.order {
            switch (source, target) {
            case (.apple, _): take(name, uses.names[name].flatMap { uses.isOnly($0, of: name) ? $0 : nil })
            case (_, .apple): take(name, Self.position(of: name, in: source))
            default: take(name, name)
            }
        }
        var next = 1
        for name in uses.order where targets[name] == nil {
            func made(_ number: Int) -> String { target == .apple ? String(number) : "arg\(number)" }
            if target != .apple { take(name, Self.position(of: name, in: source).map { "arg\($0)" }) }
            while targets[name] == nil {
                take(name, made(next))
                next += 1
            }
        }
        arguments = uses.order.map {
            ConvertedArgument(source: $0, target: targets[$0] ?? $0, kind: uses.kinds[$0] ?? .any)
        }
        for name in uses.order { tell(name, given[name], uses, from: source, to: target, taken, work) }
    }

    /// A name that is not the one that it was, or that was asked for. Positions and numbers have their own, `arg1` for `%1$@` and `{0}`.
    private func tell(
        _ name: String, _ given: String?, _ uses: Uses, from source: ConvertibleMessage.Syntax,
        to target: ConvertibleMessage.Syntax, _ taken: Set<String>, _ work: MessageConversionWork
    ) {
        let usual: String? =
            if target == .apple {
                nil
            } else if source == .apple {
                uses.names[name].flatMap { uses.isOnly($0, of: name) ? $0 : nil } ?? "arg\(name)"
            } else if Self.isName(name, in: target) {
                name
            } else {
                Self.position(of: name, in: source).map { "arg\($0)" } ?? name
            }
        guard let wanted = given ?? usual, wanted != self[name] else { return }
        let reason = taken.contains(wanted) ? "another argument has this name" : "\(target.words) has no such name"
        work.lose(
            .name, uses.origins[name] ?? .init(text: name), "\(reason); it is '\(self[name])' there",
            source: given != nil || source == .apple ? wanted : name)
    }

    /// The position that a name or a number of MessageFormat 1 tells by itself: `0` and `arg1` are the first.
    private static func position(of name: String, in syntax: ConvertibleMessage.Syntax) -> String? {
        if syntax == .apple { return name }
        if syntax != .messageFormat2, let number = Int(name), number >= 0 { return String(number + 1) }
        guard name.hasPrefix("arg"), let number = Int(name.dropFirst(3)), "arg\(number)" == name else { return nil }
        return String(number)
    }

    private static func isName(_ name: String, in syntax: ConvertibleMessage.Syntax) -> Bool {
        let scalars = name.unicodeScalars
        switch syntax {
        case .apple: return Int(name).map { ArgumentNumbering.isPosition($0) && String($0) == name } ?? false
        case .messageFormat1, .formatJS:
            let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
            return !name.isEmpty && scalars.allSatisfy(PatternSyntax.isIdentifier)
                && (!isNumber || Int(name).map { $0 <= 0x7FFF && String($0) == name } ?? false)
        case .messageFormat2:
            return scalars.first.map { MessageCharacter.isNameStart($0.value) } ?? false
                && scalars.allSatisfy { MessageCharacter.isName($0.value) } && name == name.inFormC
        }
    }

    /// What a message uses its arguments for, in the order of first use.
    private struct Uses {
        var order: [String] = []
        /// Where each stands first.
        var origins: [String: MessagePiece.Origin] = [:]
        var kinds: [String: ConvertedArgument.Kind] = [:]
        /// Names of the substitutions that are about them.
        var names: [String: String] = [:]

        func isOnly(_ name: String, of argument: String) -> Bool {
            !names.contains { $0.key != argument && $0.value == name }
        }

        mutating func note(_ piece: MessagePiece) {
            switch piece {
            case .text, .markup: break
            case .value(let value):
                if origins[value.argument] == nil { origins[value.argument] = value.origin }
                switch value.form {
                case .plain: note(value.argument, .any)
                case .text: note(value.argument, .text)
                case .integer: note(value.argument, .integer)
                case .styled(let form): note(value.argument, form.function == .integer ? .integer : .number)
                case .number: note(value.argument, .number)
                case .date: note(value.argument, .date)
                }
            case .choice(let choice):
                if origins[choice.selector.argument] == nil { origins[choice.selector.argument] = choice.origin }
                switch (choice.selector.kind, choice.selector.form) {
                case (.text, _): note(choice.selector.argument, .text)
                case (_, .integer): note(choice.selector.argument, .integer)
                case (_, .styled(let form)) where form.function == .integer:
                    note(choice.selector.argument, .integer)
                default: note(choice.selector.argument, .number)
                }
                if let name = choice.name, names[choice.selector.argument] == nil {
                    names[choice.selector.argument] = name
                }
            }
        }

        private mutating func note(_ name: String, _ kind: ConvertedArgument.Kind) {
            if kinds[name] == nil { order.append(name) }
            switch (kinds[name], kind) {
            case (nil, _), (.any?, _), (.number?, .integer): kinds[name] = kind
            default: break
            }
        }
    }
}

extension ConvertibleMessage.Syntax {
    /// For what is told to people.
    fileprivate var words: String {
        switch self {
        case .apple: "Apple's syntax"
        case .messageFormat1: "MessageFormat 1"
        case .formatJS: "FormatJS"
        case .messageFormat2: "MessageFormat 2"
        }
    }
}
