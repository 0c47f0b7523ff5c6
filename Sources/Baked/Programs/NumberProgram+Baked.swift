package import LocaleFormatMemory
package import LocaleFormatNumberPrograms

/// The program of a number as bytes (`Data/Baked/FORMAT.md`, "number"), and back.
extension NumberProgram {
    /// Writes the program; separators and affixes are records of their own, since many programs have the same.
    ///
    /// - Returns: the place of its record.
    package func bake(to writer: inout BakedWriter) -> Int {
        let symbols = writer.record(.symbols) { writer in
            writer.text(digits.texts)
            writer.text(decimal.bytes)
            writer.text(group.bytes)
            for size in [grouping.primary, grouping.secondary, grouping.minimum] { writer.number(size) }
        }
        let signs = writer.record(.affixes) { writer in
            for affix in [affixes.positive, affixes.zero, affixes.negativeZero, affixes.negative] {
                writer.text(affix.prefix.bytes)
                writer.text(affix.suffix.bytes)
            }
        }
        let special = specials.read { [$0.nan, $0.negativeNaN, $0.infinity, $0.negativeInfinity] }
        return writer.record(.number) { writer in
            writer.number(symbols)
            writer.number(signs)
            let flags = [
                alwaysShowsDecimal, hidesZeroFraction, special != nil, exponent != nil, increment != nil,
            ]
            writer.byte(flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) })
            writer.byte(rounding.code)
            writer.number(minimumIntegerDigits)
            writer.signed(shift)
            for limit in [minimumFraction, maximumFraction, minimumSignificant, maximumSignificant] {
                writer.number(limit == .max ? 0 : limit + 1)
            }
            for text in special ?? [] { writer.text(text) }
            if let exponent {
                writer.number(exponent.interval)
                writer.text(exponent.positive.bytes)
                writer.text(exponent.negative.bytes)
            }
            if let increment {
                writer.word(increment.coefficient)
                writer.signed(increment.exponent)
            }
        }
    }

    package convenience init(baked reader: inout BakedReader) throws(BakedFault) {
        try reader.expect(.number)
        var symbols = try reader.record()
        try symbols.expect(.symbols)
        let digits = try symbols.digits()
        let decimal = try symbols.inlineText()
        let group = try symbols.inlineText()
        let (primary, secondary) = (try symbols.number(0...20), try symbols.number(0...20))
        let minimum = try symbols.number(0...20)
        guard primary == 0 || secondary > 0 else { throw symbols.fault("groups of a digit at least") }
        try symbols.finish()
        var signs = try reader.record()
        try signs.expect(.affixes)
        let affixes = SignedAffixes(
            positive: try signs.affixes(), zero: try signs.affixes(), negativeZero: try signs.affixes(),
            negative: try signs.affixes())
        try signs.finish()
        let flags = try reader.byte()
        guard flags < 32 else { throw reader.fault("five flags") }
        guard let rounding = RoundingMode(code: try reader.byte()) else { throw reader.fault("a rounding mode") }
        let minimumIntegerDigits = try reader.number(1...999)
        let shift = try reader.signed(-40...40)
        let limits = DigitLimits(
            fraction: (try reader.limit() ?? 0, try reader.limit() ?? .max),
            significant: (try reader.limit() ?? 0, try reader.limit() ?? .max), hidesZeroFraction: flags & 2 != 0)
        var specials: Specials?
        if flags & 4 != 0 {
            specials = Specials(
                nan: try reader.text(), negativeNaN: try reader.text(), infinity: try reader.text(),
                negativeInfinity: try reader.text())
        }
        var exponent: ExponentLayout?
        if flags & 8 != 0 {
            let interval = try reader.number(1...3)
            exponent = ExponentLayout(
                interval: interval, positive: try reader.inlineText(), negative: try reader.inlineText())
        }
        var increment: RoundingIncrement?
        if flags & 16 != 0 {
            increment = RoundingIncrement(coefficient: try reader.word(), exponent: try reader.signed(-100...100))
            if increment == nil { throw reader.fault("an increment of 1 to 18 digits") }
        }
        try reader.finish()
        self.init(
            digits: digits, decimal: decimal, group: group,
            grouping: GroupingPolicy(primary: primary, secondary: secondary, minimum: minimum), affixes: affixes,
            specials: specials, limits: limits, rounding: rounding, minimumIntegerDigits: minimumIntegerDigits,
            alwaysShowsDecimal: flags & 1 != 0, shift: shift, exponent: exponent,
            increment: increment)
    }
}

extension BakedReader {
    /// Ten digits of one script. Those that Unicode does not have are no digits: packed ones are kept for good.
    package mutating func digitsText() throws(BakedFault) -> String {
        let text = try text()
        guard Self.isDigits(text) else { throw fault("ten decimal digits") }
        return text
    }

    fileprivate mutating func digits() throws(BakedFault) -> PackedDigits {
        guard let digits = PackedDigits(try digitsText()) else { throw fault("ten decimal digits") }
        return digits
    }

    private static func isDigits(_ text: String) -> Bool {
        text == "0123456789" || text == "〇一二三四五六七八九" || isRow(text)
    }

    @inline(never)
    private static func isRow(_ text: String) -> Bool {
        var next: UInt32?
        var count = 0
        for scalar in text.unicodeScalars {
            guard scalar.properties.numericType == .decimal, scalar.value == next ?? scalar.value else { return false }
            next = scalar.value + 1
            count += 1
        }
        return count == 10
    }

    fileprivate mutating func inlineText() throws(BakedFault) -> InlineUTF8 {
        guard let text = InlineUTF8(try text()) else { throw fault("at most \(InlineUTF8.capacity) bytes") }
        return text
    }

    fileprivate mutating func affixes() throws(BakedFault) -> NumberProgram.Affixes {
        NumberProgram.Affixes(prefix: try inlineText(), suffix: try inlineText())
    }

    /// A number of digits; nil for none.
    fileprivate mutating func limit() throws(BakedFault) -> Int? {
        let limit = try number(0...1_000)
        return limit == 0 ? nil : limit - 1
    }
}

extension RoundingMode {
    /// The place in the list that the format has; new modes go to its end.
    fileprivate static let coded: [RoundingMode] = [
        .halfEven, .halfOdd, .halfUp, .halfDown, .halfCeiling, .halfFloor, .up, .down, .ceiling, .floor, .unnecessary,
    ]

    package var code: UInt8 { UInt8(Self.coded.firstIndex(of: self) ?? 0) }

    package init?(code: UInt8) {
        guard Self.coded.indices.contains(Int(code)) else { return nil }
        self = Self.coded[Int(code)]
    }
}
