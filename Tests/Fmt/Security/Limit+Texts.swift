import LocaleFormat
import LocaleFormatRecurrence
import LocaleFormatTransliteration
import LocalizedMessages
import LocalizedStrings
import LocalizedTextTools

@testable import LocaleFormatCore
@testable import LocaleFormatLocales
@testable import LocaleFormatDates
@testable import LocaleFormatAppleStrings
@testable import LocaleFormatMessageFormat1
@testable import LocaleFormatTexts
@testable import fmt
@testable import LocaleFormatOperations
@testable import LocaleFormatValueOperations

extension Limit {
    private static let markup = "Markup/HostileMarkupTests.swift"

    static let texts: [Limit] = [
        Limit("TextLimits.bytes", TextLimits.bytes, in: markup, "moreBytesThanAText"),
        Limit("TextLimits.parts", TextLimits.parts) { count in
            let faults = FormatArguments(of: String(repeating: "%1$d", count: count)).faults
            if let fault = faults.first { throw MarkupError(fault, at: SourcePosition(offset: 0, line: 1, column: 1)) }
        },
        Limit("TextLimits.wordings", TextLimits.wordings) { count in
            let cases = Dictionary(uniqueKeysWithValues: (1..<count).map { ("\($0)", TextVariation.text("")) })
            let wordings = cases.merging(["other": .text("")]) { $1 }
            _ = try TextTemplate(.selection(argument: 1, wordings)).compiled(in: "en")
        },
        Limit("TextLimits.depth", TextLimits.depth) { depth in
            var variation = TextVariation.text("x")
            for _ in 0..<depth { variation = .selection(argument: 1, ["other": variation]) }
            _ = try TextTemplate(variation).compiled(in: "en")
        },
        Limit("TextLimits.messageDepth", TextLimits.messageDepth) { depth in
            let (open, close) = (
                String(repeating: "{a, select, other {", count: depth), String(repeating: "}}", count: depth)
            )
            _ = try MessageFormat1("\(open)x\(close)")
        },
        Limit("TextLimits.attributeDepth", TextLimits.attributeDepth) { depth in
            let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
            _ = try MarkupTree(parsing: "^[a](k: \(open)\(close))")
        },
        Limit("TextLimits.steps", TextLimits.steps, in: markup, "stepsWithoutText"),
        Limit("TextLimits.formattedBytes", TextLimits.formattedBytes, in: markup, "hugeWidthsAreBounded"),
        Limit("TextLimits.repeatedInflection", TextLimits.repeatedInflection, in: markup, "inflectedAgainAndAgain"),
        Limit("FormatSpecifier.maximumPosition", FormatSpecifier.maximumPosition) { try text("%\($0)$d") },
        Limit("FormatSpecifier.maximumWidth", FormatSpecifier.maximumWidth) { try text("%\($0)d") },
        Limit("FormatSpecifier.maximumPrecision", FormatSpecifier.maximumPrecision) { try text("%.\($0)f") },
        Limit("LocaleID.maximumLength", LocaleID.maximumLength) { length in
            // The last subtag takes what is left.
            let subtags = "en-x" + String(repeating: "-abcdefgh", count: (length - 4) / 9 - 1)
            let left = length - subtags.utf8.count - 1
            let last =
                left <= 8 ? String(repeating: "a", count: left) : "abcd-" + String(repeating: "a", count: left - 5)
            _ = try LocaleID("\(subtags)-\(last)")
        },
        Limit(
            "LocaleID.maximumPreferred", LocaleID.maximumPreferred, in: "Fmt/EnvironmentTests.swift",
            "hugeListsAreBounded"),
        Limit("AcceptLanguage.maximumLength", AcceptLanguage.maximumLength) { length in
            let header = "en," + String(repeating: " ", count: length - 5) + "de"
            try passesOver(AcceptLanguage(header).languages == ["en", "de"])
        },
        Limit("AcceptLanguage.maximumCount", AcceptLanguage.maximumCount) { count in
            let header = (0..<count).map { "en-x-a\($0)" }.joined(separator: ",")
            try passesOver(AcceptLanguage(header).languages.count == count)
        },
        Limit("LocalizedBundle.preferredLimit", LocalizedBundle.preferredLimit) { count in
            var catalog = StringCatalog(sourceLanguage: "en")
            var entry = CatalogEntry()
            entry["de"] = CatalogLocalization("b")
            catalog["a"] = entry
            let bundle = LocalizedBundle(catalogs: ["Localizable": catalog])
            // Not Zulu, whose readers CLDR takes to read English, which the catalog has too.
            let wishes = Array(repeating: "ja" as LocaleID, count: count - 1) + ["de"]
            try passesOver(bundle.localized(for: wishes)("a") == "b")
        },
        Limit("CombiningMarks.limit", CombiningMarks.limit) { count in
            try passesOver(CombiningMarks.excess(in: "a" + String(repeating: "\u{301}", count: count)) == nil)
        },
        Limit("NormalizationStream.maximumRun", NormalizationStream.maximumRun) { length in
            var stream = TextNormalization.nfc.stream()
            var bytes: [UInt8] = []
            let marks = Array(repeatElement([0xCC, 0x81] as [UInt8], count: length / 2).joined())
            try stream.append(((length % 2 == 0 ? [] : [0x61]) + marks).span, to: &bytes)
            try stream.finish(to: &bytes)
        },
        Limit("Confusables.maximumLength", Confusables.maximumLength) { length in
            _ = try Confusables.skeleton(of: String(repeating: "a", count: length))
        },
        Limit("CollationStyle.maximumRulesLength", CollationStyle.maximumRulesLength) { length in
            try collation("#" + String(repeating: "b", count: length - 1))
        },
        Limit("CollationStyle.maximumTailoredLength", CollationStyle.maximumTailoredLength) { length in
            try collation("&a<" + String(repeating: "b", count: length))
        },
        Limit("CollationStyle.maximumComposed", CollationStyle.maximumComposed) { count in
            try collation("&a<" + String(repeating: "\u{E9}", count: count))
        },
        Limit("CollationStyle.maximumContractions", CollationStyle.maximumContractions) { count in
            // Each begins with another character, so that none is built anew.
            let firsts = (0..<count).compactMap { Unicode.Scalar(0x4E00 + $0) }
            try collation("&a" + firsts.map { "<\($0)\u{3042}" }.joined())
        },
        Limit("TransliterationStyle.maximumIDLength", TransliterationStyle.maximumIDLength) { length in
            _ = try TransliterationStyle("Lower" + String(repeating: " ", count: length - 5)).compiled()
        },
        Limit("TransliterationStyle.maximumSteps", TransliterationStyle.maximumSteps) { count in
            _ = try TransliterationStyle(repeatElement("Lower", count: count).joined(separator: ";")).compiled()
        },
        Limit("TransliterationStyle.maximumRulesLength", TransliterationStyle.maximumRulesLength) { length in
            _ = try TransliterationStyle(rules: "a > b;" + String(repeating: " ", count: length - 6)).compiled()
        },
        Limit("RecurrenceRule.maximumLength", RecurrenceRule.maximumLength) { length in
            let rule =
                "FREQ=DAILY;BYHOUR=1" + String(repeating: "1", count: length % 2)
                + String(repeating: ",1", count: (length - 19) / 2)
            _ = try RecurrenceRule(rule.utf8.count == length ? rule : rule + "1")
        },
        Limit("ZoneStore.maximumLength", ZoneStore.maximumLength) { length in
            let name = String(repeating: "A", count: length - 23)
            _ = try TimeZoneID("<\(name)>5<BBB>,M3.2.0,M11.1.0")
        },
        Limit("MailDate.maximumLength", MailDate.maximumLength) { length in
            _ = try Instant(rfc5322: "21 Nov 2025 14:05 GMT" + String(repeating: " ", count: length - 21))
        },
        Limit("PersonNameParser.maximumLength", PersonNameParser.maximumLength) { length in
            _ = try PersonNameParser(locale: "en").parse("Ann " + String(repeating: "b", count: length - 4))
        },
        Limit(
            "SearchStream.reach", SearchStream.reach, in: "Text/LocalizedSearchTests.swift", "streamsFindWhatTheyReach"),
    ]

