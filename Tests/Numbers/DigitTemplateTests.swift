import LocaleFormat
import LocaleFormatNumbers
import TestSupport
import Testing

/// The ends of the range that packed words cover.
@Suite struct DigitTemplateTests {
    @Test(arguments: ["en", "hi-IN-u-nu-deva", "en-US-u-va-posix", "es", "en-u-nu-mathbold", "ee"] as [LocaleID])
    func extremes(locale: LocaleID) throws {
        let specification = NumberStyle<Int>(locale: locale).specification
        let compiled = try CompiledNumber(specification)
        let reference = try CompiledNumber(reference: specification)
        var mismatches = Mismatches()
        var values: [NumberValue] = [
            .integer(isNegative: false, magnitude: .max), .integer(isNegative: true, magnitude: .max),
        ]
        var power = 1
        for _ in 0..<19 {
            for value in [power - 1, power, power + 1, -power] { values.append(NumberValue(value)) }
            power = power.multipliedReportingOverflow(by: 10).partialValue
        }
        for value in values + [NumberValue(Int.min), NumberValue(Int.max)] {
            mismatches.expect(try compiled.format(value), equals: try reference.format(value), "\(value)")
            var bytes: [UInt8] = []
            try compiled.append(value, to: &bytes)
            mismatches.expect(String(decoding: bytes, as: UTF8.self), equals: try reference.format(value), "\(value)")
        }
        mismatches.report()
    }

    @Test func ints() throws {
        let compiled = try NumberStyle<Int>(locale: "de").compiled()
        #expect(try compiled.format(Int.min) == "-9.223.372.036.854.775.808")
        #expect(try compiled.format(0) == "0")
        var bytes: [UInt8] = []
        try compiled.append(Int.max, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "9.223.372.036.854.775.807")
    }
}
