/// How long a formatted name is (UTS #35 part 8, "length").
public enum NameLength: String, CaseIterable, Hashable, Sendable, Codable {
    /// "Thomas Louis Clark Esq."
    case long
    /// "Thomas L. Clark Esq."
    case medium
    /// "T. L. Clark"
    case short
    /// What the locale has as its default; medium where it says nothing.
    case localeDefault = "default"
}

/// Whether a name is spoken of, spoken to, or drawn as initials (UTS #35 part 8, "usage").
public enum NameUsage: String, CaseIterable, Hashable, Sendable, Codable {
    /// In a text about the person.
    case referring
    /// In a greeting or a call.
    case addressing
    /// Initials: "TLC", "TC".
    case monogram
}

/// Whether titles and whole names are used, or nicknames (UTS #35 part 8, "formality").
public enum NameFormality: String, CaseIterable, Hashable, Sendable, Codable {
    /// With titles and whole names: "Thomas Louis Clark Esq.", "Dr. Clark".
    case formal
    /// By nickname, where there is one, or given name: "Tom Clark", "Tom".
    case informal
    /// What the locale has as its default; formal where it says nothing.
    case localeDefault = "default"
}

/// The order of a name's parts (UTS #35 part 8, "order").
public enum NameOrder: String, CaseIterable, Hashable, Sendable, Codable {
    /// As the name asks, else as names from its locale are written.
    case natural = "default"
    /// "Thomas Clark", wherever the name is from.
    case givenFirst
    /// "Clark Thomas", wherever the name is from.
    case surnameFirst
    /// For lists and indexes: "Clark, Thomas Louis". Not for monograms, where it is ``natural``.
    case sorting
}

/// The four axes together.
struct NameAxes: Hashable, Sendable {
    var length: NameLength
    var usage: NameUsage
    var formality: NameFormality
    var order: NameOrder

    /// CLDR has no patterns for sorted monograms, nor for addressing by a sorted name.
    var effective: NameAxes {
        var axes = self
        if order == .sorting {
            if usage == .monogram { axes.order = .natural } else { axes.usage = .referring }
        }
        return axes
    }

    /// CLDR's key of a pattern: `givenFirst-long-referring-formal`.
    func key(_ order: NameOrder, _ data: NameData) -> String {
        let length = self.length == .localeDefault ? NameLength(rawValue: data.defaultLength ?? "medium") : self.length
        let formality =
            self.formality == .localeDefault
            ? NameFormality(rawValue: data.defaultFormality ?? "formal") : self.formality
        let (words, manner) = ((length ?? .medium).rawValue, (formality ?? .formal).rawValue)
        return "\(order.rawValue)-\(words)-\(usage.rawValue)-\(manner)"
    }
}

// MARK: - Keys of caches

extension NameAxes {
    /// All four in one number.
    var word: UInt64 { length.place | usage.place << 2 | formality.place << 4 | order.place << 6 }
}

extension NameLength {
    fileprivate var place: UInt64 {
        switch self {
        case .long: 0
        case .medium: 1
        case .short: 2
        case .localeDefault: 3
        }
    }
}

extension NameUsage {
    fileprivate var place: UInt64 {
        switch self {
        case .referring: 0
        case .addressing: 1
        case .monogram: 2
        }
    }
}

extension NameFormality {
    fileprivate var place: UInt64 {
        switch self {
        case .formal: 0
        case .informal: 1
        case .localeDefault: 2
        }
    }
}

extension NameOrder {
    var place: UInt64 {
        switch self {
        case .natural: 0
        case .givenFirst: 1
        case .surnameFirst: 2
        case .sorting: 3
        }
    }
}
