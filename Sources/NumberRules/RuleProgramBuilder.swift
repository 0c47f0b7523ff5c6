internal import LocaleFormatNumbers

/// Collects the sets that a starting set can reach.
struct RuleProgramBuilder {
    private(set) var sets: [RuleProgram.RuleSet] = []
    private(set) var rules: [RuleProgram.Rule] = []
    private(set) var bases: [UInt64] = []
    private(set) var operations: [RuleProgram.Operation] = []
    private(set) var texts: [UInt8] = []
    private(set) var patterns: [RulePattern] = []
    private(set) var plurals: [RulePlural] = []
    let symbols: RuleSymbols

    private let source: RuleText
    private let pattern: (String) throws(RuleSyntaxError) -> RulePattern
    private let pluralRules: (PluralRules.Kind) throws(RuleSyntaxError) -> PluralProgram
    private var positions: [String: Int] = [:]
    private var waiting: [RuleText.Section] = []
    private var denominators: Set<Int> = []
    private var patternTexts: [String] = []

    /// - Parameters:
    ///   - symbols: what the rules' locale writes in numbers.
    ///   - pattern: makes the program of a pattern in a rule.
    ///   - pluralRules: finds those of the rules' language.
    /// - Throws: ``RuleSyntaxError`` for rules that this package does not understand.
    init(
        _ source: RuleText, startingAt section: RuleText.Section, _ symbols: RuleSymbols,
        pattern: @escaping (String) throws(RuleSyntaxError) -> RulePattern,
        pluralRules: @escaping (PluralRules.Kind) throws(RuleSyntaxError) -> PluralProgram
    ) throws(RuleSyntaxError) {
        self.source = source
        self.symbols = symbols
        self.pattern = pattern
        self.pluralRules = pluralRules
        _ = try position(of: section.name)
        var done = 0
        while done < waiting.count {
            try add(waiting[done], at: done)
            done += 1
        }
    }

    private mutating func position(of name: String) throws(RuleSyntaxError) -> Int {
        if let position = positions[name] { return position }
        guard let section = source.section(named: name) else { throw RuleSyntaxError() }
        positions[name] = sets.count
        sets.append(RuleProgram.RuleSet())
        waiting.append(section)
        return sets.count - 1
    }

    // MARK: A set

    private struct Draft {
        var descriptor: RuleDescriptor
        let body: RuleBody
        /// Where the rule before this one, as written, is among the set's rules; for `>>>`.
        let predecessor: Int?
    }

    private mutating func add(_ section: RuleText.Section, at set: Int) throws(RuleSyntaxError) {
        let isOfDenominators = denominators.contains(set)
        var numbers: [Draft] = []
        var others: [Draft] = []
        for rule in section.rules {
            let predecessor = numbers.isEmpty ? nil : numbers.count - 1
            for (descriptor, body) in try Self.expand(rule, isOfDenominators: isOfDenominators) {
                let draft = Draft(descriptor: descriptor, body: try RuleBody(body), predecessor: predecessor)
                if descriptor.kind == .number { numbers.append(draft) } else { others.append(draft) }
            }
        }
        try setBases(of: &numbers, isOfDenominators: isOfDenominators)
        let first = rules.count
        var result = RuleProgram.RuleSet()
        result.rules = Int32(first)..<Int32(first + numbers.count)
        // Their places first: `>>>` and the texts of a rule may need them.
        for draft in numbers { try add(draft, to: set, first: first) }
        for draft in others {
            try choose(draft, rule: Int32(rules.count), in: &result)
            try add(draft, to: set, first: first)
        }
        if isOfDenominators { result.commonDenominator = try Self.commonMultiple(numbers.map(\.descriptor.base)) }
        sets[set] = result
    }

