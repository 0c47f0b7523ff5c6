internal import LocaleFormatNumbers

/// Reads a text by rules: which numbers they may have written, and how far each goes.
///
/// Every rule is tried at every place that another leads to, once for each set, place and limit: `<< hundred` asks the same
/// set for a number below ten at the same place, so that the limit goes down and reading ends. What is read is a guess where
/// rules write one text for several numbers (the ending of an ordinal); writing the number again decides.
struct RuleScanner {
    /// Places of rules tried in one text.
    static let maximumSteps = 500_000
    /// Readings kept of one set at one place.
    private static let maximumReadings = 24

    private let program: RuleProgram
    private let words: RuleWords
    private let text: [UInt32]
    private var steps = 0
    private var known: [Key: [Reading]] = [:]
    /// The sets being read, with their depth.
    private var open: [Key: Int] = [:]
    /// The lowest of them that another leads back to.
    private var lowestReturn = Int.max

    private struct Key: Hashable {
        let set: Int
        let place: Int
        /// Numbers below it.
        let limit: UInt64
        let scope: Scope
    }

    /// What may stand at a place: a sign where none has been read, a fraction in the number as a whole.
    private struct Scope: Hashable {
        var hasSign = false
        var hasFraction = false
    }

    init(_ words: RuleWords, _ text: [UInt32]) {
        program = words.program
        self.words = words
        self.text = text
    }

    /// The longest readings first.
    mutating func readings() -> [Reading] {
        readings(of: RuleProgram.start, at: 0, below: .max, Scope(hasSign: true, hasFraction: true))
    }

    // MARK: A set

    private mutating func readings(of set: Int, at place: Int, below limit: UInt64, _ scope: Scope) -> [Reading] {
        let key = Key(set: set, place: place, limit: limit, scope: scope)
        if let known = known[key] { return known }
        // A set that leads back to itself here leads nowhere.
        if let depth = open[key] {
            lowestReturn = min(lowestReturn, depth)
            return []
        }
        let depth = open.count
        open[key] = depth
        let found = unknownReadings(of: set, at: place, below: limit, scope)
        open[key] = nil
        let readings = Array(
            certain(found.ordered { $0.isBefore($1) }, of: set, at: place).prefix(Self.maximumReadings))
        // What was read on the way back to another set says nothing about other ways.
        guard lowestReturn >= depth else { return readings }
        lowestReturn = .max
        known[key] = readings
        return readings
    }

    private mutating func unknownReadings(
        of set: Int, at place: Int, below limit: UInt64, _ scope: Scope
    ) -> Set<Reading> {
        let ruleSet = program.sets[set]
        var found: Set<Reading> = []
        for rule in Int(ruleSet.rules.lowerBound)..<Int(ruleSet.rules.upperBound) {
            if ruleSet.isOfDenominators {
                found.formUnion(readings(by: rule, at: place, below: .max, Scope(), isOfDenominators: true))
            } else if program.bases[rule] < limit {
                let upper = min(limit, upperBound(of: rule, in: ruleSet))
                found.formUnion(readings(by: rule, at: place, below: upper, scope))
            }
        }
        for rule in [ruleSet.improperFraction, ruleSet.properFraction, ruleSet.anyFloat]
        where rule >= 0 && scope.hasFraction {
            found.formUnion(readings(by: Int(rule), at: place, below: .max, scope, isFixed: true))
        }
        if scope.hasSign, ruleSet.negative >= 0 {
            let unsigned = Scope(hasFraction: scope.hasFraction)
            found.formUnion(readings(by: Int(ruleSet.negative), at: place, below: .max, unsigned, isFixed: true))
        }
        return found
    }

    /// Of several numbers for the same text, those for which the set writes it.
    private mutating func certain(_ readings: [Reading], of set: Int, at place: Int) -> [Reading] {
        var counts: [Int: Int] = [:]
        for reading in readings { counts[reading.end, default: 0] += 1 }
        guard counts.count < readings.count else { return readings }
        return readings.filter { reading in
            guard counts[reading.end] != 1, let number = UInt64(exactly: reading.value) else { return true }
            steps += 1
            return words.writes(number, by: Int32(set), as: text[place..<reading.end])
        }
    }

    /// Where the numbers of a rule end: at the next one's base, but multiples that the next one yields are among them.
    private func upperBound(of rule: Int, in set: RuleProgram.RuleSet) -> UInt64 {
        var next = rule + 1
        while next < Int(set.rules.upperBound), program.rules[next].yieldsMultiples { next += 1 }
        return next < Int(set.rules.upperBound) ? program.bases[next] : .max
    }

    // MARK: A rule

    /// - Parameter isFixed: the rule is not chosen by the number.
    private mutating func readings(
        by index: Int, at place: Int, below upper: UInt64, _ scope: Scope, isOfDenominators: Bool = false,
        isFixed: Bool = false
    ) -> [Reading] {
        let rule = program.rules[index]
        var states: Set<Parts> = [Parts(end: place)]
        for position in rule.operations {
            steps += states.count
            guard steps < Self.maximumSteps, states.count <= 4 * Self.maximumReadings else { return [] }
            var next: Set<Parts> = []
            for state in states {
                next.formUnion(follow(state, Int(position), index, below: upper, scope))
            }
            if next.isEmpty { return [] }
            states = next
        }
        steps += 1
        let base = program.bases[index]
        return states.compactMap { parts in
            guard let reading = reading(parts, by: rule, base: base, isOfDenominators) else { return nil }
            return isOfDenominators || isFixed ? reading : reading.within(base, upper)
        }
    }

