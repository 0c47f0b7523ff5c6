import LocaleFormat
import LocaleFormatJSON

/// `plural_rules`: the category of a decimal text, whose zeros count.
enum PluralTest {
    static func answer(_ test: JSONValue) -> JSONValue {
        do throws(TestProblem) { return .result(try category(test).rawValue) } catch { return error.reply }
    }

    private static func category(_ test: JSONValue) throws(TestProblem) -> PluralCategory {
        let sample: String
        switch test["sample"] {
        case .string(let given), .number(let given): sample = given
        default: throw .failure("the test has no sample", type: "unreadable test")
        }
        let word = test["type"]?.string ?? test["plural_type"]?.string ?? "cardinal"
        guard let kind = PluralRules.Kind(rawValue: word) else { throw .unsupported("plural type: '\(word)'") }
        let locale = try NumberTest.locale(test)
        let rules: PluralRules
        do throws(PluralRuleError) { rules = try PluralRules(locale: locale, type: kind) } catch {
            throw .failure("\(error)", type: "plural rules")
        }
        do throws(NumberError) { return try rules.category(forText: sample) } catch {
            throw .failure(error.description, type: "unreadable input")
        }
    }
}
