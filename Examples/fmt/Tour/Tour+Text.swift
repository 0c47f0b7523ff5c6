import LocaleFormat
import LocaleFormatOperations

extension Tour {
    /// Lists, quantities, text that formats itself, and texts that are read back.
    static func textTables() throws(CommandFailure) -> [TourTable] {
        [
            try table("Lists", lists.map { note, options, value in (note, .list, options, value) }),
            try table("Quantities and durations", quantities),
            try table(
                "Localized text that formats itself",
                markup.map { locale, options, value in
                    (locale, .markup, [(.locale, locale)] + options, value)
                }),
            try table("Read back", readings),
        ]
    }

    /// Elements have tabs between them, as on standard input.
    private static let lists: [(String, [(OptionName, String)], String)] = [
        ("en", [(.locale, "en")], "red\tgreen\tblue"), ("es, before i", [(.locale, "es")], "Ana\tIris"),
        ("es, or, before o", [(.locale, "es"), (.type, "or")], "siete\tocho"), ("he", [(.locale, "he")], "אבא\tאמא"),
        ("ja", [(.locale, "ja")], "東\t西\t南\t北"), ("hi", [(.locale, "hi")], "सेब\tकेला\tआम"),
    ]
    private static let quantities: [TextRow] = [
        ("de", .unit, [(.locale, "de"), (.width, "wide")], "80 kilometer-per-hour"),
        ("ar", .unit, [(.locale, "ar-EG"), (.width, "wide")], "3 day"),
        ("hi, deva", .unit, [(.locale, "hi-u-nu-deva")], "31.5 celsius"),
        ("en, time", .duration, [(.locale, "en")], "5025"),
        ("fr, units", .duration, [(.locale, "fr"), (.style, "units")], "5025"),
    ]
    private static let markup: [(String, [(OptionName, String)], String)] = [
        ("es-ES", [], "^[0.5](formatNumber: true)×"), ("es-US", [], "^[0.5](formatNumber: true)×"),
        ("hi-IN-u-nu-deva", [], "^[10](formatNumber: true)-दिन का पूर्वानुमान"),
        ("en", [(.arg, "3")], "^[%lld new message](inflect: true)"),
        ("es", [(.arg, "pizza")], "^[Nuestro %@](inflect: true)"),
        ("ko", [(.arg, "블루투스")], "'^[%@을](inflect: true) 켤 때'"),
        ("hi", [(.termOfAddress, "feminine")], "^[पाते हैं](inflect: true)"),
    ]
    private static let readings: [TextRow] = [
        ("number, hi", .parseNumber, [(.locale, "hi-u-nu-deva")], "१२,३४,५६७"),
        ("money, de", .parseCurrency, [(.locale, "de")], "1.234,50 €"),
        ("date, ja", .parseDate, [(.locale, "ja-u-ca-japanese")], "令和7年11月21日"),
        ("date, gujarati", .parseDate, [(.locale, "gu"), (.calendar, "gujarati")], "1 કારતક, વિ. સં. 2082"),
    ]
}