    /// A rule with optional text in brackets is two: for multiples of the divisor, or fractions below one, without the text,
    /// and for others with it. After `|` stands what the first kind has instead.
    private static func expand(
        _ rule: ArraySlice<UInt8>, isOfDenominators: Bool
    ) throws(RuleSyntaxError) -> [(RuleDescriptor, ArraySlice<UInt8>)] {
        var body = rule
        var descriptor = try RuleDescriptor(takenFrom: &body)
        guard let open = body.firstIndex(of: UInt8(ascii: "[")), let close = body.firstIndex(of: UInt8(ascii: "]")),
            open < close, ![.properFraction, .negative, .infinity, .notANumber].contains(descriptor.kind)
        else { return [(descriptor, body)] }
        let bar = body[open..<close].firstIndex(of: UInt8(ascii: "|"))
        let before = body[..<open]
        let after = body[(close + 1)...]
        let long = before + body[(open + 1)..<(bar ?? close)] + after
        let short = before + (bar.map { body[($0 + 1)..<close] } ?? []) + after
        var other = descriptor
        switch descriptor.kind {
        case .improperFraction: other.kind = .properFraction
        case .anyFloat: descriptor.kind = .improperFraction
        default:
            guard descriptor.base > 0, descriptor.base % descriptor.divisor == 0 else { return [(descriptor, long)] }
            if !isOfDenominators { descriptor.base += 1 }
        }
        return [(other, short), (descriptor, long)]
    }

    private func setBases(of drafts: inout [Draft], isOfDenominators: Bool) throws(RuleSyntaxError) {
        var next: UInt64 = 0
        for index in drafts.indices {
            let base = drafts[index].descriptor.base
            if base == 0 {
                drafts[index].descriptor = RuleDescriptor(base: next)
            } else {
                guard base >= next else { throw RuleSyntaxError() }
                next = base
            }
            if !isOfDenominators { next += 1 }
        }
    }

    /// Of several rules for fractions that of the locale's decimal mark counts, or else the first.
    private func choose(_ draft: Draft, rule: Int32, in set: inout RuleProgram.RuleSet) throws(RuleSyntaxError) {
        let isTheLocales = draft.descriptor.decimalMark == symbols.decimalMark
        switch draft.descriptor.kind {
        case .negative: set.negative = rule
        case .infinity: set.infinity = rule
        case .notANumber: set.notANumber = rule
        case .improperFraction: if set.improperFraction < 0 || isTheLocales { set.improperFraction = rule }
        case .properFraction: if set.properFraction < 0 || isTheLocales { set.properFraction = rule }
        case .anyFloat: if set.anyFloat < 0 || isTheLocales { set.anyFloat = rule }
        case .number: throw RuleSyntaxError()
        }
    }

    private static func commonMultiple(_ bases: [UInt64]) throws(RuleSyntaxError) -> UInt64 {
        var result: UInt64 = 1
        for base in bases {
            guard base > 0 else { throw RuleSyntaxError() }
            var (larger, smaller) = (result, base)
            while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
            let (product, isTooLarge) = (result / larger).multipliedReportingOverflow(by: base)
            guard !isTooLarge, product < 1 << 62 else { throw RuleSyntaxError() }
            result = product
        }
        return result
    }

    // MARK: A rule

    private mutating func add(_ draft: Draft, to set: Int, first: Int) throws(RuleSyntaxError) {
        let start = operations.count
        for token in draft.body.tokens {
            operations.append(try operation(token, draft, set: set, first: first))
        }
        let divisor = draft.descriptor.divisor
        var divides = false
        var hasRemainder = false
        for operation in operations[start...] {
            guard case .substitution(let transform, _) = operation else { continue }
            if transform == .quotient || transform == .remainder { divides = true }
            if transform == .remainder { hasRemainder = true }
        }
        for position in start..<operations.count where !hasRemainder {
            guard case .substitution(.quotient, .pattern(let pattern)) = operations[position] else { continue }
            // Other quotients may have more digits than any decimal.
            guard divisor.isPowerOfTen else { throw RuleSyntaxError() }
            operations[position] = .unroundedQuotient(pattern: pattern)
        }
        rules.append(
            RuleProgram.Rule(
                divisor: divisor, operations: Int32(start)..<Int32(operations.count),
                delegate: delegate(operations[start...]), divides: divides,
                yieldsMultiples: hasRemainder && rules.count > first && draft.descriptor.base % divisor != 0))
        bases.append(draft.descriptor.base)
    }

