// UTS #35 part 8, "Derive the formatting locale" and "Handling foreign names".
internal import LocaleFormatCore

extension NameProgram {
    /// Formats a name with the rules that go with the data: those of CLDR 42, or those since CLDR 43.
    func format(_ name: PersonName, into writer: inout NameWriter) {
        if nativeSpace == nil { formatAsCLDR42(name, into: &writer) } else { formatByScript(name, into: &writer) }
    }

    /// CLDR 42: a language without spaces between words hands a name from a language with spaces over to that language.
    ///
    /// | formatter | name | result |
    /// |---|---|---|
    /// | ja | de: アルベルト, アインシュタイン | アルベルト・アインシュタイン, by German rules |
    /// | ja | de: Albert, Einstein | Albert Einstein, by German rules |
    /// | ja | zh: 瑗珺, 汪 | 汪瑗珺 |
    /// | en | ja: 太郎, 山田 | 山田 太郎 |
    private func formatAsCLDR42(_ name: PersonName, into writer: inout NameWriter) {
        let source: NameLocale
        if let locale = name.locale, let language = name.language {
            source = NameLocale(locale, language)
        } else {
            source = NameLocale.derived(for: name, formatter: self)
        }
        // The other language derives a missing locale anew, by its own script.
        guard !usesSpaces, SpaceReplacement.usesSpaces(source.language),
            read(source.locale, { $0.formatAsCLDR42(name, into: &writer) }) != nil
        else {
            fill(name, from: source, into: &writer)
            return
        }
        if foreignSpace != " ", SpaceReplacement.replacesSpaces(in: writer.text, scripts: scripts) {
            writer.replaceSpaces(with: foreignSpace, runs: false)
        }
    }

    /// CLDR 43 and later: a name in another script is handed over to a locale that is written in it.
    func formatByScript(_ name: PersonName, into writer: inout NameWriter) {
        let nameScript = NameScript.of(name)
        let source: NameLocale
        if let locale = name.locale, let language = name.language {
            source = NameLocale(locale, language)
        } else if let nameScript, !NameScript.match(nameScript, script) {
            // Apple documents of Foundation's styles too that scripts come before locales in deciding the order: a Latin name is
            // English in a Japanese locale, and begins with the given name.
            source = NameLocale.likely(forScript: nameScript)
        } else {
            source = locale
        }
        // The program that writes in the name's script: this one, or the name's own locale's, or that of the script's language.
        if let nameScript, !NameScript.match(nameScript, script) {
            let isWritten: Void? =
                read(source.locale) { own in
                    NameScript.match(nameScript, own.script)
                        ? own.fillReplacingSpaces(name, from: source, into: &writer) : nil
                }
                ?? read(NameLocale.likely(forScript: nameScript).locale) {
                    $0.fillReplacingSpaces(name, from: source, into: &writer)
                }
            if isWritten != nil { return }
        }
        fillReplacingSpaces(name, from: source, into: &writer)
    }

    private func fillReplacingSpaces(_ name: PersonName, from source: NameLocale, into writer: inout NameWriter) {
        fill(name, from: source, into: &writer)
        let isNative = SpaceReplacement.isNative(source.language, in: locale.language)
        let replacement = isNative ? nativeSpace ?? " " : foreignSpace
        if replacement != " " { writer.replaceSpaces(with: replacement, runs: true) }
    }

    /// Reads the same program of another locale.
    @inline(__always)
    private func read<Result>(_ other: LocaleID, _ body: (NameProgram) -> Result?) -> Result? {
        NameProgram.read(
            Key(axes: axes, locale: other.withoutExtensions, capitalizesSurname: capitalizesSurname, form: form), body)
    }
}
