import LocaleFormat
import LocaleFormatBaked
import LocalizedMessages
internal import LocaleFormatMemory

/// Writes a message of MessageFormat 2 as what runs without ICU: its patterns as wordings, and `.match` as a tree of choices, one selector after
/// another.
struct MessageBaking {
    private let outline: MessageOutline
    private var draft: StringDraft
    private var known: [Candidates: Int] = [:]
    private var patterns: [Int: Int] = [:]

    /// Combinations of keys of one message.
    private static let limit = 4_096

    /// - Returns: the place of the string's record.
    static func bake(
        _ outline: MessageOutline, _ zones: [TimeZoneID], _ styles: inout StringStyles, to writer: inout BakedWriter
    ) throws(BakingFailure) -> Int {
        var baking = MessageBaking(
            outline: outline,
            draft: StringDraft(names: outline.names, isRightToLeft: outline.isRightToLeft, zones, styles, writer))
        let entry: Int
        if outline.keys.isEmpty {
            entry = try baking.pattern(0)
        } else {
            let all = outline.keys.indices.map { Candidates.Member(variant: $0, ranks: []) }
            entry = try baking.choice(Candidates(selector: 0, members: all))
        }
        let record = baking.draft.finish(entry)
        (styles, writer) = (baking.draft.styles, baking.draft.writer)
        return record
    }

    private init(outline: MessageOutline, draft: StringDraft) { (self.outline, self.draft) = (outline, draft) }

    // MARK: Choices

    /// Variants that match what is known of the first selectors.
    private struct Candidates: Hashable {
        struct Member: Hashable {
            let variant: Int
            /// How well the key of each selector matches: 0 for exactly, 1 for the category, 2 for `*`.
            var ranks: [Int]
        }

        let selector: Int
        let members: [Member]
    }

    /// What is known of a selector's value.
    private enum Outcome {
        case nothing
        case text(String)
        case number(exact: String?, PluralCategory?)

        /// Nil for a key that does not match.
        func rank(_ key: MessageChoice.Key) -> Int? {
            switch (key, self) {
            case (.catchAll, _): 2
            case (.literal(let text, _), .text(let key)): text == key ? 0 : nil
            case (.literal(let text, .number), .number(let exact, _)): text == exact ? 0 : nil
            case (.literal(_, .keyword(let category)), .number(_, let known)): category == known ? 1 : nil
            case (.literal, _): nil
            }
        }
    }

    private mutating func choice(_ candidates: Candidates) throws(BakingFailure) -> Int {
        if let node = known[candidates] { return node }
        guard known.count < Self.limit else { throw .refusal("its keys have more than \(Self.limit) combinations") }
        let node: Int
        if candidates.selector == outline.selectors.count {
            // The first of the best ones.
            let best = candidates.members.min { left, right in
                left.ranks == right.ranks
                    ? left.variant < right.variant : left.ranks.lexicographicallyPrecedes(right.ranks)
            }
            if let best {
                node = try pattern(best.variant)
            } else {
                node = draft.add(.wording([], isPercentText: false))
            }
        } else if let value = outline.selectors[candidates.selector] {
            switch value.style {
            case .number(let settings): node = try numbers(value, settings, candidates)
            case .text, .argument, .date: node = try texts(value, candidates)
            }
        } else {
            node = try next(candidates, .nothing)
        }
        known[candidates] = node
        return node
    }

    /// The choice by the next selector, of those that match.
    private mutating func next(_ candidates: Candidates, _ outcome: Outcome) throws(BakingFailure) -> Int {
        let members = candidates.members.compactMap { member -> Candidates.Member? in
            guard let rank = outcome.rank(outline.keys[member.variant][candidates.selector]) else { return nil }
            return Candidates.Member(variant: member.variant, ranks: member.ranks + [rank])
        }
        return try choice(Candidates(selector: candidates.selector + 1, members: members))
    }

    /// Keys of the candidates that are literals, each once.
    private func literals(_ candidates: Candidates) -> [(text: String, kind: MessageChoice.Key.Kind)] {
        var literals: [(text: String, kind: MessageChoice.Key.Kind)] = []
        for member in candidates.members {
            guard case .literal(let text, let kind) = outline.keys[member.variant][candidates.selector],
                !literals.contains(where: { $0.text == text })
            else { continue }
            literals.append((text, kind))
        }
        return literals
    }

    private mutating func texts(
        _ value: MessageOutline.Value, _ candidates: Candidates
    ) throws(BakingFailure) -> Int {
        let keys = literals(candidates).map(\.text)
        let other = try next(candidates, .nothing)
        guard !keys.isEmpty else { return other }
        var nodes: [Int] = []
        for key in keys { nodes.append(try next(candidates, .text(key))) }
        return draft.add(
            .keys(
                .init(
                    argument: value.argument, reading: value.reading, keys: keys, nodes: nodes, other: other,
                    nothing: other)))
    }

