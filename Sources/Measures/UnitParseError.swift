internal import LocaleFormatCore
public import LocaleFormatNumbers

/// Why text could not be read as a quantity. Positions are UTF-8 byte offsets into the text.
public enum UnitParseError: Error, Hashable, Sendable {
    /// `""`, or nothing but spaces.
    case empty
    /// More text than any quantity needs; both in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
    /// No number where the quantity should begin: `"km"`.
    case expectedNumber(at: Int)
    /// No unit of that name, or none at all: `"5 parsnips"`, `"5"`.
    case unknownUnit(text: String, at: Int)
    /// A name of several units, in strict mode: `"5 pt"` in `en`, of which ``UnitStyle`` takes its own.
    case ambiguousUnit(text: String, candidates: [UnitID], at: Int)
    /// A unit that is not the style's: `"5 mi"` where it is the kilometer.
    case otherUnit(found: UnitID, expected: UnitID)
    /// The number is at fault, or is not one of the type's values.
    case number(NumberParseError)
    /// Several units that do not go together, `"5 ft 6 kg"`, or that the loaded ICU cannot convert.
    case unit(UnitError)
}

extension UnitParseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the text is empty; expected a number and a unit"
        case .tooLong(let length, let limit): "the text is \(length) bytes long; at most \(limit) are allowed"
        case .expectedNumber(let offset): "expected a number at byte \(offset)"
        case .unknownUnit(let text, let offset):
            text.isEmpty
                ? "expected a unit at byte \(offset)" : "unknown unit '\(VisibleText.quoted(text))' at byte \(offset)"
        case .ambiguousUnit(let text, let candidates, let offset):
            "'\(VisibleText.quoted(text))' at byte \(offset) may be \(candidates.prefix(8).map(\.id).joined(separator: ", "))"
        case .otherUnit(let found, let expected): "the quantity is in \(found), expected is \(expected)"
        case .number(let error): error.description
        case .unit(let error): error.description
        }
    }

    /// The byte where reading stopped, where there is one.
    public var offset: Int? {
        switch self {
        case .expectedNumber(let offset), .unknownUnit(_, let offset), .ambiguousUnit(_, _, let offset): offset
        case .number(let error): error.offset
        default: nil
        }
    }
}
