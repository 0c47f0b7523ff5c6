package import LocaleFormatMemory
internal import LocaleFormatNumberPrograms
package import LocaleFormatValuePrograms

/// A relative style as bytes (`Data/Baked/FORMAT.md`, "relative"), and back.
extension RelativeDateProgram {
    /// - Returns: the place of the record; nil where ICU writes numbers with many digits.
    package func bake(_ thresholds: RelativeThresholds, to writer: inout BakedWriter) -> Int? {
        guard let number = numbers.number else { return nil }
        let numbers = writer.relativeNumbers(number, numbers.rules)
        let units = RelativeDateUnit.allCases.map { unit in
            let forms = self.unit(unit) { $0.forms }
            return writer.record(.relativeUnit) { writer in
                writer.byte(forms == nil ? 0 : 1)
                for form in forms ?? [] {
                    writer.byte(form.kind.rawValue)
                    if form.kind != .unknown { writer.text(form.before) }
                    if form.kind == .number { writer.text(form.after) }
                }
            }
        }
        return writer.record(.relative) { writer in
            writer.byte(isNumeric ? 1 : 0)
            writer.number(numbers)
            for limit in thresholds.limits { writer.word(limit.bitPattern) }
            for unit in units { writer.number(unit) }
        }
    }
}

/// A relative style that was read: its units are read when they are first used.
package struct BakedRelativeProgram: Sendable {
    package let program: RelativeDateProgram
    package let thresholds: RelativeThresholds
    private let units: [BakedReader]

    package init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.relative)
        let flags = try reader.byte()
        guard flags < 2 else { throw reader.fault("one flag") }
        var record = try reader.record()
        let numbers = try RelativeNumbers(baked: &record)
        var limits: [Double] = []
        for _ in 0..<RelativeThresholds.standard.limits.count {
            let limit = Double(bitPattern: try reader.word())
            guard limit >= 0 else { throw reader.fault("a limit of 0 or more") }
            limits.append(limit)
        }
        let units = try RelativeDateUnit.allCases.map { _ throws(BakedFault) in try reader.record() }
        try reader.finish()
        thresholds = RelativeThresholds(limits: limits)
        self.units = units
        program = RelativeDateProgram(numbers, isNumeric: flags == 1) { unit in
            var reader = units[unit.place]
            return try? RelativeUnit(baked: &reader)
        }
    }

    /// The unit of a program that does not write it.
    ///
    /// - Throws: what is wrong with its bytes.
    package func check(_ unit: RelativeDateUnit) throws(BakedFault) {
        var reader = units[unit.place]
        _ = try RelativeUnit(baked: &reader)
    }
}

extension RelativeUnit {
    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.relativeUnit)
        let flags = try reader.byte()
        guard flags < 2 else { throw reader.fault("one flag") }
        guard flags == 1 else {
            try reader.finish()
            self.init()
            return
        }
        var forms: [Form] = []
        for _ in 0..<Self.wordCount + Self.patternCount {
            guard let kind = Kind(rawValue: try reader.byte()) else { throw reader.fault("a kind of words below 3") }
            let before = kind == .unknown ? "" : try reader.text()
            let after = kind == .number ? try reader.text() : ""
            guard max(before.utf8.count, after.utf8.count) <= Self.longest else {
                throw reader.fault("at most \(Self.longest) bytes")
            }
            forms.append(Form(kind, before: before, after: after))
        }
        try reader.finish()
        self.init(words: Array(forms[..<Self.wordCount]), patterns: Array(forms[Self.wordCount...]))
    }
}

extension RelativeNumbers {
    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.relativeNumbers)
        var number = try reader.record()
        let program = try NumberProgram(baked: &number)
        var plural = try reader.record()
        let rules = try PluralProgram(baked: &plural)
        try reader.finish()
        self.init(program.digits, program, rules) { _ in nil }
    }
}

extension BakedWriter {
    fileprivate mutating func relativeNumbers(_ number: NumberProgram, _ rules: PluralProgram) -> Int {
        let (digits, plural) = (number.bake(to: &self), rules.bake(to: &self))
        return record(.relativeNumbers) { writer in
            writer.number(digits)
            writer.number(plural)
        }
    }
}
