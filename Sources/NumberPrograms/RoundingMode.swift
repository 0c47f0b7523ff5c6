/// What happens to digits that are not shown. ICU's and ECMA-402's modes, by ICU's names.
public enum RoundingMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// To the nearest, ties to the even digit: CLDR's default.
    case halfEven = "half-even"
    /// To the nearest, ties to the odd digit.
    case halfOdd = "half-odd"
    /// To the nearest, ties away from zero.
    case halfUp = "half-up"
    /// To the nearest, ties towards zero.
    case halfDown = "half-down"
    /// To the nearest, ties towards positive infinity.
    case halfCeiling = "half-ceiling"
    /// To the nearest, ties towards negative infinity.
    case halfFloor = "half-floor"
    /// Away from zero.
    case up
    /// Towards zero.
    case down
    /// Towards positive infinity.
    case ceiling
    /// Towards negative infinity.
    case floor
    /// An error if digits would be lost.
    case unnecessary
}