    /// Keys that are a number itself come before those of its category.
    private mutating func numbers(
        _ value: MessageOutline.Value, _ settings: NumberSettings, _ candidates: Candidates
    ) throws(BakingFailure) -> Int {
        let keys = literals(candidates).filter { $0.kind == .number }.map(\.text)
        let other = try categories(value, settings, candidates, exact: nil)
        guard !keys.isEmpty else { return other }
        var nodes: [Int] = []
        for key in keys { nodes.append(try categories(value, settings, candidates, exact: key)) }
        return draft.add(
            .keys(
                .init(
                    argument: value.argument, reading: value.reading, power: settings.powerOfKeys, keys: keys,
                    nodes: nodes, other: other, nothing: try next(candidates, .nothing))))
    }

    private mutating func categories(
        _ value: MessageOutline.Value, _ settings: NumberSettings, _ candidates: Candidates, exact: String?
    ) throws(BakingFailure) -> Int {
        let hasCategories = literals(candidates).contains { key in
            if case .keyword = key.kind { return true }
            return false
        }
        guard hasCategories, case .plural(let kind) = settings.selection else {
            // Whether there is a value at all has no say where no key is left but `*`.
            return try next(candidates, .number(exact: exact, nil))
        }
        let rules: PluralRules
        do throws(PluralRuleError) { rules = try PluralRules(locale: settings.locale, type: kind) } catch {
            throw .refusal("\(error)")
        }
        let style = try number(settings, value.words, choosesPlurals: true)
        var nodes: [Int] = []
        for category in PluralCategory.allCases {
            nodes.append(try next(candidates, .number(exact: exact, category)))
        }
        let nothing = try next(candidates, .nothing)
        return draft.add(
            .category(
                .init(
                    argument: value.argument, reading: value.reading, rules: draft.rules(rules), style: style,
                    nodes: nodes, nothing: nothing)))
    }

    // MARK: Patterns

    private mutating func pattern(_ index: Int) throws(BakingFailure) -> Int {
        if let node = patterns[index] { return node }
        var pieces: [StringModel.Piece] = []
        var literal = ""
        for part in outline.patterns[index] {
            switch part {
            case .text(let text): literal += text
            case .placeholder(let placeholder):
                if !literal.isEmpty { pieces.append(.text(literal)) }
                literal = ""
                pieces.append(.place(try place(placeholder)))
            }
        }
        if !literal.isEmpty { pieces.append(.text(literal)) }
        let node = draft.add(.wording(pieces, isPercentText: false))
        patterns[index] = node
        return node
    }

    private mutating func place(_ placeholder: MessageOutline.Placeholder) throws(BakingFailure) -> Int {
        let value = placeholder.value
        func code(_ isolate: MessageIsolate?) -> StringModel.Outcome.Isolate {
            isolate.flatMap { .init(rawValue: $0.rawValue) } ?? .none
        }
        var outcome = StringModel.Outcome(reading: value.reading)
        outcome.values = code(placeholder.isolates.values)
        outcome.text = code(placeholder.isolates.text)
        outcome.fallback = code(placeholder.isolates.fallback)
        var place = StringModel.Place(.outcome, argument: value.argument, text: placeholder.fallback)
        switch value.style {
        case .text: break
        case .argument(let settings), .number(let settings):
            place.style = try number(settings, placeholder.fallback)
        case .date(let settings):
            let zone = settings.style.timeZone
            (outcome.zone, outcome.usesOwnZone, outcome.showsZone) =
                (zone?.identifier, settings.usesOwnZone, settings.showsZone)
            place.style = try draft.style(settings.style, own: zone, placeholder.fallback)
        }
        place.outcome = outcome
        return draft.add(place)
    }

    private mutating func number(
        _ settings: NumberSettings, _ text: String, choosesPlurals: Bool = false
    ) throws(BakingFailure) -> Int {
        let style: CompiledNumber
        do throws(NumberError) { style = try settings.style() } catch { throw .failure(CommandFailure(error)) }
        return try draft.style(style, text, choosesPlurals: choosesPlurals)
    }
}

extension MessageOutline.Value {
    /// Of a literal the first one, which is not looked at.
    fileprivate var argument: Int {
        if case .argument(let index) = operand { return index }
        return 0
    }

    fileprivate var words: String {
        switch operand {
        case .argument: "a selector"
        case .literal(let text): text
        }
    }

    fileprivate var reading: StringModel.Reading {
        var reading = StringModel.Reading()
        if case .literal(let text) = operand { reading.literal = text }
        reading.steps = steps
        return reading
    }
}
