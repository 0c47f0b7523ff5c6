internal import LocaleFormatCore
internal import LocaleFormatTexts
internal import LocalizedStrings

/// Whether a text fits into its room with every number and in every wording.
enum WidthCheck {
    /// - Parameter language: one that the entry has, or the source language, whose text is the key where it has none.
    static func check(
        _ subject: LintSubject, in language: String, _ locale: LocaleID?, _ options: LintOptions,
        _ collector: inout LintCollector
    ) {
        let (key, entry) = (subject.key, subject.entry)
        guard options.checksWidths, collector.isEnabled(.textWidth), let locale,
            let limit = WidthLimit(key: key, comment: entry.comment, widths: options.widths)
        else { return }
        let localization = entry[language] ?? CatalogLocalization(key)
        var texts = TextOptions()
        texts.lexicon = options.lexicon
        let branches = TextBranches(
            key: key, localization, TextSet(locale: locale, options: texts), word: options.sampleText)
        guard let widest = branches.widest(), widest.columns > limit.columns else { return }
        let given = widest.sample.words.isEmpty ? "" : " with " + widest.sample.words.joined(separator: ", ")
        collector.add(
            .textWidth, key: key, language: language,
            "takes \(widest.columns) columns\(given), and has \(limit.columns): “\(widest.text)”")
    }
}
