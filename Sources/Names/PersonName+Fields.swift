public import LocaleFormatCore
internal import LocaleFormatValuePrograms

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
    /// - Throws: `PersonNameError` for an unknown key or order; `LocaleError` for a malformed locale.
    public init(fields: [String: String], locale: LocaleID? = nil) throws {
        let written = fields["locale"].nonEmpty
        self.init(try NameParts.read(fields), locale: try locale ?? written.map { try LocaleID($0) })
    }

    /// The fields by CLDR's names, which ``init(fields:locale:)`` reads back.
    public var fields: [String: String] { parts.fields }
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
