import LocaleFormat
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// Quantities that are converted, as programs type them.
@Suite struct ConvertedUnitTests {
    @Test func formatted() throws {
        // ICU 67 has no data of conversions.
        guard UnitID("mile").isConvertible(to: "kilometer") else { return }
        #expect(26.2.formatted(.unit("mile", to: "kilometer", in: "en")) == "42.165 km")
        #expect(26.formatted(.unit("mile", to: "kilometer", width: .wide, in: "en")) == "41.843 kilometers")
        #expect(26.formatted(.unit(.mile, to: .kilometer, width: .wide, in: "en")) == "41.843 kilometers")
        #expect(1.8.formatted(.unit("meter", usage: .personHeight, in: "en-US")) == "5 ft, 11 in")
        let style = UnitStyle<Int>("kilometer", locale: "en").converted(to: "meter")
        #expect(
            style.format(5) == "5,000 m" && 5.formatted(style) == "5,000 m" && UInt8(5).formatted(style) == "5,000 m")
        #expect(UInt64.max.formatted(style) == "18,446,744,073,709,551,615,000 m")
        #expect(UInt64.max.formatted(.unit("kilometer", to: "meter", in: "en")) == "18,446,744,073,709,551,615,000 m")
        #expect(Float(0.1).formatted(.unit("kilometer", to: "meter", in: "en")) == "100 m")
        #expect(try ExactDecimal("0.1").formatted(.unit("kilometer", to: "meter", in: "en")) == "100 m")
        #expect(try UnitStyle<Double>("kilometer", locale: "en").parse("5 kilometres") == 5)
        #expect(try UnitID("mile").convert(1, to: "meter") == ExactDecimal("1609.344"))
    }
}