    private func delegate(_ operations: ArraySlice<RuleProgram.Operation>) -> Int32 {
        guard operations.count == 1, case .substitution(.same, .set(let set))? = operations.first else { return -1 }
        return set
    }

    private mutating func text(_ bytes: some Collection<UInt8>) -> RuleProgram.Text {
        texts += bytes
        return RuleProgram.Text(offset: Int32(texts.count - bytes.count), count: Int32(bytes.count))
    }

    private mutating func operation(
        _ token: RuleBody.Token, _ draft: Draft, set: Int, first: Int
    ) throws(RuleSyntaxError) -> RuleProgram.Operation {
        let kind = draft.descriptor.kind
        let isFraction = [.improperFraction, .properFraction, .anyFloat].contains(kind)
        switch token {
        case .text(let text): return .text(self.text(text))
        case .plural(let type, let forms):
            let texts = PluralCategory.allCases.map { text((forms[$0] ?? forms[.other] ?? "").utf8) }
            plurals.append(RulePlural(texts, try pluralRules(type)))
            return .plural(Int32(plurals.count - 1))
        case .predecessor:
            if isFraction { return .fractionDigits(set: Int32(set), areSpaced: false) }
            if kind == .negative { return .substitution(.magnitude, .set(Int32(set))) }
            guard kind == .number, !denominators.contains(set) else { throw RuleSyntaxError() }
            let target: RuleProgram.Target = draft.predecessor.map { .rule(Int32(first + $0)) } ?? .set(Int32(set))
            return .substitution(.remainder, target)
        case .numeratorWithZeros(let content):
            guard kind == .number, denominators.contains(set) else { throw RuleSyntaxError() }
            return .numerator(try numeratorTarget(content), showsZeros: true)
        case .substitution(.equals, let content):
            guard !content.isEmpty else { throw RuleSyntaxError() }
            return .substitution(.same, try target(content, in: set))
        case .substitution(.less, let content):
            if isFraction { return .substitution(.integerPart, try target(content, in: set)) }
            guard kind == .number else { throw RuleSyntaxError() }
            if denominators.contains(set) { return .numerator(try numeratorTarget(content), showsZeros: false) }
            return .substitution(.quotient, try target(content, in: set))
        case .substitution(_, let content):
            if kind == .negative { return .substitution(.magnitude, try target(content, in: set)) }
            if isFraction { return try fraction(content, in: set) }
            guard kind == .number, !denominators.contains(set) else { throw RuleSyntaxError() }
            return .substitution(.remainder, try target(content, in: set))
        }
    }

    /// Digit by digit where the set is the rule's own; another set is one of denominators.
    private mutating func fraction(_ content: String, in set: Int) throws(RuleSyntaxError) -> RuleProgram.Operation {
        guard case .set(let other) = try target(content, in: set) else { throw RuleSyntaxError() }
        if Int(other) == set { return .fractionDigits(set: other, areSpaced: true) }
        // One that already stands as an ordinary set would mean two things.
        guard denominators.contains(Int(other)) || sets[Int(other)].rules.isEmpty else { throw RuleSyntaxError() }
        denominators.insert(Int(other))
        return .substitution(.fraction, .set(other))
    }

    /// Nothing stands for the group's standard set.
    private mutating func numeratorTarget(_ content: String) throws(RuleSyntaxError) -> RuleProgram.Target {
        guard content.isEmpty else { return try target(content, in: 0) }
        guard let standard = source.standard else { throw RuleSyntaxError() }
        return .set(Int32(try position(of: standard.name)))
    }

    /// Nothing stands for the set itself.
    private mutating func target(_ content: String, in set: Int) throws(RuleSyntaxError) -> RuleProgram.Target {
        if content.isEmpty { return .set(Int32(set)) }
        if content.hasPrefix("%") { return .set(Int32(try position(of: content))) }
        if let known = patternTexts.firstIndex(of: content) { return .pattern(Int32(known)) }
        patterns.append(try pattern(content))
        patternTexts.append(content)
        return .pattern(Int32(patterns.count - 1))
    }
}
