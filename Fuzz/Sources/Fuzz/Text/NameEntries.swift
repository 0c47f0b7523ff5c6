import LocaleFormat

enum NameEntries {
    /// Line 1: a locale. 2: the name's locale. 3: flags. Then pairs of a field, by CLDR's name, and a text.
    static func format(_ fields: inout Fields) {
        let locale = fields.locale()
        let nameLocale = try? LocaleID(fields.line())
        let flags = fields.flags()
        var members: [String: String] = [:]
        while !fields.isEmpty { members[fields.line()] = fields.line() }
        guard let name = try? PersonName(fields: members, locale: nameLocale) else { return }
        require((try? PersonName(fields: name.fields, locale: nameLocale)) == name, "\(name) does not read back")
        for style in PersonNameStyle.Style.allCases { format(name, PersonNameStyle(style, locale: locale)) }
        let lengths = NameLength.allCases
        let usages = NameUsage.allCases
        let formalities = NameFormality.allCases
        var style = PersonNameStyle(
            length: lengths[flags % lengths.count], usage: usages[flags / 3 % usages.count],
            formality: formalities[flags / 9 % formalities.count], locale: locale)
        style.order = NameOrder.allCases[flags / 18 % NameOrder.allCases.count]
        style.capitalizesSurname = flags & 64 != 0
        format(name, style)
        guard let collation = try? PersonNameCollation(locale: locale) else { return }
        _ = collation.sortKey(of: name)
        require(!collation.areInIncreasingOrder(name, name), "\(name) comes before itself")
    }

    private static func format(_ name: PersonName, _ style: PersonNameStyle) {
        guard let compiled = try? style.compiled() else { return }
        let text = compiled.format(name)
        var bytes: [UInt8] = []
        compiled.append(name, to: &bytes)
        require(String(decoding: bytes, as: UTF8.self) == text, "append and format differ for \(name)")
    }

    /// Line 1: a locale. Then the name.
    static func parse(_ fields: inout Fields) {
        let locale = fields.locale()
        guard let name = try? PersonNameParser(locale: locale).parse(fields.text()) else { return }
        format(name, PersonNameStyle(.long, locale: locale))
    }
}
