/// A part of a person's name, by CLDR's names (UTS #35 part 8, "Fields").
///
/// CLDR 42 has `prefix` and `suffix`; later versions have `title`, `generation` and `credentials` in their place. Both
/// are kept, and each pattern finds what it asks for:
///
/// | pattern asks | found in the name |
/// |---|---|
/// | `title`, `prefix` | ``title`` |
/// | `suffix` | ``suffix``, or ``generation`` and ``credentials`` with a comma between |
/// | `generation` | ``generation``, or a ``suffix`` that is one (`Jr.`, `III`) |
/// | `credentials` | ``credentials``, or any other ``suffix`` |
public enum NameField: String, CaseIterable, Hashable, Sendable, Codable {
    /// `Dr.`, `Ms.`; CLDR 42 and Foundation call it prefix.
    case title
    /// `Thomas`, `Mary Ann`: one word or more, never left out one by one.
    case given
    /// `Louis`: middle name or patronymic.
    case given2
    /// `Clark`, `van der Poel`.
    case surname
    /// `Barrientos` in "Diego Rivera Barrientos".
    case surname2
    /// `Jr.`, `III`.
    case generation
    /// `PhD`, `MBA`.
    case credentials
    /// `Esq.`: what follows the name, when nobody said of which kind.
    case suffix

    /// Reads CLDR's names, old and new: `prefix` is ``title``.
    public init?(cldrName: some StringProtocol) {
        if let field = NameField(rawValue: String(cldrName)) {
            self = field
        } else if cldrName == "prefix" {
            self = .title
        } else {
            return nil
        }
    }
}

/// What a pattern asks of a field, or which form of it a name supplies (UTS #35 part 8, "Modifiers").
public struct NameModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `Tom` for Thomas, where the name has one.
    public static let informal = NameModifiers(rawValue: 1 << 0)
    /// `van der` of van der Poel.
    public static let prefix = NameModifiers(rawValue: 1 << 1)
    /// `Poel` of van der Poel.
    public static let core = NameModifiers(rawValue: 1 << 2)
    /// `J.` for John; `M. A.` for Mary Ann.
    public static let initial = NameModifiers(rawValue: 1 << 3)
    /// `M` for Mary Ann: one grapheme cluster.
    public static let monogram = NameModifiers(rawValue: 1 << 4)
    /// `CLARK`.
    public static let allCaps = NameModifiers(rawValue: 1 << 5)
    /// `Van den Berg` for van den Berg.
    public static let initialCap = NameModifiers(rawValue: 1 << 6)
    /// Punctuation between initials stays: `A.-M.` (CLDR 44).
    public static let retain = NameModifiers(rawValue: 1 << 7)
    /// The form for calling someone (CLDR 45); only the name itself can supply it.
    public static let vocative = NameModifiers(rawValue: 1 << 8)
    /// The form of belonging (CLDR 45); only the name itself can supply it.
    public static let genitive = NameModifiers(rawValue: 1 << 9)

    /// CLDR's names, in the alphabetical order in which ties between them are broken.
    package static let names: [(name: String, modifier: NameModifiers)] = [
        ("allCaps", .allCaps), ("core", .core), ("genitive", .genitive), ("informal", .informal),
        ("initial", .initial), ("initialCap", .initialCap), ("monogram", .monogram), ("prefix", .prefix),
        ("retain", .retain), ("vocative", .vocative),
    ]

    /// Reads one of CLDR's names, for example `initialCap`.
    public init?(cldrName: some StringProtocol) {
        guard let match = Self.names.first(where: { $0.name == cldrName }) else { return nil }
        self = match.modifier
    }

    /// CLDR's names with hyphens before each: `-informal-monogram`.
    package var suffixText: String {
        Self.names.reduce(into: "") { text, entry in
            if contains(entry.modifier) { text += "-" + entry.name }
        }
    }

    package var count: Int { rawValue.nonzeroBitCount }
}

extension NameModifiers: Codable {}
