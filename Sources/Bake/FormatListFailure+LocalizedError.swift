#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension FormatListFailure: CustomStringConvertible, LocalizedError {
    /// The messages.
    public var description: String { failure.message }
    /// The messages.
    public var errorDescription: String? { description }
}
