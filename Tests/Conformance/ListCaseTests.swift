import LocaleFormatJSON
import TestSupport
import Testing

@testable import conformance

/// `list_fmt`, `likely_subtags` and `lang_names`: cases in the shapes of Unicode's suite, with facts of CLDR 42.
@Suite struct ListCaseTests {
    private func answer(_ line: String) -> JSONValue { Session.answer(Array(line.utf8)) }

    @Test(arguments: [
        (
            #""locale":"de","input_list":["A","B","C"],"options":{"list_type":"conjunction","style":"long"}"#,
            "A, B und C"
        ),
        (
            #""locale":"en-US","input_list":["A","B","C"],"type":"disjunction","options":{"style":"short"}"#,
            "A, B, or C"
        ),
        (#""locale":"en","input_list":["A","B"],"options":{"list_type":"unit","style":"narrow"}"#, "A B"),
        (#""locale":"es","input_list":["A","Ir"]"#, "A e Ir"), (#""input_list":[]"#, ""),
    ])
    func listsAreJoined(fields: String, result: String) {
        #expect(answer(#"{"test_type":"list_fmt","label":"1",\#(fields)}"#)["result"]?.string == result)
    }

    @Test(arguments: [
        ("aa", "maximize", "aa-Latn-ET"), ("zh-TW", "maximize", "zh-Hant-TW"), ("und", "maximize", "en-Latn-US"),
        ("zh-Hant-TW", "minimize", "zh-TW"), ("en-Latn-US", "minimizeFavorRegion", "en"),
    ])
    func likelySubtags(locale: String, option: String, result: String) {
        let line = #"{"test_type":"likely_subtags","label":"1","locale":"\#(locale)","option":"\#(option)"}"#
        #expect(answer(line)["result"]?.string == result)
    }

    @Test(arguments: [
        ("en", "en-US", "dialect", "American English"),
        ("en", "en_US", "standard", "English (United States)"),
        ("de", "zh-Hant", "standard", "Chinesisch (Traditionell)"), ("fr", "de-AT", "dialect", "allemand autrichien"),
    ])
    func languageNames(display: String, language: String, dialects: String, result: String) {
        let line = """
            {"test_type":"lang_names","label":"1","locale_label":"\(display)","language_label":"\(language)",\
            "languageDisplay":"\(dialects)"}
            """
        #expect(answer(line)["result"]?.string == result)
    }

    @Test(arguments: [
        #"{"test_type":"lang_names","label":"1","locale_label":"de"}"#,
        #"{"test_type":"lang_names","label":"1","locale_label":"de","language_label":"1"}"#,
        #"{"test_type":"list_fmt","label":"1"}"#, #"{"test_type":"list_fmt","label":"1","input_list":[1]}"#,
        #"{"test_type":"list_fmt","label":"1","input_list":[],"options":{"list_type":"both"}}"#,
        #"{"test_type":"likely_subtags","label":"1","locale":"de","option":"minimizeFavorScript"}"#,
        #"{"test_type":"likely_subtags","label":"1","locale":"1"}"#,
    ])
    func problemsAreTold(line: String) {
        let reply = answer(line)
        #expect(reply["result"] == nil && (reply["error"] != nil || reply["unsupported"] != nil))
    }
}
