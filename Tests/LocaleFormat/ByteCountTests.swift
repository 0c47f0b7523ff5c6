import Foundation
import LocaleFormat
import TestSupport
import Testing

/// Amounts of data, beside Foundation's own style.
@Suite struct ByteCountTests {
    private static let values: [Int64] = [
        1, 2, 500, 998, 1_000, 1_001, 1_022, 1_024, 1_500, 12_345, 123_456, 999_498, 1_000_000, 1_048_576, 1_500_000,
        12_345_678, 999_949_998, 1_000_000_000, 1_234_567_890, 5_368_709_120, 999_994_999_998, 1_250_000_000_000,
        1_000_000_000_000_000, 4_503_599_627_370_496, .max,
    ]

    /// In English, where Foundation says the same for values that do not lie on the border of two units.
    @Test(arguments: values)
    func likeFoundation(value: Int64) {
        for (ours, theirs) in [
            (ByteCountStyle.Style.file, ByteCountFormatStyle.Style.file), (.memory, .memory), (.decimal, .decimal),
            (.binary, .binary),
        ] {
            for count in [false, true] {
                let foundation = ByteCountFormatStyle(
                    style: theirs, includesActualByteCount: count, locale: Locale(identifier: "en_US"))
                let style = ByteCountStyle(ours, includesActualByteCount: count, locale: "en-US")
                #expect(style.format(value) == foundation.format(value), "\(ours)")
                #expect(style.format(-value) == foundation.format(-value), "\(ours)")
            }
        }
    }

    @Test func allowedUnits() {
        for (ours, theirs) in [
            (ByteCountStyle.Units.bytes, ByteCountFormatStyle.Units.bytes), (.kb, .kb), (.mb, .mb), (.gb, .gb),
            (.tb, .tb),
            (.pb, .pb),
        ] {
            let foundation = ByteCountFormatStyle(allowedUnits: theirs, locale: Locale(identifier: "en_US"))
            let style = ByteCountStyle(allowedUnits: ours, locale: "en-US")
            for value in [Int64(1_500), 1_500_000, 12_345_678_901] {
                #expect(style.format(value) == foundation.format(value), "\(ours)")
            }
        }
        let gaps = ByteCountStyle(allowedUnits: [.kb, .gb], locale: "en")
        #expect(gaps.format(1_500_000) == "1,500 kB")
        #expect(gaps.format(999_900_000) == "999,900 kB")
        #expect(gaps.format(1_000_000_000) == "1 GB")
        #expect(gaps.format(5) == "0 kB")
        #expect(ByteCountStyle(allowedUnits: [], locale: "en").format(1_500_000) == "1.5 MB")
    }

    @Test func zero() {
        #expect(0.formatted(.byteCount(in: "en")) == "Zero kB")
        #expect(0.formatted(.byteCount(allowedUnits: .bytes, in: "en")) == "Zero bytes")
        #expect(0.formatted(.byteCount(allowedUnits: .mb, in: "en")) == "0 MB")
        #expect(0.formatted(.byteCount(spellsOutZero: false, in: "en")) == "0 bytes")
        // Foundation's own tests, ByteCountFormatStyleTests.zeroSpelledOutKb and zeroSpelledOutBytes.
        #expect(0.formatted(.byteCount(in: "fr")).replacing("\u{202F}", with: " ") == "Zéro ko")
        #expect(0.formatted(.byteCount(in: "zh-CN")) == (LoadedICU.cldr >= 42 ? "0 kB" : "0千字节"))
        #expect(0.formatted(.byteCount(allowedUnits: .bytes, in: "zh-CN")) == "0字节")
        #expect(0.formatted(.byteCount(in: "de")).replacing("\u{A0}", with: " ") == "0 kB")
        #expect(0.formatted(.byteCount(includesActualByteCount: true, in: "en")) == "Zero kB (0 bytes)")
    }

    /// 999.5 of a unit and more are one of the next: what would be shown decides. Foundation changes half a unit early.
    @Test func borders() {
        let style = ByteCountStyle(locale: "en")
        #expect(style.format(999) == "999 bytes")
        #expect(style.format(999_499) == "999 kB")
        #expect(style.format(999_500) == "1 MB")
        #expect(style.format(999_949_999) == "999.9 MB")
        #expect(style.format(999_950_000) == "1 GB")
        let memory = ByteCountStyle(.memory, locale: "en")
        #expect(memory.format(1_023) == "1,023 bytes")
        #expect(memory.format(1_048_063) == "1,023 kB")
        #expect(memory.format(1_048_064) == "1 MB")
        #expect(style.format(Int64.min) == "-9,223.37 PB")
        #expect(style.format(UInt64.max) == "18,446.74 PB")
        #expect(memory.format(UInt128.max) == "302,231,454,903,657,293,676,544 PB")
        #expect(style.format(UInt8(200)) == "200 bytes")
    }

    @Test func otherLanguages() throws {
        #expect(1_500_000.formatted(.byteCount(in: "fr")).filter { !$0.isWhitespace } == "1,5Mo")
        #expect(5_000.formatted(.byteCount(includesActualByteCount: true, in: "zh")).hasSuffix("（5,000字节）"))
        #expect(5_000.formatted(.byteCount(in: "hi-u-nu-deva")).contains("५"))
        #expect(5_000.formatted(.byteCount(in: "en-u-nu-xyz")) == "5000 bytes")
        #expect(throws: NumberError.self) { try ByteCountStyle(locale: "en-u-nu-xyz").formattedText(5_000) }
    }

    @Test func parts() throws {
        let text = try ByteCountStyle(includesActualByteCount: true, locale: "en").formattedText(1_500_000)
        #expect(
            text.spans.map { "\($0.field) \(text[$0])" }.filter { !$0.hasPrefix("group") } == [
                "integer 1", "decimal .", "fraction 5", "unit MB", "integer 1,500,000", "unit bytes",
            ])
        let zero = try ByteCountStyle(locale: "en").formattedText(0)
        #expect(zero.spans.map { "\($0.field) \(zero[$0])" } == ["integer Zero", "unit kB"])
        let style = ByteCountStyle(.memory, allowedUnits: [.kb, .mb], locale: "de")
        #expect(try JSONDecoder().decode(ByteCountStyle.self, from: JSONEncoder().encode(style)) == style)
    }
}
