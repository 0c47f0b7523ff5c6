public import LocaleFormatMessageConversion

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's `localizedDescription` of an error is a sentence of no use unless the error is a `LocalizedError`. Those who look
// for the case and its values catch the error's own type.

extension MessageConversionError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
