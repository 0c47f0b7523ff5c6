import LocaleFormat

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// A type of numbers that styles format. What programs type is written out for each of them, since the compiler chooses among
/// the functions called `formatted`, Foundation's too, by the type that stands there.
protocol FormattedNumber: NumberConvertible, Hashable {
    /// The value in each style, as in ``styled(_:)``.
    var typed: [String] { get }
}

extension Int: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Int8: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Int16: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Int32: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Int64: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Int128: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension UInt: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension UInt8: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension UInt16: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension UInt32: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension UInt64: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension UInt128: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Float16: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Float: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension Double: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

extension ExactDecimal: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}

#if FOUNDATION || ESSENTIALS
extension Decimal: FormattedNumber {
    var typed: [String] {
        [
            formatted(.number(in: "en")), formatted(.number(in: "en").precision(.unlimited)),
            formatted(.percent(in: "en")), formatted(.percent(in: "en").unit(.permille)),
            formatted(.currency("EUR", in: "en")), formatted(.currency("EUR", in: "en").presentation(.fullName)),
            formatted(.unit("meter", in: "en")), formatted(.unit("meter", width: .wide, in: "en")),
            formatted(.number(in: "en").notation(.scientific)), formatted(.number(in: "en").notation(.engineering)),
            formatted(.number(in: "en").notation(.compactName())), formatted(.number(in: "en").notation(.spellOut)),
            formatted(.number(in: "en").notation(.ordinal)),
        ]
    }
}
#endif
