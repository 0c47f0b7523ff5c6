import LocaleFormatCore
import LocaleFormatMarkup
import Testing

/// `formatNumber`: numbers of the text itself, in neutral form, written for the reader.
@Suite struct FormatNumberTests {
    static func format(
        _ text: String, _ locale: LocaleID, _ arguments: [TextArgument] = [], _ change: (inout TextOptions) -> Void = { _ in }
    ) throws -> String {
        var options = TextOptions()
        change(&options)
        return try TextTemplate(text).compiled(for: locale, options: options).format(arguments)
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
        ("^[007](formatNumber: true)", "mr", "००७"),
        ("^[Version 1.2.3](formatNumber: true)", "de", "Version 1.2.3"),
        ("^[1.5 or 2.25](formatNumber: true)", "fr", "1,5 or 2,25"),
        ("^[1.5e3](formatNumber: true)", "de", "1,5E3"),
        ("^[+5](formatNumber: true)", "en", "+5"),
        ("^[.5](formatNumber: true)", "de", ",5"),
        ("^[123456789012345678901234567890.10](formatNumber: true)", "de", "123.456.789.012.345.678.901.234.567.890,10"),
        ("^[50%](formatNumber: true)", "de", "50%"),
    ]

    @Test(arguments: rows)
    func numbers(text: String, locale: String, expected: String) throws {
        #expect(try Self.format(text, LocaleID(locale)) == expected)
    }
}
