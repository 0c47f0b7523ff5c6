// Calendar formulas are written with the mathematical floor. Swift's `/` truncates toward zero, which is wrong for every
// date before the epoch, so no calendar in this room divides a possibly negative number with `/`.

/// The largest integer not above `dividend / divisor`. The divisor must be positive.
@inline(__always)
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder that goes with `floorDivide`: always in `0..<divisor`. The divisor must be positive.
@inline(__always)
func floorModulo(_ dividend: Int, _ divisor: Int) -> Int {
    let remainder = dividend % divisor
    return remainder < 0 ? remainder + divisor : remainder
}
