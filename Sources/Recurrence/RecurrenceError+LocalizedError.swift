#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RecurrenceError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
