import Foundation
import Testing

@testable import LocaleFormatCalendars

@Suite struct TrigonometryTests {
    @Test func sineAndCosineMatchTheCLibrary() {
        var worst = 0.0
        for i in -5000...5000 {
            let turns = Double(i) * 0.000_412_7
            worst = max(worst, abs(Trigonometry.sine(turns) - sin(turns * 2 * .pi)))
            worst = max(worst, abs(Trigonometry.cosine(turns) - cos(turns * 2 * .pi)))
        }
        // The products with 2 pi that the C library is given are themselves off by up to 1e-15.
        #expect(worst < 2e-15)
    }

    @Test func wholeTurnsCostNothing() {
        for turns in [0.1, -0.3, 0.499, 0.25] {
            #expect(abs(Trigonometry.sine(turns + 1_000_000) - Trigonometry.sine(turns)) < 1e-9)
            #expect(Trigonometry.sine(turns.rounded() + 65536) == 0)
        }
    }

    /// 0 is reached from both sides, 1 from none: what is lost in rounding must not make a whole turn.
    @Test func fractionsAreLessThanOne() {
        let known: [(turns: Double, fraction: Double)] = [
            (0, 0), (1, 0), (-1, 0), (2.25, 0.25), (-0.25, 0.75), (-1e-20, 0), (-1e-300, 0),
        ]
        for (turns, fraction) in known { #expect(Trigonometry.fraction(turns) == fraction, "\(turns)") }
        let nearlyOne = (1.0).nextDown
        #expect(Trigonometry.fraction(nearlyOne) == nearlyOne)
    }

    @Test func inverseFunctions() {
        var worst = 0.0
        for i in -1000...1000 {
            let x = Double(i) / 1000
            worst = max(worst, abs(Trigonometry.arcsine(x) * 2 * .pi - asin(x)))
            worst = max(worst, abs(Trigonometry.arccosine(x) * 2 * .pi - acos(x)))
            for y in [-2.0, -0.3, 0, 1e-9, 0.7] where x != 0 || y != 0 {
                worst = max(worst, abs(Trigonometry.arctangent(y, x) * 2 * .pi - atan2(y, x)))
            }
        }
        #expect(worst < 2e-15)
        #expect(Trigonometry.arcsine(1.5) == 0.25)
        #expect(Trigonometry.arctangent(0, 0) == 0)
    }
}
