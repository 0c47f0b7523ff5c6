import LocaleFormatBridge
import LocaleFormatCore
import LocaleFormatDates
import TestSupport
import Testing

@Suite struct DateGoldenTests {
    /// Every row of `Data/Golden/Dates`: as a string, as appended bytes, and with fields.
    @Test func goldenRows() throws {
        var mismatches = Mismatches()
        for row in try GoldenTable(room: "Dates", cldr: ICUVersion.current.cldr).rows {
            let compiled = try DateStyleText.style(row.style, locale: row.locale).compiled()
            let instant = try Instant(iso8601: row.input)
            mismatches.expect(
                try compiled.format(instant), equals: row.expected, "\(row.id) \(row.locale) \(row.style)")
            var bytes: [UInt8] = []
            try compiled.append(instant, to: &bytes)
            mismatches.expect(String(decoding: bytes, as: UTF8.self), equals: row.expected, "\(row.id) appended")
            mismatches.expect(try compiled.formattedText(instant).text, equals: row.expected, "\(row.id) with fields")
        }
        mismatches.report()
    }

    /// Rows where ICU is not followed: ours as written, and ICU still different. A row that ICU has come to share is stale.
    @Test func knownDifferences() throws {
        var mismatches = Mismatches()
        let file = RepositoryRoot.file("Data/Golden/Dates/known-differences.tsv")
        for row in try GoldenTable.read(file) {
            let style = try DateStyleText.style(row.style, locale: row.locale)
            let instant = try Instant(iso8601: row.input)
            mismatches.expect(try style.compiled().format(instant), equals: row.expected, row.id)
            // Asked directly, in the calendar of that name: for `islamic` the package asks ICU for Umm al-Qura.
            let calendar = try style.compiled().calendar.id
            let handle = try DateFormatHandle(
                .pattern(style.compiled().pattern), locale: style.locale.setting("ca", to: calendar.bcp47).icuName,
                zone: "Etc/UTC")
            if ICUVersion.current.major == 72, try handle.format(Double(instant.seconds) * 1_000) == row.expected {
                mismatches.add("\(row.id): ICU agrees; remove the row")
            }
        }
        mismatches.report()
    }

    /// Writes `cldr<version>.tsv` from ICU's own functions, when a run asks for it.
    @Test(.enabled(if: GoldenTable.isRegenerating)) func regenerate() throws {
        var rows: [GoldenTable.Row] = []
        let version = "ICU \(ICUVersion.current.text), udat_format"
        for calendar in DateParityTests.calendars {
            for locale in ["en", "de", "ar-EG", "fa", "he", "hi", "ja", "th", "zh", "am"] {
                for (length, icu) in [("full", Int32(0)), ("long", 1), ("medium", 2), ("short", 3)] {
                    let name = try LocaleID(locale).setting("ca", to: calendar.bcp47).icuName
                    let handle = try DateFormatHandle(.styles(date: icu, time: icu), locale: name, zone: "Asia/Kolkata")
                    for (number, input) in ["2025-11-21T03:00:00Z", "2023-03-28T18:45:09Z", "2019-05-01T00:00:00Z"]
                        .enumerated()
                    {
                        let milliseconds = Double(try Instant(iso8601: input).seconds) * 1_000
                        rows.append(
                            .init(
                                id: "\(calendar.rawValue)-\(locale)-\(length)-\(number)", locale: locale,
                                style: "date:\(length) time:\(length) calendar:\(calendar.rawValue) zone:Asia/Kolkata",
                                input: input, expected: try handle.format(milliseconds), source: version))
                    }
                }
            }
        }
        let major = ICUVersion.current.cldr.prefix { $0.isNumber }
        try GoldenTable.write(
            rows, to: RepositoryRoot.file("Data/Golden/Dates/cldr\(major).tsv"),
            comment: ["Made by DateGoldenTests.regenerate. Do not edit."])
    }
}
