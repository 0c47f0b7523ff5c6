public import LocaleFormatCore
internal import LocaleFormatMemory

/// Why a name in CLDR's terms cannot be read.
public enum PersonNameError: Error, Hashable, Sendable {
    /// A key that is no field with modifiers: `"nick"`, `"given-"`, `"given-loud"`.
    case unknownField(key: String, part: String)
    /// A `preferredOrder` other than `givenFirst` and `surnameFirst`: `"sorting"`.
    case unknownOrder(String)
    /// The system's ICU, of that version, has no patterns for personal names: older than ICU 72.
    case noNameData(icu: String)
}

extension PersonNameError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownField(let key, let part):
            """
            unknown name field '\(VisibleText.shortened(key))': '\(VisibleText.shortened(part))'; expected one of prefix, title, given, given2, surname, surname2, \
            suffix, generation, credentials, then any of -informal, -prefix, -core, -initial, -monogram, -allCaps, \
            -initialCap, -retain, -vocative, -genitive
            """
        case .unknownOrder(let order):
            "unknown preferredOrder '\(VisibleText.shortened(order))'; expected givenFirst or surnameFirst"
        case .noNameData(let icu):
            "ICU \(icu) has no patterns for personal names; ICU 72 or later has them"
        }
    }
}

extension PersonName {
    /// A name from CLDR's field names, as the test files of CLDR and the command `fmt batch` write them.
    ///
    /// ```swift
    /// let name = try PersonName(
    ///     fields: ["given": "Willem", "surname-prefix": "van der", "surname-core": "Plas"], locale: "nl")
    /// name.family    // "van der Plas"
    /// ```
    ///
    /// A surname that is missing is built from its prefix and core, and a core alone is the surname (UTS #35 part 8,
    /// "Handle core and prefix").
    ///
    /// - Parameters:
    ///   - fields: keys `given`, `given-informal`, `surname-core` … with any modifiers in any order; `preferredOrder` with
    ///     `givenFirst` or `surnameFirst`; `locale` is read if `locale` below is nil.
    ///   - locale: the language that the name comes from.
    /// - Throws: ``PersonNameError`` for an unknown key or order; `LocaleError` for a malformed locale.
    public init(fields: [String: String], locale: LocaleID? = nil) throws {
        let written = fields["locale"].nonEmpty
        self.init(locale: try locale ?? written.map { try LocaleID($0) })
        let ordered = fields.map { (key: $0.key.withOrderedMarks, value: $0.value) }
        for (key, value) in ordered.sorted(by: { $0.key < $1.key }) {
            switch key {
            case "preferredOrder":
                guard !value.isEmpty else { continue }
                guard let order = PreferredOrder(rawValue: value.withOrderedMarks) else {
                    throw PersonNameError.unknownOrder(value)
                }
                preferredOrder = order
            case "locale": break
            default:
                let (field, modifiers) = try Self.parse(key: key)
                self[field, modifiers] = value
            }
        }
        completeSurname()
    }

    /// `surname-prefix` → surname and prefix.
    static func parse(key: String) throws(PersonNameError) -> (NameField, NameModifiers) {
        var parts = key.split(separator: "-", omittingEmptySubsequences: false)
        let name = parts.removeFirst()
        guard let field = NameField(cldrName: name) else { throw .unknownField(key: key, part: String(name)) }
        var modifiers: NameModifiers = []
        for part in parts {
            guard let modifier = NameModifiers(cldrName: part) else {
                throw .unknownField(key: key, part: String(part))
            }
            modifiers.insert(modifier)
        }
        return (field, modifiers)
    }

    /// Builds a surname that is missing; see ``wholeSurname(_:)``.
    mutating func completeSurname() {
        for field in [NameField.surname, .surname2] where self[field] == nil { self[field] = wholeSurname(field) }
    }

    /// A surname that was given in parts only (UTS #35 part 8, "Handle core and prefix").
    ///
    /// | prefix | core | result |
    /// |---|---|---|
    /// | van der | Plas | van der Plas |
    /// | – | Plas | Plas |
    /// | van der | – | nil |
    func wholeSurname(_ field: NameField) -> String? {
        guard let core = self[field, .core] else { return nil }
        return self[field, .prefix].map { "\($0) \(core)" } ?? core
    }

    /// The fields by CLDR's names, which ``init(fields:locale:)`` reads back.
    public var fields: [String: String] {
        var result: [String: String] = [:]
        for field in NameField.allCases { result[field.rawValue] = self[field] }
        for variant in variants { result[variant.field.rawValue + variant.modifiers.suffixText] = variant.value }
        if let preferredOrder { result["preferredOrder"] = preferredOrder.rawValue }
        return result
    }
}

extension PersonName: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(fields: decoder.singleValueContainer().decode([String: String].self))
    }

    /// Writes one flat object with CLDR's field names, and `locale`.
    public func encode(to encoder: any Encoder) throws {
        var object = fields
        object["locale"] = locale?.tag
        var container = encoder.singleValueContainer()
        try container.encode(object)
    }
}
