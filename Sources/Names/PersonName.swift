public import LocaleFormatCore
public import LocaleFormatValuePrograms

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
    /// What programs of names take: the parts, and the tag of the locale.
    package private(set) var parts: NameParts

    /// CLDR's `title`, formerly `prefix`: "Dr.".
    public var prefix: String? {
        get { parts[.title] }
        set { parts[.title] = newValue }
    }
    /// CLDR's `given`: "Thomas".
    public var given: String? {
        get { parts[.given] }
        set { parts[.given] = newValue }
    }
    /// CLDR's `given2`, the middle name or patronymic: "Louis".
    public var middle: String? {
        get { parts[.given2] }
        set { parts[.given2] = newValue }
    }
    /// CLDR's `surname`, whole: "van der Poel". Built of prefix and core when only those were given.
    public var family: String? {
        get { parts[.surname] }
        set { parts[.surname] = newValue }
    }
    /// CLDR's `surname2`: "Barrientos".
    public var family2: String? {
        get { parts[.surname2] }
        set { parts[.surname2] = newValue }
    }
    /// What follows the name, of whatever kind: "Esq.".
    public var suffix: String? {
        get { parts[.suffix] }
        set { parts[.suffix] = newValue }
    }
    /// CLDR's `generation`: "Jr.".
    public var generation: String? {
        get { parts[.generation] }
        set { parts[.generation] = newValue }
    }
    /// CLDR's `credentials`: "MBA".
    public var credentials: String? {
        get { parts[.credentials] }
        set { parts[.credentials] = newValue }
    }

    /// The language that the name comes from, which decides the order of its parts. Nil: derived from the script in which
    /// it is written.
    public var locale: LocaleID? { didSet { parts.origin = locale.map(NameLocale.init) } }
    /// The order that this person wants, wherever the name is written. Nil: by the locale.
    public var preferredOrder: PreferredOrder? {
        get { parts.preferredOrder }
        set { parts.preferredOrder = newValue }
    }

    /// The order of given name and surname that a name may ask for (UTS #35 part 8, "Derive the name order").
    public typealias PreferredOrder = NameParts.PreferredOrder

    package init(_ parts: NameParts, locale: LocaleID?) {
        self.parts = parts
        self.parts.origin = locale.map(NameLocale.init)
        self.locale = locale
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
        parts = NameParts(
            prefix: prefix, given: given, middle: middle, family: family, family2: family2, suffix: suffix,
            generation: generation, credentials: credentials, nickname: nickname, preferredOrder: preferredOrder)
        parts.origin = locale.map(NameLocale.init)
        self.locale = locale
    }

    /// Whether the name has no part at all.
    public var isEmpty: Bool { parts.isEmpty }
}

// MARK: - Fields and their forms

extension PersonName {
    /// The text of a field, or nil.
    public subscript(field: NameField) -> String? {
        get { parts[field] }
        set { parts[field] = newValue }
    }

    /// A form of a field that the name supplies itself, such as `[.given, .informal]`; nil where it has none. No
    /// modifiers: the field.
    public subscript(field: NameField, modifiers: NameModifiers) -> String? {
        get { parts[field, modifiers] }
        set { parts[field, modifiers] = newValue }
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

extension NameLocale {
    init(_ locale: LocaleID) { self.init(tag: locale.tag) }
}

extension LanguageKey {
    package init(_ locale: LocaleID) { self.init(tag: locale.tag) }
}
