// The only import of this room, and only for the linker: on Linux, `rounded` and `squareRoot` of the standard library
// end in the C library's floor and sqrt (both exact), which are not linked unless something imports it.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Circular functions written out here, not taken from the C library, so that the generated tables come out the
/// same on every platform.
///
/// Angles are in turns (1 = a full circle). Reducing a turn to its fraction is exact, so large arguments, such as
/// the Moon's longitude counted over 10,000 years, lose nothing beyond what the number itself cannot hold.
/// The error is below 4e-16 for sine and cosine and below 1e-16 turns for the inverse functions.
enum Trigonometry {
    private static let roundingShift = 6_755_399_441_055_744.0  // 1.5 * 2^52

    /// The signed distance of `turns` from the nearest whole number, in -0.5...0.5.
    /// Valid for magnitudes below 2^51: adding the shift drops the fraction, without a call into the C library.
    @inline(__always)
    static func wrap(_ turns: Double) -> Double {
        let whole = (turns + roundingShift) - roundingShift
        return turns - whole
    }

    /// `turns` reduced to 0..<1.
    @inline(__always)
    static func fraction(_ turns: Double) -> Double {
        let r = turns - turns.rounded(.down)
        return r < 1 ? r : 0
    }

    /// Sine of an angle in turns.
    @inline(__always)
    static func sine(_ turns: Double) -> Double {
        let r = wrap(turns)
        // Folded to the first quarter without branches, which half of the arguments would mispredict.
        let folded = 0.25 - (r.magnitude - 0.25).magnitude
        let y = Double(signOf: r, magnitudeOf: folded) * 6.283185307179586
        let z = y * y
        // Taylor series of sin y / y - 1 in powers of z, |y| <= pi/2, first term left out 2e-18. It is summed in pairs
        // so that the processor can work on them at the same time.
        let z2 = z * z
        let z4 = z2 * z2
        let a = -1.6666666666666666e-1 + z * 8.333333333333333e-3
        let b = -1.984126984126984e-4 + z * 2.7557319223985893e-6
        let c = -2.505210838544172e-8 + z * 1.6059043836821613e-10
        let d = -7.647163731819816e-13 + z * 2.8114572543455206e-15
        let e = -8.22063524662433e-18 + z * 1.9572941063391263e-20
        return y + y * z * ((a + z2 * b) + z4 * ((c + z2 * d) + z4 * e))
    }

    /// Cosine of an angle in turns.
    @inline(__always)
    static func cosine(_ turns: Double) -> Double {
        sine(wrap(turns) + 0.25)
    }

    /// The angle, in turns -0.5...0.5, of the point (`x`, `y`); 0 for the origin.
    static func arctangent(_ y: Double, _ x: Double) -> Double {
        let ax = x.magnitude
        let ay = y.magnitude
        guard ax > 0 || ay > 0 else { return 0 }
        let steep = ay > ax
        var angle = smallArctangent(steep ? ax / ay : ay / ax)
        if steep { angle = 0.25 - angle }
        if x < 0 { angle = 0.5 - angle }
        return y < 0 ? -angle : angle
    }

    /// The angle, in turns -0.25...0.25, whose sine is `x`; arguments outside -1...1 count as the nearer end.
    static func arcsine(_ x: Double) -> Double {
        let clamped = min(1, max(-1, x))
        return arctangent(clamped, ((1 - clamped) * (1 + clamped)).squareRoot())
    }

    /// The angle, in turns 0...0.5, whose cosine is `x`; arguments outside -1...1 count as the nearer end.
    static func arccosine(_ x: Double) -> Double {
        let clamped = min(1, max(-1, x))
        return arctangent(((1 - clamped) * (1 + clamped)).squareRoot(), clamped)
    }

    /// Arctangent of 0...1 in turns: the angle is halved twice, then summed as a series below 0.2.
    private static func smallArctangent(_ x: Double) -> Double {
        var z = x / (1 + (1 + x * x).squareRoot())
        z = z / (1 + (1 + z * z).squareRoot())
        let q = z * z
        var s = 1.0 / 21
        var n = 19.0
        while n >= 1 {
            s = 1 / n - q * s
            n -= 2
        }
        return z * s * (4 / 6.283185307179586)
    }
}
