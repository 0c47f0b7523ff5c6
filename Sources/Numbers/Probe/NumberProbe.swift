internal import LocaleFormatBridge

/// Asks an open ICU formatter for what programs and parsers need, by formatting numbers and reading the fields it marks.
struct NumberProbe {
    let handle: NumberHandle

    func parts(of operand: NumberHandle.Operand) throws(ICUError) -> NumberParts {
        NumberParts(try handle.formatWithFields(operand))
    }

    /// - Parameter decimal: ASCII text in the form `-12.5E-7`.
    func parts(of decimal: String) throws(ICUError) -> NumberParts { try parts(of: .decimal(decimal)) }

    /// The separator before fraction digits; empty where this style never has any.
    ///
    /// - Parameter shift: the power of ten that the style multiplies values by.
    func decimalSeparator(shift: Int) -> ArraySlice<UInt8> {
        // Few significant digits show a fraction below one, or with an engineering exponent just above one, or not at all.
        // Where rounding is an error, long fractions are one.
        for number in ["0.5555555555555555", "1.5555555555555555", "0.5"] {
            guard let parts = try? parts(of: "\(number)E\(-shift)"), parts[.decimal] != nil else { continue }
            return parts.bytes(.decimal)
        }
        return []
    }

    /// Where the style puts separators: the sizes of groups from a long integer, and the minimum from shorter ones. Nil
    /// where no minimum can be told.
    ///
    /// - Parameters:
    ///   - long: an integer with three groups, if the style has groups.
    ///   - power: the power of ten of a number that is shown as one digit.
    func grouping(_ long: NumberParts, power: Int) throws(ICUError) -> GroupingPolicy? {
        let sizes = GroupingPolicy(sizesOf: long)
        guard sizes != .none else { return sizes }
        for minimum in 1...8 {
            let policy = GroupingPolicy(primary: sizes.primary, secondary: sizes.secondary, minimum: minimum)
            // Five is no compact form's own number in any language that leaves the digits out.
            if try !parts(of: "5E\(policy.shortestGrouped - 1 + power)").groups.isEmpty { return policy }
        }
        return nil
    }

    func specials() throws(ICUError) -> NumberProgram.Specials {
        NumberProgram.Specials(
            nan: try handle.format(.double(.nan)), negativeNaN: try handle.format(.double(-.nan)),
            infinity: try handle.format(.double(.infinity)), negativeInfinity: try handle.format(.double(-.infinity)))
    }
}

extension GroupingPolicy {
    /// The sizes of groups that a number shows, as if from the first group on; none where it has no separators.
    init(sizesOf parts: NumberParts) {
        let sizes = parts.groupSizes
        guard sizes.count > 1, let primary = sizes.last, primary > 0 else {
            self = .none
            return
        }
        // The first group may be short.
        self.init(primary: primary, secondary: sizes.count > 2 ? sizes[sizes.count - 2] : primary, minimum: 1)
    }
}
