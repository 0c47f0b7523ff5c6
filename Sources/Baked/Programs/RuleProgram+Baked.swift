package import LocaleFormatMemory
package import LocaleFormatNumberPrograms

/// Rules that write words as bytes (`Data/Baked/FORMAT.md`, "rules"), and back.
extension RuleProgram {
    /// - Returns: the place of the record.
    package func bake(to writer: inout BakedWriter) -> Int {
        let numbers = (0..<patterns.count).map { index in
            patterns.read(index) { $0.program.object }.map { $0.bake(to: &writer) } ?? 0
        }
        let choices = (0..<plurals.count).map { index in
            plurals.read(index) { $0.rules.object }.map { $0.bake(to: &writer) } ?? 0
        }
        return writer.record(.rules) { writer in
            writer.text(infinityText)
            writer.text(notANumberText)
            writer.number(numbers.count)
            for number in numbers { writer.number(number) }
            writer.number(choices.count)
            for (index, choice) in choices.enumerated() {
                writer.number(choice)
                for text in plurals.read(index, { $0.all }) { writer.text(texts[text.range]) }
            }
            writer.number(rules.count)
            for index in rules.indices { bake(rules[index], base: bases[index], to: &writer) }
            writer.number(sets.count)
            for set in sets {
                writer.number(Int(set.rules.lowerBound))
                writer.number(set.rules.count)
                writer.word(set.commonDenominator)
                for rule in set.others { writer.number(1 + Int(rule)) }
            }
        }
    }

    private func bake(_ rule: Rule, base: UInt64, to writer: inout BakedWriter) {
        writer.word(base)
        writer.word(rule.divisor)
        writer.byte((rule.divides ? 1 : 0) | (rule.yieldsMultiples ? 2 : 0))
        writer.number(1 + Int(rule.delegate))
        writer.number(rule.operations.count)
        for position in rule.operations {
            switch operations[Int(position)] {
            case .text(let text):
                writer.byte(0)
                writer.text(texts[text.range])
            case .plural(let plural):
                writer.byte(1)
                writer.number(Int(plural))
            case .unroundedQuotient(let pattern):
                writer.byte(2)
                writer.number(Int(pattern))
            case .fractionDigits(let set, let areSpaced):
                writer.byte(areSpaced ? 4 : 3)
                writer.number(Int(set))
            case .numerator(let target, let showsZeros):
                writer.byte(showsZeros ? 6 : 5)
                writer.target(target)
            case .substitution(let transform, let target):
                writer.byte(7 + transform.code)
                writer.target(target)
            }
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.rules)
        let infinity = Array(try reader.wording().utf8)
        let notANumber = Array(try reader.wording().utf8)
        var draft = Draft()
        for _ in 0..<(try reader.number(0...Draft.limit)) {
            var number = try reader.record()
            draft.patterns.append(RulePattern(try NumberProgram(baked: &number)))
        }
        for _ in 0..<(try reader.number(0...Draft.limit)) {
            var rules = try reader.record()
            let program = try PluralProgram(baked: &rules)
            var forms: [Text] = []
            for _ in PluralCategory.allCases { forms.append(try draft.text(&reader)) }
            draft.plurals.append(RulePlural(forms, program))
        }
        for _ in 0..<(try reader.number(1...Draft.limit)) { try draft.addRule(&reader) }
        for _ in 0..<(try reader.number(1...Draft.limit)) { try draft.addSet(&reader) }
        guard draft.largestSet < draft.sets.count else { throw reader.fault("sets that rules lead to") }
        try reader.finish()
        self.init(
            sets: draft.sets, rules: draft.rules, bases: draft.bases, operations: draft.operations, texts: draft.texts,
            patterns: draft.patterns, plurals: draft.plurals, infinity: infinity, notANumber: notANumber)
    }

    /// What was read so far. Runs look nothing up twice, so that each place is checked here.
    private struct Draft {
        /// Of sets, rules, patterns, and choices; the largest set of CLDR has some 200 rules.
        static let limit = 16_384
        static let mostOperations = 64
        static let mostBytes = 1 << 20

        var sets: [RuleSet] = []
        var rules: [Rule] = []
        var bases: [UInt64] = []
        var operations: [Operation] = []
        var texts: [UInt8] = []
        var patterns: [RulePattern] = []
        var plurals: [RulePlural] = []
        /// That operations lead to: sets are read behind them.
        var largestSet = 0

        mutating func text(_ reader: inout BakedReader) throws(BakedFault) -> Text {
            let text = try reader.wording().utf8
            guard texts.count + text.count <= Self.mostBytes else {
                throw reader.fault("\(Self.mostBytes) bytes of words")
            }
            texts += text
            return Text(offset: Int32(texts.count - text.count), count: Int32(text.count))
        }

