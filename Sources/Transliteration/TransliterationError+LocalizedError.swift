#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TransliterationError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
