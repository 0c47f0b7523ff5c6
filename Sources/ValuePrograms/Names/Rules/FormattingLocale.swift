// UTS #35 part 8, "Derive the formatting locale" and "Handling foreign names".

extension NameProgram {
    /// Formats a name with the rules that go with the data: those of CLDR 42, or those since CLDR 43.
    package func format(_ name: NameParts, _ known: any NameKnowledge, into writer: inout NameWriter) {
        if nativeSpace == nil {
            formatAsCLDR42(name, known, into: &writer)
        } else {
            formatByScript(name, known, into: &writer)
        }
    }

    /// CLDR 42: a language without spaces between words hands a name from a language with spaces over to that language.
    ///
    /// | formatter | name | result |
    /// |---|---|---|
    /// | ja | de: アルベルト, アインシュタイン | アルベルト・アインシュタイン, by German rules |
    /// | ja | de: Albert, Einstein | Albert Einstein, by German rules |
    /// | ja | zh: 瑗珺, 汪 | 汪瑗珺 |
    /// | en | ja: 太郎, 山田 | 山田 太郎 |
    private func formatAsCLDR42(_ name: NameParts, _ known: any NameKnowledge, into writer: inout NameWriter) {
        let source = name.origin ?? NameLocale.derived(for: name, formatter: self, known)
        // The other language derives a missing locale anew, by its own script.
        let isHandedOver =
            !usesSpaces && SpaceReplacement.usesSpaces(source.language)
            && known.read(source) { other in
                other.formatAsCLDR42(name, known, into: &writer)
                return true
            }
        guard isHandedOver else {
            fill(name, from: source, known, into: &writer)
            return
        }
        if foreignSpace != " ", SpaceReplacement.replacesSpaces(in: writer.text, scripts: scripts, known) {
            writer.replaceSpaces(with: foreignSpace, runs: false)
        }
    }

    /// CLDR 43 and later: a name in another script is handed over to a locale that is written in it.
    func formatByScript(_ name: NameParts, _ known: any NameKnowledge, into writer: inout NameWriter) {
        let nameScript = NameScript.of(name, known)
        let source: NameLocale
        if let origin = name.origin {
            source = origin
        } else if let nameScript, !NameScript.match(nameScript, script) {
            // Apple documents of Foundation's styles too that scripts come before locales in deciding the order: a Latin name is
            // English in a Japanese locale, and begins with the given name.
            source = known.likelyLocale(ofScript: nameScript)
        } else {
            source = locale
        }
        // The program that writes in the name's script: this one, or the name's own locale's, or that of the script's language.
        if let nameScript, !NameScript.match(nameScript, script) {
            let isWritten =
                known.read(source) { own in
                    guard NameScript.match(nameScript, own.script) else { return false }
                    own.fillReplacingSpaces(name, from: source, known, into: &writer)
                    return true
                }
                || known.read(known.likelyLocale(ofScript: nameScript)) {
                    $0.fillReplacingSpaces(name, from: source, known, into: &writer)
                    return true
                }
            if isWritten { return }
        }
        fillReplacingSpaces(name, from: source, known, into: &writer)
    }

    private func fillReplacingSpaces(
        _ name: NameParts, from source: NameLocale, _ known: any NameKnowledge, into writer: inout NameWriter
    ) {
        fill(name, from: source, known, into: &writer)
        let isNative = SpaceReplacement.isNative(source.language, in: locale.language)
        let replacement = isNative ? nativeSpace ?? " " : foreignSpace
        if replacement != " " { writer.replaceSpaces(with: replacement, runs: true) }
    }
}
