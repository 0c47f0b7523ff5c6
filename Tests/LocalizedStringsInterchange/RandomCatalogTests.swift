import LocalizedStrings
import TestSupport
import Testing

@testable import LocalizedStringsInterchange

/// Random catalogs in every format: what is written is read, and what was not told as lost is there.
@Suite struct RandomCatalogTests {
    private static let pieces = [
        "%@", "%lld", "%1$@", "%2$lld", "%.1f", "%(name)@", "%(n)lld", "%%", "a", "ä", "日本", " ", "\n", "\"", "\\",
        "<b>", "&", "'",
        "{x}", "\u{1F600}", "\u{4}", "␄", "#", "|", "=1+1", "\t", ",", "%", "5 % off", "% d", "%1$ d",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in random.element(of: pieces) }.joined()
    }

    private static func localization(_ random: inout SeededGenerator) -> CatalogLocalization {
        let state: TranslationState = random.chance(1, in: 4) ? .needsReview : .translated
        guard random.chance(1, in: 3) else { return CatalogLocalization(text(&random), state: state) }
        var localization = CatalogLocalization()
        for category in ["one", "other"] {
            localization[CatalogUnitPath([.plural(category)])] = CatalogUnit("%lld " + text(&random), state: state)
        }
        return localization
    }

    private static func catalog(_ random: inout SeededGenerator) -> StringCatalog {
        var catalog = StringCatalog(sourceLanguage: "en")
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            var entry = CatalogEntry()
            if random.chance(1, in: 2) { entry.comment = "for \(text(&random))" }
            if random.chance(1, in: 2) { entry["en"] = localization(&random) }
            if random.chance(3, in: 4) { entry["de"] = localization(&random) }
            catalog[random.chance(1, in: 8) ? "key\(random.next() % 9)" : text(&random)] = entry
        }
        return catalog
    }

    private struct Format: Sendable {
        let name: String
        /// What the catalog came to, by way of the format; nil for what the format does not take whole.
        let roundTrip: @Sendable (StringCatalog) throws -> (catalog: StringCatalog, losses: [ConversionLoss])
    }

    private static let formats = gettext + others

    private static let gettext: [Format] = ([nil, .c, .python, .apple] as [PrintfDialect?]).map { dialect in
        Format(name: "po \(dialect?.rawValue ?? "-")") { catalog in
            let made = catalog.poFile(for: "de", dialect: dialect)
            var again = StringCatalog(sourceLanguage: "en")
            let losses = again.merge(try POFile(reading: made.value.bytes()), language: "de")
            return (again, made.losses + losses)
        }
    }

    private static let others: [Format] = [
        Format(name: "csv") { catalog in
            let made = catalog.csvTable()
            var again = StringCatalog(sourceLanguage: "en")
            let losses = try again.merge(CSVTable(reading: made.value.bytes()))
            return (again, made.losses + losses)
        },
        Format(name: "formatjs") { catalog in
            let made = catalog.formatJSFile(for: "de")
            var again = StringCatalog(sourceLanguage: "en")
            let losses = again.merge(try FormatJSFile(reading: made.value.bytes()), language: "de")
            return (again, made.losses + losses)
        },
        Format(name: "arb") { catalog in
            let made = catalog.arbFile(for: "de")
            var again = StringCatalog(sourceLanguage: "en")
            let losses = again.merge(try ARBFile(reading: made.value.bytes()), language: "de")
            return (again, made.losses + losses)
        },
        Format(name: "android") { catalog in
            let made = catalog.androidStrings(for: "de")
            var again = StringCatalog(sourceLanguage: "en")
            let losses = again.merge(try AndroidStrings(reading: made.value.bytes()), language: "de")
            return (again, made.losses + losses)
        },
    ]

    /// The texts of a key as a reader of the language has them.
    private static func texts(_ catalog: StringCatalog, _ key: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (catalog[key]?["de"]?.units ?? []).map { ($0.path.description, $0.unit.value) })
    }

    @Test func whatIsWrittenIsRead() {
        var random = SeededGenerator(for: "RandomCatalogTests.whatIsWrittenIsRead")
        var mismatches = Mismatches()
        for _ in 0..<80 * SeededGenerator.rounds {
            let catalog = Self.catalog(&random)
            let written = String(decoding: catalog.bytes(), as: UTF8.self)
            for format in Self.formats {
                let made: (catalog: StringCatalog, losses: [ConversionLoss])
                do { made = try format.roundTrip(catalog) } catch {
                    mismatches.add("\(format.name): \(error) of \(written)")
                    continue
                }
                let told = Set(made.losses.map(\.key))
                for key in catalog.keys where !told.contains(key) && catalog[key]?["de"] != nil {
                    guard made.catalog[key] != nil else {
                        mismatches.add("\(format.name): no key \(key.debugDescription) of \(written)")
                        continue
                    }
                    // Printf's texts are the same to their arguments; these are compared as they are written.
                    guard format.name == "csv" || format.name == "po apple" else {
                        continue
                    }
                    var (found, expected) = (Self.texts(made.catalog, key), Self.texts(catalog, key))
                    // A percent sign that is text is written twice where msgfmt takes the entry for a format; it reads alike.
                    if format.name != "csv" {
                        found = found.mapValues { PrintfText.doubled($0, .apple) }
                        expected = expected.mapValues { PrintfText.doubled($0, .apple) }
                    }
                    // An entry with msgid_plural has no text but by form: all forms are the one text then.
                    if format.name != "csv",
                        catalog[key]?["en"]?.units.contains(where: { !$0.path.description.isEmpty }) == true,
                        expected.count == 1, let text = expected[""], found.keys.contains("plural.other"),
                        found.values.allSatisfy({ $0 == text })
                    {
                        continue
                    }
                    mismatches.expect(
                        found, equals: expected,
                        "\(format.name) \(key.debugDescription) of \(written)")
                }
            }
        }
        mismatches.report()
    }
}
