/// What ``Confusables/assess(_:)`` finds.
public struct IdentifierAssessment: Hashable, Sendable {
    /// How far scripts are mixed.
    public let restriction: RestrictionLevel
    /// What else is suspicious.
    public let problems: [IdentifierProblem]
}

/// How far an identifier mixes scripts, from the strictest to the freest (UTS #39, section 5.2).
public enum RestrictionLevel: String, Hashable, Comparable, Codable, Sendable, CaseIterable {
    /// Characters of ASCII alone.
    case ascii
    /// Characters of one script.
    case singleScript = "single-script"
    /// One script, or those that Japanese, Korean or Chinese is written in, with Latin.
    case highlyRestrictive = "highly-restrictive"
    /// Latin with one other script, but Cyrillic and Greek.
    case moderatelyRestrictive = "moderately-restrictive"
    /// Any mixture of scripts.
    case minimallyRestrictive = "minimally-restrictive"
    /// Characters too that no identifier has.
    case unrestrictive

    public static func < (left: RestrictionLevel, right: RestrictionLevel) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What is suspicious in an identifier, beside its scripts (UTS #39, section 5).
public enum IdentifierProblem: String, Hashable, Codable, Sendable, CaseIterable {
    /// The same mark twice on one letter, which is seen once.
    case invisible
    /// Digits of several scripts.
    case mixedNumbers = "mixed-numbers"
    /// A mark that the letter below it hides: a dot above an i.
    case hiddenOverlay = "hidden-overlay"

    /// ICU's `USpoofChecks`.
    var icuValue: Int32 {
        switch self {
        case .invisible: 32
        case .mixedNumbers: 128
        case .hiddenOverlay: 256
        }
    }
}

/// Whether two identifiers look alike (UTS #39, section 4).
public enum Confusability: String, Hashable, Codable, Sendable, CaseIterable {
    /// They look different.
    case distinct
    /// They look alike, and are of one script: `paypal` and `paypa1`; or they are the same.
    case singleScript = "single-script"
    /// They look alike, and one of them mixes scripts.
    case mixedScript = "mixed-script"
    /// They look alike, and each is of a script of its own: Cyrillic `сосо` and Latin `coco`.
    case wholeScript = "whole-script"
}

/// Why an identifier cannot be compared.
public enum ConfusableError: Error, Hashable, Sendable {
    /// An identifier of more than ``Confusables/maximumLength`` bytes.
    case tooLong(limit: Int)
    /// ICU has no data of confusable characters, or fails; `code` is its name for the reason.
    case icu(code: String, call: String)
}

extension ConfusableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLong(let limit): "the identifier has more than \(limit) bytes"
        case .icu(let code, let call): "ICU cannot tell what looks alike: \(call) answers \(code)"
        }
    }
}
