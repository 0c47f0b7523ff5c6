import Foundation
import LocaleFormat
import LocalizedStrings
import TestSupport
import Testing

@testable import LocalizedStringsInterchange

/// Catalogs as `.lproj` folders.
@Suite struct LprojFolderTests {
    private static func catalog(_ entries: String) throws -> StringCatalog {
        try StringCatalog(
            reading: Array(#"{"sourceLanguage":"en","version":"1.0","strings":{\#(entries)}}"#.utf8))
    }

    private static func files(_ catalog: StringCatalog, _ language: String = "de") throws -> [String: String] {
        let files = try catalog.lprojFolder(for: language).value.files()
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    // MARK: What is written

    @Test func texts() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["b"] = CatalogEntry(comment: "What\nit is")
        catalog["b"]?["de"] = CatalogLocalization("\"x\" \\ \n\t \u{1} ü \u{1F600}")
        catalog["a"] = CatalogEntry()
        catalog["a"]?["de"] = CatalogLocalization("%2$@ %1$@")
        #expect(
            try Self.files(catalog) == [
                "de.lproj/Localizable.strings": """
                "a" = "%2$@ %1$@";

                /* What
                it is */
                "b" = "\\"x\\" \\\\ \\n\\t \\U0001 ü \u{1F600}";

                """
            ])
        // A key without a text is its own in the source language; other languages have none.
        #expect(try Self.files(catalog, "en")["en.lproj/Localizable.strings"]?.hasPrefix("\"a\" = \"a\";\n") == true)
        #expect(try Self.files(catalog, "fr").isEmpty)
    }

    @Test func pluralForms() throws {
        let catalog = try Self.catalog(
            #"""
            "%lld files in %@": {"comment":"Folder", "localizations":{"de":{"variations":{"plural":{
              "one":{"stringUnit":{"state":"translated","value":"%lld Datei in %@"}},
              "other":{"stringUnit":{"state":"translated","value":"%lld Dateien in <%@>"}}}}}}}
            """#)
        #expect(
            try Self.files(catalog)["de.lproj/Localizable.stringsdict"] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<!-- Folder -->
                \t<key>%lld files in %@</key>
                \t<dict>
                \t\t<key>NSStringLocalizedFormatKey</key>
                \t\t<string>%#@value@</string>
                \t\t<key>value</key>
                \t\t<dict>
                \t\t\t<key>NSStringFormatSpecTypeKey</key>
                \t\t\t<string>NSStringPluralRuleType</string>
                \t\t\t<key>NSStringFormatValueTypeKey</key>
                \t\t\t<string>lld</string>
                \t\t\t<key>one</key>
                \t\t\t<string>%lld Datei in %@</string>
                \t\t\t<key>other</key>
                \t\t\t<string>%lld Dateien in &lt;%@&gt;</string>
                \t\t</dict>
                \t</dict>
                </dict>
                </plist>

                """)
    }

    /// The entry of a template as pairs of path and text.
    private static func form(_ template: TextTemplate, key: String) -> (texts: [String], losses: [ConversionLoss.Kind])
    {
        var form = StringsDictForm(template, key: key)
        let entry = StringsDictEntry(value: form.made())
        return (entry.texts.map { ($0.path.suffix(2) + [$0.text]).joined(separator: ": ") }, form.losses)
    }

    /// A specifier has a position where it would take another argument without it, and else stands as it is written.
    @Test func positions() {
        func plural(_ one: String, _ other: String) -> TextVariation {
            .plural(type: .cardinal, argument: nil, [.one: .text(one), .other: .text(other)])
        }
        let format = "NSStringLocalizedFormatKey: "
        // The number is the second argument.
        #expect(
            Self.form(TextTemplate(plural("%@ has %lld file", "%@ has %lld files")), key: "").texts == [
                format + "%2$#@value@", "value: one: %1$@ has %2$lld file", "value: other: %1$@ has %2$lld files",
            ])
        let files = TextSubstitution(
            argument: 2, specifier: "lld", variation: plural("%arg file", "%arg files of %1$@"))
        #expect(
            Self.form(TextTemplate("%#@files@ for %@", substitutions: ["files": files]), key: "").texts == [
                format + "%2$#@files@ for %1$@", "files: one: %lld file", "files: other: %lld files of %1$@",
            ])
        let twice = TextSubstitution(specifier: "lld", variation: plural("one", "%arg"))
        #expect(
            Self.form(TextTemplate("%#@n@ %#@n@", substitutions: ["n": twice]), key: "").texts == [
                format + "%#@n@ %#@n2@", "n: one: one", "n: other: %lld", "n2: one: one", "n2: other: %lld",
            ])
        let plain = TextSubstitution(argument: 1, specifier: "@", variation: .text("<%arg>"))
        #expect(
            Self.form(TextTemplate("%#@name@ %@", substitutions: ["name": plain]), key: "").texts == ["<%1$@> %2$@"])
        let value = TextSubstitution(argument: 1, specifier: "d", variation: plural("a", "b"))
        #expect(
            Self.form(TextTemplate(plural("%1$lld %1$#@value@", "%lld"), substitutions: ["value": value]), key: "")
                .texts
                == [
                    format + "%#@value2@", "value2: one: %1$lld %1$#@value@", "value2: other: %lld", "value: one: a",
                    "value: other: b",
                ])
    }

    /// A number that no wording shows decides as it is: digits of the key do not make "1.0" of it, which is no `one` in English.
    @Test func numbersThatAreNotShown() throws {
        let template = TextTemplate(
            .plural(type: .cardinal, argument: nil, [.one: .text("one"), .other: .text("many")]))
        for (key, type) in [("%.1f", "g"), ("%lld", "lld"), ("%d", "d"), ("", "lld")] {
            var form = StringsDictForm(template, key: key)
            let entry = StringsDictEntry(value: form.made())
            #expect(entry[variable: "value"]?.specifier == type)
            #expect(try entry.template?.compiled(in: "en").format([1]) == "one")
        }
    }

    @Test func devicesStandAroundEverything() {
        let template = TextTemplate(
            .plural(
                type: .cardinal, argument: nil,
                [.one: .device(["mac": .text("%lld click"), "other": .text("%lld tap")]), .other: .text("%lld taps")]))
        let made = Self.form(template, key: "")
        #expect(
            made.texts == [
                "mac: NSStringLocalizedFormatKey: %#@value@", "value: one: %lld click", "value: other: %lld taps",
                "other: NSStringLocalizedFormatKey: %#@value@", "value: one: %lld tap", "value: other: %lld taps",
            ])
        #expect(made.losses.isEmpty)
    }

    @Test(arguments: [
        (
            #""a":{"localizations":{"de":{"stringSet":{"state":"translated","values":["x","y"]}}}}"#,
            "key 'a' (de): left out: a list of phrases"
        ),
        (
            #""a":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"x"}}}}"#,
            "key 'a' (de): no place for the state 'needs_review'"
        ),
        (
            #""a":{"shouldTranslate":false,"extractionState":"stale"}"#,
            "key 'a': no place for the member of the entry 'shouldTranslate'"
        ),
        (
            #""a":{"localizations":{"de":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"\u0001%d"}}}}}}}"#,
            "key 'a' (de): left out: XML has no U+1"
        ),
        (
            #""a":{"localizations":{"de":{"variations":{"plural":{"other":{"variations":{"width":{"5":{"stringUnit":{"state":"translated","value":"w"}},"9":{"stringUnit":{"state":"translated","value":"wide"}}}}}}}}}}"#,
            "key 'a' (de): no place for the variation width.5 'w'"
        ),
        (
            #""a":{"localizations":{"de":{"variations":{"ordinal":{"one":{"stringUnit":{"state":"translated","value":"%d."}},"other":{"stringUnit":{"state":"translated","value":"%d"}}}}}}}"#,
            "key 'a' (de): no place for the variation ordinal.one '%d.'"
        ),
        (
            #""a":{"comment":"x */ y","localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}"#,
            "key 'a' (de): the comment was 'x */ y' and is 'x * / y'"
        ),
    ])
    func losses(entry: String, loss: String) throws {
        let losses = try Self.catalog(entry).lprojFolder(for: "de").losses.map(\.description)
        #expect(losses.contains(loss), "\(losses)")
    }

    /// A catalog says what its languages are called; a folder is never called so that it leads elsewhere.
    @Test(arguments: ["../x", "de/../..", "", "de\u{0}", "de lproj", "ä"])
    func languagesThatAreNone(language: String) throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        catalog["a"]?[language] = CatalogLocalization("x")
        let made = catalog.lprojFolders()
        #expect(made.value.map(\.language) == ["en"])
        #expect(made.losses.count == 1)
    }

    /// Names of ten that each name the next one ten times.
    @Test func manyNames() {
        var substitutions: [String: TextSubstitution] = [:]
        for level in 0..<10 {
            let text = String(repeating: "%1$#@s\(level + 1)@", count: 10)
            substitutions["s\(level)"] = TextSubstitution(argument: 1, specifier: "d", variation: .text(text))
        }
        substitutions["s10"] = TextSubstitution(argument: 1, specifier: "d", variation: .text("%arg"))
        var form = StringsDictForm(TextTemplate("%#@s0@", substitutions: substitutions), key: "")
        _ = form.made()
        #expect(form.fault == "its substitutions name each other too often")
    }

    // MARK: There and back

    private static let devices: [String?] = [nil, "iphone", "mac", "other"]

    /// What a bundle of the catalog shows, one of the folders shows too, for any arguments on any device; but for what was told.
    private static func compare(
        _ catalog: StringCatalog, _ what: String, _ random: inout SeededGenerator, _ mismatches: inout Mismatches
    ) throws {
        for language in catalog.languages {
            guard let locale = try? LocaleID(language) else { continue }
            let made = catalog.lprojFolder(for: language)
            let told = Set(made.losses.filter { Self.changesText($0) }.map(\.key))
            let files = try made.value.files()
            let strings = try files.first { $0.path.hasSuffix(".strings") }.map { try StringsFile(reading: $0.bytes) }
            let dict = try files.first { $0.path.hasSuffix("dict") }.map { try StringsDictFile(reading: $0.bytes) }
            if let strings { mismatches.expect(strings.texts, equals: made.value.strings.texts, what) }
            let before = StringTable(language: locale, catalog: catalog, catalogLanguage: language)
            let after = StringTable(
                language: locale, strings: strings ?? StringsFile(), dictionary: dict ?? StringsDictFile())
            for key in catalog.keys where !told.contains(key) {
                guard let own = before[key] else {
                    mismatches.expect(after[key] == nil, equals: true, "\(what): \(key)")
                    continue
                }
                guard let new = after[key] else {
                    mismatches.add("\(what) \(language): no \(key.debugDescription)")
                    continue
                }
                for device in Self.devices {
                    var options = TextOptions()
                    options.device = device
                    let one = Result { try own.compiled(in: locale, options: options) }
                    let other = Result { try new.compiled(in: locale, options: options) }
                    for round in 0..<8 {
                        let arguments = Self.arguments(&random, round)
                        let expected = try? one.get().format(arguments)
                        // What was an error before is none of ours.
                        guard let expected else { continue }
                        let found = Result { try other.get().format(arguments) }
                        mismatches.expect(
                            "\(found)", equals: "\(Result<String, any Error>.success(expected))",
                            "\(what) \(language) \(device ?? "-") \(key.debugDescription) \(arguments): \(own) is \(new)"
                        )
                    }
                }
            }
        }
    }

    private static func changesText(_ loss: ConversionLoss) -> Bool {
        switch loss.kind {
        case .leftOut: return true
        case .notHeld(let what, _): return what.hasPrefix("variation") || what.hasPrefix("plural form")
        default: return false
        }
    }

    private static func arguments(_ random: inout SeededGenerator, _ round: Int) -> [TextArgument] {
        (0..<6).map { _ in
            switch round {
            case 0: .integer(Int(random.next() % 4))
            case 1: .string(random.element(of: ["a", "Ö", "x y"]))
            default: random.chance(1, in: 2) ? .integer(Int(random.next() % 30)) : "text"
            }
        }
    }

    @Test func catalogsOfTheRepository() throws {
        var random = SeededGenerator(for: "LprojFolderTests.catalogsOfTheRepository")
        var mismatches = Mismatches()
        for name in [
            "Data/Golden/LocalizedStrings/Everything.xcstrings",
            "Data/Golden/LocalizedStrings/Symbols/Localizable.xcstrings",
            "Data/Golden/LocalizedStrings/Symbols/Type.xcstrings", "Examples/fmt/Help/Help.xcstrings",
            "Examples/Server/Sources/LocalizedPage/Localizable.xcstrings", "Examples/forecast/Localizable.xcstrings",
            "Examples/Symbols/Sources/embedded/Menu.xcstrings",
            "Examples/Symbols/Sources/embedded/Localizable.xcstrings",
            "Examples/Symbols/Sources/resources/Localizable.xcstrings",
        ] {
            let bytes = Array(try Data(contentsOf: RepositoryRoot.file(name)))
            try Self.compare(StringCatalog(reading: bytes), name, &random, &mismatches)
        }
        mismatches.report()
    }

    @Test func randomCatalogs() throws {
        var random = SeededGenerator(for: "LprojFolderTests.randomCatalogs")
        var mismatches = Mismatches()
        for _ in 0..<150 * SeededGenerator.rounds {
            let catalog = RandomVariations.catalog(&random)
            try Self.compare(catalog, String(decoding: catalog.bytes(), as: UTF8.self), &random, &mismatches)
        }
        mismatches.report()
    }
}

