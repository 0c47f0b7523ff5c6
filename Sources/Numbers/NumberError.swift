public import LocaleFormatCore

/// Why a number style cannot be compiled, or a value cannot be formatted by it.
public enum NumberError: Error, Hashable, Sendable {
    /// Text that is no decimal number: `"1,5"`, `"abc"`, `""`. `offset` counts UTF-8 bytes.
    case notANumber(text: String, offset: Int)
    /// More digits, or an exponent further from zero, than are allowed: a million (`"1e9999999"`), in ranges less
    /// (``CompiledNumberRange/maximumLength``).
    case tooLarge(text: String, limit: Int = ExactDecimal.maximumLength)
    /// An option outside its range: `.precision(.fractionLength(0...1000))`.
    case optionOutOfRange(option: String, value: Int, allowed: ClosedRange<Int>)
    /// Options that exclude each other: `.notation(.spellOut)` on a percent style.
    case conflict(String)
    /// A number skeleton with a fault in it: `"foo-bar"`, `"scale/x"`, `"unit/parsnip"`. `offset` counts UTF-8 bytes; nil where
    /// ICU does not say what it does not like.
    case invalidSkeleton(String, offset: Int?, expected: String)
    /// A `DecimalFormat` pattern with a fault in it: `"#.#.#"`, `"0#"`, `"0 'x"`. `offset` counts UTF-8 bytes.
    case invalidPattern(String, offset: Int?, expected: String)
    /// A quantity that mixed units cannot tell: NaN, infinities, and what has more than 10,000 digits. Where ICU counts the units, in
    /// notations such as `compact-short` and for a skeleton's `usage`, what is beyond 15 digits, and what is negative without a first
    /// unit to show it: `-0.5` in `foot-and-inch`.
    case notInMixedUnits(value: String, unit: String)
    /// A set of rules that the locale does not have: `spellout-cardinal-feminine` in `en`. `available` are those it has.
    case unknownRuleSet(String, locale: String, available: [String])
    /// Rounding mode `RoundingMode.unnecessary`, and the value needs rounding.
    case inexact(String)
    /// Rules in words or letters that come to no end for this number. Where ICU runs them, because this package does not know
    /// their grammar, also a number that is neither a 64-bit integer nor a `Double`.
    case beyondRules(String)
    /// What the loaded ICU is too old for, as `icu` (`"67.1"`), and the major version that brought it: ranges of numbers
    /// (68), the skeleton `rounding-mode-half-odd` (69).
    case unsupported(String, icu: String, since: Int)
    /// The locale or the numbering system is at fault.
    case locale(LocaleError)
    /// ICU failed for a reason of its own; its code and function.
    case icu(code: String, call: String)
}

extension NumberError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notANumber(let text, let offset):
            "'\(text.shortened)' is not a decimal number (at byte \(offset)); expected digits like -1234.5 or 1.5e6"
        case .tooLarge(let text, let limit):
            "'\(text.shortened)' is too large; at most \(limit) digits and exponents are allowed"
        case .optionOutOfRange(let option, let value, let allowed):
            "\(option) is \(value); allowed is \(allowed.lowerBound) to \(allowed.upperBound)"
        case .conflict(let what): what
        case .invalidSkeleton(let skeleton, let offset, let expected):
            Self.fault(in: "skeleton", skeleton, offset, expected)
        case .invalidPattern(let pattern, let offset, let expected):
            Self.fault(in: "pattern", pattern, offset, expected)
        case .notInMixedUnits(let value, let unit):
            "'\(value.shortened)' cannot be written in \(unit); mixed units take finite numbers of at most 10,000 digits"
                + "; in notations and usages of a skeleton below 10^15, and none below zero whose first unit is none"
        case .unknownRuleSet(let name, let locale, let available):
            "the rules of '\(locale.shortened)' have no set '\(name.shortened)'; they have: "
                + available.joined(separator: ", ")
        case .inexact(let value): "'\(value.shortened)' needs rounding, and rounding is set to unnecessary"
        case .beyondRules(let value): "'\(value.shortened)' is beyond what the locale's rules can write"
        case .unsupported(let what, let icu, let since): "ICU \(icu) has no \(what); ICU \(since) or later has them"
        case .locale(let error): error.description
        case .icu(let code, let call): "ICU's \(call) failed with \(code)"
        }
    }

    private static func fault(in what: String, _ text: String, _ offset: Int?, _ expected: String) -> String {
        "invalid number \(what) '\(text.shortened)'" + (offset.map { " at byte \($0)" } ?? "")
            + ": expected \(expected)"
    }
}
