import LocaleFormat

/// Units that are read and converted, amounts of data.
enum QuantityEntries {
    /// Line 1: a locale. 2: a unit. 3: a width. 4: a number. Then a text.
    static func parse(_ fields: inout Fields) {
        let locale = fields.locale()
        let unit = (try? UnitID(fields.line())) ?? "foot-and-inch"
        let width = fields.choice(of: NumberSpecification.UnitWidth.self)
        let number = fields.line()
        guard let parser = parser(locale) else { return }
        let style = UnitStyle<Double>(unit, width: width, locale: locale)
        let texts = [fields.long(), Double(number).map { style.format($0) } ?? ""]
        for text in texts {
            if let amount = try? parser.parse(text) {
                require((try? UnitID(amount.unit.id)) == amount.unit, "\(amount.unit) does not read back")
            }
            _ = try? parser.parse(text, to: unit)
            _ = try? parser.unit(named: text)
            _ = try? style.parse(text)
        }
    }

    /// A parser reads all units of its language when it is made, which takes longer than what it is tried with.
    private static func parser(_ locale: LocaleID) -> UnitParser? {
        if let known = unsafe parsers[locale] { return known }
        guard let parser = try? UnitParser(locale: locale) else { return nil }
        if unsafe parsers.count >= 64 { unsafe parsers.removeAll() }
        unsafe parsers[locale] = parser
        return parser
    }

    /// libFuzzer has one thread.
    nonisolated(unsafe) private static var parsers: [LocaleID: UnitParser] = [:]

    /// Line 1: a unit. 2: another one. 3: a usage. 4: a locale. 5: a number.
    static func convert(_ fields: inout Fields) {
        guard let unit = try? UnitID(fields.line()) else { return }
        require((try? UnitID(unit.id)) == unit, "\(unit) does not read back")
        let normalized = unit.normalized
        require(normalized.normalized == normalized, "\(normalized) is normalized again")
        _ = unit.quantity
        let other = (try? UnitID(fields.line())) ?? (try? unit.base) ?? unit
        let usage = UnitUsage(fields.line()) ?? .person
        let locale = fields.locale()
        guard let value = try? ExactDecimal(fields.line()) else { return }
        if let converted = try? unit.convert(value, to: other), let back = try? other.convert(converted, to: unit) {
            // Thirty digits are exact enough.
            require(
                value.description.utf8.count > 20 || (value.isNegative == back.isNegative || back.isZero),
                "\(value) \(unit) is \(converted) \(other), which is \(back)")
        }
        if let converter = try? UnitConverter(from: unit, to: other), let parts = try? converter.parts(of: value) {
            require(!parts.isEmpty, "\(value) \(unit) has no parts")
        }
        let style = UnitStyle<ExactDecimal>(unit, width: .short, locale: locale)
        for converted in [style.converted(to: other), style.usage(usage)] {
            guard let compiled = try? converted.compiled(),
                let text = try? compiled.format(.decimal(value))
            else { continue }
            var bytes: [UInt8] = []
            try? compiled.append(.decimal(value), to: &bytes)
            require(String(decoding: bytes, as: UTF8.self) == text, "append and format differ for \(value) \(unit)")
            require((try? compiled.formattedText(.decimal(value)))?.text == text, "its parts differ")
        }
    }

    /// Line 1: a locale. 2: a style. 3: units. 4: flags. 5: a number. Then a text.
    static func bytes(_ fields: inout Fields) {
        let locale = fields.locale()
        let kind = fields.choice(of: ByteCountStyle.Style.self)
        let units = ByteCountStyle.Units(rawValue: UInt(fields.flags()))
        let flags = fields.flags()
        var style = ByteCountStyle(
            kind, allowedUnits: units, spellsOutZero: flags & 1 != 0, includesActualByteCount: flags & 2 != 0,
            locale: locale)
        if flags & 4 != 0 { style = style.per("second") }
        let number = Int128(fields.line()) ?? Int128(Fields.integer(fields.line()))
        let text = style.format(number)
        require(!text.isEmpty, "\(number) bytes are nothing")
        require((try? style.formattedText(number))?.text ?? text == text, "the text and its parts differ")
        let long = fields.long()
        for mode in NumberParseMode.allCases {
            _ = try? style.parse(text, mode: mode)
            _ = try? style.parse(long, mode: mode)
        }
    }
}
