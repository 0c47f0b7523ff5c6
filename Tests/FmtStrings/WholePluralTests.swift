import Foundation
import LocalizedStrings
import TestSupport
import Testing

@testable import fmt_strings

/// Plural forms that are the whole text go into `.stringsdict` files and come back as they were.
@Suite struct WholePluralTests {
    /// A catalog as `.lproj` folders, these as a catalog, and that one as folders again: the catalog, and what the files say.
    private func thereAndBack(_ catalog: StringCatalog) throws -> (
        catalog: StringCatalog, first: [String], again: [String]
    ) {
        let folder = try Folder()
        let path = try folder.write("Localizable.xcstrings", String(decoding: catalog.bytes(), as: UTF8.self))
        let (one, two) = ("\(folder.path)/1", "\(folder.path)/2")
        #expect(run("convert", path, "--to", "lproj", "--output", one).code == 0)
        let back = run("convert", one)
        #expect(back.code == 0, "\(back.errors)")
        let made = try folder.write("Back.xcstrings", back.output)
        #expect(run("convert", made, "--to", "lproj", "--output", two).code == 0)
        func texts(_ folder: String) -> [String] {
            ["en", "de"].map { language in
                // The table of the second catalog has its own name.
                let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(language).lproj")) ?? []
                return files.filter { $0.hasSuffix(".stringsdict") }.map { name in
                    (try? String(contentsOfFile: "\(folder)/\(language).lproj/\(name)", encoding: .utf8)) ?? ""
                }.joined()
            }
        }
        return (try StringCatalog(reading: Array(back.output.utf8)), texts(one), texts(two))
    }

    private static func plural(_ texts: [(category: String, text: String)]) -> CatalogLocalization {
        var localization = CatalogLocalization()
        for (category, text) in texts { localization[CatalogUnitPath([.plural(category)])] = CatalogUnit(text) }
        return localization
    }

    /// Each wording has positions, or its number before all else, so that nothing is to be written otherwise.
    private static func wholePlural(_ random: inout SeededGenerator) -> CatalogLocalization {
        let tail = ["", " x", " %@", " %% <ä>", " %@ %d"]
        let number = random.element(of: ["%lld", "%d", "%.1f", "%li", "%u"])
        let isPositioned = random.chance(1, in: 3)
        func text() -> String {
            if isPositioned {
                return random.element(of: ["%1$@ has %2$lld", "%2$lld of %1$@", "%2$lld", "%1$@ has one"])
            }
            return random.element(of: ["none", "one", number, number]) + random.element(of: tail)
        }
        let categories = ["zero", "one", "two", "few", "many"].filter { _ in random.chance(1, in: 3) }
        let other = isPositioned ? "%1$@ has %2$lld" : number + random.element(of: tail)
        return plural(categories.map { ($0, random.chance(1, in: 2) ? text() : other) } + [("other", other)])
    }

    @Test func randomCatalogs() throws {
        var random = SeededGenerator(for: "WholePluralTests.randomCatalogs")
        var mismatches = Mismatches()
        for _ in 0..<40 * SeededGenerator.rounds {
            var catalog = StringCatalog(sourceLanguage: "en")
            for key in ["%lld files", "a", "%.1f", "%1$@ %2$lld", "b"] {
                catalog[key] = CatalogEntry()
                for language in ["en", "de"] { catalog[key]?[language] = Self.wholePlural(&random) }
            }
            // Beside them what is no such thing, and words whose number no wording shows.
            catalog["c"] = CatalogEntry()
            catalog["c"]?["en"] = Self.plural([("one", "one"), ("other", "many")])
            catalog["c"]?["de"] = CatalogLocalization("Text")
            let made = try thereAndBack(catalog)
            mismatches.expect(made.again, equals: made.first, "\(catalog)")
            for key in catalog.keys {
                for language in ["en", "de"] {
                    mismatches.expect(
                        made.catalog[key]?[language], equals: catalog[key]?[language],
                        "\(key.debugDescription) \(language)")
                }
            }
        }
        mismatches.report()
    }

    /// An argument before the number gets its position; the choice stays the text's own.
    @Test func positions() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        catalog["a"]?["en"] = Self.plural([("one", "%@ has a file"), ("other", "%@ has %lld files")])
        let made = try thereAndBack(catalog)
        #expect(
            made.catalog["a"]?["en"] == Self.plural([("one", "%1$@ has a file"), ("other", "%1$@ has %2$lld files")]))
        #expect(made.again == made.first)
    }

    /// Devices stand around plural forms, and come back so.
    @Test func devices() throws {
        var catalog = StringCatalog(sourceLanguage: "en")
        catalog["a"] = CatalogEntry()
        var localization = CatalogLocalization()
        for device in ["mac", "other"] {
            for (category, text) in [("one", "a \(device)"), ("other", "%lld \(device)s")] {
                localization[CatalogUnitPath([.device(device), .plural(category)])] = CatalogUnit(text)
            }
        }
        localization[CatalogUnitPath([.device("iphone")])] = CatalogUnit("phone")
        catalog["a"]?["en"] = localization
        let made = try thereAndBack(catalog)
        #expect(Set(made.catalog["a"]?["en"]?.units.map { "\($0)" } ?? []) == Set(localization.units.map { "\($0)" }))
        #expect(made.again == made.first)
    }

    /// What says more than a catalog's plural forms does stays a substitution: another name, another type than the wordings have, text
    /// around it, a second variable, no such rule.
    @Test(arguments: [
        ("%#@files@", "files", "lld", "", "%lld"), ("%#@value@", "value", "d", "", "%lld"),
        ("%#@value@!", "value", "lld", "", "%lld"), ("%2$#@value@", "value", "lld", "", "%lld"),
        ("%#@value@", "value", "lld", "<key>o</key><dict><key>other</key><string>o</string></dict>", "%lld"),
        ("%#@value@", "value", "lld", "", "%lld %#@value@"), ("%#@value@", "value", "@", "", "%@"),
    ])
    func otherVariables(format: String, name: String, type: String, more: String, text: String) throws {
        let folder = try Folder()
        let path = try folder.write(
            "en.lproj/L.stringsdict",
            """
            <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string><key>one</key><string>one</string>
            <key>other</key><string>\(text)</string></dict>\(more)</dict></dict></plist>
            """)
        let made = run("convert", path, "--to", "csv")
        #expect(made.output.contains("a,substitutions.\(name).plural.other"), "\(made)")
    }
}
