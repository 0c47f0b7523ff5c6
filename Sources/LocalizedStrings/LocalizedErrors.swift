public import LocaleFormatAppleStrings
public import LocaleFormatInflection
public import LocaleFormatJSON
public import LocaleFormatLexicon

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalizationError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension StringsError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension InflectionLexiconError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension InflectionFeatureError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

extension ArgumentNumbering.Fault: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}

// Here, and not where it is declared: a program that reads JSON alone does not link Foundation for it.
extension JSONError: LocalizedError {
    /// What `description` says.
    public var errorDescription: String? { description }
}
