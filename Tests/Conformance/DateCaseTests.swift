import Foundation
import LocaleFormat
import LocaleFormatJSON
import TestSupport
import Testing

@testable import conformance

/// `datetime_fmt` and `rdt_fmt`: cases in the shapes of Unicode's suite, and CLDR's pairs of skeletons.
@Suite struct DateCaseTests {
    private func answer(_ line: String) -> JSONValue { Session.answer(Array(line.utf8)) }

    private func date(_ fields: String, input: String = "2000-01-01T00:00:00Z", locale: String = "en") -> JSONValue {
        answer(
            #"{"test_type": "datetime_fmt", "label": "1", "locale": "\#(locale)", "input_string": "\#(input)", \#(fields)}"#
        )
    }

    /// With plain spaces: data since CLDR 42 has one that does not break before AM and PM.
    private func text(_ fields: String, input: String = "2000-01-01T00:00:00Z", locale: String = "en") -> String? {
        date(fields, input: input, locale: locale)["result"]?.string?.replacing("\u{202F}", with: " ")
    }

    @Test(.enabled(if: ICULibrary.version.hasPrefix("72."), "the expected texts are those of ICU 72"))
    func casesHaveTheirResults() throws {
        let file = RepositoryRoot.file("Data/Golden/Conformance/datetime_fmt-icu72.jsonl")
        var mismatches = Mismatches()
        for line in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
            let test = try JSONReader.value(of: Array(line))
            let reply = Session.answer(Array(line))
            mismatches.expect(reply["result"], equals: test["verify"], test.text)
            mismatches.expect(reply["label"], equals: test["label"], test.text)
        }
        mismatches.report()
    }

    /// The pairs of CLDR's common/testData/datetime/datetime.json and of the tests of its generator.
    @Test(arguments: [
        ("YMDE", "short", "", "gregory", "yyMdEEE"), ("YMDE", "medium", "", "gregory", "yMMMdEEE"),
        ("YMDE", "long", "", "gregory", "yMMMMdEEEE"), ("YMDE", "short", "with_era", "gregory", "GyMdEEE"),
        ("YMDE", "medium", "with_era", "gregory", "GyMMMdEEE"), ("YMDE", "long", "with_era", "gregory", "GyMMMMdEEEE"),
        ("YMDE", "short", "full", "gregory", "yMdEEE"), ("YMDE", "short", "", "japanese", "GGGGGyMdEEE"),
        ("YMDE", "medium", "", "japanese", "GyMMMdEEE"), ("YMDE", "long", "", "islamic-civil", "GyMMMMdEEEE"),
        ("YMDE", "short", "with_era", "japanese", "GGGGGyMdEEE"), ("Z", "long", "specific", "gregory", "zzzz"),
        ("Z", "long", "location", "gregory", "VVVV"), ("Z", "", "generic", "gregory", "vvvv"),
        ("Z", "", "offset", "gregory", "O"), ("MDTZ", "short", "specific", "gregory", "Mdjmsz"),
        ("MDTZ", "long", "specific", "gregory", "MMMMdjmsz"), ("MDTZ", "short", "location", "gregory", "MdjmsVVVV"),
        ("MDTZ", "long", "generic", "gregory", "MMMMdjmsv"), ("MDTZ", "short", "offset", "gregory", "MdjmsO"),
        ("M", "long", "", "gregory", "LLLL"), ("T", "short", "", "gregory", "jms"),
    ])
    func semanticSkeletons(fields: String, length: String, kind: String, calendar: String, skeleton: String) throws {
        var options = [("semanticSkeleton", fields), ("calendar", calendar)]
        if !length.isEmpty { options.append(("semanticSkeletonLength", length)) }
        if !kind.isEmpty { options.append((fields.contains("Y") ? "yearStyle" : "zoneStyle", kind)) }
        let object = JSONValue.object(JSONObject(options.map { ($0, .string($1)) }))
        let found = try SemanticSkeleton(OptionReader(object), calendar: CalendarID(identifier: calendar))
        #expect(found?.skeleton == skeleton)
    }

    /// Rows of the same file, in English.
    @Test(arguments: [
        (#""dateStyle": "full", "timeStyle": "short""#, "Saturday, January 1, 2000 at 12:00 AM"),
        (
            #""dateStyle": "full", "timeStyle": "short", "dateTimeFormatType": "atTime""#,
            "Saturday, January 1, 2000 at 12:00 AM"
        ),
        (
            #""dateStyle": "full", "timeStyle": "short", "dateTimeFormatType": "standard""#,
            LoadedICU.words("Saturday, January 1, 2000, 12:00 AM", apple: "Saturday, January 1, 2000 at 12:00 AM")
        ),
        (#""dateStyle": "medium""#, "Jan 1, 2000"), (#""timeStyle": "short""#, "12:00 AM"),
        (#""semanticSkeleton": "T", "hourCycle": "H12""#, "12:00:00 AM"),
        (#""semanticSkeleton": "T", "semanticSkeletonLength": "long", "hourCycle": "H23""#, "00:00:00"),
        (#""semanticSkeleton": "Z", "zoneStyle": "location", "timeZone": "Australia/Adelaide""#, "Adelaide Time"),
        (
            #""dateStyle": "short", "timeStyle": "full", "timeZone": "Etc/GMT""#,
            "1/1/00, 12:00:00 AM Greenwich Mean Time"
        ),
        (
            #""skeleton": "yMMMdjm", "dateTimeFormatType": "standard""#,
            LoadedICU.words("Jan 1, 2000, 12:00 AM", apple: "Jan 1, 2000 at 12:00 AM")
        ),
    ])
    func rowsOfCLDR(options: String, expected: String) {
        #expect(text(#""options": {\#(options)}"#) == expected)
    }

    @Test func ecmaFields() {
        let input = "2024-03-17T15:04:05.678Z"
        func field(_ options: String, locale: String = "en-US") -> String? {
            text(#""options": {\#(options)}"#, input: input, locale: locale)
        }
        #expect(field("") == "3/17/2024")
        if LoadedICU.cldr >= 42 {
            #expect(field(#""era": "short""#) == "3/17/2024 A" || field(#""era": "short""#) == "3/17/2024 AD")
        }
        #expect(field(#""hour": "numeric", "minute": "2-digit""#) == "3:04 PM")
        #expect(field(#""hour": "numeric", "minute": "2-digit", "hour12": false"#) == "15:04")
        #expect(field(#""hour": "numeric", "minute": "numeric", "hourCycle": "h23""#) == "15:04")
        #expect(field(#""timeStyle": "short", "hourCycle": "h23""#) == "15:04")
        #expect(
            field(#""dateStyle": "full", "timeStyle": "short", "hour12": "false""#)
                == (LoadedICU.cldr >= 42 ? "Sunday, March 17, 2024 at 15:04" : "Sunday, March 17, 2024, 15:04")
        )
        #expect(field(#""timeStyle": "short", "hour12": true"#, locale: "de") == "3:04 PM")
        #expect(field(#""month": "long", "day": "numeric", "weekday": "long""#, locale: "de") == "Sonntag, 17. März")
        #expect(field(#""year": "numeric", "month": "long", "calendar": "persian""#, locale: "fa") == "۱۴۰۲ اسفند")
        #expect(field(#""second": "numeric", "fractionalSecondDigits": 2"#) == "5.67")
    }

    /// The forms an instant comes in, and where its zone comes from.
    @Test func inputs() {
        let options = #""options": {"skeleton": "Hmz"}"#
        #expect(text(options, input: "2000-01-01T00:00+10:30[Australia/Adelaide]") == "00:00 GMT+10:30")
        #expect(text(options, input: "2000-01-01 00:00:00 -08:00") == "08:00 UTC")
        #expect(text(#""options": {"skeleton": "Hmz", "timeZone": "Asia/Tokyo"}"#) == "09:00 GMT+9")
        #expect(
            answer(
                #"{"test_type": "datetime_fmt", "label": "1", "locale": "en", "input_millis": 1e12, "options": {"skeleton": "yMd"}}"#
            )["result"]
                == "9/9/2001")
        // The root locale's hours are those that likely subtags give it.
        #expect(text(#""skeleton": "jm""#, locale: "und") == "12:00 AM")
    }

    @Test func problemsAreToldApart() {
        for options in [
            #""calendar": "mayan""#, #""timeZone": "Mars/Phobos""#, #""numberingSystem": "nope""#,
            #""dateStyle": "tall""#,
            #""semanticSkeleton": "QQ""#, #""hourCycle": "h25""#, #""weekday": "numeric""#,
        ] {
            #expect(date(#""options": {\#(options)}"#)["unsupported"] != nil, "\(options)")
        }
        for line in [
            #"{"test_type": "datetime_fmt", "label": "1"}"#,
            #"{"test_type": "datetime_fmt", "label": "1", "input_string": "2000-02-30"}"#,
            #"{"test_type": "datetime_fmt", "label": "1", "input_millis": 1e300}"#,
            #"{"test_type": "datetime_fmt", "label": "1", "input_millis": 1, "options": []}"#,
            #"{"test_type": "datetime_fmt", "label": "1", "input_millis": 1, "skeleton": "-"}"#,
            #"{"test_type": "rdt_fmt", "label": "1", "unit": "day"}"#,
            #"{"test_type": "rdt_fmt", "label": "1", "unit": "day", "count": "x"}"#,
            #"{"test_type": "rdt_fmt", "label": "1", "unit": "day", "count": "inf"}"#,
        ] {
            let reply = answer(line)
            #expect(reply["error"] != nil && reply["unsupported"] == nil && reply["label"] == "1", "\(line)")
        }
        #expect(answer(#"{"test_type": "rdt_fmt", "label": "1", "unit": "eon", "count": "1"}"#)["unsupported"] != nil)
    }
}
