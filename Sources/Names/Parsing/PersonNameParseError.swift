internal import LocaleFormatCore

/// Why a text is not a name that can be taken apart.
public enum PersonNameParseError: Error, Hashable, Sendable {
    /// `""`, or nothing but white space.
    case empty
    /// A text without a letter: `"12-34"`.
    case noLetters(String)
    /// Longer than any name; `length` and `limit` in UTF-8 bytes.
    case tooLong(length: Int, limit: Int)
}

extension PersonNameParseError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "the name is empty"
        case .noLetters(let text): "'\(VisibleText.quoted(text))' has no letter, so it is no name"
        case .tooLong(let length, let limit): "the name is \(length) bytes long; at most \(limit) are allowed"
        }
    }
}
