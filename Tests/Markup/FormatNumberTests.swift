import LocaleFormatCore
import LocaleFormatAppleStrings
import LocaleFormatTexts
import TestSupport
import Testing
import LocalizedStrings

/// `formatNumber`: numbers of the text itself, in neutral form, written for the reader.
@Suite struct FormatNumberTests {
    static func format(
        _ text: String, _ locale: LocaleID, _ arguments: [TextArgument] = [],
        _ change: (inout TextOptions) -> Void = { _ in }
    ) throws -> String {
        var options = TextOptions()
        change(&options)
        return try TextTemplate(text).compiled(in: locale, options: options).format(arguments)
    }

    static let rows: [(String, String, String)] = [
        ("^[0.5](formatNumber: true)× zoom", "es-ES", "0,5× zoom"),
        ("^[0.5](formatNumber: true)× zoom", "es-US", "0.5× zoom"),
        ("^[0.5×](formatNumber: true) zoom", "es-ES", "0,5× zoom"),
        ("^[0.5](formatNumber: true)×", "hi-IN-u-nu-deva", "०.५×"),
        ("^[0.5](formatNumber: true)×", "ar-EG", "٠٫٥×"),
        ("^[10](formatNumber: true)-दिन का पूर्वानुमान", "hi-IN-u-nu-deva", "१०-दिन का पूर्वानुमान"),
        ("^[10](formatNumber: true)-दिन का पूर्वानुमान", "hi-IN", "10-दिन का पूर्वानुमान"),
        ("توقعات ^[10](formatNumber: true) أيام", "ar-EG", "توقعات ١٠ أيام"),
        ("^[0.50](formatNumber: true)", "de", "0,50"),
        ("^[1000](formatNumber: true)", "en", "1,000"),
        ("^[1000](formatNumber: true)", "es", "1000"),
        ("^[1234567](formatNumber: true)", "hi", "12,34,567"),
        ("^[1,234,567.80](formatNumber: true)", "de", "1.234.567,80"),
        ("^[12,34,567](formatNumber: true)", "en", "1,234,567"),
        ("^[-10 °C](formatNumber: true)", "sv", "−10 °C"),
        ("^[10-12](formatNumber: true)", "ar-EG", "١٠-١٢"),
        ("^[2019-2024](formatNumber: true)", "en", "2019-2024"),
        ("^[2025-11-21](formatNumber: true)", "fa", "۲۰۲۵-۱۱-۲۱"),
        ("^[10/12, 10:05](formatNumber: true)", "ar-EG", "١٠/١٢, ١٠:٠٥"),
        ("^[007](formatNumber: true)", "mr", LoadedICU.words("००७", apple: "007")),
        ("^[Version 1.2.3](formatNumber: true)", "de", "Version 1.2.3"),
        ("^[1.5 or 2.25](formatNumber: true)", "fr", "1,5 or 2,25"),
        ("^[1.5e3](formatNumber: true)", "de", "1,5E3"),
        ("^[+5](formatNumber: true)", "en", "+5"),
        ("^[.5](formatNumber: true)", "de", ",5"),
        (
            "^[123456789012345678901234567890.10](formatNumber: true)", "de",
            "123.456.789.012.345.678.901.234.567.890,10"
        ),
        ("^[50%](formatNumber: true)", "de", "50%"),
    ]

    /// In Hindi with its own digits, since only there every decision shows.
    static let surroundings: [(String, String)] = [
        ("3D", "३D"), ("10km", "१०km"), ("2h30", "२h३०"), ("1920x1080", "१९२०x१०८०"), ("x2", "x२"), ("1st", "१st"),
        ("5e", "५e"),
        ("H2O", "H2O"), ("MP3", "MP3"), ("v2.0", "v2.0"), ("UTF-8", "UTF-8"), ("T-1000", "T-1000"), ("0x1F", "0x1F"),
        ("a1b2", "a1b2"),
        ("कोविड-19", "कोविड-१९"), ("第5章", "第५章"), ("iOS 17", "iOS १७"), ("$5", "$५"), ("Rs.500", "Rs.५००"), ("#1", "#१"),
        ("(5)", "(५)"),
        ("192.168.0.1", "192.168.0.1"), ("3..4", "३..४"), ("5.", "५."), ("10%", "१०%"), ("24/7", "२४/७"),
        ("16:9", "१६:९"), ("--5", "--५"),
        ("1,2345", "१,२३४५"), ("1234,567", "१२३४,५६७"), ("1,2,3", "१,२,३"), ("1000-2000", "१०००-२०००"),
        ("1000–2000", "१०००–२०००"),
        ("1,000-2,000", "१,०००-२,०००"), ("1,000–2,000", "१,०००–२,०००"), ("2019–2024", "२०१९–२०२४"),
        ("2.5–3.5", "२.५–३.५"),
        ("1e6", "१E६"), ("1e6x", "१e६x"), ("1,000e3", "१.०००E६"), ("+1 555-1234", "+१ ५५५-१२३४"), ("５", "５"),
        ("٣", "٣"), ("½", "½"),
    ]

    @Test(arguments: surroundings)
    func numberOrName(text: String, expected: String) throws {
        #expect(try Self.format("^[\(text)](formatNumber: true)", "hi-IN-u-nu-deva") == expected)
    }

    @Test func longWords() throws {
        for unit in ["a1", "a-1", "1-", "1x", "0x", "1,", "1.", "1–", "1e", "-", "x", "1'000'"] {
            let text = String(repeating: unit, count: 5_000)
            _ = try? Self.format("^[\(text)](formatNumber: true)", "hi-IN-u-nu-deva")
        }
        #expect(
            try Self.format("^[\(String(repeating: "a1", count: 50_000))](formatNumber: true)", "hi-IN-u-nu-deva").utf8
                .count == 100_000)
    }

    /// A locale at fault is told as such; the number is not blamed.
    @Test func unknownNumberingSystem() throws {
        let error = try #require(throws: MarkupError.self) {
            try Self.format("^[10](formatNumber: true)", "en-u-nu-dewa")
        }
        #expect(error.description.contains("unknown numbering system 'dewa'; did you mean 'deva'?"))
        #expect(!error.description.contains("expected"))
    }

    @Test(arguments: rows)
    func numbers(text: String, locale: String, expected: String) throws {
        #expect(try Self.format(text, LocaleID(locale)) == expected)
    }
}
