/// What a stem of a number skeleton sets, and which options it takes (ICU User Guide, "Number Skeletons").
///
/// The stems are those of ICU 67 to 78. What the system's ICU lacks of them it refuses itself.
package struct SkeletonStem: Equatable {
    /// What may be set once.
    package enum Slot: Hashable {
        case notation, unit, perUnit, usage, precision, roundingMode, integerWidth, grouping, symbols, unitWidth, sign
        case decimalSeparator, scale
    }

    /// The options that may follow.
    enum Options: Equatable {
        case none
        /// `*ee`, `sign-always`, any number of them.
        case scientific
        /// `@@#r`, then as for ``precision``.
        case fraction
        /// `w`.
        case precision
        /// One that must be there, by its grammar; `w` after an increment.
        case required(SkeletonOption)
    }

    package let slots: [Slot]
    var options = Options.none

    /// - Returns: nil for a text that is no stem.
    package init?(_ text: String) {
        switch text.utf8.first {
        case UInt8(ascii: "."): self.init(SkeletonDigits.isFraction(text), .precision, .fraction)
        case UInt8(ascii: "@"): self.init(SkeletonDigits.isSignificant(text), .precision, .precision)
        case UInt8(ascii: "E"): self.init(SkeletonDigits.isExponent(text), .notation, .none)
        case UInt8(ascii: "0"): self.init(SkeletonDigits.isInteger(text), .integerWidth, .none)
        default: self.init(word: text)
        }
    }

    private init?(_ isValid: Bool, _ slot: Slot, _ options: Options) {
        guard isValid else { return nil }
        self.init(slots: [slot], options: options)
    }

    private init(slots: [Slot], options: Options) {
        self.slots = slots
        self.options = options
    }

    private init(_ slots: Slot..., options: Options = .none) { self.init(slots: slots, options: options) }

    private init?(word: String) {
        switch word {
        case "compact-short", "compact-long", "notation-simple", "K", "KK": self.init(.notation)
        case "scientific", "engineering": self.init(.notation, options: .scientific)
        case "base-unit", "percent", "permille", "%": self.init(.unit)
        case "%x100": self.init(.scale, .unit)
        case "measure-unit": self.init(.unit, options: .required(.measureUnit))
        case "per-measure-unit": self.init(.perUnit, options: .required(.measureUnit))
        case "unit": self.init(.unit, .perUnit, options: .required(.unit))
        case "currency": self.init(.unit, .perUnit, options: .required(.currency))
        case "usage": self.init(.usage, options: .required(.usage))
        case "precision-integer": self.init(.precision, options: .fraction)
        case "precision-unlimited", "precision-currency-standard", "precision-currency-cash":
            self.init(.precision, options: .precision)
        case "precision-increment": self.init(.precision, options: .required(.increment))
        case "rounding-mode-ceiling", "rounding-mode-floor", "rounding-mode-down", "rounding-mode-up",
            "rounding-mode-half-even", "rounding-mode-half-odd", "rounding-mode-half-ceiling",
            "rounding-mode-half-floor", "rounding-mode-half-down", "rounding-mode-half-up",
            "rounding-mode-unnecessary":
            self.init(.roundingMode)
        case "integer-width": self.init(.integerWidth, options: .required(.integerWidth))
        case "integer-width-trunc": self.init(.integerWidth)
        case "group-off", "group-min2", "group-auto", "group-on-aligned", "group-thousands", ",_", ",?", ",!":
            self.init(.grouping)
        case "latin": self.init(.symbols)
        case "numbering-system": self.init(.symbols, options: .required(.numberingSystem))
        case "unit-width-narrow", "unit-width-short", "unit-width-full-name", "unit-width-iso-code",
            "unit-width-formal", "unit-width-variant", "unit-width-hidden":
            self.init(.unitWidth)
        case "decimal-auto", "decimal-always": self.init(.decimalSeparator)
        case "scale": self.init(.scale, options: .required(.scale))
        default:
            guard Self.isSign(word) else { return nil }
            self.init(.sign)
        }
    }

    /// Signs, which stand for themselves and as options of scientific notation.
    static func isSign(_ text: String) -> Bool {
        switch text {
        case "sign-auto", "sign-always", "sign-never", "sign-accounting", "sign-accounting-always", "sign-except-zero",
            "sign-accounting-except-zero", "sign-negative", "sign-accounting-negative",
            "+!", "+_", "()", "()!", "+?", "()?", "+-", "()-":
            true
        default: false
        }
    }
}
