import LocaleFormat
import LocaleFormatJSON

/// `likely_subtags`: a locale with the subtags that are likely, or without them.
enum LikelySubtagsTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            let locale = try NumberTest.locale(test)
            switch test["option"]?.string ?? "maximize" {
            case "maximize": return .result(locale.maximized.tag)
            case "minimize", "minimizeFavorRegion": return .result(locale.minimized.tag)
            // ICU has this one in C++ only.
            case let other: throw .unsupported("option: '\(other)'")
            }
        } catch {
            return error.reply
        }
    }
}
