import Foundation
import LocaleFormat
import LocalizedMessages
import LocalizedMessageConversion
import LocaleFormatJSON
import LocaleFormatCollation
import LocaleFormatBake
import LocaleFormatOperations
import LocaleFormatRecurrence
import LocaleFormatTransliteration
import LocalizedTextTools
import LocalizedStrings
import LocalizedStringsTools
import LocalizedStringsXLIFF
import Testing

/// What Foundation shows of an error is what the error says itself.
@Suite struct LocalizedErrorTests {
    /// One error of each public type, as calls throw them where their cases cannot be made.
    private static func errors() throws -> [any Error & CustomStringConvertible] {
        var numbering = ArgumentNumbering()
        let specifier = try #require(
            FormatSpecifier.specifiers(of: "%0$@").first ?? FormatSpecifier.specifiers(of: "%arg").first)
        let fault = try #require(throws: ArgumentNumbering.Fault.self) { try numbering.take(specifier) }
        let markup = try #require(throws: MarkupError.self) { try TextTemplate("^[10").compiled(in: "en") }
        var catalog = StringCatalog()
        catalog["—"] = CatalogEntry()
        let problem = try #require(StringSymbols([LintTable(catalog, file: "Menu.xcstrings")]).problems.first)
        return [
            CalendarError.missingMonth(month: 6, isLeapMonth: false, year: 5785),
            try #require(throws: FormatListFailure.self) { try FormatList(located: []) },
            CollationError.malformedRules(offset: 3), CommandFailure.value("no such unit"),
            ConfusableError.tooLong(limit: 1),
            NormalizationError.malformed(offset: 1), DateError.unknownTimeZone("Mars/Olympus"),
            try #require(throws: InflectionLexiconError.self) { try InflectionLexicon(parsing: "de") }, problem,
            DateParseError.empty, RelativeDateParseError.empty, InflectionFeatureError.unknownWord("Zwurbel"),
            DurationError.noUnits, DurationParseError.outOfRange(text: "P9W"), fault,
            ListError.icu(code: "U_MEMORY", call: "ulistfmt_open"),
            JSONError.tooDeep(offset: 1), LocaleError.empty,
            LocalizationError.malformed(key: "Days", table: "Localizable", language: "en", markup),
            markup, MessageFormat1Error(.missingOther), MessageConversionError.tooManyParts(limit: 1),
            MessageFormat2(lenient: "{").errors[0],
            MessageFunctionError.badOperand("expected a number"),
            NumberError.notANumber(text: "1x", offset: 1), NumberParseError.wrongGrouping(at: 1),
            PersonNameError.unknownOrder("up"),
            PersonNameParseError.empty, PluralRuleError.missingData, RecurrenceError.missingFrequency,
            StringsError.tooLarge(file: "a.strings", bytes: 2, limit: 1),
            TransliterationError.noInverse("Any-Latin"),
            TextError.missingArgument(1, specifier: "%@", given: 0), UnitError.unknownUnit("parsnip"),
            UnitParseError.unknownUnit(text: "parsnips", at: 2),
            XLIFFError.documentType(file: "a.xliff", line: 1),
        ]
    }

    @Test func foundationShowsTheDescription() throws {
        for error in try Self.errors() {
            let text = "\(error)"
            #expect((error as? any LocalizedError)?.errorDescription == text, "\(type(of: error))")
            #expect(error.localizedDescription == text, "\(type(of: error))")
            // Neither the name of the type nor of the case is a sentence.
            #expect(text.contains(" ") && !text.contains("Error("), "\(text)")
        }
    }

    /// A new type of error must not be forgotten: the sources are searched for them.
    @Test func noTypeIsMissing() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
            .standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var declared: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let declaration =
                /(?:public (?:indirect )?(?:enum|struct|final class|class)|extension) +([A-Za-z0-9.]+) *:[^{]*\bError\b/
            for match in text.matches(of: declaration) { declared.insert(String(match.1)) }
        }
        // A part of its error; only that is shown.
        declared.remove("Reason")
        // A program of baked formats links nothing of Foundation.
        declared.remove("BakedError")
        let shown = Set(try Self.errors().map { "\(type(of: $0))" })
        #expect(declared == shown)
        #expect(declared.count > 15)
    }
}
