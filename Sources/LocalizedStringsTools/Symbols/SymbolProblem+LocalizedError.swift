#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SymbolProblem: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
