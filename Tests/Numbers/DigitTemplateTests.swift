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
            // Behind other bytes, which stay as they are.
            bytes = Array(0..<100)
            try compiled.append(value, to: &bytes)
            mismatches.expect(
                bytes, equals: Array(0..<100) + Array(try reference.format(value).utf8), "\(value) behind others")
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

/// Memory that the caller owns.
@Suite struct NumberSpanTests {
    @Test(arguments: ["", "compact-short", "scientific"]) func spans(skeleton: String) throws {
        let compiled = try CompiledNumber(NumberSpecification(locale: "hi-IN-u-nu-deva", kind: .skeleton(skeleton)))
        try check(compiled)
        try check(try NumberStyle<Double>(locale: "de").compiled())
    }

    private func check(_ compiled: CompiledNumber) throws {
        for value in [0, 7, -1_234_567, 12.5, -.infinity] as [Double] {
            let expected = Array(try compiled.format(value).utf8)
            for room in 0...expected.count + 1 {
                var isWritten = false
                let bytes = try [UInt8](capacity: room + 1) { output in
                    output.append(0x23)
                    isWritten = try compiled.append(value.numberValue, to: &output)
                    if let integer = Int(exactly: value), !isWritten {
                        #expect(try !compiled.append(integer, to: &output))
                    }
                }
                #expect(isWritten == (room >= expected.count))
                #expect(bytes == [0x23] + (isWritten ? expected : []))
                var memory: [UInt8] = Array(repeating: 0x23, count: room)
                var span = memory.mutableSpan
                let count = try compiled.write(value.numberValue, to: &span)
                #expect(count == (room >= expected.count ? expected.count : nil))
                #expect(memory == (count == nil ? [] : expected) + Array(repeating: 0x23, count: room - (count ?? 0)))
            }
        }
    }
}
