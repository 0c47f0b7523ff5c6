internal import LocaleFormatBridge
internal import LocaleFormatCore

/// The keys and types of the `-u-` and `-t-` extensions that CLDR knows (UTS #35 part 1, "Key/Type Definitions"), from ICU's
/// bundle `keyTypeData`.
struct KeywordTypes {
    private let data = try? ResourceBundle(name: "keyTypeData", fallback: false)

    func status(ofKey key: String) -> LocaleValidity.Status? {
        guard name(of: key) != nil else { return nil }
        return data?.node("keyInfo", "deprecated", key) == nil ? .regular : .deprecated
    }

    var keys: [String] {
        (data?.child("keyMap")?.children ?? []).compactMap { $0.string?.isEmpty == false ? $0.string : $0.key }
    }

    /// - Parameter value: `true` where the key stands alone.
    func status(of value: String, key: String) -> LocaleValidity.Status? {
        if data?.node("bcpTypeAlias", key, value) != nil || data?.node("typeInfo", "deprecated", key, value) != nil {
            return .deprecated
        }
        if key == "cu" { return ValidityTable.currencies.status(of: value.uppercased()) }
        let types = types(of: key)
        if types.contains(value) { return .regular }
        // What CLDR describes rather than lists.
        for type in types {
            let statuses: [LocaleValidity.Status?]
            switch type {
            case "SUBDIVISION_CODE": statuses = [ValidityTable.subdivisions.status(of: value)]
            case "RG_KEY_VALUE": statuses = [Self.status(ofRegion: value)]
            case "REORDER_CODE", "SCRIPT_CODE":
                statuses = value.split(separator: "-").map {
                    types.contains(String($0)) ? .regular : ValidityTable.scripts.status(of: $0.capitalizedFirst)
                }
            case "CODEPOINTS": statuses = value.split(separator: "-").map { Self.isScalar($0) ? .regular : nil }
            case "PRIVATE_USE": statuses = [.regular]
            default: continue
            }
            if statuses.contains(nil) { return nil }
            return statuses.contains(.deprecated) ? .deprecated : statuses.compactMap(\.self).first
        }
        return nil
    }

    /// The types by their BCP 47 names. Names in capitals stand for whole lists.
    func types(of key: String) -> [String] {
        guard let name = name(of: key) else { return [] }
        return (data?.node("typeMap", name)?.children ?? []).compactMap { type in
            type.string?.isEmpty == false ? type.string : type.key
        }
    }

    /// ICU's name of a key.
    private func name(of key: String) -> String? {
        data?.child("keyMap")?.children.first { $0.string == key || $0.string?.isEmpty == true && $0.key == key }?.key
    }

    /// `gbzzzz` is all of a region; else a subdivision.
    private static func status(ofRegion value: String) -> LocaleValidity.Status? {
        if value.hasSuffix("zzzz") { return ValidityTable.regions.status(of: value.dropLast(4).uppercased()) }
        return ValidityTable.subdivisions.status(of: value)
    }

    private static func isScalar(_ digits: Substring) -> Bool {
        4...6 ~= digits.utf8.count && UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) != nil
    }
}

extension Substring {
    /// `Latn` for `latn`.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
