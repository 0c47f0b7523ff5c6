public import LocaleFormatMessageFormat1
public import LocaleFormatMessageFormat2

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's `localizedDescription` of an error is a sentence of no use unless the error is a `LocalizedError`. Those who look
// for the case and its values catch the error's own type.

extension MessageFormat1Error: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension MessageFormat2Error: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension MessageFunctionError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
