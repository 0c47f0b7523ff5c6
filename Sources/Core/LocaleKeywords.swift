internal import LocaleFormatBridge
internal import LocaleFormatMemory

/// Keywords in their two spellings: BCP 47 (`-u-ca-gregory`) and ICU (`@calendar=gregorian`), by CLDR's key data, which
/// ICU keeps in its resource bundle `keyTypeData`.
///
/// Read straight from the bundle: ICU's own conversion first builds hash tables of every key and type, which costs a
/// short-lived process 6 to 10 ms.
package enum LocaleKeywords {
    /// Calendars of Foundation whose names are longer than the eight letters that BCP 47 allows and that CLDR has no type for,
    /// cut off as CLDR does: `traditio`. `-u-ca-malayala` is what is written, and `@calendar=malayalam` in ICU's form.
    private static let longCalendars = ["malayalam": "malayala", "vietnamese": "vietname"]

    /// ICU's spelling of a BCP 47 keyword.
    package static func icuForm(key: String, value: String) -> (key: String, value: String) {
        if key == "ca", let long = longCalendars.first(where: { $0.value == value }) { return ("calendar", long.key) }
        guard let data = try? ResourceBundle(name: "keyTypeData", fallback: false) else { return (key, value) }
        let legacyKey = data.child("keyMap")?.children.first { $0.string == key }?.key ?? key
        let value = value.isEmpty ? "yes" : value
        let types = data.node("typeMap", legacyKey)?.children ?? []
        let legacyValue = types.first { $0.string == value }?.key ?? value
        return (legacyKey, legacyKey == "timezone" ? legacyValue.replacing(":", with: "/") : legacyValue)
    }

    /// Whether a word is ICU's name of a keyword: `numbers`.
    static func isName(_ word: String) -> Bool {
        (try? ResourceBundle(name: "keyTypeData", fallback: false))?.node("keyMap", word) != nil
    }

    /// The BCP 47 spelling of an ICU keyword; nil when it has none.
    static func bcp47Form(key: String, value: String) -> (key: String, value: String) {
        if key == "calendar", let short = longCalendars[value.lowercased()] { return ("ca", short) }
        guard let data = try? ResourceBundle(name: "keyTypeData", fallback: false) else { return (key, value) }
        let short = data.node("keyMap", key)?.string.map { $0.isEmpty ? key : $0 } ?? key
        let name = key == "timezone" ? value.replacing("/", with: ":") : value
        let alias = data.node("typeAlias", key, name)?.string ?? value
        let icuType = alias.replacing("/", with: ":")
        let type =
            data.node("typeMap", key, icuType)?.string
            // ICU reads values in any case, `collation=PhoneBook`.
            ?? data.node("typeMap", key)?.children.first { $0.key?.lowercased() == icuType.lowercased() }?.string
        return (short, type.map { $0.isEmpty ? alias : $0 } ?? alias)
    }

    /// A BCP 47 value with deprecated spellings replaced: `islamicc` is `islamic-civil`, `true` is left out.
    package static func canonicalValue(_ value: String, of key: String, _ aliases: LocaleAliases) -> String {
        // Digits and currency have no aliases, and are in nearly every tag that has keywords at all.
        guard !value.isEmpty, value != "true", key != "nu", key != "cu" else { return value == "true" ? "" : value }
        if key == "rg" || key == "sd" { return aliases.subdivision(value) }
        let type = canonicalType(value, of: key)
        return type == "true" ? "" : type
    }

    /// The type that an alias of it stands for, of a key of the `-u-` or the `-t-` extension: `islamic-civil` for `islamicc`,
    /// `level1` for `primary`, `iedub` for `eire`; other values are themselves (UTS #35, "Canonicalizing Syntax": by `alias` and
    /// `preferred` of the types).
    package static func canonicalType(_ value: String, of key: String) -> String {
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

    /// The type that a text was meant to be which is longer than a type may be: `gregory` for `gregorian`, whose name in ICU's form it
    /// is, or nearly; nil where nothing is near.
    static func type(meantBy text: String, of key: String) -> String? {
        if key == "nu", let system = NumberingSystem.meant(by: text) { return system.name }
        let data = try? ResourceBundle(name: "keyTypeData", fallback: false)
        let name = data?.child("keyMap")?.children.first { $0.string == key }?.key ?? key
        var types = key == "ca" ? longCalendars : [:]
        for child in data?.node("typeMap", name)?.children ?? [] {
            guard let long = child.key?.lowercased() else { continue }
            types[long] = child.string.flatMap { $0.isEmpty ? nil : $0 } ?? long
        }
        for child in data?.node("typeAlias", name)?.children ?? [] {
            if let alias = child.key?.lowercased(), let long = child.string?.lowercased() {
                types[alias] = types[long] ?? long
            }
        }
        let near = NearestWord.nearest(to: text, among: types.keys.ordered())
        return types[text] ?? near.flatMap { types[$0] }
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
            if try readOther(pair[0].lowercased(), pair[1], of: text) { continue }
            let (key, value) = LocaleKeywords.bcp47Form(key: pair[0].lowercased(), value: String(pair[1]))
            let subtags = value.lowercased().split(separator: "-", omittingEmptySubsequences: false)
            guard key[...].isKey, subtags.allSatisfy({ $0.isAlphanumeric(3...8) }) else {
                throw .malformed(
                    text: text, subtag: String(item), offset: offset,
                    expected: "a keyword that CLDR knows and a value of 3 to 8 letters or digits")
            }
            if !keywords.contains(where: { $0.key == key }) {
                let value = value.lowercased()
                keywords.append(Keyword(key: key, value: value == "yes" || value == "true" ? "" : value))
            }
        }
        keywords.order { $0.key < $1.key }
    }

    /// Reads what is no keyword but stands where they do in ICU's form: extensions by their singleton, `t=hi-h0-hybrid`, `x=mine`,
    /// and attributes.
    private mutating func readOther(
        _ key: String, _ value: Substring, of text: String
    ) throws(LocaleError) -> Bool {
        var reader = SubtagReader(text: text, source: value)
        if key == "attribute" {
            while let attribute = reader.take(where: { $0.isAlphanumeric(3...8) }) {
                attributes.append(attribute.lowered)
            }
            attributes = Set(attributes).ordered()
        } else if key[...].isAlphanumeric(1...1), key != "u" {
            guard !(key == "x" ? !privateUse.isEmpty : otherExtensions.contains { $0.hasPrefix(key + "-") }) else {
                throw .duplicate(text: text, subtag: key)
            }
            try readExtension(key, &reader)
        } else {
            return false
        }
        guard reader.isAtEnd else { throw reader.fault("a subtag of at most 8 letters or digits") }
        return true
    }

    /// The identifier in ICU's own form, `hi_IN@numbers=deva`, which ICU reads without building its key tables.
    package var icuIdentifier: String { icuBaseName + icuKeywords }

    /// The same, with `root` in place of a language that ICU has no data for. ICU itself would take the process's default
    /// locale then, so that `zz` formatted differently on each machine.
    package var icuName: String {
        let base = icuBaseName
        return (base == "root" || LocaleData.hasData(for: base) ? base : "root") + icuKeywords
    }

    /// Without keywords.
    var icuBaseName: String {
        var name = language == "und" ? "" : language
        if let script { name += "_" + script }
        if let region { name += "_" + region }
        let variants = hasPosixVariant ? ["POSIX"] : self.variants.map { $0.uppercased() }
        if !variants.isEmpty { name += (region == nil ? "__" : "_") + variants.joinedTexts(by: "_") }
        return name.isEmpty ? "root" : name
    }

    /// The same with all that ICU's data has no use for: attributes, other extensions and private use.
    var wholeICUIdentifier: String {
        var pairs = icuPairs + otherExtensions.map { (key: String($0.prefix(1)), value: String($0.dropFirst(2))) }
        if !attributes.isEmpty { pairs.append((key: "attribute", value: attributes.joinedTexts(by: "-"))) }
        if !privateUse.isEmpty { pairs.append((key: "x", value: privateUse.joinedTexts(by: "-"))) }
        let name = icuBaseName
        return (name == "root" && !pairs.isEmpty ? "" : name) + Self.list(pairs)
    }

    /// `-u-va-posix`, which ICU writes as a variant where there is no other.
    package var hasPosixVariant: Bool {
        variants.isEmpty && keywords.contains { $0.key == "va" && $0.value == "posix" }
    }

    private var icuKeywords: String { Self.list(icuPairs) }

    private var icuPairs: [(key: String, value: String)] {
        keywords.filter { !hasPosixVariant || $0.key != "va" }.map {
            LocaleKeywords.icuForm(key: $0.key, value: $0.value)
        }
    }

    private static func list(_ pairs: [(key: String, value: String)]) -> String {
        if pairs.isEmpty { return "" }
        return "@" + pairs.ordered { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joinedTexts(by: ";")
    }
}
