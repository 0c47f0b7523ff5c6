import LocaleFormat

enum MeasureEntries {
    /// Line 1: a unit. 2: a locale. 3: a width. 4: options. Then two numbers, and a text to parse.
    static func unit(_ fields: inout Fields) {
        guard let unit = try? UnitID(fields.line()) else { return }
        let locale = fields.locale()
        let width = fields.choice(of: NumberSpecification.UnitWidth.self)
        let options = NumberEntries.options(&fields)
        let style = UnitStyle<Double>(unit, width: width, locale: locale, options: options)
        NumberEntries.run(style.specification, &fields)
    }

    /// Line 1: seconds. 2: a locale. 3: flags. 4: a rounding. 5: a length of the fraction. 6: padding, or units.
    static func duration(_ fields: inout Fields) {
        guard let decimal = try? ExactDecimal(fields.line()), let duration = Duration(seconds: decimal) else { return }
        let locale = fields.locale()
        let flags = fields.flags()
        let rounding = fields.choice(of: RoundingMode.self)
        let (length, padding) = (fields.integer(), fields.integer())
        let layout: DurationStyle.Layout
        if flags & 1 == 0 {
            let patterns = DurationStyle.Pattern.allCases
            layout = .time(patterns[(flags >> 1) % patterns.count], padding: padding, fractionalSecondsLength: length)
        } else {
            let units = DurationUnit.allCases.enumerated().filter { padding & 1 << $0.offset != 0 }.map(\.element)
            let widths = NumberSpecification.UnitWidth.allCases
            layout = .units(
                allowed: Set(units), width: widths[(flags >> 1) % widths.count],
                maximumUnitCount: flags & 8 == 0 ? nil : length, zeroValueLength: flags >> 4,
                valueLength: padding & 256 == 0 ? nil : min(flags, length)...max(flags, length),
                fractionLength: min(0, length)...max(0, length),
                increment: padding & 512 == 0 ? nil : Double(flags) * 0.25)
        }
        var style = DurationStyle(layout, locale: locale)
        style.rounding = rounding
        _ = try? style.compiled().format(duration)
        ChangeEntry.duration(style, duration, style.format(duration))
    }

    /// Line 1: a locale. 2: flags. Then the members.
    static func list(_ fields: inout Fields) {
        let locale = fields.locale()
        let flags = fields.flags()
        let style = ListStyle(
            ListStyle.ListType.allCases[flags % 3], width: ListStyle.Width.allCases[flags / 3 % 3], locale: locale)
        guard let compiled = try? style.compiled() else { return }
        let members = fields.lines()
        let text = compiled.format(members)
        var bytes: [UInt8] = []
        compiled.append(members, to: &bytes)
        require(String(decoding: bytes, as: UTF8.self) == text, "append and format differ for \(members)")
        for member in members { require(text.utf8.count >= member.utf8.count, "\(member) is not in \(text)") }
    }
}
