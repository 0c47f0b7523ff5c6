package import LocaleFormatMemory

/// Plural rules as bytes (`Data/Baked/FORMAT.md`, "plural"), and back. They are written as the rows of comparisons that they were made of.
extension PluralProgram {
    /// - Returns: the place of the record.
    package func bake(to writer: inout BakedWriter) -> Int {
        writer.record(.plural) { writer in
            writer.number(rules.count)
            for rule in rules {
                writer.number(rule.category.order)
                writer.number(rule.alternatives.count)
                for row in rule.alternatives {
                    writer.number(row.count)
                    for relation in row { relation.bake(to: &writer) }
                }
            }
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.plural)
        var rules: [Rule] = []
        for _ in 0..<(try reader.number(0...6)) {
            let category = PluralCategory.allCases[try reader.number(0...PluralCategory.allCases.count - 1)]
            var alternatives: [[Relation]] = []
            for _ in 0..<(try reader.number(0...256)) {
                var row: [Relation] = []
                for _ in 0..<(try reader.number(1...256)) { row.append(try Relation(baked: &reader)) }
                alternatives.append(row)
            }
            rules.append(Rule(category: category, alternatives: alternatives))
        }
        try reader.finish()
        self.init(rules)
    }
}

extension PluralProgram.Relation {
    fileprivate func bake(to writer: inout BakedWriter) {
        writer.byte(operand.rawValue << 1 | (isNegated ? 1 : 0))
        writer.word(modulus)
        writer.number(ranges.count)
        for range in ranges {
            writer.word(range.lowerBound)
            writer.word(range.upperBound - range.lowerBound)
        }
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        let first = try reader.byte()
        guard let operand = PluralProgram.Operand(rawValue: first >> 1) else { throw reader.fault("an operand") }
        let modulus = try reader.word()
        var ranges: [ClosedRange<UInt64>] = []
        for _ in 0..<(try reader.number(1...256)) {
            let lower = try reader.word()
            let (upper, isBeyond) = lower.addingReportingOverflow(try reader.word())
            guard !isBeyond else { throw reader.fault("a range within 64 bits") }
            ranges.append(lower...upper)
        }
        self.init(operand: operand, modulus: modulus, isNegated: first & 1 == 1, ranges: ranges)
    }
}
