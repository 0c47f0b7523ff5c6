import LocaleFormat
import LocaleFormatJSON
import LocalizedStrings
import LocalizedStringsXLIFF

@testable import LocaleFormatDates
@testable import LocaleFormatInflection
@testable import LocaleFormatLexicon
@testable import LocalizedStringsInterchange
@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

extension Limit {
    static let files: [Limit] = [
        // Of the files themselves, and of catalogs, property lists and binary ones.
        Limit("StringsLimits.bytes", StringsLimits.bytes, in: "LocalizedStrings/LimitTests.swift", "bytes"),
        Limit("StringsLimits.depth", StringsLimits.depth, in: "LocalizedStrings/LimitTests.swift", "depth"),
        Limit(
            "StringsLimits.catalogValues", StringsLimits.catalogValues, in: "LocalizedStrings/LimitTests.swift",
            "values"),
        Limit("StringsLimits.names", StringsLimits.names, in: "LocalizedStrings/LimitTests.swift", "names"),
        Limit("StringsLimits.combiningMarks", StringsLimits.combiningMarks) { count in
            let marks = String(repeating: "\u{301}", count: count)
            _ = try StringCatalog(
                reading: Array(#"{"sourceLanguage":"en","strings":{"a\#(marks)":{}},"version":"1.0"}"#.utf8))
        },
        // Others are tried by `LimitTests.values` and in `Tests/LocalizedStringsInterchange`.
        Limit("StringsLimits.values", StringsLimits.values) {
            _ = try MOFile(reading: Self.machineObject(entries: $0))
        },
        Limit("POReader.formLimit", POReader.formLimit) { count in
            let forms = (0..<count).map { "msgstr[\($0)] \"\"\n" }.joined()
            _ = try POFile(reading: Array("msgid \"a\"\nmsgid_plural \"b\"\n\(forms)".utf8))
        },
        Limit("PluralForms.limit", PluralForms.limit) { count in
            try passesOver(PluralForms("nplurals=\(count); plural=0;") != nil)
        },
        Limit("PluralExpression.lengthLimit", PluralExpression.lengthLimit) { length in
            try passesOver(PluralExpression("n" + String(repeating: " ", count: length - 1)) != nil)
        },
        Limit("PluralExpression.depthLimit", PluralExpression.depthLimit) { depth in
            let (open, close) = (String(repeating: "(", count: depth), String(repeating: ")", count: depth))
            try passesOver(PluralExpression("\(open)n\(close)") != nil)
        },
        // A text is one more than its parts.
        Limit("FluentReading.partLimit", FluentReading.partLimit) { count in
            let file = "m = " + String(repeating: "{ $a }", count: count - 1) + "\n"
            let made = try FluentFile(reading: Array(file.utf8)).exchanged(language: "en")
            try passesOver(made.value.count == 1)
        },
        Limit("FluentReading.referenceLimit", FluentReading.referenceLimit) { count in
            let file = "m0 = x\n" + (1..<count).map { "m\($0) = { m\($0 - 1) }\n" }.joined()
            let made = try FluentFile(reading: Array(file.utf8)).exchanged(language: "en")
            try passesOver(made.value.count == count)
        },
        Limit("I18NextReading.partLimit", I18NextReading.partLimit) { count in
            let file = "{\"m\": \"" + String(repeating: "{{a}}", count: count - 1) + "\"}"
            let made = try I18NextFile(reading: Array(file.utf8)).exchanged(language: "en")
            try passesOver(made.value.count == 1)
        },
        Limit("I18NextReading.referenceLimit", I18NextReading.referenceLimit) { count in
            let file = "{\"m0\": \"x\"" + (1..<count).map { ", \"m\($0)\": \"$t(m\($0 - 1))\"" }.joined() + "}"
            let made = try I18NextFile(reading: Array(file.utf8)).exchanged(language: "en")
            try passesOver(made.value.count == count)
        },
        Limit("AndroidStrings.depthLimit", AndroidStrings.depthLimit) { depth in
            // The resources and the string are two levels.
            let (open, close) = (
                String(repeating: "<b>", count: depth - 2), String(repeating: "</b>", count: depth - 2)
            )
            let text = "<resources><string name=\"a\">\(open)x\(close)</string></resources>"
            _ = try AndroidStrings(reading: Array(text.utf8))
        },
        Limit("XLIFFDocument.sizeLimit", XLIFFDocument.sizeLimit, in: "LocalizedStrings/LimitTests.swift", "bytes"),
        Limit("XLIFFDocument.depthLimit", XLIFFDocument.depthLimit) { depth in
            let (open, close) = (
                String(repeating: "<group>", count: depth - 3), String(repeating: "</group>", count: depth - 3)
            )
            _ = try XLIFFDocument(reading: xliff(open + close))
        },
        Limit("XLIFFDocument.attributeLimit", XLIFFDocument.attributeLimit) { count in
            let attributes = (0..<count).map { "a\($0)='x'" }.joined(separator: " ")
            _ = try XLIFFDocument(reading: xliff("<group \(attributes)/>"))
        },
        Limit("XLIFFDocument.partLimit", XLIFFDocument.partLimit) { count in
            let parts = String(repeating: "<x id='1'/>", count: count - 1)
            _ = try XLIFFDocument(
                reading: xliff("<trans-unit id='a'><source>\(parts)</source></trans-unit>"))
        },
        Limit("CatalogUnitPath.depthLimit", CatalogUnitPath.depthLimit) { depth in
            let path = Array(repeating: "plural.one", count: depth).joined(separator: ".")
            try passesOver(CatalogUnitPath(path)?.steps.count == depth)
        },
        Limit("XclocPackage.fileLimit", XclocPackage.fileLimit) { count in
            let document = XLIFFDocument([XLIFFFile(original: "a", sourceLanguage: "en", targetLanguage: "de")])
            let package = XclocPackage(document, developmentRegion: "en", targetLocale: "de")
            let own = try package.files()
            let more = (own.count..<count).map { XclocPackage.File(path: "Source Contents/\($0)", bytes: []) }
            _ = try XclocPackage(files: own + more)
        },
        Limit("TZif.maximumSize", TZif.maximumSize, in: "Fmt/Security/LargeFileTests.swift", "zoneFiles"),
        Limit("JSONReader.depthLimit", JSONReader.depthLimit) { depth in
            let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
            _ = try JSONReader.value(of: Array((open + close).utf8))
        },
        Limit("JSONReader.valueLimit", JSONReader.valueLimit, in: "LocalizedStrings/LimitTests.swift", "values"),
        Limit(
            "Invocation.lexiconLimit", Invocation.lexiconLimit, in: "Fmt/Security/LargeFileTests.swift",
            "lexicons"),
        Limit("Lexicon.maximumLength", Lexicon.maximumLength) { length in
            _ = try InflectionLexicon(parsing: "en \(String(repeating: "a", count: length)) noun")
        },
        Limit("Inflector.maximumPhrase", Inflector.maximumPhrase) { length in
            let phrase = String(repeating: "a", count: length)
            _ = try Inflector(locale: "en")?.inflect(phrase, to: InflectionFeatures(definiteness: .definite))
        },
    ]

    private static func xliff(_ body: String) -> [UInt8] {
        Array("<xliff version='1.2'><file original='a' source-language='en'><body>\(body)</body></file></xliff>".utf8)
    }

    /// The head of a `.mo` file of so many entries, which is refused by their number before it is for what it lacks.
    private static func machineObject(entries: Int) -> [UInt8] {
        [0x9504_12DE, 0, entries, 28, 28, 0, 28].flatMap { value in
            (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
    }
}
