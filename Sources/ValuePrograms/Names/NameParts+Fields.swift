internal import LocaleFormatMemory
internal import LocaleFormatIdentifiers

extension NameParts {
    /// A name from CLDR's field names, as the command `fmt batch` writes them.
    ///
    /// ```swift
    /// let name = try NameParts(
    ///     fields: ["given": "Willem", "surname-prefix": "van der", "surname-core": "Plas", "locale": "nl"])
    /// name[.surname]    // "van der Plas"
    /// ```
    ///
    /// A surname that is missing is built from its prefix and core, and a core alone is the surname (UTS #35 part 8,
    /// "Handle core and prefix").
    ///
    /// - Parameter fields: keys `given`, `given-informal`, `surname-core` … with any modifiers in any order; `preferredOrder` with
    ///   `givenFirst` or `surnameFirst`; `locale`.
    /// - Throws: ``PersonNameError`` for an unknown key or order; `LocaleError` for a malformed locale.
    public init(fields: [String: String]) throws {
        self = try Self.read(fields)
        if let locale = fields["locale"].nonEmpty { self = try from(locale) }
    }

    /// - Parameter fields: `locale` among them is passed over.
    package static func read(_ fields: [String: String]) throws(PersonNameError) -> NameParts {
        var name = NameParts()
        let ordered = fields.map { (key: $0.key.withOrderedMarks, value: $0.value) }
        for (key, value) in ordered.ordered(by: { $0.key < $1.key }) {
            switch key {
            case "preferredOrder":
                guard !value.isEmpty else { continue }
                guard let order = PreferredOrder(rawValue: value.withOrderedMarks) else { throw .unknownOrder(value) }
                name.preferredOrder = order
            case "locale": break
            default:
                let (field, modifiers) = try parse(key: key)
                name[field, modifiers] = value
            }
        }
        for field in [NameField.surname, .surname2] where name[field] == nil {
            name[field] = name.wholeSurname(field)
        }
        return name
    }

    /// `surname-prefix` → surname and prefix.
    private static func parse(key: String) throws(PersonNameError) -> (NameField, NameModifiers) {
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

    /// The fields by CLDR's names, which ``init(fields:)`` reads back.
    public var fields: [String: String] {
        var result: [String: String] = [:]
        for field in NameField.allCases { result[field.rawValue] = self[field] }
        for variant in variants { result[variant.field.rawValue + variant.modifiers.suffixText] = variant.value }
        if let preferredOrder { result["preferredOrder"] = preferredOrder.rawValue }
        return result
    }
}