    private mutating func follow(
        _ parts: Parts, _ position: Int, _ index: Int, below upper: UInt64, _ scope: Scope
    ) -> [Parts] {
        let rule = program.rules[index]
        switch program.operations[position] {
        case .text, .plural:
            return words.texts[position].compactMap { word in
                guard has(word, at: parts.end) else { return nil }
                var parts = parts
                parts.end += word.count
                return parts
            }
        case .substitution(let transform, let target):
            let limit =
                switch transform {
                case .same, .fraction: upper
                case .magnitude, .integerPart: UInt64.max
                // Of the least number that is too large, rounded up.
                case .quotient: (upper - 1) / rule.divisor + 1
                case .remainder: rule.divisor
                }
            let scope =
                switch transform {
                case .same, .magnitude: scope
                case .integerPart: Scope(hasSign: scope.hasSign)
                default: Scope()
                }
            guard transform != .quotient || rule.divisor > 1 else { return [] }
            return readings(by: target, at: parts.end, below: limit, scope).flatMap { reading in
                var parts = parts
                parts.end = reading.end
                switch transform {
                case .same:
                    // Of two, each may be a mere ending.
                    let other = parts
                    parts.same = reading
                    return other.same == nil ? [parts] : [other, parts]
                case .magnitude: parts.negated = reading.value
                case .quotient: parts.quotient = reading.value
                case .remainder: parts.remainder = reading.value
                case .integerPart: parts.integer = reading.value
                case .fraction: parts.fraction = reading.value
                }
                return [parts]
            }
        case .fractionDigits(let set, let areSpaced): return fractionDigits(parts, set, areSpaced: areSpaced)
        case .numerator(let target, let showsZeros):
            var parts = parts
            var found = numerators(parts, target)
            // With a zero for each place that the numerator lacks.
            guard showsZeros, case .set(let set) = target, let zero = words.digits[set]?.first, !zero.isEmpty else {
                return found
            }
            while has(zero + words.space, at: parts.end) {
                steps += 1
                parts.end += zero.count + words.space.count
                found += numerators(parts, target)
            }
            return found
        case .unroundedQuotient: return []
        }
    }

    private mutating func numerators(_ parts: Parts, _ target: RuleProgram.Target) -> [Parts] {
        readings(by: target, at: parts.end, below: .max, Scope()).map { reading in
            var parts = parts
            parts.end = reading.end
            parts.numerator = reading.value
            return parts
        }
    }

    private mutating func readings(
        by target: RuleProgram.Target, at place: Int, below limit: UInt64, _ scope: Scope
    ) -> [Reading] {
        switch target {
        case .set(let set): readings(of: Int(set), at: place, below: limit, scope)
        // A rule by itself is for smaller numbers than its own too.
        case .rule(let rule): readings(by: Int(rule), at: place, below: limit, Scope(), isFixed: true)
        case .pattern(let pattern): number(by: words.patterns[Int(pattern)], at: place).map { [$0] } ?? []
        }
    }

    // MARK: Digits

    /// As many words of digits as there are, each the longest.
    private mutating func fractionDigits(_ parts: Parts, _ set: Int32, areSpaced: Bool) -> [Parts] {
        let names = words.digits[set] ?? []
        var parts = parts
        var digits: [UInt8] = []
        while true {
            var place = parts.end
            if areSpaced, !digits.isEmpty {
                guard has(words.space, at: place) else { break }
                place += words.space.count
            }
            steps += 1
            let fitting = names.indices.filter { !names[$0].isEmpty && has(names[$0], at: place) }
            guard let digit = fitting.max(by: { names[$0].count < names[$1].count }) else { break }
            digits.append(UInt8(digit))
            parts.end = place + names[digit].count
        }
        guard !digits.isEmpty else { return [] }
        parts.fraction = ExactDecimal(isNegative: false, digits: digits, exponent: -digits.count)
        return [parts]
    }

    /// A number in digits, with the separators of a pattern.
    private func number(by pattern: RuleWords.Pattern, at start: Int) -> Reading? {
        var place = start
        let isNegative = !pattern.minus.isEmpty && has(pattern.minus, at: place)
        if isNegative { place += pattern.minus.count }
        var digits: [UInt8] = []
        var point: Int?
        while true {
            if place < text.count, let digit = pattern.digits.firstIndex(of: text[place]) {
                digits.append(UInt8(digit))
                place += 1
                continue
            }
            let isPoint = point == nil && !pattern.decimal.isEmpty && has(pattern.decimal, at: place)
            let separator = isPoint ? pattern.decimal : pattern.group
            let after = place + separator.count
            guard !digits.isEmpty, !separator.isEmpty, isPoint || point == nil, has(separator, at: place),
                after < text.count, pattern.digits.contains(text[after])
            else { break }
            if isPoint { point = digits.count }
            place = after
        }
        guard !digits.isEmpty else { return nil }
        let places = point.map { digits.count - $0 } ?? 0
        return Reading(value: ExactDecimal(isNegative: isNegative, digits: digits, exponent: -places), end: place)
    }

    private func has(_ word: [UInt32], at place: Int) -> Bool {
        guard word.count <= text.count - place else { return false }
        for index in word.indices where text[place + index] != word[index] { return false }
        return true
    }
}
