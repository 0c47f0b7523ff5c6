public import LocaleFormatIdentifiers

/// The parts of a person's name, as formats of names take them: `PersonName` is made of these, and formats that run without ICU take them as
/// they are.
///
/// ```swift
/// let name = try NameParts(given: "Thomas", middle: "Louis", family: "Clark").from("en")
/// name[.surname]                          // "Clark"
/// ```
///
/// Any text is allowed in any part, and an empty text is the same as none. A name without any part formats as an empty text.
public struct NameParts: Hashable, Sendable {
    /// A form of a field that the name supplies itself: `given-informal`, `surname-prefix`, `surname-monogram`.
    package struct Variant: Hashable, Sendable {
        package var field: NameField
        package var modifiers: NameModifiers
        package var value: String
    }

    package private(set) var title: String?
    package private(set) var given: String?
    package private(set) var given2: String?
    package private(set) var surname: String?
    package private(set) var surname2: String?
    package private(set) var suffix: String?
    package private(set) var generation: String?
    package private(set) var credentials: String?

    /// The order that this person wants, wherever the name is written. Nil: by the locale.
    public var preferredOrder: PreferredOrder?
    /// The locale that the name comes from. Nil: derived from the script in which it is written.
    package var origin: NameLocale?

    package private(set) var variants: [Variant] = []

    /// The order of given name and surname that a name may ask for (UTS #35 part 8, "Derive the name order").
    public enum PreferredOrder: String, CaseIterable, Hashable, Sendable, Codable {
        /// "Karl Marx" in every locale.
        case givenFirst
        /// "Mao Zedong" in every locale.
        case surnameFirst
    }

    /// A name by everyday words; Foundation's `PersonNameComponents` has the same parts.
    ///
    /// - Parameters:
    ///   - prefix: "Dr."
    ///   - given: "Thomas"
    ///   - middle: "Louis"
    ///   - family: "Clark"
    ///   - family2: the second surname of Spanish and Portuguese names.
    ///   - suffix: "Esq."
    ///   - generation: "Jr.", where it is known apart from other suffixes.
    ///   - credentials: "MBA", where they are known apart from other suffixes.
    ///   - nickname: "Tom"; CLDR's `given-informal`.
    ///   - preferredOrder: the order that this person wants.
    public init(
        prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil,
        family2: String? = nil, suffix: String? = nil, generation: String? = nil, credentials: String? = nil,
        nickname: String? = nil, preferredOrder: PreferredOrder? = nil
    ) {
        title = prefix.nonEmpty
        self.given = given.nonEmpty
        given2 = middle.nonEmpty
        surname = family.nonEmpty
        surname2 = family2.nonEmpty
        self.suffix = suffix.nonEmpty
        self.generation = generation.nonEmpty
        self.credentials = credentials.nonEmpty
        self.preferredOrder = preferredOrder
        if let nickname { self[.given, .informal] = nickname }
    }

    /// The same name, from a locale: it decides the order of the parts.
    ///
    /// - Throws: `LocaleError` for text that is no locale.
    public func from(_ locale: some StringProtocol) throws(LocaleError) -> NameParts {
        var name = self
        name.origin = NameLocale(tag: try LocaleParts(tag: String(locale)).tag)
        return name
    }

    /// The BCP 47 tag of the locale that the name comes from; nil where nobody said it.
    public var localeTag: String? { origin?.tag }

    /// Whether the name has no part at all.
    public var isEmpty: Bool { NameField.allCases.allSatisfy { self[$0] == nil } && variants.isEmpty }
}

// MARK: - Fields and their forms

extension NameParts {
    /// The text of a field, or nil.
    public subscript(field: NameField) -> String? {
        get {
            switch field {
            case .title: title
            case .given: given
            case .given2: given2
            case .surname: surname
            case .surname2: surname2
            case .generation: generation
            case .credentials: credentials
            case .suffix: suffix
            }
        }
        set {
            let value = newValue.nonEmpty
            switch field {
            case .title: title = value
            case .given: given = value
            case .given2: given2 = value
            case .surname: surname = value
            case .surname2: surname2 = value
            case .generation: generation = value
            case .credentials: credentials = value
            case .suffix: suffix = value
            }
        }
    }

    /// A form of a field that the name supplies itself, such as `[.given, .informal]`; nil where it has none. No
    /// modifiers: the field.
    public subscript(field: NameField, modifiers: NameModifiers) -> String? {
        get {
            if modifiers.isEmpty { return self[field] }
            return variants.first { $0.field == field && $0.modifiers == modifiers }?.value
        }
        set {
            guard !modifiers.isEmpty else {
                self[field] = newValue
                return
            }
            variants.removeAll { $0.field == field && $0.modifiers == modifiers }
            guard let value = newValue.nonEmpty else { return }
            variants.append(Variant(field: field, modifiers: modifiers, value: value))
            variants.order { ($0.field.rawValue, $0.modifiers.rawValue) < ($1.field.rawValue, $1.modifiers.rawValue) }
        }
    }

    /// Gives all forms of one field to another, which loses its own.
    mutating func move(_ source: NameField, to target: NameField) {
        variants = variants.filter { $0.field != target }.map {
            $0.field == source ? Variant(field: target, modifiers: $0.modifiers, value: $0.value) : $0
        }
        variants.order { ($0.field.rawValue, $0.modifiers.rawValue) < ($1.field.rawValue, $1.modifiers.rawValue) }
        self[target] = self[source]
        self[source] = nil
    }
}

extension String? {
    /// Nil for the empty text too.
    package var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
