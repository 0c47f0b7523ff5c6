package import LocaleFormatMemory
package import LocaleFormatNumberPrograms

/// Plural rules as bytes (`Data/Baked/FORMAT.md`, "plural"), and back. They are written as the rows of comparisons that they were made of.
extension PluralProgram {
    /// - Returns: the place of the record.
    package func bake(to writer: inout BakedWriter) -> Int {
        writer.record(.plural) { writer in
            var rules: [(category: UInt8, alternatives: [Range<Int>])] = []
            var start = 0
            for place in 0..<steps.count where steps[place].isLast {
                let category = steps[place].category
                if rules.last?.category != category { rules.append((category, [])) }
                rules[rules.count - 1].alternatives.append(start..<place + 1)
                start = place + 1
            }
            writer.number(rules.count)
            for rule in rules {
                writer.number(Int(rule.category))
                writer.number(rule.alternatives.count)
                for alternative in rule.alternatives {
                    writer.number(alternative.count)
                    for place in alternative { bake(steps[place], to: &writer) }
                }
            }
        }
    }

    private func bake(_ step: Step, to writer: inout BakedWriter) {
        writer.byte(step.operand.rawValue << 1 | (step.isNegated ? 1 : 0))
        writer.word(step.modulus)
        writer.number(1 + Int(step.endMore - step.firstMore))
        writer.range(step.lower, step.upper)
        for index in Int(step.firstMore)..<Int(step.endMore) { writer.range(ranges[2 * index], ranges[2 * index + 1]) }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.plural)
        var builder = Builder()
        for _ in 0..<(try reader.number(0...6)) {
            let category = PluralCategory(order: UInt8(try reader.number(0...5)))
            for _ in 0..<(try reader.number(0...256)) {
                for _ in 0..<(try reader.number(1...256)) { try builder.add(&reader, category) }
                builder.endAlternative()
            }
        }
        try reader.finish()
        self.init(builder)
    }
}

extension PluralProgram.Builder {
    fileprivate mutating func add(_ reader: inout BakedReader, _ category: PluralCategory) throws(BakedFault) {
        let flags = try reader.byte()
        guard let operand = PluralProgram.Operand(rawValue: flags >> 1) else { throw reader.fault("an operand") }
        let modulus = try reader.word()
        let count = try reader.number(1...256)
        let first = try reader.range()
        let more = ranges.count
        for _ in 1..<count { add(range: try reader.range()) }
        add(operand, modulus: modulus, isNegated: flags & 1 == 1, first, more: more, category: category)
    }
}

extension BakedReader {
    fileprivate mutating func range() throws(BakedFault) -> ClosedRange<UInt64> {
        let lower = try word()
        let (upper, isBeyond) = lower.addingReportingOverflow(try word())
        guard !isBeyond else { throw fault("a range within 64 bits") }
        return lower...upper
    }
}

extension BakedWriter {
    fileprivate mutating func range(_ lower: UInt64, _ upper: UInt64) {
        word(lower)
        word(upper - lower)
    }
}
