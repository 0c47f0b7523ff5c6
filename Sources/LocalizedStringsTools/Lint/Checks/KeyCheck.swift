internal import LocalizedStrings

/// What concerns a key in all its languages: stale keys, missing translations, texts that must not be translated.
enum KeyCheck {
    static func check(_ subject: LintSubject, _ languages: LintLanguages, _ collector: inout LintCollector) {
        let (key, entry) = (subject.key, subject.entry)
        invisible(subject, &collector)
        if entry.extractionState == .stale {
            collector.add(.staleKey, key: key, language: nil, "the code no longer uses the key")
            return
        }
        guard entry.shouldTranslate else { return untranslatable(subject, &collector) }
        if subject.source == nil, !subject.texts.isEmpty {
            collector.add(
                .translationMissing, key: key, language: subject.sourceLanguage,
                "has no text; readers see the key")
        }
        let reference = subject.source ?? subject.keyText
        guard reference.hasWords, !(subject.source == nil && subject.texts.isEmpty) else { return }
        // In files of their own, the development language's tells which keys there are; what only others have is left over.
        if languages.hasSourceFile, subject.texts[subject.sourceLanguage] == nil { return }
        // de has it where de-AT is asked for.
        let common = Set(
            subject.texts.keys.compactMap { language in
                languages.locales[language].flatMap {
                    $0.region == nil ? Common(language: $0.language, script: $0.script) : nil
                }
            })
        for language in languages.required where subject.texts[language] == nil {
            if let locale = languages.locales[language], locale.region != nil,
                common.contains(Common(language: locale.language, script: locale.script))
            {
                continue
            }
            collector.add(.translationMissing, key: key, language: language, "is not translated")
        }
    }

    /// What nobody sees in the key, by which the program must know it, and in the comment, by which a translator does.
    private static func invisible(_ subject: LintSubject, _ collector: inout LintCollector) {
        let (key, comment) = (subject.key, subject.entry.comment ?? "")
        if let control = BidiBalance.firstControl(in: key) {
            collector.add(.bidi, key: key, language: nil, "the key has \(control), which nobody sees")
        }
        if let (control, isOpening) = BidiBalance.firstUnpaired(in: comment) {
            let lack = "is not \(isOpening ? "closed" : "opened") in its paragraph"
            collector.add(.bidi, key: key, language: nil, "\(control) in the comment \(lack)")
        }
        for (name, text) in [("key", key), ("comment", comment)] {
            guard let control = ControlCharacters.first(in: name == "key" ? Self.withoutContext(text) : text) else {
                continue
            }
            collector.add(.controlCharacter, key: key, language: nil, "the \(name) has \(control)")
        }
    }

    /// A key without what gettext's files write between a context and a text: one U+0004.
    private static func withoutContext(_ key: String) -> String {
        let parts = key.split(separator: "\u{4}", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty ? "\(parts[0]) \(parts[1])" : key
    }

    /// What may stand for a language: the same one and script without a region.
    private struct Common: Hashable {
        let language: String
        let script: String?
    }

    private static func untranslatable(_ subject: LintSubject, _ collector: inout LintCollector) {
        let texts = (subject.source ?? subject.keyText).wordings.map(\.text)
        let known = Set(texts)
        for language in subject.languages where language != subject.sourceLanguage {
            guard let text = subject.texts[language], text.wordings.map(\.text) != texts else { continue }
            let own = text.wordings.first { !known.contains($0.text) } ?? text.wordings[0]
            collector.add(
                .untranslatableChanged, key: subject.key, language: language, variant: own.path.description,
                "“\(LintReport.shortened(own.text))” differs from the source, though the key is marked not to be translated"
            )
        }
    }
}
