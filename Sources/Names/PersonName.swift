public import LocaleFormatCore

/// A person's name, in parts.
///
/// ```swift
/// let name = PersonName(
///     prefix: "Dr.", given: "Thomas", middle: "Louis", family: "Clark", suffix: "Esq.", nickname: "Tom")
/// PersonNameStyle(.long, locale: "en-US").format(name)         // "Dr. Thomas Louis Clark Esq."
/// PersonNameStyle(.abbreviated, locale: "en-US").format(name)  // "TC"
/// ```
///
/// Any text is allowed in any part, and an empty text is the same as none. A name without any part formats as an empty
/// text.
public struct PersonName: Hashable, Sendable {
    /// A form of a field that the name supplies itself: `given-informal`, `surname-prefix`, `surname-monogram`.
    struct Variant: Hashable, Sendable {
        var field: NameField
        var modifiers: NameModifiers
        var value: String
    }

    /// CLDR's `title`, formerly `prefix`: "Dr.".
    public var prefix: String? { didSet { prefix = prefix.nonEmpty } }
    /// CLDR's `given`: "Thomas".
    public var given: String? { didSet { given = given.nonEmpty } }
    /// CLDR's `given2`, the middle name or patronymic: "Louis".
    public var middle: String? { didSet { middle = middle.nonEmpty } }
    /// CLDR's `surname`, whole: "van der Poel". Built of prefix and core when only those were given.
    public var family: String? { didSet { family = family.nonEmpty } }
    /// CLDR's `surname2`: "Barrientos".
    public var family2: String? { didSet { family2 = family2.nonEmpty } }
    /// What follows the name, of whatever kind: "Esq.".
    public var suffix: String? { didSet { suffix = suffix.nonEmpty } }
    /// CLDR's `generation`: "Jr.".
    public var generation: String? { didSet { generation = generation.nonEmpty } }
    /// CLDR's `credentials`: "MBA".
    public var credentials: String? { didSet { credentials = credentials.nonEmpty } }

    /// The language that the name comes from, which decides the order of its parts. Nil: derived from the script in which
    /// it is written.
    public var locale: LocaleID? { didSet { language = locale.map(LanguageKey.init) } }
    /// The order that this person wants, wherever the name is written. Nil: by the locale.
    public var preferredOrder: PreferredOrder?

    private(set) var variants: [Variant] = []
    /// `locale`'s language, read once.
    private(set) var language: LanguageKey?

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
    ///   - prefix: "Dr."; `namePrefix` in Foundation.
    ///   - given: "Thomas"
    ///   - middle: "Louis"
    ///   - family: "Clark"
    ///   - family2: the second surname of Spanish and Portuguese names.
    ///   - suffix: "Esq."; `nameSuffix` in Foundation.
    ///   - generation: "Jr.", where it is known apart from other suffixes.
    ///   - credentials: "MBA", where they are known apart from other suffixes.
    ///   - nickname: "Tom"; CLDR's `given-informal`.
    ///   - locale: the language that the name comes from.
    ///   - preferredOrder: the order that this person wants.
    public init(
        prefix: String? = nil, given: String? = nil, middle: String? = nil, family: String? = nil,
        family2: String? = nil, suffix: String? = nil, generation: String? = nil, credentials: String? = nil,
        nickname: String? = nil, locale: LocaleID? = nil, preferredOrder: PreferredOrder? = nil
    ) {
        self.prefix = prefix.nonEmpty
        self.given = given.nonEmpty
        self.middle = middle.nonEmpty
        self.family = family.nonEmpty
        self.family2 = family2.nonEmpty
        self.suffix = suffix.nonEmpty
        self.generation = generation.nonEmpty
        self.credentials = credentials.nonEmpty
        self.locale = locale
        self.preferredOrder = preferredOrder
        language = locale.map(LanguageKey.init)
        if let nickname { self.nickname = nickname }
    }

    /// Whether the name has no part at all.
    public var isEmpty: Bool { NameField.allCases.allSatisfy { self[$0] == nil } && variants.isEmpty }
}

// MARK: - Fields and their forms

extension PersonName {
    /// The text of a field, or nil.
    public subscript(field: NameField) -> String? {
        get {
            switch field {
            case .title: prefix
            case .given: given
            case .given2: middle
            case .surname: family
            case .surname2: family2
            case .generation: generation
            case .credentials: credentials
            case .suffix: suffix
            }
        }
        set {
            switch field {
            case .title: prefix = newValue
            case .given: given = newValue
            case .given2: middle = newValue
            case .surname: family = newValue
            case .surname2: family2 = newValue
            case .generation: generation = newValue
            case .credentials: credentials = newValue
            case .suffix: suffix = newValue
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
            variants.sort { ($0.field.rawValue, $0.modifiers.rawValue) < ($1.field.rawValue, $1.modifiers.rawValue) }
        }
    }

    /// Gives all forms of one field to another, which loses its own.
    mutating func move(_ source: NameField, to target: NameField) {
        variants = variants.filter { $0.field != target }.map {
            $0.field == source ? Variant(field: target, modifiers: $0.modifiers, value: $0.value) : $0
        }
        variants.sort { ($0.field.rawValue, $0.modifiers.rawValue) < ($1.field.rawValue, $1.modifiers.rawValue) }
        self[target] = self[source]
        self[source] = nil
    }

    /// CLDR's `given-informal`: "Tom".
    public var nickname: String? {
        get { self[.given, .informal] }
        set { self[.given, .informal] = newValue }
    }

    /// CLDR's `surname-prefix`, the particles before the surname: "van der".
    public var familyPrefix: String? {
        get { self[.surname, .prefix] }
        set { self[.surname, .prefix] = newValue }
    }

    /// CLDR's `surname-core`, the surname without its particles: "Poel".
    public var familyCore: String? {
        get { self[.surname, .core] }
        set { self[.surname, .core] = newValue }
    }
}

extension String? {
    /// Nil for the empty text too.
    var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
