import LocaleFormatOperations

extension Tour {
    /// Names as each language writes them; nil with an ICU that has no patterns for names.
    static var nameTable: TourTable? {
        var rows: [[String]] = []
        for name in names {
            let locale: [(OptionName, String)] = [(.locale, name.locale)]
            let input = OperationInput.fields(name.fields.map { .init(key: $0.0, text: $0.1) })
            guard let text = try? result(.name, locale + name.options, input) else { return nil }
            let written = name.fields.filter { $0.0 != "locale" }.map(\.1).joined(separator: ", ")
            let words = name.options.map(\.1).filter { $0 != "referring" }
            rows.append([([name.locale] + words).joined(separator: ", "), written, text])
        }
        return TourTable(title: "Names, in each language's order and length", rows: rows)
    }

    private struct Row {
        let locale: String
        let options: [(OptionName, String)]
        let fields: [(String, String)]
    }

    private static let thomas = [
        ("title", "Dr."), ("given", "Thomas"), ("given-informal", "Tom"), ("given2", "Louis"), ("surname", "Clark"),
        ("suffix", "Esq."),
    ]
    private static let yamada = [("given", "太郎"), ("surname", "山田")]
    private static let wang = [("given", "瑗珺"), ("given-informal", "珺珺"), ("surname", "汪")]
    private static let albert = [("given", "Albert"), ("surname", "Einstein"), ("locale", "de")]
    private static let naguib = [("given", "نجيب"), ("surname", "محفوظ")]

    private static let names: [Row] =
        ["long", "medium", "short", "abbreviated"].map {
            Row(locale: "en", options: [(.style, $0)], fields: thomas)
        } + [
            Row(locale: "en", options: [(.order, "sorting"), (.length, "long")], fields: thomas),
            Row(locale: "fr", options: [(.length, "long"), (.usage, "monogram")], fields: thomas),
            Row(locale: "zh", options: [(.style, "medium")], fields: wang),
            Row(locale: "zh", options: [(.style, "short")], fields: wang),
            Row(locale: "zh", options: [(.style, "abbreviated")], fields: wang),
            Row(locale: "ja", options: [(.style, "medium")], fields: yamada),
            Row(locale: "ja", options: [(.style, "abbreviated")], fields: yamada),
            Row(locale: "ko", options: [(.style, "medium")], fields: [("given", "민준"), ("surname", "김")]),
            Row(
                locale: "ja", options: [(.style, "medium")],
                fields: [("given", "アルベルト"), ("surname", "アインシュタイン"), ("locale", "de")]),
            Row(
                locale: "hu", options: [(.length, "medium")],
                fields: [("given", "Zoltán"), ("surname", "Nagy"), ("locale", "hu")]),
            Row(locale: "hu", options: [(.order, "sorting")], fields: albert),
            Row(
                locale: "es", options: [(.length, "long")],
                fields: [("given", "Diego"), ("surname", "Rivera"), ("surname2", "Barrientos"), ("locale", "es")]),
            Row(
                locale: "nl", options: [(.order, "sorting")],
                fields: [
                    ("given", "Willem"), ("surname-prefix", "van der"), ("surname-core", "Plas"), ("locale", "nl"),
                ]),
            Row(locale: "ar", options: [(.style, "medium")], fields: naguib),
            Row(locale: "ar", options: [(.style, "abbreviated")], fields: naguib),
            Row(
                locale: "ru", options: [(.length, "short")],
                fields: [("given", "Лев"), ("given2", "Николаевич"), ("surname", "Толстой")]),
            Row(locale: "hi", options: [(.usage, "monogram")], fields: [("given", "रवीन्द्रनाथ"), ("surname", "ठाकुर")]),
        ]
}
