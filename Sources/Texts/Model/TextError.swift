public import LocaleFormatDates
public import LocaleFormatNumbers

/// Why arguments cannot be put into a localized string.
public enum TextError: Error, Hashable, Sendable {
    /// The text has a place for an argument that was not given: `"%@ and %@"` with one argument. Arguments count from 1.
    case missingArgument(Int, specifier: String, given: Int)
    /// An argument of another kind than the text asks for: a string for `%lld`, 1.5 for `%d`, a number for a choice by text.
    case mismatch(argument: Int, specifier: String, found: String, expected: String)
    /// A width or precision taken from an argument, `%*d`, outside its range.
    case widthOutOfRange(argument: Int, value: String, allowed: ClosedRange<Int>)
    /// A number that cannot be formatted in its style.
    case number(argument: Int, NumberError)
    /// A date that cannot be formatted in its style.
    case date(argument: Int, DateError)
    /// A localized string within another cannot be read.
    case nested(argument: Int, MarkupError)
    /// Localized strings within each other beyond a limit.
    case nestedTooDeep(limit: Int)
    /// Wordings that name each other come to more steps than ``TextLimits/steps``: ten that each name the next one ten times.
    case tooManySteps(limit: Int)
    /// Inflected runs within each other, so that the same text would be inflected again and again: `^[^[…](inflect: true) …](inflect: true)`
    /// around long texts. ``TextLimits/repeatedInflection``.
    case tooMuchInflection(limit: Int)
    /// The result is larger than the limit, in bytes.
    case tooLarge(limit: Int)
}

extension TextError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingArgument(let index, let specifier, let given):
            "argument \(index), for '\(specifier.shortened)', is missing; \(given) given"
        case .mismatch(let index, let specifier, let found, let expected):
            "argument \(index) is \(found.shortened), but '\(specifier.shortened)' takes \(expected)"
        case .widthOutOfRange(let index, let value, let allowed):
            "argument \(index), a width or precision, is \(value.shortened); allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
        case .number(let index, let error): "argument \(index): \(error)"
        case .date(let index, let error): "argument \(index): \(error)"
        case .nested(let index, let error): "argument \(index): \(error)"
        case .nestedTooDeep(let limit): "localized strings nested too deep; allowed are \(limit) levels"
        case .tooManySteps(let limit): "the text's wordings name each other too often; allowed are \(limit) steps"
        case .tooMuchInflection(let limit):
            "runs within each other inflect the same text too often; allowed are \(limit) bytes more than the text has"
        case .tooLarge(let limit): "the text becomes too large; allowed are \(limit) bytes"
        }
    }
}
