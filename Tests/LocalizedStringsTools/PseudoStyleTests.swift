import LocalizedStrings
import LocalizedStringsTools
import Testing

@Suite struct PseudoStyleTests {
    private let accents = PseudoStyle(accents: true)

    @Test func plainText() {
        #expect(accents.applied(to: "Delete") == "Ðéļéţé")
        #expect(PseudoStyle(brackets: true).applied(to: "OK") == "[!! OK !!]")
        #expect(
            PseudoStyle(isRightToLeft: true).applied(to: "a b")
                == "\u{200F}\u{202E}a\u{202C}\u{200F} \u{200F}\u{202E}b\u{202C}\u{200F}")
        #expect(PseudoStyle.accented.applied(to: "") == "")
        // The examples of the documentation.
        #expect(PseudoStyle.accented.applied(to: "Delete %lld files?") == "[!! Ðéļéţé %lld ƒîļéš? öñé ţŵö ţĥŕéé !!]")
        #expect(PseudoStyle.accented.applied(to: "Cancel") == "[!! Çåñçéļ öñé ţŵö !!]")
        #expect(PseudoStyle(expansion: .double).applied(to: "OK") == "OK one")
    }

    /// Every style leaves these as they are.
    @Test(arguments: [
        "%@", "%1$lld", "%.2f", "%%", "%(name)@", "%(count)lld", "%(a.b)5.2f", "%#@files@", "%arg",
        "https://example.com/a?b=c", "me@example.com", "<b>", "</b>",
        "<br/>",
        "&amp;", "{name}", "{{count}}", "\\n", "\n", "](https://example.com)",
    ])
    func kept(_ text: String) {
        for style in [
            PseudoStyle.accented, .rightToLeft,
            PseudoStyle(accents: true, expansion: .double, brackets: true, isRightToLeft: true),
        ] {
            #expect(
                style.applied(to: "ab \(text) cd").contains(" \(text) ")
                    || style.applied(to: "ab \(text) cd").contains(text))
            #expect(accents.applied(to: text) == text)
        }
    }

    /// What is turned around pairs up beside controls that the text has itself.
    @Test func isolatesStay() {
        let text = PseudoStyle.rightToLeft.applied(to: "Open \u{2068}%@\u{2069} now")
        #expect(text.contains(" \u{2068}%@\u{2069} "))
        var catalog = StringCatalog()
        catalog["Open \u{2068}%@\u{2069} now"] = CatalogEntry()
        catalog["%lld files"] = CatalogEntry()
        catalog["%lld files"]?["en"] = CatalogLocalization(
            TextTemplate(
                .plural(type: .cardinal, argument: nil, [.one: .text("%lld file"), .other: .text("%lld files")])))
        PseudoStyle.rightToLeft.add(to: &catalog)
        let findings = StringLint().lint([LintTable(catalog)]).findings.filter { $0.language == "ar-XB" }
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    @Test func markupStays() throws {
        let text = "^[%lld days](inflect: true, morphology: { number: \"plural\" }) in ^[0.5](formatNumber: true)"
        let pseudo = PseudoStyle.accented.applied(to: text)
        #expect(pseudo.contains("^[%lld ðåýš](inflect: true, morphology: { number: \"plural\" })"))
        #expect(pseudo.contains("^[0.5](formatNumber: true)"))
        let tree = try MarkupTree(parsing: pseudo)
        #expect(tree.nodes.count { $0.kind == .run } == 2)
        #expect(tree.specifiers.count == 1)
    }

    /// At least as long as asked, whole words, and never without end.
    @Test(arguments: [
        (PseudoStyle.Expansion.double, 2.0), (.percent(50), 1.5), (.percent(-5), 1.0), (.none, 1.0),
        (.percent(.max), 11),
    ])
    func expansion(_ expansion: PseudoStyle.Expansion, _ factor: Double) {
        for text in ["OK", "Delete this file", String(repeating: "word ", count: 40) + "end"] {
            let length = PseudoStyle(expansion: expansion).applied(to: text).count
            #expect(Double(length) >= Double(text.count) * factor)
            #expect(Double(length) < Double(text.count) * factor + 8)
        }
        #expect(PseudoStyle(expansion: .usual).applied(to: "Settings") == "Settings one two")
    }

    /// Spaces at the edges stay at the edges.
    @Test func edges() {
        #expect(PseudoStyle.accented.applied(to: " Name: ") == " [!! Ñåɱé: öñé ţŵö !!] ")
    }

    @Test func templates() {
        let template = TextTemplate(
            .text("%#@n@ left"),
            substitutions: [
                "n": TextSubstitution(
                    argument: 1, specifier: "lld",
                    variation: .plural(
                        type: .cardinal, argument: nil, [.one: .text("%arg day"), .other: .text("%arg days")]))
            ])
        let pseudo = PseudoStyle(accents: true, brackets: true).applied(to: template)
        #expect(pseudo.variation == .text("[!! %#@n@ ļéƒţ !!]"))
        #expect(
            pseudo.substitutions["n"]?.variation
                == .plural(
                    type: .cardinal, argument: nil, [.one: .text("%arg ðåý"), .other: .text("%arg ðåýš")]))
    }

    @Test func catalogs() throws {
        var catalog = try LintFixture.catalog(
            "%lld files", wordings: ["en": ["plural.one": "%lld file", "plural.other": "%lld files"]])
        catalog["Save"] = CatalogEntry()
        catalog["iPhone"] = CatalogEntry()
        catalog["iPhone"]?.shouldTranslate = false
        #expect(PseudoStyle.accented.add(to: &catalog) == 2)
        #expect(PseudoStyle.rightToLeft.add(to: &catalog, as: "ar") == 2)
        let path = try #require(CatalogUnitPath("plural.one"))
        #expect(catalog["%lld files"]?["en-XA"]?[path]?.value == "[!! %lld ƒîļé öñé ţŵö !!]")
        #expect(catalog["Save"]?["ar"]?[.root]?.value == "\u{200F}\u{202E}Save\u{202C}\u{200F}")
        #expect(catalog["iPhone"]?.languages == [])
        // What it makes passes lint, but for what English itself lacks.
        let found = LintFixture.lint(catalog) { $0.disabled = [.translationMissing, .pluralMissing, .rawNumber] }
        #expect(found.findings.isEmpty, "\(found.findings)")
    }
}
