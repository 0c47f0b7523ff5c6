internal import LocaleFormatBridge

/// Keywords in their two spellings: BCP 47 (`-u-ca-gregory`) and ICU (`@calendar=gregorian`), by CLDR's key data, which
/// ICU keeps in its resource bundle `keyTypeData`.
///
/// Read straight from the bundle: ICU's own conversion first builds hash tables of every key and type, which costs a
/// short-lived process 6 to 10 ms.
enum LocaleKeywords {
    /// Calendars of Foundation whose names are longer than the eight letters that BCP 47 allows and that CLDR has no type for,
    /// cut off as CLDR does: `traditio`. `-u-ca-malayala` is what is written, and `@calendar=malayalam` in ICU's form.
    private static let longCalendars = ["malayalam": "malayala", "vietnamese": "vietname"]

    /// ICU's spelling of a BCP 47 keyword.
    static func icuForm(key: String, value: String) -> (key: String, value: String) {
        if key == "ca", let long = longCalendars.first(where: { $0.value == value }) { return ("calendar", long.key) }
        guard let data = try? ResourceBundle(name: "keyTypeData", fallback: false) else { return (key, value) }
        let legacyKey = data.child("keyMap")?.children.first { $0.string == key }?.key ?? key
        let value = value.isEmpty ? "yes" : value
        let types = data.node("typeMap", legacyKey)?.children ?? []
        let legacyValue = types.first { $0.string == value }?.key ?? value
        return (legacyKey, legacyKey == "timezone" ? legacyValue.replacing(":", with: "/") : legacyValue)
    }

    /// The BCP 47 spelling of an ICU keyword; nil when it has none.
    static func bcp47Form(key: String, value: String) -> (key: String, value: String) {
        if key == "calendar", let short = longCalendars[value.lowercased()] { return ("ca", short) }
        guard let data = try? ResourceBundle(name: "keyTypeData", fallback: false) else { return (key, value) }
        let short = data.node("keyMap", key)?.string.map { $0.isEmpty ? key : $0 } ?? key
        let name = key == "timezone" ? value.replacing("/", with: ":") : value
        let alias = data.node("typeAlias", key, name)?.string ?? value
        let type = data.node("typeMap", key, alias.replacing("/", with: ":"))?.string
        return (short, type.map { $0.isEmpty ? alias : $0 } ?? alias)
    }

    /// A BCP 47 value with deprecated spellings replaced: `islamicc` is `islamic-civil`, `true` is left out.
    static func canonicalValue(_ value: String, of key: String, _ aliases: LocaleAliases) -> String {
        // Digits and currency have no aliases, and are in nearly every tag that has keywords at all.
        guard !value.isEmpty, value != "true", key != "nu", key != "cu" else { return value == "true" ? "" : value }
        if key == "rg" || key == "sd" { return aliases.subdivision(value) }
        let type = canonicalType(value, of: key)
        return type == "true" ? "" : type
    }

    /// The type that an alias of it stands for, of a key of the `-u-` or the `-t-` extension: `islamic-civil` for `islamicc`,
    /// `level1` for `primary`, `iedub` for `eire`; other values are themselves (UTS #35, "Canonicalizing Syntax": by `alias` and
    /// `preferred` of the types).
    static func canonicalType(_ value: String, of key: String) -> String {
        guard let data = try? ResourceBundle(name: "keyTypeData", fallback: false) else { return value }
        if let preferred = data.node("bcpTypeAlias", key, value)?.string { return preferred }
        let name = data.child("keyMap")?.children.first { $0.string == key }?.key ?? key
        let types = data.node("typeMap", name)?.children ?? []
        func type(_ name: String) -> String? {
            types.first { $0.key?.lowercased() == name }.map { $0.string.flatMap { $0.isEmpty ? nil : $0 } ?? name }
        }
        if types.contains(where: { $0.string == value }) { return value }
        if let type = type(value) { return type }
        let alias = data.node("typeAlias", name)?.children.first { $0.key?.lowercased() == value }?.string
        return alias.flatMap { type($0.lowercased().replacing("/", with: ":")) } ?? value
    }
}

extension LocaleParts {
    /// Reads ICU's `key=value;key=value`, what follows `@`.
    mutating func readICUKeywords(_ list: Substring, of text: String) throws(LocaleError) {
        for item in list.split(separator: ";") {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let offset = text.utf8.distance(from: text.startIndex, to: item.startIndex)
            guard pair.count == 2, !pair[0].isEmpty, !pair[1].isEmpty else {
                throw .malformed(text: text, subtag: String(item), offset: offset, expected: "keyword=value")
            }
            let (key, value) = LocaleKeywords.bcp47Form(key: pair[0].lowercased(), value: String(pair[1]))
            let subtags = value.lowercased().split(separator: "-", omittingEmptySubsequences: false)
            guard key[...].isKey, subtags.allSatisfy({ $0.isAlphanumeric(3...8) || $0 == "no" || $0 == "yes" }) else {
                throw .malformed(
                    text: text, subtag: String(item), offset: offset,
                    expected: "a keyword that CLDR knows and a value of 3 to 8 letters or digits")
            }
            if !keywords.contains(where: { $0.key == key }) {
                let value = value.lowercased()
                keywords.append(Keyword(key: key, value: value == "yes" || value == "true" ? "" : value))
            }
        }
        keywords.sort { $0.key < $1.key }
    }

    /// The identifier in ICU's own form, `hi_IN@numbers=deva`, which ICU reads without building its key tables.
    package var icuIdentifier: String { icuBaseName + icuKeywords }

    /// The same, with `root` in place of a language that ICU has no data for. ICU itself would take the process's default
    /// locale then, so that `zz` formatted differently on each machine.
    package var icuName: String {
        let base = icuBaseName
        return (base == "root" || LocaleData.hasData(for: base) ? base : "root") + icuKeywords
    }

    private var icuBaseName: String {
        var name = language == "und" ? "" : language
        if let script { name += "_" + script }
        if let region { name += "_" + region }
        var variants = self.variants.map { $0.uppercased() }
        if keywords.contains(where: \.isPosixVariant) { variants.append("POSIX") }
        if !variants.isEmpty { name += (region == nil ? "__" : "_") + variants.joined(separator: "_") }
        return name.isEmpty ? "root" : name
    }

    private var icuKeywords: String {
        let keywords = self.keywords.filter { !$0.isPosixVariant }
        if keywords.isEmpty { return "" }
        let list = keywords.map { keyword -> (key: String, value: String) in
            LocaleKeywords.icuForm(key: keyword.key, value: keyword.value)
        }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "@" + list.joined(separator: ";")
    }
}

extension LocaleParts.Keyword {
    /// `-u-va-posix`, which ICU writes as a variant.
    fileprivate var isPosixVariant: Bool { key == "va" && value == "posix" }
}
