public import LocaleFormatCore
public import LocaleFormatTexts

/// Why a localized string cannot be written.
public enum LocalizationError: Error, Hashable, Sendable {
    /// The table's text cannot be read: `"^[10](formatNumber"`.
    case malformed(key: String, table: String, language: LocaleID, MarkupError)
    /// The arguments do not fit the text: a text for `%lld`.
    case arguments(key: String, table: String, language: LocaleID, TextError)
}

extension LocalizationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let key, let table, let language, let error):
            "the string '\(VisibleText.shortened(key))' of table \(table) in \(language): \(error)"
        case .arguments(let key, let table, let language, let error):
            "the string '\(VisibleText.shortened(key))' of table \(table) in \(language): \(error)"
        }
    }
}
