internal import LocaleFormatBridge
public import LocaleFormatCore

/// Why a number style cannot be compiled, or a value cannot be formatted by it.
public enum NumberError: Error, Hashable, Sendable {
    /// Text that is no decimal number: `"1,5"`, `"abc"`, `""`. `offset` counts UTF-8 bytes.
    case notANumber(text: String, offset: Int)
    /// More than a million digits or an exponent beyond a million: `"1e9999999"`.
    case tooLarge(text: String)
    /// An option outside its range: `.precision(.fractionLength(0...1000))`.
    case optionOutOfRange(option: String, value: Int, allowed: ClosedRange<Int>)
    /// Options that exclude each other: `.notation(.spellOut)` on a percent style.
    case conflict(String)
    /// A skeleton ICU does not understand; `offset` in UTF-16 units where known: `"foo-bar"`.
    case invalidSkeleton(String, offset: Int?)
    /// A `DecimalFormat` pattern ICU does not understand: `"#.#.#"`.
    case invalidPattern(String)
    /// Rounding mode ``RoundingMode/unnecessary``, and the value needs rounding.
    case inexact(String)
    /// Rules in words and letters are exact for 64-bit integers and for what a `Double` holds; this value is neither.
    case tooPreciseForRules(String)
    /// The locale or the numbering system is at fault.
    case locale(LocaleError)
    /// ICU failed for a reason of its own; its code and function.
    case icu(code: String, call: String)
}

extension NumberError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notANumber(let text, let offset):
            "'\(text.abbreviated)' is not a decimal number (at byte \(offset)); expected digits like -1234.5 or 1.5e6"
        case .tooLarge(let text):
            "'\(text.abbreviated)' is too large; at most \(ExactDecimal.maximumLength) digits and exponents are allowed"
        case .optionOutOfRange(let option, let value, let allowed):
            "\(option) is \(value); allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
        case .conflict(let what): what
        case .invalidSkeleton(let skeleton, let offset):
            "invalid number skeleton '\(skeleton.abbreviated)'" + (offset.map { " at character \($0)" } ?? "")
        case .invalidPattern(let pattern): "invalid number pattern '\(pattern.abbreviated)'"
        case .inexact(let value): "'\(value.abbreviated)' needs rounding, and rounding is set to unnecessary"
        case .tooPreciseForRules(let value):
            "'\(value.abbreviated)' cannot be written exactly by rules; they take 64-bit integers and doubles"
        case .locale(let error): error.description
        case .icu(let code, let call): "ICU's \(call) failed with \(code)"
        }
    }

    init(_ error: ICUError) { self = .icu(code: error.name, call: error.call) }
}

extension String {
    /// At most 60 characters, for messages.
    var abbreviated: String { count <= 60 ? self : prefix(57) + "..." }
}
