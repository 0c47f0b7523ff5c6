internal import LocaleFormatNumbers

/// Numbers that a message writes whole in one place and with a fraction in another.
extension MessageConversionWork {
    /// What a message writes whole everywhere is a whole number. Where it shows a fraction of the same number elsewhere, or makes another variable
    /// of it, "whole" is rounding, in which the syntaxes differ: `:integer` cuts off (UTS #35 part 9, "The `:integer` function"), ICU's `integer` rounds halves to even. It
    /// is then said as rounding, and lost where the target does not count so.
    func sayingFractions(
        _ pieces: [MessagePiece], from source: ConvertibleMessage.Syntax, to target: ConvertibleMessage.Syntax
    ) throws(MessageConversionError) -> [MessagePiece] {
        guard source != .apple else { return pieces }
        var uses = Uses(countsPlain: source == .messageFormat2)
        try visit(pieces) { uses.note($0) }
        // What Apple's syntax counts is a whole number.
        var fractions = target == .apple ? uses.fractions.subtracting(uses.counted) : uses.fractions
        fractions.formUnion(madeWhole)
        if fractions.isDisjoint(with: uses.whole) { return pieces }
        let rounded: NumberForm = target == .apple ? .rounded : .roundedInteger
        return try rewritten(pieces, fractions, source == .messageFormat2 ? .truncated : rounded, depth: 0)
    }

    private func rewritten(
        _ pieces: [MessagePiece], _ fractions: Set<String>, _ whole: NumberForm, depth: Int
    ) throws(MessageConversionError) -> [MessagePiece] {
        try spend(pieces.count + 1)
        var result = pieces
        for index in result.indices {
            switch result[index] {
            case .text, .markup: break
            case .value(var value):
                guard fractions.contains(value.argument) else { continue }
                value.form = value.form.rounding(as: whole)
                result[index] = .value(value)
            case .choice(var choice):
                if fractions.contains(choice.selector.argument) {
                    choice.selector.form = choice.selector.form.rounding(as: whole)
                }
                for place in choice.variants.indices {
                    choice.variants[place].pieces = try rewritten(
                        choice.variants[place].pieces, fractions, whole, depth: depth + 1)
                }
                result[index] = .choice(choice)
            }
        }
        return result
    }

    private struct Uses {
        /// Whether an argument without a form is shown with its fraction.
        let countsPlain: Bool
        /// Arguments that are written or counted whole, that are shown with a fraction, and that are counted as they are.
        var whole: Set<String> = []
        var fractions: Set<String> = []
        var counted: Set<String> = []

        mutating func note(_ piece: MessagePiece) {
            switch piece {
            case .text, .markup: break
            case .value(let value):
                switch value.form {
                case .text, .date: break
                case .plain: if countsPlain { fractions.insert(value.argument) }
                // "#" is the number of the choice around it.
                case .number: if value.origin.text != "#" { fractions.insert(value.argument) }
                case .integer: whole.insert(value.argument)
                case .styled(let form):
                    if form.isWhole { whole.insert(value.argument) } else { fractions.insert(value.argument) }
                }
            case .choice(let choice):
                let selector = choice.selector
                switch selector.form {
                case .integer: whole.insert(selector.argument)
                case .styled(let form) where form.isWhole: whole.insert(selector.argument)
                default: counted.insert(selector.argument)
                }
            }
        }
    }
}

extension MessagePiece.Form {
    fileprivate func rounding(as whole: NumberForm) -> MessagePiece.Form {
        switch self {
        case .integer: .styled(whole)
        case .styled(let form) where form.function == .integer:
            .styled(NumberForm(.number, form.options.merging(whole.options) { own, _ in own }))
        default: self
        }
    }
}

extension NumberForm {
    /// As `:integer` writes a number with a fraction.
    static let truncated = NumberForm(.number, ["maximumFractionDigits": "0", "roundingMode": "trunc"])
    /// As `{n, number, integer}` does, but for its groups.
    static let rounded = NumberForm(.number, ["maximumFractionDigits": "0", "roundingMode": "halfEven"])

    fileprivate var isWhole: Bool { function == .integer || self == .roundedInteger }
}