    private static func text(_ text: String) throws { _ = try TextTemplate(text).compiled(in: "en") }

    private static func collation(_ rules: String) throws { _ = try CollationStyle(rules: rules).compiled() }

    static let commands: [Limit] = [
        Limit(
            "LineBlocks.lineLimit", LineBlocks<AnyByteSource>.lineLimit, in: "Fmt/StreamTests.swift",
            "limitCountsTheLineAlone"),
        Limit("LineShapes.limit", LineShapes.limit, in: "Fmt/LineShapeTests.swift", "shapesAreBounded"),
        Limit("LineShapes.lengthLimit", LineShapes.lengthLimit) { length in
            let (head, tail) = ("{\"value\":\"1\",\"a\":\"", "\"}")
            let line = head + String(repeating: "b", count: length - head.utf8.count - tail.utf8.count) + tail
            let bytes = Array(line.utf8)
            var shapes = LineShapes()
            guard let scan = LineScan(bytes.span, from: 0) else { return }
            shapes.insert(bytes[...], scan, try PluralOperation(OptionValues(), isBrief: true))
            try passesOver(shapes.place(of: scan, in: bytes.span) != nil)
        },
        Limit(
            "BatchWorker.styleLimit", BatchWorker.styleLimit, in: "Fmt/BatchTests.swift",
            "cacheIsBoundedAndKeepsWhatIsUsed"),
        Limit("Invocation.inputLimit", Invocation.inputLimit, in: "Fmt/Security/LargeFileTests.swift", "linesTogether"),
    ]
}
