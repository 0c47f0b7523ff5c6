import Foundation
import LocaleFormat
import LocalizedMessages
import LocaleFormatJSON
import TestSupport
import Testing

@testable import conformance

/// The project's own cases: one of each kind in Unicode's suite, and each ECMA-402 option alone.
@Suite struct CaseFileTests {
    @Test(.enabled(if: ICULibrary.version.hasPrefix("72."), "the expected texts are those of ICU 72"))
    func casesHaveTheirResults() throws {
        let file = RepositoryRoot.file("Data/Golden/Conformance/number_fmt-icu72.jsonl")
        let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
        var mismatches = Mismatches()
        for line in lines {
            let test = try JSONReader.value(of: Array(line))
            let reply = Session.answer(Array(line))
            mismatches.expect(reply["result"], equals: test["verify"], test.text)
            mismatches.expect(reply["label"], equals: test["label"], test.text)
        }
        mismatches.report()
    }

    /// Options that a style can say are said alike by a skeleton.
    @Test func stylesAndSkeletonsAgree() throws {
        let values = ["0", "-0.22222", "1234.5", "91827.3645", "-1.005"]
        var mismatches = Mismatches()
        for options in Self.combinations {
            let settings = try NumberSettings(JSONReader.value(of: Array("{\(options)}".utf8)))
            for locale: LocaleID in ["en", "es", "hi-IN", "ar-EG"] {
                let specification = try #require(settings.specification(in: locale))
                let style = try CompiledNumber(specification)
                let skeleton = try CompiledNumber(settings.skeletonSpecification(in: locale))
                for value in values {
                    let number = try ExactDecimal(value)
                    mismatches.expect(
                        try style.format(number), equals: try skeleton.format(number), "\(locale) \(options) \(value)")
                }
            }
        }
        mismatches.report()
    }

    private static let combinations: [String] = {
        let kinds = [
            #""style": "decimal""#, #""style": "percent""#,
            #""style": "currency", "currency": "KWD", "currencyDisplay": "code", "currencySign": "accounting""#,
        ]
        let forms = [#""notation": "standard""#, #""notation": "engineering""#, #""notation": "compact""#]
        let rest = [
            #""signDisplay": "exceptZero", "useGrouping": "min2""#,
            #""minimumIntegerDigits": 3, "roundingMode": "ceil""#,
            #""maximumSignificantDigits": 2, "useGrouping": true"#,
            #""minimumFractionDigits": 1, "conformanceScale": 0.5"#,
            #""maximumFractionDigits": 1, "conformanceDecimalAlways": true, "signDisplay": "negative""#,
        ]
        return kinds.flatMap { kind in forms.flatMap { form in rest.map { "\(kind), \(form), \($0)" } } }
    }()
}