/// Catalogs with variations within each other and substitutions.
private enum RandomVariations {
    private static let pieces = [
        "%@", "%lld", "%1$@", "%2$lld", "%3$@", "%d", " ", "a", "ä <&>", "%%", "5 % off", "\n", "%#@s@", "%#@t@",
        "%2$#@s@",
        "%1$#@t@", "\"", "--", "%*d", "%.1f",
    ]

    private static func text(_ random: inout SeededGenerator, _ extra: [String] = []) -> String {
        (0..<Int(1 + random.next() % 5)).map { _ in random.element(of: pieces + extra + extra) }.joined()
    }

    private static func variation(_ random: inout SeededGenerator, depth: Int, _ extra: [String] = []) -> TextVariation
    {
        switch random.next() % (depth < 3 ? 8 : 3) {
        case 3, 4:
            return .plural(
                type: .cardinal, argument: nil,
                [
                    .one: variation(&random, depth: depth + 1, extra),
                    .other: variation(&random, depth: depth + 1, extra),
                ])
        case 5, 6:
            var cases = ["other": variation(&random, depth: depth + 1, extra)]
            cases[random.element(of: ["mac", "iphone"])] = variation(&random, depth: depth + 1, extra)
            return .device(cases)
        case 7:
            return .width([
                10: variation(&random, depth: depth + 1, extra), 20: variation(&random, depth: depth + 1, extra),
            ])
        default: return .text(text(&random, extra))
        }
    }

    static func catalog(_ random: inout SeededGenerator) -> StringCatalog {
        var catalog = StringCatalog(sourceLanguage: "en")
        for _ in 0..<6 {
            var substitutions: [String: TextSubstitution] = [:]
            for name in ["s", "t"] where random.chance(2, in: 3) {
                substitutions[name] = TextSubstitution(
                    argument: random.chance(1, in: 2) ? Int(1 + random.next() % 3) : nil,
                    specifier: random.element(of: ["lld", "lld", "d", "@"]),
                    variation: variation(&random, depth: 1, ["%arg"]))
            }
            var entry = CatalogEntry(comment: random.chance(1, in: 3) ? text(&random) : nil)
            for language in ["en", "de"] where random.chance(3, in: 4) {
                entry[language] = CatalogLocalization(
                    TextTemplate(variation(&random, depth: 0), substitutions: substitutions))
            }
            catalog[text(&random)] = entry
        }
        return catalog
    }
}
