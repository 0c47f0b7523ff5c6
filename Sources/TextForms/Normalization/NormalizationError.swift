/// Why bytes cannot be normalized. Offsets count all bytes that a ``NormalizationStream`` has been given.
public enum NormalizationError: Error, Hashable, Sendable {
    /// `[0xC3, 0x28]`: the byte there begins no character of UTF-8.
    case malformed(offset: Int)
    /// A letter with more than ``NormalizationStream/maximumRun`` bytes of marks behind it, which would all have to be kept.
    case tooManyMarks(offset: Int, limit: Int)
    /// ICU fails; `code` is its name for the reason.
    case icu(code: String, call: String)
}

extension NormalizationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let offset): "no UTF-8 at byte \(offset)"
        case .tooManyMarks(let offset, let limit):
            "the character at byte \(offset) has more than \(limit) bytes of marks behind it"
        case .icu(let code, let call): "ICU cannot normalize: \(call) answers \(code)"
        }
    }
}