        mutating func addRule(_ reader: inout BakedReader) throws(BakedFault) {
            let base = try reader.word()
            let divisor = try reader.word()
            guard base < 1 << 63, 1..<1 << 63 ~= divisor else { throw reader.fault("numbers of 63 bits") }
            let flags = try reader.byte()
            guard flags < 4, flags < 2 || !rules.isEmpty else { throw reader.fault("two flags") }
            let delegate = try reader.number(0...Self.limit) - 1
            largestSet = max(largestSet, delegate)
            let start = Int32(operations.count)
            for _ in 0..<(try reader.number(0...Self.mostOperations)) { operations.append(try operation(&reader)) }
            bases.append(base)
            rules.append(
                Rule(
                    divisor: divisor, operations: start..<Int32(operations.count), delegate: Int32(delegate),
                    divides: flags & 1 != 0, yieldsMultiples: flags & 2 != 0))
        }

        private mutating func operation(_ reader: inout BakedReader) throws(BakedFault) -> Operation {
            let code = try reader.byte()
            switch code {
            case 0: return .text(try text(&reader))
            case 1: return .plural(try place(&reader, below: plurals.count))
            case 2: return .unroundedQuotient(pattern: try place(&reader, below: patterns.count))
            case 3, 4: return .fractionDigits(set: try set(&reader), areSpaced: code == 4)
            case 5, 6: return .numerator(try target(&reader), showsZeros: code == 6)
            default:
                guard let transform = Transform(code: code - 7) else { throw reader.fault("an operation of rules") }
                return .substitution(transform, try target(&reader))
            }
        }

        private func place(_ reader: inout BakedReader, below count: Int) throws(BakedFault) -> Int32 {
            let place = try reader.number(0...Self.limit)
            guard place < count else { throw reader.fault("a place below \(count)") }
            return Int32(place)
        }

        private mutating func set(_ reader: inout BakedReader) throws(BakedFault) -> Int32 {
            let set = try reader.number(0...Self.limit)
            largestSet = max(largestSet, set)
            return Int32(set)
        }

        /// A rule by itself stands before the one that leads to it.
        private mutating func target(_ reader: inout BakedReader) throws(BakedFault) -> Target {
            switch try reader.byte() {
            case 0: return .set(try set(&reader))
            case 1: return .pattern(try place(&reader, below: patterns.count))
            case 2: return .rule(try place(&reader, below: rules.count))
            default: throw reader.fault("a set, a pattern or a rule")
            }
        }

        mutating func addSet(_ reader: inout BakedReader) throws(BakedFault) {
            let (first, count) = (try reader.number(0...Self.limit), try reader.number(0...Self.limit))
            guard first + count <= rules.count else { throw reader.fault("rules of the record") }
            var set = RuleSet()
            set.rules = Int32(first)..<Int32(first + count)
            set.commonDenominator = try reader.word()
            guard set.commonDenominator < 1 << 62, !set.isOfDenominators || count > 0 else {
                throw reader.fault("denominators of 62 bits")
            }
            var others: [Int32] = []
            for _ in 0..<set.others.count {
                let rule = try reader.number(0...Self.limit) - 1
                guard rule < rules.count else { throw reader.fault("a rule of the record") }
                others.append(Int32(rule))
            }
            set.setOthers(others)
            sets.append(set)
        }
    }
}

extension RuleProgram.RuleSet {
    /// The rules of what has no base.
    fileprivate var others: [Int32] {
        [negative, improperFraction, properFraction, anyFloat, infinity, notANumber]
    }

    /// In the same order.
    fileprivate mutating func setOthers(_ rules: [Int32]) {
        (negative, improperFraction, properFraction) = (rules[0], rules[1], rules[2])
        (anyFloat, infinity, notANumber) = (rules[3], rules[4], rules[5])
    }
}

extension RuleProgram.Transform {
    /// The place in the list that the format has.
    private static let coded: [Self] = [.same, .magnitude, .quotient, .remainder, .integerPart, .fraction]

    fileprivate var code: UInt8 { UInt8(Self.coded.firstIndex(of: self) ?? 0) }

    fileprivate init?(code: UInt8) {
        guard Self.coded.indices.contains(Int(code)) else { return nil }
        self = Self.coded[Int(code)]
    }
}

extension BakedWriter {
    fileprivate mutating func target(_ target: RuleProgram.Target) {
        switch target {
        case .set(let set):
            byte(0)
            number(Int(set))
        case .pattern(let pattern):
            byte(1)
            number(Int(pattern))
        case .rule(let rule):
            byte(2)
            number(Int(rule))
        }
    }
}

extension BakedReader {
    fileprivate mutating func wording() throws(BakedFault) -> String {
        let text = try text()
        guard text.utf8.count <= 4_096 else { throw fault("at most 4,096 bytes") }
        return text
    }
}
