public import LocaleFormatTextForms

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Foundation's `localizedDescription` of an error is a sentence of no use unless the error is a `LocalizedError`.

extension NormalizationError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension ConfusableError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
