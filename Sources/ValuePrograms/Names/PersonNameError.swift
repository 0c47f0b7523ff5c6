internal import LocaleFormatIdentifiers

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
