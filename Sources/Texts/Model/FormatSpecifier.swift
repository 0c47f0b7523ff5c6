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
        /// `%e` and `%E`: a digit, a fraction and an exponent, in C's form: `1.500000e+03`. Digits, decimal separator and signs are the
        /// reader's, `১.৫০০০০০e+০৩`.
        case exponent(uppercase: Bool)
        /// `%g` and `%G`: as `%f` or as `%e`, by C's rule: an exponent below -4, or from the precision on. Zeros at the end are left out,
        /// but for the flag `#`.
        case general(uppercase: Bool)
        /// `%a` and `%A`: hexadecimal, in ASCII digits: `0x1.8p+1`.
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

    /// What stands between the percent sign and the width: `-08` has two.
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
        /// `%d`
        case none = ""
        /// `%hhd`
        case char = "hh"
        /// `%hd`
        case short = "h"
        /// `%ld`
        case long = "l"
        /// `%lld`, which Swift's `Int` is in keys.
        case longLong = "ll"
        /// `%qd`, an old way to write `%lld`.
        case quad = "q"
        /// `%Lf`
        case longDouble = "L"
        /// `%zd`
        case size = "z"
        /// `%td`
        case pointerDifference = "t"
        /// `%jd`
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
        /// As written: 8 in `%8d`.
        case value(Int)
        /// `*` or `*2$`: the value of an argument, counted from 1; nil for the next one.
        case argument(Int?)
    }

    /// What kind of place it is.
    public var conversion: Conversion
    /// `2` in `%2$@`; nil for the next argument.
    public var position: Int?
    /// Of these, `+`, a space and `'` ask for signs and grouping, `-` and `0` for where to pad.
    public var flags: Flags = []
    /// The least number of characters; nil for as many as there are.
    public var width: Amount?
    /// Digits after the point, significant digits for `%g`, at least so many digits of a whole number, at most so many characters of
    /// text; nil for what is usual.
    public var precision: Amount?
    /// The size of integers in C.
    public var length: Length = .none
    /// Where it stands in its text, as UTF-8 offsets.
    public var range: Range<Int>

    /// A specifier without flags, for the next argument.
    package init(conversion: Conversion, range: Range<Int>) { (self.conversion, self.range) = (conversion, range) }

    /// The largest position, width and precision that is read; beyond, a specifier is an error.
    public static let maximumPosition = 4096
    /// The largest width that is read.
    public static let maximumWidth = 4096
    /// The largest precision that is read.
    public static let maximumPrecision = 999
}
