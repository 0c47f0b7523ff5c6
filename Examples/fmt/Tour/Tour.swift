import LocaleFormat
import LocaleFormatOperations

/// `fmt tour`: what the command does, in many languages and numerals, each row made by the operations of the command itself.
enum Tour {
    static func tables(display: LocaleID) throws(CommandFailure) -> [TourTable] {
        [
            try table(
                "Numbers, in each language's own way",
                numbers.map { locale in
                    (LocaleID.name(locale, in: display), .number, [(.locale, locale)], "-1234567.891")
                }),
            try table(
                "Numerals, of any numbering system",
                numerals.map { system, value in
                    (system, .number, [(.locale, "en"), (.numberingSystem, system)], value)
                }),
            try table(
                "Styles",
                styles.map { style, locale, value in
                    ("\(style), \(locale)", .number, [(.locale, locale), (.style, style)], value)
                }),
            try table(
                "Money, with each currency's digits and each language's places",
                money.map { locale, code in
                    (
                        "\(code), \(LocaleID.name(locale, in: display))", .currency,
                        [(.locale, locale), (.code, code)], "1234567.5"
                    )
                }),
            try table(
                "Money, in bookkeeping, in cash, by name",
                [
                    ("accounting, en", .currency, [(.locale, "en"), (.code, "USD"), (.accounting, "true")], "-1234.5"),
                    ("cash, de-CH", .currency, [(.locale, "de-CH"), (.code, "CHF"), (.cash, "true")], "12.03"),
                    (
                        "name, pl", .currency,
                        [(.locale, "pl"), (.code, "PLN"), (.presentation, "name"), (.fraction, "0")], "5"
                    ),
                    (
                        "name, ar", .currency,
                        [(.locale, "ar"), (.code, "EGP"), (.presentation, "name"), (.fraction, "0")], "3"
                    ),
                    (
                        "compact, ja", .currency, [(.locale, "ja"), (.code, "JPY"), (.notation, "compact-short")],
                        "123456789"
                    ),
                ]),
            try rangeTable(),
            nameTable,
        ].compactMap(\.self) + (try dateTables(display: display)) + (try textTables())
    }

    /// Nil with an ICU that has no ranges of numbers.
    private static func rangeTable() throws(CommandFailure) -> TourTable? {
        if (try? NumberStyle<Int>(locale: "en").range.compiled()) == nil { return nil }
        return try table(
            "Ranges, and numbers that are about so much",
            ranges.map { note, options, value in
                (note, options.contains { $0.0 == .code } ? .currency : .number, options, value)
            })
    }

    /// A row is what a command line makes, so that the tour shows nothing a reader cannot type.
    typealias TextRow = (note: String, operation: OperationName, options: [(OptionName, String)], value: String)

    static func table(_ title: String, _ rows: [TextRow]) throws(CommandFailure) -> TourTable {
        var cells: [[String]] = []
        for row in rows {
            cells.append([
                row.note, row.value.replacing("\t", with: " "),
                try result(row.operation, row.options, .text(row.value)),
            ])
        }
        return TourTable(title: title, rows: cells)
    }

    static func result(
        _ operation: OperationName, _ options: [(OptionName, String)], _ input: OperationInput
    ) throws(CommandFailure) -> String {
        var values = OptionValues()
        values.append(options.map { ($0, $1) })
        var bytes: [UInt8] = []
        try operation.type.init(values, isBrief: true).append(input, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let numbers = [
        "en", "de", "de-CH", "fr", "es", "pl", "sv", "hi", "bn", "mr", "my", "ar-EG", "fa", "ur-IN", "he", "ja",
    ]
    private static let numerals = [
        ("latn", "2026"), ("deva", "2026"), ("beng", "2026"), ("gujr", "2026"), ("taml", "2026"), ("thai", "2026"),
        ("arab", "2026"), ("hanidec", "2026"), ("hans", "2026"), ("hebr", "2026"), ("roman", "2026"), ("armn", "2026"),
        ("geor", "2026"), ("ethi", "2026"), ("mathbold", "2026"),
    ]
    private static let styles = [
        ("percent", "tr", "0.256"), ("percent", "ar-EG", "0.256"), ("permille", "de", "0.0256"),
        ("scientific", "sv", "1234567"), ("engineering", "en", "1234567"), ("compact-short", "en", "1234567"),
        ("compact-long", "de", "1234567"), ("compact-short", "ko", "1234567"), ("compact-short", "hi", "1234567"),
        ("spellout", "en", "1234"), ("spellout", "fr", "1234"), ("spellout", "zh", "1234"), ("ordinal", "en", "22"),
        ("ordinal", "fr", "1"),
    ]
    private static let money = [
        ("en-US", "USD"), ("en-CA", "USD"), ("de-AT", "EUR"), ("de-CH", "CHF"), ("pt-PT", "PTE"),
        ("hi-IN-u-nu-deva", "INR"),
        ("bn-BD", "BDT"), ("ja", "JPY"), ("ar-KW", "KWD"), ("fa", "IRR"), ("he", "ILS"), ("es-CL", "CLF"),
    ]
    private static let ranges: [(String, [(OptionName, String)], String)] = [
        ("en", [(.locale, "en"), (.range, "true")], "3..5"),
        ("percent, de", [(.locale, "de"), (.style, "percent"), (.range, "true")], "0.03..0.05"),
        ("money, fr", [(.locale, "fr"), (.code, "EUR"), (.range, "true")], "1000..2500"),
        ("compact, ja", [(.locale, "ja"), (.style, "compact-short"), (.range, "true")], "12000..34000"),
        ("about, ja", [(.locale, "ja"), (.approximately, "true")], "1200"),
        ("about, hi", [(.locale, "hi-u-nu-deva"), (.approximately, "true")], "120000"),
    ]
}

extension LocaleID {
    /// The name of a locale, and the tag itself for what is no locale.
    fileprivate static func name(_ tag: String, in display: LocaleID) -> String {
        (try? LocaleID(tag))?.displayName(in: display) ?? tag
    }
}
