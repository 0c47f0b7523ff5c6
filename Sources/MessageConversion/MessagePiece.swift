internal import LocaleFormatCore
internal import LocaleFormatDates
internal import LocaleFormatMessageFormat2
internal import LocaleFormatNumbers
internal import LocaleFormatTexts

/// A part of a message in the words of no syntax: what each of the three is read into and written from.
indirect enum MessagePiece {
    case text(String)
    case value(Value)
    case choice(Choice)
    case markup(MessageFormat2.Markup, Origin)

    /// Where a piece comes from, for what is told of it.
    struct Origin: Hashable {
        var text: String
        var position: SourcePosition?
        var wording: [String] = []
    }

    /// A place for an argument.
    struct Value {
        var argument: String
        var form = Form.plain
        /// What is taken off the number.
        var offset = 0.0
        var origin: Origin
    }

    /// How an argument is written.
    enum Form: Hashable {
        /// By itself: text as it is.
        case plain
        /// As text.
        case text
        /// As a number in the usual form.
        case number
        /// As a whole number in the usual form.
        case integer
        case styled(NumberForm)
        case date(DateStyle.Template)
    }

    /// What a choice is made by. The same selector chooses the same key wherever it stands.
    struct Selector: Hashable {
        enum Kind: Hashable {
            case plural(PluralRules.Kind)
            case text
        }

        var argument: String
        var kind: Kind
        var offset = 0.0
        /// How the number is displayed that is counted.
        var form = Form.number

        /// Whether the number is displayed in hundredths.
        var isOfHundredths: Bool { if case .styled(let form) = form { form.function == .percent } else { false } }
    }

    /// What a variant is for. Numbers that are named exactly come first, then categories.
    enum Key: Hashable {
        /// The number less the offset.
        case exactly(Double)
        case category(PluralCategory)
        case word(String)
        case fallback
    }

    struct Variant {
        var key: Key
        var pieces: [MessagePiece]
    }

    struct Choice {
        var selector: Selector
        /// With one for ``Key/fallback``, and no two for the same.
        var variants: [Variant]
        /// The name that a substitution has in Apple's syntax.
        var name: String?
        var origin: Origin

        subscript(key: Key) -> [MessagePiece]? { variants.first { $0.key == key }?.pieces }
        var fallback: [MessagePiece] { self[.fallback] ?? [] }
    }
}

/// What one conversion knows and finds.
final class MessageConversionWork {
    let locale: LocaleID
    let options: MessageConversionOptions
    private(set) var losses: [MessageLoss] = []
    private var found: Set<MessageLoss> = []
    private var rules: [PluralRules.Kind: PluralRules] = [:]
    private var whole: [Bool: Set<String>] = [:]
    /// Pieces that may still be looked at or made.
    private var budget = 64 * TextLimits.parts

    init(locale: LocaleID, options: MessageConversionOptions) { (self.locale, self.options) = (locale, options) }

    func lose(_ kind: MessageLoss.Kind, _ origin: MessagePiece.Origin, _ reason: String, source: String? = nil) {
        let loss = MessageLoss(
            kind: kind, source: source ?? origin.text, reason: reason, position: origin.position,
            wording: origin.wording)
        if found.insert(loss).inserted { losses.append(loss) }
    }

    /// Arguments of which MessageFormat 2 makes whole numbers, and that are none by themselves.
    var madeWhole: Set<String> { whole[true, default: []].subtracting(whole[false, default: []]) }

    /// - Parameter isMade: whether another variable is the whole number, `.local $x = {$n :integer}`.
    func noteWhole(_ argument: String, isMade: Bool) { whole[isMade, default: []].insert(argument) }

    /// How much is lost so far, for ``forget(_:)``.
    func mark() -> Int { losses.count }

    /// What was lost since is not lost, as it is written in another way.
    func forget(_ mark: Int) {
        for loss in losses[mark...] { found.remove(loss) }
        losses.removeSubrange(mark...)
    }

    func spend(_ count: Int) throws(MessageConversionError) {
        budget -= count
        guard budget >= 0 else { throw .tooManyParts(limit: TextLimits.parts) }
    }

    /// Tells each piece, in the order of the message: a choice before the pieces of its variants.
    func visit(
        _ pieces: [MessagePiece], depth: Int = 0, _ body: (MessagePiece) -> Void
    ) throws(MessageConversionError) {
        try check(depth: depth)
        try spend(pieces.count)
        for piece in pieces {
            body(piece)
            guard case .choice(let choice) = piece else { continue }
            for variant in choice.variants { try visit(variant.pieces, depth: depth + 1, body) }
        }
    }

    func check(depth: Int) throws(MessageConversionError) {
        guard depth <= TextLimits.messageDepth else { throw .nestedTooDeep(limit: TextLimits.messageDepth) }
    }

    func rules(_ kind: PluralRules.Kind) throws(MessageConversionError) -> PluralRules {
        if let known = rules[kind] { return known }
        do {
            let made = try PluralRules(locale: locale, type: kind)
            rules[kind] = made
            return made
        } catch { throw .locale("\(error)") }
    }

    /// The category of a number that a variant names exactly.
    func category(of number: Double, _ selector: MessagePiece.Selector) throws(MessageConversionError)
        -> PluralCategory?
    {
        guard case .plural(let kind) = selector.kind else { return nil }
        if case .styled(let form) = selector.form {
            let specification = form.specification(locale: locale)
            let style = try? CompiledNumber.cached(specification)
            return try? style?.pluralCategory(of: .double(number), type: kind)
        }
        return try rules(kind).category(for: .double(number))
    }

    /// Whether a category has no other whole number than this one.
    func isAlone(_ category: PluralCategory, _ number: Double) throws(MessageConversionError) -> Bool {
        let rules = try rules(.cardinal)
        guard let whole = UInt64(exactly: number), rules.category(for: whole) == category else { return false }
        return !Self.samples.contains { $0 != whole && rules.category(for: $0) == category }
    }

    /// Whole numbers that every cardinal rule of CLDR tells apart as it does all others.
    private static let samples: [UInt64] =
        Array(0...220) + [300, 301, 1_000, 1_001, 1_002, 1_011, 10_000, 20_000, 100_000, 1_000_000, 2_000_000]
}
