import LocaleFormat
import LocaleFormatBridge
import LocaleFormatNumbers
import TestSupport
import Testing

@Suite struct NumberGoldenTests {
    /// Every row of `Data/Golden/Numbers`: as a compiled style, as fields, and as appended bytes.
    @Test func goldenRows() throws {
        var mismatches = Mismatches()
        var styles: [[String]: CompiledNumber] = [:]
        for row in try GoldenTable(room: "Numbers", cldr: ICUVersion.current.cldr).rows {
            let compiled =
                try styles[[row.locale, row.style]]
                ?? CompiledNumber(NumberStyleText.specification(row.style, locale: row.locale))
            styles[[row.locale, row.style]] = compiled
            let value = try Self.value(row.input)
            mismatches.expect(try compiled.format(value), equals: row.expected, "\(row.id) \(row.locale) \(row.style)")
            var bytes: [UInt8] = []
            try compiled.append(value, to: &bytes)
            mismatches.expect(String(decoding: bytes, as: UTF8.self), equals: row.expected, "\(row.id) appended")
        }
        mismatches.report()
    }

    private static func value(_ text: String) throws -> NumberValue {
        switch text {
        case "NaN": .double(.nan)
        case "Infinity": .double(.infinity)
        default: .decimal(try ExactDecimal(text))
        }
    }
}
