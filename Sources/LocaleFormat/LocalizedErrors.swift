public import LocaleFormatCalendars
public import LocaleFormatCore
public import LocaleFormatDates
public import LocaleFormatLists
public import LocaleFormatMeasures
public import LocaleFormatNames
public import LocaleFormatNumbers
public import LocaleFormatCollation

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's `localizedDescription` of an error is a sentence of no use unless the error is a `LocalizedError`. Those who look
// for the case and its values catch the error's own type.

extension CalendarError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension CollationError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension LocaleError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension DateError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension DateParseError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension RelativeDateParseError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension DurationParseError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension ListError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension DurationError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension UnitParseError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension UnitError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension PersonNameError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension PersonNameParseError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension NumberError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension NumberParseError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension PluralRuleError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
