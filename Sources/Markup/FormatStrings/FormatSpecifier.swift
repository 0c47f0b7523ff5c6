/// One place for an argument in a text: `%lld`, `%2$@`, `%-8.2f`, `%#@files@`, `%arg`.
public struct FormatSpecifier: Hashable, Sendable {
    /// What is written there.
    public enum Conversion: Hashable, Sendable {
        /// `%@`: text, or anything in its usual form.
        case object
        /// `%d`, `%i`: a whole number. `%D` is `%ld`.
        case integer
        /// `%u`, `%U`: a whole number that is not negative.
        case unsigned
        /// `%x` and `%X`, in ASCII digits.
        case hexadecimal(uppercase: Bool)
        /// `%o`, in ASCII digits.
        case octal
        /// `%f` and `%F`.
        case fixed
        /// `%e` and `%E`.
        case exponent(uppercase: Bool)
        /// `%g` and `%G`: fixed or exponent, whichever is shorter.
        case general(uppercase: Bool)
        /// `%a` and `%A`: hexadecimal, in ASCII digits.
        case hexadecimalFloat(uppercase: Bool)
        /// `%c`, `%C`: a character, or the number of one.
        case character
        /// `%s`, `%S`: text.
        case string
        /// `%#@name@`: a substitution.
        case substitution(String)
        /// `%arg`: the argument of the substitution in whose wording it stands.
        case substitutionArgument
    }

    public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// `-`
        public static let left = Flags(rawValue: 1)
        /// `+`
        public static let plus = Flags(rawValue: 2)
        /// A space in the place of a plus sign.
        public static let space = Flags(rawValue: 4)
        /// `0`
        public static let zero = Flags(rawValue: 8)
        /// `#`
        public static let alternate = Flags(rawValue: 16)
        /// `'`: grouping
        public static let grouping = Flags(rawValue: 32)
    }

    /// How large C takes the argument to be. Values are written in full whatever it says; `%x` and `%o` write negative
    /// numbers as two's complement of this size.
    public enum Length: String, Hashable, Sendable, CaseIterable {
        case none = ""
        case char = "hh"
        case short = "h"
        case long = "l"
        case longLong = "ll"
        case quad = "q"
        case longDouble = "L"
        case size = "z"
        case pointerDifference = "t"
        case maximum = "j"

        /// Bits of an integer of this length.
        public var bitWidth: Int {
            switch self {
            case .char: 8
            case .short: 16
            case .none: 32
            default: 64
            }
        }
    }

    /// A width or precision.
    public enum Amount: Hashable, Sendable {
        case value(Int)
        /// `*` or `*2$`: the value of an argument, counted from 1; nil for the next one.
        case argument(Int?)
    }

    public var conversion: Conversion
    /// `2` in `%2$@`; nil for the next argument.
    public var position: Int?
    public var flags: Flags = []
    public var width: Amount?
    public var precision: Amount?
    public var length: Length = .none
    /// Where it stands in its text, as UTF-8 offsets.
    public var range: Range<Int>

    /// The largest position, width and precision that is read; beyond, a specifier is an error.
    public static let maximumPosition = 4096
    public static let maximumWidth = 4096
    public static let maximumPrecision = 999
}
