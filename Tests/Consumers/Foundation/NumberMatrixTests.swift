import LocaleFormat
import Testing

#if FOUNDATION
import Foundation
#elseif ESSENTIALS
import FoundationEssentials
#endif

/// Every type of numbers in every style, through each of the ways in: exactly.
@Suite struct NumberMatrixTests {
    @Test func integers() throws {
        func check<Value: FormattedNumber & FixedWidthInteger>(_ type: Value.Type) throws {
            let texts = [
                "25", "25", "25%", "25‰", "€25.00", "25.00 euros", "25 m", "25 meters", "2.5E1", "25E0", "25",
                "twenty-five", "25th",
            ]
            try expect(25 as Value, texts)
            for value in [Value.min, .max] {
                // All digits, whatever their number: grouped here once more, by hand.
                let number = value.description.grouped
                let amount = number.hasPrefix("-") ? "-€\(number.dropFirst()).00" : "€\(number).00"
                try expect(
                    value,
                    [
                        number, number, number + "%", number + "‰", amount, number + ".00 euros", number + " m",
                        number + " meters",
                    ])
                // The same digits as text, which no type can have changed.
                try expectSame(value, try ExactDecimal(value.description))
            }
        }
        try check(Int.self)
        try check(Int8.self)
        try check(Int16.self)
        try check(Int32.self)
        try check(Int64.self)
        try check(Int128.self)
        try check(UInt.self)
        try check(UInt8.self)
        try check(UInt16.self)
        try check(UInt32.self)
        try check(UInt64.self)
        try check(UInt128.self)
    }

    /// A tenth is a tenth, and nothing like 0.10000000149011612.
    @Test func fractions() throws {
        func check<Value: FormattedNumber>(_ type: Value.Type) throws {
            let tenth = try #require(Value(exactly: ExactDecimal("0.1")))
            let texts = [
                "0.1", "0.1", "10%", "100‰", "€0.10", "0.10 euros", "0.1 m", "0.1 meters", "1E-1", "100E-3", "0.1",
                "zero point one", "0th",
            ]
            try expect(tenth, texts)
            try expectSame(tenth, try ExactDecimal("0.1"))
        }
        try check(Float16.self)
        try check(Float.self)
        try check(Double.self)
        try check(ExactDecimal.self)
        #if FOUNDATION || ESSENTIALS
        try check(Decimal.self)
        let digits = "-12345678901234567890123456789012345678"
        let value = try #require(Decimal(string: digits))
        try expect(value, [digits.grouped])
        try expectSame(value, try ExactDecimal(digits))
        #endif
        let long = "1234567890123456789012345678901234567890123456789.0123456789"
        let value2 = try ExactDecimal(long)
        #expect(value2.typed[1] == "1,234,567,890,123,456,789,012,345,678,901,234,567,890,123,456,789.0123456789")
    }

    @Test func largestFloats() throws {
        // The shortest digits that mean the value, then zeros.
        #expect(Float.greatestFiniteMagnitude.typed[0] == "340,282,350,000,000,000,000,000,000,000,000,000,000")
        #expect(Float16.greatestFiniteMagnitude.typed[0] == "65,504")
        #expect(Float.leastNonzeroMagnitude.typed[1] == "0.000000000000000000000000000000000000000000001")
        #expect(Float16.infinity.typed[0] == "∞")
        #expect((-Float.infinity).typed[2] == "-∞%")
        #expect(Float.nan.typed[4] == "€NaN")
        #expect((-0.0 as Float).typed[0] == "-0")
    }
}

/// The texts of a value in each style, held and compiled, are those that were typed; and those that are expected.
private func expect<Value: FormattedNumber>(
    _ value: Value, _ texts: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let typed = value.typed
    #expect(Array(typed.prefix(texts.count)) == texts, "\(Value.self)", sourceLocation: sourceLocation)
    #expect(try styled(value) == typed, "\(Value.self)", sourceLocation: sourceLocation)
}

/// Another value has the same texts: a ratio is a hundredth of whole percents.
private func expectSame<Value: FormattedNumber>(
    _ value: Value, _ exact: ExactDecimal, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    var texts = exact.typed
    if Value.isWholePercent {
        let digits = exact.description
        texts[2] = try ExactDecimal(digits + "e-2").typed[2]
        texts[3] = try ExactDecimal(digits + "e-3").typed[3]
    }
    #expect(value.typed == texts, "\(Value.self)", sourceLocation: sourceLocation)
}

/// The value in styles that are held, and in the same compiled.
private func styled<Value: FormattedNumber>(_ value: Value) throws -> [String] {
    func texts<Style: NumberStyleProtocol>(_ style: Style) throws -> String where Style.Value == Value {
        let text = style.format(value)
        let compiled = try style.compiled()
        #expect(try compiled.format(value) == text)
        var bytes: [UInt8] = []
        try compiled.append(value, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        #expect(try compiled.formattedText(value).text == text)
        return text
    }
    let number = NumberStyle<Value>(locale: "en")
    let percent = PercentStyle<Value>(locale: "en")
    let currency = CurrencyStyle<Value>(code: "EUR", locale: "en")
    let unit = UnitStyle<Value>("meter", locale: "en")
    return try [
        texts(number), texts(number.precision(.unlimited)), texts(percent), texts(percent.unit(.permille)),
        texts(currency), texts(currency.presentation(.fullName)), texts(unit), texts(unit.width(.wide)),
        texts(number.notation(.scientific)), texts(number.notation(.engineering)),
        texts(number.notation(.compactName())), texts(number.notation(.spellOut)), texts(number.notation(.ordinal)),
    ]
}

extension String {
    /// A comma before every third digit from the end.
    fileprivate var grouped: String {
        let digits = Array(drop { $0 == "-" })
        var text = hasPrefix("-") ? "-" : ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
