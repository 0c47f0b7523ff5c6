public import LocaleFormatCore

/// Why a ``TransliterationStyle`` cannot be compiled, or a text not be transliterated.
public enum TransliterationError: Error, Hashable, Sendable {
    /// `Any-Latim`: ICU has no such transform; `meant` is one that is spelt nearly so.
    case unknownTransform(String, meant: String?)
    /// `[a-`, `Lower; ;Upper`: no id.
    case malformedID(String)
    /// `Any-Latin` in reverse: nobody has written the way back.
    case noInverse(String)
    /// `a > (b;`: `reason` is ICU's, in words; `position` is where in the rules.
    case malformedRules(reason: String, position: SourcePosition)
    /// An id or rules have more of something than `limit`.
    case tooLarge(TransliterationPart, limit: Int)
    /// `[0xC3, 0x28]` in a ``TransliterationStream``: the byte there begins no character of UTF-8. The offset counts all bytes that
    /// the stream has been given.
    case malformedText(offset: Int)
    /// The ICU of Swift's Foundation is built without transforms.
    case unavailable
    /// ICU fails; `code` is its name for the reason.
    case icu(code: String, call: String)
}

/// What an id, or rules of one's own, may have so many of.
public enum TransliterationPart: String, Hashable, Sendable {
    /// See ``TransliterationStyle/maximumIDLength`` and ``TransliterationStyle/maximumRulesLength``.
    case bytes = "bytes"
    /// See ``TransliterationStyle/maximumSteps``; `::` in rules counts too.
    case steps = "steps"
    /// Parentheses and brackets in one another.
    case nesting = "levels of parentheses and brackets"
    /// Parentheses in all.
    case groups = "groups in parentheses"
    /// Characters that rules have once their variables are filled in.
    case expansion = "characters, with variables filled in"
    /// How many times longer a text may get, over all steps.
    case growth = "times the length of a text"
}

extension TransliterationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownTransform(let id, let meant):
            "there is no transform '\(id)'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
        case .malformedID(let id): "'\(id)' is no id of a transform"
        case .noInverse(let id): "'\(id)' has no way back"
        case .malformedRules(let reason, let position): "malformed rules at \(position): \(reason)"
        case .tooLarge(.growth, let limit): "the transform may make a text more than \(limit) times as long"
        case .tooLarge(let part, let limit): "the transform has more than \(limit) \(part.rawValue)"
        case .malformedText(let offset): "no UTF-8 at byte \(offset)"
        case .unavailable: "this ICU is built without transforms; the trait SystemICU has them"
        case .icu(let code, let call): "ICU cannot transliterate: \(call) answers \(code)"
        }
    }
}
