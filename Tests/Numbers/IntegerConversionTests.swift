import LocaleFormatNumbers
import Testing

/// Integers of exact decimals: the very value, or none.
@Suite struct IntegerConversionTests {
    @Test func everySmallIntegerConvertsWhereItFits() throws {
        for number in -1_000...1_000 {
            let decimal = ExactDecimal(number)
            #expect(Int8(exactly: decimal) == Int8(exactly: number))
            #expect(UInt8(exactly: decimal) == UInt8(exactly: number))
            #expect(Int16(exactly: decimal) == Int16(number))
        }
    }

    @Test func theEndsOfATypeAreItsOwn() throws {
        func check<Value: FixedWidthInteger & NumberConvertible>(_ type: Value.Type) throws {
            for end in [Value.min, .max] { #expect(Value(exactly: ExactDecimal(end)) == end) }
            let above = try ExactDecimal("\(Value.max / 10 + 1)").scaled(byPowerOfTen: 1)
            #expect(Value(exactly: above) == nil)
            if Value.isSigned { #expect(Value(exactly: try ExactDecimal("-\(above)")) == nil) }
        }
        try check(Int.self)
        try check(UInt64.self)
        try check(Int128.self)
        try check(UInt128.self)
        #expect(Int(exactly: try ExactDecimal("9223372036854775808")) == nil)
        #expect(Int(exactly: try ExactDecimal("-9223372036854775809")) == nil)
        #expect(UInt64(exactly: try ExactDecimal("18446744073709551616")) == nil)
    }

    @Test func powersOfTenAndZeros() throws {
        #expect(Int(exactly: try ExactDecimal("1e18")) == 1_000_000_000_000_000_000)
        #expect(Int(exactly: try ExactDecimal("1e19")) == nil)
        #expect(UInt128(exactly: try ExactDecimal("1e999999")) == nil)
        #expect(UInt(exactly: try ExactDecimal("-0")) == 0)
        #expect(UInt(exactly: try ExactDecimal("-1")) == nil)
        #expect(Int(exactly: try ExactDecimal("1.5")) == nil)
    }
}
