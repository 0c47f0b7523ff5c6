package import LocaleFormatMemory
package import LocaleFormatNumberPrograms

/// The program of a compact number, a unit or a currency's plural name as bytes (`Data/Baked/FORMAT.md`, "compact"), and back.
extension CompactProgram {
    /// - Returns: the place of the record.
    package func bake(to writer: inout BakedWriter) -> Int {
        let number = digits.bake(to: &writer)
        let plural = rules.bake(to: &writer)
        return writer.record(.compact) { writer in
            writer.number(number)
            writer.number(plural)
            writer.byte(usesCompactRounding ? 1 : 0)
            table.bake(to: &writer)
            writer.entry(zero)
            writer.entry(negativeZero)
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.compact)
        var number = try reader.record()
        let digits = try NumberProgram(baked: &number)
        var plural = try reader.record()
        let rules = try PluralProgram(baked: &plural)
        let flags = try reader.byte()
        guard flags < 2 else { throw reader.fault("one flag") }
        let table = try CompactTable(baked: &reader)
        let (zero, negativeZero) = (try reader.entry(of: table), try reader.entry(of: table))
        guard zero != .unknown, negativeZero != .unknown else { throw reader.fault("the words of zero") }
        try reader.finish()
        self.init(
            digits: digits, rules: rules, table: table, zero: zero, negativeZero: negativeZero,
            usesCompactRounding: flags == 1)
    }
}

extension CompactTable {
    /// Of a row whose forms do not differ, one entry is written for each sign.
    fileprivate func bake(to writer: inout BakedWriter) {
        writer.number(starts.count - 1)
        for index in 0..<starts.count - 1 { writer.text(bytes[range(UInt16(index))]) }
        writer.number(powers.count)
        for row in powers.indices {
            writer.signed(Int(powers[row]))
            writer.byte(dependsOnForm[row] ? 1 : 0)
            for sign in 0..<2 {
                let start = (row * 2 + sign) * Form.count
                for entry in entries[start..<start + (dependsOnForm[row] ? Form.count : 1)] { writer.entry(entry) }
            }
        }
    }

    fileprivate init(baked reader: inout BakedReader) throws(BakedFault) {
        self.init(powers: [])
        for _ in 0..<(try reader.number(0...Int(UInt16.max) - 1)) {
            bytes.append(try reader.text())
            guard let end = UInt16(exactly: bytes.count) else { throw reader.fault("at most 65,535 bytes of words") }
            starts.append(end)
        }
        for _ in 0..<(try reader.number(1...64)) {
            powers.append(Int8(try reader.signed(-64...64)))
            let flags = try reader.byte()
            guard flags < 2 else { throw reader.fault("one flag") }
            dependsOnForm.append(flags == 1)
            for _ in 0..<2 {
                for form in 0..<Form.count {
                    entries.append(form == 0 || flags == 1 ? try reader.entry(of: self) : .unknown)
                }
            }
        }
    }
}

extension BakedWriter {
    /// Zero for what ICU was never asked.
    fileprivate mutating func entry(_ entry: CompactTable.Entry) {
        if entry == .unknown { return number(0) }
        number(1 + Int(entry.prefix) << 1 + (entry.showsDigits ? 1 : 0))
        number(Int(entry.suffix))
    }
}

extension BakedReader {
    fileprivate mutating func entry(of table: CompactTable) throws(BakedFault) -> CompactTable.Entry {
        let first = try number(0...Int(UInt16.max) * 2)
        if first == 0 { return .unknown }
        let texts = table.starts.count - 1
        let (prefix, suffix) = ((first - 1) >> 1, try number(0...Int(UInt16.max) - 1))
        guard prefix < texts, suffix < texts else { throw fault("a text of the table") }
        return CompactTable.Entry(
            prefix: UInt16(prefix), suffix: UInt16(suffix), showsDigits: (first - 1) & 1 == 1)
    }
}
