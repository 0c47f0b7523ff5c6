import LocaleFormat
import LocaleFormatJSON

/// `lang_names`: a locale's name in a language.
enum LanguageNamesTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) {
            let word = test["languageDisplay"]?.string ?? "dialect"
            guard let names = LocaleID.DialectNames(rawValue: word) else {
                throw .unsupported("languageDisplay: '\(word)'")
            }
            let display = try locale(test, "locale_label")
            return .result(try locale(test, "language_label").displayName(in: display, names))
        } catch {
            return error.reply
        }
    }

    private static func locale(_ test: JSONValue, _ key: String) throws(TestProblem) -> LocaleID {
        guard let text = test[key]?.string else { throw .failure("the test has no \(key)", type: "unreadable test") }
        do throws(LocaleError) { return try LocaleID(text) } catch { throw .failure(error.description, type: "locale") }
    }
}
